"""Aim and honour, and the turn (SEN-25 to SEN-32)."""

from __future__ import annotations

import pytest

from tatami.games.senji.board import gain
from tatami.games.senji.events.common import HonourChanged
from tatami.games.senji.pieces import FROM_BATTLE, FROM_MERCENARIES, SOURCES
from tatami.games.senji.rules.year import year
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.scenes import told
from tests.games.senji.scenes_year import scene


@clause("SEN-26", "SEN-27", "SEN-30")
@pytest.mark.parametrize(("change", "now"), [(18, 23), (-4, 1), (-14, -9)])
def test_honour_goes_up_and_down_before_everybodys_eyes(change: int, now: int) -> None:
    g = scene(4)
    assert gain(g, 1, change, FROM_BATTLE) == change
    assert g.table.honour == (5, now, 5, 5)
    assert told(g, HonourChanged) == [HonourChanged(1, change, now, FROM_BATTLE)]
    assert View(g, SPECTATOR).table.honour[1] == now


@clause("SEN-28", "SEN-R17")
def test_a_loss_stops_at_the_lowest_space() -> None:
    g = scene(4, honour={"B": -8})
    assert gain(g, 1, -6, FROM_MERCENARIES) == -1
    assert g.table.honour[1] == -9
    assert gain(g, 1, -6, FROM_MERCENARIES) == 0
    assert len(told(g, HonourChanged)) == 1


@clause("SEN-26", "SEN-27")
def test_everybody_can_tell_where_honour_came_from() -> None:
    g = scene(4)
    gain(g, 2, 8, FROM_BATTLE)
    gain(g, 2, -3, FROM_MERCENARIES)
    row = g.table.honour_from[2]
    assert {SOURCES[k]: n for k, n in enumerate(row) if n} == {"battle": 8, "mercenaries": -3}


@clause("SEN-31", "SEN-32", "SEN-179")
def test_a_turn_is_a_year_of_five_phases_and_then_the_next() -> None:
    g = scene(4)
    g.table.deeds = (("attack", 0, 1, 3),)
    year(g)
    frames = [frame[0].__name__ for frame in g._agenda if isinstance(frame, tuple)]
    assert frames == ["emperors_visit", "winter", "spring", "summer", "autumn", "end_of_the_year", "year"]
    assert g.table.year == 4
    assert not g.table.deeds, "promises are judged year by year"
