"""The text of answers, cards and places (docs/notation.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from tatami.formats.positions import read_position
from tatami.games.samurai_sword import RULES, pieces
from tatami.games.samurai_sword import answers as say
from tatami.games.samurai_sword.notation import USAGE
from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NotUnderstood
from tests.games.samurai_sword.attempts import EVERYTHING
from tests.games.scenes import asked

DOCUMENT = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
KATANA = pieces.CARDS.index("katana")


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("attack katana > B", say.ATTACK[KATANA][1]),
        ("play daimyo", say.PLAY[pieces.DAIMYO]),
        ("play diversion > B", say.PLAY_ON[pieces.DIVERSION][1]),
        ("play geisha > B.armor", say.PLAY_ON_CARD[pieces.GEISHA][1][pieces.ARMOR]),
        ("spend", say.SPEND),
        ("end", say.END),
        ("parry", say.PARRY_WITH[pieces.PARRY]),
        ("endure", say.ENDURE),
        ("discard bokken", say.DISCARD[0]),
        ("pay", say.PAY),
        ("draw deck", say.DRAW_DECK),
    ],
)
def test_every_example_of_the_usage_is_an_answer_with_that_text(text: str, answer: Answer) -> None:
    assert text in USAGE
    assert RULES.parse(text) is answer
    assert answer.text == text


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("parry katana", say.PARRY_WITH[KATANA]),
        ("draw discard", say.DRAW_DISCARD),
        ("play bushido > G", say.PLAY_ON[pieces.BUSHIDO][6]),
        ("attack bo > A", say.ATTACK[3][0]),
    ],
)
def test_so_is_what_the_usage_leaves_out(text: str, answer: Answer) -> None:
    assert RULES.parse(text) is answer
    assert answer.text == text


def test_the_usage_shows_each_kind_of_answer() -> None:
    shown = {type(RULES.parse(text)) for text in USAGE}
    known = {type(answer) for answer in EVERYTHING if answer not in say.ATTEMPTS}
    assert known - shown == {say.DrawFromDiscard}


def test_every_answer_and_every_attempt_reads_back_as_itself_and_as_nothing_else() -> None:
    assert len({answer.text for answer in EVERYTHING}) == len(EVERYTHING)
    for answer in EVERYTHING:
        assert RULES.parse(answer.text) is answer


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "attack", "attack katana", "attack katana > H", "attack katana>B", "attack katana > b"),
        *("ATTACK katana > B", " attack katana > B", "attack katana > B ", "attack katana  > B"),
        *("attack geisha > B", "attack katana > B.armor", "play katana > B", "play focus > B.armor"),
        *("play", "play shogun", "play role:ronin", "play geisha > B.ronin", "play geisha > armor"),
        *("parry parry", "parry 1", "discard", "discard 2", "discard katana*2", "spend 1", "pay 1", "draw 2"),
        *("draw deck deck", "end turn", "look", "attack dаimyo > B", "play tea ceremony", "x" * 10_000),
    ],
)
def test_what_is_no_answer_is_not_understood_and_the_usage_is_shown(text: str) -> None:
    with pytest.raises(NotUnderstood) as trouble:
        RULES.parse(text)
    assert trouble.value.code == "not-an-answer"
    assert trouble.value.facts["usage"] == "; ".join(USAGE)
    assert len(str(trouble.value.facts["text"])) <= 60


def test_a_role_card_has_a_short_name_where_role_cards_lie() -> None:
    ronin = RULES.faces.index("role:ronin")
    for place in ("role.A", "role.G", "box"):
        assert RULES.face_called("ronin", place) == RULES.face_called("role:ronin", place) == ronin
        assert RULES.short_name(ronin, place) == "ronin"
    for place in ("hand.A", "deck", "play.A.focus", ""):
        assert RULES.short_name(ronin, place) == "role:ronin"
        with pytest.raises(NotUnderstood, match="no-such-piece"):
            RULES.face_called("ronin", place)


def test_every_face_has_a_name_that_is_understood_wherever_it_lies() -> None:
    for place in RULES.layout(7, RULES.read_options({})).places:
        for face in range(len(RULES.faces)):
            assert RULES.face_called(RULES.short_name(face, place.name), place.name) == face


@pytest.mark.parametrize("seats", RULES.seat_counts)
def test_places_are_named_by_their_player_and_their_card(seats: int) -> None:
    names = [place.name for place in RULES.layout(seats, RULES.read_options({})).places]
    assert names[:4] == ["deck", "discard", "resolving", "box"]
    last = "ABCDEFG"[seats - 1]
    assert names[-6:] == [
        *(f"hand.{last}", f"role.{last}", f"play.{last}.focus", f"play.{last}.armor"),
        *(f"play.{last}.fast_draw", f"play.{last}.bushido"),
    ]
    assert len(names) == 4 + 6 * seats


# --- the document -----------------------------------------------------------------------------------------


def test_the_document_names_every_attempt_every_card_and_every_kind_of_place() -> None:
    words = set(re.findall(r"[\w.]+", DOCUMENT))
    assert words >= {*pieces.CARDS, *pieces.ROLES}
    assert all(f"`{attempt.text}`" in DOCUMENT for attempt in say.ATTEMPTS)
    assert all(f"`{question}`" in DOCUMENT for question in RULES.questions if not question.startswith("_"))
    names = [place.name for place in RULES.layout(3, RULES.read_options({})).places]
    assert words >= {name for name in names if "." not in name or ".A" in name}


def test_the_position_in_the_document_can_be_read() -> None:
    (text,) = [
        block for block in re.findall(r"```yaml\n(.*?)```", DOCUMENT, re.DOTALL) if RULES.name in block
    ]
    g = read_position(RULES, yaml.safe_load(text))
    assert asked(g) == "B ParryAnswer"
