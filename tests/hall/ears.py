"""Ears of tests at a real hall: every word that a client is told is kept, with the moment it came."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from time import time
from typing import Final, NamedTuple

from msgspec import UnsetType
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tatami.hall.telling import messages as m
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tests.hall.known import KnownTells
from tests.hall.visitors import Guest, socket_of, want
from tests.halls import RunningHall

PATIENCE: Final = 20.0


class Heard(NamedTuple):
    """A frame: when it came (milliseconds since 1970), after which entry of the log, and its very text.

    `tell` is what the client knows then: with what the text leaves out because it was told before.
    """

    at: int
    seq: int
    text: str
    tell: m.AnyTell


class Ear:
    """One socket that watches one table through one pair of eyes."""

    def __init__(self, who: Guest, viewer: Seat, lang: m.Lang, is_late: bool) -> None:
        self.who: Final = who
        self.viewer: Final = viewer
        self.lang: Final = lang
        self.is_late: Final = is_late
        """Whether it may hear of things only after the table's delay."""
        self.tape: Final[list[Heard]] = []
        self.seq = 0
        self.question: m.QuestionInfo | None = None
        self.is_over = False
        self.socket: ClientConnection | None = None
        self.is_deaf: Callable[[], bool] = lambda: False
        self._known: Final = KnownTells()
        self._ids = 0
        self._news: Final = asyncio.Condition()

    @property
    def seat(self) -> str:
        return letter(self.viewer)

    async def listen(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                tell = self._known.whole(text)
                if isinstance(tell, m.State | m.Update):
                    assert not isinstance(tell.question, UnsetType)
                    self.seq, self.question = tell.seq, tell.question
                    self.is_over |= tell.info is not None and tell.info.phase == "over"
                self.tape.append(Heard(int(time() * 1000), self.seq, text, tell))
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self._news:
                self._news.notify_all()

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: is_so() or self.is_deaf())
        assert is_so(), f"the hall has hung up on {self.seat}"

    async def call(self, wish: Callable[[int], m.Want]) -> m.AnyTell:
        """Wishes something and gives the answer to it."""
        assert self.socket is not None
        self._ids += 1
        number, start = self._ids, len(self.tape)
        await want(self.socket, wish(number))
        await self.until(lambda: self._answer(number, start) is not None)
        answer = self._answer(number, start)
        assert answer is not None
        return answer

    async def make_up(self, table: str, offer: m.Offer, rng: Random) -> str:
        """The offer as an answer: a form is finished by chance, part by part, out of the hall's menus."""
        told, answer = None, offer.answer
        while offer.form:
            told = await self.call(lambda k, answer=answer: m.Compose(k, table, self.seat, answer))  # type: ignore[misc]
            assert isinstance(told, m.Composed), told
            more = [entry.answer for entry in told.menu if entry.reason is None]
            answer = told.answer
            if told.reason is None and (not more or rng.random() < 0.4):
                break
            assert more, f"{answer} cannot be finished: {told.reason}"
            answer += f"{', ' if told.parts else ' '}{rng.choice(more)}"
        return answer

    def _answer(self, number: int, start: int) -> m.AnyTell | None:
        kinds = m.Done | m.Refused | m.WhyNot | m.Composed | m.Story | m.Pong
        for heard in self.tape[start:]:
            if isinstance(heard.tell, kinds) and heard.tell.id == number:
                return heard.tell
        return None


@asynccontextmanager
async def listening(hall: RunningHall, table: str | None, ear: Ear) -> AsyncIterator[Ear]:
    """With a table the ear watches it, without one it listens to the lobby."""
    async with socket_of(hall, ear.who) as socket:
        ear.socket = socket
        task = asyncio.create_task(ear.listen(socket))
        ear.is_deaf = task.done
        try:
            await ear.call(lambda number: m.Hello(number, ear.lang))
            seat = None if ear.viewer == SPECTATOR else ear.seat
            if table is None:
                await ear.call(lambda number: m.WatchLobby(number))
            else:
                done = await ear.call(lambda number: m.Watch(number, table, seat))
                assert isinstance(done, m.Done), done
            yield ear
        finally:
            await socket.close()
            await task
