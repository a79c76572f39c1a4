"""A view carried on by what its eyes are told: events, one after the other, give the next view.

Whoever was shown a table once needs nothing but its events from then on; the conformance suite checks that
this second road leads to the same truth.
"""

from __future__ import annotations

from tatami.kernel.events import (
    Event,
    Gathered,
    HeldOut,
    Laid,
    Moved,
    Rewriting,
    Rewritten,
    Shuffled,
    Turned,
)
from tatami.kernel.pieces import FACE, HIDDEN, PUBLIC, SHIFT, Face
from tatami.kernel.places import Layout
from tatami.kernel.seats import Seat


def fold(layout: Layout, viewer: Seat, places: list[list[int]], event: Event) -> None:
    """Carries out on a viewer's places what an event told the viewer: the second road to the view."""
    bit = 1 << (SHIFT + viewer)
    if isinstance(event, Moved):
        source, goal = places[event.source], places[event.goal]
        if not layout.places[event.source].bag:
            source.pop(event.at)
        elif event.before:
            source.remove(max(p for p in source if p >= 0 and p & FACE == event.face))  # a face-up one first
        else:
            source.remove(HIDDEN)
        goal.append(_shown(event, bit))
        if layout.places[event.goal].bag:
            goal.sort()
    elif isinstance(event, Laid):
        places[event.place].append(_shown(event, bit))
        if layout.places[event.place].bag:
            places[event.place].sort()
    elif isinstance(event, Turned):
        _turn(places[event.place], event, bit, layout.places[event.place].bag)
    elif isinstance(event, Gathered):
        places[event.goal] += places[event.source]
        places[event.source] = []
    elif isinstance(event, HeldOut) and viewer == event.to:
        places[event.place] = sorted(p & ~PUBLIC if p >= 0 else p for p in places[event.place])
    elif isinstance(event, Rewritten):
        places[event.place] = [_written(layout, viewer, event.place, face) for face in event.faces]
    elif isinstance(event, Rewriting):
        for place, _, faces in event.pages:
            places[place] = [_written(layout, viewer, place, face) for face in faces]
    elif isinstance(event, Shuffled | HeldOut):
        spot, pieces = layout.places[event.place], places[event.place]
        if not spot.audience >> viewer & 1:
            places[event.place] = [HIDDEN] * len(pieces)
        elif not spot.is_open:
            places[event.place] = (
                sorted(p & ~PUBLIC for p in pieces) if spot.bag else [p & ~PUBLIC for p in pieces]
            )


def _written(layout: Layout, viewer: Seat, place: int, face: Face) -> int:
    return face | 1 << (SHIFT + viewer) | (PUBLIC if layout.places[place].is_open else 0)


def _turn(pieces: list[int], event: Turned, bit: int, bag: bool) -> None:
    """In a bag any piece of that face is as good as another; one that is not open yet is turned up first."""
    if not bag:
        pieces[event.at] = _shown(event, bit)
        return
    if event.before:
        alike = [p for p in pieces if p >= 0 and p & FACE == event.face]
        pieces.remove(min(alike) if event.public else max(alike))
    else:
        pieces.remove(HIDDEN)
    pieces.append(_shown(event, bit))
    pieces.sort()


def _shown(event: Moved | Laid | Turned, bit: int) -> int:
    if not event.after:
        return HIDDEN
    return event.face | bit | (PUBLIC if event.public else 0)
