"""Games of Samurai Sword played at random."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from tatami.games.samurai_sword import RULES
from tatami.games.samurai_sword.table import SamuraiSword

OTHER_READINGS = {"deck_end": "next_draw", "last_blow": "honor", "geisha_on_oneself": True}
"""Every option at the other value."""


def random_game(seats: int, seed: int, options: Mapping[str, object] | None = None) -> Iterator[SamuraiSword]:
    """The game before its first act, before its second ... and when it is over."""
    rng = Random(seed)
    g = RULES.new(seats, options, seed)
    while g.outcome is None:
        yield g
        seat = g.asked()[0]
        g.act(seat, rng.choice(g.legal(seat)))
    yield g
