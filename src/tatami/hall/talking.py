"""What people say and ask at a table that does not change it: talk, mutes, why not, the story so far."""

from __future__ import annotations

import asyncio

from tatami.kernel.reasons import Refused, TatamiError
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.words.catalogue import Words
from tatami.words.telling import tell_error

from . import asking
from . import reasons as why
from .hall import Hall
from .keeper import LATE
from .messages import Line, ReasonInfo, Refusal, Talk
from .rooms import Listener, Room, encode
from .rows import TalkRow
from .talk import Tongue, cleaned, told
from .wire import Eyes, lines, refusals


async def say(
    hall: Hall, who: Listener, table_id: str, seat: Seat, text: str, phrase: str, to: Seat | None
) -> None:
    """Written down, then told to everybody who may hear it and wants to."""
    room = await hall.room(table_id)
    asking.own_seat(room.live, who.person, seat)
    if not room.live.opened.talk:
        raise Refused(why.NO_TALK_HERE())
    if to is not None:
        asking.seat_of_another(room.live, who.person, to)
    if text and phrase:
        raise Refused(why.SAY_ONE_THING())
    said = "" if phrase else cleaned(text)
    if not phrase and not said:
        raise Refused(why.NOTHING_SAID())
    room.tongues.setdefault(who.person, Tongue()).speak(hall.now())
    row = TalkRow(table_id, hall.now(), seat, said, phrase or None, to)
    await hall.store.add_talk(row)
    if room.said is not None:
        room.said.append(row)
    for listener, viewer in list(room.watchers):
        lag = room.lag(listener.person, viewer)
        if lag:
            asyncio.get_running_loop().call_later((lag + LATE) / 1000, _tell, room, row, listener, viewer)
        else:
            _tell(room, row, listener, viewer)


def _tell(room: Room, row: TalkRow, listener: Listener, viewer: Seat) -> None:
    if (listener, viewer) in room.watchers and room.hears(row, listener.person, viewer):
        eyes = Eyes(viewer, listener.lang)
        listener.push(encode(Talk(room.id, eyes.seat, told(row, listener.lang))))


async def mute(hall: Hall, person: str, table_id: str, seat: Seat, on: bool) -> None:
    """By whoever may hear what is said there, and is there: nobody else has anything to mute."""
    room = await hall.room(table_id)
    if not room.may_watch(person):
        raise Refused(why.WRONG_PASSWORD())
    if not on:
        room.muted.get(person, set()).discard(asking.existing(room.live, seat))
        return
    asking.seat_of_another(room.live, person, seat)
    watches = any(listener.person == person for listener, _ in room.watchers)
    if not watches and not room.live.seats_of(person):
        raise Refused(why.NOT_WATCHING())
    room.muted.setdefault(person, set()).add(seat)


async def why_not(hall: Hall, who: Listener, table_id: str, seat: Seat, answer: str | None) -> list[Refusal]:
    """Why can't I? Of one answer, or of all that look like one."""
    async with hall.at(table_id) as room:
        asking.own_seat(room.live, who.person, seat)
        only = None if answer is None else room.live.rules.parse(answer)
        return refusals(room.live, Eyes(seat, who.lang), room.words, only)


async def story(hall: Hall, who: Listener, table_id: str, viewer: Seat) -> list[Line]:
    """Everything these eyes were told, in sentences, without what was covered again."""
    async with hall.at(table_id) as room:
        if viewer != SPECTATOR:
            asking.own_seat(room.live, who.person, viewer)
        elif not room.may_watch(who.person):
            raise Refused(why.WRONG_PASSWORD())
        live = room.copy_for(who.person, viewer)
        if live.course is None:
            return []
        live.course.remember_all()
        teller = room.words.teller(live.names, Eyes(viewer, who.lang or "en"))
        return lines(teller, live.course.game.events)


def error_told(trouble: TatamiError, lang: str) -> ReasonInfo:
    """What somebody has said wrong, where no rule refused it."""
    text = tell_error(Words(lang), trouble) if lang else ""
    return ReasonInfo(trouble.code, text, (), dict(trouble.facts))
