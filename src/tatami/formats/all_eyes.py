"""A game with all its cards open: what may be looked at when it is over, and by nobody before.

Whether it is over is asked by whoever tells it (the hall); here nothing is hidden.
"""

from __future__ import annotations

from typing import Any

from tatami.kernel.events import Event, Laid, Moved, PieceLaid, PieceMoved, PieceTurned, Turned
from tatami.kernel.game import Game
from tatami.kernel.pieces import FACE, OPEN, PUBLIC
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View

from .codec import Json
from .positions import listed
from .views import view_json


def opened(g: Game[Any]) -> Game[Any]:
    """The same game with every piece face up: what is worked out from views is worked out from all."""
    game = g.clone()
    for pieces in game.places:
        pieces[:] = [p | OPEN for p in pieces]
    return game


def open_view(g: Game[Any]) -> View[Any]:
    """What somebody sees who looks into every hand."""
    game = opened(g)
    view = View(game, SPECTATOR)
    for k in game.layout.hidden_from[SPECTATOR]:
        view.places[k] = sorted(game.places[k]) if game.layout.is_bag[k] else game.places[k][:]
    return view


def open_json(g: Game[Any]) -> dict[str, Json]:
    """That view for a board: a card that lies covered is named, but not told to lie face up."""
    shown = view_json(View(g, SPECTATOR))
    places: dict[str, Json] = {}
    for at, (place, pieces) in enumerate(zip(g.layout.places, g.places, strict=True)):
        if pieces:
            ordered = sorted(pieces, key=lambda p: p & FACE) if g.layout.is_bag[at] else pieces
            places[place.name] = [
                g.rules.short_name(p & FACE, place.name) + ("!" if p & PUBLIC and not place.is_open else "")
                for p in ordered
            ]
    shown["places"] = listed(places)
    return shown


def open_event(event: Event) -> Event:
    """An event as somebody would be told it who sees every face."""
    if isinstance(event, PieceMoved):
        face, public = event.after & FACE, event.after & PUBLIC != 0
        return Moved(event.source, event.at, event.goal, face, 1, 1, public)
    if isinstance(event, PieceTurned):
        return Turned(event.place, event.at, event.after & FACE, 1, 1, event.after & PUBLIC != 0)
    if isinstance(event, PieceLaid):
        return Laid(event.place, event.after & FACE, 1, event.after & PUBLIC != 0)
    return event
