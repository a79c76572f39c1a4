"""A link to a finished game that was given away leads to the game, and not to its table."""

from __future__ import annotations

import asyncio

from tests.halls import RunningHall
from tests.web.intruders import Crowd, Somebody, crowd


async def bots_have_played(people: Crowd) -> tuple[Somebody, str]:
    """A table that is reached by its link only, and whose game is over."""
    anna = await people.guest("Anna")
    table = await anna.lay("shinobi", seats=3, access="link")
    async with anna.wire() as wire:
        await wire.watch(table)
        await anna.bots(table)
        await wire.until(lambda told: (told.get("info") or {}).get("phase") == "over")
    return anna, table


def test_whatever_is_asked_by_a_shared_key_does_not_name_the_table(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, table = await bots_have_played(people)
            key = (await anna.get("POST", f"/api/tables/{table}/share"))["key"]
            stranger = await people.guest("Chie")
            fork = {"act": 1, "seat": "A", "bots": "random"}
            answers = [
                await stranger.ask("GET", f"/api/records/{key}"),
                await stranger.ask("GET", f"/api/records/{key}/replay"),
                await stranger.ask("POST", f"/api/records/{key}/fork", fork),
                await stranger.ask("GET", "/api/me/games"),
            ]
            assert [answer.status_code for answer in answers] == [200, 200, 201, 200]
            for answer in answers:
                assert table not in answer.text
                assert table not in str(answer.headers)
            assert f"shinobi-{key}.jsonl" in answers[0].headers["Content-Disposition"]
            mine = answers[2].json()["info"]["id"]
            async with stranger.wire() as wire:
                await wire.watch(mine, "A")
                assert table not in str(wire.told)
            own = await anna.ask("GET", f"/api/tables/{table}/record")
            assert f"shinobi-{table}.jsonl" in own.headers["Content-Disposition"]
            assert own.text == answers[0].text

    asyncio.run(scene())


def test_a_complaint_is_taken_once_from_whoever_sits_there_about_somebody_else(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest("Anna")
            table = await anna.lay("shinobi", seats=3)
            seat = await anna.sit(table)
            about = {"seat": "B", "about": "it hums"}
            assert await anna.code("POST", f"/api/tables/{table}/reports", {**about, "seat": seat}) == (
                "own-seat-not-meant"
            )
            assert await anna.code("POST", f"/api/tables/{table}/reports", {**about, "seat": "E"}) == (
                "no-such-seat"
            )
            assert (await anna.get("POST", f"/api/tables/{table}/reports", about))["id"]
            assert await anna.code("POST", f"/api/tables/{table}/reports", about) == "reported-already"
            stranger = await people.guest("Chie")
            assert await stranger.code("POST", f"/api/tables/{table}/reports", about) == "not-your-table"
            assert await stranger.code("POST", "/api/tables/nowhere/reports", about) == "no-such-table"

    asyncio.run(scene())
