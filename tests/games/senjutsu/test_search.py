"""Searching the own deck (ledger 3.24), and prepared cards (3.21)."""

from __future__ import annotations

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.events import DeckSearched
from tatami.games.senjutsu.pieces import DECK
from tatami.games.senjutsu.table import Fight
from tatami.kernel.events import Shuffled
from tests.clauses import clause
from tests.games.scenes import asked, legal, lying, refusal, sees, size, told
from tests.games.senjutsu.duels import clash, give, idle, ready
from tests.games.senjutsu.fights import answer, in_hand


@clause("SJT-190", "SJT-191")
def test_a_card_of_the_own_deck_is_taken_into_the_hand_and_the_deck_is_shuffled() -> None:
    g = ready("student", "master")
    clash(g, A="long_study")
    idle(g, "CardToFind")
    before = sorted(lying(g, "shown.A"))
    assert "find tiger_pounce" in legal(g), "any card that lies in the deck"
    assert "find plain_cut" not in legal(g), "and none that does not"
    shuffles = len(told(g, Shuffled))
    answer(g, "find tiger_pounce")
    assert in_hand(g, "A") == ["tiger_pounce"]
    assert [event.place for event in told(g, Shuffled)[shuffles:]] == [DECK[0]]
    before.remove("tiger_pounce")
    assert sorted(lying(g, "deck.A")) == before
    assert told(g, DeckSearched) == [DeckSearched(0, 1)]


@clause("SJT-191")
def test_the_deck_is_shuffled_even_if_nothing_is_taken() -> None:
    g = clash(ready("student", "master"), A="long_study")
    idle(g, "CardToFind")
    order, shuffles = lying(g, "deck.A"), len(told(g, Shuffled))
    answer(g, "enough")
    assert len(told(g, Shuffled)) == shuffles + 1
    assert lying(g, "deck.A") != order
    assert in_hand(g, "A") == []


@clause("SJT-190")
def test_what_is_found_without_a_condition_is_seen_by_its_owner_alone() -> None:
    g = clash(ready("student", "master"), A="long_study")
    idle(g, "CardToFind")
    answer(g, "find tiger_pounce")
    assert (sees(g, "A", "hand.A"), sees(g, "B", "hand.A")) == (["tiger_pounce"], ["?"])


@clause("SJT-190")
def test_what_is_found_with_a_condition_is_shown_and_must_meet_it() -> None:
    """Lesson Remembered seeks an attack or a defence."""
    g = clash(ready("student", "master"), A="lesson_remembered")
    assert asked(g) == "A CardToFind"
    assert "SJT-190" in refusal(g, "A", "find restless_feet").clauses, "a meditation"
    assert "find restless_feet" not in legal(g)
    answer(g, "find tiger_pounce")
    assert sees(g, "B", "hand.A") == ["tiger_pounce"]


@clause("SJT-190")
def test_a_search_for_two_cards_may_end_after_one() -> None:
    g = clash(ready("warrior", "master"), A="ashes_remember")
    assert asked(g) == "A CardToFind"
    answer(g, "find heavy_descent")
    assert asked(g) == "A CardToFind", "up to two cards of the Warrior"
    assert "SJT-190" in refusal(g, "A", "find long_thrust").clauses
    answer(g, "enough")
    assert in_hand(g, "A") == ["heavy_descent"]
    assert told(g, DeckSearched) == [DeckSearched(0, 1)]


# --- prepared cards -----------------------------------------------------------------------------


def opening(*decks: tuple[str, str]) -> Fight:
    """Characters with these decks, until the first is asked for prepared cards."""
    g = RULES.new(len(decks), {}, "prepared")
    for hero, _ in decks:
        answer(g, f"take {hero}")
    for seat, (_, deck) in enumerate(decks):
        g.act(seat, RULES.parse(f"bring {deck}"))
    while not asked(g).endswith("PreparedToTake"):
        seat = g.asked()[0]
        g.act(seat, g.legal(seat)[0])
    return g


STUDENT = (
    "katana_cut: waterfall_waves*3, tiger_leap*3, cut_behind*2, around_the_blade*2, eager_flurry*2, "
    "headlong_rush*2, slip_past*2, lesson_remembered*1, long_study*1, mirror_of_still_water*1, quick_stab*3, "
    "plain_cut*3, plain_guard*3, high_guard*3, circling_step*3, deep_breath*3, flanking_cut*3"
)


@clause("SJT-163", "SJT-164", "SJT-165")
def test_any_number_of_different_prepared_cards_comes_to_the_opening_hand_shown_to_all() -> None:
    g = opening(("student", STUDENT), ("master", "master_signature"))
    assert asked(g) == "A PreparedToTake", "from the lowest advantage value up"
    wanted = {f"find {card}" for card in ("lesson_remembered", "long_study", "mirror_of_still_water")}
    assert legal(g) - {"enough"} == wanted
    answer(g, "find lesson_remembered", "find mirror_of_still_water")
    assert sees(g, "B", "hand.A") == sees(g, "A", "hand.A"), "they are shown as they are taken"
    answer(g, "find long_study")
    assert asked(g) == "A PreparedToTake", "until he has enough"
    answer(g, "enough")
    assert size(g, "hand.A") == 5, "three prepared and two drawn: never beyond the hand limit"


@clause("SJT-164", "SJT-163")
def test_only_one_copy_of_each_and_only_prepared_cards() -> None:
    g = opening(("student", STUDENT), ("master", "master_signature"))
    answer(g, "find lesson_remembered")
    assert "SJT-164" in refusal(g, "A", "find lesson_remembered").clauses
    assert "SJT-163" in refusal(g, "A", "find plain_cut").clauses


@clause("SJT-163", "SJT-R151")
def test_whoever_has_none_in_the_deck_is_asked_all_the_same() -> None:
    """Whether a deck holds prepared cards is nobody's business but its owner's."""
    g = opening(("student", STUDENT), ("master", "master_signature"))
    answer(g, "enough")
    assert asked(g) == "B PreparedToTake"
    assert legal(g) == {"enough"}


@clause("SJT-165")
def test_prepared_cards_carry_a_mark_of_their_own() -> None:
    prepared = {ability.slug for ability in RULES.box.abilities if ability.is_prepared}
    assert prepared == {"long_study", "mirror_of_still_water", "lesson_remembered", "oath_by_the_fire"}


@clause("SJT-95")
def test_a_card_that_all_have_seen_is_lost_from_sight_once_its_owner_discards_face_down() -> None:
    """Whoever saw it cannot tell whether it is the card that went, nor whether it stayed."""
    for discarded in ("tiger_pounce", "plain_guard"):
        g = clash(ready("student", "master"), A="lesson_remembered")
        answer(g, "find tiger_pounce")
        give(g, "A", *["plain_guard"] * 3, *["plain_cut"] * 3)
        assert "tiger_pounce" in sees(g, "B", "hand.A")
        idle(g, "SurplusToDiscard")
        while asked(g).endswith("SurplusToDiscard"):
            held = in_hand(g, "A")
            answer(g, f"discard {discarded if discarded in held else held[0]}")
        assert set(sees(g, "B", "hand.A")) == {"?"}
        assert set(sees(g, "B", "lost.A")) == {"?"}
        assert any(card.endswith(discarded) for card in sees(g, "A", "lost.A")), "its owner has seen it"
