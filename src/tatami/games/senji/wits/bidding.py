"""Bids for needed cards of absent families: they cost little, as bid cards come home (SEN-64, SEN-62)."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer

from .. import grounds
from ..box import MEMBER
from ..pieces import LOTS
from ..rules.dealing import without
from . import weights
from .cards import plans_of
from .saying import bids_of
from .scene import Scene


def bid(scene: Scene, legal: Sequence[Answer]) -> Answer | None:
    """Bids on the best lots, all at once: on every lot once a Winter, on one of each family."""
    box, memory = scene.box, scene.memory
    own = [card for card in without(scene.hand, scene.pledged()) if box.family[card] == scene.family]
    bids: list[tuple[int, int]] = []
    while own and scene.table.lots:
        lot, gain = _best_lot(scene, weights.WORTH_BIDDING if bids else weights.WORTH_THE_FIRST_BID)
        if lot < 0:
            break
        memory.bids.add(lot)
        price = int(weights.BID_SHARE * gain + weights.BID_SPREAD * memory.random()) + 1
        bids += [(lot, card) for card in _cards_for(scene, own, min(weights.MOST_BID, price))]
    if not bids:
        return None
    scene.because.note(grounds.CARDS_WORTH_BIDDING)
    return bids_of(scene, bids)


def _cards_for(scene: Scene, own: list[int], price: int) -> list[int]:
    """Cards that come near that value together, taken from those; whoever holds few bids a single one."""
    box, cards = scene.box, list[int]()
    while price > 0 and own:
        card = min(own, key=lambda c: (abs(box.value[c] - price), box.kind[c] == MEMBER, c))
        cards.append(card)
        price = price - box.value[card] if len(own) > scene.seats else 0
        own.remove(card)
    return cards


def _best_lot(scene: Scene, least: float) -> tuple[int, float]:
    """The lot worth most that one has not bid on, and what it is worth; -1 if none is worth so much."""
    box, memory = scene.box, scene.memory
    lots = scene.view.faces(LOTS)
    mine = scene.table.bids[scene.seat]
    sought = {box.family[lots[k]] for k in range(len(lots)) if k in mine or k in memory.bids}
    before = plans_of(scene, scene.hand).worth
    best, most = -1, least
    for lot, card in enumerate(lots):
        if lot in memory.bids or box.family[card] in sought:
            continue
        gain = plans_of(scene, [*scene.hand, card]).worth - before
        if gain > least:
            gain += 2 * memory.random()  # not all shall want the same lot
        if gain > most:
            best, most = lot, gain
    return best, most
