"""Ships: putting to sea, where nobody can touch a fleet and whence it lands without dice; changing seas."""

from __future__ import annotations

from ..board import room_for, samurai_in
from ..box import PROVINCES
from ..rules.ways import SAIL, SEA, destinations
from ..warfare import Group
from . import weights
from .memory import March, bits
from .war import Men, War


def leaving(war: War, party: int, region: int, units: int, men: Men, sent: int, heroes: Men) -> float:
    """What it costs that they are no longer there."""
    if region >= PROVINCES or party != war.scene.seat:
        return 0.0
    left = tuple(k for k in men if k not in heroes)
    return war.danger(region, units - sent, left) - war.danger(region, units, men)


def best_landing(war: War, party: int, sea: int, units: int, men: Men) -> float:
    """What the best landing on that coast would be worth to such a fleet next year."""
    if not (units or men):
        return 0.0
    best = 0.0
    for province, freed in war.coast(party, sea):
        best = max(best, war.attack(party, units, men, province) + freed)
    return best


def embark(war: War, party: int, region: int) -> March | None:
    """SEN-100, SEN-111: to sea, for a landing next year that needs no order and no dice; and away from an
    enemy who is too strong."""
    table = war.scene.table
    units, men = table.units[party][region], samurai_in(table, party, region)
    later = weights.AFLOAT * min(1.0, war.scene.years_left - 1.0)
    best: March | None = None
    for sea in destinations(table, party, region, SEA):
        afloat, sailors = table.units[party][sea], samurai_in(table, party, sea)
        already = best_landing(war, party, sea, afloat, sailors)
        for heroes in ((), men) if men else ((),):
            for sent in range(min(units, room_for(table, party, sea)) + 1):
                if not sent and not heroes:
                    continue
                fleet = best_landing(war, party, sea, afloat + sent, (*sailors, *heroes))
                worth = later * (fleet - already)
                worth -= leaving(war, party, region, units, men, sent, heroes)
                if worth >= weights.WORTH_A_MARCH and (best is None or worth > best.worth):
                    best = March(party, region, SEA, (Group(sea, sent, bits(heroes)),), worth)
    return best


def elsewhere(war: War, party: int, region: int, units: int, men: Men) -> March | None:
    """SEN-110: to the other sea, if its coast is better to land on next year."""
    table = war.scene.table
    (goal,) = destinations(table, party, region, SAIL)
    sent = min(units, room_for(table, party, goal))
    gain = best_landing(war, party, goal, units, men) - best_landing(war, party, region, units, men)
    if not sent or gain < weights.WORTH_A_MARCH:
        return None
    return March(party, region, SAIL, (Group(goal, sent, bits(men)),), gain)
