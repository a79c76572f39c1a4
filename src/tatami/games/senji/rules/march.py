"""March orders: what goes where (SEN-93 to SEN-109), said in one breath."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from tatami.kernel.answers import Answer, Compound, Form
from tatami.kernel.reasons import NOT_A_PART_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers.summer import ByLand, ByRaid, BySea, Sail, SendSamurai, SendUnits, Stay
from ..board import commander, has_pieces, room_for, samurai_in
from ..box import PROVINCES
from ..events.summer import Stayed
from ..reasons import summer as why
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestionToOne, SenjiTable
from ..warfare import Group
from .arrival import set_out
from .powers_in_battle import each
from .ways import LAND, RAID, SEA, destinations, why_not_that_way, why_not_there

WAYS: Final[Mapping[str, int]] = {"land": LAND, "sea": SEA, "raid": RAID}
"""By text: the kind of movement of a march."""


def march(g: Senji, party: int, province: int) -> None:
    """SEN-93: the controller may move pieces out of this province; where there are none, nothing is asked."""
    if has_pieces(g.table, party, province):
        g.ask(March(commander(g.table, party), party, province))
    else:
        g.tell(Stayed(party, province))


class March(SenjiQuestionToOne):
    """SEN-96, SEN-97: which pieces go where by land, by sea or by sea raid; SEN-94: or nobody at all."""

    WAYS: ClassVar[Mapping[str, int]] = WAYS
    FIELDS = ("by", "party", "region")
    __slots__ = ("party", "region")
    KINDS = {"party": "party", "region": "region"}

    def __init__(self, by: Seat, party: int, region: int) -> None:
        super().__init__(by)
        self.party: Final = party
        self.region: Final = region

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.summer.kinds

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, Stay):
            return None
        if isinstance(answer, Compound):
            return self.why_not_compound(me, answer)
        if answer.text in self.WAYS:
            return why_not_that_way(me.table, self.party, self.region, self.WAYS[answer.text])
        if answer.text == why.SKIP_ORDER:
            return why.why_not_skipped(self.region)
        return out_of_place(me, answer)

    def menu(self, me: Me, form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        """Units to anywhere, and every samurai who stands here."""
        say, men = me.table.box.say.summer, samurai_in(me.table, self.party, self.region)
        return [to for row in (*say.units_to, *(say.samurai_to[k] for k in men)) for to in row]

    def parts(self, me: Me, form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        table, party, origin = me.table, self.party, self.region
        say, groups = table.box.say.summer, groups_of(so_far)
        left = table.units[party][origin] - _units_in(groups)
        full = {group.region for group in groups if group.units}
        goals = destinations(table, party, origin, self.WAYS[form.text])
        answers: list[Answer] = []
        for region in goals:
            if left and region not in full:
                answers += say.units_to[region][: min(left, room_for(table, party, region))]
        going = _samurai_of(groups)
        for samurai in samurai_in(table, party, origin):
            if not going >> samurai & 1:
                answers += [say.samurai_to[samurai][region] for region in goals]
        return answers

    def why_not_part(self, me: Me, form: Form, so_far: Sequence[Answer], part: Answer) -> Reason | None:
        """What goes in that way beside those who go already."""
        table, groups, kind = me.table, groups_of(so_far), self.WAYS[form.text]
        if isinstance(part, SendUnits):
            return self._why_not_units(table, kind, groups, part.region, part.number)
        if isinstance(part, SendSamurai):
            return self._why_not_samurai(table, kind, groups, part.samurai, part.region)
        if isinstance(part, Stay | ByLand | BySea | ByRaid | Sail):
            return (why.ONE_KIND_OF_MOVEMENT if self.region < PROVINCES else why.ONE_COURSE)()
        return NOT_A_PART_HERE()

    def why_not_whole(self, me: Me, form: Form, parts: Sequence[Answer]) -> Reason | None:
        return None if parts else why.NOBODY_GOES()

    def _why_not_units(
        self, table: SenjiTable, kind: int, groups: Sequence[Group], region: int, number: int
    ) -> Reason | None:
        reason = why_not_there(table, self.party, self.region, kind, region)
        if reason is not None:
            return reason
        if any(group.region == region and group.units for group in groups):
            return why.HAS_UNITS_ALREADY(region=region)
        left = table.units[self.party][self.region] - _units_in(groups)
        if number > left:
            return why.TOO_MANY_UNITS(number=number, left=left)
        room = room_for(table, self.party, region)
        return why.NO_ROOM(region=region, room=room) if number > room else None

    def _why_not_samurai(
        self, table: SenjiTable, kind: int, groups: Sequence[Group], samurai: int, region: int
    ) -> Reason | None:
        if table.samurai_at[samurai] != self.region or table.samurai_of[samurai] != self.party:
            return why.SAMURAI_IS_NOT_HERE(samurai=samurai)
        if _samurai_of(groups) >> samurai & 1:
            return why.SAMURAI_GOES_ALREADY(samurai=samurai)
        return why_not_there(table, self.party, self.region, kind, region)

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, Compound):
            kind = self.WAYS[answer.form.text]
            set_out(g, self.party, self.region, kind, groups_of(answer.parts))
        else:
            g.tell(Stayed(self.party, self.region))


def groups_of(parts: Sequence[Answer]) -> tuple[Group, ...]:
    """The groups that leave, in the order of their destinations, however they were told."""
    if not parts:
        return ()
    units: dict[int, int] = {}
    samurai: dict[int, int] = {}
    for part in parts:
        if isinstance(part, SendUnits):
            units[part.region] = units.get(part.region, 0) + part.number
        elif isinstance(part, SendSamurai):
            samurai[part.region] = samurai.get(part.region, 0) | 1 << part.samurai
    return tuple(
        Group(region, units.get(region, 0), samurai.get(region, 0)) for region in sorted({*units, *samurai})
    )


def parts_of(table: SenjiTable, groups: Sequence[Group]) -> list[Answer]:
    """How these groups are told."""
    say = table.box.say.summer
    parts: list[Answer] = []
    for region, units, samurai in groups:
        if units:
            parts.append(say.units_to[region][units - 1])
        parts += [say.samurai_to[k][region] for k in each(samurai)]
    return parts


def _units_in(groups: Sequence[Group]) -> int:
    return sum([group.units for group in groups])


def _samurai_of(groups: Sequence[Group]) -> int:
    """The samurai in them, as bits."""
    bits = 0
    for group in groups:
        bits |= group.samurai
    return bits
