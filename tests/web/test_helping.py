"""Hints, marks and notes over HTTP: told to whoever asks for them, and bad input refused with a sentence."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx2

from tests.web.inside import Inside, hall_inside

NOTES = "/api/tables/{}/seats/{}/notes"


def guest(inside: Inside, lang: str = "en") -> httpx2.AsyncClient:
    headers = {"Origin": inside.address, "Accept-Language": lang}
    return httpx2.AsyncClient(base_url=inside.address, headers=headers, timeout=60)


async def sit_alone(olena: httpx2.AsyncClient, game: str = "tenno", **wanted: object) -> str:
    await olena.post("/api/guests", json={"name": "Olena"})
    laid = await olena.post("/api/tables", json={"game": game, "seats": 2, **wanted})
    table: str = laid.json()["info"]["id"]
    await olena.post(f"/api/tables/{table}/seats", json={})
    await olena.post(f"/api/tables/{table}/bots", json={"kind": "random"})
    return table


def test_a_hint_is_told_in_the_language_of_whoever_asks_and_refused_where_it_is_off(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_inside(tmp_path) as inside, guest(inside, "uk") as olena:
            off = await sit_alone(olena, hints="no")
            refused = await olena.post(f"/api/tables/{off}/seats/A/hint")
            assert (refused.status_code // 100, refused.json()["code"]) == (4, "no-hints-here")
            assert "підказок" in refused.json()["title"]
            table = await sit_alone(olena)
            told = await olena.post(f"/api/tables/{table}/seats/A/hint")
            for _ in range(100):  # until this seat is asked: the bot may come first
                if told.status_code == 200:
                    break
                assert told.json()["code"] in ("not-asked", "hint-is-late")
                await asyncio.sleep(0.05)
                told = await olena.post(f"/api/tables/{table}/seats/A/hint")
            assert told.json()["best"]["grounds"][0]["text"]
            assert (await olena.get(f"/api/tables/{table}")).json()["info"]["hinted"] == ["A"]
            for seat, code in (("B", "not-your-seat"), ("C", "no-such-seat")):
                refused = await olena.post(f"/api/tables/{table}/seats/{seat}/hint")
                assert refused.json()["code"] == code

    asyncio.run(scene())


def test_notes_are_kept_for_their_seat_and_too_much_of_them_is_refused_with_a_sentence(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with hall_inside(tmp_path) as inside, guest(inside) as olena, guest(inside) as eve:
            table = await sit_alone(olena)
            path = NOTES.format(table, "A")
            wanted = {"marks": {"row.B.1": "tenno-kind-shogun", "B": "kernel-mark-bluffs"}, "text": "watch B"}
            assert (await olena.put(path, json=wanted)).status_code == 204
            kept = (await olena.get(path)).json()
            assert {name: kept[name] for name in wanted} == wanted
            await eve.post("/api/guests", json={"name": "Eve"})
            for refused in (await eve.get(path), await eve.put(path, json=wanted)):
                assert refused.json()["code"] == "not-your-seat"
                assert "watch B" not in refused.text
            for bad in (
                {"text": "x" * 1_000_000},
                {"text": "x" * 4001},
                {"text": 7},
                {"marks": {f"row.B.{k}": "tenno-kind-monk" for k in range(500)}},
                {"marks": {"B": "tenno-kind-monk"}},
                {"marks": []},
                {"more": 1},
            ):
                refused = await olena.put(path, json=bad)
                assert refused.status_code // 100 == 4, bad
                assert refused.json()["title"]
            assert (await olena.get(path)).json()["text"] == "watch B"

    asyncio.run(scene())
