"""The dice of a battle round: set aside, rolled, rolled again (SEN-121 to SEN-124, SEN-213, SEN-233)."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer, Compound, Form
from tatami.kernel.reasons import NOT_A_PART_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers.battle import KeepDice, PickDie, RerollDie, RollPicked
from ..answers.common import CallKami
from ..board import symbol
from ..box import MILITARY
from ..events.battle import BattleRoundBegan, DiceRerolled, DiceRolled, DiceSetAside, MilitaryKamiCalled
from ..pieces import DICE, KAMI, SAMURAI_DISCARD
from ..reasons import battle as why
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestionToOne, put
from .battle_state import ATTACKER, DEFENDER, NO_SAMURAI, battle_on, seat_of_side, side_of
from .dice import roll_dice
from .powers_in_battle import dice_for, who_can


def begin_round(g: Senji) -> None:
    """SEN-121, SEN-122: the samurai's dice, the defender's first; SEN-123: the rest is rolled."""
    table = g.table
    battle = battle_on(table)
    battle.round += 1
    battle.cards = ((), ())
    g.tell(BattleRoundBegan(battle.round))
    defender = min(DICE, dice_for(table, battle, DEFENDER))
    attacker = min(DICE - defender, dice_for(table, battle, ATTACKER))
    battle.aside = (attacker, defender)
    for side, number in ((DEFENDER, defender), (ATTACKER, attacker)):
        if number:
            party = battle.parties[side]
            g.tell(DiceSetAside(party, symbol(table, party), number))
    rolled = DICE - attacker - defender
    battle.dice = roll_dice(g, "battle", rolled) if rolled else ()
    battle.keep(g)
    if rolled:
        g.tell(DiceRolled(battle.dice))


# --- Yamagata -----------------------------------------------------------------------------------


def offer_reroll(g: Senji, side: int) -> None:
    """SEN-206: once per battle one die may be rolled again."""
    battle = battle_on(g.table)
    if not battle.dice or battle.rerolled[side]:
        return
    if who_can(g.table, battle, side, "rerolls_a_die") != NO_SAMURAI:
        g.ask(DieToReroll(seat_of_side(g.table, battle, side)))


def why_not_die(me: Me, die: int) -> Reason | None:
    """SEN-214: only a die that was rolled; those set aside have no number."""
    return None if die <= len(battle_on(me.table).dice) else why.NO_SUCH_DIE(number=die)


class DieToReroll(SenjiQuestionToOne):
    """SEN-206: which die, or none for now."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.summer.battle.every_reroll

    def legal(self, me: Me) -> Sequence[Answer]:
        say = me.table.box.say.summer.battle
        return [*say.reroll[: len(battle_on(me.table).dice)], say.keep]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, RerollDie):
            return why_not_die(me, answer.die)
        return None if isinstance(answer, KeepDice) else out_of_place(me, answer)

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, RerollDie):
            battle = battle_on(g.table)
            mine = side_of(g.table, battle, seat)
            first, second = battle.rerolled
            battle.rerolled = (first or mine == ATTACKER, second or mine == DEFENDER)
            battle.keep(g)
            reroll(g, seat, "yamagata", (answer.die - 1,))

    def default(self, me: Me) -> Answer:
        return me.table.box.say.summer.battle.keep


def reroll(g: Senji, seat: Seat, label: str, which: tuple[int, ...]) -> None:
    """These dice, counted from 0, show something new."""
    battle = battle_on(g.table)
    for die, face in zip(which, roll_dice(g, label, len(which)), strict=True):
        battle.dice = put(battle.dice, die, face)
    battle.keep(g)
    g.tell(DiceRerolled(seat, which, battle.dice))


# --- a military kami ----------------------------------------------------------------------------


def offer_kami(g: Senji, side: int) -> None:
    """SEN-213, SEN-233: the defender first, and only one in the whole battle."""
    table = g.table
    battle = battle_on(table)
    seat = seat_of_side(table, battle, side)
    if battle.dice and not battle.kami_used and military_kami(g.seen(seat)):
        g.ask(KamiToCall(seat))


def military_kami(me: Me) -> list[int]:
    """SEN-208: the player's kami that can help in battle."""
    box = me.table.box
    kami = [face - box.first_samurai for face in me.faces(KAMI[me.seat])]
    return [k for k in kami if box.kami[k] == MILITARY]


class KamiToCall(SenjiQuestionToOne):
    """SEN-213: which military kami, or none."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.summer.battle.every_kami

    def legal(self, me: Me) -> Sequence[Answer]:
        say = me.table.box.say.summer.battle
        return [*(say.kami[k] for k in sorted(military_kami(me))), say.keep]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, KeepDice):
            return None
        if not isinstance(answer, CallKami):
            return out_of_place(me, answer)
        box = me.table.box
        if not me.holds(KAMI[me.seat], box.first_samurai + answer.samurai):
            return why.NOT_YOUR_KAMI(samurai=answer.samurai)
        if box.kami[answer.samurai] != MILITARY:
            return why.NOT_A_MILITARY_KAMI(samurai=answer.samurai)
        return None

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, CallKami):
            battle = battle_on(g.table)
            battle.kami = answer.samurai
            battle.keep(g)
            g.ask(DiceForKami(seat))

    def default(self, me: Me) -> Answer:
        return me.table.box.say.summer.battle.keep


class DiceForKami(SenjiQuestionToOne):
    """SEN-213: any number of dice in one word; until then the kami can still be spared."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        say = me.table.box.say.summer.battle
        return (say.roll, say.keep)

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, KeepDice | RollPicked):
            return None
        if isinstance(answer, Compound):
            return self.why_not_compound(me, answer)
        return why.ONE_KAMI_A_BATTLE() if isinstance(answer, CallKami) else out_of_place(me, answer)

    def menu(self, me: Me, form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        return me.table.box.say.summer.battle.pick

    def why_not_part(self, me: Me, form: Form, so_far: Sequence[Answer], part: Answer) -> Reason | None:
        if not isinstance(part, PickDie):
            return NOT_A_PART_HERE()
        return why.DIE_IS_PICKED(number=part.die) if part in so_far else why_not_die(me, part.die)

    def why_not_whole(self, me: Me, form: Form, parts: Sequence[Answer]) -> Reason | None:
        return None if parts else why.NO_DIE_PICKED()

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        battle = battle_on(g.table)
        kami, battle.kami = battle.kami, NO_SAMURAI
        battle.kami_used = isinstance(answer, Compound)
        battle.keep(g)
        if isinstance(answer, Compound):
            g.tell(MilitaryKamiCalled(seat, kami))
            g.move_face(KAMI[seat], g.table.box.first_samurai + kami, SAMURAI_DISCARD)
            dice = sorted(part.die - 1 for part in answer.parts if isinstance(part, PickDie))
            reroll(g, seat, "kami", tuple(dice))

    def default(self, me: Me) -> Answer:
        return me.table.box.say.summer.battle.keep
