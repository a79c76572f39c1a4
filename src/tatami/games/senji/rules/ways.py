"""Where pieces can go (SEN-93 to SEN-114, SEN-229 to SEN-237): the ways there are, and why not."""

from __future__ import annotations

from typing import Final

from tatami.kernel.reasons import Reason

from ..board import holder, may_attack, room_for, samurai_in
from ..box import PROVINCES, SEAS
from ..pieces import EMPEROR, NOBODY_THERE
from ..reasons import summer as why
from ..table import SenjiTable
from ..vocabulary import WAYS

LAND, SEA, RAID, SAIL, LANDING, FLEET_RAID = range(len(WAYS))
"""The kinds of movement of a march (SEN-93), then those of a fleet (SEN-110)."""
RAIDS: Final = (RAID, FLEET_RAID)


def other_sea(sea: int) -> int:
    return 2 * PROVINCES + SEAS - 1 - sea


def reach(table: SenjiTable, origin: int, kind: int) -> tuple[int, ...]:
    """The regions that lie within reach, whoever holds them."""
    box = table.box
    if kind == LAND:
        return box.land[origin]
    if kind == SEA:
        return box.seas_of[origin]
    if kind == RAID:
        return box.raids[origin]
    if kind == SAIL:
        return (other_sea(origin),)
    sea = origin if kind == LANDING else other_sea(origin)
    return box.coast[sea - PROVINCES]


def why_not_there(table: SenjiTable, party: int, origin: int, kind: int, region: int) -> Reason | None:
    """Why pieces of that party cannot go from there to here in that way, however many they are."""
    if region == origin:
        return why.ALREADY_THERE(region=region)
    if region not in reach(table, origin, kind):
        return _out_of_reach(table, origin, kind, region)
    if region >= PROVINCES:
        return None
    return _why_not_enter(table, party, region)


def _why_not_enter(table: SenjiTable, party: int, province: int) -> Reason | None:
    """SEN-109: not what is closed; SEN-147: no attack with six provinces; SEN-231: not host against army."""
    held = holder(table, province)
    if held == party:
        return None
    if held < 0:
        return why.CLOSED(region=province)
    if (party, held) in ((table.host, EMPEROR), (EMPEROR, table.host)):
        return why.HOST_AND_ARMY(region=province)
    if not may_attack(table, party):
        return (why.ARMY_HOLDS_SIX if party == EMPEROR else why.SIX_PROVINCES)(region=province)
    return None


def _out_of_reach(table: SenjiTable, origin: int, kind: int, region: int) -> Reason:
    at_sea = region >= PROVINCES
    if kind == LAND:
        if at_sea:
            return why.NOT_BY_LAND(region=region)
        islands = table.box.islands
        across = islands[origin] != islands[region]
        return (why.NO_CROSSING if across else why.NOT_NEIGHBOURS)(origin=origin, region=region)
    if kind == SEA:
        if not at_sea:
            return why.NOT_BY_SEA(region=region)
        return why.NOT_THAT_SEA(origin=origin, region=region)
    if kind == SAIL:
        return why.SAILS_TO_THE_OTHER_SEA(region=region)
    if at_sea:
        return why.NOT_BY_RAID(region=region) if kind == RAID else why.ONE_COURSE()
    if kind == RAID:
        return why.NO_SHARED_SEA(origin=origin, region=region)
    return (why.NOT_ON_ITS_COAST if kind == LANDING else why.NOT_ON_THE_OTHER_COAST)(
        origin=origin, region=region
    )


def destinations(table: SenjiTable, party: int, origin: int, kind: int) -> list[int]:
    """Where pieces of that party can go: what `why_not_there` allows, counted at one go."""
    there = reach(table, origin, kind)
    if kind in (SEA, SAIL):
        return [*there]
    held = [*table.fortress]
    home = table.box.emperors[table.seats]
    if home >= 0:
        held[home] = EMPEROR
    if not may_attack(table, party):
        return [province for province in there if held[province] == party]
    barred = table.host if party == EMPEROR else EMPEROR if party == table.host else NOBODY_THERE
    return [province for province in there if held[province] not in (NOBODY_THERE, barred)]


def why_not_that_way(table: SenjiTable, party: int, origin: int, kind: int) -> Reason | None:
    """Why nothing at all can move in that way."""
    if kind in (SEA, RAID) and not table.box.seas_of[origin]:
        return why.NO_COAST(region=origin)
    goals = destinations(table, party, origin, kind)
    if not goals:
        return why.NOWHERE_TO_GO()
    for region in goals:
        if room_for(table, party, region):
            return None
    return None if samurai_in(table, party, origin) else why.NOWHERE_TO_GO()
