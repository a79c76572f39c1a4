"""All ratings once more, from what is kept of every game that is over: they must come out as they are."""

from __future__ import annotations

import json
from collections.abc import Sequence

from .rows import RatingRow
from .store import Store
from .weighing import NO_SIDE, Weighed, rated_anew


async def ratings_anew(store: Store) -> list[RatingRow]:
    """Beginning with what older halls have left, game by game in the order in which they were rated."""
    known: dict[tuple[str, int], dict[str, RatingRow]] = {}
    for row in await store.carried():
        known.setdefault((row.game, row.seats), {})[row.owner] = row
    for ending in await store.rated_endings():
        there = known.setdefault((ending.game, ending.seats), {})
        weighed = weights_read(ending.weighed or "[]")
        there |= {row.owner: row for row in rated_anew(ending.game, weighed, there, ending.ended_at)}
    return [there[owner] for _, there in sorted(known.items()) for owner in sorted(there)]


async def make_anew(store: Store) -> None:
    """Puts them in the place of those that are there."""
    await store.put_ratings(await ratings_anew(store))


def weights_written(weighed: Sequence[Weighed]) -> str:
    told = [seat if seat.side != NO_SIDE else seat[:2] for seat in weighed]
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def weights_read(text: str) -> list[Weighed]:
    return [Weighed(*seat) for seat in json.loads(text)]
