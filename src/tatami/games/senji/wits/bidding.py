"""Bids for cards of absent families: small sums, for what one needs (SEN-64)."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer

from ..box import MEMBER
from ..pieces import LOTS
from .cards import plans_of, without
from .scene import Scene

_WORTH_BIDDING = 1.0
_MOST_BID = 4


def bid(scene: Scene, legal: Sequence[Answer]) -> Answer | None:
    """One more bid, the dearest lot first; on every lot once a Winter, on one of each family."""
    box, table, memory = scene.box, scene.table, scene.memory
    own = [card for card in without(scene.hand, scene.pledged()) if box.family[card] == scene.family]
    if not own or not table.lots:
        return None
    lots = scene.view.faces(LOTS)
    mine = table.bids[scene.seat]
    sought = {box.family[lots[k]] for k in range(len(lots)) if k in mine or k in memory.bid_on}
    before = plans_of(scene, scene.hand).worth
    best, most = -1, _WORTH_BIDDING
    for lot, card in enumerate(lots):
        if lot in memory.bid_on or box.family[card] in sought:
            continue
        gain = plans_of(scene, [*scene.hand, card]).worth - before
        if gain > _WORTH_BIDDING:
            gain += 2 * memory.random()  # not all shall want the same lot
        if gain > most:
            best, most = lot, gain
    if best < 0:
        return None
    memory.bid_on.add(best)
    price = min(_MOST_BID, int(most / 2 + memory.random()) + 1)
    card = min(own, key=lambda c: (abs(box.value[c] - price), box.kind[c] == MEMBER, c))
    answer = box.say.winter.bid[best][card]
    return answer if answer in legal else None
