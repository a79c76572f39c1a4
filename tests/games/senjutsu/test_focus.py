"""Focus (ledger 3.6): tokens, costs, additional effects, and the focus position of a tree."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.events import FocusPaid
from tatami.games.senjutsu.table import Fight
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.scenes import asked, code, legal, told
from tests.games.senjutsu.fights import answer, change, fight, fighter, hold, stand
from tests.games.senjutsu.showing import alone
from tests.games.senjutsu.test_kamae import changing, kamae, resolving

# --- tokens ---------------------------------------------------------------------------------------


@clause("SJT-44")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_nobody_holds_more_than_three_focus_tokens(before: int, after: int) -> None:
    """Iron Discipline gives two."""
    g = resolving("student", "iron_discipline", focus=before)
    assert fighter(g, "A").focus == after
    assert View(g, SPECTATOR).table.fighters[0].focus == after, "everybody sees them"


def sweeping(focus: int) -> Fight:
    """Low Sweep makes limp; for one focus it wounds the one straight ahead too."""
    g = fight()
    stand(g, "A", "0,0", 0, focus=focus)
    stand(g, "B", "0,-1", 3)
    hold(g, "A", "low_sweep")
    return answer(alone(g, A="low_sweep"), "go 0,0 0")


@clause("SJT-43", "SJT-45", "SJT-51")
def test_an_additional_effect_is_paid_for_when_it_is_reached() -> None:
    g = answer(sweeping(2), "pay")
    assert fighter(g, "A").focus == 1
    assert [event.focus for event in told(g, FocusPaid)] == [1]
    assert (fighter(g, "B").wounds, len(fighter(g, "B").limp)) == (1, 1)


@clause("SJT-50", "SJT-51")
def test_an_additional_effect_may_be_left_and_then_nothing_is_paid() -> None:
    g = sweeping(1)
    assert legal(g) == {"pay", "pass"}
    answer(g, "pass")
    assert fighter(g, "A").focus == 1
    assert (fighter(g, "B").wounds, len(fighter(g, "B").limp)) == (0, 1)


@clause("SJT-52")
def test_a_card_is_laid_also_without_the_focus_for_its_additional_effects() -> None:
    g = sweeping(0)
    assert asked(g) == "AB CardToLay", "nobody is asked for what cannot be paid"
    assert (fighter(g, "B").wounds, len(fighter(g, "B").limp)) == (0, 1)


@clause("SJT-43", "SJT-49", "SJT-74")
@pytest.mark.parametrize(("focus", "refused"), [(0, True), (1, False), (3, False)])
def test_a_mandatory_cost_must_be_there_when_the_card_is_chosen(focus: int, refused: bool) -> None:
    g = hold(fight(), "A", "quick_stab")
    change(g, "A", focus=focus)
    assert ("lay quick_stab" not in legal(g)) == refused
    if refused:
        assert code(g, "A", "lay quick_stab") == "needs-focus"


# --- the focus position ---------------------------------------------------------------------------


@clause("SJT-46", "SJT-47", "SJT-EX14")
def test_a_ring_that_goes_to_the_focus_position_brings_a_token_and_goes_on() -> None:
    """The Warrior in Aggression, up to two branches."""
    g = changing("warrior", "aggression", 2, focus=1)
    assert legal(g) == {
        "kamae aggression",
        "kamae neutral",
        "kamae balance by focus",
        "kamae resolve by focus",
    }
    answer(g, "kamae balance by focus")
    assert (kamae(g), fighter(g, "A").focus) == ("balance", 2)


@clause("SJT-47")
def test_it_does_not_come_back_to_where_it_began_while_it_can_go_on() -> None:
    g = changing("warrior", "aggression", 2)
    assert code(g, "A", "kamae aggression by focus") == "ring-goes-on"


@clause("SJT-48", "SJT-EX13")
def test_a_ring_that_cannot_go_on_comes_back_and_the_token_is_kept() -> None:
    """The Ronin's focus position hangs on Aggression alone."""
    g = changing("ronin", "aggression", 2, focus=1)
    assert legal(g) == {"kamae aggression", "kamae aggression by focus"}
    answer(g, "kamae aggression by focus")
    assert (kamae(g), fighter(g, "A").focus) == ("aggression", 2)


@clause("SJT-R30")
def test_the_branches_to_and_from_the_focus_position_count() -> None:
    """With one branch the Warrior only touches it; two bring the Ronin there from Neutral, not on."""
    one = changing("warrior", "aggression", 1)
    assert legal(one) == {"kamae aggression", "kamae neutral", "kamae aggression by focus"}
    g = changing("ronin", "neutral", 2)
    assert "kamae neutral by focus" in legal(g)
    assert "kamae aggression by focus" not in legal(g)
    answer(g, "kamae neutral by focus")
    assert (kamae(g), fighter(g, "A").focus) == ("neutral", 1), "back to where the effect began"


@clause("SJT-R31")
def test_going_to_and_fro_brings_one_token_only() -> None:
    """With two branches the Ronin touches the focus position, with six he could three times."""
    g = answer(changing("ronin", "aggression", 2), "kamae aggression by focus")
    assert fighter(g, "A").focus == 1
    tree = RULES.box.heroes[RULES.box.hero_names.index("ronin")].tree
    aggression = RULES.names("kamae").index("aggression")
    assert {end.by_focus for end in tree.endings(aggression, 6)} == {False, True}, "touched or not, no count"


@clause("SJT-R32")
def test_the_way_back_from_the_focus_position_may_run_against_a_one_way_branch() -> None:
    """The Student's branch leads from Resolve to the focus position only."""
    g = changing("student", "resolve", 1)
    assert "kamae resolve by focus" in legal(g)
    answer(g, "kamae resolve by focus")
    assert (kamae(g), fighter(g, "A").focus) == ("resolve", 2), "one of them by Firm Mind itself"


@clause("SJT-R33", "SJT-44")
def test_who_holds_three_tokens_may_touch_the_focus_position_for_nothing() -> None:
    g = changing("ronin", "aggression", 2, focus=3)
    answer(g, "kamae aggression by focus")
    assert fighter(g, "A").focus == 3
