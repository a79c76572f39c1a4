"""Cards that are picked one by one before they are discarded or sent home (SEN-156, SEN-158).

What was picked lies as private notes in the player's draft, in the order of picking: nobody else learns of
it, and it can be taken back freely until something is done with it.
"""

from __future__ import annotations

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..board import on_board, ready_samurai
from ..combinations import cards_leading_on
from ..pieces import DIPLOMATIC_FAMILIES, DISPLAY, DRAFT, HANAFUDA, HAND
from ..reasons import autumn as why
from ..table import Me, Senji, SenjiTable


def picked_by(me: Me) -> list[int]:
    """The cards that this player has picked, in the order of picking."""
    cards = me.table.box.say.autumn.picked
    return [cards[note] for note in me.faces(DRAFT[me.seat]) if note in cards]


def families_needed(table: SenjiTable, seat: Seat) -> int:
    """SEN-156: five; four with Akashi on the board (SEN-187)."""
    return DIPLOMATIC_FAMILIES - 1 if on_board(table, seat, "four_families") else DIPLOMATIC_FAMILIES


def _other_families(me: Me, cards: list[int]) -> set[int]:
    family = me.table.box.family
    return {family[card] for card in cards} - {me.table.families[me.seat]}


def add_picks(me: Me, picked: list[int], answers: list[Answer]) -> None:
    """What can be picked now, and what can be put back."""
    table, say = me.table, me.table.box.say.autumn
    first = table.box.first_hanafuda
    if not picked or picked[0] < first:
        answers += [say.pick[card] for card in _diplomacy_to_pick(me, picked)]
    if not picked or picked[0] >= first:
        wild = ready_samurai(table, me.seat, "wild_card") >= 0
        hand = me.sorted_faces(HANAFUDA[me.seat])
        answers += [say.pick[card] for card in cards_leading_on(table.box, hand, picked, wild)]
    if picked:
        answers += [say.put_back[card] for card in sorted(set(picked))]


def _diplomacy_to_pick(me: Me, picked: list[int]) -> list[int]:
    """SEN-156: cards of other families, one of each, if there are enough of them."""
    table, hand = me.table, me.sorted_faces(HAND[me.seat])
    if len(_other_families(me, hand)) < families_needed(table, me.seat):
        return []
    family = table.box.family
    taken = {family[card] for card in picked} | {table.families[me.seat]}
    return [card for card in dict.fromkeys(hand) if family[card] not in taken]


def why_not_pick(me: Me, card: int) -> Reason | None:
    """SEN-156, SEN-158: only what still leads to something that the hand can complete."""
    picked, first = picked_by(me), me.table.box.first_hanafuda
    hand = me.sorted_faces((HANAFUDA if card >= first else HAND)[me.seat])
    if card not in hand:
        locked = me.holds(DISPLAY[me.seat], card)
        return (why.DISPLAYED_IS_LOCKED if locked else why.CARD_NOT_HELD)(card=card)
    if picked and (picked[0] < first) != (card < first):
        return why.CARDS_OF_ONE_KIND(card=card)
    if card < first:
        return _why_not_return(me, card, picked, hand)
    if hand.count(card) <= picked.count(card):
        return why.PICKED_ALREADY(card=card)
    wild = ready_samurai(me.table, me.seat, "wild_card") >= 0
    leads = card in cards_leading_on(me.table.box, hand, picked, wild)
    return None if leads else why.LEADS_TO_NO_SET(card=card)


def _why_not_return(me: Me, card: int, picked: list[int], hand: list[int]) -> Reason | None:
    """SEN-156: not one's own, no family twice, and enough families in hand."""
    table = me.table
    family = table.box.family[card]
    if family == table.families[me.seat]:
        return why.OWN_CARD_PICKED(card=card)
    if any(table.box.family[other] == family for other in picked):
        return why.FAMILY_PICKED_ALREADY(family=family)
    have, need = len(_other_families(me, hand)), families_needed(table, me.seat)
    return why.TOO_FEW_FAMILIES(have=have, need=need) if have < need else None


def why_not_put_back(me: Me, card: int) -> Reason | None:
    return None if card in picked_by(me) else why.NOT_PICKED(card=card)


def pick_card(g: Senji, seat: Seat, card: int) -> None:
    """Only the player himself can read the note."""
    g.note(seat, DRAFT[seat], g.table.box.say.autumn.note[card])


def put_card_back(g: Senji, seat: Seat, card: int) -> None:
    notes = g.seen(seat).faces(DRAFT[seat])
    note = g.table.box.say.autumn.note[card]
    g.strike(seat, DRAFT[seat], len(notes) - 1 - notes[::-1].index(note))


def put_all_back(g: Senji, seat: Seat) -> None:
    """Nothing is picked any more; told whether or not something was."""
    g.clear(seat, DRAFT[seat])
