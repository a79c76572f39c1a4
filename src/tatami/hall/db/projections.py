"""What else is written in the same transaction as entries: lists of tables, who sat where, ratings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

from openskill.models import PlackettLuce
from sqlalchemy import Executable

from tatami.kernel.outcome import Outcome
from tatami.kernel.seats import Seat

from ..table import entries as log
from ..table.entries import Entry, Millis
from .rows import RatingRow, UntoldRow
from .store import inherited, noting, result, rising, sitting

if TYPE_CHECKING:
    from ..serving.room import Room

MODEL: Final = PlackettLuce()


async def statements_for(room: Room, entries: Sequence[Entry]) -> list[Executable]:
    """The table's row, its sittings, and after the end who has won and what that is worth."""
    live = room.live
    statements: list[Executable] = [
        noting(room.id, phase=live.phase, changed_at=entries[-1].at, summary=room.summary())
    ]
    for entry in entries:
        if isinstance(entry, log.SatDown):
            statements.append(sitting(room.id, entry.seat, entry.person))
        elif isinstance(entry, log.Inherited):
            statements.append(inherited(room.id, entry.seat, entry.person))
        elif isinstance(entry, log.RoseUp):
            statements.append(rising(room.id, entry.seat))
    outcome = live.outcome
    if outcome is not None and any(isinstance(entry, log.Acted | log.TimeRanOut) for entry in entries):
        statements += [
            result(room.id, seat, seat in outcome.winners)
            for seat, cushion in enumerate(live.cushions)
            if cushion.person
        ]
        rated = await new_ratings(room, outcome)
        told_at = entries[-1].at + live.opened.delay * 1000 if live.opened.delay else 0
        statements += await _hidden(room, rated, told_at, entries[-1].at)
        statements += [room.hall.store.putting(row) for row in rated]
        if told_at:
            statements.append(noting(room.id, told_at=told_at))
    return statements


async def _hidden(room: Room, rated: Sequence[RatingRow], told_at: Millis, now: Millis) -> list[Executable]:
    """What strangers are shown until they may know of this game.

    A rating says something of all who played, so it waits as long as what any of theirs comes from.
    """
    store, game = room.hall.store, room.live.opened.game
    if not rated:
        return []
    until = max(told_at, await store.untold_until({row.owner for row in rated}, game, now))
    if until <= now:
        return []
    before = [await store.rating(row.owner, game) or _unrated(row.owner, game) for row in rated]
    return store.hiding([UntoldRow(r.owner, game, r.games, r.mu, r.sigma, until) for r in before], now)


async def new_ratings(room: Room, outcome: Outcome) -> list[RatingRow]:
    """Everybody's rating after this game; none where it is not rated.

    Account holders and kinds of bots are rated, guests play along as somebody new. A game counts if at least
    one account holder played it to the end himself, and nobody had to agree to an undo. Who left it to a bot
    has lost it, whatever the bot made of it; and the bot, which came late, is not rated for that.
    """
    live = room.live
    if live.opened.origin is not None:  # who plays on from there has seen the cards
        return []
    owners = [await room.hall.owner_of(cushion.person, cushion.bot) for cushion in live.cushions]
    accounts = [owner for owner in owners if owner and not owner.startswith("bot:")]
    left = {seat for seat, cushion in enumerate(live.cushions) if cushion.stand_in}
    stayed = any(owners[seat] in accounts for seat in range(len(owners)) if seat not in left)
    if not stayed or live.was_undone_by_consent or len(set(accounts)) < len(accounts) or len(owners) < 2:
        return []
    rows = [
        (await room.hall.store.rating(owner, live.opened.game) if owner else None)
        or _unrated(owner, live.opened.game)
        for owner in owners
    ]
    teams = [[MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in rows]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks(outcome, len(owners), left)])
    after: dict[str, RatingRow] = {}
    for row, (new,) in zip(rows, rated, strict=True):
        if row.owner:  # of several bots of a kind the last counts: they share one rating
            after[row.owner] = RatingRow(row.owner, row.game, new.mu, new.sigma, row.games + 1)
    return list(after.values())


def ranks(outcome: Outcome, seats: int, left: Collection[Seat] = ()) -> list[int]:
    """1 for the winners who stayed, 2 for everybody else: points do not say how well one played."""
    return [1 if seat in outcome.winners and seat not in left else 2 for seat in range(seats)]


def _unrated(owner: str, game: str) -> RatingRow:
    return RatingRow(owner, game, MODEL.mu, MODEL.sigma, 0)
