"""Sensible players who sit down at a scene and say what they think."""

from __future__ import annotations

from tatami.games.senji.bot import SensibleSenji
from tatami.games.senji.table import Senji
from tatami.kernel.answers import Compound
from tatami.kernel.seats import seat_of
from tatami.kernel.views import View, events_for


class Sitter:
    """A sensible player on a seat of a game that others play too."""

    def __init__(self, g: Senji, name: str, seed: int = 1) -> None:
        self.game = g
        self.seat = seat_of(name)
        self.bot = SensibleSenji(self.seat, g.seats, seed)
        self.heard = 0

    def answer(self) -> str:
        """What it says now; it says it."""
        g = self.game
        legal = g.legal(self.seat)
        self.bot.observe(events_for(g, self.seat, self.heard))
        self.heard = g.sequence
        answer = self.bot.choose(View(g, self.seat), legal)
        assert (answer.form if isinstance(answer, Compound) else answer) in legal
        g.act(self.seat, answer)
        return answer.text

    def all_it_says(self, last: str, most: int = 120) -> list[str]:
        said = [self.answer()]
        while said[-1] != last:
            said.append(self.answer())
            assert len(said) < most, said
        return said


def answer_of(g: Senji, name: str) -> str:
    """What a sensible player says who sits down just now."""
    return Sitter(g, name).answer()
