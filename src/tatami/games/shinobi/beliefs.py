"""Whom do the others serve? What a watchful player reads from the orders he sees (ledger section 9)."""

from __future__ import annotations

from itertools import permutations
from math import exp
from typing import Final

from tatami.kernel.events import Event
from tatami.kernel.seats import Seat

from .events import Attacked, NinjaPlayed, PlacedAbroad, PlacedAtHome, TroopsMoved, TurnBegan
from .pieces import CLANS

Armies = list[list[int]]
"""Strengths by province and clan."""

PLACEMENT: Final = 1.0
STRIKE: Final = -2.0
INTO_SAFETY: Final = 1.0
BROKEN_STACK: Final = -1.0
LATE: Final = 2.0
"""Signs of the last third of the game count double."""

_TRUST: Final = 0.3
"""How much one sign changes the odds."""

_CLANS: Final = range(len(CLANS))


class Beliefs:
    """Signs of favour, by player and clan, and the odds that follow from them."""

    __slots__ = ("_odds", "armies", "late", "mine", "safe", "seat", "signs")

    def __init__(self, seat: Seat, seats: int) -> None:
        self.seat: Final = seat
        self.mine = -1
        self.late = False
        self.signs: Final = [[0.0] * len(CLANS) for _ in range(seats)]
        self.armies: Armies = [[0] * len(CLANS) for _ in range(seats)]
        self.safe: set[tuple[Seat, int]] = set()
        self._odds: list[list[float]] | None = None

    def look(self, mine: int, armies: Armies, late: bool) -> None:
        """What lies on the table before one decides: it corrects what was missed."""
        if mine != self.mine:
            self.mine, self._odds = mine, None
        self.armies = [province[:] for province in armies]
        self.late = late

    def observe(self, event: Event) -> None:
        """An order was given: the armies change, and somebody showed favour or disfavour."""
        if isinstance(event, PlacedAbroad):
            self._note(event.by, event.clan, PLACEMENT)
            self._add(event.province, event.clan, 1)
            self.safe.add((event.province, event.clan))
        elif isinstance(event, PlacedAtHome):
            self._note(event.by, event.clan, PLACEMENT)
            self._add(event.by, event.clan, 1)
        elif isinstance(event, TroopsMoved):
            self._note(event.by, event.clan, sign_of_move(self.armies, event.clan, event.source, event.goal))
            self._add(event.source, event.clan, -1)
            self._add(event.goal, event.clan, 1)
            self.safe.add((event.goal, event.clan))
        elif isinstance(event, NinjaPlayed):
            self._note(event.by, event.clan, STRIKE)
            self._add(event.province, event.clan, -1)
            self.safe.add((event.province, event.clan))
        elif isinstance(event, Attacked):
            choice = {clan for _, clan in targets(self.armies, event.by, self.safe)}
            self._note(event.by, event.clan, STRIKE if len(choice) > 1 else 0.0)
            self._add(event.province, event.clan, -1)
        elif isinstance(event, TurnBegan):
            self.safe.clear()

    def _note(self, by: Seat, clan: int, sign: float) -> None:
        self.signs[by][clan] += sign * (LATE if self.late else 1.0)
        self._odds = None

    def _add(self, province: Seat, clan: int, cards: int) -> None:
        self.armies[province][clan] = max(0, self.armies[province][clan] + cards)

    def odds(self) -> list[list[float]]:
        """By player and clan: how likely he serves it. No clan is served twice, and mine is mine."""
        if self._odds is None:
            self._odds = odds_of_service(self.signs, self.seat, self.mine)
        return self._odds

    def exposure(self) -> float:
        """How likely the others take me for what I am, as far as my own orders show it."""
        favours = [exp(_TRUST * sign) for sign in self.signs[self.seat]]
        return favours[self.mine] / sum(favours)


def odds_of_service(signs: list[list[float]], seat: Seat, mine: int) -> list[list[float]]:
    """Every way to deal the other clans to the rivals, weighed by the signs."""
    rivals = [rival for rival in range(len(signs)) if rival != seat]
    others = [clan for clan in _CLANS if clan != mine]
    favour = [[exp(_TRUST * sign) for sign in row] for row in signs]
    odds = [[0.0] * len(CLANS) for _ in signs]
    whole = 0.0
    for dealt in permutations(others, len(rivals)):
        weight = 1.0
        for rival, clan in zip(rivals, dealt, strict=True):
            weight *= favour[rival][clan]
        whole += weight
        for rival, clan in zip(rivals, dealt, strict=True):
            odds[rival][clan] += weight
    for row in odds:
        for clan in _CLANS:
            row[clan] /= whole
    odds[seat][mine] = 1.0
    return odds


def sign_of_move(armies: Armies, clan: int, source: Seat, goal: Seat) -> float:
    """Joining an army at least as strong is a favour; taking from a stack to a weaker one is not."""
    left, joined = armies[source][clan] - 1, armies[goal][clan] + 1
    if joined > max(left, 1):
        return INTO_SAFETY
    return BROKEN_STACK if left > 0 else 0.0


def targets(armies: Armies, by: Seat, safe: set[tuple[Seat, int]]) -> list[tuple[Seat, int]]:
    """Province and clan of every army that this player could attack (SHI-36 to SHI-40)."""
    home = armies[by]
    ranked = sorted(home)
    strongest, second = ranked[-1], ranked[-2]
    if strongest < 2:
        return []
    champion = home.index(strongest)
    return [
        (province, clan)
        for province, army in enumerate(armies)
        if province != by
        for clan, strength in enumerate(army)
        if 0 < strength < (second if clan == champion else strongest) and (province, clan) not in safe
    ]
