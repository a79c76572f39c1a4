"""What people ask at a table that does not change it: why not, and the story so far."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import cast

import msgspec

from tatami.kernel.events import Event
from tatami.kernel.reasons import Refused, TatamiError
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.words.catalogue import Words
from tatami.words.telling import Teller, tell_error

from ..hall import Hall
from ..table import commands
from ..table import reasons as why
from ..table.live import LiveTable
from ..telling.composing import composed
from ..telling.messages import Composed, Line, ReasonInfo, Refusal, encode
from ..telling.refusing import refusals
from ..telling.wire import Eyes
from .audience import Listener
from .room import Room


async def why_not(
    hall: Hall, who: Listener, table_id: str, seat: Seat, answer: str | None
) -> tuple[list[Refusal], int]:
    """Why can't I? Of one answer, or of all that look like one; and how many more there are.

    Of all it is found out once: until something happens the same is told again.
    """
    eyes = Eyes(seat, who.lang)
    async with hall.at(table_id) as room:
        live = room.live
        commands.own_seat(live, who.person, seat)
        if answer is not None:
            return refusals(live, eyes, room.words, live.rules.parse(answer))
        seq, known = room.whys.get(eyes, (-1, ([], 0)))
        if seq != live.seq:
            found, left_out = refusals(live, eyes, room.words)
            known = [msgspec.Raw(encode(each)) for each in found], left_out
            room.whys[eyes] = live.seq, known
        return cast(list[Refusal], known[0]), known[1]


async def compose(
    hall: Hall, who: Listener, table_id: str, seat: Seat, answer: str, with_words: bool = True
) -> Composed:
    """How a half-made answer stands, for whoever makes it; the table is looked at, and nothing is kept."""
    async with hall.at(table_id) as room:
        live = room.live
        commands.own_seat(live, who.person, seat)
        return composed(live, Eyes(seat, who.lang), room.words, live.rules.parse(answer), with_words)


async def story(hall: Hall, who: Listener, table_id: str, viewer: Seat) -> list[Line]:
    """Everything these eyes were told, in sentences, without what was covered again; ready-made JSON."""
    while True:
        async with hall.at(table_id) as room:
            wanted = _story_wanted(room, who.person, Eyes(viewer, who.lang or "en"))
        if wanted is not None:
            return cast(list[Line], await hall.stories.tell(*wanted))
        await hall.remembering.whole(table_id)


def _story_wanted(room: Room, person: str, eyes: Eyes) -> tuple[Hashable, Sequence[Event], Teller] | None:
    """Whose story, what was told as far as it is written, and who tells it; None if it was forgotten."""
    live = _looked_at(room, person, eyes.viewer)
    if live.course is not None and not live.course.remembers_all:
        return None
    events = live.course.game.events[:] if live.course else []
    key = room.token, live is room.live, live.told_from, live.names, eyes
    return key, events, room.words.teller(live.names, eyes)


def _looked_at(room: Room, person: str, viewer: Seat) -> LiveTable:
    """The table as these eyes may see it."""
    if viewer != SPECTATOR:
        commands.own_cushion(room.live, person, viewer)
    elif not room.may_watch(person):
        raise Refused(why.WRONG_PASSWORD())
    return room.copy_for(person, viewer)


def error_told(trouble: TatamiError, lang: str) -> ReasonInfo:
    """What somebody has said wrong, where no rule refused it."""
    text = tell_error(Words(lang), trouble) if lang else ""
    return ReasonInfo(trouble.code, text, (), dict(trouble.facts))
