"""The text of an answer, read back (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NotUnderstood

from . import answers as say
from .pieces import ROLES

_FIXED: Final[dict[str, Answer]] = {
    answer.text: answer
    for answer in (
        say.END,
        say.SPEND,
        say.ENDURE,
        say.PAY,
        say.DRAW_DECK,
        say.DRAW_DISCARD,
        *say.PLAY,
        *say.PARRY_WITH,
        *say.DISCARD,
        *say.ATTEMPTS,
        *(attack for targets in say.ATTACK for attack in targets),
        *(play for targets in say.PLAY_ON for play in targets),
        *(play for targets in say.PLAY_ON_CARD for aims in targets for play in aims),
    )
}
USAGE: Final = (
    "attack katana > B",
    "play daimyo",
    "play diversion > B",
    "play geisha > B.armor",
    "spend",
    "end",
    "parry",
    "endure",
    "discard bokken",
    "pay",
    "draw deck",
)


def parse(text: str) -> Answer:
    """The answer that this canonical text stands for."""
    answer = _FIXED.get(text)
    if answer is None:
        raise NotUnderstood("not-an-answer", game="samurai-sword", text=text[:60], usage="; ".join(USAGE))
    return answer


def long_name(name: str, place: str) -> str:
    """`ronin` in the place of a role card is `role:ronin`."""
    return f"role:{name}" if name in ROLES and holds_role_cards(place) else name


def holds_role_cards(place: str) -> bool:
    return place == "box" or place.startswith("role.")
