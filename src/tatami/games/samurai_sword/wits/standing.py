"""Who is ahead? What a token of Honor is worth on each role card, and what the end would bring."""

from __future__ import annotations

from collections.abc import Sequence
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
    for removed in NINJA if len(roles) > seats else (-1,):
        if removed != mine:
            dealt = [role for role in roles if role != removed]
            own.append(multiplier_of(mine, dealt))
            dealt_to_others = list(dealt)
            dealt_to_others.remove(mine)
            for role in dealt_to_others:
                others[PART_OF[role]].append(multiplier_of(role, dealt))
    return tuple(mean(found) if found else 0.0 for found in others.values()), mean(own)


class Standing:
    """The score as one player believes it to be, in the middle of a game.

    In every world that is possible the chance to win follows from the lead over the best rival, the less
    surely the more tokens are still to be won. All worths are in points of one's own team.
    """

    def __init__(
        self,
        seat: Seat,
        role: int,
        honor: Sequence[int],
        daimyo: int,
        odds: Odds,
        possible: Sequence[tuple[float, World]],
    ) -> None:
        self.seat: Final = seat
        self.team: Final = TEAM_OF[PART_OF[role]]
        self.honor: Final = honor
        self.is_ronin: Final = role == RONIN
        self._daimyo: Final = 0 if self.is_ronin else daimyo  # SAM-113
        self._possible: Final = possible
        self._times, self._mine = multipliers(len(honor), role)
        self._rivals: Final = [
            (team, _edge(self.team, team))
            for team in range(len(TEAMS))
            if team != self.team and any(row[part] for row in odds for part in PARTS_OF[team])
        ]
        scale = weights.UNCERTAIN[min(*honor, len(weights.UNCERTAIN) - 1)]
        self.token: Final = [0.0] * len(honor)
        """By seat: what one more token on that role card is worth to me."""
        self.chance: Final = self._weigh(scale)
        """How likely my team wins if the game goes on."""
        mine = PARTS_OF[self.team]
        self.friend: Final = [sum([row[part] for part in mine]) for row in odds]
        """By seat: how likely the player is of my team."""
        own = self.token[seat]
        self.prey: Final = [
            own - token - weights.LOYALTY * friend
            for token, friend in zip(self.token, self.friend, strict=True)
        ]
        self.prey[seat] = 0.0
        """By seat: what it is worth that I take a token there, the end of the game left aside."""
        sure = min(max(self.chance, 1 - weights.SUREST), weights.SUREST)
        self._exchange: Final = scale / (sure * (1 - sure))
        self.price_of_defeat: Final = self._price_of_defeat()
        """What it costs me to be Defeated by somebody who is not my friend."""

    def _weigh(self, scale: float) -> float:
        """The chance to win, and how much it would change with each token."""
        token, times, mine, chances, slopes = self.token, self._times, self.team, 0.0, 0.0
        for weight, world in self._possible:
            totals = self._totals(world, self.honor)
            rivals = [totals[team] - edge for team, edge in self._rivals]
            best = max(rivals)
            shares = [exp((rival - best) / weights.RIVALRY) for rival in rivals]
            chance = _chance((totals[mine] - best) / scale)
            slope = weight * max(chance * (1 - chance), weights.FLAT)
            chances += weight * chance
            slopes += slope
            by_team = [slope] * len(TEAMS)
            for (team, _), share in zip(self._rivals, shares, strict=True):
                by_team[team] = -slope * share / sum(shares)
            for seat, part in enumerate(world):
                token[seat] += times[part] * by_team[TEAM_OF[part]]
        token[:] = [worth / slopes for worth in token]
        token[self.seat] = self._mine
        return chances

    def _totals(self, world: World, honor: Sequence[int]) -> list[float]:
        """SAM-108, SAM-115: the points of the teams in one world, the Daimyo of others left aside."""
        totals, times = [0.0] * len(TEAMS), self._times
        for tokens, part in zip(honor, world, strict=True):
            totals[TEAM_OF[part]] += tokens * times[part]
        own = self.seat
        totals[self.team] += honor[own] * (self._mine - times[world[own]]) + self._daimyo
        return totals

    def _price_of_defeat(self) -> float:
        others = [seat for seat in range(len(self.honor)) if seat != self.seat]
        foes = [seat for seat in others if self.friend[seat] < weights.A_FRIEND] or others
        if self.honor[self.seat] == 1:  # the end of the game: ask once, for the worst of them
            return -self.taken(min(foes, key=self.token.__getitem__), self.seat)
        return self.token[self.seat] - sum([self.token[seat] for seat in foes]) / len(foes)

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

    def chance_at_end(self, honor: Sequence[int], striker: Seat = -1, struck: Seat = -1) -> float:
        """SAM-108 to SAM-118 in every world that is possible; only the Daimyo of others are not known."""
        chances = 0.0
        for weight, world in self._possible:
            totals = self._totals(world, honor)
            if striker >= 0 and TEAM_OF[world[striker]] == TEAM_OF[world[struck]]:
                totals[TEAM_OF[world[striker]]] -= DEADLY_STRIKE
            lead = totals[self.team] - max([totals[team] - edge for team, edge in self._rivals])
            chances += weight * _chance(lead / weights.HIDDEN_DAIMYO)
        return chances


def _edge(mine: int, other: int) -> float:
    """SAM-117, SAM-118: a tie is half a point ahead or behind."""
    return 0.5 if TIE.index(mine) < TIE.index(other) else -0.5


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-lead)) if lead > -30 else 0.0
