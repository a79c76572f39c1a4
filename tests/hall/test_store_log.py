"""The log: what was acknowledged is there, in order, once."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from tatami.hall.db.schema import TABLES
from tatami.hall.db.store import Fenced, Store, noting, rising, sitting
from tatami.kernel.reasons import TatamiError
from tests.hall.shelves import LAID, act, beside, opened, person, scene, table

ROOT = Path(__file__).resolve().parents[2]


async def ask(url: str, query: str) -> list[tuple[object, ...]]:
    """By another connection, as another program would."""
    return await beside(url, lambda there: [tuple(row) for row in there.execute(text(query))])


def test_what_was_appended_is_there_for_another_connection_at_once(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.append("t", 1, [act(10), act(11)])
        assert await ask(database_url, "SELECT seq FROM log ORDER BY seq") == [(0,), (1,), (2,)]

    scene(database_url, play, "t")


def test_a_log_is_read_in_order_and_from_a_number_on_also_after_reopening(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.append("t", 1, [act(10)])
        await store.append("t", 2, [act(11, "щит"), act(12)])

    async def look(store: Store) -> None:
        assert await store.log_of("t") == [LAID, act(10), act(11, "щит"), act(12)]
        assert await store.log_of("t", since=2) == [act(11, "щит"), act(12)]
        assert await store.log_of("elsewhere") == []

    scene(database_url, play, "t")
    scene(database_url, look)


def test_of_many_writers_of_the_same_number_one_wins(database_url: str) -> None:
    async def play(store: Store) -> None:
        tries = (store.append("t", 1, [act(k)]) for k in range(20))
        said = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(word).__name__ for word in said) == ["Fenced"] * 19 + ["NoneType"]
        assert await store.log_of("t") == [LAID, act(said.index(None))]

    scene(database_url, play, "t")


def test_what_another_program_has_written_fences(database_url: str) -> None:
    async def play(store: Store) -> None:
        copied = text("INSERT INTO log SELECT table_id, 1, at, entry FROM log")
        await beside(database_url, lambda there: there.execute(copied))
        with pytest.raises(Fenced):
            await store.append("t", 1, [act(1)])
        await store.append("t", 2, [act(2)])

    scene(database_url, play, "t")


def test_one_spoiler_in_a_group_does_not_spoil_the_others(database_url: str) -> None:
    tables = [f"t{k}" for k in range(30)]

    async def play(store: Store) -> None:
        await store.append("t7", 1, [act(0)])
        tries = [store.append(table_id, 1, [act(1), act(2)]) for table_id in tables]
        said = await asyncio.gather(*tries, return_exceptions=True)
        assert [k for k, word in enumerate(said) if word is not None] == [7]
        assert isinstance(said[7], Fenced)
        lengths = {table_id: len(await store.log_of(table_id)) for table_id in tables}
        assert lengths == {table_id: 2 if table_id == "t7" else 3 for table_id in tables}

    scene(database_url, play, *tables)


def test_after_a_refused_entry_the_next_one_of_its_table_is_refused_too(database_url: str) -> None:
    """Else there would be a gap in the log."""

    async def play(store: Store) -> None:
        broken = [noting("t", share="twice")]
        tries = [store.append("t", 1, [act(1)], also=broken), store.append("t", 2, [act(2)])]
        await store.append("u", 1, [act(1)], also=[noting("u", share="twice")])
        said = await asyncio.gather(*tries, return_exceptions=True)
        assert isinstance(said[0], TatamiError)
        assert isinstance(said[1], Fenced)
        assert await store.log_of("t") == [LAID]

    scene(database_url, play, "t", "u")


def test_a_cancelled_waiter_does_not_spoil_the_group(database_url: str) -> None:
    async def play(store: Store) -> None:
        leaving = asyncio.create_task(store.append("t", 1, [act(1)]))
        staying = asyncio.create_task(store.append("u", 1, [act(1)]))
        await asyncio.sleep(0)  # both have handed in what they want
        leaving.cancel()
        await staying
        with pytest.raises(asyncio.CancelledError):
            await leaving
        assert await store.log_of("u") == [LAID, act(1)]
        with pytest.raises(Fenced):  # it was written all the same, so a new attempt is told to look first
            await store.append("t", 1, [act(2)])

    scene(database_url, play, "t", "u")


def test_what_goes_with_an_entry_is_written_with_it_or_not_at_all(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.add_person(person("ann"))
        await store.append(
            "t", 1, [act(1)], also=[sitting("t", 0, "ann"), noting("t", changed_at=5, wake_at=9)]
        )
        assert await store.sitters("t") == {0: "ann"}
        row = await store.table_row("t")
        assert row is not None
        assert (row.changed_at, row.wake_at) == (5, 9)
        with pytest.raises(Fenced):
            await store.append("t", 1, [act(1)], also=[noting("t", phase="over")])
        with pytest.raises(TatamiError, match="database-trouble"):
            await store.append("t", 2, [act(2)], also=[noting("t", phase="over"), sitting("t", 1, "nobody")])
        assert await store.table_row("t") == row
        assert len(await store.log_of("t")) == 2

    scene(database_url, play, "t")


def test_the_wishes_of_one_caller_are_carried_out_in_their_order(database_url: str) -> None:
    async def play(store: Store) -> None:
        for who in ("ann", "ben"):
            await store.add_person(person(who))
        changes = [("ann", [sitting("t", 0, "ann")]), ("ben", [rising("t", 0), sitting("t", 0, "ben")])]
        for seq, (who, also) in enumerate(changes, start=1):
            await store.append("t", seq, [act(seq)], also=also)
            assert await store.sitters("t") == {0: who}

    scene(database_url, play, "t")


def test_any_statement_may_go_along(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.append("t", 1, [act(1)], also=[TABLES.update().values(listed=False)])
        assert await store.tables(["playing"], True, 9) == []

    scene(database_url, play, "t", "u")


def test_an_entry_of_a_table_that_does_not_exist_is_no_fence_but_an_error(database_url: str) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(TatamiError, match="database-trouble"):
            await store.append("nowhere", 1, [act(1)])
        await store.append("t", 1, [act(1)])

    scene(database_url, play, "t")


def test_a_table_is_laid_once(database_url: str) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(Fenced):
            await store.open_table(table("t"), LAID)
        assert await store.log_of("t") == [LAID]

    scene(database_url, play, "t")


def test_many_tables_write_at_once_and_each_has_its_own_order(database_url: str) -> None:
    tables = [f"t{k}" for k in range(40)]

    async def play(store: Store) -> None:
        async def play_at(table_id: str) -> None:
            for seq in range(1, 11):
                await store.append(table_id, seq, [act(seq)], also=[noting(table_id, changed_at=seq)])
                if seq == 5:
                    assert len(await store.log_of(table_id)) == 6

        await asyncio.gather(*map(play_at, tables))
        for table_id in tables:
            assert await store.log_of(table_id) == [LAID, *map(act, range(1, 11))]
        assert {row.changed_at for row in await store.tables(["playing"], True, 99)} == {10}

    scene(database_url, play, *tables)


def test_closing_waits_for_what_is_being_written_and_then_nothing_is(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url, "t", "u") as store:
            writing = [asyncio.create_task(store.append(table_id, 1, [act(1)])) for table_id in "tu"]
            await asyncio.sleep(0)
        assert await ask(database_url, "SELECT count(*) FROM log") == [(4,)]
        await asyncio.gather(*writing)
        with pytest.raises(TatamiError, match="hall-is-closed"):
            await store.append("t", 2, [act(2)])

    async def look(store: Store) -> None:
        assert [len(await store.log_of(table_id)) for table_id in "tu"] == [2, 2]

    asyncio.run(play())
    scene(database_url, look)


def test_the_newest_snapshot_is_kept(database_url: str) -> None:
    async def play(store: Store) -> None:
        assert await store.snapshot("t") is None
        for seq, state in ((4, b"four\x00"), (9, b"nine"), (7, b"late")):
            await store.keep_snapshot("t", seq, state)
        assert await store.snapshot("t") == (9, b"nine")
        assert await store.snapshot("u") is None

    scene(database_url, play, "t", "u")


WRITER = """
import asyncio, sys
from tatami.hall.db.store import open_store
from tests.hall.shelves import LAID, act, table

async def write(store, table_id):
    await store.open_table(table(table_id), LAID)
    for seq in range(1, 10**6):
        await store.append(table_id, seq, [act(seq)])
        print(table_id, seq, flush=True)

async def main():
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(write(store, f"t{k}") for k in range(8)))

asyncio.run(main())
"""


def test_all_that_was_acknowledged_outlives_a_kill(database_url: str) -> None:
    paths = os.pathsep.join([str(ROOT), *sys.path])
    command = [sys.executable, "-c", WRITER, database_url]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": paths}
    ) as writer:
        assert writer.stdout is not None
        said = [writer.stdout.readline() for _ in range(300)]
        writer.send_signal(signal.SIGKILL)
        said += writer.stdout.readlines()
    acknowledged: dict[str, int] = {}
    for line in said:
        if line.endswith("\n"):
            table_id, seq = line.split()
            acknowledged[table_id] = int(seq)
    assert len(acknowledged) == 8

    async def look() -> None:
        for _ in range(100):  # the server may need a moment to notice that the writer is gone
            try:
                async with opened(database_url) as store:
                    logs = {table_id: await store.log_of(table_id) for table_id in acknowledged}
                break
            except TatamiError as error:
                if error.code != "hall-already-open":
                    raise
                await asyncio.sleep(0.05)
        for table_id, seq in acknowledged.items():
            assert logs[table_id][: seq + 1] == [LAID, *map(act, range(1, seq + 1))]
            assert len(logs[table_id]) - 1 - seq in (0, 1)

    asyncio.run(look())
