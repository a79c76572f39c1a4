"""The limit that the rules set is told once, and so is its end, to whoever came in between."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tatami.games import EVERY_GAME
from tests.hall.halls import Ear, Scene, scene
from tests.hall.market import MARKET, open_market


@pytest.fixture(autouse=True)
def market() -> Iterator[None]:
    open_market()
    yield
    del EVERY_GAME[MARKET.name]


def test_whoever_came_while_a_limit_ran_is_told_when_there_is_none_any_more(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "market")
        for seat in (0, 1):
            await hall.act(table, seat, "ready")
        await hall.read_again(table)
        ear = await hall.watch_at(Ear("bob"), table, 1)
        assert "limit" in ear.last("state")
        live = (await hall.room(table)).live
        await hall.act(table, 2, "ready")
        assert live.limit.left(hall.now()) is None
        assert "limit" not in ear.last("update")
        assert b'"limit":null' in b"".join(ear.raw)

    scene(url, play)
