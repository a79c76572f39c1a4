"""What an offer touches: named parts, complete, and the same for all offers of a kind."""

from __future__ import annotations

from random import Random

import pytest

from tatami.games import EVERY_GAME, GAMES, game_called
from tatami.hall.telling.messages import Part
from tatami.hall.telling.wire import touches
from tatami.kernel.answers import Answer
from tests.hall.halls import dealt, step


@pytest.mark.parametrize(
    ("game", "text", "parts"),
    [
        ("tenno", "colour red", {"colour": ("colour", "red")}),
        (
            "tenno",
            "arrange 3 1 2",
            {
                "first": ("kind", "peasant_3"),
                "second": ("kind", "peasant_1"),
                "third": ("kind", "peasant_2"),
            },
        ),
        ("tenno", "refill 1 ninja, 3 monk", {"first": ("kind", "ninja"), "third": ("kind", "monk")}),
        ("tenno", "attack 1 > B.2", {"slot": ("slot", 0), "target": ("seat", "B"), "aim": ("slot", 1)}),
        ("tenno", "monk", {"card": ("kind", "monk")}),
        ("tenno", "swap 2 shogun", {"slot": ("slot", 1), "kind": ("kind", "shogun")}),
        (
            "tenno",
            "exchange 1 3 leave",
            {"slot": ("slot", 0), "other": ("slot", 2), "changed": ("truth", False)},
        ),
        ("tenno", "peek 2", {"slot": ("slot", 1)}),
        ("shinobi", "place oda > B", {"card": ("face", "oda"), "province": ("seat", "B")}),
        (
            "shinobi",
            "ninja > B.oda",
            {"card": ("face", "ninja"), "province": ("seat", "B"), "clan": ("face", "oda")},
        ),
        ("shinobi", "home oda", {"card": ("face", "oda")}),
        (
            "shinobi",
            "move oda B > C",
            {"clan": ("face", "oda"), "source": ("seat", "B"), "goal": ("seat", "C")},
        ),
        (
            "shinobi",
            "attack takeda > B.uesugi",
            {"army": ("face", "takeda"), "province": ("seat", "B"), "clan": ("face", "uesugi")},
        ),
        ("samurai-sword", "attack katana > C", {"card": ("face", "katana"), "target": ("seat", "C")}),
        ("samurai-sword", "play daimyo", {"card": ("face", "daimyo")}),
        (
            "samurai-sword",
            "play geisha > B.armor",
            {"card": ("face", "geisha"), "target": ("seat", "B"), "aim": ("face", "armor")},
        ),
        ("samurai-sword", "parry", {"card": ("face", "parry")}),
        ("samurai-sword", "discard bo", {"card": ("face", "bo")}),
        ("samurai-sword", "draw discard", {"source": ("place", "discard")}),
        ("samurai-sword", "draw deck", {"source": ("place", "deck")}),
        ("senjutsu", "lay plain_cut", {"card": ("ability", "plain_cut")}),
        (
            "senjutsu",
            "go 1,-2 3 over 0,-1 into 1,-3",
            {
                "cell": ("cell", "1,-2"),
                "facing": ("facing", "3"),
                "into": ("cell", "1,-3"),
                "over_1": ("cell", "0,-1"),
            },
        ),
    ],
)
def test_an_answer_touches_what_the_notation_says(
    game: str, text: str, parts: dict[str, tuple[str, int | str]]
) -> None:
    rules = game_called(game)
    assert touches(rules, rules.parse(text)) == {name: Part(*part) for name, part in parts.items()}


TOUCH_NOTHING = {
    "tenno": {"stop", "keep", "pass"},
    "shinobi": {"skip"},
    "samurai-sword": {"spend", "end", "endure", "pay"},
    "senji": {
        "again",
        "decline",
        "die",
        "done",
        "bids",
        "envoys",
        "go",
        "here",
        "hire samurai",
        "keep",
        "land",
        "later",
        "letter all",
        "raid",
        "ready",
        "roll",
        "sail",
        "sea",
        "spare",
        "stay",
        "support dummy",
        "take discard",
        "wait",
        "withdraw all",
    },
    "senjutsu": {"enough", "pass", "pay"},
}


@pytest.mark.parametrize("game", GAMES)
def test_all_other_offers_of_whole_games_touch_something_and_no_two_the_same(game: str) -> None:
    rules = EVERY_GAME[game]
    for seed in range(3):
        live, rng = dealt(game, rules.seat_counts[1], seed), Random(f"{game}/{seed}")
        while live.outcome is None and live.seq < 300:
            for seat in live.game.asked():
                check(game, list(live.game.legal(seat)))
            step(live, rng)


def check(game: str, offers: list[Answer]) -> None:
    rules, known = EVERY_GAME[game], dict[str, str]()
    for answer in offers:
        found = touches(rules, answer)
        assert bool(found) != (answer.text in TOUCH_NOTHING[game]), answer.text
        key = (
            f"{type(answer).__name__} {sorted((name, part.kind, part.value) for name, part in found.items())}"
        )
        assert known.setdefault(key, answer.text) == answer.text
