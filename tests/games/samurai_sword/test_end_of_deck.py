"""The end of the deck (SAM-103 to SAM-105)."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.games.samurai_sword.events import DeckEnded
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.seats import letter
from tests.clauses import clause
from tests.games.samurai_sword.scenes import scene
from tests.games.scenes import asked, lying, play, refusal, size, told

COUNTS = (3, 4, 5, 6, 7)
every_count = pytest.mark.parametrize("seats", COUNTS)


def drawn_out(seats: int, deck: str = "katana bo", **tokens: int) -> SamuraiSword:
    """B draws the last two cards of the deck."""
    return play(scene(seats, hands={"B": ""}, deck=deck, honor=tokens), "end")


@clause("SAM-103", "SAM-R26", "SAM-R27")
@every_count
def test_the_discard_pile_becomes_the_new_deck_when_the_last_card_is_taken(seats: int) -> None:
    g = scene(seats, hands={"B": ""}, deck="katana bo")
    pile = lying(g, "discard")
    play(g, "end")
    assert lying(g, "hand.B") == ["bo", "katana"]
    assert lying(g, "discard") == []
    assert Counter(lying(g, "deck")) == Counter(pile)
    assert told(g, DeckEnded) == [DeckEnded(len(pile))]


@clause("SAM-103")
def test_the_new_deck_is_shuffled() -> None:
    decks = [play(scene(3, deck="bo katana", seed=seed), "end") for seed in range(5)]
    assert len({tuple(lying(g, "deck")) for g in decks}) == 5


@clause("SAM-103")
def test_while_a_card_is_left_the_deck_has_not_run_out() -> None:
    g = drawn_out(4, "focus katana bo")
    assert told(g, DeckEnded) == []
    assert lying(g, "deck") == ["focus"]
    assert g.table.honor == (5, 3, 3, 3)


@clause("SAM-103", "SAM-R20")
def test_a_card_that_is_resolving_is_not_shuffled_into_the_new_deck() -> None:
    g = scene(4, hands={"A": "daimyo"}, deck="bo katana")
    play(g, "play daimyo")
    assert told(g, DeckEnded)
    assert "daimyo" not in lying(g, "hand.A")
    assert lying(g, "discard") == ["daimyo"]
    assert lying(g, "deck").count("daimyo") == 2


@clause("SAM-104", "SAM-R29")
@every_count
def test_at_the_end_of_the_deck_everybody_loses_one_honor_that_nobody_receives(seats: int) -> None:
    before = scene(seats).table.honor
    g = drawn_out(seats)
    assert g.table.honor == tuple(tokens - 1 for tokens in before)
    assert asked(g) == "B PlayPhase"


@clause("SAM-104")
def test_nobody_can_refuse_the_loss() -> None:
    g = scene(4, hands={"A": "daimyo"}, deck="bo katana")
    assert refusal(g, "A", "keep honor at deck end").clauses == ("SAM-104",)
    play(g, "play daimyo")
    assert asked(g) == "A PlayPhase"  # nobody was asked
    assert g.table.honor == (4, 2, 2, 2)


@clause("SAM-104", "SAM-103")
def test_every_exhausted_deck_costs_honor_once() -> None:
    g = scene(3, "hideyoshi nobunaga goemon", hands={"A": "tea_ceremony"}, deck="bo", discard="")
    # Tea Ceremony draws 5: the one card of the old deck, then of the new one.
    play(g, "play tea_ceremony")
    assert len(told(g, DeckEnded)) == 1
    assert [size(g, f"hand.{name}") for name in "ABC"] == [3, 2, 2]
    assert g.table.honor == (5, 2, 2)


@clause("SAM-105", "SAM-106", "SAM-R30")
@every_count
def test_if_somebody_has_no_honor_then_the_game_ends_in_the_middle_of_the_draw(seats: int) -> None:
    poor = letter(seats - 1)
    g = drawn_out(seats, "katana", **{poor: 1})
    assert g.outcome is not None
    assert asked(g) == ""
    assert lying(g, "hand.B") == ["katana"]  # the second card is not drawn any more
    assert g.table.honor[seats - 1] == 0


@clause("SAM-105", "SAM-R29")
def test_several_players_may_run_out_together() -> None:
    g = drawn_out(5, A=1, C=1, E=1)
    assert g.outcome is not None
    assert g.table.honor == (0, 2, 0, 2, 0)


@clause("SAM-105")
def test_with_honor_left_for_all_the_game_goes_on() -> None:
    g = drawn_out(4, A=2, B=2, C=2, D=2)
    assert g.outcome is None
    assert g.table.honor == (1, 1, 1, 1)


@clause("SAM-104", "SAM-R26")
def test_with_the_other_reading_the_deck_ends_at_the_next_draw() -> None:
    g = scene(4, hands={"B": ""}, deck="katana bo", options={"deck_end": "next_draw"})
    play(g, "end")
    assert (lying(g, "hand.B"), size(g, "deck")) == (["bo", "katana"], 0)
    assert g.table.honor == (5, 3, 3, 3)
    play(g, "end")
    assert g.table.honor == (4, 2, 2, 2)
    assert size(g, "hand.C") == 3
