"""What the scenes of the client share: tables in memory, players who guess, programs that check records."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tatami.client import Eyes, Moment, Seat
from tatami.games import game_called
from tatami.hall.table.entries import Began, BotSatDown, Clock, Opened
from tatami.hall.table.live import LiveTable
from tests.halls import ROOT, environment
from tests.short import short


def begun(game: str, seed: str) -> LiveTable:
    """A table in memory at which the game has begun."""
    rules = game_called(game)
    seats = rules.seat_counts[0]
    opened = Opened(1, "x", game, rules.version, seats, rules.read_options(short(rules)), Clock(), "00")
    live = LiveTable(opened, rules)
    live.apply_all(BotSatDown(2, seat, "random", "ABCDEFGH"[seat], "00") for seat in range(seats))
    live.apply(Began(3, seed))
    return live


class Guess:
    """Answers at random, the same every time for the same seed."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def __call__(self, moment: Moment) -> str:
        return self._chance.choice(moment.offers).answer


class Ran(NamedTuple):
    status: int
    out: str
    err: str


def run(*command: str, folder: Path) -> Ran:
    """A Python program of this checkout, to its end."""
    done = subprocess.run(
        [sys.executable, *command],
        capture_output=True,
        text=True,
        env=environment(),
        cwd=folder,
        timeout=100,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def verified(record: Path, receipt: Path) -> Ran:
    """What the independent program says."""
    return run(str(ROOT / "src" / "tatami_verify.py"), str(record), "--receipt", str(receipt), folder=ROOT)


class Followed:
    """All that one pair of eyes was told of a game, while it played if it had a seat."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []

    @property
    def events(self) -> list[dict[str, Any]]:
        return [event for moment in self.moments for event in moment.events]

    @property
    def kinds(self) -> list[str]:
        return [event["event"] for event in self.events]


async def follow(eyes: Eyes, choose: Callable[[Moment], str] | None = None) -> Followed:
    """To the end of the game."""
    told, answered = Followed(), 0
    async for moment in eyes.moments():
        told.moments.append(moment)
        if choose and isinstance(eyes, Seat) and moment.is_asked and moment.request != answered:
            answered = moment.request
            await eyes.answer(choose(moment), moment.request)
    return told
