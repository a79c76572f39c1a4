"""How a table is read: its log, a snapshot as a shortcut past it, and what can be wrong with either."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from tatami.games import game_called
from tatami.kernel.reasons import NotUnderstood, Reason, Refused
from tatami.kernel.rules import Rules

from ..db.rows import TableRow
from ..db.store import Store
from ..table import reasons as why
from ..table.entries import Entry, Millis, Opened
from ..table.live import LiveTable
from ..table.snapshot import take_up

AGAIN: Final = 10_000
"""Milliseconds until a table that could not be read is tried again by itself."""
LONGEST: Final = 3_600_000
"""It takes longer after each try, but never longer than this."""
MOST: Final = 10_000
A_BIT: Final = 25
"""Entries of a log that are read in one go."""


async def bit_by_bit(entries: Sequence[Entry]) -> AsyncIterator[Sequence[Entry]]:
    """A log that may be long: after some of it everybody else has a turn."""
    for start in range(0, len(entries), A_BIT):
        yield entries[start : start + A_BIT]
        await asyncio.sleep(0)


async def read_table(store: Store, table_id: str) -> LiveTable:
    """The table as its log has made it; Refused with a lasting reason if these rules cannot tell."""
    row = await store.table_row(table_id)
    if row is None:
        raise Refused(why.NO_SUCH_TABLE())
    rules = rules_for(row)
    count, end = await store.log_length(table_id)
    if count != end or not count:
        raise Refused(why.TABLE_IS_BROKEN())
    live = await _snapshot(store, table_id, rules, count)
    entries = await _entries(store, table_id, 0 if live is None else live.seq)
    if live is None:
        live = _laid(entries.pop(0), rules)
    try:
        async for some in bit_by_bit(entries):
            live.apply_all(some)
    except Exception as trouble:  # whatever the rules say: nobody here has done anything wrong
        raise Refused(why.TABLE_IS_BROKEN()) from trouble
    return live


def _laid(first: Entry, rules: Rules[Any]) -> LiveTable:
    """The table as it was laid, if the hall still has the data pack that it was laid with."""
    if not isinstance(first, Opened):
        raise Refused(why.TABLE_IS_BROKEN())
    try:
        return LiveTable(first, rules)
    except NotUnderstood as trouble:
        if trouble.code not in ("no-pack", "other-pack"):
            raise
        raise Refused(why.PACK_IS_GONE(pack=str(trouble.facts["name"]))) from trouble


def rules_for(row: TableRow) -> Rules[Any]:
    """The rules of its game, if they are those that it was laid for: others would tell another story."""
    rules = game_called(row.game)
    if rules.version != row.ruleset:
        raise Refused(why.OTHER_RULES(ruleset=row.ruleset, installed=rules.version))
    return rules


async def _snapshot(store: Store, table_id: str, rules: Rules[Any], entries: int) -> LiveTable | None:
    """It may be missing, of another time, or know more than the log: then it is of no use."""
    kept = await store.snapshot(table_id)
    if kept is None or kept[0] > entries:
        return None
    live = take_up(kept[1], rules)
    return live if live is not None and live.seq == kept[0] else None


async def _entries(store: Store, table_id: str, since: int) -> list[Entry]:
    try:
        return await store.log_of(table_id, since)
    except msgspec.MsgspecError as trouble:
        raise Refused(why.TABLE_IS_BROKEN()) from trouble


def is_lasting(trouble: BaseException | None) -> bool:
    """Whether a table cannot be read here, however often that is tried."""
    return isinstance(trouble, Refused) and trouble.reason.refusal in why.LASTING


class Trouble(NamedTuple):
    """What was wrong with a table, without what was going on: a traceback would keep all of that alive."""

    said: str
    reason: Reason | None
    """Only of what lies in the table itself."""
    again: Millis
    pause: Millis


class Unreadable:
    """Tables that could not be read, and when each is worth another try: at most so many, the last ones."""

    def __init__(self, most: int = MOST) -> None:
        self._most: Final = most
        self._tables: Final[dict[str, Trouble]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def note(self, table_id: str, trouble: BaseException, now: Millis) -> bool:
        """Whether that is news. What lies in the table itself is tried later and later."""
        known = self._tables.pop(table_id, None)
        reason = trouble.reason if isinstance(trouble, Refused) and is_lasting(trouble) else None
        pause = AGAIN if known is None or reason is None else min(2 * known.pause, LONGEST)
        self._tables[table_id] = Trouble(str(trouble)[:200], reason, now + pause, pause)
        if len(self._tables) > self._most:
            del self._tables[next(iter(self._tables))]
        return known is None or known.said != str(trouble)[:200]

    def forget(self, table_id: str) -> None:
        self._tables.pop(table_id, None)

    def rests(self, table_id: str, now: Millis) -> bool:
        """Whether it is too early to try again."""
        known = self._tables.get(table_id)
        return known is not None and now < known.again

    def refusal(self, table_id: str, now: Millis) -> Refused | None:
        """What to say at once of a table that is broken: to read it again would only cost time."""
        known = self._tables.get(table_id)
        return None if known is None or known.reason is None or now >= known.again else Refused(known.reason)
