"""Refusals of the preparation, of the Emperor's visit and of the end."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason, Refusal

from ..answers import preparation as say
from ..table import Me
from .common import EXPLAINERS

# Families and samurai

FAMILY_IS_ABSENT: Final = Refusal("family-is-absent", "SEN-3", "SEN-24", family="family", players="number")
FAMILY_IS_TAKEN: Final = Refusal("family-is-taken", "SEN-2", family="family", target="seat")
FAMILIES_ARE_CHOSEN: Final = Refusal("families-are-chosen", "SEN-2")
SAMURAI_NOT_DRAWN: Final = Refusal("samurai-not-drawn", "SEN-9", samurai="samurai")
KEEP_EXACTLY_ONE: Final = Refusal("keep-exactly-one", "SEN-9")

# Home provinces

NO_HOME_PROVINCE: Final = Refusal("no-home-province", "SEN-15", "SEN-217", region="region")
HOME_IS_NAMED: Final = Refusal("home-is-named", "SEN-15", region="region")
NOT_SO_MANY_UNITS: Final = Refusal("not-so-many-units", "SEN-11", "SEN-17", left="number")
ONLY_ITS_OWNER_PLACES: Final = Refusal("only-its-owner-places", "SEN-16", "SEN-17", target="seat")
ALL_MUST_STAND: Final = Refusal("all-must-stand", "SEN-18")
ONLY_WHERE_NAMED: Final = Refusal("only-where-named", "SEN-16", "SEN-17")
ONE_FORTRESS_EACH: Final = Refusal("one-fortress-each", "SEN-16", "SEN-146")
IMPERIAL_GROUND: Final = Refusal("imperial-ground", "SEN-227", region="region")
NO_IMPERIAL_GROUND: Final = Refusal("no-imperial-ground", "SEN-217", "SEN-146")

# The Emperor's visit and the end

NOT_TIED_FOR_MOST: Final = Refusal("not-tied-for-most", "SEN-35", target="seat", honour="number")
OUT_OF_THE_GAME: Final = Refusal("out-of-the-game", "SEN-177", target="seat")
HOST_IS_CHOSEN: Final = Refusal("host-is-chosen", "SEN-33", "SEN-38", target="seat")
ONLY_THE_LAST_HOST_CHOOSES: Final = Refusal("only-the-last-host-chooses", "SEN-35", target="seat")
VICTORY_COMES_IN_AUTUMN: Final = Refusal("victory-comes-in-autumn", "SEN-179", "SEN-181", honour="number")

_NEVER: Final[dict[Answer, Refusal]] = {
    say.KEEP_TWO: KEEP_EXACTLY_ONE,
    say.KEEP_NONE: KEEP_EXACTLY_ONE,
    say.HOLD_BACK: ALL_MUST_STAND,
    say.PLACE_ELSEWHERE: ONLY_WHERE_NAMED,
    say.SECOND_FORTRESS: ONE_FORTRESS_EACH,
}


def _explain(me: Me, answer: Answer) -> Reason | None:
    """What can be said of an answer of this chapter whenever it is none."""
    never = _NEVER.get(answer)
    if never is not None:
        return never()
    if answer == say.CLAIM_VICTORY:
        return VICTORY_COMES_IN_AUTUMN(honour=me.table.honour[me.seat])
    if answer == say.IMPERIAL_FORTRESS:
        region = me.table.box.emperors[me.seats]
        return IMPERIAL_GROUND(region=region) if region >= 0 else NO_IMPERIAL_GROUND()
    if isinstance(answer, say.ChooseHost) and me.table.host >= 0:
        return HOST_IS_CHOSEN(target=me.table.host)
    if isinstance(answer, say.LeadFamily) and -1 not in me.table.families:
        return FAMILIES_ARE_CHOSEN()
    return None


EXPLAINERS.append(_explain)
