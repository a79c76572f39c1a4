"""A plain opponent for tests and the laboratory: strikes where the foe stands now, else steps nearer.

It guards at the value at which it was last hit. Random play is no yardstick here: it walks into walls.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from .answers import PASS, PAY, BringDeck, Go, Lay, Play, Value
from .box import DEFENCE, Ability
from .events import PartBegan, Wounded
from .facts import Fighter
from .table import SenjutsuTable
from .wits.reaching import reach


class Charger:
    """Answers for one seat; the same seed, events and views give the same answers."""

    wants_view: ClassVar[bool] = True

    def __init__(self, seat: Seat, seats: int, seed: int) -> None:
        self._seat: Final = seat
        self._chance: Final = Random(seed).random
        self._now = 0
        """The initiative of the part that began last, and of the one that hit."""
        self._hit_at = -1

    def observe(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, PartBegan) and event.seat != self._seat:
                self._now = event.initiative
            elif isinstance(event, Wounded) and event.seat == self._seat:
                self._hit_at = self._now

    def choose(self, view: View[SenjutsuTable], legal: Sequence[Answer]) -> Answer:
        if len(legal) == 1:
            return legal[0]
        first = legal[0]
        if isinstance(first, Lay):
            return self._lay(view, [answer for answer in legal if isinstance(answer, Lay)])
        if isinstance(first, Go):
            return self._step(view.table, [answer for answer in legal if isinstance(answer, Go)])
        if isinstance(first, Value):
            return next(
                (each for each in legal if isinstance(each, Value) and each.value == self._hit_at), first
            )
        if PASS in legal:
            return PAY if PAY in legal else self._any([a for a in legal if isinstance(a, Play)] or [PASS])
        return self._any([answer for answer in legal if isinstance(answer, BringDeck)] or legal)

    def _any(self, answers: Sequence[Answer]) -> Answer:
        return answers[int(self._chance() * len(answers))]

    def _lay(self, view: View[SenjutsuTable], legal: Sequence[Lay]) -> Answer:
        """What strikes hardest; else a guard if it was hit, else what takes it nearer."""
        table = view.table
        abilities = table.box.abilities
        strikes = [(self._strikes(table, abilities[answer.card]), answer) for answer in legal]
        most = max([worth for worth, _ in strikes])
        if most > 0:
            return self._any([answer for worth, answer in strikes if worth == most])
        guards = [answer for answer in legal if self._is_guard(abilities[answer.card])]
        if guards and self._chance() < 0.5:
            return self._any(guards)
        core = [answer for answer in legal if answer.card == table.hero(self._seat).core]
        return core[0] if core else self._any(legal)

    def _is_guard(self, ability: Ability) -> bool:
        return ability.kind == DEFENCE and self._hit_at in ability.values

    def _strikes(self, table: SenjutsuTable, ability: Ability) -> float:
        """What the card can do to somebody where he stands now."""
        me, most = table.fighters[self._seat], 0.0
        closed = table.figures(self._seat)
        for program in ability.programs:
            if program.has_attack:
                value = ability.values[0] if program.number == 0 else program.value
                focus = me.focus - ability.cost
                reached = reach(table.ground, program, 0, me.cell, me.facing, me.kamae, focus, value, closed)
                for foe in self._foes(table):
                    most = max([most, *reached.get(foe.cell, {}).values()])
        return most

    def _foes(self, table: SenjutsuTable) -> list[Fighter]:
        return [table.fighters[seat] for seat in table.opponents(self._seat)]

    def _step(self, table: SenjutsuTable, legal: Sequence[Go]) -> Answer:
        """Nearer to the nearest foe, and looking at him."""
        field = table.plan

        def order(answer: Go) -> tuple[int, int, int]:
            apart = min([field.apart[answer.cell][foe.cell] for foe in self._foes(table)])
            ahead = field.step[answer.cell][answer.facing]
            look = min([field.apart[ahead][foe.cell] for foe in self._foes(table)]) if ahead >= 0 else 9
            return answer.into >= 0, apart, look

        return min(legal, key=order)
