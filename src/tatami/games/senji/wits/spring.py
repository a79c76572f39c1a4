"""Orders: on every province what brings most, an attack by the odds, recruits against danger, or cards."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.hooks.grounds import Ground
from tatami.kernel.answers import Answer

from .. import grounds
from ..board import commanded, holder, room_for, samurai_in, units_left
from ..box import MARCH, PRODUCTION, RECRUITMENT
from ..pieces import EMPEROR, ORDER, PRODUCTION_CARDS, RECRUITS
from ..rules.powers_in_battle import stands_there
from . import weights
from .marching import best_march, march_ground
from .scene import Scene
from .war import War


def lay_orders(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-73: one province after another, then ready."""
    table, say = scene.table, scene.box.say
    if say.common.ready in legal:
        scene.because.note(grounds.ORDERS_ARE_LAID)
        return say.common.ready
    mine = commanded(table, scene.seat)
    empty = [province for province in mine if not scene.me.count(ORDER[province])]
    if not empty:
        scene.because.note(grounds.ORDERS_ARE_LAID)
        # ready already, and asked all the same: the same order once more changes nothing
        token = scene.me.face(ORDER[mine[0]])
        return say.spring.order[mine[0]][scene.box.tokens.index(token)]
    why: dict[int, Ground] = {}
    order = orders(scene, why)[empty[0]]
    if empty[0] in why:
        scene.because.later(lambda: [why[empty[0]]])
    return say.spring.order[empty[0]][order]


def orders(scene: Scene, why: dict[int, Ground]) -> dict[int, int]:
    """By province that one commands: the order; and what spoke for it."""
    table, war = scene.table, War(scene)
    chosen: dict[int, int] = {}
    marches = []
    for province in commanded(table, scene.seat):
        party = holder(table, province)
        chosen[province], worth = quiet_order(war, party, province)
        why[province] = _quiet_ground(war, party, province, chosen[province])
        march = best_march(war, party, province)
        if march is not None:
            marches.append(
                (march.worth * (1.0 if scene.seat == table.host else weights.UNSURE), worth, march)
            )
    aimed: set[int] = set()
    for worth, otherwise, march in sorted(marches, key=lambda each: each[0] - each[1], reverse=True):
        goals = {group.region for group in march.groups}
        if worth > otherwise and not goals & aimed:
            chosen[march.region] = MARCH
            why[march.region] = march_ground(war, march)
            aimed |= goals
    quiet = [p for p, order in chosen.items() if order == PRODUCTION and holder(table, p) == scene.seat]
    if quiet and RECRUITMENT not in chosen.values() and _has_nothing(scene):
        weakest = max(quiet, key=lambda province: relief_by_recruits(war, province))
        chosen[weakest], why[weakest] = RECRUITMENT, grounds.RECRUITS_FOR_ARMY(region=weakest)
    return chosen


def _quiet_ground(war: War, party: int, province: int, order: int) -> Ground:
    if order == PRODUCTION:
        return grounds.CARDS_PRODUCED(region=province)
    is_safer = party == war.scene.seat and relief_by_recruits(war, province) > 0
    return (grounds.RECRUITS_FOR_SAFETY if is_safer else grounds.RECRUITS_FOR_ARMY)(region=province)


def _has_nothing(scene: Scene) -> bool:
    """No unit is left to him and there is time to use new ones: whoever sits still is everybody's prey."""
    return not any(scene.table.units[scene.seat]) and scene.years_left > weights.WORTH_AN_ARMY


def relief_by_recruits(war: War, province: int) -> float:
    """By how much recruits lessen the danger to a province of one's own."""
    table, seat = war.scene.table, war.scene.seat
    recruits = min(RECRUITS, room_for(table, seat, province), units_left(table, seat))
    units, men = table.units[seat][province], samurai_in(table, seat, province)
    return war.danger(province, units, men) - war.danger(province, units + recruits, men)


def quiet_order(war: War, party: int, province: int) -> tuple[int, float]:
    """SEN-86, SEN-88: cards or units, and what they are worth."""
    scene, table = war.scene, war.scene.table
    cards = PRODUCTION_CARDS + stands_there(table, party, province, "three_cards")
    produced = cards * weights.PRODUCTION
    recruits = min(RECRUITS, room_for(table, party, province), units_left(table, party))
    if party == EMPEROR:
        return PRODUCTION, produced
    few = sum(table.units[scene.seat]) < weights.MANY_UNITS
    recruited = recruits * (weights.RECRUIT if few else weights.RECRUIT_MANY)
    recruited += relief_by_recruits(war, province)
    return (RECRUITMENT, recruited) if recruited > produced else (PRODUCTION, produced)
