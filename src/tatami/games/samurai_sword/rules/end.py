"""The end of the game, scoring, and the Victory of the Swordmaster (SAM-106 to SAM-122)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import FACE, OPEN
from tatami.kernel.seats import Seat

from ..events import (
    DaimyoForNothing,
    DeadlyStrike,
    HonorRanOut,
    LastOneStanding,
    PointsCounted,
    SwordmasterDenied,
    TeamCounted,
    TieDecided,
)
from ..pieces import (
    DAIMYO,
    HAND,
    MULTIPLIER,
    NINJA,
    NINJA_TEAM,
    ROLE_BOX,
    ROLE_OF,
    RONIN,
    RONINS_TEAM,
    SHOGUNS_TEAM,
    TEAM,
)
from ..table import SamuraiSword

DEADLY_STRIKE: Final = 3
"""SAM-114."""

TIE: Final = (NINJA_TEAM, SHOGUNS_TEAM, RONINS_TEAM)
"""SAM-117, SAM-118: who wins a tie for the highest total before whom."""


def victory_of_the_swordmaster(g: SamuraiSword, last: Seat, struck: Seat) -> bool:
    """SAM-119, SAM-120: the team of the last player with Resilience wins, without any counting.

    Whether it does: SAM-121, not after a Defeat by a player of the same team.
    """
    g.tell(LastOneStanding(last))  # before the roles, for everybody sees it, whoever they are
    reveal_everything(g)
    team = team_of(g, last)
    if team == team_of(g, struck):
        g.tell(SwordmasterDenied(last, struck))
        return False
    g.finish(Outcome(members(g, team), "swordmaster"))
    return True


def end_by_honor(g: SamuraiSword) -> None:
    """SAM-106: somebody has no Honor left: all reveal their roles, and the scores are counted."""
    tell_who_has_no_honor(g)
    reveal_everything(g)
    score(g, -1, -1)


def tell_who_has_no_honor(g: SamuraiSword) -> None:
    """The cause of the end, which everybody sees before the roles are turned up."""
    without = tuple(seat for seat, tokens in enumerate(g.table.honor) if not tokens)
    if without:
        g.tell(HonorRanOut(without))


def end_by_defeat(g: SamuraiSword, by: Seat, target: Seat) -> None:
    """SAM-101, SAM-122: the same after a Defeat, which may have been a Deadly Strike."""
    tell_who_has_no_honor(g)
    reveal_everything(g)
    if team_of(g, by) == team_of(g, target):
        score(g, by, target)
    else:
        score(g, -1, -1)


def score(g: SamuraiSword, striker: Seat, struck: Seat) -> None:
    """SAM-108 to SAM-116: points of the players, added up by team; the highest total wins.

    `striker` and `struck` are of one team if the game ended by a Deadly Strike, else -1.
    """
    teams = [team_of(g, seat) for seat in range(g.seats)]
    totals = dict.fromkeys(sorted(set(teams)), 0)
    for seat, team in enumerate(teams):
        totals[team] += points_of(g, seat)
    if striker >= 0:
        g.tell(DeadlyStrike(striker, struck, teams[striker]))
        totals[teams[striker]] -= DEADLY_STRIKE
    for team, total in totals.items():
        g.tell(TeamCounted(team, total))
    best = max(totals.values())
    first = [team for team in TIE if totals.get(team) == best]
    if len(first) > 1:
        g.tell(TieDecided(NINJA_TEAM in first, SHOGUNS_TEAM in first, RONINS_TEAM in first))
    scores = tuple(totals[team] for team in teams)
    g.finish(Outcome(members(g, first[0]), "honor" if len(first) == 1 else "tie", scores))


def points_of(g: SamuraiSword, seat: Seat) -> int:
    """SAM-108: Honor times multiplier. SAM-111 to SAM-113: and 1 for each Daimyo, not for the Ronin."""
    role = role_of(g, seat)
    honor = g.table.honor[seat]
    times = multiplier(g, seat)
    cards = sum(p & FACE == DAIMYO for p in g.places[HAND[seat]])
    daimyo = 0 if role == RONIN else cards
    points = honor * times + daimyo
    g.tell(PointsCounted(seat, honor, times, daimyo, points))
    if cards > daimyo:
        g.tell(DaimyoForNothing(seat, cards))
    return points


def multiplier(g: SamuraiSword, seat: Seat) -> int:
    """SAM-108, for the roles that were dealt."""
    return multiplier_of(role_of(g, seat), [role_of(g, s) for s in range(g.seats)])


def multiplier_of(role: int, roles: Sequence[int]) -> int:
    """SAM-108; SAM-109: with 4 players the Ninja in the game with more stars scores double."""
    if len(roles) == 4 and role in NINJA:
        return 2 if role == max(other for other in roles if other in NINJA) else 1
    return MULTIPLIER[role][len(roles)]


def role_of(g: SamuraiSword, seat: Seat) -> int:
    return g.places[ROLE_OF[seat]][0] & FACE


def team_of(g: SamuraiSword, seat: Seat) -> int:
    """SAM-11."""
    return TEAM[role_of(g, seat)]


def members(g: SamuraiSword, team: int) -> tuple[Seat, ...]:
    """SAM-R95: all its members, also those without Honor."""
    return tuple(seat for seat in range(g.seats) if team_of(g, seat) == team)


def reveal_everything(g: SamuraiSword) -> None:
    """SAM-107: all role cards; SAM-R97: at every end, and the hands too.

    Once: after a Victory of the Swordmaster that is denied (SAM-122) all of it lies open already.
    """
    if all(g.places[place][0] >= OPEN for place in ROLE_OF[: g.seats]):
        return
    for place in (*ROLE_OF[: g.seats], ROLE_BOX, *HAND[: g.seats]):
        g.turn_all_up(place)
