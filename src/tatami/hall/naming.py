"""Names: what may be one, and which look the same to a reader.

Nothing in a name may deceive: what cannot be seen is taken out, alphabets are not mixed within a word, and at
a table two names that look alike count as one.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from tatami.kernel.reasons import TatamiError

LONGEST_NAME: Final = 24
ALPHABETS: Final = ("LATIN", "CYRILLIC", "GREEK")
"""Those with letters that look the same."""

_JOINERS: Final = "\u200c\u200d"
_UNSEEN: Final = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180d\u200b-\u200f\u2060\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
_ALIKE: Final = str.maketrans(
    "АВЕКМНОРСТУХІЈЅԚԜаеорсухіјѕԛԝһԁӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανιρκх01I|",
    "ABEKMHOPCTYXlJSQWaeopcyxijsqwhdlABEZHlKMNOPTYXoavipkxolll",
)
"""Letters of other alphabets, and figures, that are drawn as these."""


def without_tricks(name: str) -> str:
    """A name that was cleaned already, as it may stand at a seat; TatamiError if it mixes alphabets."""
    kept = "".join(c for k, c in enumerate(name) if c not in _JOINERS or _joins_signs(name, k))
    good = " ".join(kept.split()).strip(_JOINERS)
    if not good:
        raise TatamiError("name-is-empty")
    if len(good) > LONGEST_NAME:
        raise TatamiError("name-is-too-long", most=LONGEST_NAME)
    for word in re.split(r"[\W\d_]+", good):
        if len({alphabet for alphabet in map(_alphabet, word) if alphabet}) > 1:
            raise TatamiError("name-mixes-alphabets")
    return good


def _joins_signs(name: str, at: int) -> bool:
    """Whether a joiner makes one sign of two (a family of emoji); between letters it could only deceive."""
    around = name[max(0, at - 1) : at] + name[at + 1 : at + 2]
    return len(around) == 2 and all(unicodedata.category(c)[0] in "SM" for c in around)


def _alphabet(letter: str) -> str:
    name = unicodedata.name(letter, "")
    return next((alphabet for alphabet in ALPHABETS if name.startswith(alphabet)), "")


def seen_as(name: str) -> str:
    """What a reader sees of a name: the same for names that are drawn alike."""
    drawn = _UNSEEN.sub("", unicodedata.normalize("NFKC", name)).translate(_ALIKE)
    return " ".join(drawn.casefold().split())
