"""March orders: what goes where (SEN-93 to SEN-109). Nothing moves before the last word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat
from tatami.kernel.shapes import Named

from ..answers.summer import Again, ByLand, ByRaid, BySea, Go, Sail, SendSamurai, SendUnits, Stay
from ..board import commander, has_pieces, room_for, samurai_in
from ..events.summer import Stayed
from ..reasons import summer as why
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestionToOne, SenjiTable
from ..warfare import GROUPS, Group
from .arrival import set_out
from .ways import LAND, RAID, SAIL, SEA, destinations, why_not_that_way, why_not_there

WAYS: Final[Mapping[str, int]] = {"land": LAND, "sea": SEA, "raid": RAID}
"""By text: the kind of movement of a march."""


def march(g: Senji, party: int, province: int) -> None:
    """SEN-93: the controller may move pieces out of this province; where there are none, nothing is asked."""
    if has_pieces(g.table, party, province):
        g.ask(MarchKind(commander(g.table, party), party, province))
    else:
        g.tell(Stayed(party, province))


class MarchKind(SenjiQuestionToOne):
    """SEN-96: by land, by sea or by sea raid; SEN-94: or not at all."""

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
        if answer.text in self.WAYS:
            return why_not_that_way(me.table, self.party, self.region, self.WAYS[answer.text])
        if answer.text == why.SKIP_ORDER:
            return why.why_not_skipped(self.region)
        return out_of_place(me, answer)

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, Stay):
            g.tell(Stayed(self.party, self.region))
        else:
            g.ask(Marching(self.by, self.party, self.region, self.WAYS[answer.text], ()))


class Marching(SenjiQuestionToOne):
    """SEN-97: which pieces go where, group by group, until `go`; a fleet is asked in the same way."""

    FIELDS = ("by", "party", "region", "kind", "groups")
    __slots__ = ("groups", "kind", "party", "region")
    KINDS = {"party": "party", "region": "region"}
    SHAPES = {"kind": Named("way"), "groups": GROUPS}

    def __init__(self, by: Seat, party: int, region: int, kind: int, groups: tuple[Group, ...]) -> None:
        super().__init__(by)
        self.party: Final = party
        self.region: Final = region
        self.kind: Final = kind
        self.groups: Final = groups

    def candidates(self, me: Me) -> Sequence[Answer]:
        say = me.table.box.say.summer
        return (*say.every_move, *say.kinds, say.sail)

    def legal(self, me: Me) -> Sequence[Answer]:
        table, party, origin = me.table, self.party, self.region
        say = table.box.say.summer
        left = table.units[party][origin] - sum(group.units for group in self.groups)
        told_off = {group.region for group in self.groups if group.units}
        goals = destinations(table, party, origin, self.kind)
        answers: list[Answer] = []
        for region in goals:
            if left and region not in told_off:
                answers += say.units_to[region][: min(left, room_for(table, party, region))]
        going = self._going()
        for samurai in samurai_in(table, party, origin):
            if not going >> samurai & 1:
                answers += [say.samurai_to[samurai][region] for region in goals]
        if self.groups:
            answers.append(say.go)
        answers.append(say.again)
        return answers

    def _going(self) -> int:
        """The samurai already told off, as bits."""
        bits = 0
        for group in self.groups:
            bits |= group.samurai
        return bits

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, SendUnits):
            return self._why_not_units(me.table, answer.region, answer.number)
        if isinstance(answer, SendSamurai):
            return self._why_not_samurai(me.table, answer.samurai, answer.region)
        if isinstance(answer, Go):
            return None if self.groups else why.NOBODY_GOES()
        if isinstance(answer, Again):
            return None
        if isinstance(answer, Stay | ByLand | BySea | ByRaid | Sail):
            return (why.ONE_KIND_OF_MOVEMENT if self.kind < SAIL else why.ONE_COURSE)()
        if answer.text == why.SKIP_ORDER:
            return why.why_not_skipped(self.region)
        return out_of_place(me, answer)

    def _why_not_units(self, table: SenjiTable, region: int, number: int) -> Reason | None:
        reason = why_not_there(table, self.party, self.region, self.kind, region)
        if reason is not None:
            return reason
        if any(group.region == region and group.units for group in self.groups):
            return why.HAS_UNITS_ALREADY(region=region)
        left = table.units[self.party][self.region] - sum(group.units for group in self.groups)
        if number > left:
            return why.TOO_MANY_UNITS(number=number, left=left)
        room = room_for(table, self.party, region)
        return why.NO_ROOM(region=region, room=room) if number > room else None

    def _why_not_samurai(self, table: SenjiTable, samurai: int, region: int) -> Reason | None:
        if table.samurai_at[samurai] != self.region or table.samurai_of[samurai] != self.party:
            return why.SAMURAI_IS_NOT_HERE(samurai=samurai)
        if self._going() >> samurai & 1:
            return why.SAMURAI_GOES_ALREADY(samurai=samurai)
        return why_not_there(table, self.party, self.region, self.kind, region)

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, SendUnits):
            self._ask_again(g, answer.region, answer.number, 0)
        elif isinstance(answer, SendSamurai):
            self._ask_again(g, answer.region, 0, 1 << answer.samurai)
        elif isinstance(answer, Go):
            set_out(g, self.party, self.region, self.kind, self.groups)
        else:
            think_again(g, self.party, self.region)

    def _ask_again(self, g: Senji, region: int, units: int, samurai: int) -> None:
        groups = with_group(self.groups, region, units, samurai)
        g.ask(Marching(self.by, self.party, self.region, self.kind, groups))

    def default(self, me: Me) -> Answer:
        say = me.table.box.say.summer
        return say.go if self.groups else say.again


def with_group(groups: tuple[Group, ...], region: int, units: int, samurai: int) -> tuple[Group, ...]:
    """The groups with these pieces added, in the order of their destinations."""
    rest = []
    for group in groups:
        if group.region == region:
            units, samurai = units + group.units, samurai | group.samurai
        else:
            rest.append(group)
    return tuple(sorted([*rest, Group(region, units, samurai)]))


def think_again(g: Senji, party: int, region: int) -> None:
    """The kind of movement is asked for once more."""
    from .fleets import ask_for_movement  # both ask for the groups in this same way

    ask_for_movement(g, party, region)
