"""A table as everybody may know it: who sits there, what is played and how."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

import msgspec

from tatami.kernel.seats import Seat, letter

from ..table.live import LiveTable
from .messages import CushionInfo, TableInfo

if TYPE_CHECKING:
    from ..serving.room import Room


def table_info(room: Room, live: LiveTable) -> TableInfo:
    """This copy of the room's table."""
    opened, wanted = live.opened, live.undo_wanted
    return TableInfo(
        room.id,
        opened.game,
        opened.ruleset,
        live.phase,
        [_cushion_info(room, live, seat) for seat in range(opened.seats)],
        opened.options,
        opened.clock,
        cast(Literal["public", "link", "password"], opened.access),
        opened.talk,
        opened.delay,
        opened.couch,
        live.commitment,
        opened.at,
        live.paused_until or None,
        None if wanted is None else letter(wanted.seat),
        [letter(seat) for seat in sorted(live.undo_agreed)],
        room.audience.spectators(),
        live.rematch or None,
        opened.origin,
        live.welcomes,
        cast(Literal["alone", "yes", "no"], opened.hints),
        live.allows_hints,
        [letter(seat) for seat in sorted(live.hinted)],
        letter(live.end_offer.by) if live.end_offer.is_open else None,
        [letter(seat) for seat in sorted(live.end_offer.agreed)],
        live.outcome is not None and not live.outcome.winners,
    )


def _cushion_info(room: Room, live: LiveTable, seat: Seat) -> CushionInfo:
    cushion = live.cushions[seat]
    if cushion.is_free:
        return CushionInfo(letter(seat))
    if cushion.bot:
        return CushionInfo(letter(seat), "bot", cushion.name, bot=cushion.bot)
    here = room.audience.here[cushion.person] > 0
    return CushionInfo(
        letter(seat),
        "person",
        cushion.name,
        cushion.colour,
        cushion.crest,
        stand_in=cushion.stand_in,
        resigned=cushion.has_resigned,
        here=here,
        away_since=None if here else room.audience.away_since.get(cushion.person),
        vacation=live.days_off[seat] or None,
    )


def for_strangers(info: TableInfo) -> TableInfo:
    """Where they play again, and which game was theirs before, is the business of those who sat here."""
    if not info.rematch and info.origin is None:
        return info
    origin = None if info.origin is None else msgspec.structs.replace(info.origin, table="")
    return msgspec.structs.replace(info, rematch=None, origin=origin)
