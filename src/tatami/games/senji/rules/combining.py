"""Combinations (SEN-158 to SEN-160, SEN-194, SEN-239)."""

from __future__ import annotations

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..board import gain, on_board, ready_samurai, spend_ability
from ..combinations import kinds_of_sets, sets_made_of, sets_made_wildly
from ..events.autumn import CombinationMade, WildCardUsed
from ..pieces import DISCARD, FROM_COMBINATION, HANAFUDA
from ..reasons import autumn as why
from ..table import Me, Senji
from .hiring import are_samurai_left, draw_samurai
from .picking import picked_by, put_all_back


def add_combinations(me: Me, picked: list[int], answers: list[Answer]) -> None:
    """The combinations that are complete, and those that a wild card completes."""
    box = me.table.box
    if not picked or picked[0] < box.first_hanafuda:
        return
    kinds, sayings = box.combinations, box.say.autumn
    left = are_samurai_left(me)
    made = sets_made_of(box, picked)
    answers += [sayings.combine[k] for k in made if left or not kinds[k].samurai]
    if ready_samurai(me.table, me.seat, "wild_card") >= 0:
        wild = sets_made_wildly(box, picked)
        answers += [sayings.combine_wild[k][card] for k, card in wild if left or not kinds[k].samurai]


def why_not_combine(me: Me, number: int) -> Reason | None:
    """SEN-158: exactly the cards of that combination."""
    picked = picked_by(me)
    reason = _why_not_as_many(me, picked, number)
    if reason is not None:
        return reason
    kind = kinds_of_sets(me.table.box)[number]
    if number not in sets_made_of(me.table.box, picked):
        return why.NOT_THAT_SET(combination=number)
    return why.NO_SAMURAI_LEFT() if kind.samurai and not are_samurai_left(me) else None


def why_not_combine_wild(me: Me, number: int, card: int) -> Reason | None:
    """SEN-194: once an Autumn one of the cards counts as any other."""
    table, picked = me.table, picked_by(me)
    if ready_samurai(table, me.seat, "wild_card") < 0:
        spent = on_board(table, me.seat, "wild_card")
        return (why.WILD_CARD_IS_SPENT if spent else why.NO_WILD_CARD)()
    reason = _why_not_as_many(me, picked, number)
    if reason is not None:
        return reason
    kind = kinds_of_sets(table.box)[number]
    if card not in picked:
        return why.WILD_IS_NOT_PICKED(card=card)
    if number in sets_made_of(table.box, picked):
        return why.WILD_IS_NOT_NEEDED(combination=number)
    if (number, card) not in sets_made_wildly(table.box, picked):
        return why.NOT_THAT_SET(combination=number)
    return why.NO_SAMURAI_LEFT() if kind.samurai and not are_samurai_left(me) else None


def _why_not_as_many(me: Me, picked: list[int], number: int) -> Reason | None:
    """SEN-158: no card too many, none too few."""
    if picked and picked[0] < me.table.box.first_hanafuda:
        return why.SETS_ARE_HANAFUDA()
    have, need = len(picked), kinds_of_sets(me.table.box)[number].size
    if have == need:
        return None
    return (why.SET_LACKS_CARDS if have < need else why.SET_HAS_TOO_MANY)(have=have, need=need)


def combine_wild(g: Senji, seat: Seat, number: int, card: int) -> None:
    """SEN-194."""
    samurai = ready_samurai(g.table, seat, "wild_card")
    spend_ability(g, samurai)
    g.tell(WildCardUsed(seat, samurai, card))
    combine(g, seat, number)


def combine(g: Senji, seat: Seat, number: int) -> None:
    """SEN-158: the cards are discarded in the order of picking, so the last lies on top (SEN-239); then comes
    the reward, honour or samurai (SEN-161)."""
    cards = picked_by(g.seen(seat))
    put_all_back(g, seat)
    of = g.table.box.combinations[number]
    g.tell(CombinationMade(seat, number))
    for card in cards:
        g.move_face(HANAFUDA[seat], card, DISCARD)
    if of.honour:
        gain(g, seat, of.honour, FROM_COMBINATION)
    if of.samurai:
        draw_samurai(g, seat, of.samurai, paid=False)
