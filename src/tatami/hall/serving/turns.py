"""Whose turn it is: told to those who are asked and look elsewhere, and to who writes letters or calls."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, NamedTuple

from tatami.kernel.seats import Seat, letter

from ..table.clocks import is_slow
from ..telling.messages import YourTurn, encode

if TYPE_CHECKING:
    from .room import Room


class Turn(NamedTuple):
    """Somebody is asked at a table where a move may take an hour or more."""

    person: str
    table: str
    seat: str
    game: str
    question: int = 0
    """Its number, or that of the first of the conversation: the same turn has the same."""
    asked_at: int = 0
    due: int = 0
    """When it must be answered; 0 for never."""


def _asked(room: Room, known: Collection[Seat]) -> Iterator[tuple[Seat, str]]:
    """People who answer themselves, and their seats."""
    for seat in room.live.asked():
        cushion = room.live.cushions[seat]
        if cushion.person and not cushion.stand_in and seat not in known:
            yield seat, cushion.person


def _turn(room: Room, seat: Seat, person: str) -> Turn:
    live = room.live
    due = room.standing.due.get(seat, 0)
    return Turn(person, room.id, letter(seat), live.opened.game, live.talk_since, live.asked_at, due)


def tell_whose_turn(room: Room, known: Collection[Seat] = ()) -> None:
    """Told to those who are asked now, but for seats that were asked already in the same conversation."""
    hall, live = room.hall, room.live
    for seat, person in _asked(room, known):
        for listener in hall.sockets.get(person, ()):
            if (listener, seat) not in room.audience.watchers:
                listener.push(encode(YourTurn(room.id, letter(seat), live.opened.game)))
        if is_slow(live.opened.clock):
            hall.on_turn(_turn(room, seat, person))


def remind(room: Room) -> None:
    """A table by days was read again, or has other deadlines: who keeps account of turns hears it again."""
    if is_slow(room.live.opened.clock):
        for seat, person in _asked(room, ()):
            room.hall.on_waking(_turn(room, seat, person))
