"""The diplomatic action (SEN-156, SEN-157)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tatami.kernel.answers import Answer, Compound
from tatami.kernel.reasons import NOT_A_PART_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers.autumn import WithCard, WithWild
from ..board import gain, on_board, player_of
from ..events.autumn import EnvoysSent
from ..pieces import DIPLOMATIC_FAMILIES, DIPLOMATIC_HONOUR, DISPLAY, FROM_DIPLOMACY, HAND
from ..reasons import autumn as why
from ..table import Me, Senji, SenjiTable
from .trade import cards_in, return_openly


def families_needed(table: SenjiTable, seat: Seat) -> int:
    """SEN-156: five; four with Akashi on the board (SEN-187)."""
    return DIPLOMATIC_FAMILIES - 1 if on_board(table, seat, "four_families") else DIPLOMATIC_FAMILIES


def _other_families(me: Me, cards: Iterable[int]) -> set[int]:
    family = me.table.box.family
    return {family[card] for card in cards} - {me.table.families[me.seat]}


def add_envoys(me: Me, hand: list[int], answers: list[Answer]) -> None:
    if len(hand) >= DIPLOMATIC_FAMILIES - 1 and _why_too_few(me, hand) is None:
        answers.append(me.table.box.say.autumn.envoys)


def why_not_send_envoys(me: Me) -> Reason | None:
    """SEN-156: he holds cards of five different other families. SEN-187: or four, with Akashi."""
    return _why_too_few(me, me.faces(HAND[me.seat]))


def _why_too_few(me: Me, hand: Iterable[int]) -> Reason | None:
    have, need = len(_other_families(me, hand)), families_needed(me.table, me.seat)
    return why.TOO_FEW_FAMILIES(have=have, need=need) if have < need else None


def envoys_menu(me: Me) -> list[Answer]:
    """The diplomacy cards in hand, and those that lie displayed."""
    cards = me.table.box.say.autumn.card
    held = (*me.sorted_faces(HAND[me.seat]), *me.sorted_faces(DISPLAY[me.seat]))
    return [cards[card] for card in dict.fromkeys(held)]


def cards_for_envoys(me: Me, so_far: Sequence[Answer]) -> list[Answer]:
    """SEN-156: one card of each other family that is not among them."""
    family, cards = me.table.box.family, me.table.box.say.autumn.card
    taken = {family[card] for card in cards_in(so_far)} | {me.table.families[me.seat]}
    hand = me.sorted_faces(HAND[me.seat])
    return [cards[card] for card in dict.fromkeys(hand) if family[card] not in taken]


def why_not_with_envoys(me: Me, so_far: Sequence[Answer], part: Answer) -> Reason | None:
    """SEN-156: a card in hand, not one's own, no family twice."""
    if not isinstance(part, WithCard | WithWild):
        return NOT_A_PART_HERE()
    table, card = me.table, part.card
    if card >= table.box.first_hanafuda:
        return why.ENVOYS_CARRY_DIPLOMACY()
    if not me.holds(HAND[me.seat], card):
        locked = me.holds(DISPLAY[me.seat], card)
        return (why.DISPLAYED_IS_LOCKED if locked else why.CARD_NOT_HELD)(card=card)
    family = table.box.family[card]
    if family == table.families[me.seat]:
        return why.OWN_CARD_PICKED(card=card)
    if any(table.box.family[other] == family for other in cards_in(so_far)):
        return why.FAMILY_PICKED_ALREADY(family=family)
    return None


def why_not_these_envoys(me: Me, parts: Sequence[Answer]) -> Reason | None:
    """SEN-156: enough families; all five are allowed even where four would do (SEN-R121)."""
    have, need = len(parts), families_needed(me.table, me.seat)
    return why.ENVOYS_NEED_FAMILIES(have=have, need=need) if have < need else None


def send_envoys(g: Senji, seat: Seat, answer: Compound) -> None:
    """SEN-156: the cards go home and he gains 10. SEN-157: who gets one back loses 1; nobody does where its
    family is absent or eliminated (SEN-R64)."""
    table = g.table
    cards = cards_in(answer.parts)
    families = tuple(table.box.family[card] for card in cards)
    g.tell(EnvoysSent(seat, families))
    for card in cards:
        return_openly(g, seat, card)
    gain(g, seat, DIPLOMATIC_HONOUR, FROM_DIPLOMACY)
    for family in families:
        home = player_of(table, family)
        if home >= 0:
            gain(g, home, -1, FROM_DIPLOMACY)
