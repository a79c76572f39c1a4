"""An answer that goes past the queue: nothing is overtaken or lost, and it is counted and paid as before."""

from __future__ import annotations

import asyncio
import contextvars
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tatami.hall.db.rows import PersonRow
from tatami.hall.serving import charging, longwork
from tatami.web import socket as sockets
from tatami.web.charges import Bill, Charges, Fare, Purses
from tatami.web.socket import MOST_STRIKES, Outboxes, Pace, serve
from tests.hall.halls import Ear, Json, Scene, log_of, opened
from tests.hall.held import held
from tests.web.test_one_trip import Wire

THREE = ("ann", "bob", "cay")
UNLIMITED = Fare(0, 0)


class Plug(Wire):
    """Both ends of a socket: what is said comes in like frames, and `heard` is what it reads."""

    def __init__(self, hall: Scene, person: str, bill: Bill | None = None, pace: Pace | None = None) -> None:
        super().__init__()
        self.hall = hall
        self.bill = bill or Charges(UNLIMITED, UNLIMITED).bill_for("here")
        self.heard: list[Json] = []
        self.at_once = 0
        """How many wishes went the short way."""
        self.is_flooded = False
        self._queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._queue.put_nowait({"type": "websocket.connect"})
        row = PersonRow(person, person.title(), "red", "key", None, 0, 0)
        self.serving = asyncio.create_task(
            serve(
                hall, row, pace or Pace(1000, 1000), self._queue.get, self._send, self, self.bill, Outboxes()
            )
        )

    async def _send(self, message: Any) -> None:
        if "text" in message:
            self.heard.append(json.loads(message["text"]))

    def write_text(self, texts: Sequence[bytes]) -> bool:
        self.heard += map(json.loads, texts)
        return True

    def flooded(self) -> None:
        self.is_flooded = True

    def say(self, *wishes: Json | bytes) -> None:
        """One behind the other, without waiting."""
        for wish in wishes:
            text = wish if isinstance(wish, bytes) else json.dumps(wish).encode()
            # As a transport does it: in a context of its own.
            if self._queue.empty() and contextvars.Context().run(self.on_text, text):
                self.at_once += 1
            else:
                self._queue.put_nowait({"type": "websocket.receive", "text": text.decode()})

    def go(self) -> None:
        self._queue.put_nowait({"type": "websocket.disconnect"})

    async def is_welcome(self) -> None:
        """Until the hall listens."""
        async with asyncio.timeout(10):
            while not self.heard:
                await asyncio.sleep(0.001)

    async def answers(self, *ids: int) -> list[Json]:
        """What is told of these wishes, when all of it has come: in the order in which it came."""
        async with asyncio.timeout(10):
            while not set(ids) <= {each.get("id") for each in self.heard}:
                await asyncio.sleep(0.001)
        return [each for each in self.heard if each.get("id") in ids]


def codes(answers: Sequence[Json]) -> list[tuple[int, str]]:
    return [
        (each["id"], each["reason"]["code"] if each["tell"] == "refused" else each["tell"])
        for each in answers
    ]


class Table:
    """Three people at a table in the middle of a game."""

    def __init__(self, hall: Scene, table: str) -> None:
        self.hall = hall
        self.id = table

    @property
    def live(self) -> Any:
        return self.hall.rooms[self.id].live

    @property
    def whose(self) -> str:
        return str(self.live.cushions[self.live.asked()[0]].person)

    def act(self, number: int = 1, **other: Any) -> Json:
        """The first legal answer of whoever is asked."""
        seat = self.live.asked()[0]
        return {
            "want": "act",
            "id": number,
            "table": self.id,
            "seat": "ABC"[seat],
            "request": self.live.question_number,
            "answer": self.live.game.legal(seat)[0].text,
            **other,
        }


@asynccontextmanager
async def table_in(folder: Path, game: str = "samurai-sword", **house: Any) -> AsyncIterator[Table]:
    async with opened(f"sqlite:///{folder}/hall.db", **house) as hall:
        table = Table(hall, await hall.lay_for(THREE, game))
        await hall.act(table.id, table.live.asked()[0])
        yield table


def scene(folder: Path, play: Callable[[Table], Awaitable[None]], game: str = "samurai-sword") -> None:
    async def run() -> None:
        async with table_in(folder, game) as table:
            await play(table)

    asyncio.run(run())


# --- order --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "behind",
    [
        [{"want": "ping"}],
        [{"want": "unwatch", "seat": None}],
        [{"want": "undo"}],
        [{"want": "say", "text": "well"}],
        [{"want": "ping"}, {"want": "act"}, {"want": "ping"}],
        [{"want": "act"}, {"want": "act"}],
        [{"want": "nonsense"}, {"want": "ping"}],
    ],
    ids=lambda wishes: " ".join(wish["want"] for wish in wishes),
)
def test_what_comes_behind_an_act_is_answered_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, behind: list[Json]
) -> None:
    async def play(table: Table) -> None:
        plug, desk = Plug(table.hall, table.whose), held(table.hall.store, monkeypatch)
        plug.say({"want": "watch", "id": 99, "table": table.id})
        await plug.answers(99)
        act = table.act()
        seq = table.live.seq
        desk.hold()
        plug.say(act)
        assert plug.at_once == 1
        await asyncio.sleep(0)
        for k, wish in enumerate(behind):
            facts = {} if wish["want"] == "ping" else {"table": table.id, "seat": act["seat"]}
            repeated = {**act, "id": k + 2} if wish["want"] == "act" else {**facts, **wish, "id": k + 2}
            plug.say(repeated)
            await asyncio.sleep(0)
        assert not {1, 2, 3, 4} & {each.get("id") for each in plug.heard}
        desk.go_on()
        ids = [k + 1 for k in range(len(behind) + 1)]
        answers = await plug.answers(*ids)
        assert [each["id"] for each in answers] == ids
        assert (answers[0]["tell"], answers[0]["seq"]) == ("done", seq + 1)
        doubled = [each for each, wish in zip(answers[1:], behind, strict=True) if wish["want"] == "act"]
        assert [code for _, code in codes(doubled)] == ["done-already"] * len(doubled)
        if behind[0]["want"] in ("ping", "unwatch", "say"):
            assert answers[1]["tell"] in ("pong", "done")
        update = next(k for k, each in enumerate(plug.heard) if each["tell"] == "update")
        assert update < plug.heard.index(answers[0])

    scene(tmp_path, play)


def test_an_act_behind_another_wish_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table: Table) -> None:
        plug, desk = Plug(table.hall, table.whose), held(table.hall.store, monkeypatch)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        desk.hold()
        plug.say({"want": "say", "id": 1, "table": table.id, "seat": table.act()["seat"], "text": "well"})
        for _ in range(5):
            await asyncio.sleep(0)
        plug.say(table.act(2), {"want": "ping", "id": 3})
        assert plug.at_once == 0
        desk.go_on()
        assert codes(await plug.answers(1, 2, 3)) == [(1, "done"), (2, "done"), (3, "pong")]

    scene(tmp_path, play)


@pytest.mark.parametrize("before", ["act", "say", "act and ping"])
def test_an_act_at_another_table_overtakes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str
) -> None:
    """Nothing there is in its way, only what its own socket wanted first."""

    async def play(table: Table) -> None:
        hall, who = table.hall, table.whose
        other = Table(hall, await hall.lay_for((who, *(set(THREE) - {who})), "samurai-sword"))
        while other.whose != who:
            await hall.act(other.id, other.live.asked()[0])
        plug, desk = Plug(hall, who), held(hall.store, monkeypatch)
        await asyncio.sleep(0.01)
        desk.hold()
        first = {"want": "say", "id": 1, "table": table.id, "seat": table.act()["seat"], "text": "well"}
        plug.say(first if before == "say" else table.act(1))
        for _ in range(5):
            await asyncio.sleep(0)
        if before == "act and ping":  # it comes just when the first is done, and the ping not yet
            plug.say({"want": "ping", "id": 2})
            for _ in range(5):
                await asyncio.sleep(0)
            late = [other.act(3)]

            def acted(*_: object) -> None:
                plug.say(*late)
                late.clear()

            monkeypatch.setattr(type(hall.metrics), "acted", acted)
            desk.go_on()
            ids = [1, 2, 3]
        else:
            plug.say(other.act(3))
            desk.go_on()
            ids = [1, 3]
        assert [each["id"] for each in await plug.answers(*ids)] == ids
        assert plug.at_once == (before != "say")

    scene(tmp_path, play)


def test_the_same_act_by_two_sockets_of_one_person_counts_once(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        plugs = [Plug(table.hall, table.whose) for _ in range(2)]
        await asyncio.sleep(0.01)
        act, seq = table.act(), table.live.seq
        for plug in plugs:
            plug.say(act)
        assert [plug.at_once for plug in plugs] == [1, 0], "the table waits for the first"
        [(_, first)] = codes(await plugs[0].answers(1))
        [(_, second)] = codes(await plugs[1].answers(1))
        assert (first, second) == ("done", "done-already")
        assert len(await log_of(table.hall, table.id)) == table.live.seq == seq + 1

    scene(tmp_path, play)


def test_an_act_at_a_table_that_somebody_holds_waits_for_its_turn(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        plug = Plug(table.hall, table.whose)
        await asyncio.sleep(0.01)
        async with table.hall.at(table.id):
            plug.say(table.act(1), {"want": "ping", "id": 2})
            for _ in range(5):
                await asyncio.sleep(0)
            assert (plug.at_once, [each.get("id") for each in plug.heard]) == (0, [None])
        assert codes(await plug.answers(1, 2)) == [(1, "done"), (2, "pong")]

    scene(tmp_path, play)


def test_while_the_hall_closes_an_act_is_refused(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        plug = Plug(table.hall, table.whose)
        await asyncio.sleep(0.01)
        table.hall.is_closing = True
        plug.say(table.act())
        assert codes(await plug.answers(1)) == [(1, "hall-is-closing")]

    scene(tmp_path, play)


def test_an_act_whose_socket_goes_before_it_is_written_counts_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(table: Table) -> None:
        hall, desk, charges = table.hall, held(table.hall.store, monkeypatch), Charges(Fare(60, 0), UNLIMITED)
        bill = charges.bill_for("here")
        bill.add_person("somebody")
        plug = Plug(hall, table.whose, bill)
        ear = await hall.watch_at(Ear("dan"), table.id)
        plug.say({"want": "watch", "id": 9, "table": table.id, "seat": table.act()["seat"]})
        await plug.answers(9)
        seq, known = table.live.seq, len(plug.heard)
        desk.hold()
        plug.say(table.act(1))
        assert plug.at_once == 1
        plug.go()
        await asyncio.wait_for(plug.serving, 20)
        assert not hall.sockets
        desk.go_on()
        async with asyncio.timeout(20):
            while table.live.seq == seq or hall.rooms[table.id].lock.locked():
                await asyncio.sleep(0.001)
        await hall.quiet()
        assert ear.last("update")["seq"] == seq + 1 == len(await log_of(hall, table.id))
        assert plug.heard[known:] == []
        assert not [
            viewer for listener, viewer in hall.rooms[table.id].audience.watchers if listener is not ear
        ]
        assert bill._seconds == 0.0, "all of it is on the bill, and the bill is paid"
        assert len(asyncio.all_tasks()) == 1

    scene(tmp_path, play)


# --- trouble ------------------------------------------------------------------------------------


def test_an_act_that_cannot_be_written_is_refused_with_a_reason_and_the_next_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(table: Table) -> None:
        plug, desk = Plug(table.hall, table.whose), held(table.hall.store, monkeypatch)
        ear = await table.hall.watch_at(Ear("dan"), table.id)
        await plug.is_welcome()
        seq = table.live.seq
        desk.refuses = OSError("no space")
        ear.forget()
        plug.say(table.act(1))
        assert plug.at_once == 1
        assert codes(await plug.answers(1)) == [(1, "storage-trouble")]
        await table.hall.quiet()
        assert [each["tell"] for each in ear.heard] == ["state"]
        plug.say(table.act(2))
        assert (await plug.answers(2))[0]["seq"] == seq + 1

    scene(tmp_path, play)


@pytest.mark.parametrize("field", ["answer", "table", "seat"])
def test_an_act_that_is_no_text_is_left_to_the_library_which_ends_the_line(
    tmp_path: Path, field: str
) -> None:
    async def play(table: Table) -> None:
        plug = Plug(table.hall, table.whose)
        await asyncio.sleep(0.01)
        text = json.dumps(table.act(1)).encode()
        value = json.dumps(table.act(1)[field]).encode()
        for bad in (b'"\xff\xfe"', b'"\xed\xa0\x80"', value[:-1] + b'\xc3"'):
            assert not plug.on_text(text.replace(b": " + value, b": " + bad))

    scene(tmp_path, play)


# --- what it costs ------------------------------------------------------------------------------


def test_acts_at_once_are_counted_like_all_messages_and_too_many_are_refused(tmp_path: Path) -> None:
    """Refused acts too: of five that may come at once five are heard, and strikes end the line."""

    async def play(table: Table) -> None:
        plug = Plug(table.hall, table.whose, pace=Pace(1e-9, 5))
        await asyncio.sleep(0.01)
        old = table.act(0, request=10**6)
        for k in range(5):
            plug.say({**old, "id": k + 1})
        assert plug.at_once == 5
        assert {code for _, code in codes(await plug.answers(1, 2, 3, 4, 5))} == {"too-early"}
        for k in range(MOST_STRIKES):
            plug.say({**old, "id": k + 6})
        answers = codes(await plug.answers(*range(6, 5 + MOST_STRIKES)))
        assert plug.at_once == 5
        assert {code for _, code in answers} == {"too-fast"}
        await asyncio.wait_for(plug.serving, 20)
        assert plug.is_flooded
        assert plug.heard[-1]["tell"] == "closing"
        assert not plug.on_text(json.dumps(old).encode())

    scene(tmp_path, play)


def test_an_act_that_must_go_the_long_way_is_counted_once(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        plug = Plug(table.hall, table.whose, pace=Pace(1e-9, 1))
        await asyncio.sleep(0.01)
        async with table.hall.at(table.id):
            plug.say(table.act(1))
        assert codes(await plug.answers(1)) == [(1, "done")]
        plug.say({"want": "ping", "id": 2})
        assert codes(await plug.answers(2)) == [(2, "too-fast")]

    scene(tmp_path, play)


def test_whose_purse_is_empty_is_refused_by_the_long_way(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        charges = Charges(Fare(1, 0), UNLIMITED)
        bill = charges.bill_for("here")
        bill.add_person("somebody")
        plug = Plug(table.hall, table.whose, bill)
        await asyncio.sleep(0.01)
        bill.charge(1.5)
        plug.say(table.act(1))
        assert plug.at_once == 0
        assert codes(await plug.answers(1)) == [(1, "too-fast")]

    scene(tmp_path, play)


def test_an_act_costs_its_work_and_what_its_actor_was_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(table: Table) -> None:
        plug = Plug(table.hall, table.whose)
        plug.say({"want": "watch", "id": 9, "table": table.id})
        await plug.answers(9)
        paid: list[tuple[float, int]] = []
        monkeypatch.setattr(type(plug.bill), "charge", lambda bill, *cost: paid.append(cost))
        ticks = iter(range(100))
        monkeypatch.setattr(sockets, "perf_counter", lambda: next(ticks))
        plug.say(table.act(1))
        assert plug.at_once == 1
        assert [seconds for seconds, _ in paid] == [1]
        [done] = await plug.answers(1)
        assert done["tell"] == "done"
        plug.say({"want": "ping", "id": 2})
        await plug.answers(2)
        sent = sum(len(json.dumps(each, separators=(",", ":"))) for each in plug.heard[-3:-1])
        assert sum(size for _, size in paid) >= sent // 2, "the update and that it is done"

    scene(tmp_path, play)


def test_who_ends_a_game_by_the_short_way_pays_for_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paid: list[str] = []
    is_record = False

    def charge(seconds: float) -> None:
        nonlocal is_record
        is_record = True
        charging.charge(seconds)
        is_record = False

    class Noted(Bill):
        __slots__ = ("whose",)

        def charge(self, seconds: float, size: int = 0) -> None:
            if is_record:
                paid.append(self.whose)

    async def play(table: Table) -> None:
        purses, plugs = Purses(UNLIMITED, lambda: 0.0), dict[str, Plug]()
        for who in THREE:
            bill = Noted(lambda: 0.0, purses, purses.of(who))
            bill.whose = who
            plugs[who] = Plug(table.hall, who, bill)
        await asyncio.sleep(0.01)
        live, number, last = table.live, 0, ""
        while live.outcome is None:
            number, last = number + 1, table.whose
            plugs[last].say(table.act(number))
            await plugs[last].answers(number)
        assert sum(plug.at_once for plug in plugs.values()) == number
        assert paid == [last]

    monkeypatch.setattr(longwork, "charge", charge)
    scene(tmp_path, play, "template")
