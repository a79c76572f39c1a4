"""Hand-written positions: what cannot be is refused with a line that says what and where (ledger 2.9)."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tatami.cli.speech import error_line
from tatami.formats.positions import read_position, write_position
from tatami.formats.sampling import finished
from tatami.formats.scenarios import Scenario
from tatami.games.senjutsu import RULES
from tatami.kernel.reasons import TatamiError
from tatami.lab.plain_yaml import read_yaml
from tatami.words.catalogue import LANGUAGES, Words
from tests.clauses import clause

SCENE = read_yaml(Path(__file__).parents[3] / "scenarios" / "senjutsu" / "ex09-block.yaml")
GOLD = "riposte iron_discipline read_the_breath bind_the_wound vanishing_footwork shoulder_plate long_study"
GOLD += " unbroken_wall three_speed_feint"
JADE = "winter_patience one_cut_one_life storm_of_steel"


def start() -> dict[str, Any]:
    return deepcopy(dict(SCENE["start"]))


def fighter(**facts: object) -> dict[str, Any]:
    """The block of the ninth example, with other facts of A."""
    given = start()
    given["table"]["fighters"]["A"] |= facts
    return given


def table(**facts: object) -> dict[str, Any]:
    given = start()
    given["table"] |= facts
    return given


def swapped(cards: str) -> dict[str, Any]:
    """The first cards of A's deck, which are wood, are these instead."""
    given, names = start(), cards.split()
    deck = given["places"]["deck.A"]
    wood = [name.split("*")[0] for name in deck[:5] for _ in range(int(name.split("*")[1]))]
    given["places"]["deck.A"] = [*[f"A.{name}" for name in names], *wood[len(names) :], *deck[5:]]
    return given


def poisoned(*venom: int) -> dict[str, Any]:
    given = fighter(venom=list(venom))
    given["places"]["deck.A"].append("strong_poison")
    return given


def out_of_play() -> dict[str, Any]:
    given = fighter(is_out=True, cell=None)
    given["table"]["track"] = ["B"]
    return given


PART = {"seat": "A", "part": 9, "now": 5, "stage": 0}
ACT = {"seat": "A", "card": "plain_cut", "part": 9, "stage": 0, "role": "revealed", "value": 5, "now": 5}
IMPOSSIBLE = [
    (fighter(weapon="naginata_sweep"), "weapon-does-not-fit", "A naginata_sweep student katana_draw"),
    (fighter(weapon="plain_cut"), "weapon-does-not-fit", "A plain_cut student katana_cut"),
    (fighter(hero=None), "weapon-of-nobody", "A katana_cut"),
    (fighter(kamae="focus"), "bad-value", "A: kamae focus"),
    (fighter(cell="9,9"), "bad-value", "A: cell 9,9"),
    (fighter(side=1), "one-side-only", "AB"),
    (out_of_play(), "one-side-only", "B"),
    (fighter(side=77), "no-such-side", "A 77 0 1"),
    (fighter(side=-1), "no-such-side", "A 0 1"),
    (fighter(wounds=5), "beaten-in-play", "A 5"),
    (fighter(wounds=3, heavy=2), "beaten-in-play", "A 5"),
    (fighter(stun=5), "beaten-in-play", "A 5"),
    (fighter(cell=None), "lacks-in-play", "A cell"),
    (table(step="dance"), "no-such-step", "dance choose"),
    (table(step="resolve"), "laid-in-another-step", "resolve choose"),
    (table(turn=0), "step-before-turns", "choose setup"),
    (table(turn=-5), "bad-value", "turn -5"),
    (table(turns=-5), "bad-value", "turns -5"),
    (fighter(venom=[60]), "venom-does-not-fit", "A 1 0"),
    (poisoned(), "venom-does-not-fit", "A 0 1"),
    (poisoned(60), "venom-too-deep", "A 60 40"),
    (poisoned(0), "venom-too-deep", "A 0 40"),
    (fighter(card="plain_cut"), "card-too-early", "A plain_cut choose"),
    (table(waiting=[PART]), "no-such-card-part", "A 9"),
    (table(acts=[ACT]), "no-such-card-part", "A 9 plain_cut"),
    (table(acts=[ACT | {"part": 0, "role": "dancer"}]), "bad-value", "role dancer"),
    (swapped(JADE), "too-much-jade", "A 3 1"),
    (swapped(GOLD), "too-much-gold", "A 9 8"),
    (swapped("plain_cut plain_cut"), "one-too-many", "deck.A A.plain_cut"),
    (
        swapped("dashdown_strike calm_composure") | {"options": {"play": "matched"}},
        "schools-in-one-deck",
        "A burning_sun jade_river",
    ),
]


@clause(
    "SJT-27", "SJT-97", "SJT-98", "SJT-99", "SJT-187", "SJT-243", "SJT-249", "SJT-250", "SJT-251", "SJT-R78"
)
@pytest.mark.parametrize(("given", "code", "told"), IMPOSSIBLE, ids=[f"{c} {t}" for _, c, t in IMPOSSIBLE])
def test_a_position_that_cannot_be_is_refused_and_the_line_says_what_and_where(
    given: dict[str, Any], code: str, told: str
) -> None:
    with pytest.raises(TatamiError) as error:
        read_position(RULES, given)
    assert error.value.code == code
    for language in LANGUAGES:
        line = error_line(Words(language), error.value)
        assert not line.startswith(code), "it is said in words"
        assert [part for part in told.split() if part not in line] == [], line


@pytest.mark.parametrize(
    "given",
    [
        start(),
        fighter(wounds=4, stun=4),
        poisoned(40),
        poisoned(1),
        swapped("storm_of_steel"),
        swapped(GOLD.rsplit(" ", 1)[0]),
        swapped("dashdown_strike calm_composure"),
    ],
)
def test_what_lies_just_within_the_limits_is_read(given: dict[str, Any]) -> None:
    assert read_position(RULES, given).question is not None


def test_a_scene_that_the_rules_stumble_over_names_the_move_and_nothing_of_python() -> None:
    """A part is to be resolved, but there is none."""
    given = start() | {
        "pending": [{"turn": {}}, {"resolve": {"at": 0}}, {"CardToLay": {"seats": ["A", "B"]}}]
    }
    moves = [{"A": "lay plain_cut"}, {"B": "lay plain_guard"}]
    scene = {"scenario": "Nothing is resolved", "game": "senjutsu", "start": given, "moves": moves}
    with pytest.raises(TatamiError) as error:
        Scenario(scene, lambda name: RULES).run()
    for language in LANGUAGES:
        line = error_line(Words(language), error.value)
        assert "Error" not in line
        assert "moves[2] B: lay plain_guard" in line


@pytest.mark.parametrize(("seats", "sides"), [(2, "each"), (3, "one"), (4, "pairs")])
def test_every_position_of_a_game_that_is_played_can_be_read_back(seats: int, sides: str) -> None:
    rng = Random(seats)
    g = RULES.new(seats, {"turns": 12, "sides": sides}, seats)
    while g.outcome is None:
        seat = rng.choice(g.asked())
        answers = [each for each in g.legal(seat) if each.text != "give up"]
        g.act(seat, finished(g, seat, rng.choice(answers), rng.randrange))
        if not rng.randrange(4):
            read_position(RULES, write_position(g))
    read_position(RULES, write_position(g))
