"""What a battle costs and brings (SEN-138 to SEN-148, SEN-201, SEN-207, SEN-226, SEN-228)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers.battle import Flee, MeetDeath
from ..board import add_units, bury, gain, holder, put_samurai, take_control
from ..events.battle import (
    BattleWon,
    OrderDiscarded,
    PiecesLost,
    ProvinceTaken,
    SamuraiEscaped,
    SamuraiFell,
    WentBack,
)
from ..pieces import EMPEROR, FROM_BATTLE, ORDER, TOKENS
from ..reasons import battle as why
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestionToOne, SenjiTable
from ..warfare import NO_BATTLE
from .army import raise_the_army_again
from .battle_state import (
    ATTACKER,
    DEFENDER,
    NO_SAMURAI,
    Battle,
    battle_on,
    seat_of_side,
    side_of,
    with_side,
)
from .powers_in_battle import each, who_can


def settle(g: Senji) -> None:
    """SEN-138 to SEN-141: losses, honour; then who can escapes, who cannot dies, and the land is divided."""
    table = g.table
    battle = battle_on(table)
    winner, loser = battle.winner, 1 - battle.winner
    g.tell(BattleWon(battle.parties[winner], battle.parties[loser], battle.province, winner == ATTACKER))
    dead = battle.units[loser]
    fallen = min(dead, battle.units[winner])
    lose_units(g, loser, dead)
    lose_units(g, winner, fallen)
    gain(g, seat_of_side(table, battle, winner), honour_of(winner, dead + fallen), FROM_BATTLE)
    offer_escape(g)
    g.then(bury_the_dead)
    g.then(divide_the_land)


def honour_of(winner: int, lost: int) -> int:
    """SEN-140, SEN-141: twice the units that both sides lost for an attacker, once for a defender."""
    return 2 * lost if winner == ATTACKER else lost


def lose_units(g: Senji, side: int, number: int) -> None:
    """SEN-138, SEN-139: they go back to the stock."""
    if not number:
        return
    battle = battle_on(g.table)
    party, province = battle.parties[side], battle.province
    g.table.battle = battle._replace(units=with_side(battle.units, side, battle.units[side] - number))
    if side == DEFENDER:
        add_units(g, party, province, -number)
    else:
        g.table.groups = tuple(
            group._replace(units=group.units - number) if group.region == province else group
            for group in g.table.groups
        )
    g.tell(PiecesLost(party, province, number))


# --- Shimazu ------------------------------------------------------------------------------------


def offer_escape(g: Senji) -> None:
    """SEN-201: whoever has the ability may flee, if there is a way."""
    battle = battle_on(g.table)
    loser = 1 - battle.winner
    samurai = who_can(g.table, battle, loser, "escapes")
    if samurai != NO_SAMURAI and ways_out(g.table, battle):
        g.ask(Escape(seat_of_side(g.table, battle, loser), samurai))


def ways_out(table: SenjiTable, battle: Battle) -> list[int]:
    """SEN-201: neighbouring provinces of his party, and the sea zones that border the battle."""
    party, province, box = battle.parties[1 - battle.winner], battle.province, table.box
    return [p for p in box.land[province] if holder(table, p) == party] + [*box.seas_of[province]]


class Escape(SenjiQuestionToOne):
    """SEN-201, SEN-R119: where to, or death."""

    FIELDS = ("by", "samurai")
    __slots__ = ("samurai",)
    KINDS = {"samurai": "samurai"}

    def __init__(self, by: Seat, samurai: int) -> None:
        super().__init__(by)
        self.samurai: Final = samurai

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.summer.battle.every_escape

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, MeetDeath):
            return None
        if not isinstance(answer, Flee):
            return out_of_place(me, answer)
        there = answer.region in ways_out(me.table, battle_on(me.table))
        return None if there else why.NO_WAY_TO_FLEE(region=answer.region)

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, Flee):
            battle = battle_on(g.table)
            side = side_of(g.table, battle, seat)
            left = battle.samurai[side] & ~(1 << self.samurai)
            g.table.battle = battle._replace(samurai=with_side(battle.samurai, side, left))
            put_samurai(g, self.samurai, battle.parties[side], answer.region)
            g.tell(SamuraiEscaped(battle.parties[side], self.samurai, answer.region))


# --- the rest -----------------------------------------------------------------------------------


def bury_the_dead(g: Senji) -> None:
    """SEN-138: the loser's samurai die, and honour does not know of them (SEN-142)."""
    battle = battle_on(g.table)
    loser = 1 - battle.winner
    party = battle.parties[loser]
    for samurai in each(battle.samurai[loser]):
        becomes_kami = g.table.kami and party != EMPEROR
        bury(g, samurai)
        g.tell(SamuraiFell(party, samurai, becomes_kami))
    g.table.battle = battle._replace(samurai=with_side(battle.samurai, loser, 0))


def divide_the_land(g: Senji) -> None:
    """SEN-143 to SEN-145: who wins as attacker takes the province, but never the emperor's (SEN-228)."""
    table = g.table
    battle = battle_on(table)
    party, province = battle.parties[ATTACKER], battle.province
    units, samurai = battle.units[ATTACKER], battle.samurai[ATTACKER]
    table.groups = tuple(group for group in table.groups if group.region != province)
    table.battle = NO_BATTLE
    if battle.winner == ATTACKER:
        goal = province
        if province == table.box.emperors[g.seats]:
            goal = table.origin.region
            g.tell(WentBack(party, province, goal))
        else:
            conquer(g, party, battle.parties[DEFENDER], province)
        add_units(g, party, goal, units)
        for k in each(samurai):
            put_samurai(g, k, party, goal)
    raise_the_army_again(g)


def conquer(g: Senji, party: int, loser: int, province: int) -> None:
    """SEN-143, SEN-144, SEN-229: another fortress stands there; an order is discarded unseen."""
    take_control(g, party, province)
    g.tell(ProvinceTaken(party, loser, province))
    if g.places[ORDER[province]]:
        g.tell(OrderDiscarded(province))
        g.move(ORDER[province], 0, TOKENS)
