"""Fleets: what the pieces of one party in one sea zone do (SEN-110 to SEN-114)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tatami.kernel.answers import Answer

from ..board import commander
from ..table import Me, Senji
from .march import March
from .ways import FLEET_RAID, LANDING, SAIL

COURSES: Final[Mapping[str, int]] = {"sail": SAIL, "land": LANDING, "raid": FLEET_RAID}
"""By text: the kind of movement of a fleet."""


def course_of(g: Senji, party: int, sea: int) -> None:
    """SEN-110: its player must choose one of four."""
    g.ask(FleetCourse(commander(g.table, party), party, sea))


class FleetCourse(March):
    """SEN-110, SEN-112: stay, sail to the other sea zone, land, or make a fleet raid; and who goes where."""

    __slots__ = ()
    WAYS = COURSES

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.summer.courses
