"""Aids: what a board may draw beside the view, worked out from the view alone."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from tatami.formats.positions import read_position
from tatami.formats.worlds import possible_world
from tatami.games import game_called
from tatami.games.samurai_sword.aids import difficulty, is_harmless, steps
from tatami.hooks.hosting import hosting_of
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tests.hall.halls import GAMES, Ear, Scene, dealt, scene, step

SWORDS = {
    "game": "samurai-sword",
    "seats": 4,
    "table": {
        "turn": "A",
        "shogun": "A",
        "characters": ["musashi", "benkei", "ginchiyo", "chiyome"],
        "resilience": [5, 5, 4, 0],
        "honor": [5, 3, 3, 3],
        "weapons_played": 1,
    },
    "places": {
        "role.A": "shogun!",
        "role.B": "ninja_1",
        "role.C": "samurai",
        "role.D": "ninja_3",
        "hand.A": ["katana", "daimyo"],
        "hand.B": ["parry", "bokken"],
        "hand.C": "focus",
        "hand.D": "bo*2",
        "play.B.armor": "armor",
        "play.A.focus": "focus",
        "play.A.fast_draw": "fast_draw",
        "resolving": "kiseru",
    },
    "pending": [{"discard_phase": [0]}, {"PlayPhase": {"by": "A"}}, {"ParryAnswer": {"by": "C"}}],
}
TENNO = {
    "game": "tenno",
    "seats": 2,
    "options": {"memory_aid": True},
    "table": {"turn": "A", "memory_aid": True, "sightings": [[1, 1, 0, 2, 0, -1], [2, 1, 2, 4, 1, -1]]},
    "places": {
        "row.A.1": "ninja!",
        "row.A.2": "peasant_1",
        "row.A.3": "monk",
        "row.B.1": "peasant_3",
        "row.B.2": "geisha!",
        "row.B.3": "monk",
    },
    "pending": [
        {"pass_the_turn": [0]},
        {"MonkToShow": {"target": "B", "aim": 1, "by": "A", "slot": 0}},
    ],
}


def aids(position: dict[str, object], viewer: int) -> dict[str, object]:
    rules = game_called(str(position["game"]))
    return hosting_of(rules).aids(View(read_position(rules, position), viewer))


def test_samurai_sword_counts_the_way_to_everybody_part_by_part() -> None:
    found = aids(SWORDS, 0)
    assert found["from"] == "A"
    assert found["seats"] == {
        "B": {"steps": 1, "armor": 1, "character": 1, "difficulty": 3, "skipped": False, "fewer_wounds": 0},
        "C": {"steps": 1, "armor": 0, "character": 0, "difficulty": 1, "skipped": False, "fewer_wounds": 1},
        "D": {"steps": 1, "armor": 0, "character": 0, "difficulty": 1, "skipped": True, "fewer_wounds": 0},
    }
    assert found["harmless"] == ["D"]
    assert found["weapons"] == {"seat": "A", "played": 1, "limit": 2}
    assert (found["more_wounds"], found["reaches_anybody"]) == (2, False)
    assert found["resolving"] == {"card": "kiseru", "by": "A", "asked": "C", "wounds": 3}


def test_samurai_sword_counts_the_roles_and_the_points_of_those_whose_role_is_seen() -> None:
    found = aids(SWORDS, 0)
    assert found["roles"] == {"shogun": 1, "samurai": 1, "ninja": 2}
    assert found["points"] == {"A": {"honor": 5, "times": [1], "daimyo": 1}}
    assert aids(SWORDS, 1)["points"] == {
        "A": {"honor": 5, "times": [1], "daimyo": 0},
        "B": {"honor": 3, "times": [1], "daimyo": 0},
    }


def test_a_spectator_of_samurai_sword_counts_from_whose_turn_it_is() -> None:
    own, seen = aids(SWORDS, 0), aids(SWORDS, SPECTATOR)
    assert {**seen, "points": {}} == {**own, "points": {}}
    assert aids(SWORDS, 1)["from"] == "B"


def test_the_difficulty_of_an_aid_is_the_one_of_the_rules_throughout_whole_games() -> None:
    live, rng = dealt("samurai-sword", 5), Random(5)
    while live.outcome is None and live.seq < 250:
        step(live, rng)
        view = View(live.game, 2)
        told = hosting_of(live.rules).aids(view)["seats"]
        for seat, name in enumerate("ABCDE"):
            if seat != 2:
                assert told[name]["difficulty"] == difficulty(view, 2, seat)
                assert told[name]["steps"] == steps(view, 2, seat)
                assert told[name]["skipped"] == is_harmless(view, seat)


def test_tenno_shows_the_fight_with_and_without_a_monk_and_what_is_remembered() -> None:
    found = aids(TENNO, 0)
    attacker = {"seat": "A", "slot": 0, "place": "row.A.1", "kind": "ninja", "value": 4}
    target = {"seat": "B", "slot": 1, "place": "row.B.2", "kind": "geisha", "value": 0}
    assert found["fight"] == {
        "attacker": {**attacker, "strength": 8, "against_monk": 8},
        "target": {**target, "strength": 9, "with_monk": 9},
        "monk": 2,
    }
    assert found["remembered"] == {
        "row.B.1": {"kind": "peasant_3", "turn": 1, "handled": False},
        "row.B.3": {"kind": "monk", "turn": 2, "handled": True},
    }
    assert "remembered" not in aids(TENNO, 1), "nobody needs notes of his own row"


def test_shinobi_counts_the_clans_and_knows_who_is_safe() -> None:
    position = {
        "game": "shinobi",
        "seats": 3,
        "table": {"turn": "A", "protected": [["B.oda", "placed"]]},
        "places": {
            "clan.A": "oda",
            "clan.B": "mori",
            "clan.C": "hojo",
            **{f"hand.{seat}": ["takeda", "uesugi", "hojo", "mori"] for seat in "ABC"},
            "province.A.oda": "oda*2",
            "province.B.oda": "oda",
            "province.B.mori": "mori",
        },
    }
    found = aids(position, 2)
    assert found["clans"] == {"oda": 3, "mori": 1, "hojo": 0, "takeda": 0, "uesugi": 0}
    assert found["protected"] == {"province.B.oda": "placed"}


@pytest.mark.parametrize("game", GAMES)
def test_no_aid_differs_between_worlds_that_a_seat_cannot_tell_apart(game: str) -> None:
    live, rng = dealt(game, 3), Random(game)
    for _ in range(80):
        if live.outcome is not None:
            break
        step(live, rng)
        for seat in range(3):
            view = View(live.game, seat)
            twin = possible_world(view, rng, live.game.chance.clone())
            assert hosting_of(live.rules).aids(view) == hosting_of(live.rules).aids(View(twin, seat))
            json.dumps(hosting_of(live.rules).aids(view))


def test_whoever_reads_sentences_is_told_the_aids_of_every_view_and_nobody_else(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "samurai-sword")
        reads, counts = Ear("ann", "en"), Ear("bob")
        await hall.watch_at(reads, table, 0)
        await hall.watch_at(counts, table, 1)
        live = (await hall.room(table)).live
        for _ in range(10):
            assert reads.last("state", "update")["aids"] == json.loads(
                msgspec.json.encode(hosting_of(live.rules).aids(View(live.game, 0)))
            )
            assert "aids" not in counts.last("state", "update")
            reads.forget()
            await hall.play(table, 1, Random(live.seq))

    scene(url, play)
