"""What an attack is worth, and what it costs to be attacked: by the exact odds of the dice."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tatami.kernel.seats import Seat

from ..board import commander, holder, may_attack, provinces_of, samurai_in
from ..box import MEMBER, PROVINCES, SUPPORT
from ..odds import Side, battle_odds
from ..pieces import EMPEROR, HAND
from ..rules.ways import LANDING, destinations
from . import weights
from .scene import Scene

Men = tuple[int, ...]
"""Samurai by number."""
Enemy = tuple[int, int, Men, float]
"""Who may attack a province: whoever decides for them, units, samurai, and how likely they come."""


@lru_cache(maxsize=50_000)
def chance(attacker: Side, defender: Side) -> float:
    """How likely the attacker wins."""
    return battle_odds(attacker, defender).attacker


class War:
    """The board as a general sees it, at one decision."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        self._worth: Final[dict[tuple[int, int, Men, int], float]] = {}
        self._danger: Final[dict[tuple[int, int, Men], float]] = {}
        self._enemies: Final[dict[int, list[Enemy]]] = {}
        self._attackers: Final[dict[int, list[tuple[Seat, int, Men]]]] = {}
        self._coasts: Final[dict[tuple[int, int], list[tuple[int, float]]]] = {}
        self._support: Final[dict[int, tuple[tuple[int, int], ...]]] = {}

    # --- sides ----------------------------------------------------------------------------------

    def side(self, units: int, men: Men, against: Men, support: tuple[tuple[int, int], ...]) -> Side:
        """A side with what its samurai can do, unless they are silenced (SEN-189)."""
        if not men:
            return Side(units, 0, support)
        words = self.scene.box.ability
        able = [words[k] for k in men] if not any(words[k] == "silences" for k in against) else []
        return Side(units, len(men) + able.count("two_dice"), support, "wins_ties" in able)

    def own_support(self, foe: Seat) -> tuple[tuple[int, int], ...]:
        """The best support card of one's own against that player (SEN-126)."""
        scene, box = self.scene, self.scene.box
        family = scene.table.families[foe]
        known = self._support.get(family)
        if known is None:
            cards = [
                (box.value[card], box.family[card])
                for card in scene.hand
                if box.kind[card] == SUPPORT and box.family[card] not in (family, scene.family)
            ]
            known = tuple((of, value) for value, of in [max(cards)]) if cards else ()
            self._support[family] = known
        return known

    def guessed_support(self, foe: Seat) -> tuple[tuple[int, int], ...]:
        return weights.GUESSED_SUPPORT if self.scene.me.count(HAND[foe]) else ()

    # --- attacking ------------------------------------------------------------------------------

    def attack(self, party: int, units: int, men: Men, province: int) -> float:
        """What it is worth to attack that province with these pieces."""
        key = (party, units, men, province)
        worth = self._worth.get(key)
        if worth is None:
            worth = self._worth[key] = self._attack(party, units, men, province)
        return worth

    def _attack(self, party: int, units: int, men: Men, province: int) -> float:
        scene, table = self.scene, self.scene.table
        held = holder(table, province)
        foe = commander(table, held)
        there, guards = table.units[held][province], samurai_in(table, held, province)
        won = self.hopes(units, men, province)
        harm = scene.harm(foe)
        a_unit = weights.IMPERIAL_UNIT if party == EMPEROR else weights.UNIT
        killed = min(there, units)
        gain = 2.0 * (there + killed) - killed * a_unit
        if held != EMPEROR:
            gain += harm * (there * weights.UNIT + len(guards) * weights.SAMURAI + scene.province)
        if party != EMPEROR and province != scene.box.emperors[scene.seats]:
            gain += scene.province
        loss = units * a_unit + harm * (units + killed)
        loss += len(men) * (weights.SAMURAI if party != EMPEROR else weights.IMPERIAL_UNIT)
        return won * gain - (1 - won) * loss + self._politics(foe, province)

    def coast(self, party: int, sea: int) -> list[tuple[int, float]]:
        """Where that party's fleet could attack, and what is added next year, when this peace is over."""
        known = self._coasts.get((party, sea))
        if known is None:
            scene, table = self.scene, self.scene.table
            known = self._coasts[party, sea] = [
                (goal, weights.WORD if scene.has_sworn(scene.ruler(goal), "peace") else 0.0)
                for goal in destinations(table, party, sea, LANDING)
                if holder(table, goal) != party
            ]
        return known

    def hopes(self, units: int, men: Men, province: int) -> float:
        """How likely such an attack on that province succeeds."""
        table = self.scene.table
        held = holder(table, province)
        foe, guards = commander(table, held), samurai_in(table, held, province)
        return chance(
            self.side(units, men, guards, self.own_support(foe)),
            self.side(table.units[held][province], guards, men, self.guessed_support(foe)),
        )

    def _politics(self, foe: Seat, province: int) -> float:
        """Hostages, promises and grudges."""
        scene, box = self.scene, self.scene.box
        worth = 0.0
        for card, seat in scene.memory.abroad.items():
            if seat == foe and box.kind[card] == MEMBER and box.family[card] == scene.family:
                worth -= (2 + scene.harm(foe)) * box.value[card]
        if scene.has_sworn(foe, "peace"):
            worth -= weights.WORD
        for hearer in scene.rivals:
            bound = scene.has_sworn(hearer, "attack", scene.table.families[foe])
            if bound or scene.has_sworn(hearer, "strike", province):
                worth += weights.WORD / 2
        return worth + weights.GRUDGE * max(0.0, scene.memory.grudge[foe])

    # --- being attacked -------------------------------------------------------------------------

    def danger(self, province: int, units: int, men: Men) -> float:
        """What one must expect to lose there in a year, if these pieces of one's own guard it."""
        key = (province, units, men)
        loss = self._danger.get(key)
        if loss is None:
            loss = self._danger[key] = self._loss(units, men, self.enemies_of(province))
        return loss

    def _loss(self, units: int, men: Men, enemies: list[Enemy]) -> float:
        """What the worst of these enemies may cost a province that is guarded by these pieces."""
        scene = self.scene
        others = len(provinces_of(scene.table, scene.seat)) - 1
        at_stake = scene.province + (weights.LAST_PROVINCES[others] if others < 3 else 0.0)
        worst = 0.0
        for foe, attacking, heroes, likely in enemies:
            won = chance(
                self.side(attacking, heroes, men, weights.GUESSED_SUPPORT),
                self.side(units, men, heroes, self.own_support(foe)),
            )
            fallen = units + min(units, attacking)
            cost = at_stake + units * weights.UNIT + len(men) * weights.SAMURAI
            lost = won * (cost + scene.harm(foe) * (2 * fallen + scene.province))
            worst = max(worst, likely * (lost - (1 - won) * (attacking + min(units, attacking))))
        return worst

    def enemies_of(self, province: int) -> list[Enemy]:
        """Whoever could attack it within a year: by land, from a fleet, or by a raid (SEN-103)."""
        known = self._enemies.get(province)
        if known is None:
            box = self.scene.box
            near = {*box.land[province], *box.seas_of[province]}
            known = self._enemies[province] = [
                (foe, units, men, self._likely(foe, region in near))
                for region in sorted(near.union(box.raids[province]))
                for foe, units, men in self._attackers_in(region)
            ]
        return known

    def _likely(self, foe: Seat, is_near: bool) -> float:
        if self.scene.believes(foe, "peace"):
            return weights.LIKELY_SWORN
        return weights.LIKELY if is_near else weights.LIKELY_RAID

    def _attackers_in(self, region: int) -> list[tuple[Seat, int, Men]]:
        known = self._attackers.get(region)
        if known is None:
            known = self._attackers[region] = self._enemies_in(region)
        return known

    def _enemies_in(self, region: int) -> list[tuple[Seat, int, Men]]:
        """Parties with pieces there that may attack one's own provinces: their leader, units, samurai."""
        scene, table = self.scene, self.scene.table
        if region < PROVINCES:
            held = holder(table, region)
            parties = [held] if held >= 0 else []
        else:
            parties = [party for party, sea in table.fleets if sea == region] or [*scene.rivals]
        found = []
        for party in parties:
            foe = commander(table, party)
            if foe == scene.seat or not may_attack(table, party):
                continue
            men = samurai_in(table, party, region)
            if table.units[party][region] or men:
                found.append((foe, table.units[party][region], men))
        return found

    def threat_from(self, foe: Seat) -> float:
        """What that player may cost where he can attack one's own provinces."""
        table, seat = self.scene.table, self.scene.seat
        worst = 0.0
        for province in provinces_of(table, seat):
            enemies = [enemy for enemy in self.enemies_of(province) if enemy[0] == foe]
            units, men = table.units[seat][province], samurai_in(table, seat, province)
            worst = max(worst, self._loss(units, men, enemies))
        return worst

    def best_against(self, foe: Seat) -> float:
        """What one's best attack on that player would be worth, by land."""
        scene, table, box = self.scene, self.scene.table, self.scene.box
        if not may_attack(table, scene.seat):
            return 0.0
        best = 0.0
        for province in provinces_of(table, scene.seat):
            units, men = table.units[scene.seat][province], samurai_in(table, scene.seat, province)
            if not units and not men:
                continue
            for goal in box.land[province]:
                if holder(table, goal) == foe:
                    best = max(best, self.attack(scene.seat, units, men, goal))
        return best

    def strength(self, party: int, region: int) -> int:
        return self.scene.table.units[party][region] + len(samurai_in(self.scene.table, party, region))
