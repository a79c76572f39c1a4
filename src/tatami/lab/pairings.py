"""A trait against a trait: who beats whom, and how often."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from .statistics import Rate, wilson
from .tally import WHOLE_WIN, Meeting, Tally


class Pairing(msgspec.Struct, frozen=True):
    """Seats of one kind of bot that were something, against seats that were something else.

    Of the games in which they met and one of the two has won: how often it was the first. So half of them is
    what equals win, with any number of players. Two meetings in one game are not independent: the interval
    goes by games, never too narrow.
    """

    value: str
    kind: str
    other: str
    other_kind: str
    times: int
    games: int
    wins: float
    win_rate: Rate


def pairings_of(trait: str, values: Iterable[str], kinds: Iterable[str], total: Tally) -> tuple[Pairing, ...]:
    """Every pairing that came about, from both sides, in the order of kinds and values."""
    sitters = [(value, kind) for kind in kinds for value in values]
    keys: list[Meeting] = [(trait, *mine, *theirs) for mine in sitters for theirs in sitters]
    return tuple([_pairing(key, total) for key in keys if total.met[key]])


def _pairing(key: Meeting, total: Tally) -> Pairing:
    times, games, wins = total.met[key], total.met_in_games[key], total.beat[key] / WHOLE_WIN
    _, value, kind, other, other_kind = key
    rate = wilson(wins / times * games, games)
    return Pairing(value, kind, other, other_kind, times, games, wins, rate)


def from_one_side(pairings: Sequence[Pairing]) -> list[Pairing]:
    """Each pairing once: from the side that comes first."""
    seen: set[tuple[str, ...]] = set()
    found = []
    for each in pairings:
        mine, theirs = (each.value, each.kind), (each.other, each.other_kind)
        if (*theirs, *mine) not in seen:
            seen.add((*mine, *theirs))
            found.append(each)
    return found


FEW: Final = 6
"""So many columns of a grid have room for names."""


class Grid(msgspec.Struct, frozen=True):
    """The pairings of one kind of bot with another, or with itself, as a table: what the first was down,
    what the second was across."""

    kind: str
    other_kind: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: dict[tuple[str, str], Pairing]

    @property
    def is_numbered(self) -> bool:
        """Whether numbers stand for names: there are too many columns, and each is a row too."""
        return len(self.columns) > FEW and set(self.columns) <= set(self.rows)


def grids_of(pairings: Sequence[Pairing]) -> list[Grid]:
    """A grid for each two kinds of bots that met, from one side."""
    pairs = list(dict.fromkeys((each.kind, each.other_kind) for each in pairings))
    wanted = [(one, other) for k, (one, other) in enumerate(pairs) if (other, one) not in pairs[:k]]
    return [_grid(one, other, pairings) for one, other in wanted]


def _grid(kind: str, other_kind: str, pairings: Sequence[Pairing]) -> Grid:
    chosen = [each for each in pairings if (each.kind, each.other_kind) == (kind, other_kind)]
    rows = tuple(dict.fromkeys(each.value for each in chosen))
    order = {value: k for k, value in enumerate(dict.fromkeys([each.value for each in pairings]))}
    columns = tuple(sorted({each.other for each in chosen}, key=lambda value: order[value]))
    return Grid(kind, other_kind, rows, columns, {(each.value, each.other): each for each in chosen})
