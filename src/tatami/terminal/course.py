"""The course of a game on the mat: who is waited for, how long, and what may be said meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, Protocol

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Refused
from tatami.kernel.seats import Seat

from .beats import Beat
from .host import LocalTable

GO_ON: Final = "go on"
"""Said to end a pause."""
TO_REGRET: Final = 1.0
"""Seconds in which a sealed answer can be taken back before bots answer too."""
AGAIN: Final = "again"
"""Said when something was undone: look at the table anew."""


class Stage(Protocol):
    """Where a game is shown."""

    def show_beat(self, beat: Beat) -> None:
        """Shows what has just happened."""

    def show_waiting(self) -> None:
        """Shows who is being waited for."""

    def put_question(self, seat: Seat) -> None:
        """Shows the table through this person's eyes, and what is asked."""

    def show_refusal(self, seat: Seat, refused: Refused) -> None:
        """Tells this person why an answer was none."""

    async def uncover_for(self, seat: Seat) -> str:
        """Hides everything until this person says so; gives what was said."""


def pause_after(beat: Beat) -> float:
    """Seconds to look at a beat: longer while cards lie open, and the longer the more there is to read."""
    return (1.2 if beat.is_open else 0.4) + 0.45 * len(beat.lines)


class Course:
    """Carries one game through: bots, pauses, questions, covers."""

    def __init__(self, table: LocalTable, stage: Stage, fast: bool) -> None:
        self._table: Final = table
        self._stage: Final = stage
        self._fast: Final = fast
        self._waiting: asyncio.Future[None] | None = None
        self._word: Answer | str = GO_ON
        self._refused: Refused | None = None
        self._free: Final = asyncio.Event()
        self._free.set()
        self._at_keyboard: Seat | None = table.people[0] if len(table.people) == 1 else None
        self._is_watched = len(table.people) > 1
        """Several people look at the screen: what only one may see must wait for a cover."""

    async def run(self) -> None:
        """Until there is an outcome."""
        table = self._table
        while table.outcome is None:
            await self._watch(table.advance())
            seat = table.person_asked()
            if seat is None or not await self._is_alone(seat):
                continue
            self._put_question(seat)
            said = await self._wait(None)
            if isinstance(said, Answer):
                await self._give(seat, said)

    def say(self, word: Answer | str) -> None:
        """Says something to the game while it waits; only an undo overrules what was said before."""
        if self._waiting is None:
            return
        if not self._waiting.done():
            self._waiting.set_result(None)
            self._word = word
        elif word == AGAIN:
            self._word = word

    def hold(self) -> None:
        """Nothing moves on until `go_on`: somebody is reading."""
        self._free.clear()

    def go_on(self) -> None:
        self._free.set()

    def may_undo(self) -> bool:
        """Whether whoever sits at the keyboard can undo the last answer."""
        return self._is_pending() or (
            self._at_keyboard is not None and self._table.may_undo(self._at_keyboard)
        )

    def undo(self) -> None:
        """Undoes the last answer; one that was said but not given yet is only forgotten."""
        if not self._is_pending():
            assert self._at_keyboard is not None
            self._table.undo(self._at_keyboard)
        self.say(AGAIN)

    def may_take_back(self) -> bool:
        """Whether whoever sits at the keyboard can take a sealed answer back."""
        return self._at_keyboard is not None and self._table.may_take_back(self._at_keyboard)

    def take_back(self) -> None:
        assert self._at_keyboard is not None
        self._table.take_back(self._at_keyboard)
        self.say(AGAIN)

    def may_speak(self) -> bool:
        """Whether somebody who is done may still say something."""
        return bool(self._table.quiet_people())

    def speak(self) -> None:
        """Whoever sits at the keyboard wants to speak although he is done, or else somebody who is."""
        quiet = self._table.quiet_people()
        who = self._at_keyboard
        self._table.speak_again(who if who in quiet and who is not None else quiet[0])
        self.say(AGAIN)

    def _is_pending(self) -> bool:
        """Whether an answer was said that the table has not heard yet."""
        return self._waiting is not None and self._waiting.done() and isinstance(self._word, Answer)

    def _put_question(self, seat: Seat) -> None:
        self._stage.put_question(seat)
        if self._refused is not None:
            self._stage.show_refusal(seat, self._refused)
            self._refused = None

    async def _give(self, seat: Seat, answer: Answer) -> None:
        """Gives an answer and shows what comes of it; before bots answer, there is time to regret it."""
        try:
            beats = self._table.answer(seat, answer)
        except Refused as refused:
            self._refused = refused
            return
        await self._watch(beats)
        if not beats and not self._fast and self.may_take_back() and self._table.person_asked() is None:
            self._expose(self._table.watcher)
            self._stage.show_waiting()
            await self._wait(TO_REGRET)

    async def _watch(self, beats: Iterable[Beat]) -> None:
        """Shows beat after beat, as long as nobody undoes anything."""
        for beat in beats:
            self._expose(beat.view.seat)
            self._stage.show_beat(beat)
            if self._fast and not beat.is_private:
                await asyncio.sleep(0)
                await self._free.wait()
            elif await self._wait(None if beat.is_private else pause_after(beat)) == AGAIN:
                return

    def _expose(self, viewer: Seat) -> None:
        """Something is shown through these eyes; when they are everybody's, several people look."""
        if len(self._table.people) > 1 and viewer != self._at_keyboard:
            self._is_watched = True

    async def _wait(self, seconds: float | None) -> Answer | str:
        self._waiting, self._word = asyncio.get_running_loop().create_future(), GO_ON
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._waiting, seconds)
            await self._free.wait()
            return self._word
        finally:
            self._waiting = None

    async def _is_alone(self, seat: Seat) -> bool:
        """Whether this person sits alone at the keyboard now; asks if somebody else looked on before."""
        if seat == self._at_keyboard and not self._is_watched:
            return True
        await self._free.wait()
        said = await self._stage.uncover_for(seat)
        self._is_watched = True
        if said == "undo" and self.may_undo():
            self.undo()
        elif said == "back" and self.may_take_back():
            self.take_back()
        elif said == GO_ON:
            self._at_keyboard, self._is_watched = seat, False
            return True
        return False
