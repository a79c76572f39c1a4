"""The auction in Winter with three to five players (SEN-61 to SEN-72).

`table.lots` are the homes of the lots in the order in which they lie; `table.bids` tells of each card that a
player has bid under which lot it lies: k, or ~k if it has been locked there by a tie (SEN-68).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.events import Page
from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import NOT_A_PART_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers.winter import BidCard
from ..board import player_of
from ..events.winter import (
    BidLaid,
    BidsLaidAnew,
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


def why_not_bids(me: Me) -> Reason | None:
    """SEN-64: lots lie there, and one has something to bid or to take back."""
    if not me.table.lots:
        return why.NOTHING_FOR_SALE()
    return None if _has_own_cards(me, me.faces(HAND[me.seat])) else why.NOTHING_TO_BID()


def why_not_bid_card(me: Me, so_far: Sequence[Answer], part: Answer) -> Reason | None:
    """SEN-64: a card of one's own family under a lot that lies there, from the hand or from what one has bid;
    SEN-70: not a locked one."""
    if not isinstance(part, BidCard):
        return NOT_A_PART_HERE()
    table, card = me.table, part.card
    if part.lot >= len(table.lots):
        return why.NO_SUCH_LOT(lot=part.lot)
    if table.box.family[card] != table.families[me.seat]:
        return why.ONLY_OWN_CARDS_ARE_BID(card=card)
    laid, mine = _laid(so_far).count(card), _own_cards(me).count(card)
    if mine > laid:
        return None
    if laid:
        return why.BID_ALREADY(card=card)
    return why.BID_IS_LOCKED(card=card) if me.holds(BIDS[me.seat], card) else why_not_held(me, card)


def why_not_bid_so(me: Me, parts: Sequence[Answer]) -> Reason | None:
    """SEN-R85: to bid nothing is to take something back."""
    if parts or _free_bids(me):
        return None
    return why.BIDS_ARE_LOCKED() if me.table.bids[me.seat] else why.NOTHING_IS_BID()


def _laid(parts: Iterable[Answer]) -> list[int]:
    """The cards that these parts lay down."""
    return [part.card for part in parts if isinstance(part, BidCard)]


def _free_bids(me: Me) -> list[tuple[int, int]]:
    """What this player has bid and can take back: lot and card, in the order of the lots."""
    bids = zip(me.table.bids[me.seat], me.faces(BIDS[me.seat]), strict=True)
    return sorted([(lot, card) for lot, card in bids if lot >= 0])


def _own_cards(me: Me) -> list[int]:
    """What this player can bid: cards of his family, in hand or bid already, but for locked ones (SEN-70)."""
    family, own = me.table.box.family, me.table.families[me.seat]
    cards = [card for card in me.faces(HAND[me.seat]) if family[card] == own]
    return cards + [card for _, card in _free_bids(me)] if me.table.bids[me.seat] else cards


def _has_own_cards(me: Me, hand: Sequence[int]) -> bool:
    """Whether there are any of those; `hand` is this player's."""
    family, own = me.table.box.family, me.table.families[me.seat]
    for card in hand:
        if family[card] == own:
            return True
    return max(me.table.bids[me.seat], default=-1) >= 0


def bids_begun(me: Me) -> list[Answer]:
    """Bids begin with what lies there."""
    bid = me.table.box.say.winter.bid
    return [bid[lot][card] for lot, card in _free_bids(me)]


def bid_menu(me: Me) -> list[Answer]:
    """All cards of one's hand and of one's bids, whatever their family, under every lot."""
    bid = me.table.box.say.winter.bid
    mine = sorted({*me.faces(HAND[me.seat]), *me.faces(BIDS[me.seat])})
    return [bid[lot][card] for lot in range(len(me.table.lots)) for card in mine]


def cards_to_bid(me: Me, so_far: Sequence[Answer]) -> list[Answer]:
    """What can be part of the bids next: the same as asking `why_not_bid_card` of each, and faster."""
    bid, mine, laid = me.table.box.say.winter.bid, _own_cards(me), _laid(so_far)
    left = [card for card in sorted(set(mine)) if mine.count(card) > laid.count(card)]
    return [bid[lot][card] for lot in range(len(me.table.lots)) for card in left]


def cards_left(me: Me, so_far: Sequence[Answer], before: Sequence[Answer], at: int) -> Sequence[Answer]:
    """The same just after `before[at]` was added: that card may lie nowhere else now."""
    (card,) = _laid((before[at],))
    if _own_cards(me).count(card) > _laid(so_far).count(card):
        return before
    return [part for part in before if isinstance(part, BidCard) and part.card != card]


def lay_bids(g: Senji, seat: Seat, parts: Iterable[Answer]) -> None:
    """SEN-64, SEN-R85: these cards lie face down under the lots, with what is locked there; letters that give
    one of them are void (SEN-240, SEN-241). All that lay there is taken up first, so that nobody can tell
    which cards stay; what is told depends on how many lie where, and on nothing else."""
    cards = sorted([(part.lot, part.card) for part in parts if isinstance(part, BidCard)])
    lots, free = g.table.bids[seat], _free_bids(g.seen(seat))
    hand = hand_of(g, seat) + [card for _, card in free]
    for _, card in cards:
        hand.remove(card)
    pages = tuple(void_letters(g, {seat: hand}).values())
    _tell_bids(g, seat, [lot for lot, _ in free], [lot for lot, _ in cards], pages)
    _take_up(g, seat)
    for _, card in cards:
        g.move_face(HAND[seat], card, BIDS[seat])
    _put_bids(g, seat, (*(k for k in lots if k < 0), *(lot for lot, _ in cards)))


def _take_up(g: Senji, seat: Seat) -> None:
    """All that is not locked comes back into the hand."""
    lots = g.table.bids[seat]
    for at in reversed(range(len(lots))):
        if lots[at] >= 0:
            g.move(BIDS[seat], at, HAND[seat])


def _tell_bids(g: Senji, seat: Seat, before: list[int], now: list[int], pages: tuple[Page, ...]) -> None:
    """Lot by lot how many cards lie there where it were more or fewer; the first says what is void."""
    changed = [lot for lot in range(len(g.table.lots)) if before.count(lot) != now.count(lot)]
    if not changed:
        g.tell(BidsLaidAnew(seat, pages))
    for lot in changed:
        told = pages if lot == changed[0] else ()
        number = now.count(lot)
        g.tell(BidLaid(seat, told, lot + 1, number) if number else BidTakenBack(seat, told, lot + 1))


def add_bids(me: Me, hand: Sequence[int], answers: list[Answer]) -> None:
    """Bids, if there is anything to bid or to take back."""
    if me.table.lots and _has_own_cards(me, hand):
        answers.append(me.table.box.say.winter.bids)


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
