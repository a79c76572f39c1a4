"""How well people and bots play, by game and number of seats; what each game did to that; and the ladders."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Executable,
    FromClause,
    Select,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    union_all,
)

from ..table.entries import Millis
from .repository import Repository
from .rows import LadderRow, RatingChangeRow, RatingRow, UntoldRow
from .schema import CARRIED, PEOPLE, RATING_CHANGES, RATINGS, UNTOLD

_CHANGE: Final = RATING_CHANGES.c


class Ratings(Repository):
    """One for each owner, game and number of seats."""

    async def rating(self, owner: str, game: str, seats: int) -> RatingRow | None:
        here = RATINGS.c.owner == owner, RATINGS.c.game == game, RATINGS.c.seats == seats
        return await self._first(RatingRow, select(RATINGS).where(*here))

    async def ratings_of(self, owner: str) -> list[RatingRow]:
        query = select(RATINGS).where(RATINGS.c.owner == owner)
        return await self._all(RatingRow, query.order_by(RATINGS.c.game, RATINGS.c.seats))

    async def seats_rated(self, game: str) -> dict[int, int]:
        """By number of seats: how many have a rating there."""
        query = select(RATINGS.c.seats, func.count()).where(RATINGS.c.game == game)
        return dict(await self._all(_pair, query.group_by(RATINGS.c.seats).order_by(RATINGS.c.seats)))

    async def carried(self) -> list[RatingRow]:
        """Where ratings begin whose games are not all known."""
        return await self._all(RatingRow, select(CARRIED))

    async def untold_until(self, owners: Collection[str], game: str, seats: int, now: Millis) -> Millis:
        """When all is told of the games that these ratings come from; 0 if it is already."""
        untold = (UNTOLD.c.game == game, UNTOLD.c.seats == seats, UNTOLD.c.until > now)
        rows = await self._all(UntoldRow, select(UNTOLD).where(*untold))
        return max((row.until for row in rows if row.owner in owners), default=0)

    def hiding(self, rows: Sequence[UntoldRow], now: Millis) -> list[Executable]:
        """Statements to go with an entry: the ladder shows these. What is told by now is forgotten."""
        upserts = [self._upsert(UNTOLD, msgspec.structs.asdict(row)) for row in rows]
        return [
            delete(UNTOLD).where(UNTOLD.c.until <= now),
            *(upsert.on_conflict_do_nothing() for upsert in upserts),
        ]

    async def put_ratings(self, rows: Sequence[RatingRow]) -> None:
        """All of a game's at once, new or changed."""
        await self._write(*map(self.putting, rows))

    def putting(self, row: RatingRow) -> Executable:
        """The statement for it, to go with an entry."""
        values = msgspec.structs.asdict(row)
        new = {name: values[name] for name in ("mu", "sigma", "games", "last_at")}
        upsert = self._upsert(RATINGS, values)
        return upsert.on_conflict_do_update(index_elements=["owner", "game", "seats"], set_=new)


def _pair(one: int, other: int) -> tuple[int, int]:
    return one, other


class RatingChanges(Repository):
    """What each game has done to ratings."""

    def changing(self, row: RatingChangeRow) -> Executable:
        """The statement for it, to go with an entry; what is written once stays."""
        return self._upsert(RATING_CHANGES, msgspec.structs.asdict(row)).on_conflict_do_nothing()

    async def rating_change(self, table_id: str, owner: str) -> RatingChangeRow | None:
        found = (_CHANGE.table_id == table_id, _CHANGE.owner == owner)
        return await self._first(RatingChangeRow, select(RATING_CHANGES).where(*found))

    async def curve_of(
        self,
        owner: str,
        limit: int,
        told_by: Millis | None,
        game: str | None = None,
        seats: int | None = None,
    ) -> list[RatingChangeRow]:
        """The last changes of somebody's ratings, the last first: those that strangers know of by then."""
        query = select(RATING_CHANGES).where(_CHANGE.owner == owner, _CHANGE.at.is_not(None))
        if told_by is not None:
            query = query.where(_CHANGE.told_at <= told_by)
        if game is not None:
            query = query.where(_CHANGE.game == game, _CHANGE.seats == seats)
        query = query.order_by(_CHANGE.at.desc(), _CHANGE.games.desc(), _CHANGE.table_id)
        return await self._all(RatingChangeRow, query.limit(limit))

    async def first_change(self, game: str, seats: int) -> Millis | None:
        """When the first game of known weight ended there."""
        there = (_CHANGE.game == game, _CHANGE.seats == seats, _CHANGE.sigma_after.is_not(None))
        query = select(_CHANGE.at).where(*there).order_by(_CHANGE.at)
        return await self._first(int, query)


class Rung(NamedTuple):
    """Which ladder is meant. Everybody may read it, so it tells of no game whose end is not told by `now`."""

    game: str
    seats: int
    now: Millis
    season: tuple[Millis, Millis] | None = None
    """From and until when games must have ended that count; None: all that there were."""
    since: Millis = 0
    """Those who have ended no game since then are left out."""


class Ladders(Repository):
    """By what is nearly certain of each (`weighing.surely`)."""

    async def ladder(self, rung: Rung, limit: int, offset: int = 0) -> list[LadderRow]:
        there = _there(rung)
        query = _listed(rung, there).order_by(_surely(there).desc(), there.c.owner)
        return await self._all(LadderRow, query.limit(limit).offset(offset))

    async def ladder_size(self, rung: Rung) -> int:
        listed = _listed(rung, _there(rung)).subquery()
        return await self._count(select(func.count()).select_from(listed))

    async def ladder_row(self, rung: Rung, owner: str) -> LadderRow | None:
        """Somebody, whether he is listed or not."""
        there = _there(rung)
        return await self._first(LadderRow, select(there).where(there.c.owner == owner))

    async def listed_before(self, rung: Rung, row: LadderRow) -> int:
        """How many of those who are listed come before him."""
        there = _there(rung)
        own = row.mu - 3 * row.sigma
        before = or_(_surely(there) > own, and_(_surely(there) == own, there.c.owner < row.owner))
        listed = _listed(rung, there).where(before).subquery()
        return await self._count(select(func.count()).select_from(listed))


def _surely(there: FromClause) -> ColumnElement[float]:
    return there.c.mu - 3 * there.c.sigma


def _listed(rung: Rung, there: FromClause) -> Select[Any]:
    """Without those who do not want to be on it, or were away too long."""
    off = exists().where(PEOPLE.c.account_id == there.c.owner, PEOPLE.c.off_ladder)
    return select(there).where(~off, there.c.last_at >= rung.since)


def _there(rung: Rung) -> FromClause:
    return _ever(rung) if rung.season is None else _in_season(rung, *rung.season)


def _ever(rung: Rung) -> FromClause:
    """Ratings of today, but of those with games that are not told yet what they were before the first."""
    rating, untold = RATINGS.c, UNTOLD.c
    hidden = (untold.game == rung.game, untold.seats == rung.seats, untold.until > rung.now)
    first = select(untold.owner, func.min(untold.games).label("games")).where(*hidden).group_by(untold.owner)
    first_of = first.subquery()
    told = select(
        rating.owner, rating.mu, rating.sigma, rating.games, rating.games.label("known_by"), rating.last_at
    ).where(
        rating.game == rung.game, rating.seats == rung.seats, rating.owner.not_in(select(first_of.c.owner))
    )
    before = (
        select(untold.owner, untold.mu, untold.sigma, untold.games, untold.games, untold.last_at)
        .join(first_of, and_(untold.owner == first_of.c.owner, untold.games == first_of.c.games))
        .where(*hidden, untold.games > 0)
    )
    return union_all(told, before).subquery()


def _in_season(rung: Rung, begins: Millis, ends: Millis) -> FromClause:
    """What everybody's last game of that time had made of his rating, and how many games he had in it."""
    last = func.row_number().over(partition_by=_CHANGE.owner, order_by=_CHANGE.games.desc())
    rows = (
        select(
            _CHANGE.owner,
            _CHANGE.mu_after.label("mu"),
            _CHANGE.sigma_after.label("sigma"),
            func.count().over(partition_by=_CHANGE.owner).label("games"),
            _CHANGE.games.label("known_by"),
            _CHANGE.at.label("last_at"),
            last.label("nth"),
        )
        .where(
            _CHANGE.game == rung.game,
            _CHANGE.seats == rung.seats,
            _CHANGE.at >= begins,
            _CHANGE.at < ends,
            _CHANGE.told_at <= rung.now,
            _CHANGE.sigma_after.is_not(None),
        )
        .subquery()
    )
    columns = [column for column in rows.c if column.name != "nth"]
    return select(*columns).where(rows.c.nth == 1).subquery()
