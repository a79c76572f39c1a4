"""What play by days keeps of accounts: letter boxes, turns that were told, calendars, vacations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Executable,
    and_,
    case,
    cast,
    delete,
    func,
    or_,
    select,
    update,
)

from ..table.entries import Millis
from .repository import Repository
from .rows import MailboxRow, TableRow, TurnRow, VacationRow
from .schema import CALENDARS, MAILBOXES, SITTINGS, TABLES, TURNS, VACATIONS

HOUR: Final = 3_600_000


class Mailboxes(Repository):
    """One for each account that wanted one."""

    async def mailbox(self, account: str) -> MailboxRow | None:
        return await self._first(MailboxRow, select(MAILBOXES).where(MAILBOXES.c.account_id == account))

    async def put_mailbox(self, row: MailboxRow) -> None:
        """In place of the one before: links to that are dead from now on."""
        values = msgspec.structs.asdict(row)
        upsert = self._upsert(MAILBOXES, values)
        await self._write(upsert.on_conflict_do_update(index_elements=["account_id"], set_=values))

    async def change_mailbox(self, account: str, key: str, **values: Any) -> None:
        """Only while it is the one with that key."""
        this = and_(MAILBOXES.c.account_id == account, MAILBOXES.c.key == key)
        await self._write(update(MAILBOXES).where(this).values(values))

    async def drop_mailbox(self, account: str) -> None:
        """With all that was still to be written to it."""
        await self._write(
            delete(TURNS).where(TURNS.c.account_id == account),
            delete(MAILBOXES).where(MAILBOXES.c.account_id == account),
        )


class Turns(Repository):
    """Of whose turn a letter is to be written, or was."""

    async def note_turn(self, row: TurnRow) -> None:
        """In place of what was asked there before; of the same question only another deadline is news."""
        upsert = self._upsert(TURNS, msgspec.structs.asdict(row))
        names = ("account_id", "question", "asked_at", "due")
        new: dict[str, ColumnElement[Any]] = {name: upsert.excluded[name] for name in names}
        is_new = or_(
            TURNS.c.question != upsert.excluded.question, TURNS.c.account_id != upsert.excluded.account_id
        )
        new["mailed"] = case((is_new, upsert.excluded.mailed), else_=TURNS.c.mailed)
        is_news = or_(is_new, TURNS.c.due != upsert.excluded.due)
        await self._write(
            upsert.on_conflict_do_update(index_elements=["table_id", "seat"], set_=new, where=is_news)
        )

    async def accounts_to_mail(self, before: Millis, now: Millis, space: Millis, limit: int) -> list[str]:
        """Those who were asked before then, have not been told, and had no letter too lately."""
        box = MAILBOXES.c
        since = case((box.wanted == "each", space), else_=box.hours * HOUR)
        last = now - cast(since, BigInteger)
        query = (
            select(TURNS.c.account_id)
            .join(MAILBOXES, box.account_id == TURNS.c.account_id)
            .where(TURNS.c.mailed.is_(False), TURNS.c.asked_at <= before, box.mailed_at <= last)
            .group_by(TURNS.c.account_id)
            .order_by(func.min(TURNS.c.asked_at), TURNS.c.account_id)
        )
        return await self._all(str, query.limit(limit))

    async def accounts_to_remind(self, before: Millis, now: Millis, space: Millis, limit: int) -> list[str]:
        """Those of whose turns the time is nearly up, as far as is known here.

        Who was told of it already hears it once more, unless a letter since then or not long before said so;
        who was not (no digest is due yet, or a move has little time) waits for the space between two.
        """
        box = MAILBOXES.c
        window = cast(box.remind, BigInteger) * HOUR  # milliseconds since 1970 are too much for an Integer
        was_told = and_(
            TURNS.c.mailed, box.mailed_at < TURNS.c.due - window, box.mailed_at <= now - window // 2
        )
        was_not = and_(TURNS.c.mailed.is_(False), TURNS.c.asked_at <= before, box.mailed_at <= now - space)
        query = (
            select(TURNS.c.account_id)
            .join(MAILBOXES, box.account_id == TURNS.c.account_id)
            .where(box.verified, box.wanted != "none", box.remind > 0)
            .where(TURNS.c.due > now, TURNS.c.due <= now + window, or_(was_told, was_not))
            .group_by(TURNS.c.account_id)
            .order_by(func.min(TURNS.c.due), TURNS.c.account_id)
        )
        return await self._all(str, query.limit(limit))

    async def turns_of(self, account: str) -> list[TurnRow]:
        query = select(TURNS).where(TURNS.c.account_id == account)
        return await self._all(TurnRow, query.order_by(TURNS.c.asked_at, TURNS.c.table_id, TURNS.c.seat))

    async def mark_mailed(self, account: str, turns: Sequence[TurnRow], at: Millis) -> None:
        """A letter told these, at that time, whether they had been noted or not."""
        marks: list[Executable] = []
        for turn in turns:
            values = msgspec.structs.asdict(turn) | {"mailed": True}
            upsert = self._upsert(TURNS, values)
            marks.append(upsert.on_conflict_do_update(index_elements=["table_id", "seat"], set_=values))
        last = update(MAILBOXES).where(MAILBOXES.c.account_id == account).values(mailed_at=at)
        await self._write(*marks, last)

    async def drop_turns(self, turns: Sequence[TurnRow]) -> None:
        """Nobody need be told of these any more."""
        drops = [
            delete(TURNS)
            .where(TURNS.c.table_id == turn.table_id, TURNS.c.seat == turn.seat)
            .where(TURNS.c.question == turn.question)
            for turn in turns
        ]
        if drops:
            await self._write(*drops)

    async def drop_turns_of_ended_games(self) -> None:
        over = select(TABLES.c.id).where(TABLES.c.phase == "over")
        await self._write(delete(TURNS).where(TURNS.c.table_id.in_(over)))


class Calendars(Repository):
    """One secret key for each account that wanted one."""

    async def calendar_key(self, account: str) -> str | None:
        query = select(CALENDARS.c.key).where(CALENDARS.c.account_id == account)
        return await self._first(str, query)

    async def put_calendar_key(self, account: str, key: str) -> None:
        upsert = self._upsert(CALENDARS, {"account_id": account, "key": key})
        await self._write(upsert.on_conflict_do_update(index_elements=["account_id"], set_={"key": key}))

    async def drop_calendar_key(self, account: str) -> None:
        await self._write(delete(CALENDARS).where(CALENDARS.c.account_id == account))

    async def calendar_of(self, key: str) -> str | None:
        return await self._first(str, select(CALENDARS.c.account_id).where(CALENDARS.c.key == key))


class Vacations(Repository):
    """Days off, past and to come, and the games that they matter to."""

    async def playing(self, people: Sequence[str], limit: int) -> list[tuple[TableRow, int]]:
        """The games of these people that go on, with their seats; what changed last comes first."""
        query = (
            select(TABLES, SITTINGS.c.seat)
            .join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
            .where(SITTINGS.c.person_id.in_(people), TABLES.c.phase == "playing")
            .order_by(TABLES.c.changed_at.desc(), TABLES.c.id, SITTINGS.c.seat)
        )
        return [(TableRow(*row[:-1]), row[-1]) for row in await self._rows(query.limit(limit))]

    async def vacations_of(self, account: str, since: Millis) -> list[VacationRow]:
        """Those that were not over then, the first first."""
        query = select(VACATIONS).where(VACATIONS.c.account_id == account, VACATIONS.c.until > since)
        return await self._all(VacationRow, query.order_by(VACATIONS.c.start))

    async def vacations_after(self, now: Millis) -> list[VacationRow]:
        """Everybody's that are not over."""
        query = select(VACATIONS).where(VACATIONS.c.until > now)
        return await self._all(VacationRow, query.order_by(VACATIONS.c.start, VACATIONS.c.account_id))

    async def put_vacation(self, row: VacationRow) -> None:
        values = msgspec.structs.asdict(row)
        upsert = self._upsert(VACATIONS, values)
        await self._write(
            upsert.on_conflict_do_update(
                index_elements=["account_id", "start"], set_={"until": upsert.excluded.until}
            )
        )

    async def drop_vacation(self, row: VacationRow) -> None:
        this = and_(VACATIONS.c.account_id == row.account_id, VACATIONS.c.start == row.start)
        await self._write(delete(VACATIONS).where(this))
