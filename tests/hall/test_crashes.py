"""Scenes of a hall that is killed, closed and begun anew under load: what was acknowledged is never lost."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random

import pytest

from tests.hall.crowds import Crowd, at_a_crowded_hall
from tests.hall.visitors import PLENTY
from tests.halls import running_hall
from tests.servers import running_postgres

KILLS = int(os.environ.get("TATAMI_KILLS", "20"))
"""How often the hall is killed; more for a long night."""
SEED = os.environ.get("TATAMI_KILLS_SEED", "1")
ENOUGH = 10
"""People who play, so that there is always something to interrupt."""
LONGEST = 200.0


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_hall_that_is_killed_twenty_times_has_everything_it_acknowledged_once(
    database_url: str, tmp_path: Path
) -> None:
    rng = Random(SEED)
    with running_hall(tmp_path / "hall", "--database", database_url, *PLENTY) as hall:

        async def play(crowd: Crowd) -> None:
            await crowd.lay_one_of_each(people=7)
            kills = 0
            while kills < KILLS:
                while crowd.playing < ENOUGH:
                    await crowd.lay_another()
                await crowd.hears(rng.choice((0, 3, 10, 20)))
                await asyncio.sleep(rng.random() / 20)  # anywhere in whatever it is doing
                if crowd.playing:  # otherwise there is nothing to interrupt
                    await asyncio.to_thread(hall.kill)
                    await asyncio.to_thread(hall.start)
                    kills += 1
            await crowd.finish(LONGEST)
            await crowd.check_records()

        crowd = at_a_crowded_hall(hall, SEED, play)
        hall.stop()
        acts = asyncio.run(crowd.check_logs(database_url))
        assert acts > crowd.acknowledged > KILLS


@pytest.mark.parametrize("goodbye", [signal.SIGTERM, signal.SIGHUP])
def test_a_hall_that_closes_or_begins_anew_under_load_loses_nothing_and_everybody_comes_back(
    goodbye: signal.Signals, tmp_path: Path
) -> None:
    with running_hall(tmp_path / "hall", *PLENTY, "--bot-pace", "30") as hall:  # time to interrupt

        async def play(crowd: Crowd) -> None:
            await crowd.lay_one_of_each(3)
            await crowd.lay_another()
            for _ in range(2):
                while crowd.playing < ENOUGH:
                    await crowd.lay_another()
                await crowd.hears(3)
                if goodbye == signal.SIGHUP:
                    os.kill(hall.pid, goodbye)
                else:
                    await asyncio.to_thread(hall.stop)
                    await asyncio.to_thread(hall.start)
            await crowd.finish(LONGEST)
            await crowd.check_records()

        crowd = at_a_crowded_hall(hall, SEED, play)
        hall.stop()
        assert asyncio.run(crowd.check_logs(f"sqlite:///{tmp_path}/hall/hall.sqlite")) > crowd.acknowledged
        assert any(player.visits > 1 for laid in crowd.tables for player in laid.players)


@pytest.mark.postgres
def test_a_database_that_is_killed_and_comes_back_costs_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    with running_postgres() as database:
        url = database.new_database()
        with running_hall(tmp_path / "hall", "--database", url, *PLENTY) as hall:

            async def play(crowd: Crowd) -> None:
                await crowd.lay_one_of_each(3)
                await crowd.lay_another()
                await crowd.hears(15)
                await asyncio.to_thread(database.kill)
                await asyncio.to_thread(database.start)
                await crowd.finish(LONGEST)
                await crowd.check_records()

            crowd = at_a_crowded_hall(hall, SEED, play)
            hall.stop()
        assert asyncio.run(crowd.check_logs(url)) > crowd.acknowledged
