"""Halls with odd bots: in processes of their own; or in this one, where a test can look at them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from functools import partial

import pytest

from tatami.hall import hall as halls
from tatami.hall.serving import bots
from tatami.hall.serving.thinking import Asked, NoAnswer, Thinkers
from tatami.players.thinker import Thinker
from tests.hall import oddities
from tests.hall.halls import opened
from tests.hall.oddities import Choose, Odd


def seat_bots_of(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Every bot of halls that are opened from now on is made by that function of oddities.py."""
    monkeypatch.setattr(bots, "maker_of", lambda *_: Odd)
    monkeypatch.setattr(halls, "Thinkers", partial(Thinkers, maker=f"{oddities.__name__}:{name}"))


class Here(Thinkers):
    """Thinks in a thread of this process, where a test can look."""

    def __init__(self, make: Callable[..., Odd]) -> None:
        super().__init__(0)
        self._thinker = Thinker(make)

    async def think(self, asked: Asked) -> str:
        self._thinker.learn(0, asked.box)
        errand = asked.errand(0, asked.since)
        reply = await asyncio.to_thread(self._thinker.think, errand)
        if reply.how != "answered":
            raise NoAnswer(reply.text)
        return reply.text


def seat_odd_bots(monkeypatch: pytest.MonkeyPatch, choose: Choose) -> list[Odd]:
    """Every bot of halls that are opened from now on is odd, and thinks in a thread of this process."""
    made: list[Odd] = []

    def make(*_: object) -> Odd:
        made.append(Odd(choose))
        return made[-1]

    monkeypatch.setattr(bots, "maker_of", lambda *_: Odd)
    monkeypatch.setattr(halls, "Thinkers", lambda desks: Here(make))
    return made


async def _serve(url: str, name: str) -> None:
    """A hall with a table whose bots think; says which process thinks, and stays."""
    halls.Thinkers = partial(Thinkers, maker=f"{oddities.__name__}:{name}")  # type: ignore[misc,assignment]
    bots.maker_of = lambda *_: Odd  # type: ignore[assignment,return-value]
    async with opened(url, bot_budget=600.0) as hall:
        await hall.lay_for(("ann",), "template", bots=1)
        while not hall.thinkers.processes():
            await asyncio.sleep(0.01)
        print(*hall.thinkers.processes(), flush=True)
        await asyncio.sleep(600)


if __name__ == "__main__":
    asyncio.run(_serve(*sys.argv[1:]))
