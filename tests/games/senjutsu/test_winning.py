"""Winning and losing (ledger 3.13): wounds, stun cards, the last one standing, and who gives up."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.events import Defeated, GaveUp
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, play, refusal, told
from tests.games.senjutsu.fights import (
    answer,
    at,
    change,
    fight,
    fighter,
    hold,
    lay,
    next_turn,
    only_deck,
    passing,
    stand,
)
from tests.games.senjutsu.showing import acted, alone, brought, opened, taken


def winners(g: Fight) -> str:
    """`A`, `BD`; nothing while the game goes on."""
    return "".join("ABCD"[seat] for seat in g.outcome.winners) if g.outcome else ""


def cutting(*heroes: str, **options: str) -> Fight:
    """The first stands in the middle and looks at the second, who stands before him."""
    g = fight(*heroes, **options)
    stand(g, "A", "0,0", 0)
    return stand(g, "B", "0,-1", 3)


# --- wounds and stun ------------------------------------------------------------------------------


@clause("SJT-12", "SJT-9", "SJT-97")
@pytest.mark.parametrize(
    ("wounds", "heavy", "winner"), [(4, 0, "A"), (2, 2, "A"), (0, 4, "A"), (3, 0, ""), (6, 0, "A")]
)
def test_as_many_wounds_as_the_limit_defeat_a_character(wounds: int, heavy: int, winner: str) -> None:
    """The limit is 5; heavy wounds count."""
    g = change(cutting("student", "master"), "B", wounds=wounds, heavy=heavy)
    alone(g, A="katana_cut")
    assert winners(g) == winner


@clause("SJT-98")
@pytest.mark.parametrize(("stun", "winner"), [(4, "A"), (3, "")])
def test_as_many_stun_cards_as_the_hand_limit_defeat_a_character_at_once(stun: int, winner: str) -> None:
    """Pommel Strike stuns; the Master would still have a card to resolve."""
    g = cutting("master", "student")
    hold(g, "A", "pommel_strike")
    hold(g, "B", "deep_breath")
    change(g, "B", stun=stun)
    lay(g, A="pommel_strike", B="deep_breath")
    passing(g)
    if asked(g) == "A TurnToGive":
        passing(answer(g, "clockwise"))
    assert winners(g) == winner
    assert ("B deep_breath 3" in acted(g)) == (not winner)


# --- the last one ---------------------------------------------------------------------------------


@clause("SJT-99", "SJT-2")
def test_the_last_character_wins_and_until_then_the_game_goes_on() -> None:
    g = cutting("student", "master", "ronin")
    stand(g, "C", "0,3", 0)
    change(g, "B", wounds=4)
    alone(g, A="katana_cut")
    assert winners(g) == ""
    assert asked(g) == "AC CardToLay"
    stand(g, "C", "0,-1", 3, wounds=4)
    passing(alone(g, A="katana_cut"))
    assert winners(g) == "A"


@clause("SJT-99", "SJT-R8")
def test_the_last_team_wins_and_its_defeated_members_share_the_win() -> None:
    """A and C against B and D; C is out already."""
    g = cutting("student", "master", "ronin", "warrior", sides="pairs")
    stand(g, "C", "0,3", 0, wounds=5)
    stand(g, "D", "1,-1", 4, wounds=4)
    change(g, "B", wounds=4)
    next_turn(g)
    assert g.table.track == (1, 3, 0)
    hold(g, "A", "whirling_cut")
    passing(alone(g, A="whirling_cut"))
    assert winners(g) == "AC"


@clause("SJT-99")
def test_a_team_fights_on_while_one_of_it_stands() -> None:
    g = cutting("student", "master", "ronin", "warrior", sides="pairs")
    stand(g, "C", "0,3", 0)
    stand(g, "D", "-3,0", 0)
    change(g, "B", wounds=4)
    alone(g, A="katana_cut")
    assert winners(g) == ""
    assert asked(g) == "ACD CardToLay"


# --- when it is looked at -------------------------------------------------------------------------


@clause("SJT-R4", "SJT-R5")
def test_one_attack_effect_with_all_its_cells_counts_as_one() -> None:
    """Whirling Cut fells the last two opponents of three: both are out, the attacker has won."""
    g = cutting("student", "master", "ronin")
    stand(g, "C", "0,1", 0, wounds=4)
    change(g, "B", wounds=4)
    hold(g, "A", "whirling_cut")
    passing(alone(g, A="whirling_cut"))
    assert winners(g) == "A"
    assert {event.seat for event in told(g, Defeated)} == {1, 2}


@clause("SJT-R4", "SJT-R5", "SJT-7")
@pytest.mark.parametrize(("track", "winner"), [((1, 0), "B"), ((0, 1), "A")])
def test_if_all_fall_at_once_the_advantage_decides(track: tuple[int, int], winner: str) -> None:
    """Everybody draws at the same time, from an empty deck, with four wounds."""
    g = cutting("student", "master")
    g.table.track = track
    for seat in "AB":
        change(only_deck(g, seat, 0), seat, wounds=4)
    next_turn(g)
    assert winners(g) == winner
    assert len(told(g, Defeated)) == 2


@clause("SJT-R4", "SJT-R5")
def test_both_sides_of_a_collision_count_as_one() -> None:
    g = fight("student", "master")
    stand(g, "A", "0,1", 0, stun=4)
    stand(g, "B", "0,-1", 3, stun=4)
    hold(g, "A", "dashdown_strike")
    hold(g, "B", "firm_mind")
    g.table.track = (0, 1)
    lay(g, A="dashdown_strike", B="firm_mind")
    passing(g)
    assert {event.seat for event in told(g, Defeated)} == {0, 1}
    assert winners(g) == "A"


@clause("SJT-R5")
def test_if_all_fall_at_once_the_team_of_the_one_on_top_wins() -> None:
    g = cutting("student", "master", "ronin", "warrior", sides="pairs")
    g.table.track = (3, 0, 1, 2)
    for seat in "ABCD":
        change(only_deck(g, seat, 0), seat, wounds=4)
    next_turn(g)
    assert winners(g) == "BD"


@clause("SJT-R4")
def test_defeat_is_looked_at_after_every_single_effect() -> None:
    """Deep Breath draws from an empty deck at 3: its owner is out before the card of the next turn."""
    g = change(only_deck(cutting("student", "master"), "A", 0), "A", wounds=4)
    hold(g, "A", "deep_breath")
    only_deck(g, "A", 0)
    answer(alone(g, A="deep_breath"), "kamae neutral")
    assert winners(g) == "B"
    assert g.table.turn == 1


# --- defeat in the middle of a turn ---------------------------------------------------------------


@clause("SJT-R6")
def test_who_falls_leaves_at_once_and_the_other_cards_go_on() -> None:
    """The Student fells the Master at 5; his Firm Mind at 3 is lost, the Ronin's is not."""
    g = cutting("student", "master", "ronin")
    stand(g, "C", "0,3", 0)
    change(g, "B", wounds=4)
    hold(g, "B", "firm_mind")
    hold(g, "C", "firm_mind")
    lay(g, A="katana_cut", B="firm_mind", C="firm_mind")
    passing(g, "KamaeToChange")
    assert at(g, "B") == ("", 3)
    assert g.table.track == (2, 0)
    assert acted(g) == ["A katana_cut 5", "C firm_mind 3"]
    assert asked(g) == "C KamaeToChange"


@clause("SJT-R6")
@pytest.mark.parametrize(("wounds", "struck"), [(0, 0), (4, 1)])
def test_the_blocks_of_who_falls_leave_too(wounds: int, struck: int) -> None:
    """All at 5: the Master's wall covers the Ronin before him. The Student strikes the Master from behind,
    then the Warrior strikes the Ronin: the wall stops that, unless its owner has fallen."""
    g = fight("student", "master", "ronin", "warrior")
    stand(g, "A", "0,1", 0)
    stand(g, "B", "0,0", 0, focus=1, wounds=wounds)
    stand(g, "C", "0,-1", 0)
    stand(g, "D", "0,-2", 3)
    hold(g, "A", "plain_cut")
    hold(g, "B", "unbroken_wall")
    hold(g, "D", "plain_cut")
    g.table.track = (0, 1, 2, 3)
    alone(g, A="plain_cut", B="unbroken_wall", D="plain_cut")
    answer(passing(g, "InitiativeToChoose"), "value 5")
    answer(passing(g, "PlaceToTake"), "place 1")
    passing(g)
    assert fighter(g, "B").is_out == (wounds == 4)
    assert fighter(g, "C").wounds == struck


@clause("SJT-R7", "SJT-R6")
def test_who_falls_by_an_own_effect_is_out_before_the_rest_of_the_card() -> None:
    """A Ronin with four wounds draws from an empty deck by Clear Head and gets nothing more."""
    g = fight("ronin", "student")
    stand(g, "A", "0,0", 0, wounds=4, kamae="resolve")
    stand(g, "B", "0,-3", 0)
    hold(g, "A", "clear_head")
    only_deck(g, "A", 0)
    alone(g, A="clear_head")
    assert winners(g) == "B"


# --- giving up ------------------------------------------------------------------------------------


@clause("SJT-R145")
def test_whoever_is_asked_anything_may_give_up_and_is_defeated_at_once() -> None:
    g = cutting("student", "master")
    answer(g, "A: lay light_feet", "B: give up")
    assert winners(g) == "A"
    assert [event.seat for event in told(g, GaveUp)] == [1]


@clause("SJT-R145", "SJT-R6")
def test_who_gives_up_among_several_leaves_the_field_and_the_others_go_on() -> None:
    g = cutting("student", "master", "ronin")
    stand(g, "C", "0,3", 0)
    answer(g, "A: lay katana_cut", "B: give up", "C: lay stalking")
    assert at(g, "B")[0] == ""
    assert g.table.track == (2, 0)
    assert winners(g) == ""
    passing(g)
    assert asked(g) != ""


@clause("SJT-R145", "SJT-R5")
def test_if_all_give_up_together_the_advantage_decides() -> None:
    g = answer(cutting("student", "master"), "A: give up", "B: give up")
    assert winners(g) == "B"


@clause("SJT-R145")
def test_who_gives_up_while_characters_are_taken_leaves_the_win_to_the_other() -> None:
    g = play(RULES.new(2, {}, 1), "give up")
    assert winners(g) == "B"
    g = play(RULES.new(2, {}, 1), "take student", "give up")
    assert winners(g) == "A"


@clause("SJT-R145")
def test_who_gives_up_while_decks_are_brought_leaves_the_win_to_the_other() -> None:
    g = answer(taken(), "A: bring student_signature", "B: give up")
    assert winners(g) == "A"
    assert len(told(g, Defeated)) == 1


@clause("SJT-R145", "SJT-R5")
def test_if_all_give_up_instead_of_bringing_a_deck_the_advantage_decides() -> None:
    assert winners(answer(taken("master", "student"), "A: give up", "B: give up")) == "A"
    assert winners(answer(taken("student", "master"), "A: give up", "B: give up")) == "B"


@clause("SJT-R145")
def test_of_three_who_give_up_during_set_up_one_after_another_the_last_wins() -> None:
    g = play(RULES.new(3, {}, 1), "give up", "take master")
    assert winners(g) == ""
    play(g, "give up")
    assert winners(g) == "B"
    assert [event.seat for event in told(g, Defeated)] == [0, 2]


@clause("SJT-R145")
def test_one_may_give_up_instead_of_placing_a_figure() -> None:
    g = answer(brought(), "give up")
    assert winners(g) == "B"


@clause("SJT-99")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    g = answer(opened(), "A: give up", "B: lay centre_of_the_circle")
    assert winners(g) == "B"
    reason = g.why_not(1, RULES.parse("lay centre_of_the_circle"))
    assert reason is not None
    assert reason.code == "game-is-over"


@clause("SJT-R145", "SJT-73")
def test_whoever_has_laid_a_card_takes_it_back_before_giving_up() -> None:
    g = opened()
    answer(g, "A: lay light_feet")
    refused = refusal(g, "A", "give up")
    assert refused.code == "take-back-first"
    assert "SJT-R145" in refused.clauses
    g.take_back(0)
    answer(g, "A: give up", "B: lay centre_of_the_circle")
    assert told(g, GaveUp) == [GaveUp(0)]
    assert g.outcome is not None
