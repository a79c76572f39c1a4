"""What else is written in the same transaction as entries: lists of tables, who sat where, ratings."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import Executable

from tatami.hooks.laboratory import laboratory_of
from tatami.kernel.outcome import Outcome
from tatami.kernel.seats import Seat

from ..table import entries as log
from ..table.entries import Entry, Millis
from ..table.live import Cushion, LiveTable
from .remaking import weights_written
from .rows import EndingRow, RatingChangeRow, RatingRow, UntoldRow
from .store import inherited, noting, result, rising, sitting
from .weighing import BOT, NO_SIDE, Weighed, rank_of, ranks, rated_anew, unrated

if TYPE_CHECKING:
    from ..serving.room import Room

_LOG: Final = structlog.get_logger()
ENDS: Final = (log.Acted, log.TimeRanOut, log.Resigned, log.Ended)
"""Entries that a game may end by."""


async def statements_for(room: Room, entries: Sequence[Entry]) -> list[Executable]:
    """The table's row, its sittings, and after the end who has won and what that is worth."""
    live = room.live
    statements: list[Executable] = [
        noting(room.id, phase=live.phase, changed_at=entries[-1].at, summary=room.summary())
    ]
    for entry in entries:
        if isinstance(entry, log.SatDown | log.TookOver):
            statements.append(sitting(room.id, entry.seat, entry.person))
        elif isinstance(entry, log.Inherited):
            statements.append(inherited(room.id, entry.seat, entry.person))
        elif isinstance(entry, log.RoseUp):
            statements.append(rising(room.id, entry.seat))
    outcome = live.outcome
    if outcome is not None and any(isinstance(entry, ENDS) for entry in entries):
        statements += await _ended(room, outcome, entries[-1].at)
    return statements


async def _ended(room: Room, outcome: Outcome, now: Millis) -> list[Executable]:
    """How it ended for everybody, and what that is worth."""
    live, store = room.live, room.hall.store
    owners = await owners_of(room)
    weighed = weights(live, outcome, owners)
    before = await _ratings_before(room, weighed)
    rated = rated_anew(live.opened.game, weighed, before, now) if weighed else []
    known = {row.owner for row in rated}
    traits = traits_of(live)
    statements = [
        result(
            room.id, seat, _has_won(cushion, seat, outcome), owners[seat] in known,
            rank_of(outcome, seat, len(live.cushions)) if outcome.winners else None, traits[seat],
        )
        for seat, cushion in enumerate(live.cushions)
        if cushion.person
    ]  # fmt: skip
    told_at = now + live.opened.delay * 1000 if live.opened.delay else 0
    until = await _until(room, rated, told_at, now)
    if until > now:
        hidden = [_before(before, row) for row in rated]
        statements += store.hiding(
            [UntoldRow(r.owner, r.game, r.seats, r.games, r.mu, r.sigma, r.last_at, until) for r in hidden],
            now,
        )
    statements += [store.changing(_change(room.id, _before(before, row), row, until)) for row in rated]
    statements += map(store.putting, rated)
    if live.opened.origin is None:
        statements.append(store.ending(await _ending(room, outcome, weighed, now)))
    if told_at:
        statements.append(noting(room.id, told_at=told_at))
    return statements


def _has_won(cushion: Cushion, seat: Seat, outcome: Outcome) -> bool | None:
    """None where nobody has won or lost: the game was called off."""
    return seat in outcome.winners and not cushion.has_resigned if outcome.winners else None


def traits_of(live: LiveTable) -> list[str | None]:
    """By seat: what it was in a game that is over, as JSON. A game ends also where that cannot be told."""
    try:
        traits = laboratory_of(live.rules).traits_of(live.game)
        return [
            json.dumps({trait: values[seat] for trait, values in traits.items()}, ensure_ascii=False)
            for seat in range(live.opened.seats)
        ]
    except Exception:
        _LOG.exception("traits", game=live.opened.game)
        return [None] * live.opened.seats


async def _ending(room: Room, outcome: Outcome, weighed: Sequence[Weighed], now: Millis) -> EndingRow:
    live, number = room.live, await room.hall.store.next_ending()
    return EndingRow(
        room.id,
        number,
        live.opened.game,
        live.opened.seats,
        now,
        outcome.how,
        json.dumps([cushion.bot for cushion in live.cushions]),
        json.dumps(sorted(outcome.winners)),
        weights_written(weighed) if weighed else None,
    )


async def _until(room: Room, rated: Sequence[RatingRow], told_at: Millis, now: Millis) -> Millis:
    """When strangers may see these ratings.

    A rating says something of all who played, so it waits as long as what any of theirs comes from.
    """
    if not rated:
        return now
    game, seats, owners = rated[0].game, rated[0].seats, {row.owner for row in rated}
    return max(now, told_at, await room.hall.store.untold_until(owners, game, seats, now))


def _before(before: dict[str, RatingRow], row: RatingRow) -> RatingRow:
    return before.get(row.owner) or unrated(row.owner, row.game, row.seats)


def _change(table: str, before: RatingRow, after: RatingRow, told_at: Millis) -> RatingChangeRow:
    """What the result of this game will tell everybody of his own rating, and the curve on his page."""
    return RatingChangeRow(
        table, after.owner, before.mu, after.mu, before.sigma, after.sigma, after.game, after.seats,
        after.games, after.last_at, told_at,
    )  # fmt: skip


async def owners_of(room: Room) -> list[str]:
    """By seat: for whose rating this game counts, or nothing.

    Who took a bot's cushion in the middle did not play the beginning, and could see how it stood: he plays
    along like somebody new, and the others are rated as ever. Before the first act nothing was played yet.
    """
    return [
        "" if cushion.came_at else await room.hall.owner_of(cushion.person, cushion.bot)
        for cushion in room.live.cushions
    ]


async def new_ratings(room: Room, outcome: Outcome) -> list[RatingRow]:
    """Everybody's rating after this game; none where it is not rated."""
    weighed = weights(room.live, outcome, await owners_of(room))
    before = await _ratings_before(room, weighed)
    return rated_anew(room.live.opened.game, weighed, before, room.live.changed_at) if weighed else []


async def _ratings_before(room: Room, weighed: Sequence[Weighed]) -> dict[str, RatingRow]:
    """By owner, of those who have one."""
    store, game, found = room.hall.store, room.live.opened.game, {}
    for owner in {seat.owner for seat in weighed if seat.owner}:
        row = await store.rating(owner, game, len(weighed))
        if row is not None:
            found[owner] = row
    return found


def weights(live: LiveTable, outcome: Outcome, owners: Sequence[str]) -> list[Weighed]:
    """For whom this game is rated and in which place, by seat; nothing where it is not rated.

    Account holders and kinds of bots are rated, guests play along as somebody new. A game counts if at least
    one account holder played it to the end himself, and nobody had to agree to an undo. Who left it to a bot,
    or resigned, has lost it, whatever the bot made of it; and the bot, which came late, is not rated for it.
    """
    if live.opened.origin is not None:  # who plays on from there has seen the cards
        return []
    if live.hinted:  # it was not all their own
        return []
    if not outcome.winners:  # it was called off
        return []
    accounts = [owner for owner in owners if owner and not owner.startswith(BOT)]
    left = {seat for seat, cushion in enumerate(live.cushions) if cushion.stand_in}
    stayed = any(owners[seat] in accounts for seat in range(len(owners)) if seat not in left)
    if not stayed or live.was_undone_by_consent or len(set(accounts)) < len(accounts) or len(owners) < 2:
        return []
    places = ranks(outcome, len(owners), left)
    sides = laboratory_of(live.rules).sides_of(live.game) or [NO_SIDE] * len(owners)
    return [Weighed(*seat) for seat in zip(owners, places, sides, strict=True)]
