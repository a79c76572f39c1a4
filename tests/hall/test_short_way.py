"""An answer that nothing is in the way of is carried out without waiting: by the same rules as any other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import NamedTuple

import pytest
from structlog.testing import capture_logs

from tatami.hall.db import writer
from tatami.hall.db.store import Fenced
from tatami.hall.hall import Wish
from tatami.hall.table import commands
from tatami.hall.table.entries import Entry, Millis
from tatami.hall.table.live import LiveTable
from tatami.hall.telling.wire import Eyes
from tatami.kernel.reasons import Refused, TatamiError
from tatami.kernel.seats import SPECTATOR
from tests.chance import some_answer
from tests.hall.halls import Ear, Scene, log_of, opened, scene
from tests.hall.held import held
from tests.hall.test_hanging import Hurry
from tests.hall.test_trouble import write_behind_its_back
from tests.servers import Postgres, wire_to

THREE = ("ann", "bob", "cay")
GAME = "samurai-sword"


def first_answer(live: LiveTable) -> Wish:
    """Of whoever is asked now."""
    seat, number = live.asked()[0], live.question_number
    who, text = live.cushions[seat].person, live.game.legal(seat)[0].text
    return lambda t, now: commands.answer(t, who, seat, number, text, now)


class End(NamedTuple):
    error: Exception | None
    seq: int


class Actor:
    """Somebody who answers by the short way; `ends` is what he was told."""

    def __init__(self, hall: Scene, table: str) -> None:
        self.hall = hall
        self.table = table
        self.ends: list[End] = []
        self.then: Callable[[], None] = lambda: None
        """Done as soon as he is told."""
        self._told = asyncio.Event()

    def act(self) -> bool:
        """With the first answer of whoever is asked."""
        live = self.hall.rooms[self.table].live
        return self.hall.change_soon(self.table, first_answer(live), self._end)

    def _end(self, error: Exception | None, seq: int, seconds: float) -> None:
        assert seconds >= 0
        self.ends.append(End(error, seq))
        self._told.set()
        self.then()

    async def told(self) -> End:
        """How it ended."""
        await asyncio.wait_for(self._told.wait(), 20)
        self._told.clear()
        return self.ends[-1]

    async def acts(self) -> End:
        assert self.act()
        return await self.told()


async def laid(hall: Scene, game: str = GAME) -> Actor:
    """A table in the middle of a game: its first act says that it is awake."""
    table = await hall.lay_for(THREE, game)
    await hall.act(table, (await hall.room(table)).live.asked()[0])
    return Actor(hall, table)


# --- as it should be ----------------------------------------------------------------------------


def test_nobody_is_told_of_it_before_it_is_written_and_then_everybody_before_the_one_who_acted(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Scene) -> None:
        actor, desk = await laid(hall), held(hall.store, monkeypatch)
        room = await hall.room(actor.table)
        ears = [await hall.watch_at(Ear("ann"), actor.table, 0), await hall.watch_at(Ear("dan"), actor.table)]
        seq, before = room.live.seq, [len(ear.heard) for ear in ears]
        desk.hold()
        assert actor.act()
        await asyncio.sleep(0)
        assert room.lock.locked()
        assert ([len(ear.heard) for ear in ears], actor.ends) == (before, [])
        assert len(await log_of(hall, actor.table)) == seq
        desk.go_on()
        assert await actor.told() == (None, seq + 1)
        assert {ear.last("update")["seq"] for ear in ears} == {seq + 1}
        assert not room.lock.locked()
        assert len(await log_of(hall, actor.table)) == seq + 1

    scene(database_url, play)


def test_a_game_played_by_the_short_way_is_the_game_in_its_log(url: str) -> None:
    async def play(hall: Scene) -> None:
        actor = await laid(hall)
        ear = await hall.watch_at(Ear("dan"), actor.table)
        seq = (await hall.room(actor.table)).live.seq
        for k in range(40):
            assert await actor.acts() == (None, seq + k + 1)
        assert [each["seq"] for each in ear.told("update")] == [seq + k + 1 for k in range(40)]
        view = (await hall.room(actor.table)).sights.state("dan", Eyes(SPECTATOR, ear.lang))
        again = (await hall.read_again(actor.table)).sights.state("dan", Eyes(SPECTATOR, ear.lang))
        assert (again.seq, again.view, again.question) == (view.seq, view.view, view.question)

    scene(url, play)


@pytest.mark.parametrize("why", ["taken", "closing", "asleep", "snapshot"])
def test_where_something_is_in_the_way_nothing_is_done_and_the_long_way_is_free(url: str, why: str) -> None:
    async def play(hall: Scene) -> None:
        actor = await laid(hall)
        room = await hall.room(actor.table)
        seq = room.live.seq
        wish = first_answer(room.live)
        if why == "taken":
            assert room.lock.take()
        elif why == "closing":
            hall.is_closing = True
        elif why == "asleep":
            await hall.read_again(actor.table)
            async with room.lock:
                room = await hall.room(actor.table)
                await hall._put_aside(room)
        else:
            room.kept_seq = seq + 1 - hall.settings.snapshot_every
        assert not hall.change_soon(actor.table, wish, actor._end)
        assert room.lock.locked() == (why == "taken")
        hall.is_closing = False
        if why == "taken":
            room.lock.release()
        assert await hall.change(actor.table, wish) == seq + 1
        assert actor.ends == []

    scene(url, play)


def test_a_wish_that_is_refused_leaves_the_table_as_it_was_and_free(url: str) -> None:
    async def play(hall: Scene) -> None:
        actor = await laid(hall)
        room = await hall.room(actor.table)
        wish, seq = first_answer(room.live), room.live.seq
        assert await actor.acts() == (None, seq + 1)
        with pytest.raises(Refused) as refusal:
            hall.change_soon(actor.table, wish, actor._end)
        assert refusal.value.reason.code == "done-already"
        assert not room.lock.locked()
        assert hall.rooms[actor.table] is room
        assert (await actor.acts()).seq == seq + 2

    scene(url, play)


# --- trouble ------------------------------------------------------------------------------------


def test_after_a_foreign_entry_the_actor_alone_is_told_why_and_the_next_act_works(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        actor = await laid(hall)
        ears = [await hall.watch_at(Ear("ann"), actor.table, 0), await hall.watch_at(Ear("dan"), actor.table)]
        room = await hall.room(actor.table)
        seq = room.live.seq
        await write_behind_its_back(hall, actor.table)
        for ear in ears:
            ear.forget()
        assert isinstance((await actor.acts()).error, Fenced)
        assert not room.lock.locked()
        assert room.is_stale
        await hall.quiet()
        assert [[m["tell"] for m in ear.heard] for ear in ears] == [["state"], ["state"]]
        assert {ear.heard[0]["seq"] for ear in ears} == {seq + 1} == {(await hall.room(actor.table)).live.seq}
        await hall.act(actor.table, (await hall.room(actor.table)).live.asked()[0])  # says that it is awake
        assert await actor.acts() == (None, seq + 3)
        assert len(await log_of(hall, actor.table)) == seq + 3

    scene(database_url, play)


def test_a_database_that_refuses_once_costs_that_act_and_no_other(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Scene) -> None:
        actor, desk = await laid(hall), held(hall.store, monkeypatch)
        ear = await hall.watch_at(Ear("dan"), actor.table)
        seq = (await hall.room(actor.table)).live.seq
        desk.refuses = OSError("no space")
        ear.forget()
        error = (await actor.acts()).error
        assert isinstance(error, TatamiError)
        assert error.code == "database-trouble"
        await hall.quiet()
        assert [m["tell"] for m in ear.heard] == ["state"]
        assert ear.heard[0]["seq"] == seq
        assert (await actor.acts()).seq == seq + 1

    scene(url, play)


@pytest.mark.parametrize("why", ["closed", "full"])
def test_what_cannot_even_wait_to_be_written_is_refused_at_once_and_the_table_is_read_again(
    url: str, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    async def play(hall: Scene) -> None:
        actor, desk = await laid(hall), held(hall.store, monkeypatch)
        room = await hall.room(actor.table)
        seq = room.live.seq
        desk.hold()
        other = asyncio.create_task(hall.store.set_wake(actor.table, 5))
        await asyncio.sleep(0)
        with monkeypatch.context() as patch:
            if why == "full":
                patch.setattr(writer, "MOST_WAITING", 1)
            else:
                patch.setattr(hall.store._database.writer, "_closed", True)
            with pytest.raises(TatamiError) as trouble:
                actor.act()
        assert trouble.value.code == {"full": "database-trouble", "closed": "hall-is-closed"}[why]
        assert room.is_stale
        assert not room.lock.locked()
        desk.go_on()
        await other
        await hall.quiet()
        assert (await hall.room(actor.table)).live.seq == seq == len(await log_of(hall, actor.table))
        assert await actor.acts() == (None, seq + 1)

    scene(url, play)


def test_what_one_makes_of_its_end_keeps_it_from_nobody_else(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Scene) -> None:
        actors, desk = [await laid(hall) for _ in range(3)], held(hall.store, monkeypatch)
        rooms = [await hall.room(actor.table) for actor in actors]
        desk.hold()
        assert actors[0].act()  # goes alone
        await asyncio.sleep(0)

        def breaks(error: Exception | None, seq: int, seconds: float) -> None:
            raise ZeroDivisionError

        assert hall.change_soon(actors[1].table, first_answer(rooms[1].live), breaks)
        assert actors[2].act()
        with capture_logs() as logged:
            desk.go_on()
            assert (await actors[2].told()).error is None
        assert desk.groups == [1, 2]
        assert [line["event"] for line in logged] == ["written"]
        assert not any(room.lock.locked() for room in rooms)
        assert (await actors[1].acts()).error is None

    scene(url, play)


def test_of_a_group_that_the_database_refuses_only_the_fenced_act_is_lost(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Scene) -> None:
        actors = [await laid(hall) for _ in range(4)]
        await write_behind_its_back(hall, actors[2].table)
        desk = held(hall.store, monkeypatch)
        desk.hold()
        for actor in actors:
            assert actor.act()
            await asyncio.sleep(0)
        desk.go_on()
        ends = [await actor.told() for actor in actors]
        assert [type(end.error).__name__ for end in ends] == ["NoneType", "NoneType", "Fenced", "NoneType"]
        await hall.quiet()
        assert all(len(actor.ends) == 1 for actor in actors)
        assert [len(await log_of(hall, a.table)) for a in actors] == [
            (await hall.room(a.table)).live.seq for a in actors
        ]

    scene(database_url, play)


async def woken(hall: Scene) -> None:
    """Those who wait for a table to be read again, if the database is back."""
    with suppress(TatamiError):
        await hall.wake_those_due()
    await asyncio.sleep(0.02)


@pytest.mark.postgres
def test_an_act_whose_database_hangs_is_given_up_and_the_table_is_free_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry = Hurry(monkeypatch)

    async def run(url: str) -> None:
        with wire_to(postgres) as wire:
            async with opened(wire.url(url)) as hall:
                actor = await laid(hall)
                ear = await hall.watch_at(Ear("ann"), actor.table, 0)
                room = await hall.room(actor.table)
                seq = room.live.seq
                hurry.cut(wire)
                ear.forget()
                assert actor.act()
                assert not actor.act(), "the table waits"
                error = (await actor.told()).error
                assert isinstance(error, TatamiError)
                assert error.code == "database-trouble"
                assert not room.lock.locked()
                assert not ear.told("update")
                hurry.mend(wire)
                async with asyncio.timeout(30):
                    while ear.told("state") == []:
                        await woken(hall)
                await hall.quiet()
                now = (await hall.room(actor.table)).live.seq
                assert now == len(await log_of(hall, actor.table))
                assert now in (seq, seq + 1), "it was written, or it was not"
                assert await hall.act(actor.table, (await hall.room(actor.table)).live.asked()[0]) == now + 1

    asyncio.run(run(postgres.new_database()))


# --- ends ---------------------------------------------------------------------------------------


async def play_to_the_end(actor: Actor) -> End:
    """The act that ends the game, and all before it."""
    rng = Random(1)
    live = (await actor.hall.room(actor.table)).live
    while live.outcome is None:
        seat = rng.choice(live.asked())
        number, text = live.question_number, some_answer(live.game, seat, rng).text
        who = live.cushions[seat].person

        def wish(t: LiveTable, now: Millis) -> list[Entry]:
            return commands.answer(t, who, seat, number, text, now)  # noqa: B023  (it is used up in this round)

        assert actor.hall.change_soon(actor.table, wish, actor._end)
        end = await actor.told()
        assert end.error is None
    return end


def test_the_act_that_ends_a_game_keeps_its_record_and_tells_the_lobby_before_the_actor(
    database_url: str,
) -> None:
    async def play(hall: Scene) -> None:
        actor = await laid(hall, "template")
        ear, lobby = await hall.watch_at(Ear("ann"), actor.table, 0), Ear("dan")
        hall.lobby.add(lobby)
        end = await play_to_the_end(actor)
        assert lobby.last("lobby")["gone"] == [actor.table]
        assert ear.last("update")["info"]["phase"] == "over"
        assert ear.last("update")["seq"] == end.seq == len(await log_of(hall, actor.table))
        assert await hall.store.record(actor.table)
        row = await hall.store.table_row(actor.table)
        assert row is not None
        assert row.phase == "over"
        assert not (await hall.room(actor.table)).lock.locked()

    scene(database_url, play)


def test_a_game_whose_last_act_cannot_be_written_is_not_over(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Scene) -> None:
        actor, desk = await laid(hall, "template"), held(hall.store, monkeypatch)
        lobby = Ear("dan")
        hall.lobby.add(lobby)
        append = hall.store.append

        async def refuses(*entries: object, **also: object) -> None:
            raise TatamiError("database-trouble", detail="")

        monkeypatch.setattr(hall.store, "append", refuses)  # only what brings more along than its entry
        with pytest.raises(AssertionError):
            await play_to_the_end(actor)
        assert isinstance(actor.ends[-1].error, TatamiError)
        monkeypatch.setattr(hall.store, "append", append)
        await hall.quiet()
        assert lobby.heard == []
        live = (await hall.room(actor.table)).live
        assert live.outcome is None
        assert live.seq == len(await log_of(hall, actor.table))
        assert desk.refuses is None
        await play_to_the_end(actor)
        assert lobby.last("lobby")["gone"] == [actor.table]

    scene(url, play)


def test_a_hall_that_closes_waits_for_an_act_on_its_way(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened(url) as hall:
            actor, desk = await laid(hall), held(hall.store, monkeypatch)
            seq = (await hall.room(actor.table)).live.seq
            desk.hold()
            assert actor.act()
            closing = asyncio.create_task(hall.close())
            await asyncio.sleep(0)
            assert not actor.act()
            desk.go_on()
            await closing
            assert actor.ends == [(None, seq + 1)]
        async with opened(url) as hall:
            assert (await hall.room(actor.table)).live.seq == seq + 1

    asyncio.run(play())


@pytest.mark.parametrize("game_ends", [False, True])
def test_a_hall_that_closes_in_a_hurry_tells_whoever_acted_once_that_it_is_not_done(
    url: str, monkeypatch: pytest.MonkeyPatch, game_ends: bool
) -> None:
    async def play() -> None:
        async with opened(url) as hall:
            actor, desk = await laid(hall), held(hall.store, monkeypatch)
            room = await hall.room(actor.table)
            if game_ends:  # as if: it brings more along than its entry
                monkeypatch.setattr(room.writer, "_is_plain", lambda change: False)
            desk.hold()
            assert actor.act()
            await hall.close(within=0.01)
            await hall.store.close(within=0.01)
            [end] = actor.ends
            assert isinstance(end.error, TatamiError)
            assert not room.lock.locked()

    asyncio.run(play())


def test_a_store_that_closes_while_a_refused_group_is_tried_one_by_one_tells_each_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(url) as hall:
            actors = [await laid(hall) for _ in range(4)]
            rooms = [await hall.room(actor.table) for actor in actors]
            await write_behind_its_back(hall, actors[1].table)
            desk = held(hall.store, monkeypatch)
            desk.hold()
            for actor in actors:
                assert actor.act()
                await asyncio.sleep(0)
            actors[1].then = desk.hold  # before the third is tried
            desk.go_on()
            await actors[1].told()
            await hall.store.close(within=0.01)
            assert [len(actor.ends) for actor in actors] == [1, 1, 1, 1]
            assert [type(actor.ends[0].error).__name__ for actor in actors] == [
                "NoneType",
                "Fenced",
                "TatamiError",
                "TatamiError",
            ]
            assert not any(room.lock.locked() for room in rooms)
            assert hall.store.waiting_bytes == 0

    asyncio.run(play())
