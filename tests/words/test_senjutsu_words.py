"""The words of Senjutsu: the ledger's, and one word for one thing."""

from __future__ import annotations

import re

import pytest

from tatami.words.catalogue import LANGUAGES, sources

OTHER_WORDS = [
    ("uk", "оглушенн"),
    ("uk", "яким за порядком"),
    ("uk", "Сендзюцу"),
    ("uk", "на руці"),
    ("uk", r"[Фф]ігура\b"),
    ("uk", "шкал[аіоу]ю? переваги"),
    ("uk", "до нього дійшло"),
    ("uk", "дивиться (вперед|назад) (право|ліво)руч від вас"),
    ("ru", "Сенджюцу"),
    ("ru", "шкал[аеуы] преимущества"),
    ("ru", "до него дошло"),
    ("ru", "смотрит (вперёд|назад) в(пра|ле)во от вас"),
    ("ru", r"\] (перед вами|позади вас)"),
]
"""By language what does not stand in any text of this game."""


@pytest.mark.parametrize(("lang", "words"), OTHER_WORDS)
def test_the_texts_use_the_words_of_the_ledger(lang: str, words: str) -> None:
    assert lang in LANGUAGES
    ours = {name: text for name, text in sources(lang).items() if "senjutsu" in name or "cli-cards" in name}
    assert len(ours) > 8
    assert [name for name, text in ours.items() if re.search(words, text)] == []
