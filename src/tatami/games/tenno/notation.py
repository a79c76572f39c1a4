"""The text of an answer, read back (docs/notation.md)."""

from __future__ import annotations

import re
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.seats import seat_of

from . import answers as say
from .pieces import KINDS, SLOTS

_FIXED: Final[dict[str, Answer]] = {
    answer.text: answer
    for answer in (
        say.STOP,
        say.SHOW_MONK,
        say.KEEP_COVERED,
        say.DECLINE,
        *say.CHOOSE,
        *say.ARRANGE,
        *say.EXCHANGE,
        *say.PEEK,
        *say.ATTEMPTS,
        *(swap for swaps in say.SWAP for swap in swaps),
        *(a for targets in say.ATTACK for aims in targets for a in aims),
    )
}
_FILLING: Final = re.compile(r"([1-3]) (\w+)")
USAGE: Final = (
    "arrange 3 1 2",
    "attack 1 > B.2",
    "stop",
    "monk",
    "keep",
    "refill 1 ninja, 3 monk",
    "swap 2 shogun",
    "exchange 1 3",
    "exchange 1 3 leave",
    "peek 2",
    "pass",
    "colour red",
)


def parse(text: str) -> Answer:
    """The answer that this canonical text stands for."""
    answer = _FIXED.get(text)
    if answer is not None:
        return answer
    if text.startswith("refill "):
        return _parse_refill(text)
    raise NotUnderstood("not-an-answer", game="tenno", text=text[:60], usage="; ".join(USAGE))


def _parse_refill(text: str) -> Answer:
    """Gaps may be named in any order; the canonical text goes by slots."""
    fill = []
    for part in text.removeprefix("refill ").split(", "):
        match = _FILLING.fullmatch(part)
        if match is None or match[2] not in KINDS:
            raise NotUnderstood("not-an-answer", game="tenno", text=text[:60], usage="refill 1 ninja, 3 monk")
        fill.append((int(match[1]) - 1, KINDS.index(match[2])))
    if len(fill) > SLOTS:
        raise NotUnderstood("not-an-answer", game="tenno", text=text[:60], usage="refill 1 ninja, 3 monk")
    return say.refill(tuple(sorted(fill, key=lambda filled: filled[0])))


def split_card(name: str, place: str) -> str:
    """`ninja` in a place of player A is `A.ninja`."""
    parts = place.split(".")
    return f"{parts[1]}.{name}" if "." not in name and len(parts) > 1 and parts[0] != "prison" else name


def owner_in(place: str) -> int:
    """Whose cards lie in this place by rule; -1 where they may be anybody's."""
    parts = place.split(".")
    return seat_of(parts[1]) if parts[0] in ("row", "hand") else -1
