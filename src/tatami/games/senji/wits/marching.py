"""Where pieces shall go: marches, raids and landings, the best that can be made of one order."""

from __future__ import annotations

from typing import Final

from tatami.hooks.grounds import Ground, percent

from .. import grounds
from ..board import holder, may_attack, room_for, samurai_in
from ..box import PROVINCES
from ..rules.powers_in_battle import each
from ..rules.ways import FLEET_RAID, LAND, LANDING, RAID, RAIDS, SAIL, SEA, destinations
from ..warfare import Group
from . import weights
from .memory import March, bits
from .sailing import elsewhere, embark, leaving
from .war import Men, War

_DROWNS: Final = 1 / 6


def best_march(war: War, party: int, region: int) -> March | None:
    """The best march from a province, or course of a fleet; None: better stay."""
    kinds = (LAND, RAID) if region < PROVINCES else (LANDING, FLEET_RAID)
    attacks = [found for kind in kinds if (found := attack_by(war, party, region, kind)) is not None]
    best = max(attacks, key=lambda each: each.worth, default=None)
    if best is None:
        best = relief(war, party, region)
    if region < PROVINCES and party == war.scene.seat:
        afloat = embark(war, party, region)
        if afloat is not None and (best is None or afloat.worth > best.worth):
            return afloat
    return best


def march_ground(war: War, march: March) -> Ground:
    """What a march is for: the attack that it is made for, with its odds; help; or the sea."""
    best = max(march.groups, key=lambda group: (group.units, group.samurai))
    if march.kind in (SEA, SAIL):
        return grounds.PUTS_TO_SEA(region=best.region)
    if holder(war.scene.table, best.region) == march.party:
        return grounds.REINFORCES(region=best.region)
    hopes = war.hopes(best.units, tuple(each(best.samurai)), best.region)
    return grounds.ATTACK_PROMISES(region=best.region, chance=percent(hopes))


def attack_by(war: War, party: int, region: int, kind: int) -> March | None:
    """The best attacks in that way: the best one first, then what is left over for another."""
    table = war.scene.table
    if not may_attack(table, party):
        return None
    goals = [
        goal
        for goal in destinations(table, party, region, kind)
        if goal < PROVINCES and holder(table, goal) != party
    ]
    units, men = table.units[party][region], samurai_in(table, party, region)
    groups: list[Group] = []
    worth = 0.0
    while goals and (units or men):
        found = _best_group(war, party, region, kind, goals, units, men)
        if found is None:
            break
        gain, goal, sent, heroes = found
        groups.append(Group(goal, sent, bits(heroes)))
        worth += gain
        units, men = units - sent, tuple(k for k in men if k not in heroes)
        goals.remove(goal)
    return March(party, region, kind, tuple(sorted(groups)), worth) if groups else None


def _best_group(
    war: War, party: int, region: int, kind: int, goals: list[int], units: int, men: Men
) -> tuple[float, int, int, Men] | None:
    """What it is worth, where it goes, how many units and which samurai."""
    best: tuple[float, int, int, Men] | None = None
    for goal in goals:
        for heroes in ((), men) if men else ((),):
            for sent in range(min(units, room_for(war.scene.table, party, goal)) + 1):
                if not sent and not heroes:
                    continue
                gain = _by_sea(war, party, sent, heroes, goal) if kind in RAIDS else war.attack(
                    party, sent, heroes, goal
                )  # fmt: skip
                if gain < weights.WORTH_A_MARCH:
                    continue
                gain -= leaving(war, party, region, units, men, sent, heroes)
                if gain >= weights.WORTH_A_MARCH and (best is None or gain > best[0]):
                    best = gain, goal, sent, heroes
    return best


def _by_sea(war: War, party: int, sent: int, heroes: Men, goal: int) -> float:
    """SEN-104, SEN-198: some may drown; two losses are left out of the count."""
    box = war.scene.box
    dice = sent // 2 if any(box.ability[k] == "calm_seas" for k in heroes) else sent
    dry = (1 - _DROWNS) ** dice
    worth = dry * war.attack(party, sent, heroes, goal) - weights.UNIT * dice * _DROWNS
    if sent > 1 or heroes:
        worth += (1 - dry) * war.attack(party, max(0, sent - 1), heroes, goal)
    return worth


def relief(war: War, party: int, region: int) -> March | None:
    """No attack: pieces go where they are needed more; a fleet comes home, or looks for another coast."""
    scene, table = war.scene, war.scene.table
    units, men = table.units[party][region], samurai_in(table, party, region)
    kind = LAND if region < PROVINCES else LANDING
    if party != scene.seat:
        return None
    best: March | None = None
    for goal in destinations(table, party, region, kind):
        if holder(table, goal) != party:
            continue
        there, guards = table.units[party][goal], samurai_in(table, party, goal)
        now = war.danger(goal, there, guards)
        for sent in range(1, min(units, room_for(table, party, goal)) + 1):
            heroes = men if sent == units else ()
            gain = now - war.danger(goal, there + sent, (*guards, *heroes))
            gain -= leaving(war, party, region, units, men, sent, heroes)
            if region >= PROVINCES:
                gain += weights.HOMECOMING
            elif now > 0 and not war.danger(region, 0, ()):
                gain += 0.1 * sent
            if gain > 0.3 and (best is None or gain > best.worth):
                best = March(party, region, kind, (Group(goal, sent, bits(heroes)),), gain)
    if best is None and region >= PROVINCES:
        return elsewhere(war, party, region, units, men)
    return best
