"""The text of answers and cards."""

from __future__ import annotations

import pytest

from tatami.games.tenno import RULES
from tatami.games.tenno.notation import USAGE
from tatami.games.tenno.pieces import NOTE, SET, card, owner_of
from tatami.kernel.reasons import NotUnderstood


@pytest.mark.parametrize("text", USAGE)
def test_every_example_of_the_usage_is_an_answer_with_that_text(text: str) -> None:
    assert RULES.parse(text).text == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "attack", "attack 0 > B.1", "attack 1 > B.0", "attack 1 > H.1", "ATTACK 1 > B.1"),
        *("refill", "refill ", "refill 4 ninja", "refill 1 samurai", "refill 1 ninja,2 monk", "refill 1"),
        *("refill 1 ninja, 2 monk, 3 ronin, 1 daimyo", "swap 1", "swap 4 ninja", "exchange 2 1"),
        *("exchange 1 1", "peek 0", "colour pink", "arrange 0 1 2"),
    ],
)
def test_what_is_no_answer_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood) as trouble:
        RULES.parse(text)
    assert trouble.value.code == "not-an-answer"


def test_a_card_at_home_needs_no_owner_and_elsewhere_it_does() -> None:
    ninja = card(1, 3)
    for place, name in (
        ("hand.B", "ninja"),
        ("row.B.2", "ninja"),
        ("hand.A", "B.ninja"),
        ("row.A.2", "B.ninja"),
        ("prison.B", "B.ninja"),
        ("prison.A", "B.ninja"),
        ("discard", "B.ninja"),
    ):
        assert RULES.short_name(ninja, place) == name
        assert RULES.face_called(name, place) == ninja


def test_every_card_and_note_has_a_name_that_is_understood_wherever_it_lies() -> None:
    places = [place.name for place in RULES.layout(7, RULES.read_options({"memory_aid": True})).places]
    for face in range(2 * NOTE):
        for place in places:
            assert RULES.face_called(RULES.short_name(face, place), place) == face
    assert RULES.short_name(NOTE + card(1, 3), "notes.B") == "note:B.ninja"
    assert owner_of(NOTE + card(1, 3)) == 1
    assert 7 * SET == NOTE


@pytest.mark.parametrize(
    ("name", "place"), [("ninja", "discard"), ("ninja", "prison.A"), ("samurai", "hand.A")]
)
def test_an_unknown_or_ownerless_card_is_not_understood(name: str, place: str) -> None:
    with pytest.raises(NotUnderstood):
        RULES.face_called(name, place)
