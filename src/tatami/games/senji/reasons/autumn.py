"""Refusals of Autumn, and why its answers are none at another moment."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason, Refusal

from ..answers import autumn as say
from ..answers.common import CallKami, CallKamiOn, TakeCard
from ..box import DIPLOMAT, ECONOMIST, MILITARY
from ..table import Me
from .common import EXPLAINERS

# The order

CALLED_BEFORE: Final = Refusal("called-before", "SEN-149", target="seat")
NOT_IN_THE_GAME: Final = Refusal("not-in-the-game", "SEN-149", "SEN-178", target="seat")
NOT_CALLED_YET: Final = Refusal("not-called-yet", "SEN-149")
HAS_ACTED: Final = Refusal("has-acted", "SEN-149")
HOST_CALLS: Final = Refusal("host-calls", "SEN-149", "SEN-37")
FIRST_THINGS_FIRST: Final = Refusal("first-things-first", "SEN-149", "SEN-150")

# Trade

CARD_NOT_HELD: Final = Refusal("card-not-held", "SEN-150", card="face")
OWN_TRADE_CARD: Final = Refusal("own-trade-card", "SEN-151", card="face")
OWNER_HAS_NO_HANAFUDA: Final = Refusal("owner-has-no-hanafuda", "SEN-153", "SEN-R59", target="seat")
NO_HANAFUDA_FOR_TRADE: Final = Refusal("no-hanafuda-for-trade", "SEN-154", family="family")
MUST_SHOW: Final = Refusal("must-show", "SEN-151", "SEN-152", have="number", need="number")
SHOWS_ENOUGH: Final = Refusal("shows-enough", "SEN-151", need="number")
SHOWN_TWICE: Final = Refusal("shown-twice", "SEN-151", card="face")
MUST_TAKE_ONE: Final[Refusal] = Refusal("must-take-one", "SEN-151", "SEN-154")
NOT_SHOWN_TO_YOU: Final = Refusal("not-shown-to-you", "SEN-151", "SEN-154", card="face")
NOT_TO_BE_SHOWN: Final = Refusal("not-to-be-shown", "SEN-151", card="face")
NOTHING_IS_ASKED_OF_YOU: Final = Refusal("nothing-is-asked-of-you", "SEN-151")
NO_CARDS_TO_TAKE_FROM: Final = Refusal("no-cards-to-take-from", "SEN-151", "SEN-154", "SEN-209", "SEN-211")

# Combinations and the diplomatic action

PICKED_ALREADY: Final = Refusal("picked-already", "SEN-159", card="face")
LEADS_TO_NO_SET: Final = Refusal("leads-to-no-set", "SEN-158", "SEN-R73", card="face")
OWN_CARD_PICKED: Final = Refusal("own-card-picked", "SEN-156", card="face")
FAMILY_PICKED_ALREADY: Final = Refusal("family-picked-already", "SEN-156", family="family")
TOO_FEW_FAMILIES: Final = Refusal("too-few-families", "SEN-156", "SEN-187", have="number", need="number")
DISPLAYED_IS_LOCKED: Final = Refusal("displayed-is-locked", "SEN-168", "SEN-R63", card="face")
ENVOYS_NEED_FAMILIES: Final = Refusal(
    "envoys-need-families", "SEN-156", "SEN-187", have="number", need="number"
)
ENVOYS_CARRY_DIPLOMACY: Final = Refusal("envoys-carry-diplomacy", "SEN-156")
NO_SUCH_SET_IN_HAND: Final = Refusal(
    "no-such-set-in-hand", "SEN-158", "SEN-R73", combination="combination", lacking="number"
)
SET_LACKS_CARDS: Final = Refusal("set-lacks-cards", "SEN-158", have="number", need="number")
SET_HAS_TOO_MANY: Final = Refusal("set-has-too-many", "SEN-158", need="number")
SETS_ARE_HANAFUDA: Final = Refusal("sets-are-hanafuda", "SEN-158")
NO_WILD_CARD: Final = Refusal("no-wild-card", "SEN-194")
WILD_CARD_IS_SPENT: Final = Refusal("wild-card-is-spent", "SEN-194", "SEN-R72")
ONE_CARD_IS_WILD: Final = Refusal("one-card-is-wild", "SEN-194")
WILD_IS_NOT_NEEDED: Final = Refusal("wild-is-not-needed", "SEN-194", combination="combination")

# Hostages

OWN_MEMBER: Final = Refusal("own-member", "SEN-165", card="face")
FAMILY_IS_DISPLAYED: Final = Refusal("family-is-displayed", "SEN-166", family="family")
NOT_DISPLAYED: Final = Refusal("not-displayed", "SEN-169", card="face")
TAKING_BACK_COSTS_TOO_MUCH: Final = Refusal(
    "taking-back-costs-too-much", "SEN-169", "SEN-R113", cost="number", honour="number"
)

# Hiring

MERCENARIES_COME_BY_SEA: Final = Refusal("mercenaries-come-by-sea", "SEN-173", region="region")
TOO_MANY_MERCENARIES: Final = Refusal("too-many-mercenaries", "SEN-171", hired="number", most="number")
CANNOT_PAY: Final = Refusal("cannot-pay", "SEN-174", "SEN-R68", cost="number", honour="number")
SEA_IS_FULL: Final = Refusal("sea-is-full", "SEN-175", "SEN-89", region="region", room="number")
NO_UNITS_LEFT: Final = Refusal("no-units-left", "SEN-175", "SEN-90", left="number")
ONE_MERCENARY_SAMURAI: Final = Refusal("one-mercenary-samurai", "SEN-172")
NO_SAMURAI_TO_POST: Final = Refusal("no-samurai-to-post", "SEN-162", "SEN-173")
NO_SAMURAI_LEFT: Final = Refusal("no-samurai-left", "SEN-R71", "SEN-164")
NOT_DRAWN: Final = Refusal("not-drawn", "SEN-161", "SEN-172", samurai="samurai")
MUST_KEEP: Final = Refusal("must-keep", "SEN-161", "SEN-172", left="number")
NOT_YOUR_PROVINCE: Final = Refusal("not-your-province", "SEN-162", region="region")
NOT_AT_SEA: Final = Refusal("not-at-sea", "SEN-162", region="region")

# Samurai and kami

NOT_YOUR_SAMURAI: Final = Refusal("not-your-samurai", "SEN-216", samurai="samurai")
EMPERORS_SAMURAI: Final = Refusal("emperors-samurai", "SEN-238", samurai="samurai")
KAMI_ARE_OFF: Final = Refusal("kami-are-off", "SEN-R75")
SEPPUKU_IN_OWN_AUTUMN: Final = Refusal("seppuku-in-own-autumn", "SEN-216", "SEN-R108")
NO_KAMI_OF_YOURS: Final = Refusal("no-kami-of-yours", "SEN-207", samurai="samurai")
KAMI_OF_ANOTHER_KIND: Final = Refusal("kami-of-another-kind", "SEN-208", samurai="samurai")
MILITARY_KAMI_FIGHTS: Final = Refusal("military-kami-fights", "SEN-213", "SEN-208", samurai="samurai")
DIPLOMAT_KAMI_NAMES: Final = Refusal("diplomat-kami-names", "SEN-209", "SEN-208", samurai="samurai")
ECONOMIST_KAMI_IN_AUTUMN: Final = Refusal(
    "economist-kami-in-autumn", "SEN-212", "SEN-R107", samurai="samurai"
)
DIPLOMAT_KAMI_IN_SEASON: Final = Refusal("diplomat-kami-in-season", "SEN-210", "SEN-R107", samurai="samurai")
NO_HANAFUDA_TO_SEARCH: Final = Refusal("no-hanafuda-to-search", "SEN-211")
NOT_FOUND: Final = Refusal("not-found", "SEN-211", card="face")
KAMI_TAKES_ONE: Final = Refusal("kami-takes-one", "SEN-209", "SEN-211")
ANOTHER_PLAYER: Final = Refusal("another-player", "SEN-209", "SEN-203")
NO_CARD_TO_GIVE_UP: Final = Refusal(
    "no-card-to-give-up", "SEN-209", "SEN-203", "SEN-R79", "SEN-R82", target="seat"
)
NO_CARD_TO_SWAP: Final = Refusal("no-card-to-swap", "SEN-203")
NO_SWAP_NOW: Final = Refusal("no-swap-now", "SEN-203")
NO_FORCED_SWAP: Final = Refusal("no-forced-swap", "SEN-203")
NO_TAKING_THE_DISCARD: Final = Refusal("no-taking-the-discard", "SEN-202")
ONCE_AN_AUTUMN: Final = Refusal("once-an-autumn", "SEN-202", "SEN-203", "SEN-238")
DISCARD_IS_EMPTY: Final = Refusal("discard-is-empty", "SEN-202")
DUMMY_IS_NOT_SWAPPED: Final = Refusal("dummy-is-not-swapped", "SEN-203", "SEN-43")
NOT_FOR_SWAPPING: Final = Refusal("not-for-swapping", "SEN-203", "SEN-R80", card="face")

FOLLOW_UPS: Final[dict[type[Answer], Refusal]] = {
    say.ShowCards: NOTHING_IS_ASKED_OF_YOU,
    say.SwapCard: NO_SWAP_NOW,
    say.PostSamurai: NO_SAMURAI_TO_POST,
    TakeCard: NO_CARDS_TO_TAKE_FROM,
}
"""What is said only when something before it asks for it: why not, where nothing does."""
_NEVER: Final[dict[Answer, Refusal]] = {
    say.TAKE_NOTHING: NO_CARDS_TO_TAKE_FROM,
    say.SWAP_DUMMY: DUMMY_IS_NOT_SWAPPED,
}


def explain_autumn(me: Me, answer: Answer) -> Reason | None:
    """Why something that is said in Autumn is none of it now, as far as this chapter knows."""
    if isinstance(answer, CallKami | CallKamiOn):
        return _kami(me, answer)
    if isinstance(answer, say.CommitSeppuku) and me.table.phase != "autumn":
        return SEPPUKU_IN_OWN_AUTUMN()
    if answer in _NEVER:
        return _NEVER[answer]()
    if type(answer) in FOLLOW_UPS:
        return FOLLOW_UPS[type(answer)]()
    if me.table.phase != "autumn" or not _of_autumn(answer):
        return None
    return _in_autumn(me, answer)


def _of_autumn(answer: Answer) -> bool:
    return type(answer).__module__ == say.__name__


def _in_autumn(me: Me, answer: Answer) -> Reason:
    """SEN-149: each player acts when he is called, and not again."""
    table = me.table
    if isinstance(answer, say.CallFamily):
        return HOST_CALLS() if me.seat != table.host else FIRST_THINGS_FIRST()
    if isinstance(answer, say.CommitSeppuku) and (not table.named or table.named[-1] != me.seat):
        return SEPPUKU_IN_OWN_AUTUMN()
    return _out_of_turn(me)


def _out_of_turn(me: Me) -> Reason:
    named = me.table.named
    if me.seat not in named:
        return NOT_CALLED_YET()
    return FIRST_THINGS_FIRST() if named[-1] == me.seat else HAS_ACTED()


def _kami(me: Me, answer: CallKami | CallKamiOn) -> Reason | None:
    """SEN-210, SEN-212: each kind at its own time, and only a diplomat against a player (SEN-209)."""
    samurai = answer.samurai
    phase, kind = me.table.phase, me.table.box.kami[samurai]
    if kind == ECONOMIST and phase != "autumn":
        return ECONOMIST_KAMI_IN_AUTUMN(samurai=samurai)
    if kind == DIPLOMAT and phase not in ("winter", "autumn"):
        return DIPLOMAT_KAMI_IN_SEASON(samurai=samurai)
    if kind == MILITARY:
        names = isinstance(answer, CallKamiOn)
        return (KAMI_OF_ANOTHER_KIND if names else MILITARY_KAMI_FIGHTS)(samurai=samurai)
    if phase == "autumn":
        return _out_of_turn(me)
    return DIPLOMAT_KAMI_NAMES(samurai=samurai) if isinstance(answer, CallKami) else None


EXPLAINERS.append(explain_autumn)
