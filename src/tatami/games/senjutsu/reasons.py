"""Why not: the refusals of Senjutsu, with the clauses they rest on (ledger 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tatami.kernel.reasons import Fact, Refusal


class RefusalOfCopies(Refusal):
    """SJT-246 to SJT-248: three copies of a wood card, two of a steel one, one of a gold one."""

    def cited(self, facts: Mapping[str, Fact]) -> tuple[str, ...]:
        return {3: ("SJT-246",), 2: ("SJT-247",)}.get(int(facts["most"]), ("SJT-248",))


GAME_IS_OVER: Final = Refusal("game-is-over", "SJT-99")

# --- set-up -------------------------------------------------------------------------------------

CHARACTER_TAKEN: Final = Refusal("character-taken", "SJT-R125", character="character", owner="seat")
NOT_YOUR_DECK: Final = Refusal("not-your-deck", "SJT-245", "SJT-17", deck="deck", character="character")
NOT_YOUR_WEAPON: Final = Refusal(
    "not-your-weapon", "SJT-243", "SJT-27", weapon="ability", character="character"
)
NOT_FOR_DECKS: Final = Refusal("not-for-decks", "SJT-69", "SJT-240", card="ability")
NOT_YOUR_CARD: Final = Refusal("not-your-card", "SJT-245", card="ability", owner="character")
TOO_MANY_COPIES: Final = RefusalOfCopies(
    "too-many-copies", "SJT-246", "SJT-247", "SJT-248", card="ability", count="number", most="number"
)
TOO_MUCH_GOLD: Final = Refusal("too-much-gold", "SJT-249", count="number", most="number")
TOO_MUCH_JADE: Final = Refusal("too-much-jade", "SJT-250", count="number", most="number")
OTHER_SCHOOL: Final = Refusal("other-school", "SJT-251", card="ability", school="school", chosen="school")
TOO_MANY_CARDS: Final = Refusal("too-many-cards", "SJT-240", count="number", most="number")
TOO_FEW_CARDS: Final = Refusal("too-few-cards", "SJT-240", count="number", most="number")

NOT_IN_KIT: Final = Refusal("not-in-kit", "SJT-R11", terrain="terrain")
CELL_NOT_FREE: Final = Refusal("cell-not-free", "SJT-R11", cell="cell")
ON_START_CELL: Final = Refusal("on-start-cell", "SJT-R11", cell="cell")
OFF_FIELD: Final = Refusal("off-field", "SJT-R11", "SJT-114", cell="cell")
NO_BOAT_THERE: Final = Refusal("no-boat-there", "SJT-R11", "SJT-213", cell="cell")
CUTS_STARTS_OFF: Final = Refusal("cuts-starts-off", "SJT-R11", terrain="terrain", cell="cell")

NOT_A_START_CELL: Final = Refusal("not-a-start-cell", "SJT-64", cell="cell")
START_CELL_TAKEN: Final = Refusal("start-cell-taken", "SJT-64", cell="cell")
WRONG_EDGE: Final = Refusal("wrong-edge", "SJT-65", "SJT-R150", cell="cell")
TOO_NEAR: Final = Refusal("too-near", "SJT-R12", cell="cell")
NOT_PREPARED: Final = Refusal("not-prepared", "SJT-67", "SJT-163", card="ability")
PREPARED_TWICE: Final = Refusal("prepared-twice", "SJT-164", card="ability")
NOT_IN_DECK: Final = Refusal("not-in-deck", "SJT-190", card="ability")
NOT_SOUGHT: Final = Refusal("not-sought", "SJT-190", card="ability")

# --- choosing and revealing ---------------------------------------------------------------------

ONE_CARD_A_TURN: Final = Refusal("one-card-a-turn", "SJT-73")
CARD_IS_LAID: Final = Refusal("card-is-laid", "SJT-73")
TAKE_BACK_FIRST: Final = Refusal("take-back-first", "SJT-R145", "SJT-73")
CARDS_ARE_COVERED: Final = Refusal("cards-are-covered", "SJT-76")
CARD_STAYS: Final = Refusal("card-stays", "SJT-73", "SJT-79")
NOT_IN_HAND: Final = Refusal("not-in-hand", "SJT-73", card="ability")
NEEDS_FOCUS: Final = Refusal("needs-focus", "SJT-74", "SJT-49", card="ability", cost="number", focus="number")
NEEDS_KAMAE: Final = Refusal("needs-kamae", "SJT-75", "SJT-34", card="ability", kamae="kamae")
NEEDS_MASK: Final = Refusal("needs-mask", "SJT-261", "SJT-34", card="ability")
HAS_NO_INITIATIVE: Final = Refusal("has-no-initiative", "SJT-R15", "SJT-173", card="ability")
POISON_FIRST: Final = Refusal("poison-first", "SJT-187", "SJT-R85", card="ability")
NO_FOCUS_TO_PAY: Final = Refusal("no-focus-to-pay", "SJT-51", "SJT-78", cost="number", focus="number")
NO_CARDS_TO_BURN: Final = Refusal("no-cards-to-burn", "SJT-R82", count="number", cards="number")
NOT_A_VALUE: Final = Refusal("not-a-value", "SJT-84", value="number", card="ability")
VALUE_TO_BE_CHOSEN: Final = Refusal("value-to-be-chosen", "SJT-84")
VALUES_IN_ORDER: Final = Refusal("values-in-order", "SJT-85")
VALUE_TOO_HIGH: Final = Refusal("value-too-high", "SJT-153", "SJT-R65", value="number", limit="number")
PLACE_TAKEN: Final = Refusal("place-taken", "SJT-92", "SJT-199", place="number")

ADVANTAGE_DECIDES: Final = Refusal("advantage-decides", "SJT-92", "SJT-198")
NO_REPLACEMENT: Final = Refusal("no-replacement", "SJT-170", card="ability")
NOT_FOR_NOW: Final = Refusal("not-for-now", "SJT-169", card="ability", window="window")
NEEDS_SUCCESS: Final = Refusal("needs-success", "SJT-174", "SJT-156", card="ability")
NOT_BEFORE_ITS_END: Final = Refusal("not-before-its-end", "SJT-175", card="ability")
REPLACED_IN_TURN: Final = Refusal("replaced-in-turn", "SJT-80", "SJT-79")
ONE_INSTANT_A_TURN: Final = Refusal("one-instant-a-turn", "SJT-166")
TURN_HAS_ENDED: Final = Refusal("turn-has-ended", "SJT-118", "SJT-R42")
NO_COUNTER_NOW: Final = Refusal("no-counter-now", "SJT-152", card="ability")
SAME_TYPE: Final = Refusal("same-type", "SJT-168", "SJT-R20", card="ability", revealed="ability")
ONLY_ATTACKS_COUNTER: Final = Refusal("only-attacks-counter", "SJT-153", card="ability")
TOO_FAST_TO_COUNTER: Final = Refusal(
    "too-fast-to-counter", "SJT-153", "SJT-R65", card="ability", limit="number"
)

# --- resolving ----------------------------------------------------------------------------------

OTHER_KAMAE: Final = Refusal("other-kamae", "SJT-R142", option="number")
KAMAE_DECIDES: Final = Refusal("kamae-decides", "SJT-161", option="number")
NO_SUCH_OPTION: Final = Refusal("no-such-option", "SJT-160", option="number")
ALTERNATIVE_IS_CHOSEN: Final = Refusal("alternative-is-chosen", "SJT-160")
EFFECTS_IN_ORDER: Final = Refusal("effects-in-order", "SJT-22")
KAMAE_EFFECT_APPLIES: Final = Refusal("kamae-effect-applies", "SJT-33")

NOT_A_WAY: Final = Refusal("not-a-way", "SJT-100", "SJT-101", cell="cell")
MUST_MOVE: Final = Refusal("must-move", "SJT-104")
WHOLE_STEP: Final = Refusal("whole-step", "SJT-105", "SJT-R35")
ONE_DIRECTION: Final = Refusal("one-direction", "SJT-109")
PRINTED_ORDER: Final = Refusal("printed-order", "SJT-111")
WAY_IS_CLOSED: Final = Refusal("way-is-closed", "SJT-204", "SJT-112", cell="cell")
NOT_FAR_ENOUGH: Final = Refusal("not-far-enough", "SJT-271")
RUN_IS_OVER: Final = Refusal("run-is-over", "SJT-272")
CELL_CLOSED: Final = Refusal("cell-closed", "SJT-112", "SJT-204", cell="cell")
FREE_WAY_EXISTS: Final = Refusal("free-way-exists", "SJT-113", "SJT-R37", cell="cell")
MUST_ASSAULT: Final = Refusal("must-assault", "SJT-125", "SJT-R50")
MUST_PAY_TO_ASSAULT: Final = Refusal("must-pay-to-assault", "SJT-125", "SJT-R51", cost="number")
CANNOT_REACH_KAMAE: Final = Refusal("cannot-reach-kamae", "SJT-37", kamae="kamae")
AGAINST_THE_BRANCH: Final = Refusal("against-the-branch", "SJT-38", kamae="kamae")
RING_GOES_ON: Final = Refusal("ring-goes-on", "SJT-47")
KAMAE_IS_ENTERED: Final = Refusal("kamae-is-entered", "SJT-41")
NOT_BY_BRANCHES: Final = Refusal("not-by-branches", "SJT-53")
NEVER_NEUTRAL: Final = Refusal("never-neutral", "SJT-42")
NOT_A_TARGET: Final = Refusal("not-a-target", "SJT-124", target="seat")
NOT_IN_RANGE: Final = Refusal("not-in-range", "SJT-193", target="seat", range="number")
NOT_IN_SIGHT: Final = Refusal("not-in-sight", "SJT-194", "SJT-195", "SJT-R86", target="seat")
NOT_SLOWER: Final = Refusal("not-slower", "SJT-258", "SJT-R90", target="seat")
ATTACKER_CHOOSES: Final = Refusal("attacker-chooses", "SJT-139", "SJT-140")
NOT_THAT_WAY: Final = Refusal("not-that-way", "SJT-139", "SJT-R46")
NO_MARKER_THERE: Final = Refusal("no-marker-there", "SJT-R99", cell="cell")
NO_SUCH_TOKEN: Final = Refusal("no-such-token", "SJT-R99")
HAND_IS_TOO_FULL: Final = Refusal("hand-is-too-full", "SJT-95", "SJT-R76")
NOT_TO_DISCARD: Final = Refusal("not-to-discard", "SJT-178", "SJT-29", card="ability")
NO_SUCH_POISON: Final = Refusal("no-such-poison", "SJT-268", "SJT-269", card="ability")

# --- out of turn --------------------------------------------------------------------------------

NOT_ASKED: Final = Refusal("not-asked", "SJT-70", "SJT-85")
YOU_ARE_OUT: Final = Refusal("you-are-out", "SJT-R6")
