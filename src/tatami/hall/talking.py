"""What people say and ask at a table that does not change it: talk, mutes, why not, the story so far."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Sequence
from typing import cast

import msgspec

from tatami.kernel.events import Event
from tatami.kernel.reasons import Refused, TatamiError
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.words.catalogue import Words
from tatami.words.telling import Teller, tell_error

from . import asking
from . import reasons as why
from .composing import composed
from .hall import Hall
from .keeper import LATE
from .live import LiveTable
from .messages import Composed, Line, ReasonInfo, Refusal, Talk
from .refusing import refusals
from .rooms import Listener, Room, encode
from .rows import TalkRow
from .talk import cleaned, speak, told
from .wire import Eyes


async def say(
    hall: Hall, who: Listener, table_id: str, seat: Seat, text: str, phrase: str, to: Seat | None
) -> None:
    """Written down, then told to everybody who may hear it and wants to."""
    async with hall.at(table_id) as room:
        said = _may_say(room, who.person, seat, text, phrase, to)
        speak(room.tongues, who.person, hall.now())
        row = TalkRow(table_id, hall.now(), seat, said, phrase or None, to)
        await hall.store.add_talk(row)
        if room.said is not None:
            room.said.append(row)
        _tell_all(room, row)


def _may_say(room: Room, person: str, seat: Seat, text: str, phrase: str, to: Seat | None) -> str:
    """What is said, if it may be; a phrase has its words elsewhere."""
    asking.own_seat(room.live, person, seat)
    if not room.live.opened.talk:
        raise Refused(why.NO_TALK_HERE())
    if to is not None:
        asking.seat_of_another(room.live, person, to)
    if text and phrase:
        raise Refused(why.SAY_ONE_THING())
    said = "" if phrase else cleaned(text)
    if not phrase and not said:
        raise Refused(why.NOTHING_SAID())
    return said


def _tell_all(room: Room, row: TalkRow) -> None:
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
    async with hall.at(table_id) as room:
        if not room.may_watch(person):
            raise Refused(why.WRONG_PASSWORD())
        if not on:
            room.muted.setdefault(person, set()).discard(asking.existing(room.live, seat))
            return
        asking.seat_of_another(room.live, person, seat)
        watches = any(listener.person == person for listener, _ in room.watchers)
        if not watches and not room.live.seats_of(person):
            raise Refused(why.NOT_WATCHING())
        room.muted.setdefault(person, set()).add(seat)


async def why_not(
    hall: Hall, who: Listener, table_id: str, seat: Seat, answer: str | None
) -> tuple[list[Refusal], int]:
    """Why can't I? Of one answer, or of all that look like one; and how many more there are.

    Of all it is found out once: until something happens the same is told again.
    """
    eyes = Eyes(seat, who.lang)
    async with hall.at(table_id) as room:
        live = room.live
        asking.own_seat(live, who.person, seat)
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
        asking.own_seat(live, who.person, seat)
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
        asking.own_seat(room.live, person, viewer)
    elif not room.may_watch(person):
        raise Refused(why.WRONG_PASSWORD())
    return room.copy_for(person, viewer)


def error_told(trouble: TatamiError, lang: str) -> ReasonInfo:
    """What somebody has said wrong, where no rule refused it."""
    text = tell_error(Words(lang), trouble) if lang else ""
    return ReasonInfo(trouble.code, text, (), dict(trouble.facts))
