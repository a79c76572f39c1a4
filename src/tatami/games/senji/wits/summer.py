"""Summer: the order in which the host names, marches and fleets, drowned units, which battle comes first."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer

from ..answers.common import NameProvince
from ..answers.summer import FightAt, LoseUnit, NameFleet
from ..board import commander, holder, samurai_in
from ..box import MARCH, PROVINCES
from ..pieces import ORDER
from ..rules.march import Marching, MarchKind
from ..rules.powers_in_battle import each
from .marching import best_march
from .memory import March
from .scene import Scene
from .war import War

_FIRST, _LAST = 1000.0, -1000.0
_MINE = 100.0
_LATER = -60.0


def name_next(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-79: promises first; own orders and good attacks, then the harmless, then whoever threatens."""
    war = War(scene)
    return max(legal, key=lambda answer: _urgency(war, answer))


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
    march = best_march(war, party, region)
    return _LATER if march is None else _MINE + march.worth


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


def choose_way(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-93, SEN-110: the kind of movement of the best march, or stay."""
    question = scene.view.stack[-1]
    assert isinstance(question, MarchKind)
    say = scene.box.say.summer
    march = scene.memory.march = best_march(War(scene), question.party, question.region)
    if march is not None:
        for answer in legal:
            if question.WAYS.get(answer.text) == march.kind:
                return answer
    return say.stay


def send_pieces(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-97: the groups of the march that was planned, one after another."""
    question = scene.view.stack[-1]
    assert isinstance(question, Marching)
    say, march = scene.box.say.summer, scene.memory.march
    if march is None or (march.region, march.party, march.kind) != (
        question.region,
        question.party,
        question.kind,
    ):
        return say.go if question.groups else say.again
    answer = _next_piece(scene, march, question)
    if answer in legal:
        return answer
    return say.go if question.groups else say.again


def _next_piece(scene: Scene, march: March, question: Marching) -> Answer:
    say = scene.box.say.summer
    told_off = {group.region: group for group in question.groups}
    for goal, units, samurai in march.groups:
        _, sent, going = told_off.get(goal, (goal, 0, 0))
        if units and not sent:
            return say.units_to[goal][units - 1]
        for k in each(samurai & ~going):
            return say.samurai_to[k][goal]
    return say.go


def lose_unit(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-106: from the largest group."""
    units = {group.region: group.units for group in scene.table.groups}
    return max(legal, key=lambda a: units.get(a.region, 0) if isinstance(a, LoseUnit) else 0)


def fight_next(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-97, SEN-148: the best battle first; the others may not take place."""
    war, table = War(scene), scene.table
    groups = {group.region: group for group in table.groups}

    def worth(answer: Answer) -> float:
        assert isinstance(answer, FightAt)
        _, units, samurai = groups[answer.region]
        return war.attack(table.origin.party, units, each(samurai), answer.region)

    return max(legal, key=worth)
