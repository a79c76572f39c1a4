"""All that the hall keeps of somebody, for himself to take home."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from tatami.kernel.seats import letter

from ..db.rows import AccountRow, MailboxRow, PersonRow, PlayedRow
from ..telling.noting import Jottings
from ..telling.renown import Export, ExportedChange, ExportedDays, ExportedDeck, ExportedGame, ExportedNotes
from .ladders import told
from .pages import traits_read
from .presence import handle_of

if TYPE_CHECKING:
    from ..hall import Hall

YEAR: Final = 365 * 86_400_000
MOST_EXPORTED: Final = 5000
"""Games, changes of ratings and notes at a time."""


async def export_of(hall: Hall, person: PersonRow, offset: int) -> Export:
    store, account_id = hall.store, person.account_id
    account = await store.account(account_id) if account_id else None
    people = [one.id for one in await store.people_of(account_id)] if account_id else [person.id]
    ratings = await store.ratings_of(account_id) if account_id else []
    changes = await store.curve_of(account_id, MOST_EXPORTED, None) if account_id else []
    rows = await store.played_by(people, MOST_EXPORTED, None, offset)
    beside = await store.played_with(people, MOST_EXPORTED, None, offset)
    count = await store.played_count(people)
    ties = await hall.friends.ties(account_id) if account_id else None
    decks = await store.decks_of(account_id) if account_id else []
    known = await store.acquainted({*ties.friends, *ties.blocked}) if ties else {}
    return Export(
        person.name,
        person.colour,
        person.crest,
        handle_of(person.id),
        account.name if account else None,
        account.made_at if account else person.made_at,
        person.hidden,
        person.undisturbed,
        person.page,
        person.off_ladder,
        [told(row.game, row.seats, row, hall.now()) for row in ratings],
        [
            ExportedChange(
                row.table_id, row.game or "", row.seats or 0, row.at or 0, row.mu_before, row.mu_after,
                row.sigma_after,
            )
            for row in changes
        ],
        await _games(hall, rows, beside),
        await _notes(hall, people),
        [known[one].account for one in ties.friends if one in known] if ties else [],
        [known[one].account for one in ties.blocked if one in known] if ties else [],
        [ExportedDeck(row.pack, row.name, row.text, row.changed_at) for row in decks],
        await _days(hall, account) if account else None,
        max(0, count - offset - len(rows)),
    )  # fmt: skip


async def _days(hall: Hall, account: AccountRow) -> ExportedDays:
    """Who has given no address has none here; links of the hall's own are no part of it."""
    box = await hall.store.mailbox(account.id) or MailboxRow(account.id, "", "", wanted="none")
    off = await hall.store.vacations_of(account.id, hall.now() - YEAR)
    return ExportedDays(
        box.address,
        box.verified,
        box.wanted,
        box.hours,
        box.remind,
        box.zone,
        box.lang,
        account.webhook or "",
        [[row.start, row.until] for row in off],
    )


async def _games(hall: Hall, rows: Sequence[PlayedRow], beside: Sequence[PlayedRow]) -> list[ExportedGame]:
    """Those who sat beside him go by the names that they have now, bots by their kinds."""
    people = await hall.store.people_called({row.person_id for row in beside})
    at: dict[str, dict[int, str]] = {}
    for row in beside:
        at.setdefault(row.table_id, {})[row.seat] = people[row.person_id].name
    return [_told(row, at.get(row.table_id, {})) for row in rows]


def _told(row: PlayedRow, names: Mapping[int, str]) -> ExportedGame:
    bots = {seat: str(kind) for seat, kind in enumerate(msgspec.json.decode(row.bots)) if kind}
    others = {**names, **bots}
    return ExportedGame(
        row.table_id,
        row.game,
        row.seats,
        letter(row.seat),
        row.ended_at,
        row.how,
        row.won,
        row.place,
        row.rated,
        traits_read(row.traits),
        [others[seat] for seat in sorted(others) if seat != row.seat],
    )


async def _notes(hall: Hall, people: Sequence[str]) -> list[ExportedNotes]:
    found = []
    for table, seat, noted in await hall.store.jottings_of(people, MOST_EXPORTED):
        kept = msgspec.json.decode(noted, type=Jottings)
        found.append(ExportedNotes(table, letter(seat), dict(kept.marks), kept.text))
    return found
