"""Fleets: what the pieces of one party in one sea zone do (SEN-110 to SEN-114)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tatami.kernel.answers import Answer

from ..board import commander
from ..box import PROVINCES
from ..table import Me, Senji
from .march import MarchKind, march
from .ways import FLEET_RAID, LANDING, SAIL

COURSES: Final[Mapping[str, int]] = {"sail": SAIL, "land": LANDING, "raid": FLEET_RAID}
"""By text: the kind of movement of a fleet."""


def course_of(g: Senji, party: int, sea: int) -> None:
    """SEN-110: its player must choose one of four."""
    g.ask(FleetCourse(commander(g.table, party), party, sea))


def ask_for_movement(g: Senji, party: int, region: int) -> None:
    """What a march or a fleet does, from the beginning."""
    (course_of if region >= PROVINCES else march)(g, party, region)


class FleetCourse(MarchKind):
    """SEN-110, SEN-112: stay, sail to the other sea zone, land, or make a fleet raid."""

    __slots__ = ()
    WAYS = COURSES

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.summer.courses
