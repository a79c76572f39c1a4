"""Summer: the order in which the host names, marches and fleets, drowned units, which battle comes first."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.hooks.grounds import Ground
from tatami.kernel.answers import Answer, Form

from .. import grounds
from ..answers.common import NameProvince
from ..answers.summer import FightAt, LoseUnit, NameFleet
from ..board import commander, holder, samurai_in
from ..box import MARCH, PROVINCES
from ..pieces import ORDER
from ..rules.march import March, parts_of
from ..rules.powers_in_battle import each
from .marching import best_march, march_ground
from .scene import Scene
from .war import War

_FIRST, _LAST = 1000.0, -1000.0
_MINE = 100.0
_LATER = -60.0


def name_next(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-79: promises first; own orders and good attacks, then the harmless, then whoever threatens."""
    war = War(scene)
    best = max(legal, key=lambda answer: _urgency(war, answer))
    scene.because.later(lambda: [_named_ground(war, best)])
    return best


def _named_ground(war: War, answer: Answer) -> Ground:
    """Why this one comes now, by how urgent it is."""
    assert isinstance(answer, NameProvince | NameFleet)
    urgency, region = _urgency(war, answer), answer.region
    party = answer.party if isinstance(answer, NameFleet) else holder(war.scene.table, region)
    if urgency in (_FIRST, _LAST):
        return (grounds.PROMISED_FIRST if urgency == _FIRST else grounds.PROMISED_LAST)(region=region)
    if commander(war.scene.table, party) != war.scene.seat:
        return (grounds.THREATENS_LEADER if urgency > 0 else grounds.THREATENS_LEAST)(region=region)
    if urgency == _LATER:
        return grounds.NOTHING_BETTER_LEFT(region=region)
    is_march = region >= PROVINCES or war.scene.me.face(ORDER[region]) == war.scene.box.tokens[MARCH]
    return (grounds.OWN_ATTACK_NOW if is_march else grounds.OWN_BEFORE_OTHERS)(region=region)


def _urgency(war: War, answer: Answer) -> float:
    scene, table = war.scene, war.scene.table
    if isinstance(answer, NameProvince):
        region, party = answer.region, holder(table, answer.region)
    else:
        assert isinstance(answer, NameFleet)
        region, party = answer.region, answer.party
    owner = commander(table, party)
    if owner != scene.seat:
        return _others(war, party, region)
    if region < PROVINCES and scene.me.face(ORDER[region]) != scene.box.tokens[MARCH]:
        units, men = table.units[party][region], samurai_in(table, party, region)
        return _MINE + war.danger(region, units, men)
    best = best_march(war, party, region)
    return _LATER if best is None else _MINE + best.worth


def _others(war: War, party: int, region: int) -> float:
    """Somebody else's: late if it threatens oneself, early if it threatens the leader."""
    scene, table = war.scene, war.scene.table
    owner = commander(table, party)
    if region < PROVINCES:
        if scene.has_sworn(owner, "first", region):
            return _FIRST
        if scene.has_sworn(owner, "last", region):
            return _LAST
    strength = war.strength(party, region)
    near = scene.box.land[region] if region < PROVINCES else scene.box.coast[region - PROVINCES]
    rulers = [scene.ruler(province) for province in near]
    urgency = -float(strength) * rulers.count(scene.seat)
    leader = scene.leader()
    if owner != leader:
        urgency += 0.5 * strength * rulers.count(leader)
    return urgency


# --- marching -----------------------------------------------------------------------------------


def march(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-93, SEN-97, SEN-110: the best march, or stay."""
    question = scene.view.stack[-1]
    assert isinstance(question, March)
    war = War(scene)
    best = best_march(war, question.party, question.region)
    if best is not None:
        scene.because.note_this(march_ground(war, best))
        for form in legal:
            if isinstance(form, Form) and question.WAYS[form.text] == best.kind:
                return form.of(parts_of(scene.table, best.groups))
    scene.because.clear()
    scene.because.note(grounds.BETTER_STAY)
    return scene.box.say.summer.stay


def lose_unit(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-106: from the largest group."""
    units = {group.region: group.units for group in scene.table.groups}
    scene.because.note(grounds.LARGEST_GROUP)
    return max(legal, key=lambda a: units.get(a.region, 0) if isinstance(a, LoseUnit) else 0)


def fight_next(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-97, SEN-148: the best battle first; the others may not take place."""
    war, table = War(scene), scene.table
    groups = {group.region: group for group in table.groups}

    def worth(answer: Answer) -> float:
        assert isinstance(answer, FightAt)
        _, units, samurai = groups[answer.region]
        return war.attack(table.origin.party, units, each(samurai), answer.region)

    best = max(legal, key=worth)
    assert isinstance(best, FightAt)
    scene.because.note(grounds.BEST_BATTLE_FIRST, region=best.region)
    return best
