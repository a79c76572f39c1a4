"""The crowd that measures a hall plays games whose answers are made of parts, out of the hall's menus."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tatami.load.asking import Asker
from tatami.load.crowd import Crowd
from tatami.load.tables import BotTable, Tally, _handy, _Offer
from tests.hall.flowers import FlowerHall
from tests.hall.visitors import PLENTY
from tests.halls import RunningHall


async def played(hall: RunningHall, game: str, acts: int) -> Tally:
    """Four bots at one table, over their sockets: so many acts, or to the end."""
    asker = Asker("127.0.0.1", hall.port)
    crowd = Crowd(asker, seed=3)
    try:
        await crowd.come([game], lambda _: None)
        await crowd.open_sockets(lambda _: None)
        (table,) = crowd.tables
        tally, done = crowd.tally([table]), asyncio.Event()

        def go_on(table: BotTable) -> None:
            if table.is_over or table.is_lost or tally.acts >= acts or not table.act():
                done.set()

        table.on_ready = go_on
        go_on(table)
        await asyncio.wait_for(done.wait(), 60)
        assert not table.is_lost
    finally:
        crowd.close()
        asker.close()
    return tally


@pytest.mark.parametrize(("game", "acts"), [("bouquet", 8), ("senji", 250)])
def test_a_crowd_finishes_the_forms_that_it_chooses(tmp_path: Path, game: str, acts: int) -> None:
    hall = FlowerHall(tmp_path / "hall", *PLENTY)
    hall.folder.mkdir()
    hall.start()
    try:
        tally = asyncio.run(played(hall, game, acts))
    finally:
        hall.kill()
    assert (tally.refused, tally.acts) == (0, acts)


@pytest.mark.parametrize(
    ("offers", "taken"),
    [
        ({"bring student_signature": False, "bring katana_cut": True, "give up": False}, 2),
        ({"letter B": True, "done": False}, 2),
    ],
)
def test_what_is_offered_whole_is_not_made_up_of_parts(offers: dict[str, bool], taken: int) -> None:
    left = _handy([_Offer(answer, form) for answer, form in offers.items()])
    assert len(left) == taken
    assert not any(offer.answer == "bring katana_cut" for offer in left)
