"""Talk at a table: what is said is cleaned and limited; phrases are put into each reader's words."""

from __future__ import annotations

import asyncio
import unicodedata
from collections import deque
from typing import TYPE_CHECKING, Final

from tatami.kernel.reasons import Refused
from tatami.kernel.seats import Seat, letter
from tatami.words.away import tell_phrase
from tatami.words.catalogue import Words

from ..db.rows import TalkRow
from ..serving.steady import LATE
from ..table import commands
from ..table import reasons as why
from ..table.entries import Millis
from .messages import LONGEST_TALK, Talk, TalkInfo, encode
from .wire import Eyes

if TYPE_CHECKING:
    from ..hall import Hall
    from ..serving.audience import Listener
    from ..serving.room import Room

MOST: Final = 8
WITHIN: Final = 10_000
"""So many messages in so many milliseconds, from one person at one table."""

MOST_SPEAKING: Final = 100
"""People of whom it is known at one table that they have spoken lately."""

_BAD: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_JOINERS: Final = "\u200c\u200d"
"""Needed inside words and emoji; everything else that cannot be seen could only deceive."""
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs, says Unicode, but there is nothing to see."""
_UNSEEN: Final = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d") | frozenset(
    map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Marks that only say how others are drawn."""
_AS_EMOJI: Final = "\ufe0f"
_MOST_MARKS: Final = 3
"""Accents on one letter; a tower of them would cover the lines of others."""


def cleaned(text: str) -> str:
    """One line without anything invisible: no control signs, no change of direction."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        if kind[0] == "M":
            marks += 1
        elif kind not in _BAD:  # what cannot be seen parts no accents
            marks = 0
        if c in "\n\r\t\u2028\u2029" or c in _BLANKS:
            kept.append(" ")
        elif c in _UNSEEN:
            if c == _AS_EMOJI and kept and unicodedata.category(kept[-1])[0] == "S":
                kept.append(c)
        elif (c in _JOINERS or kind not in _BAD) and marks <= _MOST_MARKS:
            kept.append(c)
    seen = " ".join("".join(kept).split())[:LONGEST_TALK]
    return seen if any(unicodedata.category(c)[0] in "LNPS" for c in seen) else ""


class ChatRate:
    """How much one person has said lately."""

    __slots__ = ("_times",)

    def __init__(self) -> None:
        self._times: Final[deque[Millis]] = deque(maxlen=MOST)

    def is_rested(self, now: Millis) -> bool:
        """Whether nothing was said so lately that it still counts."""
        return not self._times or now - self._times[-1] >= WITHIN

    def speak(self, now: Millis) -> None:
        """Refused if that is too much."""
        if len(self._times) == MOST and now - self._times[0] < WITHIN:
            raise Refused(why.TOO_MUCH_TALK(seconds=(WITHIN - (now - self._times[0])) // 1000 + 1))
        self._times.append(now)


def speak(chat_rates: dict[str, ChatRate], person: str, now: Millis) -> None:
    """One more word of this person at a table; Refused if that is too much.

    Who has been silent for a while is forgotten: people come and go, and each might leave something behind.
    """
    for rested in [who for who, rate in chat_rates.items() if rate.is_rested(now)]:
        del chat_rates[rested]
    if person not in chat_rates and len(chat_rates) >= MOST_SPEAKING:
        raise Refused(why.TOO_MUCH_TALK(seconds=WITHIN // 1000))
    chat_rates.setdefault(person, ChatRate()).speak(now)


def told(row: TalkRow, lang: str) -> TalkInfo:
    """What was said, in the reader's words."""
    text = row.text
    if row.phrase:
        text = tell_phrase(Words(lang or "en"), row.phrase)
    to = None if row.to is None else letter(row.to)
    return TalkInfo(letter(row.seat), text, row.at, row.phrase, to)


# --- at a table -----------------------------------------------------------------------------------


async def say(
    hall: Hall, who: Listener, table_id: str, seat: Seat, text: str, phrase: str, to: Seat | None
) -> None:
    """Written down, then told to everybody who may hear it and wants to."""
    async with hall.at(table_id) as room:
        said = _may_say(room, who.person, seat, text, phrase, to)
        speak(room.chat_rates, who.person, hall.now())
        await _write_down(room, TalkRow(table_id, hall.now(), seat, said, phrase or None, to))


async def _write_down(room: Room, row: TalkRow) -> None:
    await room.hall.store.add_talk(row)
    if room.said is not None:
        room.said.append(row)
    _tell_all(room, row)


GOOD_GAME: Final = "good-game"


async def thanked(hall: Hall, table_id: str) -> set[Seat]:
    """The seats from which it was said that this was a good game, as far as the talk is kept at hand."""
    return {row.seat for row in await hall.store.talk_of(table_id) if row.phrase == GOOD_GAME}


async def thank(hall: Hall, person: str, table_id: str) -> set[Seat]:
    """One touch after the game: said once from each seat of this person, however often it is touched."""
    async with hall.at(table_id) as room:
        if room.live.outcome is None:
            raise Refused(why.GAME_IS_NOT_OVER())
        own = room.live.seats_of(person)
        if not own:
            raise Refused(why.NOT_YOUR_TABLE())
        said = await thanked(hall, table_id)
        for seat in own:
            if seat in said:
                continue
            _may_say(room, person, seat, "", GOOD_GAME, None)
            speak(room.chat_rates, person, hall.now())
            await _write_down(room, TalkRow(table_id, hall.now(), seat, "", GOOD_GAME, None))
        return said | set(own)


def _may_say(room: Room, person: str, seat: Seat, text: str, phrase: str, to: Seat | None) -> str:
    """What is said, if it may be; a phrase has its words elsewhere."""
    commands.own_cushion(room.live, person, seat)
    if not room.live.opened.talk:
        raise Refused(why.NO_TALK_HERE())
    if to is not None:
        commands.seat_of_another(room.live, person, to)
    if text and phrase:
        raise Refused(why.SAY_ONE_THING())
    said = "" if phrase else cleaned(text)
    if not phrase and not said:
        raise Refused(why.NOTHING_SAID())
    return said


def _tell_all(room: Room, row: TalkRow) -> None:
    for listener, viewer in list(room.audience.watchers):
        lag = room.audience.lag(listener.person, viewer)
        if lag:
            asyncio.get_running_loop().call_later((lag + LATE) / 1000, _tell, room, row, listener, viewer)
        else:
            _tell(room, row, listener, viewer)


def _tell(room: Room, row: TalkRow, listener: Listener, viewer: Seat) -> None:
    if (listener, viewer) in room.audience.watchers and room.audience.hears(row, listener.person, viewer):
        eyes = Eyes(viewer, listener.lang)
        listener.push(encode(Talk(room.id, eyes.seat, told(row, listener.lang))))


async def mute(hall: Hall, person: str, table_id: str, seat: Seat, on: bool) -> None:
    """By whoever may hear what is said there, and is there: nobody else has anything to mute."""
    async with hall.at(table_id) as room:
        if not room.may_watch(person):
            raise Refused(why.WRONG_PASSWORD())
        if not on:
            room.muted.setdefault(person, set()).discard(commands.existing(room.live, seat))
            return
        commands.seat_of_another(room.live, person, seat)
        watches = any(listener.person == person for listener, _ in room.audience.watchers)
        if not watches and not room.live.seats_of(person):
            raise Refused(why.NOT_WATCHING())
        room.muted.setdefault(person, set()).add(seat)
