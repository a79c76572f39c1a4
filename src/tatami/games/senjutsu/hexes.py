"""Geometry of the endless grid, in steps (ledger 2.3): nothing here knows a battlefield.

A cell is the pair (q, r) of a flat-top grid: q grows to the right, r downwards along a column. A vector is
the difference of two cells. Facings go clockwise from north; what a card draws is drawn for facing 0.
"""

from __future__ import annotations

import re
from typing import Final

Vector = tuple[int, int]

DIRECTIONS: Final[tuple[Vector, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""By facing: the step through that side of a cell."""
FACINGS: Final = len(DIRECTIONS)
RELATIVE: Final = ("F", "FR", "BR", "B", "BL", "FL")
"""By how far clockwise from the front: what a figure calls a direction."""

_TERM: Final = re.compile(r"(F|FR|BR|B|BL|FL)([1-9][0-9]?)?")


def plus(v: Vector, w: Vector) -> Vector:
    return v[0] + w[0], v[1] + w[1]


def minus(v: Vector, w: Vector) -> Vector:
    return v[0] - w[0], v[1] - w[1]


def times(n: int, v: Vector) -> Vector:
    return n * v[0], n * v[1]


def turned(v: Vector, facing: int) -> Vector:
    """What is drawn for facing 0, for a figure that faces elsewhere: turned clockwise that many times."""
    q, r = v
    for _ in range(facing % FACINGS):
        q, r = -r, q + r
    return q, r


def distance(v: Vector) -> int:
    """Of a difference: how many steps lead from one cell to the other."""
    q, r = v
    return (abs(q) + abs(r) + abs(q + r)) // 2


def legs(v: Vector) -> tuple[int, int, int]:
    """(d, n, m): v is n steps in direction d and m in the next one clockwise, n >= 1 unless v is nothing.

    All shortest ways from a cell to another are made of these steps, in any order.
    """
    for d in range(FACINGS):
        q, r = turned(v, -d)  # n times (0, -1) and m times (1, -1)
        if q >= 0 and -r > q:
            return d, -r - q, q
    return 0, 0, 0


def ring_order(v: Vector) -> int:
    """SJT-R129: among cells equally far away, how many come before this one, clockwise from F."""
    d, n, m = legs(v)
    return d * (n + m) + m


def away(v: Vector) -> tuple[int, ...]:
    """SJT-136, SJT-139: the one or two directions that go on along the line attacker -> target.

    `v` is target minus attacker. With two the attacker chooses and keeps it (SJT-R46).
    """
    d, n, m = legs(v)
    if not n:
        return ()
    return (d, (d + 1) % FACINGS) if m else (d,)


def towards(v: Vector) -> tuple[int, ...]:
    """SJT-137: the opposite ones, which pull the target. A neighbour is not pulled at all (SJT-R47)."""
    return tuple([(d + 3) % FACINGS for d in away(v)])


def paths(v: Vector) -> tuple[tuple[Vector, ...], ...]:
    """SJT-147, SJT-R147: every shortest path from (0, 0) to v, as the cells strictly between.

    Between neighbours nothing lies, so they have no path. There are as many as ways to mix the two kinds of
    steps: 20 at six cells, 12,870 at sixteen; `Field.shut` does not need them that far.
    """
    d, n, m = legs(v)
    if n + m < 2:
        return ()
    first, second = DIRECTIONS[d], DIRECTIONS[(d + 1) % FACINGS]
    found: list[tuple[Vector, ...]] = []
    _walk((0, 0), n, m, first, second, (), found)
    return tuple(found)


def _walk(
    at: Vector,
    n: int,
    m: int,
    first: Vector,
    second: Vector,
    passed: tuple[Vector, ...],
    found: list[tuple[Vector, ...]],
) -> None:
    """Walks on from `at` in all ways, `first` n times and `second` m times, without the last step."""
    if n + m == 1:
        found.append(passed)
        return
    if n:
        step = plus(at, first)
        _walk(step, n - 1, m, first, second, (*passed, step), found)
    if m:
        step = plus(at, second)
        _walk(step, n, m - 1, first, second, (*passed, step), found)


# --- diagrams of cards --------------------------------------------------------------------------


def diagram_cell(text: str) -> Vector:
    """`F2+FR` as a vector for facing 0; a ValueError says what is wrong with the text."""
    at: Vector = (0, 0)
    for term in text.split("+"):
        found = _TERM.fullmatch(term)
        if found is None:
            raise ValueError(_fault(text, term))
        direction = DIRECTIONS[RELATIVE.index(found[1])]
        at = plus(at, times(int(found[2] or 1), direction))
    if at == (0, 0):
        raise ValueError(f"{text!r} is the figure's own cell")
    return at


def _fault(text: str, term: str) -> str:
    if not text:
        return "a cell of a diagram is empty"
    if not term:
        return f"{text!r}: a direction is missing beside a '+'"
    name = term.rstrip("0123456789")
    if name in RELATIVE:
        return f"{text!r}: {term[len(name) :]!r} is no number of steps from 1 to 99"
    return f"{text!r}: {name!r} is none of the directions {' '.join(RELATIVE)}"


def diagram_text(v: Vector) -> str:
    """The one way to write a cell of a diagram: straight `F2`, else its two directions `F2+FL`."""
    d, n, m = legs(v)
    if not n:
        raise ValueError("the figure's own cell has no name in a diagram")
    near, far = _term(d, n), _term((d + 1) % FACINGS, m)
    if not m:
        return near
    return f"{near}+{far}" if d in _FRONT_FIRST else f"{far}+{near}"


_FRONT_FIRST: Final = (0, 1, 2)
"""The direction nearer to the front is said first: `F+FR`, `FR+BR`, `BR+B`, but `BL+B`, `FL+BL`, `F+FL`."""


def _term(d: int, n: int) -> str:
    return RELATIVE[d] if n == 1 else f"{RELATIVE[d]}{n}"
