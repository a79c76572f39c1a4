"""Finished games: who may have their records, and where those come from.

A record is written down in the transaction that ends its game. So it is what was played, whatever the rules
have become since; only games that ended before halls did that are played once more, while their rules fit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import Executable

from tatami.kernel.reasons import Refused, TatamiError

from ..db.rows import TableRow
from ..db.store import pack
from ..table import reasons as why
from .reading import is_lasting
from .replaying import finished_reel, whole_reel

if TYPE_CHECKING:
    from ..hall import Hall
    from .room import Room

_LOG: Final = structlog.get_logger()


async def own_table(hall: Hall, table_id: str, person: str) -> TableRow:
    """The row of a table, for somebody who sits at it or laid it; also where its log cannot be read."""
    row = await hall.store.table_row(table_id)
    if row is None:
        raise Refused(why.NO_SUCH_TABLE())
    if person != row.opened_by and person not in (await hall.store.sitters(table_id)).values():
        raise Refused(why.NOT_YOUR_TABLE())
    return row


async def own_finished(hall: Hall, table_id: str, person: str) -> TableRow:
    """The same, if its game is over."""
    row = await own_table(hall, table_id, person)
    if row.phase != "over":
        raise Refused(why.GAME_IS_NOT_OVER())
    return row


async def shared_table(hall: Hall, key: str) -> TableRow:
    """The table behind a link that was given away; strangers learn nothing before the spectators do."""
    table_id = await hall.store.shared(key)
    row = None if table_id is None else await hall.store.table_row(table_id)
    if row is None:
        raise TatamiError("no-such-record")
    if row.told_at is not None and hall.now() < row.told_at:
        raise Refused(why.GAME_IS_NOT_OVER())
    return row


async def kept_record(hall: Hall, table_id: str, who: str) -> str:
    """The record of a finished game, for somebody who may have it: that is seen by those above."""
    kept = await hall.store.record(table_id)
    if kept is not None:
        return kept
    async with hall.at(table_id) as room:
        reel = finished_reel(room.live)
    made = await hall.looking_back.do(who, reel.record)
    try:
        await hall.store.keep_record(table_id, pack(made))
    except TatamiError as trouble:  # then it is made once more the next time
        _LOG.warning("record", table=table_id, trouble=str(trouble))
    return made


async def record_so_far(hall: Hall, row: TableRow, who: str) -> str:
    """For a complaint: what was played, as far as that can be told. It is shown to nobody who plays."""
    kept = await hall.store.record(row.id)
    if kept is not None:
        return kept
    try:
        async with hall.at(row.id) as room:
            course = room.live.course
            reel = None if course is None else whole_reel(course, room.live.outcome)
    except Refused as refusal:
        if not is_lasting(refusal):
            raise
        return ""
    return "" if reel is None else await hall.looking_back.do(who, reel.record)


async def keeping_record(room: Room) -> list[Executable]:
    """What is to be written besides when a game ends. A game ends also where its record cannot be made."""
    try:
        record = finished_reel(room.live).record
        packed = await room.hall.ending.do(room.id, lambda breath: pack(record(breath)))
    except Exception:
        _LOG.exception("record", table=room.id)
        return []
    return [room.hall.store.keeping(room.id, packed)]
