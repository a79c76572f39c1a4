"""What the hall does at a table by itself: bots answer, clocks run out, somebody stands in for who has left.

A keeper is looked at after every change (`look_after`). It holds at most one timer and one task for bots.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Final

from tatami.kernel.seats import Seat
from tatami.players.registry import kinds_for

from ..table import commands
from ..table import entries as log
from ..table.clocks import SLOW, is_slow
from ..table.entries import Entry, Millis
from ..table.live import LiveTable
from .bots import Bots, moment_after
from .steady import LATE

if TYPE_CHECKING:
    from .room import Room

OPEN_FOR: Final = 24 * 3600 * 1000
"""Milliseconds after which a table that nobody is at is cleared away, if no game has begun at it, or one that
was not dealt: there nobody else waits."""
MOST_ACTS: Final = 50_000
"""Acts of a game after which it is taken away: games end within some thousand, unless they go in circles."""
BREATH: Final = 100
"""Answers of bots in a row after which each further one of the same conversation takes a second longer."""
MOST_BREATHS: Final = 5


class Keeper:
    """Keeps one table going."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._bots: Final = Bots(room)
        self._timer: asyncio.TimerHandle | None = None
        self._at: Millis = 0
        self._task: asyncio.Task[None] | None = None
        self._talked = 0, 0
        """The question that a bot's last answer led to, and how many answers of bots in a row did."""
        self._attending: asyncio.Task[None] | None = None

    # --- when ----------------------------------------------------------------------------------

    def look_after(self) -> None:
        """Something has changed: bots may be asked, and other times matter."""
        if self._room.is_stale or self._room.hall.is_closing:
            self.stop()
            return
        if self._timer is None and self._is_calm():
            return
        self._set_timer()
        if (self._task is None or self._task.done()) and self._bots_asked():
            self._task = self._room.hall.in_background(self._play())

    def _is_calm(self) -> bool:
        """Everybody is here and nothing ticks: most tables, most of the time."""
        live = self._room.live
        if live.course is None or self._room.audience.away_since or live.paused_until:
            return False
        ticks = live.opened.clock.runs or live.limit.runs or self._is_endless()
        return not ticks and not live.has_bots

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def is_busy(self) -> bool:
        return any(task is not None and not task.done() for task in (self._task, self._attending))

    def next_alarm(self, now: Millis) -> Millis | None:
        """When something has to be done here that nobody else does."""
        live = self._room.live
        if live.phase == "open":
            return None if self._room.audience.watchers else max(now, live.changed_at + OPEN_FOR)
        if live.phase == "over":
            return None
        if live.paused_until:
            return live.paused_until
        if self._is_endless():
            return now
        if live.is_nobodys:
            return None if self._room.audience.watchers else max(now, live.changed_at + OPEN_FOR)
        settings, absent, times = self._room.hall.settings, self._absent(), list[Millis]()
        if absent and not self._room.audience.here.total() and not self._is_anybody_off():
            times.append(live.changed_at + settings.forsaken * 1000)
        times += self._room.hall.vacations.alarms(live, now)
        alarms = (live.clocks.next_alarm(now), live.limit.next_alarm(now))
        times += [alarm for alarm in alarms if alarm is not None]
        if self._somebody_waits():
            times += [
                self._room.audience.away_since.get(person, now) + settings.patience * 1000
                for person in absent
            ]
        return max(now, min(times)) if times else None

    def wake_at(self, now: Millis) -> Millis | None:
        """When the table must be woken if it is put aside now: at once where a bot is to answer."""
        return now if self._bots_asked() else self.next_alarm(now)

    def _set_timer(self) -> None:
        now = self._room.hall.now()
        at = self.next_alarm(now)
        if self._timer is not None:
            if at == self._at:
                return
            self._timer.cancel()
            self._timer = None
        if at is not None:
            self._at = at
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later((at - now + LATE) / 1000, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if not self.is_attending:
            self._attending = self._room.hall.in_background(self.attend())

    @property
    def is_attending(self) -> bool:
        return self._attending is not None and not self._attending.done()

    # --- clocks and leavers ---------------------------------------------------------------------

    async def attend(self) -> None:
        """Does what is due now."""
        room = self._room
        async with room.lock:
            if room.is_stale or room.live.phase == "over":
                return
            await room.writer.write(self._due(room.live, room.hall.now()))
            self.look_after()

    def _due(self, live: LiveTable, now: Millis) -> list[Entry]:
        if self._is_endless():
            return [log.Cleared(now)]
        if live.phase == "open" or live.is_nobodys:
            nobody = not self._room.audience.watchers and now >= live.changed_at + OPEN_FOR
            return [log.Cleared(now)] if nobody else []
        if live.paused_until:
            return [log.WentOn(now)] if now >= live.paused_until else []
        if live.limit.has_run_out(now):
            return commands.run_out(live, now)
        off = self._room.hall.vacations.due(live, now)
        if off:
            return off
        settings, since = self._room.hall.settings, self._room.audience.away_since
        forsaken = now - live.changed_at >= settings.forsaken * 1000 and not self._room.audience.here.total()
        forsaken = forsaken and not self._is_anybody_off()
        waited = self._somebody_waits()
        kind = kinds_for(live.rules)[-1]
        if forsaken:
            return [log.StoodIn(now, seat, kind) for seat in live.people()]
        return [
            log.StoodIn(now, seat, kind)
            for person, seats in self._absent().items()
            for seat in seats
            if waited and now - since.get(person, now) >= settings.patience * 1000
        ]

    def was_hall_away(self, since: Millis) -> bool:
        """Whether clocks ran while there was no hall; where moves take hours that does not matter.

        Where the last entry is from the future, the clock of the machine has been set back in between.
        """
        live = self._room.live
        limit, clock = live.limit, live.opened.clock
        ran = limit.seconds < SLOW if limit.runs else clock.runs and not is_slow(clock)
        away = not since <= live.changed_at <= self._room.hall.now()
        return ran and not live.paused_until and live.phase == "playing" and away

    def is_missed(self) -> bool:
        """Whether somebody who is to answer as soon as the pause is over is still away."""
        live, here = self._room.live, self._room.audience.here
        asked = live.course.game.asked() if live.course else ()
        people = [live.cushions[seat].person for seat in asked if not live.cushions[seat].who_answers]
        return any(here[person] <= 0 for person in people)

    def _absent(self) -> dict[str, list[Seat]]:
        """The people who are asked and not here, with their seats."""
        room, absent = self._room, dict[str, list[Seat]]()
        for seat in room.live.asked():
            cushion = room.live.cushions[seat]
            if cushion.person and not cushion.stand_in and room.audience.here[cushion.person] <= 0:
                absent.setdefault(cushion.person, []).append(seat)
        return absent

    def _is_anybody_off(self) -> bool:
        """Whether one of those who are asked is on vacation: his game is not forsaken."""
        return any(self._room.live.days_off[seat] for seat in self._room.live.asked())

    def _somebody_waits(self) -> bool:
        """Whether a person sits here, and the moves are quick enough to wait for."""
        return not is_slow(self._room.live.opened.clock) and any(
            self._room.audience.here[cushion.person] > 0
            for cushion in self._room.live.cushions
            if cushion.person and not cushion.has_resigned
        )

    # --- bots -----------------------------------------------------------------------------------

    def _bots_asked(self) -> list[Seat]:
        """The seats for which a bot answers now: its own, a leaver's, or one whose time is up."""
        live, now = self._room.live, self._room.hall.now()
        if self._rests():
            return []
        return [
            seat for seat in live.asked() if live.cushions[seat].who_answers or live.has_run_out(seat, now)
        ]

    def _rests(self) -> bool:
        """Bots do not play for nobody: a table without people rests until somebody looks."""
        live = self._room.live
        is_watched = bool(self._room.audience.watchers)
        return self._is_endless() or not (is_watched or any(cushion.person for cushion in live.cushions))

    def _is_endless(self) -> bool:
        """A game that never ends is over without a result: nobody has won it."""
        course = self._room.live.course
        return course is not None and len(course.done) >= MOST_ACTS

    async def _play(self) -> None:
        room, hall = self._room, self._room.hall
        while not self._must_stop():
            asked_at, pace, asked = hall.ticks(), self._pace(), self._bots_asked()
            if not asked:
                return
            live, seat = room.live, self._first(asked)
            kind = live.cushions[seat].who_answers or kinds_for(live.rules)[-1]
            if live.course is not None and not live.course.remembers_all:
                await hall.remembering.whole(room.id)  # a bot may have to hear it all
            async with room.lock:
                if self._must_stop() or seat not in self._bots_asked():
                    continue
                number = live.question_number
                think = None if commands.run_out(live, hall.now()) else self._bots.ask(seat, kind)
            text = "" if think is None else await think()
            await hall.rest_until(moment_after(asked_at, pace, hall.ticks()))
            async with room.lock:
                if self._must_stop() or seat not in self._bots_asked():
                    continue
                out = commands.run_out(live, hall.now())
                if out:
                    await room.writer.write(out)
                elif text and self._still_counts(seat, kind, number, text):
                    times = self._talked_on + 1
                    await room.writer.write(commands.answer_as_bot(live, seat, kind, text, hall.now()))
                    self._talked = live.question_number, times

    def _still_counts(self, seat: Seat, kind: str, number: int, text: str) -> bool:
        """Whether a bot may say now what it thought of when that question was asked.

        Where others have spoken meanwhile it may if that is legal still; otherwise it thinks again.
        """
        live = self._room.live
        if seat not in self._bots_asked() or live.limit.has_run_out(self._room.hall.now()):
            return False
        if (live.cushions[seat].who_answers or kind) != kind or number < live.talk_since:
            return False
        if live.question_number == number:
            return True
        answer = live.rules.parse(text)
        return live.means_the_same(seat, number, answer) and live.game.why_not(seat, answer) is None

    @property
    def _talked_on(self) -> int:
        """How often bots have spoken in this conversation since a person did."""
        live = self._room.live
        number, times = self._talked
        return times if number == live.question_number != live.talk_since else 0

    def _pace(self) -> float:
        """Seconds before a bot answers: people follow. Bots that talk and talk take longer and longer."""
        room = self._room
        pace = room.hall.settings.bot_pace / 1000 if room.audience.watchers else 0
        if room.live.talk_since == room.live.question_number:
            return pace
        return max(pace, min(self._talked_on // BREATH, MOST_BREATHS))

    def _must_stop(self) -> bool:
        return self._room.is_stale or self._room.hall.is_closing

    def _first(self, asked: list[Seat]) -> Seat:
        """Where the first answer counts for all, no bot is always the quickest."""
        question = self._room.live.question
        if len(asked) == 1 or (question is not None and question.sealed):
            return asked[0]
        return Random(f"{self._seed}/{self._room.live.seq}").choice(asked)

    @property
    def _seed(self) -> str:
        course = self._room.live.course
        return course.seed if course else ""

    def forget_bots(self) -> None:
        """Something was undone: they would remember what never happened."""
        self._bots.forget()
