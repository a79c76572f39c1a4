"""What a view of Senji tells a board: sets, envoys, reach, odds. All of it from one pair of eyes."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tatami.formats.worlds import possible_world
from tatami.games.senji import RULES
from tatami.games.senji.best_sets import best_together, sets_made_by
from tatami.games.senji.combinations import kinds_of_sets
from tatami.games.senji.odds import odds_of, odds_of_dice
from tatami.games.senji.rules.battle_state import ATTACKER, battle_on
from tatami.games.senji.table import Senji
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tests.chance import some_answer
from tests.clauses import clause
from tests.games.scenes import play
from tests.games.senji.scenes_autumn import acting
from tests.games.senji.scenes_summer import march_to, scene, set_dice, to_support

BOX = RULES.box


def aids(g: Senji, seat: int) -> dict[str, Any]:
    found = RULES.aids(View(g, seat))
    json.dumps(found)
    return found


def faces(text: str) -> list[int]:
    return [BOX.face[name] for name in text.split()]


def attack(**more: Any) -> Senji:
    """B (green) attacks echizen of C (blue) with four units and Yamagata, against three and Oda."""
    g = scene(
        4,
        units={"B": "owari*4", "C": "echizen*3"},
        samurai={"yamagata": "B owari", "oda": "C echizen"},
        orders="owari=march nagato=production",
        **more,
    )
    return march_to(g, "owari", "land", "to echizen 4", "yamagata to echizen")


# --- sets -----------------------------------------------------------------------------------------

QUARTET = "pine_5 plum_5 iris_5 kiku_5"


@clause("SEN-158")
def test_each_set_that_the_hand_makes_has_a_line_and_none_lies_inside_another() -> None:
    g = acting("A", hanafuda={"A": f"{QUARTET} pine_4 pine_6 pine_7 kiku_7"})
    sets = aids(g, 0)["sets"]
    assert [(line["set"], sorted(line["cards"])) for line in sets["lines"]] == [
        ("quartet", sorted(QUARTET.split())),
        ("path4", ["pine_4", "pine_5", "pine_6", "pine_7"]),
        ("animals", ["iris_5", "kiku_7", "pine_4", "plum_5"]),
        ("trio", ["iris_5", "kiku_5", "plum_5"]),
    ], "the trio inside the quartet is there because it leaves the pine to the path"
    assert [sets["lines"][k]["set"] for k in sets["best"]["lines"]] == ["path4", "trio"]
    assert sets["best"]["honour"] == 14


@clause("SEN-158")
def test_what_is_missing_is_told_for_every_set() -> None:
    g = acting("A", hanafuda={"A": "pine_4 pine_5 pine_7"})
    lacks = {lack["set"]: lack for lack in aids(g, 0)["sets"]["all"]}
    assert lacks["path4"] == {"set": "path4", "have": 3, "lacking": 1, "ways": [["pine_6"]]}
    assert (lacks["suns"]["have"], lacks["suns"]["lacking"], lacks["suns"]["ways"]) == (0, 4, [])
    assert list(lacks) == [of.id for of in BOX.combinations]


def test_second_copies_make_a_second_set() -> None:
    twice = faces(f"{QUARTET} {QUARTET}")
    assert [number for number, _ in best_together(BOX, twice)] == [5, 5]
    assert len(sets_made_by(BOX, twice)) == 2, "a quartet once, and the animals among the fives"


def sets_made_of(hand: Sequence[int]) -> list[int]:
    cards = [card - BOX.first_hanafuda for card in hand]
    return [kind.number for kind in kinds_of_sets(BOX) if kind.is_made_of(cards)]


@pytest.mark.parametrize("seed", range(12))
def test_the_best_sets_are_the_best_of_all_choices(seed: int) -> None:
    rng = Random(seed)
    hand = rng.sample(sorted(BOX.hanafuda_cards()), 9)
    found = best_together(BOX, hand)
    used = [card for _, cards in found for card in cards]
    assert all(used.count(card) <= hand.count(card) for card in used)
    assert all(number in sets_made_of(cards) for number, cards in found)
    assert sum(BOX.combinations[number].honour for number, _ in found) == _most_honour(tuple(hand))


def _most_honour(hand: tuple[int, ...]) -> int:
    """By trying every set of every size."""
    most = 0
    for size in range(3, len(hand) + 1):
        for at in combinations(range(len(hand)), size):
            made = sets_made_of([hand[k] for k in at])
            if made:
                rest = tuple(card for k, card in enumerate(hand) if k not in at)
                most = max(most, *(BOX.combinations[n].honour for n in made) if not rest else (0,))
                most = max(most, max(BOX.combinations[n].honour for n in made) + _most_honour(rest))
    return most


# --- Autumn ---------------------------------------------------------------------------------------


@clause("SEN-156", "SEN-187")
def test_envoys_say_how_many_families_are_needed_and_which_are_missing() -> None:
    hands = {"A": "green_trade_1 blue_trade_2 black_trade_1"}
    assert aids(acting("A", hands=hands), 0)["envoys"] == {"need": 5, "missing": ["violet", "red"]}
    assert aids(acting("A", hands=hands, samurai={"A": "akashi"}), 0)["envoys"]["need"] == 4
    assert "envoys" not in aids(acting("A", hands=hands), SPECTATOR)


@clause("SEN-156", "SEN-165", "SEN-166")
def test_reach_adds_up_what_ones_own_cards_can_bring() -> None:
    hands = {"A": "green_member_heir green_trade_1 blue_member_wife black_trade_1 red_trade_2 violet_trade_1"}
    g = acting("A", hands=hands, hanafuda={"A": QUARTET}, honour={"A": 20})
    # The heir stays to be displayed beside a trade card; the wife would have to go home with the envoys.
    assert aids(g, 0)["reach"] == {"sets": 10, "display": 7, "envoys": 7, "total": 44}
    shown = acting("A", hands=hands, display={"A": "green_member_wife"}, honour={"A": 20})
    assert aids(shown, 0)["reach"] == {"sets": 0, "display": 3, "envoys": 7, "total": 30}


# --- battles --------------------------------------------------------------------------------------


@clause("SEN-120", "SEN-121", "SEN-133")
def test_a_battle_is_told_in_names_with_its_odds_before_the_first_roll() -> None:
    g = attack()
    told = aids(g, SPECTATOR)["battle"]
    assert (told["province"], told["round"], told["winner"], told["dice"]) == ("echizen", 0, -1, [])
    one, two = told["sides"]
    assert (one["party"], one["family"], one["units"], one["samurai"]) == ("B", "green", 4, ["yamagata"])
    assert (two["party"], two["family"], two["units"], two["samurai"]) == ("C", "blue", 3, ["oda"])
    odds = odds_of(g.table, battle_on(g.table))
    assert told["odds"] == [round(odds.attacker, 4), round(odds.defender, 4)]
    assert 0.4 < told["odds"][ATTACKER] < 0.6


@clause("SEN-120", "SEN-123", "SEN-206")
def test_with_the_dice_on_the_table_strength_is_broken_down_and_each_re_roll_has_its_chance() -> None:
    g = set_dice(play(attack(), "spare"), "green blue*2")
    told = aids(g, 1)["battle"]
    assert told["sides"][0]["strength"] == {"units": 4, "aside": 1, "symbols": 1, "support": 0}
    assert told["sides"][1]["strength"] == {"units": 3, "aside": 2, "symbols": 2, "support": 0}
    assert told["odds"] == [0.0, 1.0], "six against seven"
    dice = ["green", "blue", "blue", *["red"] * 3]
    assert told["dice"] == dice
    # A blue die that turns to anything but blue makes a tie or better; a green one can only get worse.
    assert told["dies"][0] < told["dies"][3] < told["dies"][1] == told["dies"][2]
    assert "dies" not in aids(g, 2)["battle"], "only who may roll again is told"


@clause("SEN-123", "SEN-195")
def test_a_tie_is_worth_the_next_round_or_a_victory() -> None:
    g = set_dice(play(attack(), "spare"), "green blue")
    even = odds_of_dice(g.table, battle_on(g.table))
    assert even == pytest.approx(odds_of(g.table, battle_on(g.table)))
    hosokawa = scene(
        4,
        units={"B": "owari*3", "C": "echizen*3"},
        samurai={"hosokawa": "B owari", "daisuke": "C echizen"},
        orders="owari=march nagato=production",
    )
    march_to(hosokawa, "owari", "land", "to echizen 3", "hosokawa to echizen")
    set_dice(to_support(hosokawa), "")
    assert aids(hosokawa, 3)["battle"]["odds"] == [1.0, 0.0]


@clause("SEN-125", "SEN-128")
def test_whoever_commits_support_is_told_his_strength_with_each_card() -> None:
    g = attack(hands={"B": "black_support_1 yellow_support_3", "C": "blue_member_grandmother"})
    set_dice(to_support(g), "black*2 yellow*2")
    told = aids(g, 1)["battle"]
    assert told["with"] == {"green_dummy": 5, "black_support_1": 6, "yellow_support_3": 7}
    assert "with" not in aids(g, 0)["battle"]
    play(g, "B: support yellow_support_3")
    told = aids(g, 2)["battle"]
    assert [side["sealed"] for side in told["sides"]] == [True, False]
    assert [side["cards"] for side in told["sides"]] == [[], []], "face down"


@clause("SEN-97")
def test_a_march_is_told_the_odds_of_every_attack_by_units_and_with_all_samurai() -> None:
    g = scene(
        4,
        units={"B": "owari*5", "C": "echizen*3", "D": "hitachi*2"},
        samurai={"hosokawa": "B owari"},
        orders="owari=march nagato=production",
    )
    play(g, "name owari")
    march = aids(g, 1)["march"]
    assert set(march) == {"echizen", "etchu", "izumo", "nagato", "bizen", "hitachi", "mutsu"}
    alone, together = march["echizen"]["units"], march["echizen"]["all"]
    assert (len(alone), len(together)) == (6, 6)
    assert alone == sorted(alone)
    assert all(one < two for one, two in zip(alone, together, strict=True))
    assert "march" not in aids(g, 2)
    play(g, "land: to echizen 4")
    assert aids(g, 1)["battle"]["odds"][0] == alone[4]


# --- secrets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_aid_differs_between_worlds_that_a_seat_cannot_tell_apart(seats: int) -> None:
    rng = Random(seats)
    g = RULES.new(seats, {"winter": "rounds", "rounds": 0, "families": "dealt"}, f"aids {seats}")
    for act in range(400):
        if not g.asked():
            break
        by = rng.choice(g.asked())
        g.act(by, some_answer(g, by, rng))
        if act % 4:
            continue
        for seat in (*range(seats), SPECTATOR):
            view = View(g, seat)
            twin = possible_world(view, rng, g.chance.clone())
            assert RULES.aids(view) == RULES.aids(View(twin, seat))


# --- the board that draws it ----------------------------------------------------------------------

STORY = Path(__file__).parents[3] / "client/src/boards/senji/battle/story.ts"


def test_the_board_listens_for_no_event_that_the_rules_never_tell() -> None:
    heard = set(re.findall(r"(?:case |=== )'([A-Z][A-Za-z]+)'", STORY.read_text("utf-8")))
    assert len(heard) > 12
    assert heard <= set(RULES.events)
