"""Games played at random, stopping before every act."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from tatami.games.tenno import RULES
from tatami.games.tenno.table import Tenno

WITH_EVERYTHING = {"memory_aid": True, "colours": "chosen"}


def random_game(seats: int, seed: int, options: Mapping[str, object] | None = None) -> Iterator[Tenno]:
    """The game before its first act, before its second ... and when it is over."""
    rng = Random(seed)
    g = RULES.new(seats, options, seed)
    while g.outcome is None:
        yield g
        seat = rng.choice(g.asked())
        g.act(seat, rng.choice(g.legal(seat)))
    yield g
