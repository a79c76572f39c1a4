"""Games played at random or by sensible players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from tatami.games.tenno import RULES
from tatami.games.tenno.bot import SensibleTenno
from tatami.games.tenno.table import Tenno
from tatami.kernel.answers import Answer
from tatami.kernel.outcome import Outcome
from tatami.kernel.views import View, events_for

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


class Cushion:
    """A sensible player on a seat: told what its seat is told, asked when its seat is asked."""

    def __init__(self, seat: int, seats: int, seed: int, joins_at: int = 0) -> None:
        self.seat = seat
        self.player = SensibleTenno(seat, seats, seed)
        self._heard = joins_at

    def answer(self, g: Tenno) -> Answer:
        self.player.observe(events_for(g, self.seat, self._heard))
        self._heard = g.told + len(g.events)
        legal = g.legal(self.seat)
        chosen = self.player.choose(View(g, self.seat), legal)
        assert chosen in legal, chosen
        return chosen


def play_out(g: Tenno, sensible: Sequence[Cushion], seed: int) -> Outcome:
    """The game to its end, the other seats played at random."""
    rng, seated = Random(seed), {cushion.seat: cushion for cushion in sensible}
    while g.outcome is None:
        seat = rng.choice(g.asked())
        g.act(seat, seated[seat].answer(g) if seat in seated else rng.choice(g.legal(seat)))
    return g.outcome
