"""Combinations (SEN-158 to SEN-160, SEN-194, SEN-239)."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer, Compound
from tatami.kernel.reasons import NOT_A_PART_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers.autumn import Combine, WithCard, WithWild
from ..board import gain, on_board, ready_samurai, spend_ability
from ..combinations import Leading, cards_leading_on, kinds_of_sets, missing, sets_in
from ..events.autumn import CombinationMade, WildCardUsed
from ..pieces import DISCARD, FROM_COMBINATION, HANAFUDA
from ..reasons import autumn as why
from ..table import Me, Senji
from .hiring import are_samurai_left, draw_samurai


def may_be_wild(me: Me) -> bool:
    """SEN-194: once an Autumn, while he is on the board who can do it."""
    return ready_samurai(me.table, me.seat, "wild_card") >= 0


def add_combinations(me: Me, answers: list[Answer]) -> None:
    """The combinations that the hand can make, also with a wild card."""
    box, hand = me.table.box, me.sorted_faces(HANAFUDA[me.seat])
    if hand:
        left = are_samurai_left(me)
        made = sets_in(box, hand, may_be_wild(me))
        answers += [box.say.autumn.combine[k] for k in made if left or not box.combinations[k].samurai]


def why_not_combine(me: Me, form: Combine) -> Reason | None:
    """SEN-158: the hand holds such a set; SEN-R71: and there is somebody to hire for it."""
    box, number, hand = me.table.box, form.combination, me.sorted_faces(HANAFUDA[me.seat])
    if number not in sets_in(box, hand, may_be_wild(me)):
        return why.NO_SUCH_SET_IN_HAND(combination=number, lacking=missing(box, hand, number)[0])
    samurai = box.combinations[number].samurai
    return why.NO_SAMURAI_LEFT() if samurai and not are_samurai_left(me) else None


def picked_in(parts: Sequence[Answer]) -> tuple[list[int], int]:
    """The cards of a set as they are, and the one that counts as another, or -1."""
    wild = [part.card for part in parts if isinstance(part, WithWild)]
    return [part.card for part in parts if isinstance(part, WithCard)], wild[0] if wild else -1


def _leading_on(me: Me, form: Combine, so_far: Sequence[Answer]) -> Leading:
    hand = tuple(me.sorted_faces(HANAFUDA[me.seat]))
    cards, wild = picked_in(so_far)
    return cards_leading_on(me.table.box, form.combination, hand, tuple(cards), wild, may_be_wild(me))


def cards_for_set(me: Me, form: Combine, so_far: Sequence[Answer]) -> list[Answer]:
    """Every card that still leads to that set, as it is or as another."""
    say, leading = me.table.box.say.autumn, _leading_on(me, form, so_far)
    return [*(say.card[card] for card in leading.plain), *(say.wild[card] for card in leading.wild)]


def set_menu(me: Me) -> list[Answer]:
    """The hanafuda in hand; each also as a wild card, where one knows how."""
    say = me.table.box.say.autumn
    hand = list(dict.fromkeys(me.sorted_faces(HANAFUDA[me.seat])))
    knows = on_board(me.table, me.seat, "wild_card")
    return [*(say.card[card] for card in hand), *(say.wild[card] for card in hand if knows)]


def why_not_in_set(me: Me, form: Combine, so_far: Sequence[Answer], part: Answer) -> Reason | None:
    """SEN-158, SEN-159: a card of the hand, once, that still leads to that set."""
    if not isinstance(part, WithCard | WithWild):
        return NOT_A_PART_HERE()
    card, box, wild = part.card, me.table.box, isinstance(part, WithWild)
    if card < box.first_hanafuda:
        return why.SETS_ARE_HANAFUDA()
    hand, (cards, other) = me.sorted_faces(HANAFUDA[me.seat]), picked_in(so_far)
    if card not in hand:
        return why.CARD_NOT_HELD(card=card)
    size = kinds_of_sets(box)[form.combination].size
    if len(so_far) >= size:
        return why.SET_HAS_TOO_MANY(need=size)
    if hand.count(card) <= [*cards, other].count(card):
        return why.PICKED_ALREADY(card=card)
    if wild and (other >= 0 or not may_be_wild(me)):
        return why.ONE_CARD_IS_WILD() if other >= 0 else _why_nothing_is_wild(me)
    leading = _leading_on(me, form, so_far)
    if card in (leading.wild if wild else leading.plain):
        return None
    if (wild or other >= 0) and _leads_as_it_is(me, form, so_far, card):
        return why.WILD_IS_NOT_NEEDED(combination=form.combination)
    return why.LEADS_TO_NO_SET(card=card)


def _why_nothing_is_wild(me: Me) -> Reason:
    return (why.WILD_CARD_IS_SPENT if on_board(me.table, me.seat, "wild_card") else why.NO_WILD_CARD)()


def _leads_as_it_is(me: Me, form: Combine, so_far: Sequence[Answer], card: int) -> bool:
    """Whether the same cards lead to that set with none of them wild."""
    cards, other = picked_in(so_far)
    picked = tuple(cards) if other < 0 else (*cards, other)
    hand = tuple(me.sorted_faces(HANAFUDA[me.seat]))
    return card in cards_leading_on(me.table.box, form.combination, hand, picked, -1, False).plain


def why_not_set(me: Me, form: Combine, parts: Sequence[Answer]) -> Reason | None:
    """SEN-158: as many cards as that combination has; whatever leads to it is it in the end."""
    have, need = len(parts), kinds_of_sets(me.table.box)[form.combination].size
    return why.SET_LACKS_CARDS(have=have, need=need) if have < need else None


def combine(g: Senji, seat: Seat, form: Combine, answer: Compound) -> None:
    """SEN-158: the cards are discarded as they were told, so the last lies on top (SEN-239); then comes the
    reward, honour or samurai (SEN-161)."""
    wild = picked_in(answer.parts)[1]
    if wild >= 0:
        samurai = ready_samurai(g.table, seat, "wild_card")
        spend_ability(g, samurai)
        g.tell(WildCardUsed(seat, samurai, wild))
    of = g.table.box.combinations[form.combination]
    g.tell(CombinationMade(seat, form.combination))
    for part in answer.parts:
        assert isinstance(part, WithCard | WithWild)
        g.move_face(HANAFUDA[seat], part.card, DISCARD)
    if of.honour:
        gain(g, seat, of.honour, FROM_COMBINATION)
    if of.samurai:
        draw_samurai(g, seat, of.samurai, paid=False)
