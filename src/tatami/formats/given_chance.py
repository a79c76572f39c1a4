"""Chance whose next results somebody has named: no scene need search millions of seeds for its dice.

    chance: [{dice: [5, 2]}, {auction: {top: [green_trade_2]}}, {characters: {order: [1, 0, 2]}}]

A pick is a number from 0, as records have it. Of a shuffle the cards that are drawn first may be named, the
first of them first; the rest lies below as the seed has it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeGuard

from tatami.kernel.chance import Chance
from tatami.kernel.reasons import Contradiction, NotUnderstood
from tatami.kernel.rules import Rules

TOP: Final = "top"
ORDER: Final = "order"


class Result(NamedTuple):
    """What comes of the next draw of chance: for which label, and a number or several."""

    label: str
    kind: str
    numbers: tuple[int, ...]


class GivenChance(Chance):
    """Gives the results that were named, each for its label, before it draws itself."""

    def __init__(self, chance: Chance, results: deque[Result]) -> None:
        super().__init__(chance.seed, chance.drawn)
        self.left: Final = results

    def clone(self) -> Chance:
        return GivenChance(self, self.left.copy())

    def _next(self, label: str, kind: str) -> tuple[int, ...] | None:
        if not self.left:
            return None
        result = self.left[0]
        if (result.label, result.kind) != (label, kind):
            raise Contradiction(
                "other-chance", given=_shown(result.label, result.kind), drawn=_shown(label, kind)
            )
        return self.left.popleft().numbers

    def pick(self, label: str, options: int) -> int:
        drawn = super().pick(label, options)
        given = self._next(label, "")
        if given is None:
            return drawn
        if not 0 <= given[0] < options:
            raise Contradiction("chance-out-of-range", label=label, result=given[0], high=options - 1)
        return given[0]

    def order(self, label: str, count: int) -> list[int]:
        drawn = list(range(count))
        super().shuffle(label, drawn)
        given = self._next(label, ORDER)
        if given is not None and sorted(given) != list(range(count)):
            raise Contradiction("chance-out-of-range", label=label, result=str(given), high=count - 1)
        return drawn if given is None else [*given]

    def shuffle(self, label: str, things: list[int]) -> None:
        super().shuffle(label, things)
        for face in reversed(self._next(label, TOP) or ()):
            if face not in things:
                raise Contradiction("chance-not-there", label=label)
            things.remove(face)
            things.append(face)


def _shown(label: str, kind: str) -> str:
    return f"{label}: {kind}" if kind else label


def read_results(rules: Rules[Any], given: object, where: str) -> deque[Result]:
    """The results that a scenario names, in order."""
    if not isinstance(given, list):
        raise NotUnderstood("not-a-list", where=where, value=str(given)[:40])
    results: deque[Result] = deque()
    for group in given:
        if not isinstance(group, Mapping) or len(group) != 1:
            raise NotUnderstood("not-a-mapping", where=where, value=str(group)[:40])
        ((label, value),) = group.items()
        results += _results(rules, str(label), value, where)
    return results


def _results(rules: Rules[Any], label: str, value: object, where: str) -> list[Result]:
    if isinstance(value, Mapping) and len(value) == 1:
        ((kind, names),) = value.items()
        if kind == TOP and isinstance(names, list):
            return [Result(label, TOP, tuple(rules.face_called(str(name)) for name in names))]
        if kind == ORDER and _are_numbers(names):
            return [Result(label, ORDER, tuple(names))]
    numbers = value if isinstance(value, list) else [value]
    if not _are_numbers(numbers):
        raise NotUnderstood("bad-value", where=where, field=label, value=str(value)[:40])
    return [Result(label, "", (number,)) for number in numbers]


def _are_numbers(value: object) -> TypeGuard[list[int]]:
    return isinstance(value, list) and all(isinstance(n, int) and not isinstance(n, bool) for n in value)
