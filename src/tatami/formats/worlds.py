"""Possible worlds: whole games that one seat's view cannot tell from the real one.

Bots think in them, and the leak tests compare them: whatever differs between two possible worlds
of a seat must never show in what that seat is told.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tatami.formats.sampling import finished, picking
from tatami.hooks.worlds import deal_mixed
from tatami.kernel.chance import Chance
from tatami.kernel.game import Game
from tatami.kernel.pieces import FACE, HIDDEN, OPEN, PUBLIC, SHIFT
from tatami.kernel.table import T
from tatami.kernel.views import View


def possible_world(view: View[T], rng: Random, chance: Chance | None = None) -> Game[T]:
    """A game that looks like this view to its seat, with everything it cannot know dealt anew.

    Its further chance is new too, unless `chance` is given (the leak tests compare like with like).
    """
    layout = view.layout
    random = rng.random
    unknown = _unknown_faces(view, random)
    places: list[list[int]] = []
    mixed = False
    mine = 1 << (SHIFT + view.seat)
    for place, pieces in zip(layout.places, view.places, strict=True):
        if not pieces:
            places.append([])
            continue
        stock = place.stock
        if stock < 0:
            mixed = True
        audience = place.audience << SHIFT
        hidden = pieces.count(HIDDEN)
        if not hidden:
            seen = mine | audience
            places.append([p & FACE | (OPEN if p & PUBLIC else seen) for p in pieces])
            continue
        if hidden == len(pieces) and stock >= 0:  # a deck: all at once
            rest = unknown[stock]
            places.append([face | audience for face in reversed(rest[-hidden:])])
            del rest[-hidden:]
            continue
        laid = []
        for p in pieces:
            if p >= 0:
                laid.append(p & FACE | (OPEN if p & PUBLIC else mine | audience))
            elif stock >= 0:
                laid.append(unknown[stock].pop() | audience)
            else:
                laid.append(p)
        places.append(laid)
    if mixed:
        deal_mixed(view, places, unknown, lambda n: int(random() * n))
    world = Game(
        view.rules,
        view.seats,
        view.options,
        layout,
        view.table.clone(),
        places,
        list(view.stack),
        chance or Chance(f"{rng.getrandbits(63):x}"),
    )
    world.told = view.sequence
    world.acts = view.acts
    world.outcome = view.outcome
    if view.sealed:
        _seal(world, view, rng)
    return world


def _unknown_faces(view: View[T], random: Callable[[], float]) -> list[list[int]]:
    """For each stock, the faces that the viewer sees nowhere, shuffled."""
    layout = view.layout
    left = list(layout.copies)
    for pieces in view.places:
        for p in pieces:
            if p >= 0:
                left[p & FACE] -= 1
    unknown: list[list[int]] = []
    for faces in layout.distinct:
        rest: list[int] = []
        for face in faces:
            copies = left[face]
            if copies == 1:
                rest.append(face)
            elif copies > 1:
                rest.extend([face] * copies)
        for k in range(len(rest) - 1, 0, -1):
            other = int(random() * (k + 1))
            rest[k], rest[other] = rest[other], rest[k]
        unknown.append(rest)
    return unknown


def _seal(world: Game[T], view: View[T], rng: Random) -> None:
    """Gives every seat that has answered in secret some answer it could have given."""
    sealed = {}
    for seat in view.sealed:
        if seat == view.seat and view.mine is not None:
            sealed[seat] = view.rules.parse(view.mine)
        else:
            legal = world.legal(seat)
            answer = legal[int(rng.random() * len(legal))]
            sealed[seat] = finished(world, seat, answer, picking(rng.random))
    world.sealed = sealed
