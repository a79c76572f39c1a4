"""The story of a game: what has happened, line by line, as one viewer is told it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from tatami.formats.names import kinds_of_event
from tatami.kernel.events import Event, Glimpsed, Sealed, TakenBack
from tatami.kernel.seats import Seat

from .naming import kebab
from .telling import Teller

SILENT: Final = (Sealed, TakenBack)
"""That somebody has decided is shown by who is still being waited for."""


MOST_CLAUSES: Final = 2


class LogLine(NamedTuple):
    """A line of the log, with the clauses to read about it; headings begin a turn or a round."""

    text: str
    is_heading: bool
    clauses: tuple[str, ...] = ()
    seat: Seat | None = None
    """Whose doing it is."""
    later: str | None = None
    """What is told of it when the cards are covered again, if that is something else; '' is nothing."""
    names: tuple[str, ...] = ()
    """The things of the game that it speaks of, as they stand in the text."""
    small: str = ""
    """What it has in common with lines that it may be folded together with; '' of one that stands alone."""


def is_small(event: Event) -> bool:
    """Whether it happens many times in a row and means little alone; an event of a game may say so."""
    return isinstance(event, Glimpsed) or bool(getattr(type(event), "is_small", False))


def doer(event: Event) -> Seat | None:
    """The first seat that an event names: whose doing it is, or whom it befalls."""
    name = _doing(type(event))
    return getattr(event, name) if name else None


@cache
def _doing(kind: type[Event]) -> str | None:
    return next((name for name, of in kinds_of_event(kind).items() if of == "seat"), None)


def tell(events: Sequence[Event], teller: Teller) -> tuple[str, ...]:
    """The lines of these events as they are told in the moment, while cards lie open."""
    return tuple(line.text for line in log_of(events, teller, open_cards=True))


def log_of(
    events: Sequence[Event], teller: Teller, open_cards: bool = False, since: int = 0
) -> list[LogLine]:
    """The lines of these events from that one on; without the values of cards that are covered again
    (TEN-R26), and without what only repeats an earlier one."""
    told = [event.for_viewer(teller.viewer) for event in worth_telling(events, since)]
    lines = [line_of(run, teller, open_cards) for run in teller.runs(told)]
    return [line for line in lines if line is not None]


def line_of(run: Sequence[Event], teller: Teller, open_cards: bool = False) -> LogLine | None:
    """The line of one of the teller's runs; None where nothing is to be said."""
    event, text = run[0], teller.run(run, open_cards)
    if not text:
        return None
    names = teller.said_names
    return LogLine(
        text,
        type(event).__name__.endswith("Began"),
        event.cites()[:MOST_CLAUSES],
        doer(event),
        (teller.event(event) or "") if open_cards and teller.is_passing(event) else None,
        names,
        kebab(type(event).__name__) if is_small(event) else "",
    )


def worth_telling(events: Sequence[Event], since: int) -> Iterator[Event]:
    """Those from that one on that are told at all, to whomever."""
    for k in range(since, len(events)):
        event = events[k]
        if isinstance(event, SILENT):
            continue
        if type(event).repeats is not Event.repeats and event.repeats(
            events[at] for at in range(k - 1, -1, -1)
        ):
            continue
        yield event
