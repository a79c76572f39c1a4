"""Beats: what happened in one act, cut where cards that were turned up are covered or taken away.

Between two beats a client may pause, so that a fight can be looked at while its cards lie open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tatami.kernel.events import Event, Glimpsed, Sealed, TakenBack
from tatami.kernel.game import Game
from tatami.kernel.seats import Seat
from tatami.kernel.views import View, fold
from tatami.players.course import ends_a_showing
from tatami.words.telling import Teller

SILENT: Final = (Sealed, TakenBack)
"""That somebody has decided is shown by who is still being waited for."""


class Beat(NamedTuple):
    """A moment as one viewer sees it: the table, and what has just happened there."""

    seat: Seat
    """Who acted."""
    view: View[Any]
    lines: tuple[str, ...]
    is_open: bool = False
    """Cards lie open that will be covered or taken away in the next beat."""
    is_private: bool = False
    """Only the viewer sees this, and only now."""


def beats_of(
    seat: Seat, before: Game[Any], after: Game[Any], events: Sequence[Event], teller: Teller
) -> list[Beat]:
    """The beats of an act for the teller's viewer; none where there is nothing to tell.

    `before` is a clone of the game before the act, `events` is what happened, as the kernel noted it.
    """
    viewer = teller.viewer
    cut = next((k for k, event in enumerate(events) if ends_a_showing(event, after.layout)), 0)
    beats = []
    if cut:
        view = View(before, viewer)
        for event in events[:cut]:
            fold(view.layout, viewer, view.places, event.for_viewer(viewer))
        lines = tell(events[:cut], teller)
        if lines:
            beats.append(Beat(seat, view, lines, is_open=True))
    lines = tell(events[cut:], teller)
    if lines:
        private = any(isinstance(event, Glimpsed) and event.by == viewer for event in events)
        beats.append(Beat(seat, View(after, viewer), lines, is_private=private))
    return beats


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
