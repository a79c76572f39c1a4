"""The log of a real hall after an evening: useful, and silent about everything that is nobody's business."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.halls import RunningHall, running_hall
from tests.web.intruders import crowd, errors_in

PASSPHRASE, PASSWORD = "correct horse battery", "open sesame please"
ENTROPY = "0123456789abcdef0123456789abcdef"
TALK = "my monk is in the second row"


def test_an_evening_in_the_hall_leaves_no_secret_in_its_log(tmp_path: Path) -> None:
    async def evening(hall: RunningHall) -> set[str]:
        async with crowd(hall.address) as people:
            anna = await people.guest("Anna")
            link = (await anna.get("POST", "/api/me/link"))["key"]
            account = {"name": "Anna", "passphrase": PASSPHRASE}
            await anna.get("POST", "/api/accounts", account)
            other = await people.nobody.get("POST", "/api/log-in", {**account, "bearer": True})
            await people.nobody.ask("POST", "/api/log-in", {**account, "passphrase": PASSPHRASE + "?"})
            back = await people.nobody.get("POST", "/api/session", {"key": link, "bearer": True})
            hook = {"url": "http://127.0.0.1:9/hook?secret=hush-hush"}
            key = (await anna.get("PUT", "/api/me/webhook", hook))["key"]
            clock = {"per_move": 86400}
            table = await anna.lay("tenno", seats=2, access="password", password=PASSWORD, clock=clock)
            await anna.sit(table, entropy=ENTROPY)
            await anna.bots(table)
            await anna.ask("GET", f"/api/me?token={anna.token}&q=query-string")
            await people.nobody.ask("GET", f"/api/records/{anna.token}/replay?start=1")
            await people.nobody.ask("GET", "/replay/some-shared-key")
            async with anna.wire() as wire:
                state = await wire.watch(table, "A", password=PASSWORD)
                while not state.get("question", {}).get("offers"):
                    state = await wire.hear()
                offered = [offer["answer"] for offer in state["question"]["offers"]]
                request = state["question"]["request"]
                await wire.want("act", table=table, seat="A", request=request, answer=offered[0])
                await wire.want("act", table=table, seat="A", request=request + 5, answer="attack nonsense")
                await wire.want("say", table=table, seat="A", text=TALK)
                await wire.connection.send('{"want": "nonsense in a message", "id": 9}')
                await wire.until(lambda told: told.get("id") == 9)
            tokens = {anna.token, other["token"], back["token"], link, key}
            parts = {part for token in tokens for part in token.split(".") if len(part) > 20}
            kept = json.dumps(state["view"]["places"])
            return tokens | parts | {table, *offered, kept}

    with running_hall(tmp_path, "--private-webhooks") as hall:
        secrets = asyncio.run(evening(hall))
        hall.stop()
        log = hall.log
    secrets |= {PASSPHRASE, PASSWORD, ENTROPY, TALK, "hush-hush", "query-string", "some-shared-key"}
    secrets |= {"attack nonsense", "nonsense in a message", "argon2"}
    secrets |= {line for line in (tmp_path / "keys").read_text().split() if line}
    assert '"operation": "log_in"' in log
    assert [secret for secret in secrets if secret and secret in log] == []
    assert errors_in(log) == []
