"""The turn (ledger 3.8, 3.9, 3.12): draw, choose, discard; core cards come back, hands have a limit."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.events import (
    CouldNotDraw,
    FocusGained,
    LimpTurned,
    TurnBegan,
    Wounded,
)
from tatami.games.senjutsu.table import Fight
from tatami.kernel.reasons import NotUnderstood
from tests.clauses import clause
from tests.games.scenes import asked, code, legal, lying, may, sees, size, told
from tests.games.senjutsu.fights import (
    answer,
    change,
    discarded,
    fight,
    fighter,
    hold,
    in_hand,
    lay,
    next_turn,
    only_deck,
    passing,
    put,
    stand,
)
from tests.games.senjutsu.showing import alone

FIVE = ("plain_guard", "plain_guard", "plain_guard", "steel_guard", "steel_guard")


def apart(*heroes: str) -> Fight:
    """Fighters who cannot reach each other."""
    g = fight(*heroes)
    stand(g, "A", "0,3", 3)
    return stand(g, "B", "0,-3", 0)


# --- drawing --------------------------------------------------------------------------------------


@clause("SJT-3", "SJT-71", "SJT-96")
def test_every_turn_everybody_draws_the_top_card_of_the_own_deck() -> None:
    g = apart()
    tops = [lying(g, "deck.A")[-1], lying(g, "deck.B")[-1]]
    decks = [size(g, "deck.A"), size(g, "deck.B")]
    alone(g)
    assert asked(g) == "AB CardToLay", "the turn was over and the next began"
    assert g.table.turn == 2
    assert [lying(g, "hand.A"), lying(g, "hand.B")] == [[tops[0]], [tops[1]]]
    assert [size(g, "deck.A"), size(g, "deck.B")] == [decks[0] - 1, decks[1] - 1]


@clause("SJT-72")
def test_who_has_to_draw_from_an_empty_deck_takes_a_wound_each_time() -> None:
    """Deep Breath draws once more; the discard pile lies there and stays."""
    g = apart()
    hold(g, "A", "deep_breath")
    only_deck(g, "A", 0)
    pile = size(g, "discard.A")
    answer(alone(g, A="deep_breath"), "kamae neutral")
    assert [event.seat for event in told(g, CouldNotDraw)] == [0, 0], "by the card, and at the next turn"
    assert fighter(g, "A").wounds == 2
    assert (size(g, "deck.A"), size(g, "discard.A")) == (0, pile + 1)


@clause("SJT-18")
def test_a_card_that_says_otherwise_prevails() -> None:
    """The pile is not shuffled back when the deck is empty; Bind the Wound does shuffle four cards back."""
    g = apart()
    change(g, "A", kamae="resolve")
    hold(g, "A", "bind_the_wound")
    only_deck(g, "A", 0)
    pile = size(g, "discard.A")
    alone(g, A="bind_the_wound")
    assert fighter(g, "A").wounds == 0
    assert size(g, "deck.A") == 4 - 1, "and one is drawn for the next turn"
    assert size(g, "discard.A") == pile - 4 + 1


@clause("SJT-R3")
def test_limp_cards_never_run_out() -> None:
    """Twelve are printed, and all of them are in use."""
    g = fight()
    stand(g, "A", "0,0", 0, limp=(0,) * 6)
    stand(g, "B", "0,-1", 3, limp=(0,) * 6)
    hold(g, "A", "low_sweep")
    answer(alone(g, A="low_sweep"), "go 0,0 0")
    assert len(fighter(g, "A").limp) + len(fighter(g, "B").limp) == 13


# --- choosing -------------------------------------------------------------------------------------


@clause("SJT-3", "SJT-73")
def test_everybody_lays_exactly_one_card_of_the_hand() -> None:
    g = hold(apart(), "A", "plain_cut", "quick_stab")
    assert legal(g) == {"lay plain_cut", "lay light_feet", "lay katana_cut"}
    assert code(g, "A", "lay tiger_leap") == "not-in-hand"
    assert code(g, "A", "pass") == "one-card-a-turn"
    with pytest.raises(NotUnderstood):
        RULES.parse("lay plain_cut quick_stab")


@clause("SJT-73")
def test_a_card_that_was_laid_stays_until_all_have_chosen() -> None:
    g = hold(apart(), "A", "plain_cut", "quick_stab")
    answer(g, "A: lay plain_cut")
    assert asked(g) == "B CardToLay"
    assert g.why_not(0, RULES.parse("lay light_feet")) is not None


@clause("SJT-25", "SJT-26")
@pytest.mark.parametrize("card", ["light_feet", "katana_cut"])
def test_a_core_card_may_be_laid_instead_of_an_ability_card(card: str) -> None:
    g = hold(apart(), "A", "plain_cut")
    alone(g, A=card)
    assert RULES.box.slugs[fighter(g, "A").card] == card
    assert in_hand(g, "A") == ["plain_cut"]


@clause("SJT-R15")
@pytest.mark.parametrize("card", ["seize_the_moment", "riposte", "calm_composure", "shoulder_plate"])
def test_instants_and_additional_cards_are_never_the_card_of_the_turn(card: str) -> None:
    g = change(hold(apart(), "A", card), "A", focus=3, kamae="resolve")
    assert code(g, "A", f"lay {card}") == "has-no-initiative"


@clause("SJT-R15", "SJT-170", "SJT-171")
def test_a_replacement_card_may_be_chosen_like_any_other() -> None:
    assert may(hold(apart(), "A", "vanishing_footwork"), "lay vanishing_footwork")


@clause("SJT-R16")
def test_there_is_always_a_core_card_to_lay() -> None:
    g = hold(apart(), "A", "quick_stab", "three_speed_feint", "riposte")
    assert legal(g) == {"lay light_feet", "lay katana_cut"}


# --- the discard step -----------------------------------------------------------------------------


@clause("SJT-93", "SJT-30")
def test_played_ability_cards_are_discarded_face_up_and_core_cards_come_back() -> None:
    g = hold(apart(), "A", "plain_guard")
    hold(g, "B", "iron_discipline")
    lay(g, A="plain_guard", B="iron_discipline")
    passing(g, "InitiativeToChoose")
    answer(g, "value 2")
    passing(answer(passing(g, "WayToGo"), "go 0,3 3"))
    assert lying(g, "discard.A") == ["A.plain_guard"]
    assert sees(g, "A", "discard.B") == ["B.iron_discipline"]
    passing(alone(g, A="katana_cut"))
    passing(answer(g, "go 0,3 3"))
    assert "lay katana_cut" in legal(g)
    assert lying(g, "discard.A") == ["A.plain_guard"]


@clause("SJT-94", "SJT-R146")
def test_at_the_end_of_a_turn_limp_cards_turn_and_then_the_shrine_gives_focus() -> None:
    g = put(apart(), "shrine", "0,2")
    change(g, "A", limp=(0, 3))
    alone(g)
    assert fighter(g, "A").limp == (1,)
    assert fighter(g, "A").focus == 1
    order = [type(event) for event in g.events if isinstance(event, LimpTurned | FocusGained)]
    assert order == [LimpTurned, FocusGained]


@clause("SJT-8", "SJT-95", "SJT-28")
def test_surplus_ability_cards_are_discarded_down_to_the_hand_limit_and_core_cards_do_not_count() -> None:
    """Seven cards and two core cards: two go."""
    g = hold(apart(), "A", *FIVE, "plain_cut", "tiger_leap")
    hold(g, "B", *FIVE[:3], "firm_mind", "firm_mind")
    passing(alone(g))
    assert asked(g) == "A SurplusToDiscard"
    cards = ("plain_guard", "steel_guard", "plain_cut", "tiger_leap")
    assert legal(g) == {f"discard {card}" for card in cards}
    answer(g, "discard plain_cut")
    assert asked(g) == "A SurplusToDiscard"
    answer(g, "discard tiger_leap")
    assert asked(g) == "AB CardToLay"
    assert size(g, "hand.A") == 5 + 1, "the limit, and the next turn's card"


@clause("SJT-95", "SJT-R102")
def test_what_is_discarded_for_the_limit_lies_face_down() -> None:
    g = hold(apart(), "A", *FIVE, "plain_cut")
    answer(alone(g), "discard plain_cut")
    assert sees(g, "A", "lost.A") == ["A.plain_cut"]
    assert sees(g, "B", "lost.A") == sees(g, "spectator", "lost.A") == ["?"]


@clause("SJT-8", "SJT-95", "SJT-73")
def test_the_limit_is_looked_at_after_the_card_of_the_turn_is_gone() -> None:
    """Six cards in hand, one of them laid: five are kept."""
    g = hold(apart(), "A", *FIVE, "iron_discipline")
    alone(g, A="iron_discipline")
    passing(g)
    assert asked(g) == "AB CardToLay"


@clause("SJT-29")
def test_core_cards_are_never_discarded() -> None:
    g = alone(hold(apart(), "A", *FIVE, "plain_cut"))
    assert code(g, "A", "discard light_feet") == "not-to-discard"
    assert code(g, "A", "discard katana_cut") == "not-to-discard"


@clause("SJT-29")
def test_an_effect_that_discards_finds_no_core_card() -> None:
    """Tanto: Jab discards a card first; with an empty hand there is nothing to discard."""
    g = apart()
    change(g, "A", weapon=RULES.box.by_slug["tanto_jab"])
    alone(g, A="tanto_jab")
    assert asked(g) == "AB CardToLay"
    assert lying(g, "discard.A") == []
    assert {"lay light_feet", "lay tanto_jab"} <= legal(g)


@clause("SJT-70")
def test_a_turn_has_its_steps_in_this_order() -> None:
    """Draw, choose, reveal, resolve, discard: as the table itself tells them."""
    g = hold(apart(), "A", *FIVE, "deep_breath")
    hold(g, "B", "plain_guard", "sudden_parry")
    steps = [g.table.step]
    lay(g, A="deep_breath", B="plain_guard")
    passing(g, "InitiativeToChoose")
    steps.append(g.table.step)
    answer(g, "value 2")
    passing(g, "KamaeToChange")
    steps.append(g.table.step)
    answer(g, "kamae neutral")
    answer(g, "go 0,-3 0")
    passing(g)
    steps.append(g.table.step)
    assert asked(g) == "A SurplusToDiscard"
    answer(g, "discard plain_guard")
    assert steps == ["choose", "reveal", "resolve", "discard"]
    assert told(g, TurnBegan)[-1].turn == 2


# --- the start of a turn --------------------------------------------------------------------------


@clause("SJT-R146")
def test_a_heavy_wound_takes_its_card_before_cards_are_drawn() -> None:
    """One card is left: it is lost, and there is nothing to draw."""
    g = apart()
    change(g, "A", heavy=1)
    only_deck(g, "A", 1)
    next_turn(g)
    assert size(g, "lost.A") == 1
    assert [event.wounds for event in told(g, Wounded)] == [1]
    assert fighter(g, "A").wounds == 1


@clause("SJT-72")
def test_the_discard_pile_is_not_touched_when_the_deck_runs_out() -> None:
    g = discarded(apart(), "A", "plain_cut", "plain_cut")
    only_deck(g, "A", 0)
    before = lying(g, "discard.A")
    next_turn(g)
    assert lying(g, "discard.A") == before
    assert fighter(g, "A").wounds == 1
