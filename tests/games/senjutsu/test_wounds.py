"""Wounds, heavy wounds and the defeat effect (ledger 3.17, 3.18)."""

from __future__ import annotations

from tatami.games.senjutsu.events import Wounded
from tests.clauses import clause
from tests.games.scenes import asked, lying, refusal, sees, size, told
from tests.games.senjutsu.duels import UNHURT, clash, end_turn, give, pain, pass_windows, ready
from tests.games.senjutsu.fights import change, fighter, next_turn, only_deck, stand, top


@clause("SJT-127", "SJT-128", "SJT-129")
def test_every_exclamation_mark_on_the_cell_of_a_target_is_one_wound_card() -> None:
    g = ready("warrior", "student")
    stand(g, "B", "0,-2", 3)
    clash(g, A="heavy_descent")
    assert pain(g, "B") == (2, 0, 0, 0)
    assert told(g, Wounded) == [Wounded(1, 2, 0)]


@clause("SJT-129")
def test_wounds_stated_in_the_text_of_an_attack_without_a_diagram_count_as_well() -> None:
    g = ready("student", "master")
    clash(g, A="thrown_knife", B="tachi_sweep")
    assert pain(g, "B") == (1, 0, 0, 0)


@clause("SJT-130", "SJT-128")
def test_a_heavy_wound_symbol_gives_a_heavy_wound_card_instead_of_a_wound_card() -> None:
    g = stand(ready("warrior", "student"), "B", "0,-2", 3)
    clash(g, A="overhead_ruin")
    assert pain(g, "B") == (1, 1, 0, 0)


@clause("SJT-131")
def test_heavy_wounds_count_for_the_wound_limit() -> None:
    g = change(ready("student", "master"), "B", wounds=3)
    clash(g, A="severing_cut")
    assert pain(g, "B") == (3, 1, 0, 0)
    assert g.outcome is None, "four of five"
    g = change(ready("student", "master"), "B", wounds=3, heavy=1)
    clash(g, A="severing_cut")
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.how) == ((0,), "last")


@clause("SJT-132", "SJT-218", "SJT-219", "SJT-R102", "SJT-R146")
def test_a_heavy_wound_costs_the_top_card_of_the_deck_before_drawing_and_nobody_sees_it() -> None:
    g = change(ready("student", "master"), "B", heavy=1)
    top(g, "B", "plain_guard", "high_guard", "river_parry")
    kept = size(g, "deck.A")
    next_turn(g)
    assert lying(g, "lost.B") == ["B.plain_guard"]
    assert lying(g, "hand.B") == ["B.high_guard"], "drawn after the loss"
    assert lying(g, "deck.B")[-1] == "B.river_parry"
    assert [sees(g, eyes, "lost.B") for eyes in ("A", "B", "spectator")] == [["?"]] * 3
    assert size(g, "deck.A") == kept - 1, "who has no heavy wound only draws"


@clause("SJT-133")
def test_however_many_heavy_wounds_there_are_one_card_is_lost() -> None:
    g = change(ready("student", "master"), "B", heavy=3)
    before = size(g, "deck.B")
    next_turn(g)
    assert (size(g, "lost.B"), size(g, "deck.B")) == (1, before - 2)


@clause("SJT-R81")
def test_a_heavy_wound_with_an_empty_deck_costs_nothing_beyond_the_wound_of_the_draw() -> None:
    g = only_deck(change(ready("student", "master"), "B", heavy=1), "B", 0)
    next_turn(g)
    assert pain(g, "B") == (1, 1, 0, 0), "one wound, because nothing can be drawn"
    g = only_deck(change(ready("student", "master"), "B", heavy=1), "B", 1)
    next_turn(g)
    assert size(g, "lost.B") == 1
    assert pain(g, "B") == (1, 1, 0, 0), "the last card is lost, then none can be drawn"


@clause("SJT-R82")
def test_other_effects_discard_what_the_deck_has_and_cost_no_wound() -> None:
    """No Way Back discards two cards and draws one."""
    g = only_deck(ready("ronin", "master"), "A", 1)
    clash(g, A="no_way_back")
    assert size(g, "deck.A") == 0
    assert pain(g, "A") == (1, 0, 0, 1), "its own limp card, and the card that cannot be drawn"
    assert fighter(g, "A").focus == 3, "and the rest of the card goes on"


@clause("SJT-R82")
def test_with_too_few_cards_nothing_can_be_burned() -> None:
    for cards, wanted in ((3, "A ExtraToPay"), (2, "B WayToGo")):
        g = change(only_deck(ready("ronin", "master"), "A", cards), "A", focus=1, kamae="aggression")
        clash(g, A="through_the_arrows")
        assert asked(g) == wanted, "three are burned, or none"
    assert (pain(g, "B"), size(g, "deck.A")) == ((1, 0, 0, 0), 2)


@clause("SJT-R82")
def test_who_is_asked_in_a_position_with_too_few_cards_is_told_so() -> None:
    g = change(only_deck(ready("ronin", "master"), "A", 3), "A", focus=1, kamae="aggression")
    clash(g, A="through_the_arrows")
    only_deck(g, "A", 2)
    reason = refusal(g, "A", "pay")
    assert (reason.clauses, reason.facts) == (("SJT-R82",), {"count": 3, "cards": 2})


@clause("SJT-134")
def test_a_defeat_effect_defeats_at_once_whatever_the_wounds() -> None:
    g = change(ready("student", "master"), "A", kamae="aggression", focus=3)
    clash(g, A="one_cut_one_life", B="deep_breath")
    end_turn(g)
    assert pain(g, "B") == UNHURT
    assert g.outcome is not None
    assert g.outcome.winners == (0,)
    assert told(g, Wounded) == []


@clause("SJT-135", "SJT-134")
def test_wound_prevention_has_no_influence_on_a_defeat_effect() -> None:
    g = change(ready("student", "master"), "A", kamae="aggression", focus=3)
    change(g, "B", focus=1)
    give(g, "B", "shoulder_plate")
    clash(g, A="one_cut_one_life", B="iron_discipline")
    assert "B would_suffer" not in pass_windows(g)
    assert g.outcome is not None

    change(g := ready("student", "master"), "B", focus=1)
    give(g, "B", "shoulder_plate")
    clash(g, A="plain_cut", B="iron_discipline")
    assert "B would_suffer" in pass_windows(g), "as before a wound"
