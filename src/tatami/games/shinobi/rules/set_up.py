"""Set-up (SHI-5 to SHI-14)."""

from __future__ import annotations

from tatami.kernel.seats import Seat, seat_of

from ..pieces import BOX, CLAN_STOCK, DECK, HAND, HAND_SIZE, SERVED, TROOP_STOCK
from ..table import Shinobi
from .turn import take_turn


def prepare(g: Shinobi) -> None:
    """SHI-5, SHI-9: red cards apart from blue ones. SHI-13, SHI-14: provinces and discard are empty."""
    g.places[BOX].extend(g.layout.stocks[CLAN_STOCK])
    g.places[DECK].extend(g.layout.stocks[TROOP_STOCK])
    g.then(deal_clan_cards)
    g.then(find_first_player)


def deal_clan_cards(g: Shinobi) -> None:
    """SHI-5, SHI-6: one to each, seen by him alone. SHI-7: the rest stays in the box, seen by nobody."""
    g.shuffle("clan cards", BOX)
    for seat in range(g.seats):
        g.move(BOX, -1, SERVED[seat])


def find_first_player(g: Shinobi) -> None:
    """SHI-11: by lot or by agreement."""
    named = str(g.options["first_player"])
    first = g.pick("first player", g.seats) if named == "random" else seat_of(named)
    g.then(deal_hands, first)
    g.then(take_turn, first)


def deal_hands(g: Shinobi, first: Seat) -> None:
    """SHI-10, SHI-12: the deck is shuffled and each player draws four cards."""
    g.shuffle("deck", DECK)
    for seat in g.clockwise_from(first):
        g.draw(DECK, HAND[seat], HAND_SIZE)
