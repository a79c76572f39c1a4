"""Tables that sleep: whatever was put aside goes on as if it had never slept."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tatami.hall.table import commands
from tatami.hall.table.entries import Clock, Entry, Undone
from tatami.hall.table.live import LiveTable
from tatami.hall.table.snapshot import FORMAT, put_aside, take_up
from tests.hall.halls import (
    GAMES,
    IDLE,
    Ear,
    HandClock,
    Scene,
    course_of,
    dealt,
    likeness,
    log_of,
    next_act,
    refused,
    scene,
)


@pytest.mark.parametrize("game", GAMES)
def test_put_aside_and_taken_up_at_any_point_a_table_is_and_stays_the_same(game: str) -> None:
    for seed in range(2):
        live, rng, twins = dealt(game, 3, seed), Random(f"{game}/{seed}"), list[LiveTable]()
        while live.outcome is None and live.seq < 90:
            entries: list[Entry] = [next_act(live, rng)]
            if rng.random() < 0.1:
                entries.append(Undone(live.seq, 0, rng.randrange(len(course_of(live).done) + 1), agreed=True))
            live.apply_all(entries)
            for twin in twins:
                twin.apply_all(entries)
            if rng.random() < 0.2:
                taken = take_up(put_aside(live), live.rules)
                assert taken is not None
                twins.append(taken)
            for twin in twins[-3:]:
                assert likeness(twin) == likeness(live)
        assert len(twins) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_a_table_read_from_log_or_snapshot_is_the_table_that_was_played(database_url: str, game: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "ann", "ann"), game, clock=Clock(per_move=500, bank=1000))
        rng = Random(game)
        for _ in range(6):
            await hall.play(table, 7, rng)
            room = await hall.room(table)
            if room.live.outcome is None:
                await hall.change(
                    table, lambda t, now: commands.undo(t, "ann", course_of(t).done[-1].seat, now)
                )
            before = likeness(room.live)
            assert likeness((await hall.read_again(table)).live) == before
            hall.rooms.clear()
            assert likeness((await hall.room(table)).live) == before

    scene(database_url, play, snapshot_every=5)


@pytest.mark.parametrize("state", [b"", b"nonsense", b"\x81\xa1a", "other format", "other deal"])
def test_a_snapshot_that_is_of_no_use_is_ignored(url: str, state: bytes | str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "template")
        await hall.play(table, 5, Random(1))
        room = await hall.room(table)
        before, whole = likeness(room.live), put_aside(room.live)
        broken = {
            "other format": whole.replace(b"\xa6format" + bytes([FORMAT]), b"\xa6format\x63"),
            "other deal": whole[:-3],
        }
        assert all(value != whole for value in broken.values())
        kept = broken[state] if isinstance(state, str) else state
        hall.rooms.clear()
        await hall.store.keep_snapshot(table, room.live.seq, kept)
        assert likeness((await hall.room(table)).live) == before
        await hall.play(table, 1, Random(1))

    scene(url, play)


def test_a_snapshot_of_another_version_of_the_rules_is_ignored(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = dealt("template", 3)
    kept = put_aside(live)
    monkeypatch.setattr(type(live.rules), "version", live.rules.version + 1)
    assert take_up(kept, live.rules) is None


def test_idle_tables_are_put_aside_and_watched_ones_stay(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        watched, idle, busy = [await hall.lay_for(("ann", "bob", "cay")) for _ in range(3)]
        await hall.watch_at(Ear("dan"), watched)
        hand.pass_by(IDLE)
        await hall.play(busy, 1, Random(1))
        hand.pass_by(1)
        await hall.put_idle_aside()
        assert set(hall.rooms) == {watched, busy}
        await hall.play(idle, 3, Random(1))
        assert set(hall.rooms) == {watched, busy, idle}

    scene(url, play, hand)


def test_no_more_tables_stay_awake_than_the_house_has_room_for(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        tables = []
        for _ in range(6):
            tables.append(await hall.lay_for(("ann", "bob"), "template"))
            hand.pass_by(1)
        await hall.put_idle_aside()
        assert list(hall.rooms) == tables[3:]  # those nobody has touched for longest sleep

    scene(url, play, hand, most_awake=3)


def test_many_who_want_a_sleeping_table_at_once_read_it_once(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"))
        hall.rooms.clear()
        rooms = await asyncio.gather(*(hall.room(table) for _ in range(50)))
        assert len({id(room) for room in rooms}) == 1
        ears = await asyncio.gather(*(hall.watch_at(Ear("dan"), table) for _ in range(50)))
        assert len((await hall.room(table)).audience.watchers) == 50
        assert all(ear.last("state") for ear in ears)

    scene(url, play)


def test_who_hangs_up_while_a_table_is_read_disturbs_nobody(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"))
        hall.rooms.clear()
        gone, stays = (asyncio.create_task(hall.room(table)) for _ in range(2))
        await asyncio.sleep(0)
        gone.cancel()
        assert (await stays).id == table

    scene(url, play)


def test_who_hangs_up_while_he_comes_in_is_not_there(url: str) -> None:
    async def come_for_a_moment(hall: Scene, moments: int) -> bool:
        """Whether he had come in."""
        table = await hall.lay_for(("ann", "bob", "cay"))
        hall.rooms.clear()
        coming = asyncio.create_task(hall.watch_at(Ear("ann"), table, 0))
        for _ in range(moments):
            await asyncio.sleep(0.0002)
        coming.cancel()
        said = await asyncio.gather(coming, return_exceptions=True)
        await hall.quiet()
        room = await hall.room(table)
        is_in = not isinstance(said[0], asyncio.CancelledError)
        assert len(room.audience.watchers) == is_in
        assert ("ann" in room.audience.away_since) != is_in
        return is_in

    async def play(hall: Scene) -> None:
        came = [await come_for_a_moment(hall, moments) for moments in range(0, 60, 3)]
        assert not all(came)

    scene(url, play)


def test_playing_and_sleeping_at_once_loses_nothing(url: str) -> None:
    """Somebody plays while the hall puts the table aside again and again."""

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "ann", "ann"), "samurai-sword")

        async def put_aside_often() -> None:
            for _ in range(60):
                room = hall.rooms.get(table)
                if room is not None:
                    async with room.lock:
                        await hall._put_aside(room)
                await asyncio.sleep(0)

        await asyncio.gather(hall.play(table, 40, Random(7)), put_aside_often())
        live = (await hall.room(table)).live
        assert len(course_of(live).done) == 40 or live.outcome is not None
        assert len(await log_of(hall, table)) == live.seq

    scene(url, play)


def test_a_hall_that_closes_refuses_politely(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), "template")
        await hall.close()
        assert await refused(hall.room(table)) == "hall-is-closing"

    scene(url, play)
