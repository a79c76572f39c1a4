"""The lock of a room: in the order in which they came, never lost, and nobody overtakes who waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.hall.serving.locking import Lock


def scene(play: Callable[[Lock], Awaitable[None]]) -> None:
    async def run() -> None:
        lock = Lock()
        await asyncio.wait_for(play(lock), 20)
        assert not lock.locked(), "it is free when all have gone"
        assert lock.take()

    asyncio.run(run())


async def waits(lock: Lock, name: int, came: list[int], inside: asyncio.Event | None = None) -> None:
    async with lock:
        came.append(name)
        if inside is not None:
            await inside.wait()


async def a_moment() -> None:
    """Until everybody has gone as far as he can."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_they_get_it_in_the_order_in_which_they_came() -> None:
    async def play(lock: Lock) -> None:
        came: list[int] = []
        assert lock.take()
        waiting = [asyncio.create_task(waits(lock, name, came)) for name in range(5)]
        await a_moment()
        assert came == []
        lock.release()
        await asyncio.gather(*waiting)
        assert came == [0, 1, 2, 3, 4]

    scene(play)


def test_who_does_not_wait_never_overtakes_who_does() -> None:
    async def play(lock: Lock) -> None:
        came: list[int] = []
        assert lock.take()
        assert not lock.take()
        waiting = asyncio.create_task(waits(lock, 1, came))
        await a_moment()
        lock.release()
        assert not lock.take(), "it was handed over, although the next has not noticed yet"
        await waiting
        assert came == [1]

    scene(play)


def test_who_gives_up_while_he_waits_is_passed_over() -> None:
    async def play(lock: Lock) -> None:
        came: list[int] = []
        assert lock.take()
        waiting = [asyncio.create_task(waits(lock, name, came)) for name in range(3)]
        await a_moment()
        waiting[0].cancel()
        waiting[2].cancel()
        await a_moment()
        lock.release()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert came == [1]

    scene(play)


def test_who_gives_up_just_when_it_is_handed_to_him_hands_it_on() -> None:
    async def play(lock: Lock) -> None:
        came: list[int] = []
        assert lock.take()
        waiting = [asyncio.create_task(waits(lock, name, came)) for name in range(3)]
        await a_moment()
        lock.release()
        waiting[0].cancel()  # it is his already, and he does not know it
        await asyncio.gather(*waiting, return_exceptions=True)
        assert waiting[0].cancelled()
        assert came == [1, 2]

    scene(play)


def test_who_gives_up_before_it_is_released_in_the_same_moment_is_passed_over() -> None:
    async def play(lock: Lock) -> None:
        came: list[int] = []
        assert lock.take()
        waiting = [asyncio.create_task(waits(lock, name, came)) for name in range(2)]
        await a_moment()
        waiting[0].cancel()
        lock.release()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert came == [1]

    scene(play)


def test_who_waits_too_long_leaves_the_line() -> None:
    async def play(lock: Lock) -> None:
        assert lock.take()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await lock.acquire()
        lock.release()

    scene(play)


def test_who_is_dropped_while_he_waits_keeps_it_from_nobody() -> None:
    """A coroutine that is closed is told no cancellation."""

    async def play(lock: Lock) -> None:
        came: list[int] = []
        assert lock.take()
        dropped = lock.acquire()
        dropped.send(None)
        dropped.close()
        waiting = asyncio.create_task(waits(lock, 1, came))
        await a_moment()
        lock.release()
        await asyncio.wait_for(waiting, 5)
        assert came == [1]

    scene(play)


def test_whatever_goes_wrong_inside_it_is_given_back() -> None:
    async def play(lock: Lock) -> None:
        with pytest.raises(ZeroDivisionError):
            async with lock:
                raise ZeroDivisionError

    scene(play)


@given(st.lists(st.sampled_from(["come", "cancel first", "cancel last", "release", "take", "moment"])))
def test_it_is_never_lost_and_never_held_by_two(doings: list[str]) -> None:
    async def play(lock: Lock) -> None:
        came, goes_on = list[int](), asyncio.Event()
        tasks: list[asyncio.Task[None]] = []
        ours = lock.take()
        for doing in doings:
            if doing == "come":
                tasks.append(asyncio.create_task(waits(lock, len(tasks), came, goes_on)))
            elif doing == "cancel first" and tasks:
                next((task for task in tasks if not task.done()), tasks[0]).cancel()
            elif doing == "cancel last" and tasks:
                tasks[-1].cancel()
            elif doing == "release" and ours:
                lock.release()
                ours = False
            elif doing == "take" and not ours:
                is_free = not lock.locked()
                ours = lock.take()
                assert ours == is_free
            elif doing == "moment":
                await a_moment()
        if ours:
            lock.release()
        goes_on.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert came == sorted(came)
        assert {name for name, task in enumerate(tasks) if not task.cancelled()} <= set(came)

    scene(play)
