"""What set out arrives: raid dice, landings, and which battle comes first (SEN-97, SEN-101 to SEN-107)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers.summer import FightAt, LoseUnit
from ..board import add_units, commander, holder, may_attack, put_samurai, symbol
from ..box import PROVINCES
from ..events.summer import (
    AttackCancelled,
    GroupArrived,
    GroupLeft,
    RaidRolled,
    SamuraiLeft,
    UnitsDrowned,
)
from ..reasons import summer as why
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestionToOne
from ..warfare import NOWHERE, Group, Origin
from .army import raise_the_army_again
from .battle import begin_battle
from .dice import roll_dice
from .powers_in_battle import each, goes_along
from .ways import RAIDS


def set_out(g: Senji, party: int, origin: int, kind: int, groups: tuple[Group, ...]) -> None:
    """SEN-97: all groups leave at once. A samurai on his way is counted where he came from until he arrives,
    so that he is on the board all the time."""
    for region, units, samurai in groups:
        if units:
            add_units(g, party, origin, -units)
            g.tell(GroupLeft(party, origin, region, units))
        for k in each(samurai):
            g.tell(SamuraiLeft(party, k, origin, region))
    g.table.origin = Origin(party, origin)
    g.table.groups = groups
    if kind in RAIDS:
        roll_for_the_raid(g)
    g.then(arrive_in_peace)
    g.then(fight_next)


def roll_for_the_raid(g: Senji) -> None:
    """SEN-104: a die for each raiding unit, half of them with Mori (SEN-198); own symbols drown a unit."""
    table = g.table
    party = table.origin.party
    dice = sum(group.units for group in table.groups)
    if any(goes_along(table, group.samurai, "calm_seas") for group in table.groups):
        dice //= 2
    if not dice:
        return
    rolled = roll_dice(g, "raid", dice)
    drowned = rolled.count(symbol(table, party))
    g.tell(RaidRolled(party, rolled, drowned))
    if drowned:
        g.then(drown, drowned)


def drown(g: Senji, number: int) -> None:
    """SEN-106: the owner says which groups lose units; where there is nothing to choose he is not asked."""
    groups = [group for group in g.table.groups if group.units]
    if len(groups) == 1:
        lose_at_sea(g, groups[0].region, number)
    elif sum(group.units for group in groups) <= number:
        for group in groups:
            lose_at_sea(g, group.region, group.units)
    else:
        g.ask(UnitToDrown(commander(g.table, g.table.origin.party), number))
        return
    clear_the_sea(g)


def lose_at_sea(g: Senji, region: int, number: int) -> None:
    """SEN-106: that is no battle loss and gives nobody honour."""
    table = g.table
    table.groups = tuple(
        group._replace(units=group.units - number) if group.region == region else group
        for group in table.groups
    )
    g.tell(UnitsDrowned(table.origin.party, region, number))


def clear_the_sea(g: Senji) -> None:
    """SEN-107: a group without anybody disappears."""
    table = g.table
    table.groups = tuple(group for group in table.groups if group.units or group.samurai)
    raise_the_army_again(g)


class UnitToDrown(SenjiQuestionToOne):
    """SEN-106: which group loses a unit; asked for each."""

    FIELDS = ("by", "number")
    __slots__ = ("number",)

    def __init__(self, by: Seat, number: int) -> None:
        super().__init__(by)
        self.number = number

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.summer.lose

    def legal(self, me: Me) -> Sequence[Answer]:
        lose = me.table.box.say.summer.lose
        return [lose[group.region] for group in me.table.groups if group.units]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, LoseUnit):
            for region, units, _ in me.table.groups:
                if region == answer.region:
                    return None if units else why.GROUP_HAS_NO_UNITS(region=region)
            return why.NO_SUCH_GROUP(region=answer.region)
        return why.why_no_march_now(answer) or out_of_place(me, answer)

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        lose_at_sea(g, cast(LoseUnit, answer).region, 1)
        if self.number > 1:
            drown(g, self.number - 1)
        else:
            clear_the_sea(g)


def arrive_in_peace(g: Senji) -> None:
    """SEN-101, SEN-109: whoever goes to a sea zone or to a province of his own party is there now."""
    table = g.table
    party = table.origin.party
    attacks = []
    for group in table.groups:
        if group.region >= PROVINCES or holder(table, group.region) == party:
            put_down(g, party, group.region, group.units, group.samurai)
            g.tell(GroupArrived(party, group.region, group.units))
        else:
            attacks.append(group)
    table.groups = tuple(attacks)


def put_down(g: Senji, party: int, region: int, units: int, samurai: int) -> None:
    """Pieces that were on their way stand there now."""
    add_units(g, party, region, units)
    for k in each(samurai):
        put_samurai(g, k, party, region)


def fight_next(g: Senji) -> None:
    """SEN-97: battles one after another, as the mover chooses; SEN-148: none once he has six provinces."""
    table = g.table
    party, origin = table.origin
    if not may_attack(table, party):
        for region, units, samurai in table.groups:
            put_down(g, party, origin, units, samurai)
            g.tell(AttackCancelled(party, region, origin))
        table.groups = ()
    if not table.groups:
        table.origin = NOWHERE
    elif len(table.groups) == 1:
        fight_at(g, table.groups[0].region)
    else:
        g.ask(BattleToFight(commander(table, party)))


def fight_at(g: Senji, region: int) -> None:
    begin_battle(g, region)
    g.then(fight_next)


class BattleToFight(SenjiQuestionToOne):
    """SEN-97: which battle comes next."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.summer.fight

    def legal(self, me: Me) -> Sequence[Answer]:
        fight = me.table.box.say.summer.fight
        return [fight[group.region] for group in me.table.groups]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, FightAt):
            if any(group.region == answer.region for group in me.table.groups):
                return None
            at_sea = answer.region >= PROVINCES
            return (why.NO_BATTLE_AT_SEA if at_sea else why.NO_BATTLE_THERE)(region=answer.region)
        return why.why_no_march_now(answer) or out_of_place(me, answer)

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        fight_at(g, cast(FightAt, answer).region)
