"""Why not, in Samurai Sword: every refusal with its clauses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Fact, Reason, Refusal

from . import answers as say
from .pieces import BATTLE_CRY, BUSHIDO, DIVERSION, GEISHA, JUJUTSU
from .powers import SPENDS_RESILIENCE, TAKES_FROM_DISCARD
from .rules.three_players import THREE, price_of_bushido
from .table import Me

CASE: Final = {
    "card": "face",
    "reach": "number",
    "target": "seat",
    "steps": "number",
    "armor": "number",
    "character": "number",
    "difficulty": "number",
}
"""The facts of an attack that does not reach: the Difficulty is steps, and Armor, and the character."""


class OutOfReach(Refusal):
    """SAM-80 is cited where there is Armor, SAM-160 where the character adds to the Difficulty."""

    __slots__ = ()

    def cited(self, facts: Mapping[str, Fact]) -> tuple[str, ...]:
        idle = {"SAM-80": not facts["armor"], "SAM-160": not facts["character"]}
        return tuple(clause for clause in self.clauses if not idle.get(clause))


_OF_ONE_CARD: Final = {
    "SAM-131": BATTLE_CRY,
    "SAM-132": BATTLE_CRY,
    "SAM-137": BUSHIDO,
    "SAM-148": DIVERSION,
    "SAM-152": GEISHA,
    "SAM-154": JUJUTSU,
    "SAM-155": JUJUTSU,
}
"""Clauses that say what a single card does."""


class OfCard(Refusal):
    """`card` is played, or has been: what is said of another card is not cited."""

    __slots__ = ()

    def cited(self, facts: Mapping[str, Fact]) -> tuple[str, ...]:
        card = facts["card"]
        return tuple(clause for clause in self.clauses if _OF_ONE_CARD.get(clause, card) == card)


class OfBushido(Refusal):
    """`tokens` is what Bushido costs this player: 0 is the Shogun of three (SAM-129, SAM-R82)."""

    __slots__ = ()

    def cited(self, facts: Mapping[str, Fact]) -> tuple[str, ...]:
        idle = ("SAM-129", "SAM-R82") if facts["tokens"] else ()
        return tuple(clause for clause in self.clauses if clause not in idle)


class OfBox(Refusal):
    """SAM-18 speaks of 4 players, SAM-R6 of 3 and 5; with more players no Ninja is left out."""

    __slots__ = ()

    def cited(self, facts: Mapping[str, Fact]) -> tuple[str, ...]:
        idle = {"SAM-18": facts["players"] != 4, "SAM-R6": facts["players"] not in (3, 5)}
        return tuple(clause for clause in self.clauses if not idle.get(clause))


NO_SUCH_PLAYER: Final = Refusal("no-such-player", "SAM-2", target="seat")
NOT_IN_HAND: Final = Refusal("not-in-hand", "SAM-59", card="face")
GAME_IS_OVER: Final = Refusal("game-is-over", "SAM-106", "SAM-119")

# Weapons

NOT_ONESELF: Final = Refusal("not-oneself", "SAM-61", "SAM-R38")
WEAPON_LIMIT: Final = Refusal("weapon-limit", "SAM-66", "SAM-67", played="number", limit="number")
HARMLESS_WITHOUT_CARDS: Final = Refusal("harmless-without-cards", "SAM-44", "SAM-86", target="seat")
HARMLESS_WITHOUT_RESILIENCE: Final = Refusal("harmless-without-resilience", "SAM-44", "SAM-86", target="seat")
HARMLESS_EVEN_SO: Final = Refusal(
    "harmless-even-so", "SAM-165", "SAM-R64", "SAM-44", "SAM-86", target="seat", resilience="number"
)
TOO_FAR: Final = OutOfReach("too-far", "SAM-85", "SAM-82", "SAM-78", "SAM-79", "SAM-80", "SAM-160", **CASE)
TOO_WELL_ARMORED: Final = OutOfReach("too-well-armored", "SAM-80", "SAM-160", "SAM-82", "SAM-85", **CASE)
WEAPON_NEEDS_A_TARGET: Final = Refusal("weapon-needs-a-target", "SAM-61", "SAM-R46", card="face")
WEAPON_IS_PLAYED: Final = Refusal("weapon-is-played", "SAM-R11")

# Parries and forced choices

PARRY_IS_AN_ANSWER: Final = Refusal("parry-is-an-answer", "SAM-69", "SAM-87", "SAM-R47")
NOTHING_TO_ENDURE: Final = Refusal("nothing-to-endure", "SAM-91", "SAM-131", "SAM-154")
NO_PARRY_SYMBOL: Final = Refusal("no-parry-symbol", "SAM-87", "SAM-69", "SAM-176", card="face")
NOT_THE_LAST_CARD: Final = Refusal("not-the-last-card", "SAM-176", "SAM-R54", card="face")
ONE_PARRY_IS_ENOUGH: Final = Refusal("one-parry-is-enough", "SAM-87", "SAM-R56")
BATTLE_CRY_WANTS_A_PARRY: Final = Refusal(
    "battle-cry-wants-a-parry", "SAM-131", "SAM-177", "SAM-R52", card="face"
)
JUJUTSU_WANTS_A_WEAPON: Final = Refusal("jujutsu-wants-a-weapon", "SAM-154", "SAM-R52", card="face")
JUJUTSU_IS_NOT_PARRIED: Final = Refusal("jujutsu-is-not-parried", "SAM-154", "SAM-R52")
NOT_AIMED_AT_YOU: Final = Refusal("not-aimed-at-you", "SAM-92", target="seat")
CHIYOME_IS_UNAFFECTED: Final = Refusal("chiyome-is-unaffected", "SAM-171", "SAM-R57", card="face")
HARMLESS_IS_UNAFFECTED: Final = OfCard("harmless-is-unaffected", "SAM-132", "SAM-155", "SAM-46", card="face")
ONLY_THE_OTHERS_ANSWER: Final = OfCard("only-the-others-answer", "SAM-131", "SAM-154", card="face")
OTHERS_ANSWER_FIRST: Final = Refusal("others-answer-first", "SAM-R8", card="face", target="seat")
HAS_ANSWERED: Final = Refusal("has-answered", "SAM-R8", "SAM-R10", card="face", target="seat")
ANSWER_THE_ATTACK: Final = Refusal("answer-the-attack", "SAM-69", "SAM-87", by="seat", card="face")
ANSWER_THE_CRY: Final = OfCard("answer-the-cry", "SAM-69", "SAM-131", "SAM-154", by="seat", card="face")
OWN_CARD_IS_RESOLVING: Final = Refusal(
    "own-card-is-resolving", "SAM-59", "SAM-R11", "SAM-R20", card="face", target="seat"
)

# Cards that name a player

CARD_NAMES_A_PLAYER: Final = OfCard("card-names-a-player", "SAM-137", "SAM-148", "SAM-152", card="face")
CARD_NAMES_NOBODY: Final = Refusal("card-names-nobody", "SAM-68", card="face")
CARD_NAMES_NO_CARD: Final = Refusal("card-names-no-card", "SAM-68", card="face")
ONLY_BEFORE_YOURSELF: Final = Refusal("only-before-yourself", "SAM-64", card="face")
ONE_BUSHIDO: Final = Refusal("one-bushido", "SAM-145", "SAM-R84", target="seat")
GEISHA_NOT_ONESELF: Final = Refusal("geisha-not-oneself", "SAM-152", "SAM-R39", "SAM-R38")
GEISHA_NOT_OWN_HAND: Final = Refusal("geisha-not-own-hand", "SAM-152", "SAM-R39")
DIVERSION_NOT_ONESELF: Final = Refusal("diversion-not-oneself", "SAM-148", "SAM-R38")
BREATHING_NOT_ONESELF: Final = Refusal("breathing-not-oneself", "SAM-134", "SAM-R38")
BREATHING_NEEDS_A_RECEIVER: Final = Refusal("breathing-needs-a-receiver", "SAM-134")
BREATHING_HEALS_ONESELF: Final = Refusal("breathing-heals-oneself", "SAM-135")
NO_CARD_TO_TAKE: Final = Refusal("no-card-to-take", "SAM-148", "SAM-R43", target="seat")
NO_HAND_CARD: Final = Refusal("no-hand-card", "SAM-153", "SAM-R40", target="seat")
NOTHING_TO_DISCARD: Final = Refusal("nothing-to-discard", "SAM-R40", target="seat")
HAND_CARDS_ARE_RANDOM: Final = Refusal("hand-cards-are-random", "SAM-153", target="seat")
NOT_IN_FRONT_OF: Final = Refusal("not-in-front-of", "SAM-153", "SAM-R40", aim="face", target="seat")
DIVERSION_TAKES_FROM_HANDS: Final = Refusal("diversion-takes-from-hands", "SAM-148", card="face")

# Bushido

BUSHIDO_WANTS_A_WEAPON: Final = Refusal("bushido-wants-a-weapon", "SAM-139", card="face")
BUSHIDO_ASKS_ITS_HOLDER: Final = Refusal("bushido-asks-its-holder", "SAM-138", "SAM-139", target="seat")
HONOR_IS_PAID_TO_BUSHIDO: Final = OfBushido("honor-is-paid-to-bushido", "SAM-139", "SAM-129", tokens="number")
CHECK_BUSHIDO_FIRST: Final = OfBushido(
    "check-bushido-first", "SAM-55", "SAM-144", "SAM-52", "SAM-129", tokens="number"
)
BUSHIDO_IS_CHECKED: Final = Refusal("bushido-is-checked", "SAM-55", "SAM-138")
WEAPON_OR_HONOR: Final = OfBushido("weapon-or-honor", "SAM-139", "SAM-129", "SAM-R82", tokens="number")
BUSHIDO_MOVES_CLOCKWISE: Final = Refusal("bushido-moves-clockwise", "SAM-140", "SAM-142", "SAM-R75")

# The turn

NOT_YOUR_TURN: Final = Refusal("not-your-turn", "SAM-69", "SAM-51", turn="seat")
PLAY_COMES_AFTER_DRAWING: Final = Refusal("play-comes-after-drawing", "SAM-52")
PLAY_IS_OVER: Final = Refusal("play-is-over", "SAM-52")
DISCARD_FIRST: Final = Refusal("discard-first", "SAM-70", "SAM-71", cards="number", limit="number")
NO_FREE_DISCARDS: Final = Refusal("no-free-discards", "SAM-R48", "SAM-71")
DOWN_TO_SEVEN: Final = Refusal("down-to-seven", "SAM-71", "SAM-R48", cards="number", limit="number")
ONLY_NOBUNAGA: Final = Refusal("only-nobunaga", "SAM-169")
NOT_THE_LAST_RESILIENCE: Final = Refusal("not-the-last-resilience", "SAM-170")
SPEND_IN_THE_PLAY_PHASE: Final = Refusal("spend-in-the-play-phase", "SAM-169", "SAM-R65")
DRAW_IN_THE_DRAW_PHASE: Final = Refusal("draw-in-the-draw-phase", "SAM-56", "SAM-57", "SAM-52")
ONLY_IEYASU: Final = Refusal("only-ieyasu", "SAM-163", "SAM-57")
ONLY_THE_FIRST_CARD: Final = Refusal("only-the-first-card", "SAM-163", "SAM-164")
ONLY_THE_TOP_CARD: Final = Refusal("only-the-top-card", "SAM-163")
CARDS_MUST_BE_DRAWN: Final = Refusal("cards-must-be-drawn", "SAM-56", "SAM-57")
RECOVER_ONLY_WITH_NONE: Final = Refusal("recover-only-with-none", "SAM-54", "SAM-53", left="number")
RECOVER_IN_ONES_TURN: Final = Refusal("recover-in-ones-turn", "SAM-53", "SAM-102")

# Secrets and talk

SHOGUN_IS_KNOWN: Final = Refusal("shogun-is-known", "SAM-23")
ROLES_ARE_KNOWN: Final = Refusal("roles-are-known", "SAM-R99")
ROLES_ARE_SECRET: Final = Refusal("roles-are-secret", "SAM-74", "SAM-24")
HANDS_ARE_SECRET: Final = Refusal("hands-are-secret", "SAM-39")
DECK_IS_FACE_DOWN: Final = Refusal("deck-is-face-down", "SAM-40")
BOX_IS_CLOSED: Final = OfBox("box-is-closed", "SAM-18", "SAM-R6", "SAM-29", players="number")
DO_NOT_ASK_FOR_CARDS: Final = Refusal("do-not-ask-for-cards", "SAM-75")
DO_NOT_ASK_FOR_REACTIONS: Final = Refusal("do-not-ask-for-reactions", "SAM-76")

# Honor and the end

HONOR_GOES_TO_THE_VICTOR: Final = Refusal("honor-goes-to-the-victor", "SAM-99")
EVERYBODY_LOSES_HONOR: Final = Refusal("everybody-loses-honor", "SAM-104")
SWORDMASTER_IS_SEEN: Final = Refusal("swordmaster-is-seen", "SAM-119", "SAM-121")
NO_SWORDMASTER_WITH_THREE: Final = Refusal("no-swordmaster-with-three", "SAM-130")
DAIMYO_IS_FOR_THE_OTHERS: Final = Refusal("daimyo-is-for-the-others", "SAM-113", "SAM-147")
DAIMYO_IS_NOT_MULTIPLIED: Final = Refusal("daimyo-is-not-multiplied", "SAM-112")

_NEVER: Final[dict[Attempt, Refusal]] = {
    say.TAKE_BACK_WEAPON: WEAPON_IS_PLAYED,
    say.CHANGE_TARGET: WEAPON_IS_PLAYED,
    say.PARRY_TWICE: ONE_PARRY_IS_ENOUGH,
    say.SKIP_BUSHIDO: BUSHIDO_IS_CHECKED,
    say.PASS_BUSHIDO_ELSEWHERE: BUSHIDO_MOVES_CLOCKWISE,
    say.HEAL_ANOTHER: BREATHING_HEALS_ONESELF,
    say.DRAW_BELOW_THE_TOP: ONLY_THE_TOP_CARD,
    say.DRAW: DRAW_IN_THE_DRAW_PHASE,
    say.SKIP_DRAWING: CARDS_MUST_BE_DRAWN,
    say.SHOW_HAND: HANDS_ARE_SECRET,
    say.LOOK_AT_HAND: HANDS_ARE_SECRET,
    say.LOOK_AT_DECK: DECK_IS_FACE_DOWN,
    say.ASK_FOR_CARDS: DO_NOT_ASK_FOR_CARDS,
    say.ASK_FOR_REACTION: DO_NOT_ASK_FOR_REACTIONS,
    say.KEEP_HONOR: HONOR_GOES_TO_THE_VICTOR,
    say.GIVE_HONOR_ELSEWHERE: HONOR_GOES_TO_THE_VICTOR,
    say.KEEP_HONOR_AT_DECK_END: EVERYBODY_LOSES_HONOR,
    say.SCORE_DAIMYO: DAIMYO_IS_FOR_THE_OTHERS,
    say.MULTIPLY_DAIMYO: DAIMYO_IS_NOT_MULTIPLIED,
}

PLAYS: Final = (say.Attack, say.Play, say.PlayOn, say.PlayOnCard, say.EndPlay)
"""What the Play phase is made of."""

_ELSEWHERE: Final[dict[type[Answer], Refusal]] = {
    say.Parry: PARRY_IS_AN_ANSWER,
    say.Endure: NOTHING_TO_ENDURE,
    say.Discard: NO_FREE_DISCARDS,
    say.DrawFromDeck: DRAW_IN_THE_DRAW_PHASE,
    say.DrawFromDiscard: ONLY_THE_FIRST_CARD,
    say.SpendResilience: SPEND_IN_THE_PLAY_PHASE,
}
"""For each kind of answer, why it is none now: the moment that it belongs to is another."""


def out_of_place(me: Me, answer: Answer) -> Reason:
    """Why something is refused that the open question does not ask for, and says nothing more exact of."""
    character = me.table.characters[me.seat]
    if isinstance(answer, Attempt):
        return _never(me, answer)
    if isinstance(answer, say.SpendResilience) and character not in SPENDS_RESILIENCE:
        return ONLY_NOBUNAGA()
    if isinstance(answer, say.DrawFromDiscard) and character not in TAKES_FROM_DISCARD:
        return ONLY_IEYASU()
    if isinstance(answer, say.PayHonor):
        return HONOR_IS_PAID_TO_BUSHIDO(tokens=price_of_bushido(me.table, me.seat))
    return _ELSEWHERE.get(type(answer), NOT_AN_ANSWER_HERE)()


def _never(me: Me, attempt: Attempt) -> Reason:
    """What no rule allows to anybody; some of it for another reason at another table."""
    left = me.table.resilience[me.seat]
    if attempt == say.CLAIM_SWORDMASTER:
        return (NO_SWORDMASTER_WITH_THREE if me.seats == 3 else SWORDMASTER_IS_SEEN)()
    if attempt == say.RECOVER:
        return RECOVER_ONLY_WITH_NONE(left=left) if left else RECOVER_IN_ONES_TURN()
    if attempt in (say.SHOW_ROLE, say.LOOK_AT_ROLE):
        return _why_not_show_roles(me, attempt)
    if attempt == say.LOOK_INTO_BOX:
        return BOX_IS_CLOSED(players=me.seats)
    if attempt == say.PASS_BUSHIDO:
        return WEAPON_OR_HONOR(tokens=price_of_bushido(me.table, me.seat))
    return _NEVER[attempt]()


def _why_not_show_roles(me: Me, attempt: Attempt) -> Reason:
    """SAM-74: roles are secret, but for the Shogun's (SAM-23), and with 3 players none is (SAM-R99)."""
    if attempt == say.SHOW_ROLE and me.seat == me.table.shogun:
        return SHOGUN_IS_KNOWN()
    return (ROLES_ARE_KNOWN if me.seats == THREE else ROLES_ARE_SECRET)()
