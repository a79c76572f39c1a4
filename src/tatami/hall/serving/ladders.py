"""Ladders: by game, number of players and season, as whoever looks may see them."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from ..db.friends import Acquainted
from ..db.ratings import Rung
from ..db.rows import LadderRow, PersonRow, RatingRow
from ..db.weighing import BOT, LATELY, is_provisional, surely
from ..table.entries import Millis
from ..telling.renown import Ladder, LadderRung, Rating

if TYPE_CHECKING:
    from ..hall import Hall

MOST_SEASONS: Final = 12
_QUARTER: Final = 3


def season_of(at: Millis) -> str:
    """The quarter of a moment, by the clock of Greenwich."""
    day = datetime.fromtimestamp(at / 1000, UTC)
    return f"{day.year}-{1 + (day.month - 1) // _QUARTER}"


def bounds_of(season: str) -> tuple[Millis, Millis]:
    """When it begins, and when it is over."""
    year, quarter = (int(part) for part in season.split("-"))
    next_year, next_quarter = (year, quarter + 1) if quarter < 4 else (year + 1, 1)
    return _begin(year, quarter), _begin(next_year, next_quarter)


def _begin(year: int, quarter: int) -> Millis:
    return int(datetime(year, 1 + _QUARTER * (quarter - 1), 1, tzinfo=UTC).timestamp() * 1000)


def seasons_between(first: Millis, now: Millis) -> list[str]:
    """The last first."""
    found: list[str] = []
    at = now
    while len(found) < MOST_SEASONS:
        found.append(season_of(at))
        at = bounds_of(found[-1])[0] - 1
        if at < first:
            break
    return found


def told(game: str, seats: int, row: RatingRow | LadderRow, now: Millis) -> Rating:
    known_by = row.known_by if isinstance(row, LadderRow) else row.games
    return Rating(
        game,
        seats,
        row.mu,
        row.sigma,
        surely(row.mu, row.sigma),
        row.games,
        is_provisional(known_by, row.sigma),
        row.last_at > now - LATELY,
    )


def may_see(one: Acquainted, reader: str | None, friends: Collection[str]) -> bool:
    """Whether an account (or nobody) may look at somebody's page; `friends` are the reader's."""
    account = one.person.account_id
    if account == reader or one.person.page == "everybody":
        return True
    return one.person.page == "friends" and account in friends


async def ladder_of(
    hall: Hall,
    reader: PersonRow | None,
    game: str,
    seats: int,
    season: str,
    everybody: bool,
    limit: int,
    offset: int,
) -> Ladder:
    """`seats` 0: where most are rated. Without a season those who were active lately, or everybody."""
    store, now = hall.store, hall.now()
    played = await store.seats_rated(game)
    seats = seats or max(played, key=lambda number: (played[number], number), default=0)
    since = 0 if season or everybody else now - LATELY + 1
    rung = Rung(game, seats, now, bounds_of(season) if season else None, since)
    account = reader.account_id if reader else None
    rows = await store.ladder(rung, limit, offset)
    own = await store.ladder_row(rung, account) if account else None
    known = await store.acquainted({row.owner for row in (*rows, *([own] if own else [])) if not _bot(row)})
    friends = (await hall.friends.ties(account)).friends if account else []
    first = await store.first_change(game, seats)

    def told_row(row: LadderRow, place: int, listed: bool = True) -> LadderRung:
        rating, one = told(game, seats, row, now), known.get(row.owner)
        if one is None:
            return LadderRung(place, rating, bot=_bot(row))
        sees = may_see(one, account, friends)
        person = one.person
        return LadderRung(
            place, rating, one.account, person.colour, person.crest, you=row.owner == account, open=sees,
            listed=listed,
        )  # fmt: skip

    you = None
    if own is not None:
        listed = not known[own.owner].person.off_ladder and own.last_at >= rung.since
        you = told_row(own, 1 + await store.listed_before(rung, own), listed)
    return Ladder(
        game,
        seats,
        sorted(played),
        season,
        [] if first is None else seasons_between(first, now),
        await store.ladder_size(rung),
        offset,
        [told_row(row, offset + k + 1) for k, row in enumerate(rows)],
        you,
    )


def _bot(row: LadderRow) -> str:
    """The kind of bot that it is, or nothing."""
    return row.owner.removeprefix(BOT) if row.owner.startswith(BOT) else ""
