"""Why not, in Tenno: every refusal with its clauses."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason, Refusal

from . import answers as say
from .pieces import hand
from .table import Me

COLOUR_TAKEN: Final = Refusal("colour-taken", "TEN-4", "TEN-R43", colour="colour")
PEASANTS_FIRST: Final = Refusal("peasants-first", "TEN-5")

MUST_ATTACK: Final = Refusal("must-attack", "TEN-13")
NOT_YOUR_TURN: Final = Refusal("not-your-turn", "TEN-12", turn="seat")
OWN_ROW: Final = Refusal("own-row", "TEN-15")
NO_SUCH_PLAYER: Final = Refusal("no-such-player", "TEN-15", target="seat")
SHOGUN_MAY_NOT_ATTACK: Final = Refusal("shogun-may-not-attack", "TEN-17", slot="slot")
SHOGUN_MAY_NOT_FOLLOW: Final = Refusal("shogun-may-not-follow", "TEN-17", "TEN-84", slot="slot")
ONLY_ROW_CARDS_FIGHT: Final = Refusal("only-row-cards-fight", "TEN-18")
EMPTY_SLOT: Final = Refusal("empty-slot", "TEN-19", "TEN-86", target="seat", slot="slot")
ATTACK_IS_FIXED: Final = Refusal("attack-is-fixed", "TEN-21")

NOT_WHILE_A_FIGHT_IS_ON: Final = Refusal("fight-is-on", "TEN-22")
NO_FIGHT_TO_HELP: Final = Refusal("no-fight-to-help", "TEN-22")
MONK_IS_NOT_YOURS_TO_USE: Final = Refusal("not-your-card-attacked", "TEN-74")
MONK_HELPS_NO_ATTACK: Final = Refusal("monk-helps-no-attack", "TEN-81")
MONK_NOT_FOR_ITSELF: Final = Refusal("monk-not-for-itself", "TEN-76")
NO_MONK_IN_ROW: Final = Refusal("no-monk-in-row", "TEN-74", "TEN-77")
DEFENDING_CARD_IS_FIXED: Final = Refusal("defending-card-is-fixed", "TEN-20")

NO_SECOND_ATTACK: Final = Refusal("no-second-attack", "TEN-83", "TEN-87")
NOT_WITH_THE_RONIN_AGAIN: Final = Refusal("not-with-the-ronin-again", "TEN-84", slot="slot")
SAME_TARGET_AGAIN: Final = Refusal("same-target-again", "TEN-85", target="seat", slot="slot")
NOTHING_TO_STOP: Final = Refusal("nothing-to-stop", "TEN-13", "TEN-83")
STOP_RENOUNCES: Final = Refusal("stop-renounces", "TEN-83")

MUST_REFILL: Final = Refusal("must-refill", "TEN-33")
REFILL_LATER: Final = Refusal("refill-later", "TEN-86", "TEN-14")
NO_GAPS: Final = Refusal("no-gaps", "TEN-33", "TEN-36")
WRONG_GAPS: Final = Refusal("wrong-gaps", "TEN-33", "TEN-36", gaps="slots")
CARD_FILLS_ONE_GAP: Final = Refusal("card-fills-one-gap", "TEN-33", "TEN-34", kind="kind")
NOT_IN_HAND: Final = Refusal("not-in-hand", "TEN-35", "TEN-51", kind="kind")

NO_SWAP: Final = Refusal("no-swap", "TEN-39", "TEN-40")
NO_SWAP_NOW: Final = Refusal("no-swap-now", "TEN-14", "TEN-39", "TEN-41")
EXCHANGE_ONLY_WITH_EMPTY_HAND: Final = Refusal("exchange-only-with-empty-hand", "TEN-58", cards="number")
SWAP_NEEDS_A_HAND: Final = Refusal("swap-needs-a-hand", "TEN-43", "TEN-54")
THIRD_CARD_STAYS: Final = Refusal("third-card-stays", "TEN-57", "TEN-54")
NO_PEEK: Final = Refusal("no-peek", "TEN-44", "TEN-32")
PEEK_LATER: Final = Refusal("peek-later", "TEN-45", "TEN-14")
PEEK_IN_ORDER: Final = Refusal("peek-in-order", "TEN-48", "TEN-R8", first="seat")
PEEK_IS_OVER: Final = Refusal("peek-is-over", "TEN-44", "TEN-48")
NOTHING_TO_DECLINE: Final = Refusal("nothing-to-decline", "TEN-42", "TEN-47")

ORDER_NEVER_CHANGES: Final = Refusal("order-never-changes", "TEN-10")
PRISONS_ARE_CLOSED: Final = Refusal("prisons-are-closed", "TEN-27")
CARDS_STAY_IN_PRISON: Final = Refusal("cards-stay-in-prison", "TEN-28")
HANDS_ARE_NOT_REPLENISHED: Final = Refusal("hands-are-not-replenished", "TEN-38")
CARDS_ARE_NOT_SHOWN: Final = Refusal("cards-are-not-shown", "TEN-46", "TEN-R27")

GAME_IS_OVER: Final = Refusal("game-is-over", "TEN-61", "TEN-64")

_NEVER: Final[dict[Answer, Refusal]] = {
    say.LOOK_INTO_PRISON: PRISONS_ARE_CLOSED,
    say.TAKE_FROM_PRISON: CARDS_STAY_IN_PRISON,
    say.TAKE_FROM_DISCARD: HANDS_ARE_NOT_REPLENISHED,
    say.SHOW_CARD: CARDS_ARE_NOT_SHOWN,
    say.ATTACK_FROM_HAND: ONLY_ROW_CARDS_FIGHT,
    say.ATTACK_A_HAND: ONLY_ROW_CARDS_FIGHT,
}


Ladder = dict[type[Answer], Refusal]
"""For each kind of answer that does not fit a question, the refusal that tells why (Attempt: to reorder)."""


def out_of_place(me: Me, answer: Answer, ladder: Ladder) -> Reason:
    """Why an answer of another kind than the question wants is refused, by the question's own ladder."""
    if answer in _NEVER:
        return _NEVER[answer]()
    refusal = ladder.get(type(answer))
    if refusal is not None:
        return refusal()
    if isinstance(answer, say.Exchange | say.Arrange | Attempt):
        return no_reordering(me)
    return no_bonus(me) if isinstance(answer, say.Swap) else NOT_AN_ANSWER_HERE()


def no_reordering(me: Me) -> Reason:
    """TEN-10: never, but for the attacker with an empty hand, who may wait for TEN-54 or has lost it."""
    if me.seat != me.table.turn or me.count(hand(me.seat)):
        return ORDER_NEVER_CHANGES()
    return no_bonus(me)


def no_bonus(me: Me) -> Reason:
    """TEN-39, TEN-40: the attacker still hopes for the bonus of this turn, or has lost a card and it."""
    return NO_SWAP() if me.table.lost else NO_SWAP_NOW()


def no_attack(me: Me) -> Reason:
    """TEN-12: it is another's turn. TEN-83, TEN-87: or the attacks of one's own are over."""
    return NO_SECOND_ATTACK() if me.seat == me.table.turn else NOT_YOUR_TURN(turn=me.table.turn)


def no_peek_yet(me: Me) -> Reason:
    """TEN-44: who won a fight of this turn may peek, but only when the gaps are filled (TEN-45)."""
    return PEEK_LATER() if me.seat in me.table.victories else NO_PEEK()
