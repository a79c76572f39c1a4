"""What no text of a card may hold: keys, codes, letters of another alphabet, nouns in a wrong form."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tatami.words.senjutsu_cards import CardWords
from tests.words import checks

CODE = re.compile(r"\b[FB][LR]?\d?\b(?:\+|\b)")
PLURALS = {
    "en": re.compile(
        r"(?<!\d)1 (?:heavy )?(?:wounds|cells|branches)\b|\b[2-9] (?:heavy )?(?:wound|cell|branch)\b"
    ),
    "uk": re.compile(
        r"(?<!\d)1 (?:важких |звичайних )?(?:поранень|клітинок|гілок|жетон[иі])|(?<!до )\b1 клітинки"
        r"|(?<!\d)[5-9] (?:важкі |звичайні )?(?:поранення|клітинк[иу]|гілк[иу]|жетон[и ])"
    ),
    "ru": re.compile(
        r"(?<!\d)1 (?:тяжёлых |обычных )?(?:ранени[йя]|клеток|ветвей|жетон(?:а|ов))"
        r"|(?<!\d)[5-9] (?:тяжёлые |обычные )?(?:ранени[ея]|клетк[иу]|ветв[иь]|жетон[а ])"
    ),
}
JUNK = re.compile(r"[{}_$]|senjutsu|\s\s|\s[.,;:]|[.,;:]{2}|\(\s|\bNone\b")
CAPITAL = re.compile(r"[:;,] [A-ZА-ЯҐЄІЇЁ](?![a-zа-яґєіїё]* ?(?:,|$))(?=[a-zа-яґєіїё])")


def flaws(lang: str, words: CardWords) -> Iterator[str]:
    """What is wrong with what is printed on a card."""
    for text in (*words.frame, words.text):
        for name, found in (("junk", JUNK), ("a code", CODE), ("a wrong form", PLURALS[lang])):
            if found.search(text):
                yield f"{name}: {text}"
    yield from _letters(lang, " ".join((*words.frame, words.text)))
    yield from _sentences(words.text)


def _letters(lang: str, told: str) -> Iterator[str]:
    if checks.FOREIGN[lang].search(told) or checks.MIXED_WORD.search(told):
        yield f"a letter of another alphabet: {told}"
    if lang != "en" and re.search("[A-Za-z]", told):
        yield f"a Latin letter: {told}"


def _sentences(text: str) -> Iterator[str]:
    """Each begins with a capital, and small letters follow a colon."""
    if not text.endswith("."):
        yield f"no full stop: {text}"
    for sentence in re.split(r"(?<=\.) ", text):
        if not sentence.removeprefix("— ")[0].isupper():
            yield f"a small letter: {sentence}"
    if CAPITAL.search(text):
        yield f"a capital: {text}"
