"""Senji: what everybody can count before an order, a march, a battle, or an action of Autumn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tatami.games.senji.aids import attack_odds
from tatami.games.senji.answers import autumn, battle, common, spring, summer
from tatami.games.senji.board import holder, on_board, room_for, units_left
from tatami.games.senji.box import MARCH, PRODUCTION, PROVINCES
from tatami.games.senji.pieces import (
    DIPLOMATIC_HONOUR,
    LOWEST_HONOUR,
    MERCENARY_SAMURAI,
    MERCENARY_UNIT,
    NOBODY_THERE,
    PRODUCTION_CARDS,
    RECRUITS,
)
from tatami.games.senji.rules.battle_state import ATTACKER, battle_on, seat_of_side, side_of
from tatami.games.senji.rules.hiring import SamuraiToHire
from tatami.games.senji.rules.march import March, groups_of
from tatami.games.senji.rules.powers_in_battle import stands_there
from tatami.games.senji.rules.strength import support_of
from tatami.games.senji.rules.ways import RAIDS
from tatami.games.senji.table import SenjiTable
from tatami.games.senji.warfare import Group
from tatami.hooks.glance import AnyView
from tatami.kernel.answers import Answer, Compound
from tatami.kernel.questions import Question

if TYPE_CHECKING:
    from ..telling import Teller

ANSWERS: Final = (
    Compound, summer.SendUnits, summer.SendSamurai, summer.FightAt, spring.LayOrder, common.KeepSamurai,
    battle.KillHostage, battle.Support, battle.SupportWithTwo, autumn.Combine,
    autumn.Display, autumn.TakeBack, autumn.HireUnits, autumn.HireSamurai, autumn.SendEnvoys,
)  # fmt: skip


def foresee(teller: Teller, view: AnyView[SenjiTable], question: Question[Any], answer: Answer) -> str | None:
    """What will come of it."""
    table = view.table
    match answer:
        case Compound(form=form, parts=parts) if isinstance(question, March):
            return _march(teller, table, question, parts, question.WAYS.get(form.text) in RAIDS)
        case Compound(form=form):
            return _honour(teller, view, form)
        case summer.SendUnits() | summer.SendSamurai() if isinstance(question, March):
            return _march(teller, table, question, (answer,), False)
        case summer.FightAt(region=region):
            group = next(group for group in table.groups if group.region == region)
            return _attack(teller, table, table.origin.party, group, False)
        case spring.LayOrder(region=region, order=order):
            return _order(teller, table, region, table.box.tokens.index(order))
        case common.KeepSamurai(samurai=samurai):
            return _samurai(teller, table, question, samurai)
        case battle.KillHostage(card=card):
            return _kill(teller, view, card)
        case battle.Support(card=card):
            return _support(teller, view, (card,))
        case battle.SupportWithTwo(card=card, second=second):
            return _support(teller, view, (card, second))
    return _honour(teller, view, answer)


def _march(
    teller: Teller, table: SenjiTable, question: March, parts: Sequence[Answer], raid: bool
) -> str | None:
    """How the battles stand that the groups would fight, no support on either side."""
    told = [_attack(teller, table, question.party, group, raid) for group in groups_of(parts)]
    return "; ".join(line for line in told if line) or None


def _attack(teller: Teller, table: SenjiTable, party: int, group: Group, raid: bool) -> str | None:
    """The odds of the attack, exactly; in a raid as long as nobody drowns."""
    region = group[0]
    if region >= PROVINCES or holder(table, region) in (party, NOBODY_THERE):
        return None
    return teller.words.text(
        "senji-foresee-attack",
        region=teller.named("region", region),
        percent=round(100 * attack_odds(table, party, group).attacker),
        raid="yes" if raid else "no",
    )


def _order(teller: Teller, table: SenjiTable, region: int, order: int) -> str | None:
    party = holder(table, region)
    if order == MARCH or party < 0:
        return None
    if order == PRODUCTION:
        more = stands_there(table, party, region, "three_cards")
        return teller.words.text("senji-foresee-production", cards=PRODUCTION_CARDS + more)
    number = min(RECRUITS, room_for(table, party, region), units_left(table, party))
    return teller.words.text("senji-foresee-recruitment", units=number)


def _samurai(teller: Teller, table: SenjiTable, question: Question[Any], samurai: int) -> str:
    """What he can do, and what he brings (SEN-163): nothing if he is paid for."""
    box = table.box
    paid = isinstance(question, SamuraiToHire) and question.paid
    return teller.words.text(
        "senji-foresee-samurai",
        ability=teller.named("ability", box.ability[samurai] or "none"),
        honour=0 if paid else box.samurai_honour[samurai],
    )


def _kill(teller: Teller, view: AnyView[SenjiTable], card: int) -> str:
    """SEN-134, SEN-193: as really gained and lost; honour never falls below the lowest."""
    table = view.table
    target = seat_of_side(table, battle_on(table), ATTACKER)
    value = table.box.value[card]
    double = on_board(table, view.seat, "double_ransom")
    lost = min(2 * value, table.honour[target] - LOWEST_HONOUR)
    return teller.words.text(
        "senji-foresee-kill", gained=value * (2 if double else 1), target=teller.seat(target), lost=lost
    )


def _support(teller: Teller, view: AnyView[SenjiTable], cards: tuple[int, ...]) -> str | None:
    """What the cards add with the dice that lie there, as long as the enemy's do not stand against them."""
    table = view.table
    fight = battle_on(table)
    side = side_of(table, fight, view.seat)
    if side < 0:
        return None
    sides = (cards, fight.cards[1 - side]) if side == ATTACKER else (fight.cards[1 - side], cards)
    return teller.words.text("senji-foresee-support", strength=support_of(table.box, fight.dice, sides)[side])


def _honour(teller: Teller, view: AnyView[SenjiTable], answer: Answer) -> str | None:
    """Actions of Autumn: what they bring or cost."""
    table, text = view.table, teller.words.text
    box = table.box
    match answer:
        case autumn.Combine(combination=number):
            of = box.combinations[number]
            if of.samurai:
                return text("senji-foresee-set-samurai", count=of.samurai)
            return text("senji-foresee-honour", change=of.honour, sign="plus", left=_after(view, of.honour))
        case autumn.Display(card=card):
            value = box.value[card]
            return text("senji-foresee-honour", change=value, sign="plus", left=_after(view, value))
        case autumn.TakeBack(card=card):
            cost = box.value[card]
        case autumn.HireUnits(number=number):
            cost = number * MERCENARY_UNIT
        case autumn.HireSamurai():
            cost = MERCENARY_SAMURAI
        case autumn.SendEnvoys():
            change = DIPLOMATIC_HONOUR
            return text("senji-foresee-honour", change=change, sign="plus", left=_after(view, change))
        case _:
            return None
    return text("senji-foresee-honour", change=cost, sign="minus", left=_after(view, -cost))


def _after(view: AnyView[SenjiTable], change: int) -> int:
    return view.table.honour[view.seat] + change
