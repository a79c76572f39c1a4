"""What somebody notes for himself at a table: marks on seats and places, and free words.

They are kept with the seat, not in the log: nobody else is told of them, in no numbers either. Whoever has
the seat finds them again on any device, and in the replay of his seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tatami.hooks.marking import Markable, markables
from tatami.kernel.reasons import NotUnderstood, Refused
from tatami.kernel.seats import Seat, seat_of

from ..table import commands
from ..table import reasons as why
from ..telling.noting import Jottings, Mark, MarkableThing, OwnNotes
from ..telling.wire import Eyes
from .room import Room

if TYPE_CHECKING:
    from ..hall import Hall


async def noted(hall: Hall, table_id: str, person: str, seat: Seat, lang: str) -> OwnNotes:
    """What is noted at one's own seat."""
    async with hall.at(table_id) as room:
        things = _things(room, person, seat)
        told = _told(room, Eyes(seat, lang), things)
    kept = await hall.store.jottings(table_id, seat)
    found = Jottings() if kept is None else msgspec.json.decode(kept, type=Jottings)
    return OwnNotes(dict(found.marks), found.text, told)


async def note(hall: Hall, table_id: str, person: str, seat: Seat, wanted: Jottings) -> None:
    """Keeps this in place of what was noted; NotUnderstood if something is marked that cannot be."""
    async with hall.at(table_id) as room:
        offered = {each.thing: each.marks for each in _things(room, person, seat)}
    for thing, mark in wanted.marks.items():
        if mark not in offered.get(thing, ()):
            raise NotUnderstood("no-such-mark", thing=thing)
    await hall.store.jot(table_id, seat, msgspec.json.encode(wanted))


def _things(room: Room, person: str, seat: Seat) -> list[Markable]:
    live = room.live
    if live.cushions[commands.existing(live, seat)].person != person:
        raise Refused(why.NOT_YOUR_SEAT(seat=seat))
    layout = live.rules.layout(live.opened.seats, live.opened.options)
    return markables(live.rules, layout, live.opened.seats, seat)


def _told(room: Room, eyes: Eyes, things: list[Markable]) -> list[MarkableThing]:
    teller = room.words.teller(room.live.names, eyes)

    def label(thing: str) -> str:
        return teller.seat(seat_of(thing)) if len(thing) == 1 else teller.place(thing)

    return [
        MarkableThing(
            each.thing, label(each.thing), [Mark(mark, teller.words.text(mark)) for mark in each.marks]
        )
        for each in things
    ]
