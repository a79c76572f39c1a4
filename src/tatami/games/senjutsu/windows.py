"""Who is asked whether to play a card beside the card of the turn (ledger 7, SJT-R151).

`opens` looks at what everybody can see: it is given the table through a spectator's eyes and nothing else.
So whether somebody is asked can never tell what he holds.
"""

from __future__ import annotations

from functools import lru_cache

from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from .box import (
    ADDITIONAL,
    AFTER_CARD,
    ATTACK,
    ATTACK_SUCCESS,
    BLOCK_SUCCESS,
    REPLACEMENT,
    STATUS,
    TO_COUNTER,
    TO_REPLACE,
    Ability,
    Box,
)
from .facts import NO_CARD, Fighter
from .pieces import DISCARD, HAND, MOST_FOCUS, PLAY
from .reasons import (
    HAS_NO_INITIATIVE,
    NEEDS_FOCUS,
    NEEDS_KAMAE,
    NEEDS_MASK,
    NEEDS_SUCCESS,
    NO_COUNTER_NOW,
    NO_FOCUS_TO_PAY,
    NO_REPLACEMENT,
    NOT_BEFORE_ITS_END,
    NOT_FOR_NOW,
    ONLY_ATTACKS_COUNTER,
    SAME_TYPE,
    TOO_FAST_TO_COUNTER,
)
from .table import Me, SenjutsuTable


def opens(all_see: Me, seat: Seat, window: int, limit: int = 0) -> bool:
    """SJT-R151: whether this player is asked now; `limit` is the initiative of a blocked attack."""
    table = all_see.table
    fighter = table.fighters[seat]
    if not all_see.count(HAND[seat]) or not may_play(fighter, window):
        return False
    abilities = table.box.abilities
    for number in playable(table, seat, window, limit):
        if not is_used_up(all_see, seat, abilities[number]):
            return True
    return False


def playable(table: SenjutsuTable, seat: Seat, window: int, limit: int) -> tuple[int, ...]:
    """The cards of the character's pool that could be played in this window, if they were in hand."""
    fighter = table.fighters[seat]
    return _playable(
        table.box,
        window,
        limit,
        fighter.hero,
        table.box.alike[fighter.card],
        fighter.paid if window == TO_REPLACE else 0,
        fighter.focus,
        fighter.kamae,
        fighter.is_masked,
        len(fighter.limp) if window == TO_COUNTER else 0,
    )


@lru_cache(maxsize=4096)
def _playable(
    box: Box,
    window: int,
    limit: int,
    hero: int,
    card: int,
    paid: int,
    focus: int,
    kamae: int,
    is_masked: bool,
    limp: int,
) -> tuple[int, ...]:
    """Of a fighter nothing else matters for it, and the same moments come up all the time."""
    fighter = Fighter(
        0, hero, card=card, paid=paid, focus=focus, kamae=kamae, is_masked=is_masked, limp=(0,) * limp
    )
    cards = [box.abilities[number] for number in box.fits[hero][window]]
    return tuple([a.number for a in cards if why_not_play(box, fighter, a, window, limit) is None])


def may_play(fighter: Fighter, window: int) -> bool:
    """SJT-166: one instant card a turn, counterattacks not counted (SJT-154). SJT-R42: no additional card and
    no counterattack after the own turn was ended."""
    if fighter.is_out or (fighter.has_played and window != TO_COUNTER):
        return False
    return not (fighter.is_ended and window in (ATTACK_SUCCESS, BLOCK_SUCCESS, AFTER_CARD, TO_COUNTER))


def is_used_up(all_see: Me, seat: Seat, ability: Ability) -> bool:
    """Whether as many copies as the deck may hold, or does by the open list, lie face up."""
    table = all_see.table
    face = table.box.face_of[seat][ability.number]
    most = ability.most
    if table.lists:
        most = next((each.copies for each in table.lists[seat] if each.card == ability.number), 0)
    if most and not all_see.holds(DISCARD[seat], face) and not all_see.holds(PLAY[seat], face):
        return False
    open_ones = all_see.faces(DISCARD[seat]).count(face) + all_see.faces(PLAY[seat]).count(face)
    return open_ones >= most


def why_not_play(box: Box, fighter: Fighter, ability: Ability, window: int, limit: int = 0) -> Reason | None:
    """Why this card, if it is in hand, cannot be played in this window."""
    number = ability.number
    if window == TO_COUNTER:
        if ability.kind != ATTACK or ability.is_core:
            return ONLY_ATTACKS_COUNTER(card=number)
        if not ability.values:
            return HAS_NO_INITIATIVE(card=number)
        if effective(fighter, min(ability.values)) > limit:
            return TOO_FAST_TO_COUNTER(card=number, limit=limit)
    elif window == TO_REPLACE and ability.keyword != REPLACEMENT:
        return NO_REPLACEMENT(card=number)
    if (window == TO_REPLACE or ability.keyword == ADDITIONAL) and not goes_with(box, fighter, ability):
        return SAME_TYPE(card=number, revealed=fighter.card)
    if window not in (TO_COUNTER, TO_REPLACE) and ability.timing != window:
        return why_not_timed(ability) or NOT_FOR_NOW(card=number, window=window)
    focus = fighter.focus + (refund(fighter) if window == TO_REPLACE else 0)
    return why_not_able(fighter, ability, focus)


def why_not_timed(ability: Ability) -> Reason | None:
    """Why a card cannot be played while no window of its own is open.

    SJT-152: beside the card of the turn a plain attack card is played as a counterattack only."""
    if ability.kind == ATTACK and ability.values and not ability.keyword and not ability.is_core:
        return NO_COUNTER_NOW(card=ability.number)
    if ability.timing in (ATTACK_SUCCESS, BLOCK_SUCCESS):
        return NEEDS_SUCCESS(card=ability.number)
    return NOT_BEFORE_ITS_END(card=ability.number) if ability.timing == AFTER_CARD else None


def why_not_buy(table: SenjutsuTable, seat: Seat) -> Reason | None:
    """SJT-78, SJT-51: whether the additional value of the revealed card is beyond the focus left."""
    card, focus = table.card(seat), table.fighters[seat].focus
    if card is None or table.step != "reveal" or focus >= card.price:
        return None
    return NO_FOCUS_TO_PAY(cost=card.price, focus=focus)


def refund(fighter: Fighter) -> int:
    """SJT-83, SJT-R19: the focus that comes back if the revealed card is replaced, up to three in all;
    nothing for one that could not be paid for (SJT-R18)."""
    return min(MOST_FOCUS - fighter.focus, max(0, fighter.paid))


def goes_with(box: Box, fighter: Fighter, ability: Ability) -> bool:
    """SJT-168, SJT-R20: replacements and additional cards need a non-core ability card of another type."""
    if fighter.card == NO_CARD:
        return False
    revealed = box.abilities[fighter.card]
    return not revealed.is_core and revealed.kind not in (STATUS, ability.kind)


def why_not_able(fighter: Fighter, ability: Ability, focus: int) -> Reason | None:
    """SJT-74, SJT-75: enough focus for the mandatory cost, and the kamae that the card requires."""
    if ability.cost > focus:
        return NEEDS_FOCUS(card=ability.number, cost=ability.cost, focus=focus)
    if ability.kamae not in (-1, fighter.kamae):
        return NEEDS_KAMAE(card=ability.number, kamae=ability.kamae)
    if ability.masked and not fighter.is_masked:
        return NEEDS_MASK(card=ability.number)
    return None


def effective(fighter: Fighter, value: int) -> int:
    """SJT-182, SJT-R27, SJT-R80: each limp card lowers by 1, never below 1; a value of 0 stays."""
    return max(1, value - len(fighter.limp)) if value else 0
