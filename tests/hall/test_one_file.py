"""One SQLite file, one hall: whatever the file is called, and as long as it is there."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tatami.hall.db.store import open_store
from tatami.kernel.reasons import TatamiError
from tests.hall.halls import Ear, Scene, opened, refused
from tests.hall.shelves import LAID, act
from tests.hall.shelves import opened as store_at


def symbolic(old: Path, new: Path) -> None:
    new.symlink_to(old)


def by_folder(old: Path, new: Path) -> None:
    new.parent.rmdir()
    new.parent.symlink_to(old.parent)
    assert new.exists()


@pytest.mark.parametrize(
    "link",
    [
        symbolic,
        by_folder,
        pytest.param(
            os.link, marks=pytest.mark.skipif(sys.platform != "linux", reason="see db/process_lock.py")
        ),
    ],
)
def test_a_second_hall_is_refused_by_whatever_name_it_comes(
    link: Callable[[Path, Path], None], tmp_path: Path
) -> None:
    (tmp_path / "other").mkdir()
    name = "hall.db" if link is by_folder else "other.db"

    async def play() -> None:
        async with store_at(f"sqlite:///{tmp_path}/hall.db", "t") as store:
            link(tmp_path / "hall.db", tmp_path / "other" / name)
            with pytest.raises(TatamiError, match="hall-already-open"):
                await open_store(f"sqlite:///{tmp_path}/other/{name}")
            await store.append("t", 1, [act(1)])

    asyncio.run(play())


def test_by_a_symbolic_link_it_is_the_same_database(tmp_path: Path) -> None:
    async def play() -> None:
        async with store_at(f"sqlite:///{tmp_path}/hall.db", "t"):
            pass
        (tmp_path / "link.db").symlink_to(tmp_path / "hall.db")
        async with store_at(f"sqlite:///{tmp_path}/link.db") as store:
            await store.append("t", 1, [act(1)])
        assert not (tmp_path / "link.db.lock").exists()
        async with store_at(f"sqlite:///{tmp_path}/hall.db") as store:
            assert await store.log_of("t") == [LAID, act(1)]

    asyncio.run(play())


def deleted(file: Path) -> None:
    file.unlink()


def replaced(file: Path) -> None:
    copy = file.with_name("copy")
    copy.write_bytes(file.read_bytes())
    copy.rename(file)


def without_its_log(file: Path) -> None:
    Path(f"{file}-wal").unlink()


@pytest.mark.parametrize("take_away", [deleted, replaced, without_its_log])
def test_once_its_file_is_gone_a_hall_acknowledges_nothing_and_is_ill(
    take_away: Callable[[Path], None], tmp_path: Path
) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "samurai-sword")
        ear = await hall.watch_at(Ear("ann"), table, 0)
        await hall.play(table, 3, Random(1))
        assert not hall.store.is_ill
        ear.forget()
        take_away(tmp_path / "hall.db")
        assert hall.store.is_ill  # before anybody has written anything
        for _ in range(3):
            seat = (await hall.room(table)).live.asked()[0]
            assert await refused(hall.act(table, seat)) == "storage-trouble"
        assert not ear.told("update")
        assert hall.store.is_ill

    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/hall.db") as hall:
            await play(hall)

    asyncio.run(run())


def test_a_file_that_comes_back_under_its_name_is_written_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with store_at(f"sqlite:///{tmp_path}/hall.db", "t") as store:
            (tmp_path / "hall.db").rename(tmp_path / "away.db")
            with pytest.raises(TatamiError, match="database-trouble"):
                await store.append("t", 1, [act(1)])
            (tmp_path / "away.db").rename(tmp_path / "hall.db")
            await store.append("t", 1, [act(2)])
            assert not store.is_ill
            assert await store.log_of("t") == [LAID, act(2)]

    asyncio.run(play())
