"""Kamae (ledger 3.5): the trees, changing along branches, entering at once, effects and requirements."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.table import Fight
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.scenes import asked, code, legal, refusal, size
from tests.games.senjutsu.fights import answer, fight, fighter, hold, lay, passing, stand
from tests.games.senjutsu.showing import alone

NODES = (*RULES.names("kamae"), "focus")

TREES = {
    "student": "aggression-focus focus-aggression balance-focus focus-balance resolve-focus balance-neutral "
    "neutral-resolve resolve-neutral",
    "master": "focus-aggression aggression-focus focus-neutral neutral-focus focus-resolve resolve-focus "
    "focus-balance balance-focus resolve-balance balance-resolve",
    "ronin": "focus-aggression aggression-focus neutral-aggression neutral-balance balance-neutral "
    "balance-resolve resolve-balance",
    "warrior": "focus-resolve focus-balance aggression-focus focus-aggression resolve-neutral "
    "neutral-aggression aggression-neutral balance-resolve resolve-balance",
}
"""Ledger 2.5: every way along a branch."""


def resolving(hero: str, card: str, kamae: str = "neutral", focus: int = 0) -> Fight:
    """A fighter alone in the middle, who has laid a card; nobody stands near."""
    g = fight(hero, "master" if hero != "master" else "student")
    stand(g, "A", "0,1", 0, kamae=kamae, focus=focus)
    stand(g, "B", "0,-3", 3)
    hold(g, "A", card)
    return passing(alone(g, A=card))


def changing(hero: str, kamae: str, branches: int, focus: int = 0) -> Fight:
    """A fighter who may change kamae by up to 1 or 2 branches."""
    g = resolving(hero, "deep_breath" if branches == 2 else "firm_mind", kamae, focus)
    assert asked(g) == "A KamaeToChange"
    return g


def kamae(g: Fight, seat: str = "A") -> str:
    return RULES.names("kamae")[fighter(g, seat).kamae]


# --- the tree -------------------------------------------------------------------------------------


@clause("SJT-31", "SJT-38")
@pytest.mark.parametrize("hero", sorted(TREES))
def test_every_character_has_the_tree_of_its_card(hero: str) -> None:
    tree = RULES.box.heroes[RULES.box.hero_names.index(hero)].tree
    ways = {f"{NODES[a]}-{NODES[b]}" for a, goals in enumerate(tree.branches) for b in goals}
    assert ways == set(TREES[hero].split())


@clause("SJT-36", "SJT-37")
def test_the_ring_goes_along_one_branch_or_two_as_the_card_says() -> None:
    """From Neutral the Ronin's branches lead to Aggression and Balance, from Balance on to Resolve."""
    assert legal(changing("ronin", "neutral", 1)) == {"kamae neutral", "kamae aggression", "kamae balance"}
    two = legal(changing("ronin", "neutral", 2))
    assert "kamae resolve" in two
    g = answer(changing("ronin", "neutral", 2), "kamae resolve")
    assert kamae(g) == "resolve"


@clause("SJT-38")
def test_a_one_way_branch_is_not_travelled_back() -> None:
    """The Student's branch leads from Balance to Neutral; the Ronin's from Neutral to Aggression."""
    g = changing("student", "neutral", 2)
    assert "kamae balance" not in legal(g)
    assert "SJT-38" in refusal(g, "A", "kamae balance").clauses
    assert "kamae neutral" in legal(changing("student", "balance", 1))
    assert "kamae neutral" not in legal(changing("ronin", "aggression", 2))


@clause("SJT-39", "SJT-R34")
def test_the_ring_may_stay_where_it_is() -> None:
    g = answer(changing("ronin", "balance", 2), "kamae balance")
    assert kamae(g) == "balance"
    assert fighter(g, "A").focus == 0


@clause("SJT-32")
def test_everybody_sees_in_which_one_kamae_a_fighter_is() -> None:
    g = answer(changing("ronin", "neutral", 1), "kamae aggression")
    for viewer in (0, 1, SPECTATOR):
        assert RULES.names("kamae")[View(g, viewer).table.fighters[0].kamae] == "aggression"


# --- entering -------------------------------------------------------------------------------------


@clause("SJT-36", "SJT-40", "SJT-41", "SJT-53")
def test_entering_puts_the_ring_there_whatever_the_branches_and_nobody_is_asked() -> None:
    """No two branches lead the Student from Neutral to Aggression but through the focus position; Wild Swing
    enters it, and no focus comes with that."""
    assert not any("aggression" in text for text in legal(changing("student", "neutral", 2)))
    g = resolving("student", "wild_swing", focus=1)
    assert asked(g) == "A WayToGo"
    answer(g, "go 0,1 1")
    assert asked(g) == "AB CardToLay"
    assert kamae(g) == "aggression"
    assert fighter(g, "A").focus == 0


@clause("SJT-42", "SJT-53")
def test_any_kamae_is_never_neutral_and_never_the_focus_position() -> None:
    g = resolving("warrior", "oath_by_the_fire", "resolve")
    assert legal(g) == {"enter aggression", "enter balance", "enter resolve"}
    assert code(g, "A", "enter neutral") == "never-neutral"
    answer(g, "enter balance")
    assert (kamae(g), fighter(g, "A").focus) == ("balance", 2)


# --- effects and requirements ---------------------------------------------------------------------


@clause("SJT-33")
@pytest.mark.parametrize(("stance", "limp"), [("aggression", 1), ("neutral", 0), ("resolve", 0)])
def test_a_kamae_effect_is_applied_in_its_kamae_and_skipped_in_any_other(stance: str, limp: int) -> None:
    """Severing Cut makes its target limp too, in Aggression; nobody is asked whether he wants that."""
    g = fight("ronin", "master")
    stand(g, "A", "0,0", 0, kamae=stance)
    stand(g, "B", "0,-1", 3)
    hold(g, "A", "severing_cut")
    alone(g, A="severing_cut")
    assert asked(g) == "AB CardToLay", "the turn is over, nobody had to decide anything"
    assert fighter(g, "B").heavy == 1
    assert len(fighter(g, "B").limp) == limp


@clause("SJT-R29", "SJT-33")
@pytest.mark.parametrize(("end", "drawn"), [("resolve", 1), ("balance", 0)])
def test_the_kamae_counts_at_the_moment_the_effect_is_reached(end: str, drawn: int) -> None:
    """Firm Mind: change kamae, then in Resolve draw a card."""
    g = changing("master", "balance", 1)
    before = size(g, "hand.A")
    answer(g, f"kamae {end}")
    assert asked(g) == "AB CardToLay"
    assert size(g, "hand.A") == before + drawn + 1, "and the card of the next turn"


@clause("SJT-34", "SJT-75")
def test_a_card_with_a_kamae_requirement_is_laid_in_that_kamae_only() -> None:
    g = fight()
    hold(g, "A", "three_speed_feint")
    assert code(g, "A", "lay three_speed_feint") == "needs-kamae"
    stand(g, "A", "0,0", kamae="balance")
    assert "lay three_speed_feint" in legal(g)


@clause("SJT-R17")
def test_a_card_stays_valid_if_the_kamae_changes_after_it_was_chosen() -> None:
    """The Master lays Perfect Stillness in Resolve and leaves it with Foreseen after the reveal: the guard
    stands all the same."""
    g = fight()
    stand(g, "A", "0,0", 0)
    stand(g, "B", "0,-1", 3, kamae="resolve")
    hold(g, "A", "plain_cut")
    hold(g, "B", "perfect_stillness", "foreseen")
    lay(g, A="plain_cut", B="perfect_stillness")
    passing(g, "InitiativeToChoose")
    answer(g, "value 5", "play foreseen", "kamae balance", "go 0,-1 3")
    assert kamae(g, "B") == "balance"
    passing(g)
    assert fighter(g, "B").wounds == 0
    assert fighter(g, "B").focus == 1, "its success counted"


# --- alternatives ---------------------------------------------------------------------------------


@clause("SJT-R142", "SJT-EX18")
@pytest.mark.parametrize(
    ("stance", "options"),
    [("neutral", {"choose 1", "choose 2"}), ("balance", {"choose 1", "choose 2"}), ("resolve", set[str]())],
)
def test_an_alternative_of_another_kamae_cannot_be_chosen(stance: str, options: set[str]) -> None:
    """Clear Head: change kamae OR move OR, in Resolve, draw two cards; then there is no choice."""
    g = resolving("ronin", "clear_head", stance)
    if options:
        assert legal(g) == options
        assert code(g, "A", "choose 3") == "other-kamae"
    else:
        assert asked(g) == "AB CardToLay"
        assert size(g, "hand.A") == 2 + 1, "two by the card, and the card of the next turn"


@clause("SJT-R142")
@pytest.mark.parametrize(("said", "focus", "burned"), [("pay", 1, 1), ("pass", 0, 0)])
def test_an_alternative_with_a_price_may_be_chosen_and_left_unpaid(
    said: str, focus: int, burned: int
) -> None:
    """Stalking in Aggression: instead of a change of kamae a focus for a burned card, or nothing."""
    g = fight("ronin", "master")
    stand(g, "A", "0,1", 0, kamae="aggression")
    stand(g, "B", "0,-3", 3)
    answer(alone(g, A="stalking"), "go 0,1 0")
    assert asked(g) == "A EffectToPay"
    assert legal(g) == {"pay", "pass"}
    answer(g, said)
    assert asked(g) == "AB CardToLay"
    assert fighter(g, "A").focus == focus
    assert size(g, "discard.A") == burned
