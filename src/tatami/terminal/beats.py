"""Beats: what happened in one act, cut where cards that were turned up are covered or taken away.

Between two beats a client may pause, so that a fight can be looked at while its cards lie open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tatami.formats.folding import fold
from tatami.kernel.events import Event, Glimpsed
from tatami.kernel.game import Game
from tatami.kernel.seats import Seat
from tatami.kernel.views import View
from tatami.players.course import ends_a_showing
from tatami.words.story import tell
from tatami.words.telling import Teller


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
