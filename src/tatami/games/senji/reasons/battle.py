"""Refusals of this chapter: battles."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason, Refusal

from ..answers.battle import KillHostage, Support, SupportWithDummy, SupportWithTwo
from ..answers.common import CallKami
from ..box import MILITARY
from ..pieces import DISPLAY, KAMI
from ..rules.battle_state import battle_on, side_of
from ..table import Me
from .common import EXPLAINERS

# Hostages

ONLY_BEFORE_A_BATTLE: Final = Refusal("only-before-a-battle", "SEN-118", "SEN-133", "SEN-R16")
ONLY_THE_DEFENDER_KILLS: Final = Refusal("only-the-defender-kills", "SEN-136", target="seat")
NOT_THE_ATTACKERS_FAMILY: Final = Refusal(
    "not-the-attackers-family", "SEN-133", "SEN-136", card="face", family="family"
)
DISPLAYED_IS_SAFE: Final = Refusal("displayed-is-safe", "SEN-135", "SEN-168", card="face")
NO_SUCH_HOSTAGE: Final = Refusal("no-such-hostage", "SEN-133", "SEN-135", card="face")

# Abilities

NOT_AN_ENEMY_HERE: Final = Refusal("not-an-enemy-here", "SEN-192", samurai="samurai")
NOTHING_TO_BORROW: Final = Refusal("nothing-to-borrow", "SEN-192", "SEN-R39", samurai="samurai")

# Dice

NO_SUCH_DIE: Final = Refusal("no-such-die", "SEN-123", "SEN-214", "SEN-206", number="number")
DIE_IS_PICKED: Final = Refusal("die-is-picked", "SEN-213", number="number")
NO_DIE_PICKED: Final = Refusal("no-die-picked", "SEN-213")
DICE_ASIDE_STAY: Final = Refusal("dice-aside-stay", "SEN-214", "SEN-206")
NOT_YOUR_KAMI: Final = Refusal("not-your-kami", "SEN-207", "SEN-213", samurai="samurai")
NOT_A_MILITARY_KAMI: Final = Refusal("not-a-military-kami", "SEN-208", "SEN-213", samurai="samurai")
ONE_KAMI_A_BATTLE: Final = Refusal("one-kami-a-battle", "SEN-213", "SEN-R76")
NO_KAMI_NOW: Final = Refusal("no-kami-now", "SEN-213", "SEN-233")
KAMI_OF_WHO_FIGHTS: Final = Refusal("kami-of-who-fights", "SEN-213")
DEFENDER_CALLS_FIRST: Final = Refusal("defender-calls-first", "SEN-233", target="seat")
KAMI_WAS_DECLINED: Final = Refusal("kami-was-declined", "SEN-233", target="seat")

# Support

NO_SUCH_SUPPORT: Final = Refusal("no-such-support", "SEN-125", card="face")
NOT_A_SUPPORT_CARD: Final = Refusal("not-a-support-card", "SEN-125", card="face")
SUPPORT_AGAINST_ITS_HOME: Final = Refusal("support-against-its-home", "SEN-126", "SEN-56", card="face")
OWN_SUPPORT: Final = Refusal("own-support", "SEN-126", "SEN-R27", card="face")
ONLY_ONE_SUPPORT: Final = Refusal("only-one-support", "SEN-125", "SEN-188")
SUPPORT_IS_COMPULSORY: Final = Refusal("support-is-compulsory", "SEN-125", "SEN-R28")
SUPPORT_GOES_HOME: Final = Refusal("support-goes-home", "SEN-130", "SEN-55")
SUPPORT_IS_CAPPED: Final = Refusal("support-is-capped", "SEN-128", "SEN-54")
DICE_ASIDE_DO_NOT_SUPPORT: Final = Refusal("dice-aside-do-not-support", "SEN-128")
NO_BATTLE_TO_SUPPORT: Final = Refusal("no-battle-to-support", "SEN-125")
ONLY_WHO_FIGHTS_COMMITS: Final = Refusal("only-who-fights-commits", "SEN-125")
SUPPORT_COMES_LATER: Final = Refusal("support-comes-later", "SEN-118", "SEN-125")
DUMMY_IS_COMMITTED: Final = Refusal("dummy-is-committed", "SEN-57", "SEN-R28")
SUPPORT_IS_COMMITTED: Final = Refusal("support-is-committed", "SEN-125")
OPPONENT_COMMITS_FIRST: Final = Refusal("opponent-commits-first", "SEN-204", "SEN-205", target="seat")

# The end of it

ONE_STEP_AFTER_ANOTHER: Final = Refusal("one-step-after-another", "SEN-118", target="seat")
NO_RETREAT: Final = Refusal("no-retreat", "SEN-116")
NO_WAY_TO_FLEE: Final = Refusal("no-way-to-flee", "SEN-201", region="region")


def explain_battle(me: Me, answer: Answer) -> Reason | None:
    """What is wrong with saying this anywhere else, or at all."""
    if isinstance(answer, KillHostage):
        return why_no_killing_now(me, answer.card)
    if is_support(answer) and me.table.phase == "summer":
        return why_no_support_now(me)
    if isinstance(answer, CallKami) and me.table.battle and me.table.box.kami[answer.samurai] == MILITARY:
        return why_no_kami(me, answer.samurai) or NO_KAMI_NOW()
    refusal = _ATTEMPTS.get(answer.text)
    return None if refusal is None else refusal()


def why_no_killing_now(me: Me, card: int) -> Reason:
    """SEN-135, SEN-136, SEN-118: not the displayed, only the defender, only before the first round."""
    if me.holds(DISPLAY[me.seat], card):
        return DISPLAYED_IS_SAFE(card=card)
    battle = me.table.battle
    if battle:
        seat = battle.defender if battle.defender < me.seats else me.table.host
        if seat != me.seat:
            return ONLY_THE_DEFENDER_KILLS(target=seat)
    return ONLY_BEFORE_A_BATTLE()


def is_support(answer: Answer) -> bool:
    return isinstance(answer, Support | SupportWithDummy | SupportWithTwo)


def why_no_support_now(me: Me) -> Reason:
    """SEN-125, SEN-118: in a battle of one's own, in its step, and once a round."""
    table = me.table
    if not table.battle:
        return NO_BATTLE_TO_SUPPORT()
    battle = battle_on(table)
    side = side_of(table, battle, me.seat)
    if side < 0:
        return ONLY_WHO_FIGHTS_COMMITS()
    return SUPPORT_IS_COMMITTED() if battle.cards[side] else SUPPORT_COMES_LATER()


def why_no_kami(me: Me, samurai: int) -> Reason | None:
    """SEN-207, SEN-213: why this player can call that military kami at no moment of this battle any more."""
    if not me.holds(KAMI[me.seat], me.table.box.first_samurai + samurai):
        return NOT_YOUR_KAMI(samurai=samurai)
    battle = battle_on(me.table)
    if side_of(me.table, battle, me.seat) < 0:
        return KAMI_OF_WHO_FIGHTS()
    return ONE_KAMI_A_BATTLE() if battle.kami_used else None


_ATTEMPTS: Final = {
    "retreat": NO_RETREAT,
    "support nothing": SUPPORT_IS_COMPULSORY,
    "keep support": SUPPORT_GOES_HOME,
    "count every symbol": SUPPORT_IS_CAPPED,
    "count dice set aside": DICE_ASIDE_DO_NOT_SUPPORT,
    "reroll dice set aside": DICE_ASIDE_STAY,
}

EXPLAINERS.append(explain_battle)
