"""What is worth keeping for a while, within so many bytes: the last used stay."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, Generic, TypeVar

V = TypeVar("V")


class Weighed(Generic[V]):
    """By key: something and what it weighs."""

    __slots__ = ("_kept", "_most", "weight")

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._kept: Final[dict[Hashable, tuple[V, int]]] = {}
        self.weight = 0

    def get(self, key: Hashable) -> V | None:
        found = self._kept.pop(key, None)
        if found is None:
            return None
        self._kept[key] = found
        return found[0]

    def keep(self, key: Hashable, value: V, weight: int) -> None:
        """In place of what was kept so far; what is heavier than all together may be is not kept."""
        self.weight -= self._kept.pop(key, (None, 0))[1]
        if weight > self._most:
            return
        self._kept[key] = value, weight
        self.weight += weight
        while self.weight > self._most:
            eldest = next(iter(self._kept))
            self.weight -= self._kept.pop(eldest)[1]
