"""Bad input for Senjutsu over the hall's own doors: tables that do not fit, answers that nobody may give."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from tatami.hall.telling import messages as m
from tatami.hall.telling import wants
from tests.clauses import clause
from tests.games.senjutsu.showing import deck
from tests.hall.visitors import PLENTY, Guest, ask, come_in, lay, read_tell, sit, socket_of, want
from tests.halls import RunningHall, running_hall
from tests.web.intruders import errors_in

TABLES = (
    ({"seats": 3, "options": {"sides": "pairs"}}, "sides-do-not-fit"),
    ({"seats": 2, "options": {"sides": "one"}}, "sides-do-not-fit"),
    ({"seats": 5}, "seat-count"),
    ({"seats": 2, "options": {"field": "moon"}}, "option-choice"),
    ({"seats": 2, "options": {"data": "nobodys"}}, "no-pack"),
    ({"seats": 2, "options": {"turns": 1000}}, "option-range"),
)


async def check_tables(hall: RunningHall, who: Guest) -> None:
    for wanted, code in TABLES:
        body: dict[str, Any] = {"game": "senjutsu", **wanted}
        told = await ask(hall, "POST", "/api/tables", who, body)
        assert (400 <= told.status_code < 500, told.json()["code"]) == (True, code), wanted
        assert told.json()["title"], "in words"


class Player:
    """Somebody at a cushion, over a socket."""

    def __init__(self, socket: ClientConnection, table: str, seat: str) -> None:
        self._socket = socket
        self._table = table
        self._seat = seat
        self._number = 0
        self.request = 0
        self.seq = 0

    async def look(self) -> None:
        await want(self._socket, wants.Hello(0, "en"))
        await want(self._socket, wants.Watch(0, self._table, self._seat))
        self.request = 0
        while self.request == 0:
            self._hear(read_tell(await self._socket.recv()))

    def _hear(self, tell: Any) -> None:
        if isinstance(tell, m.State | m.Update):
            self.seq = tell.seq
            if isinstance(tell.question, m.QuestionInfo):
                self.request = tell.question.request

    async def say(self, answer: str, seat: str = "", request: int | None = None) -> m.Done | m.Refused:
        self._number += 1
        number = self.request if request is None else request
        await want(self._socket, wants.Act(self._number, self._table, seat or self._seat, number, answer))
        while True:
            tell = read_tell(await self._socket.recv())
            self._hear(tell)
            if isinstance(tell, m.Done | m.Refused) and tell.id == self._number:
                return tell

    async def refused(self, answer: str, seat: str = "", request: int | None = None) -> tuple[str, set[str]]:
        told = await self.say(answer, seat, request)
        assert isinstance(told, m.Refused), answer
        assert told.reason.text, "in words"
        return told.reason.code, set(told.reason.clauses)


async def check_answers(hall: RunningHall, ann: Guest, bob: Guest) -> None:
    table = (await lay(hall, ann, "senjutsu", 2)).info.id
    await sit(hall, ann, table, "A")
    await sit(hall, bob, table, "B")
    async with AsyncExitStack() as doors:
        a, b = [
            Player(await doors.enter_async_context(socket_of(hall, who)), table, seat)
            for who, seat in ((ann, "A"), (bob, "B"))
        ]
        await a.look()
        await b.look()
        asked, other = (a, b) if isinstance(await a.say("take student"), m.Done) else (b, a)
        assert asked is a, "characters are taken in the order of seats"
        assert (await asked.refused("take master", request=asked.request))[0] in ("not-asked", "too-late")
        assert (await other.refused("take master", "A"))[0] == "not-your-seat"
        assert await other.refused("take student") == ("character-taken", {"SJT-R125"})
        assert isinstance(await other.say("take master"), m.Done)
        await check_decks(a, b)


async def check_decks(a: Player, b: Player) -> None:
    """All that is wrong with a deck is for `tatami decks check`; a table names the first fault."""
    await a.look()
    for answer, clauses in (
        (deck("student", plain_cut=1), {"SJT-240"}),
        (deck("student", deep_breath=0), {"SJT-240"}),
        (deck("student", deep_breath=0, wolf_bite=1), {"SJT-245"}),
        (deck("student", tiger_leap=1, riposte=1, unbroken_wall=1), {"SJT-249"}),
        (deck("student", deep_breath=0, storm_of_steel=1), {"SJT-250"}),
        (deck("student", "naginata_sweep"), {"SJT-243", "SJT-27"}),
    ):
        assert (await a.refused(answer))[1] == clauses, answer
    assert (await a.refused("bring katana_cut: lightsaber*3"))[0] == "no-such-part"
    assert (await a.refused("bring katana_cut: " + "plain_cut*3, " * 80))[0]
    request = a.request
    assert isinstance(await a.say("bring student_signature"), m.Done)
    assert (await a.refused("bring student_signature", request=request))[0] == "done-already"
    assert (await a.refused(deck("student"), request=request))[0] == "already-answered"
    assert (await a.refused("bring student_signature", request=request + 5))[0] == "too-early"


@clause("SJT-240", "SJT-243", "SJT-245", "SJT-249", "SJT-250", "SJT-R125")
def test_what_does_not_fit_is_refused_in_words_and_with_its_clause(tmp_path: Path) -> None:
    async def play(hall: RunningHall) -> None:
        ann, bob = await come_in(hall, "Ann"), await come_in(hall, "Bob")
        await check_tables(hall, ann)
        await check_answers(hall, ann, bob)

    with running_hall(tmp_path / "hall", *PLENTY) as hall:
        asyncio.run(asyncio.wait_for(play(hall), 60))
        assert errors_in(hall.log) == []
