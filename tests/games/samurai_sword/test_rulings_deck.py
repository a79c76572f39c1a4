"""Rulings on the end of the deck (SAM-R26 to SAM-R33), and the table option `deck_end`."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword.events import (
    DeadlyStrike,
    DeckEnded,
    DeckRenewed,
    Defeated,
    Healed,
    PointsCounted,
)
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.events import PieceMoved
from tests.clauses import clause
from tests.games.samurai_sword.scenes import all_but, honor, resilience, scene, sitting, turn_of
from tests.games.scenes import asked, lying, play, size, told

NEXT_DRAW = {"deck_end": "next_draw"}


# --- when it ends -------------------------------------------------------------------------------


@clause("SAM-R26")
def test_the_deck_runs_out_when_its_last_card_leaves_it() -> None:
    g = play(scene(hands={"A": "daimyo"}, deck="katana bo", discard="geisha"), "play daimyo")
    assert told(g, DeckEnded) == [DeckEnded(90 - 5 - 2)]
    assert g.table.honor == (4, 2, 2, 2, 2)
    assert (size(g, "deck"), lying(g, "discard")) == (83, ["daimyo"])


@clause("SAM-R26")
def test_as_an_option_the_deck_runs_out_when_somebody_finds_no_card() -> None:
    hands = {"A": "daimyo", "C": "tea_ceremony"}
    g = play(scene(hands=hands, deck="katana bo", options=NEXT_DRAW), "play daimyo")
    assert (told(g, DeckEnded), g.table.honor, size(g, "deck")) == ([], (5, 3, 3, 3, 3), 0)
    play(g, "end")
    assert (asked(g), size(g, "hand.B")) == ("B PlayPhase", 3)
    assert told(g, DeckEnded) == [DeckEnded(90 - 5 - 2 + 1)], "the Daimyo is shuffled in too"
    assert g.table.honor == (4, 2, 2, 2, 2)


@clause("SAM-R26")
def test_with_that_option_a_reveal_that_takes_the_last_card_costs_nothing_yet() -> None:
    g = turn_of(scene(play={"B": "bushido"}, deck="katana", options=NEXT_DRAW), "B")
    assert (asked(g), told(g, DeckEnded), lying(g, "discard")[-1]) == ("B BushidoAnswer", [], "katana")
    play(g, "pay")
    assert (len(told(g, DeckEnded)), g.table.honor) == (1, (4, 1, 2, 2, 2)), "but the draw after it does"
    assert size(g, "hand.B") == 3


@clause("SAM-R26")
def test_then_the_interrupted_effect_goes_on_from_the_new_deck() -> None:
    g = play(scene(hands={"A": "tea_ceremony"}, deck="katana bo"), "play tea_ceremony")
    assert lying(g, "hand.A")[:2] == ["bo", "katana"]
    assert [size(g, f"hand.{seat}") for seat in "ABCDE"] == [3, 2, 2, 2, 2]


@clause("SAM-R27")
@pytest.mark.parametrize(("last", "daimyo"), [("daimyo", 1), ("katana", 0)])
def test_the_last_card_is_in_the_hand_before_anybody_loses_honor(last: str, daimyo: int) -> None:
    g = scene(hands={"A": "breathing"}, deck=last, honor={"E": 1})
    play(g, "play breathing > B")
    assert lying(g, "hand.B") == ["parry", last]
    assert told(g, PointsCounted)[1] == PointsCounted(1, 2, 1, daimyo, 2 + daimyo)


@clause("SAM-R27")
def test_a_card_revealed_for_bushido_is_on_the_discard_pile_by_then() -> None:
    g = turn_of(scene(play={"B": "bushido"}, deck="daimyo"), "B")
    assert told(g, DeckEnded) == [DeckEnded(90 - 5 - 1)]
    assert lying(g, "discard") == []
    assert (lying(g, "deck") + lying(g, "hand.B")).count("daimyo") == 3, "shuffled in"


@clause("SAM-R28")
def test_cards_are_drawn_one_by_one() -> None:
    g = turn_of(scene(deck="katana"), "A")
    assert size(g, "hand.A") == 1 + 3, "Hideyoshi"
    order = ["card" if isinstance(event, PieceMoved) else type(event).__name__ for event in g.events]
    assert order == ["TurnBegan", "card", "DeckEnded", "Gathered", "Shuffled", "card", "card"]
    assert g.table.honor == (4, 2, 2, 2, 2)


@clause("SAM-R29")
def test_all_lose_honor_at_the_same_moment_and_several_may_reach_none() -> None:
    g = turn_of(scene(deck="katana", honor={"B": 1, "D": 1, "E": 1}), "C")
    assert len(told(g, DeckEnded)) == 1
    assert g.table.honor == (4, 0, 2, 0, 0)
    assert g.outcome is not None
    assert g.outcome.scores == (6, 0, 6, 0, 0)


@clause("SAM-R29")
def test_as_long_as_everybody_keeps_a_token_the_game_goes_on() -> None:
    g = turn_of(scene(deck="katana", honor={"B": 2, "D": 2, "E": 2}), "C")
    assert (g.outcome, g.table.honor) == (None, (4, 1, 2, 1, 1))


# --- in the middle of something -----------------------------------------------------------------


def ends_in(tokens: int, **more: str) -> SamuraiSword:
    """One card in the deck; it ends the game if E has one token."""
    return scene(
        characters=sitting(A="tomoe", C="ushiwaka"),
        hands={"A": "bo", "C": "bo", **more},
        deck="katana",
        honor={"E": tokens},
    )


@clause("SAM-R30")
@pytest.mark.parametrize("tokens", [1, 2])
def test_what_is_left_of_tea_ceremony_or_daimyo_is_not_carried_out(tokens: int) -> None:
    over = tokens == 1
    g = play(ends_in(tokens, A="tea_ceremony"), "play tea_ceremony")
    assert (g.outcome is not None) == over
    assert [size(g, f"hand.{seat}") for seat in "ABCDE"] == ([1] * 5 if over else [3, 2, 2, 2, 2])
    assert (lying(g, "resolving") == ["tea_ceremony"]) == over, "nor is the card put away"
    g = play(ends_in(tokens, A="daimyo"), "play daimyo")
    assert size(g, "hand.A") == (1 if over else 2)


@clause("SAM-R30")
@pytest.mark.parametrize("tokens", [1, 2])
def test_nor_of_breathing_or_a_draw_phase(tokens: int) -> None:
    over = tokens == 1
    g = play(ends_in(tokens, A="breathing"), "play breathing > B")
    assert asked(g) == ("" if over else "A PlayPhase")
    assert len(told(g, Healed)) == 1, "that came first"
    g = turn_of(ends_in(tokens), "B")
    assert (asked(g), size(g, "hand.B")) == (("", 2) if over else ("B PlayPhase", 3))


@clause("SAM-R30")
@pytest.mark.parametrize("tokens", [1, 2])
def test_nor_of_an_ability_draw_or_a_bushido_check(tokens: int) -> None:
    over = tokens == 1
    g = play(ends_in(tokens), "attack bo > C", "endure")
    assert (size(g, "hand.A"), size(g, "hand.C")) == ((1, 1) if over else (1, 2)), "Tomoe, then Ushiwaka"
    g = scene(play={"B": "bushido"}, deck="katana", honor={"E": tokens})
    turn_of(g, "B")
    assert asked(g) == ("" if over else "B BushidoAnswer")
    assert (size(g, "play.B.bushido"), size(g, "hand.B"), honor(g, "B")) == (1, 1, 2)


@clause("SAM-R31")
def test_a_deck_that_ends_the_game_after_a_blow_within_a_team_makes_no_deadly_strike() -> None:
    g = scene(
        characters=sitting(A="tomoe"),
        hands={"A": "bo"},
        deck="katana",
        resilience={"C": 1},
        honor={"E": 1},
    )
    play(g, "attack bo > C", "endure")
    assert told(g, Defeated) == [Defeated(2, 0)]
    assert g.outcome is not None
    assert told(g, DeadlyStrike) == []
    assert g.outcome.scores[0] == 5 + 1


# --- nothing left to shuffle --------------------------------------------------------------------


@clause("SAM-R32")
def test_a_deck_that_ends_without_a_discard_pile_costs_honor_and_stays_empty() -> None:
    g = scene(hands={"A": f"daimyo {all_but('daimyo katana parry*4')}"}, deck="katana")
    assert (size(g, "deck"), size(g, "discard")) == (1, 0)
    play(g, "play daimyo")
    assert g.table.honor == (4, 2, 2, 2, 2), "once, though a second card was to be drawn"
    assert lying(g, "hand.A")[-1] == "katana"
    assert (size(g, "hand.A"), size(g, "deck"), lying(g, "discard")) == (85, 0, ["daimyo"])
    assert g.table.deck_ended


@clause("SAM-R32")
def test_the_next_draw_makes_a_new_deck_without_another_loss() -> None:
    g = scene(hands={"A": f"daimyo {all_but('daimyo katana parry*4')}"}, deck="katana")
    play(g, "play daimyo", "end")
    while asked(g) == "A CardToDiscard":
        g.act(0, g.legal(0)[0])
    thrown = 1 + 85 - 7
    assert told(g, DeckRenewed) == [DeckRenewed(thrown)]
    assert (size(g, "hand.B"), size(g, "deck")) == (3, thrown - 2)
    assert (len(told(g, DeckEnded)), g.table.honor) == (1, (4, 2, 2, 2, 2))
    assert not g.table.deck_ended


@clause("SAM-R32")
def test_a_draw_from_nothing_does_not_happen() -> None:
    g = scene(hands={"A": all_but("parry*4")}, deck="", deck_ended=True)
    before = g.table.honor
    turn_of(g, "B")
    assert (asked(g), size(g, "hand.B"), g.table.honor) == ("B PlayPhase", 1, before)
    play(g, "spend")
    assert (resilience(g, "B"), size(g, "hand.B")) == (4, 1)


@clause("SAM-R33")
@pytest.mark.parametrize(
    ("deck", "question"), [("geisha", "D PlayPhase"), ("parry*4 geisha", "D DrawSource")]
)
def test_ieyasu_is_asked_only_if_there_is_a_top_card_at_that_moment(deck: str, question: str) -> None:
    """The card revealed for Bushido is the top of the discard pile, unless the deck ended with it."""
    g = turn_of(scene(play={"D": "bushido"}, deck=deck), "D")
    assert asked(g) == question
    assert (size(g, "discard") == 0) == (question == "D PlayPhase")
    assert size(g, "hand.D") == (3 if question == "D PlayPhase" else 1)
