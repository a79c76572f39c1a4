"""What a game is worth: from ratings before and places to ratings after. The same for a game that ends just
now and for all of them once more (remaking.py)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from tatami.kernel.outcome import Outcome
from tatami.kernel.seats import Seat

from ..table.entries import Millis
from .rows import RatingRow

MODEL: Final = PlackettLuce()
BOT: Final = "bot:"
"""Before the kind: whom a bot's games are rated for."""
FEW: Final = 10
UNSURE: Final = 6.5
"""A rating of fewer games, or with a wider spread, is provisional."""
LATELY: Final = 90 * 86_400_000
"""Who has ended no rated game for so long is not active, in milliseconds."""


NO_SIDE: Final = -1


class Weighed(NamedTuple):
    """A seat in a rated game: for whom it counts (nobody: a guest, who plays along as somebody new), in which
    place it ended, and on which side it fought, if sides were agreed upon."""

    owner: str
    place: int
    side: int = NO_SIDE


def surely(mu: float, sigma: float) -> float:
    """How well somebody plays almost certainly: ladders go by that, so few games lift nobody to the top."""
    return mu - 3 * sigma


def is_provisional(games: int, sigma: float) -> bool:
    return games < FEW or sigma > UNSURE


def unrated(owner: str, game: str, seats: int) -> RatingRow:
    return RatingRow(owner, game, seats, MODEL.mu, MODEL.sigma, 0)


def ranks(outcome: Outcome, seats: int, left: Collection[Seat] = ()) -> list[int]:
    """1 for the winners who stayed, 2 for everybody else: points do not say how well one played.

    Where only bots of those who left have won, all who stayed come before them.
    """
    stayed = [seat for seat in range(seats) if seat not in left]
    first = [seat for seat in stayed if seat in outcome.winners] or stayed
    return [1 if seat in first else 2 for seat in range(seats)]


def rank_of(outcome: Outcome, seat: Seat, seats: int) -> int:
    """The winners are first; behind them whoever has more points is before whoever has less."""

    def place(of: Seat) -> tuple[bool, int, int]:
        points = outcome.scores[of] if outcome.scores else 0
        rest = outcome.tiebreak[of] if outcome.tiebreak else 0
        return of not in outcome.winners, *((0, 0) if of in outcome.winners else (-points, -rest))

    return 1 + sum(place(other) < place(seat) for other in range(seats))


def rated_anew(
    game: str, weighed: Sequence[Weighed], known: Mapping[str, RatingRow], at: Millis
) -> list[RatingRow]:
    """Everybody's rating after a game. Bots of a kind share one: it moves by the mean of theirs."""
    seats, teams = len(weighed), teams_of(weighed)
    before = [known.get(seat.owner) or unrated(seat.owner, game, seats) for seat in weighed]
    strengths = [[MODEL.rating(mu=before[k].mu, sigma=before[k].sigma) for k in team] for team in teams]
    after = MODEL.rate(strengths, ranks=[float(weighed[team[0]].place) for team in teams])
    shares: dict[str, list[tuple[float, float]]] = {}
    for team, rated in zip(teams, after, strict=True):
        for k, new in zip(team, rated, strict=True):
            if weighed[k].owner:
                shares.setdefault(weighed[k].owner, []).append((new.mu, new.sigma))
    games = {row.owner: row.games for row in before}
    return [
        RatingRow(owner, game, seats, _mean(mus), _mean(sigmas), games[owner] + 1, at)
        for owner, (mus, sigmas) in (
            (owner, tuple(zip(*pairs, strict=True))) for owner, pairs in shares.items()
        )
    ]


def teams_of(weighed: Sequence[Weighed]) -> list[list[int]]:
    """Pairs are rated as teams: partners win and lose together, and neither against the other. Sides of
    different sizes are not, for two who are taken together would count as stronger than one who is as good as
    both of them; nor are those of whom somebody left: each seat plays for itself."""
    sides: dict[int, list[int]] = {}
    for k, seat in enumerate(weighed):
        sides.setdefault(seat.side, []).append(k)
    teams = [*sides.values()]
    places = {(seat.side, seat.place) for seat in weighed}
    if NO_SIDE in sides or len({len(team) for team in teams}) > 1 or len(places) > len(sides):
        return [[k] for k in range(len(weighed))]
    return teams


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
