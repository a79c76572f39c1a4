"""The text of an answer, read back (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NotUnderstood

from . import answers as say
from .pieces import CLANS

_FIXED: Final[dict[str, Answer]] = {
    answer.text: answer
    for answer in (
        say.SKIP,
        *say.PLACE_AT_HOME,
        *say.ATTEMPTS,
        *(place for provinces in say.PLACE for place in provinces),
        *(ninja for clans in say.PLAY_NINJA for ninja in clans),
        *(move for sources in say.MOVE for goals in sources for move in goals),
        *(attack for provinces in say.ATTACK for clans in provinces for attack in clans),
    )
}
USAGE: Final = (
    "place oda > B",
    "ninja > B.oda",
    "home oda",
    "move oda B > C",
    "attack takeda > B.uesugi",
    "skip",
)


def parse(text: str) -> Answer:
    """The answer that this canonical text stands for."""
    answer = _FIXED.get(text)
    if answer is None:
        raise NotUnderstood("not-an-answer", game="shinobi", text=text[:60], usage="; ".join(USAGE))
    return answer


def long_name(name: str, place: str) -> str:
    """`oda` in the place of a clan card is `clan:oda`."""
    return f"clan:{name}" if name in CLANS and holds_clan_cards(place) else name


def holds_clan_cards(place: str) -> bool:
    return place == "box" or place.startswith("clan.")
