"""Ladders, players' pages and exports over HTTP: what is told to whom, and refusals that are sentences."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import httpx2

from tatami.hall.table import commands
from tatami.hall.telling.renown import ExportedGame
from tatami.web.api.renown import as_csv
from tests.chance import some_answer
from tests.web.inside import Inside
from tests.web.test_friends import account, code, guest, play


async def told(client: httpx2.AsyncClient, path: str, **query: Any) -> Any:
    answer = await client.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def finished(inside: Inside, *clients: httpx2.AsyncClient) -> str:
    """A game of theirs, which chance plays to its end."""
    laid = await clients[0].post(
        "/api/tables", json={"game": "tenno", "seats": len(clients), "access": "link"}
    )
    assert laid.status_code == 201, laid.text
    table = str(laid.json()["info"]["id"])
    for seat, client in enumerate(clients):
        sat = await client.post(f"/api/tables/{table}/seats", json={"seat": "ABCD"[seat]})
        assert sat.is_success, sat.text
    rng = Random(1)
    live = (await inside.hall.room(table)).live
    while live.outcome is None:
        await _act(inside, table, rng.choice([seat for seat in live.asked() if live.game.legal(seat)]), rng)
    return table


async def _act(inside: Inside, table: str, seat: int, rng: Random) -> None:
    live = (await inside.hall.room(table)).live
    who, number = live.cushions[seat].person, live.question_number
    text = some_answer(live.game, seat, rng).text
    await inside.hall.change(table, lambda t, now: commands.answer(t, who, seat, number, text, now))


def test_a_game_of_two_accounts_makes_a_ladder_two_pages_and_their_curves(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        ann, bob = await account(inside, "Ann"), await account(inside, "Bob", "uk")
        table = await finished(inside, ann, bob)
        stranger = await guest(inside, "Cay")
        ladder = await told(stranger, "/api/games/tenno/ladder")
        assert (ladder["players"], ladder["played"], ladder["size"]) == (2, [2], 2)
        assert {rung["name"] for rung in ladder["rungs"]} == {"Ann", "Bob"}
        assert all(rung["open"] and rung["rating"]["provisional"] for rung in ladder["rungs"])
        assert "you" not in ladder
        own = (await told(bob, "/api/games/tenno/ladder", players=2, season=ladder["seasons"][0]))["you"]
        assert (own["name"], own["you"]) == ("Bob", True)
        page = await told(bob, "/api/players/ann")
        assert page["last"][0]["table"] == table
        assert [one["trait_name"] for one in page["traits"]] == ["черга ходу"]
        assert page["opponents"][0]["who"] == {"name": "Bob", "account": True}
        curve = await told(stranger, "/api/players/Ann/curve", game="tenno", players=2)
        assert [point["rating"] for point in curve["points"]] == [page["ratings"][0]["rating"]]
        [mine] = await told(ann, "/api/me/ratings")
        assert mine == (await told(ann, "/api/players/Ann"))["ratings"][0]
        result = await told(ann, f"/api/tables/{table}/result")
        assert [seat["account"] for seat in result["seats"]] == ["Ann", "Bob"]

    play(tmp_path, scene)


def test_who_may_see_a_page_is_a_setting_and_a_refusal_is_a_sentence(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        ann, bob = await account(inside, "Ann"), await account(inside, "Bob")
        table = await finished(inside, ann, bob)
        hidden = await ann.patch("/api/me", json={"page": "nobody", "off_ladder": True})
        assert (hidden.json()["page"], hidden.json()["off_ladder"]) == ("nobody", True)
        for path in ("/api/players/Ann", "/api/players/Ann/curve?game=tenno&players=2"):
            assert await code(bob.get(path)) == (403, "page-is-private")
        names = [rung.get("name") for rung in (await told(bob, "/api/games/tenno/ladder"))["rungs"]]
        assert names == ["Bob"]
        page = await told(bob, "/api/players/Bob")
        assert page["last"][0]["others"] == [{"name": "Ann"}], "he sat beside her, but has no way to her page"
        stranger = await guest(inside, "Cay")
        assert "Ann" not in json.dumps(await told(stranger, "/api/players/Bob"))
        result = await told(bob, f"/api/tables/{table}/result")
        assert [seat.get("account", "") for seat in result["seats"]] == ["", "Bob"]
        assert (await told(ann, "/api/players/Ann"))["page"] == "nobody"

    play(tmp_path, scene)


def test_nonsense_is_refused_and_nothing_breaks(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        ann = await guest(inside, "Ann")
        assert await code(ann.get("/api/players/nobody at all")) == (404, "no-such-account")
        assert await code(ann.get("/api/players/%E2%80%AE%00")) == (404, "no-such-account")
        assert await code(ann.get("/api/games/chess/ladder")) == (404, "no-game")
        bad = (
            "season=2026-5",
            "season=0001-1",
            "players=0",
            "players=x",
            "limit=0",
            "offset=-1",
            "offset=99999999",
        )
        for query in bad:
            assert await code(ann.get(f"/api/games/tenno/ladder?{query}")) == (422, "not-valid"), query
        for season in ("1970-1", "2999-4"):
            assert (await told(ann, "/api/games/tenno/ladder", season=season))["rungs"] == []
        assert await code(ann.patch("/api/me", json={"page": "all"})) == (422, "not-valid")
        assert await told(ann, "/api/me/ratings") == []

    play(tmp_path, scene)


def test_everything_of_ones_own_is_a_file_and_only_ones_own(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        ann, bob = await account(inside, "Ann"), await account(inside, "Bob")
        table = await finished(inside, ann, bob)
        answer = await ann.get("/api/me/export")
        assert "tatami.json" in answer.headers["content-disposition"]
        export = answer.json()
        assert (export["account"], [game["table"] for game in export["games"]]) == ("Ann", [table])
        assert len(export["changes"]) == len(export["ratings"]) == 1
        answer = await ann.get("/api/me/games.csv")
        assert answer.headers["content-type"].startswith("text/csv")
        [line] = csv.DictReader(StringIO(answer.text))
        assert (line["table"], line["seat"], line["others"]) == (table, "A", "Bob")
        nobody = httpx2.AsyncClient(base_url=inside.address)
        assert await code(nobody.get("/api/me/export")) == (401, "log-in-first")

    play(tmp_path, scene)


def test_no_name_is_a_formula_in_a_spreadsheet() -> None:
    game = ExportedGame("t", "tenno", 2, "A", 1, "-x", True, 1, None, {"role": "x"}, ["=1+1", '@b, "c"'])
    [line] = csv.DictReader(StringIO(as_csv([game])))
    assert (line["how"], line["others"], line["rated"]) == ("'-x", '\'=1+1; @b, "c"', "")
