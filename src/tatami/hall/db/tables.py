"""Tables, their logs and snapshots, and what was said and reported at them."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Sequence

from sqlalchemy import Executable, and_, bindparam, func, insert, not_, or_, select, tuple_

from tatami.kernel.reasons import Refused

from ..table import reasons as why
from ..table.entries import Entry, Millis, decode_entry, encode_entry
from .connections import Fenced
from .logrow import LogRow
from .notes import Note, noting
from .repository import Repository, inserting
from .rows import Phase, ReportRow, TableRow, TalkRow
from .schema import LOG, RECORDS, REPORTS, SITTINGS, SNAPSHOTS, TABLES, TALK
from .writer import Done

Rulesets = tuple[str, int]
"""A game, and a version of its rules."""


class Tables(Repository):
    """One row a table, its log beside it."""

    async def open_table(self, row: TableRow, entry: Entry) -> None:
        """A new table with its first entry; Fenced if there is such a table."""
        first = LogRow(row.id, 0, entry.at, encode_entry(entry))
        await self._write(inserting(TABLES, row), insert(LOG).values(first._asdict()), double=Fenced())

    async def table_row(self, table_id: str) -> TableRow | None:
        return await self._first(TableRow, select(TABLES).where(TABLES.c.id == table_id))

    async def tables(
        self, phases: Sequence[Phase], listed_only: bool, limit: int, now: Millis | None = None
    ) -> list[TableRow]:
        """Those that changed last come first; with `now` also those of whose end nobody has heard yet."""
        wanted = TABLES.c.phase.in_(phases)
        query = select(TABLES).where(wanted if now is None else or_(wanted, TABLES.c.told_at > now))
        if listed_only:
            query = query.where(TABLES.c.listed)
        return await self._all(TableRow, query.order_by(TABLES.c.changed_at.desc(), TABLES.c.id).limit(limit))

    async def due(self, now: Millis, without: Collection[Rulesets] = ()) -> list[str]:
        """The games that the hall must look at by now, without those that cannot be read by these rules."""
        query = select(TABLES.c.id).where(TABLES.c.phase != "over", TABLES.c.wake_at <= now)
        if without:
            query = query.where(not_(tuple_(TABLES.c.game, TABLES.c.ruleset).in_(list(without))))
        return await self._all(str, query.order_by(TABLES.c.wake_at, TABLES.c.id))

    async def games_played(self) -> dict[Rulesets, int]:
        """By game and ruleset: how many games are not over."""
        what = TABLES.c.game, TABLES.c.ruleset
        query = select(*what, func.count()).where(TABLES.c.phase == "playing").group_by(*what)
        return {(game, ruleset): count for game, ruleset, count in await self._rows(query)}

    async def ends_told(self, since: Millis, until: Millis) -> list[str]:
        """The listed tables of whose end strangers may know since that time."""
        between = and_(TABLES.c.told_at > since, TABLES.c.told_at <= until)
        return await self._all(str, select(TABLES.c.id).where(between, TABLES.c.listed))

    async def shared(self, key: str) -> str | None:
        """The table that is shared under this key."""
        return await self._first(str, select(TABLES.c.id).where(TABLES.c.share == key))

    async def share(self, table_id: str, key: str) -> None:
        await self._write(noting(table_id, share=key))

    async def set_wake(self, table_id: str, at: Millis | None) -> None:
        await self._write(noting(table_id, wake_at=at))

    async def sitters(self, table_id: str) -> dict[int, str]:
        """By seat, the person who sits or sat there."""
        query = select(SITTINGS.c.seat, SITTINGS.c.person_id).where(SITTINGS.c.table_id == table_id)
        return dict(await self._rows(query.order_by(SITTINGS.c.seat)))

    async def open_tables_by(self, person_id: str) -> int:
        """How many tables that somebody has laid are not over."""
        query = select(func.count()).where(TABLES.c.opened_by == person_id, TABLES.c.phase != "over")
        return await self._first(int, query) or 0


class Logs(Repository):
    """What happened, and shortcuts to it."""

    async def append(
        self, table_id: str, seq: int, entries: Sequence[Entry], *, also: Sequence[Executable] = ()
    ) -> None:
        """Writes entries from that number on; Fenced if there are such entries already.

        `also` is written with them or not at all; it is executed after the entries.
        """
        rows = [LogRow(table_id, seq + k, entry.at, encode_entry(entry)) for k, entry in enumerate(entries)]
        await self._write(*also, rows=rows)

    def append_soon(self, table_id: str, seq: int, entry: Entry, done: Done) -> None:
        """One entry and nothing else, for whoever does not wait: `done` is told how it ended."""
        self._database.writer.write_soon([LogRow(table_id, seq, entry.at, encode_entry(entry))], (), done)

    async def log_of(self, table_id: str, since: int = 0) -> list[Entry]:
        """The entries from that number on; empty if there is no such table."""
        query = select(LOG.c.entry).where(LOG.c.table_id == table_id, LOG.c.seq >= since)
        return await self._all(decode_entry, query.order_by(LOG.c.seq))

    async def log_length(self, table_id: str) -> tuple[int, int]:
        """How many entries there are, and the number after the last: the same, if none is missing."""
        query = select(func.count(), func.coalesce(func.max(LOG.c.seq), -1)).where(LOG.c.table_id == table_id)
        [(count, last)] = await self._rows(query)
        return count, last + 1

    async def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        """The newest, and how many entries of the log are in it."""
        query = select(SNAPSHOTS.c.seq, SNAPSHOTS.c.state).where(SNAPSHOTS.c.table_id == table_id)
        return await self._first(lambda seq, state: (seq, state), query)

    async def keep_snapshot(self, table_id: str, seq: int, state: bytes) -> None:
        """Instead of an older one; a newer one stays."""
        upsert = self._upsert(
            SNAPSHOTS, {column.name: bindparam(f"new_{column.name}") for column in SNAPSHOTS.c}
        )
        new = {"seq": upsert.excluded.seq, "state": upsert.excluded.state}
        is_newer = SNAPSHOTS.c.seq <= upsert.excluded.seq
        once = upsert.on_conflict_do_update(index_elements=["table_id"], set_=new, where=is_newer)
        await self._write(Note(once, {"new_table_id": table_id, "new_seq": seq, "new_state": state}))


class Records(Repository):
    """Finished games as they were written down."""

    async def record(self, table_id: str) -> str | None:
        """What was kept when the game ended; older halls kept nothing."""
        packed = await self._first(bytes, select(RECORDS.c.packed).where(RECORDS.c.table_id == table_id))
        return None if packed is None else zlib.decompress(packed).decode()

    async def keep_record(self, table_id: str, packed: bytes) -> None:
        await self._write(self.keeping(table_id, packed))

    def keeping(self, table_id: str, packed: bytes) -> Executable:
        """The statement for it, to go with the last entry."""
        upsert = self._upsert(RECORDS, {"table_id": bindparam("of_table"), "packed": bindparam("new_packed")})
        once = upsert.on_conflict_do_nothing(index_elements=["table_id"])
        return Note(once, {"of_table": table_id, "new_packed": packed})


def pack(record: str) -> bytes:
    """A record is long, and much of it the same."""
    return zlib.compress(record.encode())


class Talk(Repository):
    """What was said, and who complained."""

    async def add_talk(self, row: TalkRow) -> None:
        await self._write(inserting(TALK, row))

    async def talk_of(self, table_id: str, limit: int = 200) -> list[TalkRow]:
        """The last of it, oldest first."""
        columns = [column for column in TALK.c if column is not TALK.c.id]
        query = select(*columns).where(TALK.c.table_id == table_id).order_by(TALK.c.id.desc())
        return (await self._all(TalkRow, query.limit(limit)))[::-1]

    async def add_report(self, row: ReportRow) -> None:
        """Refused if its id, which says who complains about whom where, is there already."""
        await self._write(inserting(REPORTS, row), double=Refused(why.REPORTED_ALREADY()))

    async def is_reported(self, report_id: str) -> bool:
        """Whether somebody has complained about that already."""
        return bool(await self._rows(select(REPORTS.c.id).where(REPORTS.c.id == report_id).limit(1)))

    async def reports(self, limit: int) -> list[ReportRow]:
        """The last come first."""
        return await self._all(
            ReportRow, select(REPORTS).order_by(REPORTS.c.at.desc(), REPORTS.c.id).limit(limit)
        )
