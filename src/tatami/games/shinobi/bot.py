"""A sensible player of Shinobi: what a thoughtful human would do (ledger section 9)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tatami.hooks.grounds import Because
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from . import answers as say
from .arguing import grounds_of
from .beliefs import Beliefs
from .pieces import ARMY, ARMY_CALLED, CLAN_CARD, CLANS, DECK, HAND, HAND_SIZE, NINJA, NINJAS, SERVED
from .plans import BEST_SECOND, Situation
from .table import ShinobiTable

_NOISE: Final = 0.05
"""A little randomness, so that nobody can foretell every order."""


class SensibleShinobi:
    """Sees only the view and the events of its seat."""

    def __init__(self, seat: Seat, seats: int, seed: int) -> None:
        self._rng: Final = Random(seed)
        self._beliefs: Final = Beliefs(seat, seats)
        self.because: Final = Because()

    def observe(self, events: Sequence[Event]) -> None:
        """Reads the orders of all players."""
        for event in events:
            self._beliefs.observe(event)

    def choose(self, view: View[ShinobiTable], legal: Sequence[Answer]) -> Answer:
        """Plans the rest of the turn and takes its first step."""
        self.because.clear()
        if len(legal) == 1:
            return legal[0]
        situation = self._situation(view)
        values = self._values(situation, list(legal))
        worth, chosen = self._best(values)
        near = [worth, *[value for value, answer in values if answer is not chosen]]
        self.because.later(lambda: grounds_of(situation, legal, chosen, near, _NOISE))
        return chosen

    def _values(self, situation: Situation, answers: list[Answer]) -> list[tuple[float, Answer]]:
        first = answers[0]
        if isinstance(first, say.Attack):
            values = situation.attack_values(
                [(a.province, a.clan) for a in answers if isinstance(a, say.Attack)]
            )
            return list(zip(values, answers, strict=True))
        if isinstance(first, say.Place | say.PlayNinja):
            return situation.first_order_values(answers)
        return situation.second_order_values(answers, 3 * BEST_SECOND)

    def _best(self, values: list[tuple[float, Answer]]) -> tuple[float, Answer]:
        best, chosen = -1e9, values[0]
        for value, answer in values:
            noisy = value + self._noise()
            if noisy > best:
                best, chosen = noisy, (value, answer)
        return chosen

    def _noise(self) -> float:
        return _NOISE * self._rng.random()

    def _situation(self, view: View[ShinobiTable]) -> Situation:
        seat, table = view.seat, view.table
        mine = view.face(SERVED[seat]) - CLAN_CARD
        places = view.places
        armies = [[len(places[army]) for army in ARMY[province]] for province in range(view.seats)]
        hand = [0] * (NINJA + 1)
        for face in view.faces(HAND[seat]):
            hand[face] += 1
        deck = len(places[DECK])
        dealt_from = len(CLANS) * int(view.options["troops_per_clan"]) + NINJAS - HAND_SIZE * view.seats
        beliefs = self._beliefs
        beliefs.look(mine, armies, 3 * deck < dealt_from)
        protected = [ARMY_CALLED[name] for name, _ in table.protected]
        safe = {(p, c) for p in range(view.seats) for c in range(len(CLANS)) if ARMY[p][c] in protected}
        return Situation(
            seat,
            mine,
            armies,
            hand,
            safe,
            deck,
            table.turns_left,
            beliefs.odds(),
            beliefs.exposure(),
            self._noise,
        )
