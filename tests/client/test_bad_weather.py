"""A hall that is restarted, killed, too quick for its guests, or gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tatami.client import Hall, HallLost, HallRefused, Moment
from tatami.client.patience import LONGEST, Patience
from tests.client.scenes import Guess
from tests.halls import RunningHall, running_hall


class Trouble(Guess):
    """Answers at random; before some of the answers something happens to the hall."""

    def __init__(self, hall: RunningHall) -> None:
        super().__init__(5)
        self._hall = hall
        self.answers = 0

    async def choose(self, moment: Moment) -> str:
        self.answers += 1
        if self.answers == 2:
            await asyncio.to_thread(self._again, self._hall.kill)
        if self.answers == 4:
            await asyncio.to_thread(self._again, self._hall.stop)
        return self(moment)

    def _again(self, end: object) -> None:
        assert callable(end)
        end()
        self._hall.start()


@pytest.mark.slow
def test_a_game_goes_on_through_a_crash_and_a_restart(tmp_path: Path) -> None:
    async def scene(hall: RunningHall) -> None:
        async with Hall.connect(hall.address, name="Aki") as aki:
            table = (await aki.lay("tenno", 2)).id
            seat = await aki.sit(table)
            await aki.seat_bots(table, "random")
            trouble = Trouble(hall)
            assert (await seat.play(trouble.choose)).is_over
            assert trouble.answers >= 4
            assert (await aki.verify(await aki.record(table))).good

    with running_hall(tmp_path / "hall") as hall:
        asyncio.run(scene(hall))


def test_a_hall_that_never_comes_back_is_told_to_everybody_who_waits(tmp_path: Path) -> None:
    async def scene(hall: RunningHall) -> None:
        async with Hall.connect(hall.address, name="Aki", patience=1.5) as aki:
            table = (await aki.lay("tenno", 2)).id
            seat = await aki.sit(table)
            await asyncio.to_thread(hall.kill)
            for waiting in (seat.play(Guess(1)), seat.answer("pass", 1), seat.say("hello"), aki.tables()):
                with pytest.raises(HallLost):
                    await waiting

    with running_hall(tmp_path / "hall") as hall:
        asyncio.run(scene(hall))


def test_who_speaks_too_fast_waits_and_is_heard_in_the_end(tmp_path: Path) -> None:
    async def scene(hall: RunningHall) -> None:
        async with Hall.connect(hall.address, name="Aki", lang="en") as aki:
            table = (await aki.lay("tenno", 2)).id
            seat = await aki.sit(table)
            stories = await asyncio.gather(*(seat.story() for _ in range(8)))
            assert stories == [[]] * 8

    pace = ("--messages-per-second", "20", "--messages-at-once", "4")
    with running_hall(tmp_path / "hall", *pace) as hall:
        asyncio.run(scene(hall))


def test_a_token_that_is_worth_nothing_lets_nobody_in(hall: RunningHall) -> None:
    async def scene() -> None:
        with pytest.raises(HallRefused) as refused:
            async with Hall.connect(hall.address, token="nonsense"):
                pass
        assert refused.value.code == "log-in-first"

    asyncio.run(scene())


def test_patience_grows_up_to_a_limit_and_then_ends() -> None:
    async def scene() -> None:
        now = 0.0
        patience = Patience(10, lambda: now)
        pauses = [patience.next_pause() for _ in range(12)]
        assert pauses[0] < pauses[4] < pauses[-1] <= LONGEST
        now = 11.0
        assert not await patience.wait()
        patience.start_anew()
        assert patience.left == 10
        assert await patience.wait()

    asyncio.run(scene())
