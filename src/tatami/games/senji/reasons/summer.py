"""Refusals of this chapter: Summer (naming, marching, sailing)."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer, Compound
from tatami.kernel.reasons import Reason, Refusal

from ..answers.summer import ByLand, ByRaid, BySea, FightAt, LoseSamurai, Sail
from ..box import PROVINCES
from ..table import Me
from .common import EXPLAINERS

# Naming

NOTHING_TO_NAME_THERE: Final = Refusal("nothing-to-name-there", "SEN-81", region="region")
NO_SUCH_FLEET: Final = Refusal("no-such-fleet", "SEN-82", party="party", region="region")
FLEET_IS_NEW: Final = Refusal("fleet-is-new", "SEN-83", "SEN-81", party="party", region="region")
CLOSED_IS_NEVER_NAMED: Final = Refusal("closed-is-never-named", "SEN-22", region="region")
ONLY_THE_HOST_COMMANDS: Final = Refusal("only-the-host-commands", "SEN-219", "SEN-223", target="seat")
ALL_MUST_BE_NAMED: Final = Refusal("all-must-be-named", "SEN-81", "SEN-R52")
ORDER_IS_CARRIED_OUT: Final = Refusal("order-is-carried-out", "SEN-92", "SEN-94", "SEN-R51")
MARCH_MAY_STAY: Final = Refusal("march-may-stay", "SEN-94", "SEN-R51")
FLEET_MAY_STAY: Final = Refusal("fleet-may-stay", "SEN-110", "SEN-76")
RECRUITS_ARE_LIMITED: Final = Refusal("recruits-are-limited", "SEN-88", "SEN-89", "SEN-90", "SEN-91")
NO_ORDER_FOUND: Final = Refusal("no-order-found", "SEN-144", "SEN-R53")
NO_FORTRESS_FOR_THE_EMPEROR: Final = Refusal("no-fortress-for-the-emperor", "SEN-227")

# Kinds of movement

NO_COAST: Final = Refusal("no-coast", "SEN-100", "SEN-103", region="region")
NOWHERE_TO_GO: Final = Refusal("nowhere-to-go", "SEN-93", "SEN-109")
ONE_KIND_OF_MOVEMENT: Final = Refusal("one-kind-of-movement", "SEN-96", "SEN-R46")
ONE_COURSE: Final = Refusal("one-course", "SEN-110", "SEN-R47")

# Destinations

ALREADY_THERE: Final = Refusal("already-there", "SEN-93", "SEN-103", region="region")
NOT_BY_LAND: Final = Refusal("not-by-land", "SEN-96", "SEN-98", region="region")
NOT_BY_SEA: Final = Refusal("not-by-sea", "SEN-96", "SEN-100", region="region")
NOT_BY_RAID: Final = Refusal("not-by-raid", "SEN-96", "SEN-103", region="region")
NOT_NEIGHBOURS: Final = Refusal("not-neighbours", "SEN-98", origin="region", region="region")
NO_CROSSING: Final = Refusal("no-crossing", "SEN-99", "SEN-98", origin="region", region="region")
NOT_THAT_SEA: Final = Refusal("not-that-sea", "SEN-100", origin="region", region="region")
NO_SHARED_SEA: Final = Refusal("no-shared-sea", "SEN-103", origin="region", region="region")
SAILS_TO_THE_OTHER_SEA: Final = Refusal("sails-to-the-other-sea", "SEN-110", region="region")
NOT_ON_ITS_COAST: Final = Refusal("not-on-its-coast", "SEN-110", "SEN-111", origin="region", region="region")
NOT_ON_THE_OTHER_COAST: Final = Refusal("not-on-the-other-coast", "SEN-112", origin="region", region="region")
CLOSED: Final = Refusal("closed", "SEN-22", "SEN-109", region="region")
SIX_PROVINCES: Final = Refusal("six-provinces", "SEN-147", "SEN-R97", region="region")
ARMY_HOLDS_SIX: Final = Refusal("army-holds-six", "SEN-237", "SEN-147", region="region")
HOST_AND_ARMY: Final = Refusal("host-and-army", "SEN-231", "SEN-235", "SEN-236", region="region")

# Groups

TOO_MANY_UNITS: Final = Refusal("too-many-units", "SEN-93", number="number", left="number")
NO_ROOM: Final = Refusal("no-room", "SEN-108", "SEN-89", "SEN-R50", region="region", room="number")
HAS_UNITS_ALREADY: Final = Refusal("has-units-already", "SEN-97", region="region")
SAMURAI_IS_NOT_HERE: Final = Refusal("samurai-is-not-here", "SEN-93", samurai="samurai")
SAMURAI_GOES_ALREADY: Final = Refusal("samurai-goes-already", "SEN-97", samurai="samurai")
NOBODY_GOES: Final = Refusal("nobody-goes", "SEN-94")

# After the dice of a raid

NO_SUCH_GROUP: Final = Refusal("no-such-group", "SEN-106", region="region")
GROUP_HAS_NO_UNITS: Final = Refusal("group-has-no-units", "SEN-106", "SEN-107", region="region")
DESTINATIONS_STAND: Final = Refusal("destinations-stand", "SEN-97")
RAID_IS_ROLLED: Final = Refusal("raid-is-rolled", "SEN-104")
SAMURAI_NEVER_DROWN: Final = Refusal("samurai-never-drown", "SEN-105", samurai="samurai")

# Which battle

NO_BATTLE_THERE: Final = Refusal("no-battle-there", "SEN-115", region="region")
NO_BATTLE_AT_SEA: Final = Refusal("no-battle-at-sea", "SEN-102", region="region")


def explain_summer(me: Me, answer: Answer) -> Reason | None:
    """What is wrong with saying this anywhere else, or at all."""
    if isinstance(answer, LoseSamurai):
        return SAMURAI_NEVER_DROWN(samurai=answer.samurai)
    if isinstance(answer, FightAt) and answer.region >= PROVINCES:
        return NO_BATTLE_AT_SEA(region=answer.region)
    refusal = _ATTEMPTS.get(answer.text)
    return None if refusal is None else refusal()


def why_no_march_now(answer: Answer) -> Reason | None:
    """SEN-97: who has left goes where it was said; of anything but a march None."""
    form = answer.form if isinstance(answer, Compound) else answer
    return DESTINATIONS_STAND() if isinstance(form, ByLand | BySea | ByRaid | Sail) else None


def why_not_skipped(region: int) -> Reason:
    """SEN-94, SEN-110: who need not move says so; nothing is skipped."""
    return FLEET_MAY_STAY() if region >= PROVINCES else MARCH_MAY_STAY()


SKIP_ORDER: Final = "skip order"
_ATTEMPTS: Final = {
    "end summer": ALL_MUST_BE_NAMED,
    SKIP_ORDER: ORDER_IS_CARRIED_OUT,
    "recruit more": RECRUITS_ARE_LIMITED,
    "skip the roll": RAID_IS_ROLLED,
    "use found order": NO_ORDER_FOUND,
    "fortify the emperor": NO_FORTRESS_FOR_THE_EMPEROR,
}

EXPLAINERS.append(explain_summer)
