"""Why not, in Shinobi: every refusal with its clauses."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason, Refusal

from . import answers as say
from .pieces import HAND, HAND_SIZE
from .table import Me

NO_SUCH_PLAYER: Final = Refusal("no-such-player", "SHI-1", "SHI-13", province="seat")
NOT_IN_HAND: Final = Refusal("not-in-hand", "SHI-20", "SHI-24", card="face")
NINJA_IS_NO_TROOP: Final = Refusal("ninja-is-no-troop", "SHI-30", "SHI-R12")

OWN_PROVINCE: Final = Refusal("own-province", "SHI-20")
MUST_PLACE_ABROAD: Final = Refusal("must-place-abroad", "SHI-17", "SHI-20", "SHI-R10")
MUST_PLACE_OR_PLAY_A_NINJA: Final = Refusal(
    "must-place-or-play-a-ninja", "SHI-17", "SHI-20", "SHI-22", "SHI-R10"
)
MUST_PLAY_A_NINJA: Final = Refusal("must-play-a-ninja", "SHI-17", "SHI-R3")
SECOND_ORDER_COMES_LATER: Final = Refusal("second-order-comes-later", "SHI-16", "SHI-20")
ATTACK_COMES_LAST: Final = Refusal("attack-comes-last", "SHI-16")

NO_NINJA_IN_HAND: Final = Refusal("no-ninja-in-hand", "SHI-49")
NINJA_NOT_AT_HOME: Final = Refusal("ninja-not-at-home", "SHI-52", "SHI-R19")
NO_ARMY_ABROAD: Final = Refusal("no-army-abroad", "SHI-53")
NO_ARMY_TO_STRIKE: Final = Refusal("no-army-to-strike", "SHI-50", province="seat", clan="face")
NINJA_IS_A_FIRST_ORDER: Final = Refusal("ninja-is-a-first-order", "SHI-49", "SHI-22", "SHI-R12")
ONE_NINJA_A_TURN: Final = Refusal("one-ninja-a-turn", "SHI-55", "SHI-49")

MUST_PLACE_OR_MOVE: Final = Refusal("must-place-or-move", "SHI-17", "SHI-23", "SHI-R11")
MUST_PLACE_AT_HOME: Final = Refusal("must-place-at-home", "SHI-17", "SHI-23", "SHI-R4")
MUST_MOVE: Final = Refusal("must-move", "SHI-17", "SHI-23", "SHI-R4")
PLACING_ABROAD_CAME_FIRST: Final = Refusal("placing-abroad-came-first", "SHI-24", "SHI-16")
NOT_AFTER_A_NINJA: Final = Refusal("not-after-a-ninja", "SHI-22", "SHI-24", "SHI-R13")
SAME_PROVINCE: Final = Refusal("same-province", "SHI-25", "SHI-R41")
NOT_OUT_OF_OWN_PROVINCE: Final = Refusal("not-out-of-own-province", "SHI-26")
NO_TROOPS_TO_MOVE: Final = Refusal("no-troops-to-move", "SHI-25", province="seat", clan="face")

MUST_ATTACK: Final = Refusal("must-attack", "SHI-35", "SHI-17")
MUST_ATTACK_OWN_CLAN: Final = Refusal("must-attack-own-clan", "SHI-47", "SHI-35", "SHI-R21")
FIRST_ORDER_IS_GIVEN: Final = Refusal("first-order-is-given", "SHI-16")
SECOND_ORDER_IS_GIVEN: Final = Refusal("second-order-is-given", "SHI-23", "SHI-16")
NO_ARMY_AT_HOME: Final = Refusal("no-army-at-home", "SHI-36", clan="face")
TARGET_AT_HOME: Final = Refusal("target-at-home", "SHI-37", "SHI-R19")
NO_SUCH_TARGET: Final = Refusal("no-such-target", "SHI-37", province="seat", clan="face")
SAME_CLAN: Final = Refusal("same-clan", "SHI-39", clan="face")
REINFORCED: Final = Refusal("reinforced-this-turn", "SHI-40", province="seat", clan="face")
STILL_PROTECTED: Final = Refusal("still-protected", "SHI-41", "SHI-R6", province="seat", clan="face")
HIT_BY_THE_NINJA: Final = Refusal("hit-by-the-ninja", "SHI-54", "SHI-40", province="seat", clan="face")
NOT_WEAKER: Final = Refusal("not-weaker", "SHI-38", "SHI-R17", "SHI-R18", mine="number", theirs="number")

NOT_YOUR_TURN: Final = Refusal("not-your-turn", "SHI-19", turn="seat")
TURN_IS_OVER: Final = Refusal("turn-is-over", "SHI-16", "SHI-19")
ONE_ATTACK_A_TURN: Final = Refusal("one-attack-a-turn", "SHI-35", "SHI-19")
LAST_TURN_IS_OVER: Final = Refusal("last-turn-is-over", "SHI-61")

ONE_CARD_AN_ORDER: Final = Refusal("one-card-an-order", "SHI-20", "SHI-24")
CARDS_LIE_FACE_UP: Final = Refusal("cards-lie-face-up", "SHI-20", "SHI-24")
EITHER_PLACE_OR_MOVE: Final = Refusal("either-place-or-move", "SHI-23")
ONE_CARD_IS_MOVED: Final = Refusal("one-card-is-moved", "SHI-28")
ATTACK_FROM_OWN_PROVINCE: Final = Refusal("attack-from-own-province", "SHI-36")
HAND_IS_FULL: Final = Refusal("hand-is-full", "SHI-56", cards="number")
DRAWING_COMES_LAST: Final = Refusal("drawing-comes-last", "SHI-56")
NO_DRAWING: Final = Refusal("no-drawing-in-the-last-round", "SHI-59", "SHI-63")
NOTHING_COMES_BACK: Final = Refusal("nothing-comes-back", "SHI-48", "SHI-R8")
CLANS_ARE_SECRET: Final = Refusal("clans-are-secret", "SHI-4", "SHI-6")
HANDS_ARE_SECRET: Final = Refusal("hands-are-secret", "SHI-12")
BOX_IS_CLOSED: Final = Refusal("box-is-closed", "SHI-7")
DECK_IS_FACE_DOWN: Final = Refusal("deck-is-face-down", "SHI-10")
HANDS_DO_NOT_COUNT: Final = Refusal("hands-do-not-count", "SHI-65", "SHI-R28")

GAME_IS_OVER: Final = Refusal("game-is-over", "SHI-62")

_NEVER: Final[dict[Attempt, Refusal]] = {
    say.PLACE_TWO_CARDS: ONE_CARD_AN_ORDER,
    say.PLACE_FACE_DOWN: CARDS_LIE_FACE_UP,
    say.PLACE_AND_MOVE: EITHER_PLACE_OR_MOVE,
    say.MOVE_TWO_CARDS: ONE_CARD_IS_MOVED,
    say.MOVE_AN_ARMY: ONE_CARD_IS_MOVED,
    say.ATTACK_FROM_ABROAD: ATTACK_FROM_OWN_PROVINCE,
    say.RESHUFFLE: NOTHING_COMES_BACK,
    say.TAKE_FROM_DISCARD: NOTHING_COMES_BACK,
    say.SHOW_CLAN: CLANS_ARE_SECRET,
    say.LOOK_AT_CLAN: CLANS_ARE_SECRET,
    say.SHOW_HAND: HANDS_ARE_SECRET,
    say.LOOK_AT_HAND: HANDS_ARE_SECRET,
    say.LOOK_INTO_BOX: BOX_IS_CLOSED,
    say.LOOK_AT_DECK: DECK_IS_FACE_DOWN,
    say.COUNT_HAND: HANDS_DO_NOT_COUNT,
}


Ladder = dict[type[Answer], Refusal]
"""For each kind of answer that does not fit a question, the refusal that tells why."""


def out_of_place(me: Me, answer: Answer, ladder: Ladder) -> Reason:
    """Why an answer of another kind than the question wants is refused, by the question's own ladder."""
    if isinstance(answer, Attempt):
        return why_not_draw(me) if answer == say.DRAW else _NEVER[answer]()
    return ladder.get(type(answer), NOT_AN_ANSWER_HERE)()


def why_not_draw(me: Me) -> Reason:
    """SHI-56: after the attack, up to four cards, and by itself; SHI-59: never from an empty deck."""
    if me.table.turns_left >= 0:
        return NO_DRAWING()
    cards = me.count(HAND[me.seat])
    return HAND_IS_FULL(cards=cards) if cards >= HAND_SIZE else DRAWING_COMES_LAST()
