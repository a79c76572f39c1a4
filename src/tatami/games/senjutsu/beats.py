"""The parts of all revealed cards on the initiative line, in the order in which they act (SJT-86 to
SJT-92)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from tatami.kernel.seats import Seat, letter

from .aid_shapes import Beat
from .box import STATUS, Ability
from .facts import REVEALED, Waiting
from .programs import HEAD, REST
from .public_cards import is_undecided
from .rules.order import rank
from .rules.reveal import VOID
from .table import SenjutsuTable
from .windows import effective

State = Literal["waiting", "acting", "done"]
_TURN: Final[dict[State, int]] = {"done": 0, "acting": 1, "waiting": 2}


class _Part(NamedTuple):
    part: Waiting
    state: State


def beats_of(table: SenjutsuTable, stack: Sequence[object]) -> list[Beat]:
    """As far as it is settled: of equal places the advantage track decides while nobody has chosen one. A
    card whose initiative is still to be chosen has none."""
    if table.step not in ("reveal", "resolve"):
        return []
    found = [part for seat in table.track for part in _parts(table, seat, stack)]
    found.sort(key=lambda each: (-each.part.now, _TURN[each.state], rank(table, each.part)))
    return [_beat(table, each) for each in found]


def _beat(table: SenjutsuTable, each: _Part) -> Beat:
    ability = table.card(each.part.seat)
    assert ability is not None
    return {
        "seat": letter(each.part.seat),
        "card": ability.slug,
        "part": each.part.part,
        "now": each.part.now,
        "state": each.state,
    }


def _parts(table: SenjutsuTable, seat: Seat, stack: Sequence[object]) -> list[_Part]:
    ability, fighter = table.card(seat), table.fighters[seat]
    if ability is None or ability.kind == STATUS or fighter.paid == VOID:
        return []
    if table.step == "reveal":
        if is_undecided(seat, ability, stack):
            return []
        return [
            _Part(Waiting(seat, *_now(table, seat, ability, k), HEAD), "waiting") for k in _numbers(ability)
        ]
    return [_resolved(table, seat, ability, number) for number in _numbers(ability)]


def _numbers(ability: Ability) -> range:
    return range(len(ability.programs))


def _now(table: SenjutsuTable, seat: Seat, ability: Ability, part: int) -> tuple[int, int]:
    """SJT-88, SJT-182: a part and the initiative at which it acts; limp counts as it did at the reveal."""
    fighter, below = table.fighters[seat], ability.programs[part].value
    if table.step == "resolve":
        fighter = fighter._replace(limp=(0,) * fighter.slower)
    return part, effective(fighter, fighter.value if part == 0 else below)


def _resolved(table: SenjutsuTable, seat: Seat, ability: Ability, number: int) -> _Part:
    """What has become of a part. SJT-R57: the rest of one with a block still waits, if there is any."""
    here = Waiting(seat, *_now(table, seat, ability, number), HEAD)
    for act in table.acts:
        if (act.seat, act.card, act.part, act.role) == (seat, ability.number, number, REVEALED):
            return _Part(here, "acting")
    for waiting in table.waiting:
        if (waiting.seat, waiting.part) == (seat, number) and (
            waiting.stage == HEAD or ability.programs[number].codes[REST]
        ):
            return _Part(waiting, "waiting")
    return _Part(here, "done")
