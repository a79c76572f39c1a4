"""The end of a game over HTTP: everything is told of one that is over, and nothing of one that goes on."""

from __future__ import annotations

import asyncio

from tatami.formats.plain_yaml import parse_yaml
from tatami.formats.scenarios import Scenario
from tatami.games import game_called
from tatami.kernel.outcome import Outcome
from tatami.web.api.results import rank_of
from tests.halls import RunningHall
from tests.web.intruders import Crowd, Somebody, crowd
from tests.web.test_shared_ways import bots_have_played


def test_the_result_of_a_finished_game_tells_all_of_it(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, table = await bots_have_played(people)
            told = await anna.get("GET", f"/api/tables/{table}/result")
            assert told["game"] == "shinobi"
            assert 1 <= len(told["story"]) <= 5
            assert told["story"][-1]["text"] == told["outcome"][0]
            assert told["story"][-1]["act"] == told["acts"]
            assert told["course"][-1]["points"] == [seat["score"] for seat in told["seats"]]
            assert {seat["rank"] for seat in told["seats"] if seat["won"]} == {1}
            assert sum(len(held["cards"]) == 1 for held in told["hidden"]) >= 3  # the clan cards
            assert all(0 < turn["act"] <= told["acts"] for turn in told["turns"])
            seen = await anna.get("GET", f"/api/tables/{table}/replay?eyes=all&start=3&count=1")
            (frame,) = seen["frames"]
            assert "?" not in str(frame["view"]["places"])
            assert len(frame["hands"]) >= 3

    asyncio.run(scene())


def test_a_shared_result_does_not_name_the_table(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, table = await bots_have_played(people)
            key = (await anna.get("POST", f"/api/tables/{table}/share"))["key"]
            stranger = await people.guest("Chie")
            for path in ("result", "scenario?act=4", "replay?eyes=all"):
                answer = await stranger.ask("GET", f"/api/records/{key}/{path}")
                assert answer.status_code == 200
                assert table not in answer.text
                assert table not in str(answer.headers)
            assert await stranger.code("GET", f"/api/tables/{table}/result") == "not-your-table"
            assert await stranger.code("GET", f"/api/tables/{table}/scenario") == "not-your-table"
            assert await stranger.code("POST", f"/api/tables/{table}/thanks") == "not-your-table"
            assert await stranger.code("GET", "/api/records/nothing/result") == "no-such-record"

    asyncio.run(scene())


async def in_the_middle(people: Crowd) -> tuple[Somebody, str]:
    """A game that waits for Anna."""
    anna = await people.guest("Anna")
    table = await anna.lay("shinobi", seats=3)
    await anna.sit(table)
    async with anna.wire() as wire:
        await wire.watch(table, "A")
        await anna.bots(table)
        await wire.until(lambda told: (told.get("info") or {}).get("phase") == "playing")
    return anna, table


def test_nothing_of_this_is_told_while_the_game_goes_on(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, table = await in_the_middle(people)
            for method, path in (
                ("GET", "result"),
                ("GET", "scenario"),
                ("GET", "scenario?act=0"),
                ("GET", "replay?eyes=all"),
                ("GET", "replay?eyes=all&start=999999"),
                ("POST", "thanks"),
            ):
                answer = await anna.ask(method, f"/api/tables/{table}/{path}")
                assert answer.json()["code"] == "game-is-not-over"
                assert "clan:" not in answer.text
            for eyes in ("everybody", "H", "ALL", "a", ""):
                answer = await anna.ask("GET", f"/api/tables/{table}/replay?eyes={eyes}")
                assert 400 <= answer.status_code < 500

    asyncio.run(scene())


def test_a_position_is_given_as_a_scenario_that_can_be_played(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, table = await bots_have_played(people)
            answer = await anna.ask("GET", f"/api/tables/{table}/scenario?act=5")
            assert f"shinobi-{table}-5.yaml" in answer.headers["Content-Disposition"]
            game = Scenario(parse_yaml(answer.text), game_called).run()
            assert game.asked()
            last = await anna.ask("GET", f"/api/tables/{table}/scenario?act=999999999")
            assert Scenario(parse_yaml(last.text), game_called).run().outcome is not None

    asyncio.run(scene())


def test_winners_are_first_and_the_others_follow_by_their_points() -> None:
    outcome = Outcome((2,), "tie-break", (4, 9, 9, 4), (0, 1, 3, 0))
    assert [rank_of(outcome, seat, 4) for seat in range(4)] == [3, 2, 1, 3]
    team = Outcome((0, 3), "last")
    assert [rank_of(team, seat, 4) for seat in range(4)] == [1, 3, 3, 1]
