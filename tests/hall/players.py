"""Players of tests who never give up: they answer by chance, come back whenever the hall is gone, and note
what it has acknowledged. What they have noted is compared with the log afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tatami.games import game_called
from tatami.hall.table.entries import Acted, Entry, Opened
from tatami.hall.table.live import LiveTable
from tatami.hall.telling import messages as m
from tatami.kernel.seats import seat_of
from tests.hall.known import KnownTells
from tests.hall.visitors import Guest, socket_of, want
from tests.halls import RunningHall

PAUSE: Final = 0.05
"""Seconds before somebody knocks again at a door that was shut."""
TRY_AGAIN: Final = {"storage-trouble", "database-trouble", "hall-is-closing", "unexpected"}
"""Nothing was acknowledged, and nothing was wrong with the answer."""


class NeverHeard(Exception):
    """A player waits for something that does not come."""


class Player:
    """One seat of one table, or with no seat a spectator of it."""

    def __init__(
        self,
        hall: RunningHall,
        who: Guest,
        table: str,
        seat: str | None,
        heard: Callable[[], None] = lambda: None,
        seed: str = "",
    ) -> None:
        self.hall: Final = hall
        self.who: Final = who
        self.table: Final = table
        self.seat: Final = seat
        self.is_over = False
        self.visits = 0
        self.sent: Final[dict[int, str]] = {}
        """By number of the question: what was answered, heard or not."""
        self.done: Final[dict[int, int]] = {}
        """By number of the question: the sequence number that the hall acknowledged, 0 if it only said so."""
        self._heard: Final = heard
        self._rng: Final = Random(f"{seed}/{seat}")
        self._seq: int | None = None
        self._known: Final = KnownTells()
        self._waiting: Final[dict[int, int]] = {}
        self._here: Final[set[int]] = set()

    async def play(self) -> None:
        """To the end of the game, however often the hall goes away."""
        while not self.is_over:
            try:
                async with socket_of(self.hall, self.who) as socket:
                    self.visits += 1
                    await self._visit(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(PAUSE)

    async def _visit(self, socket: ClientConnection) -> None:
        self._here.clear()
        self._waiting.clear()
        await want(socket, m.Watch(0, self.table, self.seat, self._seq))
        async for text in socket:
            told = self._known.whole(text)
            if isinstance(told, m.State | m.Update) and told.table == self.table:
                await self._see(socket, told)
            elif isinstance(told, m.Done) and told.id in self._waiting:
                self._note(self._waiting.pop(told.id), told.seq)
            elif isinstance(told, m.Refused):
                self._refused(told)
            if self.is_over and not self._waiting:
                return

    async def _see(self, socket: ClientConnection, told: m.State | m.Update) -> None:
        self._seq = told.seq
        self.is_over = self.is_over or (told.info is not None and told.info.phase == "over")
        question = told.question
        if not isinstance(question, m.QuestionInfo) or not question.offers or question.request in self._here:
            return
        number = question.request
        assert number not in self.done, f"{self.table} {self.seat}: asked {number} again, which was done"
        whole = [offer for offer in question.offers if isinstance(offer, m.Offer) and not offer.form]
        assert whole, "nobody makes up answers of parts here"
        answer = self.sent.setdefault(number, self._rng.choice(whole).answer)
        self._here.add(number)
        self._waiting[number] = number
        assert self.seat is not None
        await want(socket, m.Act(number, self.table, self.seat, number, answer))

    def _note(self, number: int, seq: int) -> None:
        self.done[number] = seq
        self._heard()

    def _refused(self, told: m.Refused) -> None:
        number = self._waiting.pop(told.id, None)
        code = told.reason.code
        if code in TRY_AGAIN:
            if number is None:
                raise OSError(code)  # the table could not be watched: knock again
            self._here.discard(number)
        elif code == "done-already" and number is not None:
            self._note(number, 0)
        elif code not in ("too-late", "too-early"):
            raise NeverHeard(f"{self.table} {self.seat}: {told.reason}")


def check_log(entries: Sequence[Entry], players: Sequence[Player]) -> int:
    """Everything that was acknowledged is in the log at its place, and nothing twice; gives its acts."""
    opened = entries[0]
    assert isinstance(opened, Opened)
    live = LiveTable(opened, game_called(opened.game))
    given: dict[tuple[int, int], list[tuple[int, str]]] = {}
    for entry in entries[1:]:
        if isinstance(entry, Acted):
            assert not entry.stand_in, "a bot answered for somebody who was only cut off"
            acts = given.setdefault((entry.seat, live.question_number), [])
            acts.append((live.seq + 1, entry.answer))
        live.apply(entry)
    assert live.phase == "over"
    for player in players:
        if player.seat is not None:
            _check_player(player, given)
    return sum(len(acts) for acts in given.values())


def _check_player(player: Player, given: dict[tuple[int, int], list[tuple[int, str]]]) -> None:
    seat = seat_of(player.seat or "")
    mine = {number: acts for (who, number), acts in given.items() if who == seat}
    for number, seq in player.done.items():
        acts = mine.get(number, [])
        assert [answer for _, answer in acts] == [player.sent[number]], (
            f"{number}: {acts}, not as acknowledged"
        )
        assert seq in (0, acts[0][0]), f"{number}: acknowledged as {seq}, written as {acts[0][0]}"
    for number, acts in mine.items():
        assert [answer for _, answer in acts] == [player.sent.get(number)], f"{number}: {acts} nobody sent"
