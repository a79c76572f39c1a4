"""What operations need of a call: the hall behind it, and who asks."""

from __future__ import annotations

from typing import NamedTuple

from tatami.hall.db.rows import PersonRow
from tatami.hall.hall import Hall
from tatami.hall.people import Door
from tatami.kernel.seats import SPECTATOR, Seat, letter, seat_of

from ..rates import Rates
from ..routes import Call
from ..shapes import TableSeen
from ..tokens import Tokens, cookie

Asked = Call[PersonRow]


class House(NamedTuple):
    """What lives as long as the hall is open; kept in `app.state.house`."""

    hall: Hall
    door: Door
    tokens: Tokens
    rates: Rates


def house(call: Asked) -> House:
    found: House = call.request.app.state.house
    return found


def seated(text: str | None) -> Seat | None:
    return None if text is None else seat_of(text)


def let_in(call: Asked, person: PersonRow, bearer: bool) -> str | None:
    """Signs a session for this person: in a cookie, or as a token where one was asked for."""
    token = house(call).tokens.sign("session", person)
    if bearer:
        return token
    call.headers.append(("Set-Cookie", cookie(token, call.secure)))
    return None


async def table_seen(call: Asked, table: str) -> TableSeen:
    """A table as whoever asks may know it."""
    who = call.who.id if call.who else ""
    async with house(call).hall.at(table) as room:
        yours = [letter(seat) for seat in room.live.seats_of(who)]
        seen = room.live if yours else room.copy_for(who, SPECTATOR)
        return TableSeen(room.info_for(who, seen), yours, who == room.live.opened.by)
