"""A database that hangs: whoever waits is told so, the hall says that it is ill, and it can be closed."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from tatami.hall.db import patience, writer
from tatami.hall.db.store import Store
from tatami.hall.table.entries import Opened
from tatami.kernel.reasons import TatamiError
from tests.hall import shelves
from tests.hall.halls import Ear, Scene, opened, refused
from tests.hall.shelves import LAID, act
from tests.halls import running_hall
from tests.servers import Postgres, Wire, wire_to

pytestmark = pytest.mark.postgres
SOON = 0.3
GRACE = 5


class Hurry:
    """As always, only sooner, and only while the wire is cut: at other times a busy machine may be slow."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self._usual = patience.ANSWER_SECONDS, patience.CLOSE_SECONDS, writer.ILL_SECONDS

    def cut(self, wire: Wire) -> None:
        wire.cut()
        self._wait(SOON, SOON, SOON / 3)

    def mend(self, wire: Wire) -> None:
        self._wait(*self._usual)
        wire.mend()

    def _wait(self, answer: float, close: float, ill: float) -> None:
        self._patch.setattr(patience, "ANSWER_SECONDS", answer)
        self._patch.setattr(patience, "CLOSE_SECONDS", close)
        self._patch.setattr(writer, "ILL_SECONDS", ill)


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> Hurry:
    return Hurry(monkeypatch)


async def sooner_or_later(done: Callable[[], Awaitable[bool]], within: float = 30.0) -> None:
    async def wait() -> None:
        while not await done():
            await asyncio.sleep(0.02)

    await asyncio.wait_for(wait(), within)


async def trouble(wish: Awaitable[object]) -> str:
    with pytest.raises(TatamiError) as caught:
        await asyncio.wait_for(wish, 30)
    return caught.value.code


def test_what_is_wanted_of_a_store_that_hangs_is_refused_and_afterwards_it_goes_on(
    postgres: Postgres, hurry: Hurry
) -> None:
    async def play(store: Store, wire: Wire) -> None:
        await store.append("t", 1, [act(1)])
        hurry.cut(wire)
        wishes = [store.append("t", 2, [act(2)]), store.set_wake("t", 5), store.log_of("t")]
        said = await asyncio.wait_for(asyncio.gather(*wishes, return_exceptions=True), 30)
        assert [getattr(word, "code", word) for word in said] == ["database-trouble"] * 3
        assert store.is_ill
        assert await trouble(store.append("t", 2, [act(2)])) == "database-trouble"
        hurry.mend(wire)

        async def is_back() -> bool:
            try:
                await store.set_wake("t", 6)
            except TatamiError:
                return False
            return True

        await sooner_or_later(is_back)
        assert not store.is_ill
        kept = await store.log_of("t")
        assert isinstance(kept[0], Opened)
        await store.append("t", len(kept), [act(9)])
        assert await store.log_of("t") == [LAID, act(1), *kept[2:], act(9)]

    async def run(url: str, wire: Wire) -> None:
        async with shelves.opened(wire.url(url), "t") as store:
            await play(store, wire)

    with wire_to(postgres) as wire:
        asyncio.run(run(postgres.new_database(), wire))


def test_a_hall_whose_database_hangs_is_ill_while_a_wish_waits_and_says_so_to_whoever_wished(
    postgres: Postgres, hurry: Hurry
) -> None:
    async def play(hall: Scene, wire: Wire) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "samurai-sword")
        ear = await hall.watch_at(Ear("ann"), table, 0)
        await hall.play(table, 3, Random(1))
        live = (await hall.room(table)).live
        seq, seat = live.seq, live.asked()[0]
        hurry.cut(wire)
        ear.forget()
        wish = asyncio.create_task(refused(hall.act(table, seat)))

        async def is_ill() -> bool:
            return hall.store.is_ill and not wish.done() and hall.store.oldest_wait > 0

        await sooner_or_later(is_ill)
        assert await asyncio.wait_for(wish, 30) == "storage-trouble"
        assert not ear.told("update")
        hurry.mend(wire)

        async def goes_on() -> bool:
            try:
                await hall.wake_those_due()
                return (await hall.act(table, seat)) == seq + 1
            except TatamiError:
                return False

        await sooner_or_later(goes_on)
        assert not hall.store.is_ill
        assert len(await hall.store.log_of(table)) == seq + 1

    async def run(url: str, wire: Wire) -> None:
        async with opened(wire.url(url)) as hall:
            await play(hall, wire)

    with wire_to(postgres) as wire:
        asyncio.run(run(postgres.new_database(), wire))


def test_a_store_that_hangs_is_closed_all_the_same(postgres: Postgres, hurry: Hurry) -> None:
    async def run(url: str, wire: Wire) -> None:
        async with shelves.opened(wire.url(url), "t") as store:
            await store.log_of("t")
            hurry.cut(wire)
            wish = asyncio.create_task(store.append("t", 1, [act(1)]))
            await asyncio.sleep(0)
            await asyncio.wait_for(store.close(SOON), 30)
            assert await trouble(wish) in ("hall-is-closed", "database-trouble")

    with wire_to(postgres) as wire:
        asyncio.run(run(postgres.new_database(), wire))


def health(address: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=30) as answer:
            return answer.status, json.load(answer)["status"]
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)["status"]


def knock(address: str) -> tuple[int, str]:
    """Comes in as a guest, which must be written down."""
    body = json.dumps({"name": "Ann", "bearer": True}).encode()
    headers = {"Content-Type": "application/json", "Origin": address}
    wish = urllib.request.Request(f"{address}/api/guests", body, headers)
    try:
        with urllib.request.urlopen(wish, timeout=30) as answer:
            return answer.status, ""
    except urllib.error.HTTPError as error:
        told = error.read()  # who is shown out in the middle gets no reason
        return error.code, json.loads(told)["code"] if told.startswith(b"{") else ""
    except OSError:
        return 0, ""


@pytest.mark.slow
def test_a_served_hall_whose_database_hangs_says_that_it_is_ill_and_ends_within_its_grace(
    postgres: Postgres, tmp_path: Path
) -> None:
    with wire_to(postgres) as wire:
        url = wire.url(postgres.new_database())
        with running_hall(tmp_path / "hall", "--database", url, "--grace", str(GRACE)) as hall:
            assert health(hall.address) == (200, "ok")
            wire.cut()
            assert health(hall.address) == (503, "ill")
            with ThreadPoolExecutor() as guests:
                knocks = [guests.submit(knock, hall.address) for _ in range(4)]
                assert [knock.result() for knock in knocks] == [(503, "storage-trouble")] * 4
                last = guests.submit(knock, hall.address)  # still waits when the hall is to close
                began = time.monotonic()
                hall.stop()
                assert time.monotonic() - began < 4 * GRACE  # not at all, before there were limits
                last.result()
