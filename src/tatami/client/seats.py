"""A seat of one's own: answers, undo, talk, and the receipt of the deal."""

from __future__ import annotations

import inspect
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from tatami.hall.telling import messages as m

from .eyes import Eyes
from .moments import Moment
from .trouble import HallRefused

if TYPE_CHECKING:
    from .line import SocketLine

Choose = Callable[[Moment], str | Awaitable[str]]

DONE: Final = "done-already"
MISSED: Final = frozenset({"too-late", "too-early", "time-is-up", "table-is-paused"})
"""The question has gone, or waits: the next moment tells which."""


class Receipt(msgspec.Struct, frozen=True):
    """What `tatami-verify --receipt` wants to see: the hall's promise, and your own share of the chance."""

    table: str
    seat: str
    commitment: str
    entropy: str

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


class Seat(Eyes):
    """A cushion that is yours.

    seat = await hall.sit(table_id)
    async for moment in seat.moments():
        if moment.is_asked:
            await seat.answer(moment.offers[0].answer)
    """

    def __init__(self, line: SocketLine, table: str, letter: str, receipt: Receipt | None = None) -> None:
        super().__init__(line, table, letter)
        self.seat: Final = letter
        self.receipt = receipt
        """None on another device than the one where you sat down: the entropy is kept there."""

    async def play(self, choose: Choose) -> Moment:
        """Answers every question with what `choose` gives (a text, or something to await), to the end.

        If that is only a form (an offer with `form`), chance makes an answer of it.
        """
        answered = 0
        async for moment in self.moments():
            if not moment.is_asked or moment.request == answered:
                continue
            chosen = choose(moment)
            text = await chosen if inspect.isawaitable(chosen) else chosen
            try:
                if any(offer.form and offer.answer == text for offer in moment.offers):
                    text = await self.finished(text)
                await self.answer(text, moment.request)
                answered = moment.request
            except HallRefused as refused:
                if refused.code not in MISSED and self.now.request == moment.request:
                    raise
        return self.now

    async def answer(self, text: str, request: int | None = None) -> None:
        """Answers the open question, or the one of that number. However often it is sent, it counts once."""
        number = self.now.request if request is None else request
        try:
            await self._line.ask(lambda i: m.Act(i, self.table, self.seat, number, text), again=True)
        except HallRefused as refused:
            if refused.code != DONE:
                raise

    async def take_back(self) -> None:
        """The sealed answer, while others have not answered yet."""
        await self._do(lambda i: m.TakeBack(i, self.table, self.seat))

    async def undo(self) -> None:
        """One's last answer: at once if that harms nobody, else the other people are asked."""
        await self._do(lambda i: m.Undo(i, self.table, self.seat))

    async def agree(self, yes: bool = True) -> None:
        """To the undo that somebody has asked for."""
        await self._do(lambda i: m.AgreeToUndo(i, self.table, self.seat, yes))

    async def resign(self) -> None:
        """For good; the rules decide what becomes of the seat."""
        await self._do(lambda i: m.Resign(i, self.table, self.seat))

    async def offer_end(self) -> None:
        """To the other people at the table."""
        await self._do(lambda i: m.OfferEnd(i, self.table, self.seat))

    async def agree_to_end(self, yes: bool = True) -> None:
        await self._do(lambda i: m.AgreeToEnd(i, self.table, self.seat, yes))

    async def pause(self, seconds: int = 300) -> None:
        await self._do(lambda i: m.Pause(i, self.table, self.seat, seconds))

    async def go_on(self) -> None:
        await self._do(lambda i: m.GoOn(i, self.table, self.seat))

    async def say(self, text: str = "", *, phrase: m.Phrase | None = None, to: str | None = None) -> None:
        """To the table, or a whisper to one seat."""
        await self._do(lambda i: m.Say(i, self.table, self.seat, text, phrase, to))

    async def mute(self, seat: str, on: bool = True) -> None:
        await self._line.ask(lambda i: m.Mute(i, self.table, seat, on), again=True)

    async def why(self, answer: str | None = None) -> list[m.Refusal]:
        """Why that is no legal answer now; without one, everything that looks like an answer and is none."""
        told = await self._line.ask(lambda i: m.Why(i, self.table, self.seat, answer), again=True)
        assert isinstance(told, m.WhyNot)
        return told.refusals

    async def compose(self, answer: str) -> m.Composed:
        """How a half-made answer stands: `letter B` begins one. Nothing is sent."""
        told = await self._line.ask(lambda i: m.Compose(i, self.table, self.seat, answer), again=True)
        assert isinstance(told, m.Composed)
        return told

    async def finished(self, answer: str, choose: Callable[[Sequence[str]], str] = random.choice) -> str:
        """An answer that can be given, of one that is half made: parts are added as `choose` says.

        Whatever can be added leads to an answer, so this ends.
        """
        while True:
            told = await self.compose(answer)
            more = [entry.answer for entry in told.menu if entry.reason is None]
            if told.reason is None or not more:
                return told.answer
            answer = f"{told.answer}{', ' if told.parts else ' '}{choose(more)}"

    async def _do(self, make: Callable[[int], m.Want]) -> None:
        await self._line.ask(make, again=False)
