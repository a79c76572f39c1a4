"""Who is asked for a card beside the card of the turn (SJT-R151): whatever anybody really holds."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.box import WINDOWS
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, legal
from tests.games.senjutsu.duels import clash, give, pass_windows, ready, stay, window
from tests.games.senjutsu.fights import answer, change, discarded, hold, put, stand
from tests.games.senjutsu.showing import house_but, played_with


def struck(*cards: str, focus: int = 1, hero: str = "student") -> Fight:
    """A cuts B, who has laid a meditation of 3 and holds these cards."""
    g = change(ready("master", hero), "B", focus=focus)
    give(g, "B", *cards)
    return clash(g, A="tachi_sweep", B="firm_mind")


@clause("SJT-R151")
@pytest.mark.parametrize(
    "hand", ["shoulder_plate", "plain_cut", "sudden_parry", "riposte", "youthful_fire", "long_study"]
)
def test_the_same_questions_come_whatever_card_is_held(hand: str) -> None:
    assert pass_windows(struck(hand)) == ["B replacement", "B would_suffer"]


@clause("SJT-R151")
def test_who_holds_nothing_fitting_can_only_pass() -> None:
    g = struck("plain_cut")
    assert (window(g), legal(g)) == ("B replacement", {"pass"})


@clause("SJT-R151")
def test_without_a_card_in_hand_nobody_is_asked() -> None:
    assert pass_windows(struck()) == []


@clause("SJT-R151", "SJT-74")
def test_without_the_focus_for_any_such_card_nobody_is_asked() -> None:
    """Shoulder Plate and Sudden Parry cost one focus; the attacks among the replacements need Aggression."""
    assert pass_windows(struck("shoulder_plate", focus=0)) == []


@clause("SJT-R151")
def test_a_character_who_can_own_another_such_card_is_asked() -> None:
    """The Ronin has a replacing card that costs nothing; if his preventing card cost nothing either, he would
    be asked for that as well."""
    assert pass_windows(struck("plain_cut", focus=0, hero="ronin")) == ["B replacement"]
    with played_with(house_but(pain_is_nothing=lambda card: card.pop("cost"))):
        asked_for = pass_windows(struck("plain_cut", focus=0, hero="ronin"))
    assert asked_for == ["B replacement", "B would_suffer"]


@clause("SJT-R151")
def test_a_card_of_which_all_copies_lie_face_up_does_not_count() -> None:
    g = change(ready("master", "student"), "B", focus=1)
    discarded(give(g, "B", "plain_cut"), "B", "shoulder_plate")
    clash(g, A="tachi_sweep", B="firm_mind")
    assert pass_windows(g) == ["B replacement"], "the only Shoulder Plate is in the discard pile"


@clause("SJT-R151")
def test_one_of_two_copies_face_up_is_not_all() -> None:
    g = change(ready("master", "student"), "B", focus=1)
    discarded(give(g, "B", "plain_cut"), "B", "sudden_parry")
    clash(g, A="tachi_sweep", B="firm_mind")
    assert pass_windows(g) == ["B replacement", "B would_suffer"]


@clause("SJT-R151", "SJT-17")
def test_with_open_lists_only_cards_on_the_list_count() -> None:
    """The Student's signature deck has neither Shoulder Plate nor Sudden Parry."""
    g = change(ready("master", "student", lists="open"), "B", focus=1)
    clash(give(g, "B", "plain_guard"), A="tachi_sweep", B="clear_head")
    assert "B would_suffer" not in pass_windows(g)


@clause("SJT-R151", "SJT-168")
def test_a_window_that_only_cards_of_the_same_type_would_fit_is_not_opened() -> None:
    """To a successful block with a meditation as the card of the turn nothing could be added."""
    for revealed, is_asked in (("katana_cut", False), ("plain_cut", True)):
        g = give(ready("student", "master"), "A", "plain_guard")
        clash(g, A=revealed, B="iron_discipline")
        assert ("A attack_success" in pass_windows(g)) is is_asked


@clause("SJT-R151", "SJT-152", "SJT-153")
@pytest.mark.parametrize("hand", ["plain_cut", "plain_guard", "youthful_fire"])
def test_a_counterattack_is_offered_whatever_is_held(hand: str) -> None:
    g = give(ready("master", "student"), "B", hand)
    clash(g, A="tachi_sweep", B="answering_guard")
    pass_windows(g)
    answer(g, "B: value 5")
    assert "B counter" in pass_windows(g)


@clause("SJT-R151", "SJT-R42")
def test_after_the_own_turn_was_ended_no_additional_card_and_no_counterattack_is_offered() -> None:
    """C pushes B into a rock; B's guard still stops A, but B may not answer."""
    g = ready("student", "master", "warrior")
    change(g, "A", focus=1)
    stand(g, "C", "-1,0", 1)
    stand(g, "A", "1,-1", 5)
    stand(g, "B", "0,-1", 2)
    put(g, "rock", "1,-2")
    give(g, "B", "plain_cut", "calm_composure")
    clash(g, A="wild_swing", B="answering_guard", C="hilt_check")
    pass_windows(g)
    answer(g, "B: value 7")
    pass_windows(g)
    answer(g, "C: place 1")
    seen = pass_windows(g)
    assert g.table.fighters[1].stun == 2, "by the hilt and by the rock"
    assert not [each for each in seen if each in ("B counter", "B block_success", "B after_card")]


@clause("SJT-R151")
def test_what_is_asked_in_a_whole_turn_does_not_depend_on_hidden_cards() -> None:
    """The same turn with two different hands asks the same people the same questions."""
    asked_for = []
    for hand in (("plain_cut", "long_study"), ("foreseen", "shoulder_plate")):
        g = change(ready("student", "master"), "B", focus=2)
        hold(g, "B", *hand)
        give(g, "A", "plain_guard")
        clash(g, A="plain_cut", B="steel_guard")
        seen = []
        while not asked(g).endswith("CardToLay"):
            seen.append(window(g) if asked(g).endswith("CardToPlay") else asked(g))
            if asked(g) == "B InitiativeToChoose":
                answer(g, "value 5")
            elif asked(g).endswith("WayToGo"):
                stay(g)
            else:
                answer(g, "pass")
        asked_for.append(seen)
    assert asked_for[0] == asked_for[1]
    assert "B after_reveal" in asked_for[0]


@clause("SJT-R151")
def test_windows_for_which_no_card_exists_are_never_opened() -> None:
    """The base game has no instants for the start of a turn, after the draw or for its end."""
    box = RULES.box
    for hero in box.heroes:
        for name in ("start_of_turn", "after_draw", "end_of_turn"):
            assert box.fits[hero.number][WINDOWS.index(name)] == ()
