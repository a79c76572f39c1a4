"""The auction in Winter with three to five players (SEN-61 to SEN-72).

`table.lots` are the homes of the lots in the order in which they lie; `table.bids` tells of each card that a
player has bid under which lot it lies: k, or ~k if it has been locked there by a tie (SEN-68).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers.winter import Bid
from ..board import player_of
from ..box import Box
from ..events.winter import (
    BidLaid,
    BidTakenBack,
    LotHandedHome,
    LotLeftTheGame,
    LotTied,
    LotUnsold,
    LotWon,
)
from ..pieces import AUCTION, BIDS, HAND, LOTS, LOTS_PER_DECK, REMOVED
from ..reasons import winter as why
from ..table import Me, Numbers, Senji
from .composing import why_not_held
from .dealing import hand_of, void_letters

_UNSOLD: Final = -1
_STAYS: Final = -2
"""In place of a winner: nobody bid on the lot, or several share the highest bid."""

# --- lots ---------------------------------------------------------------------------------------


def draw_lots(g: Senji) -> None:
    """SEN-61 to SEN-63, SEN-R87: two cards of each auction deck, or as many as there are, face up; what
    belongs to a family in play goes to its hand, and what belongs to an eliminated one leaves the game."""
    table = g.table
    for deck in table.box.absent[g.seats]:
        for _ in range(min(LOTS_PER_DECK, len(g.places[AUCTION[deck]]))):
            card = g.move(AUCTION[deck], -1, LOTS)
            family = table.box.family[card]
            if family not in table.families:
                table.lots = (*table.lots, deck)
                continue
            seat = player_of(table, family)
            if seat >= 0:
                g.move(LOTS, -1, HAND[seat])
                g.tell(LotHandedHome(seat))
            else:
                g.move(LOTS, -1, REMOVED)
                g.tell(LotLeftTheGame(family))


# --- bids ---------------------------------------------------------------------------------------


def why_not_bid(me: Me, lot: int, card: int) -> Reason | None:
    """SEN-64: a card of one's own family from the hand, under a lot that lies there."""
    table = me.table
    if lot >= len(table.lots):
        return why.NO_SUCH_LOT(lot=lot)
    if table.box.family[card] != table.families[me.seat]:
        return why.ONLY_OWN_CARDS_ARE_BID(card=card)
    return None if me.holds(HAND[me.seat], card) else why_not_held(me, card)


def why_not_unbid(me: Me, lot: int, card: int) -> Reason | None:
    """SEN-R85, SEN-70: not if a tie has locked it."""
    if lot >= len(me.table.lots):
        return why.NO_SUCH_LOT(lot=lot)
    mine = [*zip(me.faces(BIDS[me.seat]), me.table.bids[me.seat], strict=True)]
    if (card, lot) in mine:
        return None
    return why.BID_IS_LOCKED(card=card) if (card, ~lot) in mine else why.NOT_BID_THERE(card=card, lot=lot)


def add_bids(me: Me, cards: Numbers, answers: list[Answer]) -> None:
    """All bids that can be made with these cards, each of the hand once, or taken back."""
    table, say = me.table, me.table.box.say.winter
    if not table.lots:
        return
    answers += _all_bids(table.box, len(table.lots), table.families[me.seat], cards)
    if table.bids[me.seat]:
        bids = zip(table.bids[me.seat], me.faces(BIDS[me.seat]), strict=True)
        answers += [say.unbid[lot][card] for lot, card in sorted({bid for bid in bids if bid[0] >= 0})]


@lru_cache(maxsize=1 << 12)
def _all_bids(box: Box, lots: int, family: int, hand: Numbers) -> tuple[Bid, ...]:
    """Each card of that family in the hand under each of the lots."""
    cards = [card for card in hand if box.family[card] == family]
    return tuple(row[card] for row in box.say.winter.bid[:lots] for card in cards)


def bid(g: Senji, seat: Seat, lot: int, card: int) -> None:
    """SEN-64: face down; letters that give the card are void (SEN-240, SEN-241)."""
    table = g.table
    hand = hand_of(g, seat)
    hand[card] -= 1
    pages = void_letters(g, {seat: hand})
    g.tell(BidLaid(seat, tuple(pages.values()), lot + 1))
    g.move_face(HAND[seat], card, BIDS[seat])
    _put_bids(g, seat, (*table.bids[seat], lot))


def unbid(g: Senji, seat: Seat, lot: int, card: int) -> None:
    """SEN-R85. All cards that lie there are taken up and the others laid down again, so that nobody can tell
    which of them it was."""
    g.tell(BidTakenBack(seat, lot + 1))
    lots = g.table.bids[seat]
    others = [g.move(BIDS[seat], at, HAND[seat]) for at in reversed(range(len(lots))) if lots[at] == lot]
    others.remove(card)
    for other in sorted(others):
        g.move_face(HAND[seat], other, BIDS[seat])
    _put_bids(g, seat, (*(k for k in lots if k != lot), *[lot] * len(others)))


def _put_bids(g: Senji, seat: Seat, lots: Numbers) -> None:
    bids = g.table.bids
    g.table.bids = (*bids[:seat], lots, *bids[seat + 1 :])


# --- the end of the auction ---------------------------------------------------------------------


def reveal_bids(g: Senji) -> None:
    """SEN-66 to SEN-71: all bids are turned up; then lot by lot, in the order in which they lie."""
    table = g.table
    for seat in range(g.seats):
        g.turn_all_up(BIDS[seat])
    fates = [_knock_down(g, lot) for lot in range(len(table.lots))]
    for lot in range(len(fates) - 1, -1, -1):
        if fates[lot] != _STAYS:
            _clear_away(g, lot, fates[lot])
    number = [fates[:lot].count(_STAYS) for lot in range(len(fates))]
    table.bids = tuple(tuple(~number[~k if k < 0 else k] for k in lots) for lots in table.bids)
    table.lots = tuple(home for home, fate in zip(table.lots, fates, strict=True) if fate == _STAYS)


def _bids_on(g: Senji, lot: int) -> list[int]:
    """By seat: what its bid on that lot is worth (SEN-66), 0 without one."""
    value = g.table.box.value
    return [
        sum(
            value[p & FACE]
            for p, k in zip(g.places[BIDS[seat]], g.table.bids[seat], strict=True)
            if k in (lot, ~lot)
        )
        for seat in range(g.seats)
    ]


def _knock_down(g: Senji, lot: int) -> int:
    """SEN-67 to SEN-69: who gets that lot, if it does not stay because of a tie; the other bids go back."""
    worth = _bids_on(g, lot)
    best = max(worth)
    if best == 0:
        g.tell(LotUnsold(lot + 1, g.table.lots[lot]))
        return _UNSOLD
    winners = tuple(seat for seat, value in enumerate(worth) if value == best)
    if len(winners) == 1:
        g.tell(LotWon(winners[0], lot + 1, best))
        _move_bids(g, winners[0], lot, AUCTION[g.table.lots[lot]])
    else:
        g.tell(LotTied(lot + 1, winners, best))
    for seat, value in enumerate(worth):
        if 0 < value < best:
            _move_bids(g, seat, lot, HAND[seat])
    return winners[0] if len(winners) == 1 else _STAYS


def _move_bids(g: Senji, seat: Seat, lot: int, goal: int) -> None:
    """All that a player has bid on that lot goes there."""
    lots: Sequence[int] = g.table.bids[seat]
    for at in range(len(lots) - 1, -1, -1):
        if lots[at] in (lot, ~lot):
            g.move(BIDS[seat], at, goal)
    _put_bids(g, seat, tuple(k for k in lots if k not in (lot, ~lot)))


def _clear_away(g: Senji, lot: int, fate: int) -> None:
    """SEN-67, SEN-71: the lot goes to its winner, or back into its deck, which is shuffled in either case."""
    deck = AUCTION[g.table.lots[lot]]
    g.move(LOTS, lot, deck if fate == _UNSOLD else HAND[fate])
    g.shuffle("auction", deck)
