"""Battles (SEN-115 to SEN-137): how they begin, and how round follows round."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers.battle import Borrow, KillHostage, Spare
from ..board import commander, gain, holder, on_board, remember, samurai_in, symbol
from ..events.battle import AbilityBorrowed, BattleBegan, HostageKilled
from ..pieces import DISPLAY, FROM_HOSTAGE, FROM_RANSOM, HAND, REMOVED
from ..reasons import battle as why
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestionToOne
from .battle_result import settle
from .battle_round import begin_round, offer_kami, offer_reroll
from .battle_state import (
    ATTACKER,
    DEFENDER,
    NO_SAMURAI,
    NOBODY_YET,
    Battle,
    battle_on,
    seat_of_side,
    side_of,
)
from .powers_in_battle import borrower, each, lenders
from .support import ask_for_support, compare_strength


def begin_battle(g: Senji, province: int) -> None:
    """SEN-115, SEN-117: the group that entered against all who stand there for the controller.

    SEN-118: hostages, then abilities of the start (defender first, SEN-186), then rounds.
    """
    table = g.table
    attacker, defender = table.origin.party, holder(table, province)
    units, samurai = next((group.units, group.samurai) for group in table.groups if group.region == province)
    defending = sum(1 << k for k in samurai_in(table, defender, province))
    there = table.units[defender][province]
    table.battle = Battle(attacker, defender, province, (units, there), (samurai, defending))
    remember(g, "attack", commander(table, attacker), commander(table, defender), province)
    g.tell(BattleBegan(attacker, defender, province, units, there, each(samurai), each(defending)))
    g.then(offer_hostages)
    g.then(offer_borrowing, DEFENDER)
    g.then(offer_borrowing, ATTACKER)
    g.then(fight_round)


# --- hostages -----------------------------------------------------------------------------------


def offer_hostages(g: Senji) -> None:
    """SEN-133: the defender is asked whenever he holds a card, whatever it is."""
    seat = seat_of_side(g.table, battle_on(g.table), DEFENDER)
    if g.places[HAND[seat]]:
        g.ask(HostageToKill(seat))


class HostageToKill(SenjiQuestionToOne):
    """SEN-133, SEN-R15: members of the attacker's family in the defender's hand, one after another."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.summer.battle.every_kill

    def legal(self, me: Me) -> Sequence[Answer]:
        table = me.table
        say, box = table.box.say.summer.battle, table.box
        family = symbol(table, battle_on(table).parties[ATTACKER])
        held = me.kinds(HAND[me.seat])
        kills = [kill for card, kill in say.kill.items() if held >> card & 1 and box.family[card] == family]
        return [*kills, say.spare]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, Spare):
            return None
        if not isinstance(answer, KillHostage):
            return out_of_place(me, answer)
        card, table = answer.card, me.table
        if not me.holds(HAND[me.seat], card):
            displayed = me.holds(DISPLAY[me.seat], card)
            return (why.DISPLAYED_IS_SAFE if displayed else why.NO_SUCH_HOSTAGE)(card=card)
        family = symbol(table, battle_on(table).parties[ATTACKER])
        if table.box.family[card] != family:
            return why.NOT_THE_ATTACKERS_FAMILY(card=card, family=family)
        return None

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, KillHostage):
            kill_hostage(g, seat, answer.card)
            offer_hostages(g)

    def default(self, me: Me) -> Answer:
        return me.table.box.say.summer.battle.spare


def kill_hostage(g: Senji, seat: Seat, card: int) -> None:
    """SEN-134: its holder gains its value (twice that with Fukushima, SEN-193), the attacker loses twice."""
    table = g.table
    target = seat_of_side(table, battle_on(table), ATTACKER)
    value = table.box.value[card]
    g.move_face(HAND[seat], card, REMOVED)
    g.tell(HostageKilled(seat, card, target))
    remember(g, "killed", seat, target)
    gain(g, seat, value * (2 if on_board(table, seat, "double_ransom") else 1), FROM_HOSTAGE)
    gain(g, target, -2 * value, FROM_RANSOM)


# --- abilities of the start ---------------------------------------------------------------------


def offer_borrowing(g: Senji, side: int) -> None:
    """SEN-192: Ekei's player may choose, if there is something to choose."""
    battle = battle_on(g.table)
    if borrower(g.table, battle, side) != NO_SAMURAI:
        g.ask(AbilityToBorrow(seat_of_side(g.table, battle, side)))


class AbilityToBorrow(SenjiQuestionToOne):
    """SEN-192, SEN-185: an enemy samurai with a battle ability, or none."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.summer.battle.every_borrowing

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        table = me.table
        say = table.box.say.summer.battle
        if answer == say.borrow_nothing:
            return None
        if not isinstance(answer, Borrow):
            return out_of_place(me, answer)
        battle = battle_on(table)
        side = side_of(table, battle, me.seat)
        if not battle.samurai[1 - side] >> answer.samurai & 1:
            return why.NOT_AN_ENEMY_HERE(samurai=answer.samurai)
        if answer.samurai not in lenders(table, battle, side):
            return why.NOTHING_TO_BORROW(samurai=answer.samurai)
        return None

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        if not isinstance(answer, Borrow):
            return
        battle = battle_on(g.table)
        side = side_of(g.table, battle, seat)
        ekei = borrower(g.table, battle, side)
        g.table.battle = battle._replace(borrowed=answer.samurai)
        g.tell(AbilityBorrowed(battle.parties[side], ekei, answer.samurai))

    def default(self, me: Me) -> Answer:
        return me.table.box.say.summer.battle.borrow_nothing


# --- rounds -------------------------------------------------------------------------------------


def fight_round(g: Senji) -> None:
    """SEN-118: samurai dice, roll, re-rolls (SEN-233), support, comparison."""
    begin_round(g)
    g.then(offer_reroll, DEFENDER)
    g.then(offer_reroll, ATTACKER)
    g.then(offer_kami, DEFENDER)
    g.then(offer_kami, ATTACKER)
    g.then(ask_for_support)
    g.then(compare_strength)
    g.then(decide_battle)


def decide_battle(g: Senji) -> None:
    """SEN-131, SEN-132: somebody has won, or it is fought again."""
    if battle_on(g.table).winner == NOBODY_YET:
        fight_round(g)
    else:
        settle(g)
