"""The story of a game: what has happened, line by line, as one viewer is told it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tatami.kernel.events import Event, Sealed, TakenBack

from .telling import Teller

SILENT: Final = (Sealed, TakenBack)
"""That somebody has decided is shown by who is still being waited for."""


class LogLine(NamedTuple):
    """A line of the log; headings begin a turn or a round."""

    text: str
    is_heading: bool


def tell(events: Sequence[Event], teller: Teller) -> tuple[str, ...]:
    """The lines of these events as they are told in the moment, while cards lie open."""
    return tuple(line.text for line in log_of(events, teller, open_cards=True))


def log_of(events: Sequence[Event], teller: Teller, open_cards: bool = False) -> list[LogLine]:
    """The lines of these events; without the values of cards that are covered again (TEN-R26)."""
    told = (event.for_viewer(teller.viewer) for event in events if not isinstance(event, SILENT))
    return [
        LogLine(text, type(event).__name__.endswith("Began")) for event, text in teller.log(told, open_cards)
    ]
