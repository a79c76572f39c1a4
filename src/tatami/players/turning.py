"""How a game turned: who stood how after which act, and the acts after which it went another way.

The measure. A seat's *gap* is what it has more than the best of the others (or less). The *swing* of an act
is the largest change of any gap by it. The *leader* is whoever was alone in front last. An act is a turning
point if somebody left the game by it, if another leader came by it, or if its swing is among the largest: in
this order they are taken until there are enough, the earlier one where two are alike.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from tatami.kernel.seats import Seat

MOST_TURNS: Final = 5
MOST_STANDS: Final = 240
"""More moments than that no plot can show."""


class Stand(NamedTuple):
    """What everybody had after an act."""

    act: int
    points: tuple[int, ...]


class Turn(NamedTuple):
    """An act after which the game went another way."""

    act: int
    swing: int
    leader: Seat | None
    """Who leads since then, if that is somebody else than before."""


def gaps(points: Sequence[int]) -> tuple[int, ...]:
    """By seat: how far it is ahead of the best of the others."""
    if len(points) < 2:
        return tuple(points)
    best, second = sorted(points, reverse=True)[:2]
    return tuple(own - (second if own == best else best) for own in points)


def swing(before: Sequence[int], after: Sequence[int]) -> int:
    """By how much one act has moved somebody."""
    moved = zip(gaps(before), gaps(after), strict=True)
    return max((abs(now - then) for then, now in moved), default=0)


def leader(points: Sequence[int]) -> Seat | None:
    """Who is alone in front."""
    first = [seat for seat, gap in enumerate(gaps(points)) if gap > 0]
    return first[0] if len(first) == 1 else None


def turns_of(stands: Sequence[Stand], decisive: Collection[int] = (), most: int = MOST_TURNS) -> list[Turn]:
    """The turning points in the order of the game; `decisive` are the acts by which somebody left it."""
    found: list[Turn] = []
    ahead = leader(stands[0].points) if stands else None
    for before, after in pairwise(stands):
        now = leader(after.points)
        is_new = now is not None and ahead is not None and now != ahead
        moved = swing(before.points, after.points)
        if moved or is_new or after.act in decisive:
            found.append(Turn(after.act, moved, now if is_new else None))
        ahead = ahead if now is None else now
    ranked = sorted(found, key=lambda t: (t.act not in decisive, t.leader is None, -t.swing, t.act))
    return sorted(ranked[:most])


def thinned(stands: Sequence[Stand], most: int = MOST_STANDS) -> list[Stand]:
    """Those at which something changed, the first and the last; no more than a plot can show."""
    kept = [
        stand
        for k, stand in enumerate(stands)
        if k in (0, len(stands) - 1) or stand.points != stands[k - 1].points
    ]
    if len(kept) <= most:
        return kept
    return [kept[round(k * (len(kept) - 1) / (most - 1))] for k in range(most)]
