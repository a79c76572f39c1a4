"""Habits of the sensible player: haggling, looking, bidding, ships, and getting up again after a defeat."""

from __future__ import annotations

import re
from collections import Counter
from statistics import mean

import pytest

from tatami.games.senji import RULES
from tatami.games.senji.bot import SensibleSenji
from tatami.games.senji.rules.winter import Winter
from tatami.games.senji.table import Senji
from tatami.kernel.answers import Answer
from tatami.kernel.seats import Seat, seat_of
from tatami.players.match import play_match
from tests.games.senji import scenes_autumn, scenes_summer
from tests.games.senji.scenes_winter import say, winter
from tests.games.senji.sitters import Sitter, answer_of

DEAR = "letter A: give black_support_1, ask green_member_heir"
FAIR = "letter A: give yellow_member_wife, ask green_member_wife"
HEIRS = "yellow_member_heir blue_member_heir black_member_heir"
FOUR_FAMILIES = "yellow_trade_1 blue_trade_2 black_trade_1 violet_trade_1"

# --- letters ------------------------------------------------------------------------------------


def test_what_is_too_dear_gets_a_counter_offer_and_then_no_answer() -> None:
    """The heir is not given for it, but another card is."""
    offer, *rest = Sitter(say(winter(), "C", DEAR), "A").all_it_says("ready")
    assert not [text for text in rest if " C" in text.split(":")[0]]
    given = re.fullmatch(r"counter C: give (green_\w+), ask black_support_1", offer)
    assert given is not None, offer
    assert given[1] != "green_member_heir"


def test_one_haggles_once_a_winter_with_the_same_player() -> None:
    g = say(winter(), "C", DEAR)
    sitter = Sitter(g, "A")
    assert sitter.answer().startswith("counter C")
    assert not [text for text in _again(sitter).all_it_says("ready") if " C" in text.split(":")[0]]


def _again(sitter: Sitter) -> Sitter:
    """C takes no notice of the counter-offer and asks for the same once more."""
    say(sitter.game, "C", "decline A", DEAR)
    return sitter


def test_a_leader_gets_no_counter_offer() -> None:
    g = winter()
    g.table.honour = (20, 20, 55, 20)
    assert not answer_of(say(g, "C", DEAR), "A").startswith("counter")


def test_one_attack_does_not_spoil_a_fair_exchange() -> None:
    sitter = Sitter(say(winter(hands={"A": FOUR_FAMILIES}), "B", FAIR), "A")
    sitter.bot.memory.resent(seat_of("B"), 1.5)
    assert sitter.answer() == "accept B"


def test_with_naoe_one_looks_at_a_hand_and_asks_for_what_one_saw() -> None:
    g = winter(samurai={"A": "naoe"})
    said = Sitter(g, "A").all_it_says("ready")
    assert said[0].startswith("look ")
    target = said[0][-1]
    asked = next(text.split("ask ")[1] for text in said if text.startswith(f"letter {target}: give"))
    assert g.table.box.family[g.table.box.face[asked]] == g.table.families[seat_of(target)]
    assert not [text for text in Sitter(winter(), "A").all_it_says("ready") if text.startswith("look")]


def test_for_the_last_family_somebody_is_asked_who_may_have_it() -> None:
    """If there is nothing else to swap."""
    sitter = Sitter(winter(hands={"A": f"{FOUR_FAMILIES} {HEIRS}"}), "A")
    assert "want red.any.any" in " ".join(sitter.all_it_says("ready"))
    assert "want red.any.any" not in " ".join(Sitter(winter(), "A").all_it_says("ready"))


def test_what_is_needed_badly_is_bid_for_with_more_than_one_card() -> None:
    g = winter(hands={"A": FOUR_FAMILIES}, decks={"red": "red_member_heir red_support_1"})
    (bids,) = [text for text in Sitter(g, "A").all_it_says("ready") if text.startswith("bids: ")]
    lots = [part.split()[0] for part in bids.removeprefix("bids: ").split(", ")]
    assert len(lots) > len(set(lots)), "all in one act"


# --- ships --------------------------------------------------------------------------------------


def beset(echizen: str) -> Senji:
    """B's three units in Owari may march, with C in Echizen beside them; nobody else can be attacked."""
    full = "izumo*6 nagato*6 bizen*6", "etchu*6 echigo*6", "hitachi*6 dewa*6 mutsu*6"
    units = {"A": full[0], "B": "owari*3 sagami*6 shinano*6", "C": f"{echizen} {full[1]}", "D": full[2]}
    return scenes_summer.scene(units=units, orders="owari=march")


def test_from_an_enemy_who_is_too_strong_one_puts_to_sea() -> None:
    assert answer_of(beset("echizen*6"), "B") == "sea: to south_sea 3"


def test_a_fleet_lands_where_nobody_stands_guard() -> None:
    units = {"A": "nagato*6 bizen*6", "B": "south_sea*3", "D": "mutsu*6"}
    assert answer_of(scenes_summer.scene(units=units), "B") == "land: to hitachi 3"


# --- after a defeat -----------------------------------------------------------------------------


def landless(garrison: int) -> list[str]:
    """What A says in Autumn who has lost all provinces, with so many units on every coast."""
    g = scenes_autumn.acting("A", hands={"A": ""}, hanafuda={"A": ""})
    table = g.table
    table.fortress = tuple(1 if held == 0 else held for held in table.fortress)
    table.units = tuple(
        (*(garrison * (held == party) for held in table.fortress), 0, 0) for party in range(len(table.units))
    )
    table.honour = (20, 20, 20, 20)
    return Sitter(g, "A").all_it_says("done")


def test_mercenaries_come_for_an_open_coast_and_not_for_a_strong_one() -> None:
    assert [text for text in landless(0) if text.startswith("hire ")]
    assert not [text for text in landless(6) if text.startswith("hire ")]


@pytest.mark.parametrize(("kind", "before"), [("glass", 92), ("rounds", 73)])
def test_four_players_need_a_quarter_of_the_acts_for_a_winter_that_drafts_took(
    kind: str, before: int
) -> None:
    """A letter is one act; it was five. `before`: the acts of a Winter then, in whole games."""
    acts: Counter[tuple[int, int]] = Counter()
    for game in range(4):

        def count(g: Senji, seat: Seat, legal: object, answer: Answer, game: int = game) -> None:
            acts[game, g.table.year] += isinstance(g.question, Winter)

        players = [SensibleSenji(seat, 4, seat) for seat in range(4)]
        play_match(RULES, 4, {"winter": kind}, players, f"winters {game}", watch=count)
    assert len(acts) >= 12
    assert mean(acts.values()) <= before / 4
