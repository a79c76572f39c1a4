"""How something comes to happen at a table: applied, written to its log, and only then told.

The caller holds the lock of the room. If writing fails, or anything before it, the room is thrown away and
the table is read again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextvars import copy_context
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import Executable

from tatami.kernel.reasons import TatamiError
from tatami.kernel.seats import Seat

from ..db.projections import statements_for
from ..db.rows import Phase
from ..db.store import noting
from ..table import commands, leaving
from ..table import entries as log
from ..table.ending import NOBODY
from ..table.entries import Entry
from ..table.live import LiveTable
from .archive import keeping_record
from .standing import stands
from .turns import remind

if TYPE_CHECKING:
    from .room import Room

QUIET: Final[frozenset[type[Entry]]] = frozenset({log.Acted, log.TookBack, log.TimeRanOut})
"""Entries after which the table is, for somebody who only reads the list of tables, as it was."""
AWAKE: Final = 0
"""Noted with the first entry that a room writes, until it is put aside: after a crash it is due at once."""

NOTHING: Final = (None, NOBODY)
"""Nobody was asked for anything."""

Told = Callable[[Exception | None, int, float], None]
"""Told how a wish ended: why not, if not; how far the log is; and the seconds that telling everybody took."""


def is_loud(live: LiveTable, entries: Sequence[Entry], was: str) -> bool:
    """Whether the table looks different now to somebody who only reads the list of tables."""
    return live.phase != was or live.has_just_grown_up or not QUIET.issuperset(map(type, entries))


def _asked(live: LiveTable) -> tuple[log.UndoAsked | None, Seat]:
    return live.undo_wanted, live.end_offer.by


class Change(NamedTuple):
    """What has happened to a table, and how it was before."""

    entries: Sequence[Entry]
    start: int
    """The number of the first of them."""
    since: int
    """The number of the first event that is news."""
    was: Phase
    number: int
    """Of the question."""
    talk: int
    asked: tuple[log.UndoAsked | None, Seat]
    """What the others were asked for: an undo, or to end the game."""


class TableWriter:
    """Writes what happens at one table, in the one order in which that may be done."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._is_noted_awake = False

    async def write(self, wanted: Sequence[Entry]) -> None:
        """Applies, writes, tells. The caller holds the lock."""
        if not wanted:
            return
        change = self._applied(wanted)
        await self._appended(change)
        self._written(change)

    def write_soon(self, wanted: Sequence[Entry], done: Told) -> None:
        """The same for an answer, and for whoever does not wait: `done` is told how it ended.

        The caller has taken the lock; it is free again just before that. Most acts bring nothing along but
        their entry: nobody need wait for them, and they are told by whoever has written them, in the name
        of whoever acted, who pays for what follows.
        """
        change = self._applied(wanted)
        if not self._is_plain(change):
            self._room.hall.in_background(self._write_rest(change, done))
            return
        context = copy_context()
        try:
            self._room.hall.store.append_soon(
                self._room.id,
                change.start,
                wanted[0],
                lambda error: context.run(self._end, change, done, error),
            )
        except BaseException:
            self._room.hall.forget(self._room)
            raise

    def _is_plain(self, change: Change) -> bool:
        """Whether it is an act after which the same people go on playing."""
        plain = len(change.entries) == 1 and type(change.entries[0]) is log.Acted and change.asked == NOTHING
        live = self._room.live
        return plain and self._is_noted_awake and live.outcome is None and not live.has_just_grown_up

    async def _write_rest(self, change: Change, done: Told) -> None:
        try:
            await self._appended(change)
        except Exception as trouble:
            self._end(change, done, trouble)
        except BaseException:
            self._end(change, done, TatamiError("hall-is-closed"))
            raise
        else:
            self._end(change, done, None)

    def _end(self, change: Change, done: Told, error: Exception | None) -> None:
        """It is written, or cannot be."""
        began = perf_counter()
        try:
            if error is None:
                self._written(change)
            else:
                self._room.hall.forget(self._room)
        except Exception as trouble:  # it is in the log all the same
            error = trouble
        finally:
            self._room.lock.release()
        done(error, change.start + len(change.entries), perf_counter() - began)

    def _applied(self, wanted: Sequence[Entry]) -> Change:
        """What is to be written is done in memory; nobody knows of it yet."""
        live = self._room.live
        change = Change(
            wanted, live.seq, live.events_told, live.phase, live.question_number, live.talk_since,
            _asked(live),
        )  # fmt: skip
        try:
            live.apply_all(wanted)
            now = wanted[-1].at
            begun = commands.begin(live, now) if live.course is None else leaving.ending(live, now)
            live.apply_all(begun)
        except BaseException:
            self._room.hall.forget(self._room)
            raise
        return change._replace(entries=[*wanted, *begun]) if begun else change

    async def _appended(self, change: Change) -> None:
        try:
            await self._append(change.start, change.entries, change.was)
        except BaseException:
            self._room.hall.forget(self._room)
            raise

    def _written(self, change: Change) -> None:
        """It is in the log: from now on everybody may know."""
        room, live, entries = self._room, self._room.live, change.entries
        room.touched_at = entries[-1].at
        room.hall.metrics.written(live.opened.game, sum([type(entry) is log.Acted for entry in entries]))
        loud = is_loud(live, entries, change.was) or change.asked != _asked(live)
        if loud:
            room.audience.note_who_is_away()
        due = room.standing.due
        room.standing = stands(room, None if loud else room.standing)
        room.audience.tell(live, entries, change.since, loud)
        if loud:
            room.audience.show_out_of_seats(entries)
        if room.late is not None:  # and the lobby is told when the copy knows
            room.late.add(entries)
        elif loud:
            room.hall.tell_lobby(room)
        if live.question_number != change.number:
            room.audience.call(is_new=live.talk_since != change.talk)
        elif room.standing.due != due:  # somebody has gone on vacation, or is back
            remind(room)
        room.keeper.look_after()

    async def _append(self, start: int, entries: Sequence[Entry], was: str) -> None:
        """Where a game ends ratings are read, changed and written: of two that end together one waits."""
        if self._room.live.phase == was or self._room.live.outcome is None:
            await self._room.hall.store.append(
                self._room.id, start, entries, also=await self._also(entries, was)
            )
            return
        kept = await keeping_record(self._room)
        async with self._room.hall.rating:
            also = [*await self._also(entries, was), *kept]
            await self._room.hall.store.append(self._room.id, start, entries, also=also)

    async def _also(self, entries: Sequence[Entry], was: str) -> Sequence[Executable]:
        also: list[Executable] = []
        if is_loud(self._room.live, entries, was):
            also += await statements_for(self._room, entries)
        if self._room.live.phase == "playing" and not self._is_noted_awake:
            also.append(noting(self._room.id, wake_at=AWAKE))
            self._is_noted_awake = True
        return also
