"""Turns of phrase that readers stumbled over stay out of every catalogue, whatever game it is of."""

from __future__ import annotations

import re

import pytest

from tatami.kernel.reasons import NotUnderstood
from tatami.words.catalogue import Words, sources
from tatami.words.telling import tell_error

STUMBLED_OVER = [
    ("uk", "не те й те"),  # «не те й інше водночас»
    ("uk", "не підглядають"),  # карт; «у карти не зазирають»
    ("ru", "не то и другое."),  # «не то и другое сразу»
    ("en", "told off"),  # scolded
    ("en", "has his way already"),
    ("en", "does not stand here for you"),
    ("en", "lso a province without pieces"),
    ("en", "or not as often"),
    ("en", "lands beyond the other sea"),
    ("en", "takes up slot"),  # occupies it
    ("en", "counts nothing for the Ronin"),
    ("en", "more than up to four"),
    ("uk", "яке її значення"),
    ("uk", "Пісочний годинник спливає"),
    ("uk", "уже має свій шлях"),
    ("uk", "Камі-дипломату"),
    ("uk", "родич"),  # «член родини», as booklet and ledger have it
    ("uk", "поразка й кінець гри"),  # whose? the target's
    ("ru", "это не больше, чем у всех"),
    ("ru", "Песочные часы истекают"),
    ("ru", "Карта поддержки считает"),
    ("ru", "поражение и конец игры"),  # whose? the target's
    ("ru", "В руке нет карт"),  # «на руке»
]


@pytest.mark.parametrize(("lang", "phrase"), STUMBLED_OVER)
def test_a_phrase_that_was_stumbled_over_is_in_no_catalogue(lang: str, phrase: str) -> None:
    found = [name for name, text in sources(lang).items() if phrase in text]
    assert not found


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "There is no clause “TEN-171” in tenno."),
        ("uk", "У правилах немає пункту «TEN-171» (шукали тут: tenno)."),
        ("ru", "В правилах нет пункта «TEN-171» (искали здесь: tenno)."),
    ],
)
def test_a_clause_that_does_not_exist_is_missed_where_it_was_looked_for(lang: str, said: str) -> None:
    error = NotUnderstood("no-such-clause", clause="TEN-171", games="tenno")
    assert tell_error(Words(lang), error) == said


AMERICAN = re.compile(
    r"\b(honor|color|favor|neighbor|gray|center|defense)(s|ed|ing|able)?\b(?!:)", re.IGNORECASE
)
"""Before a colon it is what positions call it."""


def test_english_is_british_in_every_sentence() -> None:
    """The page of a result said Honor, and the log honour beside it."""
    said = re.compile(r"(?m)^(?:[\w-]+ =|    )(.*)$")
    found = [
        f"{name}: {line.strip()}"
        for name, text in sources("en").items()
        for line in said.findall(text)
        if AMERICAN.search(re.sub(r"\$[\w-]+|\[[\w-]+\]|\.[\w-]+ =", "", line))
    ]
    assert found == []
