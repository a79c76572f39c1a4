"""Ninja (SHI-49 to SHI-55)."""

from __future__ import annotations

from itertools import compress
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from .. import answers as say
from .. import reasons as why
from ..events import NinjaPlayed
from ..pieces import ABROAD, ARMIES_ABROAD, ARMY, DISCARD, HAND, NINJA
from ..table import STRUCK, Me, Shinobi, ShinobiTable
from .armies import is_army_abroad, protect


def targets_of_a_ninja(me: Me) -> list[Answer]:
    """SHI-50, SHI-R14: every army in another player's province, whatever its strength and clan."""
    seats, seat = me.seats, me.seat
    return list(compress(_TARGETS[seats][seat], me.counts(ARMIES_ABROAD[seats][seat])))


def why_not_ninja(me: Me, answer: say.PlayNinja) -> Reason | None:
    """SHI-49 to SHI-53: a ninja from the hand, against an army of another player's province."""
    if answer.province >= me.seats:
        return why.NO_SUCH_PLAYER(province=answer.province)
    if not me.holds(HAND[me.seat], NINJA):
        return why.NO_NINJA_IN_HAND()
    if answer.province == me.seat:
        return why.NINJA_NOT_AT_HOME()
    if me.count(ARMY[answer.province][answer.clan]) == 0:
        if not is_army_abroad(me):
            return why.NO_ARMY_ABROAD()
        return why.NO_ARMY_TO_STRIKE(province=answer.province, clan=answer.clan)
    return None


def strike(g: Shinobi, by: Seat, province: Seat, clan: int) -> None:
    """SHI-51: a card of that army and the ninja are discarded. SHI-54: it may not be attacked now."""
    army = ARMY[province][clan]
    g.tell(NinjaPlayed(by, clan, province))
    g.move_face(HAND[by], NINJA, DISCARD)
    g.move(army, -1, DISCARD)
    protect(g.table, army, STRUCK)


def was_ninja_played(table: ShinobiTable) -> bool:
    """SHI-55: in this turn."""
    return any(cause == STRUCK for _, cause in table.protected)


_TARGETS: Final = tuple(
    tuple(tuple(say.PLAY_NINJA[province][clan] for province, clan, _ in armies) for armies in by_seat)
    for by_seat in ABROAD
)
"""By number of players and seat: a ninja against every army that could stand abroad."""
