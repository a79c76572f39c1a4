"""Fleets: what the pieces of one party in one sea zone do (SEN-110 to SEN-114)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers.summer import ByLand, ByRaid, Sail, Stay
from ..board import commander
from ..box import PROVINCES
from ..events.summer import Stayed
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestionToOne
from .march import Marching, march
from .ways import FLEET_RAID, LANDING, SAIL, why_not_that_way

COURSES: Final[Mapping[str, int]] = {"sail": SAIL, "land": LANDING, "raid": FLEET_RAID}
"""By text: the kind of movement of a fleet."""


def course_of(g: Senji, party: int, sea: int) -> None:
    """SEN-110: its player must choose one of four."""
    g.ask(FleetCourse(commander(g.table, party), party, sea))


def ask_for_movement(g: Senji, party: int, region: int) -> None:
    """What a march or a fleet does, from the beginning."""
    (course_of if region >= PROVINCES else march)(g, party, region)


class FleetCourse(SenjiQuestionToOne):
    """SEN-110, SEN-112: stay, sail to the other sea zone, land, or make a fleet raid."""

    FIELDS = ("by", "party", "region")
    __slots__ = ("party", "region")
    KINDS = {"party": "party", "region": "region"}

    def __init__(self, by: Seat, party: int, region: int) -> None:
        super().__init__(by)
        self.party: Final = party
        self.region: Final = region

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.summer.courses

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, Stay):
            return None
        if isinstance(answer, Sail | ByLand | ByRaid):
            return why_not_that_way(me.table, self.party, self.region, COURSES[answer.text])
        return out_of_place(me, answer)

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, Stay):
            g.tell(Stayed(self.party, self.region))
        else:
            g.ask(Marching(self.by, self.party, self.region, COURSES[answer.text], ()))
