"""The text of an answer, read back."""

from __future__ import annotations

import pytest

from tatami.games.shinobi import RULES
from tatami.games.shinobi import answers as say
from tatami.games.shinobi.notation import USAGE
from tatami.games.shinobi.pieces import ODA, TAKEDA, UESUGI
from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NotUnderstood


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("place oda > B", say.PLACE[ODA][1]),
        ("ninja > B.oda", say.PLAY_NINJA[1][ODA]),
        ("home oda", say.PLACE_AT_HOME[ODA]),
        ("move oda B > C", say.MOVE[ODA][1][2]),
        ("attack takeda > B.uesugi", say.ATTACK[TAKEDA][1][UESUGI]),
        ("skip", say.SKIP),
    ],
)
def test_every_kind_of_answer_has_one_text(text: str, answer: Answer) -> None:
    assert text in USAGE
    assert RULES.parse(text) is answer
    assert answer.text == text


@pytest.mark.parametrize("attempt", say.ATTEMPTS, ids=lambda attempt: str(attempt.text))
def test_every_attempt_can_be_said(attempt: Answer) -> None:
    assert RULES.parse(attempt.text) is attempt


@pytest.mark.parametrize(
    "text", ["", "place oda", "place oda > F", "home  oda", "attack ninja > B.oda", "Skip"]
)
def test_anything_else_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood, match="not-an-answer"):
        RULES.parse(text)


def test_a_clan_card_has_a_short_name_where_clan_cards_lie() -> None:
    for place in ("clan.A", "box"):
        assert RULES.face_called("oda", place) == RULES.faces.index("clan:oda")
        assert RULES.short_name(RULES.faces.index("clan:oda"), place) == "oda"
    assert RULES.face_called("oda", "hand.A") == RULES.faces.index("oda")
    assert RULES.short_name(RULES.faces.index("oda"), "hand.A") == "oda"
