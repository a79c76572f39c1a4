"""What is kept in memory on behalf of others, in bytes, and the most that it may come to.

Whoever keeps something that a client can make grow says so: `hall.bounds.keep(...)`. `/metrics` shows it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple


class Kept(NamedTuple):
    """About how many bytes something holds now, and how many at most."""

    what: str
    bytes: int
    most: int


class Bounds:
    """By name: what is kept. The bytes are asked for when somebody looks, so counting must cost little."""

    def __init__(self) -> None:
        self._kept: Final[dict[str, tuple[Callable[[], int], Callable[[], int]]]] = {}

    def keep(self, what: str, held: Callable[[], int], most: int | Callable[[], int]) -> None:
        """`most` may itself depend on something else that has a limit, such as how many are connected."""
        self._kept[what] = held, (lambda: most) if isinstance(most, int) else most

    def __iter__(self) -> Iterator[Kept]:
        for what, (held, most) in list(self._kept.items()):
            yield Kept(what, held(), most())
