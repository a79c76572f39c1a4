"""Who is ahead? What a token of Honor is worth on each role card, and what the end would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from statistics import mean
from typing import Final

from tatami.kernel.seats import Seat

from ..pieces import NINJA, SAMURAI, SHOGUN, TEAMS, role_cards
from ..rules.end import DEADLY_STRIKE, TIE, multiplier_of
from . import weights
from .parts import A_NINJA, PART_OF, PARTS, TEAM_OF, World
from .signs import Odds


@cache
def multipliers(seats: int, mine: int) -> tuple[tuple[float, ...], float]:
    """SAM-108, SAM-109: by part for the others, and for oneself; the average where stars are not known."""
    roles = role_cards(seats)
    own: list[int] = []
    others: dict[int, list[int]] = {part: [] for part in range(len(PARTS))}
    removed = NINJA if len(roles) > seats else (-1,)
    for gone in removed:
        if gone == mine:
            continue
        dealt = [role for role in roles if role != gone]
        own.append(multiplier_of(mine, dealt))
        rest = list(dealt)
        rest.remove(mine)
        for role in rest:
            others[PART_OF[role]].append(multiplier_of(role, dealt))
    return tuple(mean(found) if found else 0.0 for found in others.values()), mean(own)


class Standing:
    """The score as one player believes it to be, in the middle of a game."""

    def __init__(
        self,
        seat: Seat,
        role: int,
        honor: Sequence[int],
        daimyo: int,
        odds: Odds,
        possible: Callable[[], list[tuple[float, World]]],
    ) -> None:
        self.seat: Final = seat
        self.team: Final = TEAM_OF[PART_OF[role]]
        self.honor: Final = honor
        self._daimyo: Final = 0 if self.team == TIE[-1] else daimyo
        self._odds: Final = odds
        self._possible: Final = possible
        self._times, self._mine = multipliers(len(honor), role)
        self._edge: Final = [_edge(self.team, team) for team in range(len(TEAMS))]
        totals = self._totals()
        rivals = [t for t in range(len(TEAMS)) if t != self.team and totals[t] > 0]
        best = max(totals[t] - self._edge[t] for t in rivals)
        weight = {t: exp((totals[t] - self._edge[t] - best) / weights.RIVALRY) for t in rivals}
        whole = sum(weight.values())
        self.lead: Final = totals[self.team] - best
        fewest = min(min(honor), len(weights.UNCERTAIN) - 1)
        self._scale: Final = weights.UNCERTAIN[fewest]
        self.chance: Final = _chance(self.lead / self._scale)
        self.token: Final = self._tokens([weight.get(t, 0.0) / whole for t in range(len(TEAMS))])
        """By seat: what one more token on that role card is worth to me."""
        sure = min(max(self.chance, 1 - weights.SUREST), weights.SUREST)
        self._exchange: Final = self._scale / (sure * (1 - sure))

    def _totals(self) -> list[float]:
        totals = [0.0] * len(TEAMS)
        for seat, row in enumerate(self._odds):
            if seat == self.seat:
                totals[self.team] += self.honor[seat] * self._mine + self._daimyo
                continue
            for part, chance in enumerate(row):
                if chance:
                    totals[TEAM_OF[part]] += chance * self.honor[seat] * self._times[part]
        return totals

    def _tokens(self, share: Sequence[float]) -> list[float]:
        worth = [
            times if team == self.team else -times * share[team]
            for times, team in zip(self._times, TEAM_OF, strict=True)
        ]
        tokens = [sum(map(float.__mul__, row, worth)) for row in self._odds]
        tokens[self.seat] = self._mine
        return tokens

    def friend(self, seat: Seat) -> float:
        """How likely this player is of my team."""
        row, team = self._odds[seat], self.team
        return sum([chance for part, chance in enumerate(row) if TEAM_OF[part] == team])

    def taken(self, by: Seat, victim: Seat) -> float:
        """What it is worth to me that one player takes a token of another; perhaps the game ends by it."""
        if self.honor[victim] == 1:
            honor = list(self.honor)
            honor[victim] -= 1
            honor[by] += 1
            return self.ending(honor, by, victim)
        return self.token[by] - self.token[victim]

    def ending(self, honor: Sequence[int], striker: Seat = -1, struck: Seat = -1) -> float:
        """What it is worth to me that the game ends now with these tokens, rather than going on."""
        return self.verdict(self.chance_at_end(honor, striker, struck))

    def verdict(self, chance: float) -> float:
        """The same for a known chance to win."""
        return (chance - self.chance) * self._exchange

    def chance_at_end(self, honor: Sequence[int], striker: Seat, struck: Seat) -> float:
        """SAM-108 to SAM-118 in every world that is possible; only the Daimyo of others are not known."""
        return sum(
            weight * _chance(self._lead_in(world, honor, striker, struck) / weights.HIDDEN_DAIMYO)
            for weight, world in self._possible()
        )

    def _lead_in(self, world: World, honor: Sequence[int], striker: Seat, struck: Seat) -> float:
        totals = [-1e3] * len(TEAMS)
        for seat, part in enumerate(world):
            team = TEAM_OF[part]
            points = honor[seat] * (self._mine if seat == self.seat else self._times[part])
            totals[team] = points if totals[team] < -500 else totals[team] + points
        totals[self.team] += self._daimyo
        if striker >= 0 and TEAM_OF[world[striker]] == TEAM_OF[world[struck]]:
            totals[TEAM_OF[world[striker]]] -= DEADLY_STRIKE
        edge = self._edge
        return totals[self.team] - max(totals[t] - edge[t] for t in range(len(TEAMS)) if t != self.team)


def _edge(mine: int, other: int) -> float:
    """SAM-117, SAM-118: a tie is half a point ahead or behind."""
    return 0.5 if TIE.index(mine) < TIE.index(other) else -0.5


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-lead)) if lead > -30 else 0.0


assert PART_OF[SHOGUN] < PART_OF[SAMURAI] < A_NINJA
