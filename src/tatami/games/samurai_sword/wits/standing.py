"""Who is ahead? What a token of Honor is worth on each role card, and what the end would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from statistics import mean
from typing import Final

from tatami.kernel.seats import Seat

from ..pieces import NINJA, RONIN, TEAMS, role_cards
from ..rules.end import DEADLY_STRIKE, TIE, multiplier_of
from . import weights
from .parts import PART_OF, PARTS, PARTS_OF, TEAM_OF, World
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
    """The score as one player believes it to be, in the middle of a game.

    In every world that is possible the chance to win follows from the lead over the best rival, the less surely
    the more tokens are still to be won.
    """

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
        self._daimyo: Final = 0 if role == RONIN else daimyo
        self._odds: Final = odds
        self._possible: Final = possible()
        self._times, self._mine = multipliers(len(honor), role)
        self._rivals: Final = [
            (team, _edge(self.team, team))
            for team in range(len(TEAMS))
            if team != self.team and any(row[part] for row in odds for part in PARTS_OF[team])
        ]
        scale = weights.UNCERTAIN[min(min(honor), len(weights.UNCERTAIN) - 1)]
        self.token: Final = [0.0] * len(honor)
        """By seat: what one more token on that role card is worth to me."""
        self.chance: Final = self._weigh(scale)
        """How likely my team wins if the game goes on."""
        sure = min(max(self.chance, 1 - weights.SUREST), weights.SUREST)
        self._exchange: Final = scale / (sure * (1 - sure))

    def _weigh(self, scale: float) -> float:
        """The chance to win, and how much it would change with each token."""
        token, times, mine, whole, total_slope = self.token, self._times, self.team, 0.0, 0.0
        for weight, world in self._possible:
            totals = self._totals(world, self.honor)
            rivals = [totals[team] - edge for team, edge in self._rivals]
            best = max(rivals)
            shares = [exp((rival - best) / weights.RIVALRY) for rival in rivals]
            chance = _chance((totals[mine] - best) / scale)
            slope = weight * max(chance * (1 - chance), weights.FLAT)
            whole += weight * chance
            total_slope += slope
            per_team = [slope] * len(TEAMS)
            for (team, _), share in zip(self._rivals, shares, strict=True):
                per_team[team] = -slope * share / sum(shares)
            for seat, part in enumerate(world):
                token[seat] += times[part] * per_team[TEAM_OF[part]]
        for seat in range(len(token)):
            token[seat] /= total_slope
        token[self.seat] = self._mine
        return whole

    def _totals(self, world: World, honor: Sequence[int]) -> list[float]:
        """SAM-108, SAM-115: the points of the teams in one world, the Daimyo of others left aside."""
        totals, times = [0.0] * len(TEAMS), self._times
        for tokens, part in zip(honor, world, strict=True):
            totals[TEAM_OF[part]] += tokens * times[part]
        own = self.seat
        totals[self.team] += honor[own] * (self._mine - times[world[own]]) + self._daimyo
        return totals

    def friend(self, seat: Seat) -> float:
        """How likely this player is of my team."""
        row, team = self._odds[seat], self.team
        return sum([row[part] for part in PARTS_OF[team]])

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
        whole = 0.0
        for weight, world in self._possible:
            totals = self._totals(world, honor)
            if striker >= 0 and TEAM_OF[world[striker]] == TEAM_OF[world[struck]]:
                totals[TEAM_OF[world[striker]]] -= DEADLY_STRIKE
            lead = totals[self.team] - max([totals[team] - edge for team, edge in self._rivals])
            whole += weight * _chance(lead / weights.HIDDEN_DAIMYO)
        return whole


def _edge(mine: int, other: int) -> float:
    """SAM-117, SAM-118: a tie is half a point ahead or behind."""
    return 0.5 if TIE.index(mine) < TIE.index(other) else -0.5


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-lead)) if lead > -30 else 0.0

