"""The auction in Winter with three to five players (SEN-61 to SEN-72).

`table.lots` are the homes of the lots in the order in which they lie; `table.bids` tells of each card that a
player has bid under which lot it lies: k, or ~k if it has been locked there by a tie (SEN-68).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import NOT_A_PART_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers.winter import BidCard
from ..board import player_of
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


def why_not_bid(me: Me, lot: int) -> Reason | None:
    """SEN-64: a card of one's own family under a lot that lies there."""
    table = me.table
    if lot >= len(table.lots):
        return why.NO_SUCH_LOT(lot=lot)
    return None if cards_to_bid(me, lot, ()) else why.NOTHING_TO_BID()


def why_not_bid_card(me: Me, lot: int, so_far: Sequence[Answer], part: Answer) -> Reason | None:
    """SEN-64: a card of one's own family, from the hand or from what lies there; SEN-70: not a locked one."""
    if not isinstance(part, BidCard):
        return NOT_A_PART_HERE()
    table, card = me.table, part.card
    if table.box.family[card] != table.families[me.seat]:
        return why.ONLY_OWN_CARDS_ARE_BID(card=card)
    mine = bid_on(me, lot)
    if me.faces(HAND[me.seat]).count(card) + mine.count(card) > so_far.count(part):
        return None
    if card not in mine and card in bid_on(me, ~lot):
        return why.BID_IS_LOCKED(card=card)
    return why.BID_ALREADY(card=card) if part in so_far else why_not_held(me, card)


def bid_on(me: Me, lot: int) -> list[int]:
    """What this player has laid under that lot and can take back; of ~lot, what a tie has locked there."""
    bids = zip(me.faces(BIDS[me.seat]), me.table.bids[me.seat], strict=True)
    return [card for card, at in bids if at == lot]


def bid_begun(me: Me, lot: int) -> list[Answer]:
    """A bid begins with what lies there."""
    return [me.table.box.say.winter.bid_card[card] for card in sorted(bid_on(me, lot))]


def bid_menu(me: Me) -> list[Answer]:
    """All cards of one's hand and of one's bids, whatever their family."""
    cards = me.table.box.say.winter.bid_card
    mine = {*me.faces(HAND[me.seat]), *me.faces(BIDS[me.seat])}
    return [cards[card] for card in sorted(mine) if card < len(cards)]


def cards_to_bid(me: Me, lot: int, so_far: Sequence[Answer]) -> list[Answer]:
    """What can be part of the bid next: the same as asking `why_not_bid_card` of each, and faster."""
    table, box = me.table, me.table.box
    mine = me.faces(HAND[me.seat]) + (bid_on(me, lot) if table.bids[me.seat] else [])
    family, cards = table.families[me.seat], box.say.winter.bid_card
    return [
        cards[card]
        for card in sorted(set(mine))
        if box.family[card] == family and mine.count(card) > so_far.count(cards[card])
    ]


def why_not_unbid(me: Me, lot: int) -> Reason | None:
    """SEN-R85, SEN-70: something lies there that no tie has locked."""
    if lot >= len(me.table.lots):
        return why.NO_SUCH_LOT(lot=lot)
    if lot in me.table.bids[me.seat]:
        return None
    return (why.BIDS_ARE_LOCKED if ~lot in me.table.bids[me.seat] else why.NOTHING_BID_THERE)(lot=lot)


def add_bids(me: Me, answers: list[Answer]) -> None:
    """The lots that can be bid on, and the bids that can be taken back."""
    table, say = me.table, me.table.box.say.winter
    if not table.lots:
        return
    mine = sorted({lot for lot in table.bids[me.seat] if lot >= 0})
    family, own = table.box.family, table.families[me.seat]
    can_add = any(family[card] == own for card in me.faces(HAND[me.seat]))
    answers += say.bid[: len(table.lots)] if can_add else [say.bid[lot] for lot in mine]
    answers += [say.unbid[lot] for lot in mine]


def bid(g: Senji, seat: Seat, lot: int, parts: Iterable[Answer]) -> None:
    """SEN-64: these cards lie face down under the lot, with what is locked there; letters that give one of
    them are void (SEN-240, SEN-241). All that lay there is taken up first, so that nobody can tell which
    cards stay."""
    cards = sorted([part.card for part in parts if isinstance(part, BidCard)])
    lots, hand = g.table.bids[seat], hand_of(g, seat) + bid_on(g.seen(seat), lot)
    for card in cards:
        hand.remove(card)
    pages = void_letters(g, {seat: hand})
    g.tell(BidLaid(seat, tuple(pages.values()), lot + 1, len(cards)))
    _take_up(g, seat, lot)
    for card in cards:
        g.move_face(HAND[seat], card, BIDS[seat])
    _put_bids(g, seat, (*(k for k in lots if k != lot), *[lot] * len(cards)))


def unbid(g: Senji, seat: Seat, lot: int) -> None:
    """SEN-R85: all that is not locked there comes back into the hand."""
    g.tell(BidTakenBack(seat, lot + 1))
    lots = g.table.bids[seat]
    _take_up(g, seat, lot)
    _put_bids(g, seat, tuple(k for k in lots if k != lot))


def _take_up(g: Senji, seat: Seat, lot: int) -> None:
    lots = g.table.bids[seat]
    for at in reversed(range(len(lots))):
        if lots[at] == lot:
            g.move(BIDS[seat], at, HAND[seat])


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
