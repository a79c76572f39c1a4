"""Whom people do not want to hear, by table: it outlives the room, so it must not grow without end."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tatami.kernel.seats import Seat

MOST_TABLES: Final = 10_000
MOST_PEOPLE: Final = 100
"""Who mute somebody at one table. Of more than that the oldest wish is forgotten, as it is of tables."""


class MutedAt:
    """At one table, by person: whom he does not want to hear."""

    __slots__ = ("_people",)

    def __init__(self) -> None:
        self._people: Final[dict[str, set[Seat]]] = {}

    def __len__(self) -> int:
        return len(self._people)

    def get(self, person: str, default: Collection[Seat] = ()) -> Collection[Seat]:
        return self._people.get(person, default)

    def setdefault(self, person: str, seats: set[Seat]) -> set[Seat]:
        """Those of this person from now on; he is the last who had a wish."""
        known = self._people.pop(person, seats)
        self._people[person] = known
        for nothing in [who for who, muted in self._people.items() if not muted and who != person]:
            del self._people[nothing]
        if len(self._people) > MOST_PEOPLE:
            del self._people[next(iter(self._people))]
        return known


class Mutes:
    """Of all tables. One that is used lately is kept."""

    def __init__(self, most: int = MOST_TABLES) -> None:
        self._most: Final = most
        self._tables: Final[dict[str, MutedAt]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def at(self, table_id: str) -> MutedAt:
        """What the room of this table goes by; it is kept here as soon as there is room for it."""
        muted = self._tables.pop(table_id, None) or MutedAt()
        self._tables[table_id] = muted
        if len(self._tables) > self._most:
            del self._tables[next(iter(self._tables))]
        return muted

    def forget(self, table_id: str) -> None:
        self._tables.pop(table_id, None)

    @property
    def wishes(self) -> int:
        """How many people mute somebody, over all tables."""
        return sum(map(len, self._tables.values()))
