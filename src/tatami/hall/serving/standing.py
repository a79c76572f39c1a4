"""How a table stands: what anybody may be told of it without waiting for it.

Between the moment at which an act is applied and the one at which it is written a room is ahead of its log,
and the log may yet say no. Whoever looks without the room's lock (lists, the lobby, refusals) sees this,
which is noted when something is written; whoever wants more waits for the lock (`Registry.at`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tatami.kernel.seats import Seat

from ..db.rows import Phase
from ..table.deadlines import NOTHING_DUE, deadlines
from ..table.entries import Millis
from ..telling.messages import CushionInfo, TableInfo

if TYPE_CHECKING:
    from .room import Room


class Awaited(NamedTuple):
    """Who is asked at a table, with their names, and since when."""

    seats: Collection[Seat]
    names: list[str]
    since: Millis


NOBODY: Final = Awaited((), [], 0)


class Standing(NamedTuple):
    """A table as its log says it is."""

    phase: Phase
    asked: tuple[Seat, ...]
    people: tuple[str, ...]
    """By seat: whose cushion it is, or nothing."""
    names: tuple[str, ...]
    info: TableInfo
    """As everybody may know it; who is here may have changed since."""
    asked_at: Millis
    """Since when those are asked."""
    topic: int = 0
    """The number of the question, or of the first of the conversation."""
    due: Mapping[Seat, Millis] = NOTHING_DUE
    """By days: when each of those must have answered."""

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        return tuple(seat for seat, who in enumerate(self.people) if person and who == person)


def stands(room: Room, before: Standing | None = None) -> Standing:
    """As the room is now, which must be as its log is; since `before` only the question has changed."""
    live = room.live
    if before is not None:
        return before._replace(
            asked=live.asked(), asked_at=live.asked_at, topic=live.talk_since, due=deadlines(live)
        )
    people = tuple(cushion.person for cushion in live.cushions)
    return Standing(
        live.phase,
        live.asked(),
        people,
        live.names,
        room.info(live),
        live.asked_at,
        live.talk_since,
        deadlines(live),
    )


def listed(room: Room) -> TableInfo:
    """The table for lists, with who is here at this moment; where spectators see it later, as they do."""
    standing = room.standing
    info = standing.info if room.late is None else room.info(room.late.table)
    seats = [_present(room, *seat) for seat in zip(standing.people, info.seats, strict=True)]
    return msgspec.structs.replace(info, seats=seats, watching=room.audience.spectators())


def _present(room: Room, person: str, cushion: CushionInfo) -> CushionInfo:
    if not person:
        return cushion
    here = room.audience.here[person] > 0
    away_since = None if here else room.audience.away_since.get(person)
    return msgspec.structs.replace(cushion, here=here, away_since=away_since)
