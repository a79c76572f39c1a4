"""Movement (ledger 3.14): a line is answered whole, by where it ends."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers import PASS, Go
from ..assault import can_strike, code_of, colliding_ways, focus_after, is_ahead, ways_from
from ..events import Went
from ..lines import Way, free_ways
from ..programs import IN_KAMAE, MOVE, Op
from ..reasons import KAMAE_EFFECT_APPLIES, MUST_ASSAULT
from ..rules.asking import ChoiceAt
from ..rules.resolving import WORDS
from ..rules.suffering import collide, end_turn_of, enter
from ..table import Fight, Me, SenjutsuTable
from .no_way import why_no_way


def _move(g: Fight, op: Op, at: int) -> bool:
    """SJT-100: steps and turns of one printed line; where there is no choice nobody is asked."""
    seat = g.table.act.seat
    ways = legal_ways(g.table, at)
    if len(ways) > 1:
        question = WayToGo(seat, at)
        question.know(said(g.table, ways))
        g.ask(question)
        return False
    return go(g, seat, ways[0])


def go(g: Fight, seat: Seat, way: Way) -> bool:
    """Whether it is done at once: a collision may ask for a card."""
    table = g.table
    start, facing = table.fighters[seat].cell, table.fighters[seat].facing
    for cell in way.over:
        enter(g, seat, cell)
    if (way.cell, way.facing) != (start, facing):
        table.change(seat, cell=way.cell, facing=way.facing)
        g.tell(Went(seat, way.cell, way.facing))
    if way.cell != start:
        enter(g, seat, way.cell)
    if way.into < 0:
        return True
    end_turn_of(g, seat)
    collide(g, seat, way.into)
    return False


def free_or_colliding(table: SenjutsuTable, at: int) -> list[Way]:
    """SJT-113, SJT-R37: ways without a collision, and only if there is none those with one."""
    act = table.act
    line, me = code_of(table, act)[at].line, table.fighters[act.seat]
    assert line is not None
    ways = ways_from(table, act, line, me.cell, me.facing)
    return ways or colliding_ways(table, act, line, me.cell, me.facing)


def legal_ways(table: SenjutsuTable, at: int) -> list[Way]:
    """Of these, those that lead to the attack of the same part, if any does (SJT-125, SJT-R50)."""
    ways = free_or_colliding(table, at)
    act = table.act
    if len(ways) < 2 or ways[0].into >= 0 or not is_ahead(table, act, at):
        return ways
    me = table.fighters[act.seat]
    striking = [
        way
        for way in ways
        if can_strike(
            table, act, at + 1, way.cell, way.facing, focus_after(table, way, me.cell, me.focus), me.kamae
        )
    ]
    return striking or ways


class WayToGo(ChoiceAt):
    """SJT-104 to SJT-112: final cell and facing of a line of movement."""

    __slots__ = ("_legal",)

    def __init__(self, by: Seat, at: int) -> None:
        super().__init__(by, at)
        self._legal: Sequence[Go] = ()
        """Found once: as long as this is asked, the field stays as it is."""

    def know(self, answers: Sequence[Go]) -> Sequence[Go]:
        self._legal = answers
        return answers

    def legal(self, me: Me) -> Sequence[Answer]:
        return self._legal or self.know(said(me.table, legal_ways(me.table, self.at)))

    def candidates(self, me: Me) -> Sequence[Answer]:
        """Whatever the line would allow on an empty field, and what is legal."""
        table = me.table
        line, fighter = code_of(table, table.act)[self.at].line, table.fighters[self.by]
        assert line is not None
        field = table.plan
        every = free_ways(line, field.step, fighter.cell, fighter.facing, -1, 0)
        crashes = colliding_ways(table, table.act, line, fighter.cell, fighter.facing)
        return list(dict.fromkeys([*self.legal(me), *said(table, [*every, *crashes])]))

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, Go):
            return NOT_AN_ANSWER_HERE()
        if answer in self.legal(me):
            return None
        if answer in said(me.table, free_or_colliding(me.table, self.at)):
            return MUST_ASSAULT()
        return why_no_way(me.table, self.at, answer)

    def why_not_else(self, me: Me, answer: Answer) -> Reason:
        """SJT-33: what is printed for the own kamae is not passed over."""
        code = code_of(me.table, me.table.act)
        if answer == PASS and self.at and code[self.at - 1].word == IN_KAMAE:
            return KAMAE_EFFECT_APPLIES()
        return super().why_not_else(me, answer)

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, Go)
        go(g, self.by, Way(answer.cell, answer.facing, answer.over, answer.into))


def said(table: SenjutsuTable, ways: Sequence[Way]) -> list[Go]:
    say = table.box.say
    return [say.go(way.cell, way.facing, way.over, way.into) for way in ways]


WORDS[MOVE] = _move
