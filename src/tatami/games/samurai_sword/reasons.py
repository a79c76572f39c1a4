"""Why not, in Samurai Sword: every refusal with its clauses."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason, Refusal

from . import answers as say
from .table import Me

NO_SUCH_PLAYER: Final = Refusal("no-such-player", "SAM-2", target="seat")
NOT_IN_HAND: Final = Refusal("not-in-hand", "SAM-59", "SAM-85", card="face")
GAME_IS_OVER: Final = Refusal("game-is-over", "SAM-106", "SAM-119")

# Weapons

NOT_ONESELF: Final = Refusal("not-oneself", "SAM-61", "SAM-R38")
WEAPON_LIMIT: Final = Refusal("weapon-limit", "SAM-66", "SAM-67", played="number", limit="number")
HARMLESS_WITHOUT_CARDS: Final = Refusal("harmless-without-cards", "SAM-44", "SAM-86", target="seat")
HARMLESS_WITHOUT_RESILIENCE: Final = Refusal("harmless-without-resilience", "SAM-44", "SAM-86", target="seat")
HARMLESS_EVEN_SO: Final = Refusal("harmless-even-so", "SAM-165", "SAM-R64", "SAM-86", target="seat")
TOO_FAR: Final = Refusal(
    "too-far",
    "SAM-85",
    "SAM-82",
    "SAM-78",
    "SAM-79",
    card="face",
    reach="number",
    target="seat",
    steps="number",
    difficulty="number",
)
TOO_WELL_ARMORED: Final = Refusal(
    "too-well-armored",
    "SAM-80",
    "SAM-160",
    "SAM-82",
    "SAM-85",
    card="face",
    reach="number",
    target="seat",
    steps="number",
    difficulty="number",
)
WEAPON_NEEDS_A_TARGET: Final = Refusal("weapon-needs-a-target", "SAM-61", "SAM-R46", card="face")
WEAPON_IS_PLAYED: Final = Refusal("weapon-is-played", "SAM-R11")

# Parries and forced choices

PARRY_IS_AN_ANSWER: Final = Refusal("parry-is-an-answer", "SAM-69", "SAM-R47")
NO_PARRY_SYMBOL: Final = Refusal("no-parry-symbol", "SAM-87", "SAM-69", card="face")
NOT_THE_LAST_CARD: Final = Refusal("not-the-last-card", "SAM-176", "SAM-R54", card="face")
ONE_PARRY_IS_ENOUGH: Final = Refusal("one-parry-is-enough", "SAM-87", "SAM-R56")
BATTLE_CRY_WANTS_A_PARRY: Final = Refusal("battle-cry-wants-a-parry", "SAM-131", "SAM-R52", card="face")
JUJUTSU_WANTS_A_WEAPON: Final = Refusal("jujutsu-wants-a-weapon", "SAM-154", "SAM-R52", card="face")
JUJUTSU_IS_NOT_PARRIED: Final = Refusal("jujutsu-is-not-parried", "SAM-154", "SAM-R52")
NOT_AIMED_AT_YOU: Final = Refusal("not-aimed-at-you", "SAM-92", target="seat")
CHIYOME_IS_UNAFFECTED: Final = Refusal("chiyome-is-unaffected", "SAM-171", "SAM-R57")
HARMLESS_IS_UNAFFECTED: Final = Refusal("harmless-is-unaffected", "SAM-132", "SAM-155", "SAM-46")
OWN_CARD_IS_RESOLVING: Final = Refusal("own-card-is-resolving", "SAM-131", "SAM-154")
OTHERS_ANSWER_FIRST: Final = Refusal("others-answer-first", "SAM-R8", target="seat")
HAS_ANSWERED: Final = Refusal("has-answered", "SAM-R8")
ANSWER_THE_ATTACK: Final = Refusal("answer-the-attack", "SAM-69", "SAM-87")
ANSWER_THE_CRY: Final = Refusal("answer-the-cry", "SAM-69", "SAM-131", "SAM-154")

# Cards that name a player

CARD_NAMES_A_PLAYER: Final = Refusal("card-names-a-player", "SAM-137", "SAM-148", "SAM-152", card="face")
CARD_NAMES_NOBODY: Final = Refusal("card-names-nobody", "SAM-68", card="face")
CARD_NAMES_NO_CARD: Final = Refusal("card-names-no-card", "SAM-68", card="face")
ONLY_BEFORE_YOURSELF: Final = Refusal("only-before-yourself", "SAM-64", card="face")
ONE_BUSHIDO: Final = Refusal("one-bushido", "SAM-145", "SAM-R84", target="seat")
GEISHA_NOT_ONESELF: Final = Refusal("geisha-not-oneself", "SAM-152", "SAM-R39", "SAM-R38")
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
CHECK_BUSHIDO_FIRST: Final = Refusal("check-bushido-first", "SAM-55", "SAM-144")
BUSHIDO_IS_CHECKED: Final = Refusal("bushido-is-checked", "SAM-55", "SAM-138")
WEAPON_OR_HONOR: Final = Refusal("weapon-or-honor", "SAM-139")
BUSHIDO_MOVES_CLOCKWISE: Final = Refusal("bushido-moves-clockwise", "SAM-140", "SAM-142", "SAM-R75")

# The turn

NOT_YOUR_TURN: Final = Refusal("not-your-turn", "SAM-69", "SAM-51", turn="seat")
PLAY_COMES_AFTER_DRAWING: Final = Refusal("play-comes-after-drawing", "SAM-52")
PLAY_IS_OVER: Final = Refusal("play-is-over", "SAM-52")
DISCARD_FIRST: Final = Refusal("discard-first", "SAM-70", "SAM-71", cards="number", limit="number")
NO_FREE_DISCARDS: Final = Refusal("no-free-discards", "SAM-R48", "SAM-71")
DOWN_TO_SEVEN: Final = Refusal("down-to-seven", "SAM-71", "SAM-R48")
ONLY_NOBUNAGA: Final = Refusal("only-nobunaga", "SAM-169")
NOT_THE_LAST_RESILIENCE: Final = Refusal("not-the-last-resilience", "SAM-170")
SPEND_IN_THE_PLAY_PHASE: Final = Refusal("spend-in-the-play-phase", "SAM-169", "SAM-R65")
DRAW_IN_THE_DRAW_PHASE: Final = Refusal("draw-in-the-draw-phase", "SAM-56", "SAM-57", "SAM-52")
ONLY_THE_FIRST_CARD: Final = Refusal("only-the-first-card", "SAM-163", "SAM-164")
ONLY_THE_TOP_CARD: Final = Refusal("only-the-top-card", "SAM-163")
CARDS_MUST_BE_DRAWN: Final = Refusal("cards-must-be-drawn", "SAM-56", "SAM-57")
RECOVER_ONLY_WITH_NONE: Final = Refusal("recover-only-with-none", "SAM-54", "SAM-53")

# Secrets and talk

ROLES_ARE_SECRET: Final = Refusal("roles-are-secret", "SAM-74", "SAM-24")
HANDS_ARE_SECRET: Final = Refusal("hands-are-secret", "SAM-39")
DECK_IS_FACE_DOWN: Final = Refusal("deck-is-face-down", "SAM-40")
BOX_IS_CLOSED: Final = Refusal("box-is-closed", "SAM-18", "SAM-29")
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
    say.PASS_BUSHIDO: WEAPON_OR_HONOR,
    say.PASS_BUSHIDO_ELSEWHERE: BUSHIDO_MOVES_CLOCKWISE,
    say.HEAL_ANOTHER: BREATHING_HEALS_ONESELF,
    say.DRAW_BELOW_THE_TOP: ONLY_THE_TOP_CARD,
    say.DRAW: DRAW_IN_THE_DRAW_PHASE,
    say.SKIP_DRAWING: CARDS_MUST_BE_DRAWN,
    say.RECOVER: RECOVER_ONLY_WITH_NONE,
    say.SHOW_ROLE: ROLES_ARE_SECRET,
    say.LOOK_AT_ROLE: ROLES_ARE_SECRET,
    say.SHOW_HAND: HANDS_ARE_SECRET,
    say.LOOK_AT_HAND: HANDS_ARE_SECRET,
    say.LOOK_AT_DECK: DECK_IS_FACE_DOWN,
    say.LOOK_INTO_BOX: BOX_IS_CLOSED,
    say.ASK_FOR_CARDS: DO_NOT_ASK_FOR_CARDS,
    say.ASK_FOR_REACTION: DO_NOT_ASK_FOR_REACTIONS,
    say.KEEP_HONOR: HONOR_GOES_TO_THE_VICTOR,
    say.GIVE_HONOR_ELSEWHERE: HONOR_GOES_TO_THE_VICTOR,
    say.KEEP_HONOR_AT_DECK_END: EVERYBODY_LOSES_HONOR,
    say.SCORE_DAIMYO: DAIMYO_IS_FOR_THE_OTHERS,
    say.MULTIPLY_DAIMYO: DAIMYO_IS_NOT_MULTIPLIED,
}

PLAYS: Final[tuple[type[Answer], ...]] = (say.Attack, say.Play, say.PlayOn, say.PlayOnCard)
"""Every way to play a card in the Play phase."""

Ladder = dict[type[Answer], Refusal]
"""For each kind of answer that does not fit a question, the refusal that tells why."""


def out_of_place(me: Me, answer: Answer, ladder: Ladder) -> Reason:
    """Why an answer of another kind than the question wants is refused, by the question's own ladder."""
    if isinstance(answer, Attempt):
        if answer == say.CLAIM_SWORDMASTER:
            return (NO_SWORDMASTER_WITH_THREE if me.seats == 3 else SWORDMASTER_IS_SEEN)()
        return _NEVER[answer]()
    return ladder.get(type(answer), NOT_AN_ANSWER_HERE)()
