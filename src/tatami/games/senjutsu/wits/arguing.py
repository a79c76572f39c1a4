"""What spoke for an answer: how the turn ends after it, beside how it ends after the others."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import Final

from tatami.hooks.grounds import Ground, percent
from tatami.kernel.seats import Seat

from .. import grounds
from ..box import ATTACK, Ability
from .exchange import Exchange
from .mixing import shares_of

_MATTERS: Final = 0.5
"""In points, of which a wound is worth about ten."""
_CLEARLY: Final = 60


def grounds_of_ends(
    foe: Seat, ends: Sequence[Exchange], chosen: int, values: Sequence[float]
) -> list[Ground]:
    """By what the end of this turn is better than the average of those that were possible, against this foe.

    `values` are those by which the answer was chosen; where nothing is better by itself, a card was spared.
    """
    if max(values) - min(values) <= _MATTERS:
        return [grounds.NO_DIFFERENCE()]
    end, (me, him) = ends[chosen], ends[chosen].bodies
    found = []
    if mean(other.bodies[1].worth() for other in ends) - him.worth() > _MATTERS:
        found.append(_harm(foe, ends, chosen))
    if me.worth() - mean(other.bodies[0].worth() for other in ends) > _MATTERS:
        spared = round(max(_wounds(other, 0) for other in ends) - _wounds(end, 0))
        found.append(grounds.SPARES_WOUNDS(wounds=spared) if spared > 0 else grounds.FARES_BETTER())
    if _rest(end) - mean(_rest(other) for other in ends) > _MATTERS:
        found.append(grounds.STANDS_BETTER())
    return found or [grounds.SAVES_CARD()]


def _harm(foe: Seat, ends: Sequence[Exchange], chosen: int) -> Ground:
    if ends[chosen].bodies[1].out:
        return grounds.DEFEATS(target=foe)
    wounds = _wounds(ends[chosen], 1) - min(_wounds(other, 1) for other in ends)
    return grounds.HURTS(target=foe, wounds=wounds) if wounds > 0 else grounds.WEAKENS(target=foe)


def _wounds(end: Exchange, side: int) -> int:
    return end.bodies[side].wounds + end.bodies[side].heavy


def _rest(end: Exchange) -> float:
    """What the end is worth beside how both fare: where one stands, who has the advantage."""
    me, him = end.bodies
    return end.balance() - me.worth() + him.worth()


def grounds_of_card(
    card: Ability, foe: Seat | None, reaches: bool, values: Sequence[float], chosen: int
) -> list[Ground]:
    """Of the card of a turn: whether it is clearly the best, or drawn among several that are good."""
    chance = percent(shares_of(values)[chosen])
    found = []
    if chance >= _CLEARLY:
        found.append(grounds.BEST_CARD(card=card.number))
    else:
        found.append(grounds.ONE_OF_GOOD_CARDS(card=card.number, chance=chance))
    if card.kind == ATTACK and reaches and foe is not None:
        found.append(grounds.REACHES(card=card.number, target=foe))
    return found
