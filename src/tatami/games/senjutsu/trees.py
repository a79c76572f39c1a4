"""Kamae trees (ledger 3.5, 3.6): where a change of kamae can end, worked out once for each character."""

from __future__ import annotations

from typing import Final, NamedTuple

from .pack import KAMAE, Tree

NEUTRAL, AGGRESSION, BALANCE, RESOLVE = range(len(KAMAE))
FOCUS: Final = len(KAMAE)
"""The focus position: no ring rests there."""
_NODES: Final = (*KAMAE, "focus")
MOST_BRANCHES: Final = 6


class Ending(NamedTuple):
    """Where the ring ends, and whether it touched the focus position on its way."""

    kamae: int
    by_focus: bool


class KamaeTree:
    """The branches of one character's tree."""

    __slots__ = ("_endings", "branches")

    def __init__(self, tree: Tree) -> None:
        ways = [set[int]() for _ in _NODES]
        for branch in tree.branches:
            a, b = _NODES.index(branch.a), _NODES.index(branch.b)
            ways[a].add(b)
            if not branch.one_way:
                ways[b].add(a)
        self.branches: Final = tuple(tuple(sorted(goals)) for goals in ways)
        self._endings: Final = tuple(
            tuple(self._find(start, most) for most in range(MOST_BRANCHES + 1)) for start in range(len(KAMAE))
        )

    def is_one_way(self, a: int, b: int) -> bool:
        """SJT-38: whether one may go from `b` to `a` but not back."""
        return a in self.branches[b] and b not in self.branches[a]

    def endings(self, start: int, most: int) -> tuple[Ending, ...]:
        """SJT-37: all ends of a change by up to so many branches; the first is to stay (SJT-39)."""
        return self._endings[start][min(most, MOST_BRANCHES)]

    def _find(self, start: int, most: int) -> tuple[Ending, ...]:
        found = {Ending(start, False): None}
        self._travel(start, start, most, False, found)
        return tuple(found)

    def _travel(self, start: int, at: int, left: int, by_focus: bool, found: dict[Ending, None]) -> None:
        if at != FOCUS:
            if at != start or not by_focus:
                found[Ending(at, by_focus)] = None
        elif not self._goes_on(start, left):
            found[Ending(start, True)] = None  # SJT-48, SJT-R30: back to where it began, the token is kept
        if left:
            for goal in self.branches[at]:
                self._travel(start, goal, left - 1, by_focus or goal == FOCUS, found)

    def _goes_on(self, start: int, left: int) -> bool:
        """SJT-47: whether a ring on the focus position can reach another kamae than it began in."""
        reached = {FOCUS}
        for _ in range(left):
            reached |= {goal for at in reached for goal in self.branches[at]}
        return bool(reached - {FOCUS, start})
