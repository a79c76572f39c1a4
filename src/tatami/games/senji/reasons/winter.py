"""Refusals of Winter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.reasons import Reason, Refusal

from ..answers import winter as say
from ..answers.common import CallKamiOn, Ready
from ..box import DIPLOMAT
from ..table import Me
from .common import EXPLAINERS, ONLY_IN_WINTER

# --- whom and when ------------------------------------------------------------------------------

NOT_TO_ONESELF: Final = Refusal("not-to-oneself", "SEN-41")
HAS_BEEN_ELIMINATED: Final = Refusal("has-been-eliminated", "SEN-178", target="seat")
ALREADY_READY: Final = Refusal("said-ready", "SEN-R10")
NOT_READY_YET: Final = Refusal("not-ready-yet", "SEN-R10")
ENOUGH_FOR_THIS_WINTER: Final = Refusal("enough-for-this-winter", "SEN-39", limit="number")
ENOUGH_LETTERS: Final = Refusal("enough-letters", "SEN-39", limit="number")

OTHERS_SPEAK_NOW: Final = Refusal("others-speak-now", "SEN-40")
BIDS_ONLY_IN_WINTER: Final = Refusal("bids-only-in-winter", "SEN-64")
LOOKS_ONLY_IN_WINTER: Final = Refusal("looks-only-in-winter", "SEN-199")

# --- writing ------------------------------------------------------------------------------------

LETTER_IS_FULL: Final = Refusal("letter-is-full", "SEN-40", limit="number")
LETTER_SAYS_NOTHING: Final = Refusal("letter-says-nothing", "SEN-40")
ALREADY_WRITTEN: Final = Refusal("already-written", "SEN-40", note="face")
NOT_IN_YOUR_HAND: Final = Refusal("not-in-your-hand", "SEN-41", "SEN-42", card="face")
CARD_IS_BID: Final = Refusal("card-is-bid", "SEN-240", card="face")
CARD_IS_DISPLAYED: Final = Refusal("card-is-displayed", "SEN-168", card="face")
CARD_IS_NOT_TO_BE_HAD: Final = Refusal("card-is-not-to-be-had", "SEN-41", "SEN-48", card="face")
WISH_IS_A_CARD: Final = Refusal("wish-is-a-card", "SEN-R117", note="face")
ONLY_THE_HOST_PROMISES: Final = Refusal("only-the-host-promises", "SEN-37", note="face")
NOT_THEIR_PROVINCE: Final = Refusal("not-their-province", "SEN-146", note="face")
NOT_AGAINST_THEM: Final = Refusal("not-against-them", "SEN-40", note="face")
ASK_SOMEBODY: Final = Refusal("ask-somebody", "SEN-40")

# --- reading ------------------------------------------------------------------------------------

NO_SUCH_LETTER: Final = Refusal("no-such-letter", "SEN-41", target="seat")
NOTHING_TO_ACCEPT: Final = Refusal("nothing-to-accept", "SEN-41")
PICK_CARDS_FIRST: Final = Refusal("pick-cards-first", "SEN-R117", target="seat")
WAITS_FOR_THE_WRITER: Final = Refusal("waits-for-the-writer", "SEN-R117", target="seat")
NOTHING_TO_PICK: Final = Refusal("nothing-to-pick", "SEN-R117", target="seat")
WISHES_CANNOT_BE_MET: Final = Refusal("wishes-cannot-be-met", "SEN-R117", target="seat")
NEEDED_FOR_A_WISH: Final = Refusal("needed-for-a-wish", "SEN-R117", card="face")
WISH_IS_OPEN: Final = Refusal("wish-is-open", "SEN-R117", note="face")
DOES_NOT_FIT: Final = Refusal("does-not-fit", "SEN-R117", card="face", note="face")
ASKED_CARD_IS_GONE: Final = Refusal("asked-card-is-gone", "SEN-241", card="face")
ANOTHER_LETTER_FIRST: Final = Refusal("another-letter-first", "SEN-R117", target="seat")
NOTHING_TO_CONFIRM: Final = Refusal("nothing-to-confirm", "SEN-R117", target="seat")
NO_LETTER_OF_YOURS: Final = Refusal("no-letter-of-yours", "SEN-41")
NO_QUESTION_ASKED: Final = Refusal("no-question-asked", "SEN-40", target="seat")

# --- the auction --------------------------------------------------------------------------------

NO_SUCH_LOT: Final = Refusal("no-such-lot", "SEN-61", "SEN-64", lot="slot")
ONLY_OWN_CARDS_ARE_BID: Final = Refusal("only-own-cards-are-bid", "SEN-64", "SEN-R84", card="face")
NOTHING_FOR_SALE: Final = Refusal("nothing-for-sale", "SEN-61")
NOTHING_TO_BID: Final = Refusal("nothing-to-bid", "SEN-64")
NOTHING_IS_BID: Final = Refusal("nothing-is-bid", "SEN-64", "SEN-R85")
BID_ALREADY: Final = Refusal("bid-already", "SEN-64", card="face")
BID_IS_LOCKED: Final = Refusal("bid-is-locked", "SEN-70", card="face")
BIDS_ARE_LOCKED: Final = Refusal("bids-are-locked", "SEN-70")

# --- samurai and kami ---------------------------------------------------------------------------

NOBODY_SEES_HANDS: Final = Refusal("nobody-sees-hands", "SEN-199")
HAS_LOOKED: Final = Refusal("has-looked", "SEN-199")
HAND_IS_EMPTY: Final = Refusal("hand-is-empty", "SEN-199", target="seat")
NO_SUCH_KAMI: Final = Refusal("no-such-kami", "SEN-207", samurai="samurai")
NOT_A_DIPLOMAT: Final = Refusal("not-a-diplomat", "SEN-208", "SEN-209", samurai="samurai")
NOTHING_FOR_THE_KAMI: Final = Refusal("nothing-for-the-kami", "SEN-209", "SEN-R79", target="seat")
NOT_ON_ONESELF: Final = Refusal("not-on-oneself", "SEN-209")
NOT_AMONG_THE_CARDS: Final = Refusal("not-among-the-cards", "SEN-209", card="face")
DUMMY_IS_NEVER_TAKEN: Final = Refusal("dummy-is-never-taken", "SEN-209", "SEN-43")

# --- what no question offers --------------------------------------------------------------------

THE_GLASS_RUNS: Final = Refusal("the-glass-runs", "SEN-36", "SEN-39")
DUMMY_IS_NEVER_GIVEN: Final = Refusal("dummy-is-never-given", "SEN-43")
HANAFUDA_ARE_NEVER_GIVEN: Final = Refusal("hanafuda-are-never-given", "SEN-46")
DISPLAYED_IS_NEVER_GIVEN: Final = Refusal("displayed-is-never-given", "SEN-168")
ONLY_BY_CONSENT: Final = Refusal("only-by-consent", "SEN-41")
BIDS_ARE_FACE_DOWN: Final = Refusal("bids-are-face-down", "SEN-64", "SEN-66")
DUMMY_IS_NEVER_BID: Final = Refusal("dummy-is-never-bid", "SEN-65")
PROMISES_BIND_NOBODY: Final = Refusal("promises-bind-nobody", "SEN-45")

_LETTERS: Final = (
    say.LetterTo,
    say.LetterToAll,
    say.Counter,
    say.OfLetter,
    say.Fit,
    say.Reply,
    say.Confirm,
    say.Withdraw,
    say.WithdrawFromAll,
)

_ATTEMPTS: Final[Mapping[str, Refusal]] = {
    "stop the glass": THE_GLASS_RUNS,
    "give dummy": DUMMY_IS_NEVER_GIVEN,
    "give hanafuda": HANAFUDA_ARE_NEVER_GIVEN,
    "give displayed": DISPLAYED_IS_NEVER_GIVEN,
    "take without consent": ONLY_BY_CONSENT,
    "look at a bid": BIDS_ARE_FACE_DOWN,
    "bid dummy": DUMMY_IS_NEVER_BID,
    "take back a locked bid": BIDS_ARE_LOCKED,
    "demand a promise": PROMISES_BIND_NOBODY,
}


def _explain(me: Me, answer: Answer) -> Reason | None:
    """What no rule allows at any time, and what is done in Winter and not now."""
    if isinstance(answer, Attempt):
        refusal = _ATTEMPTS.get(answer.text)
        return None if refusal is None else refusal()
    if isinstance(answer, _LETTERS):
        return OTHERS_SPEAK_NOW() if me.table.phase == "winter" else ONLY_IN_WINTER()
    if isinstance(answer, say.Bids):
        return OTHERS_SPEAK_NOW() if me.table.phase == "winter" else BIDS_ONLY_IN_WINTER()
    if isinstance(answer, say.Look):
        return OTHERS_SPEAK_NOW() if me.table.phase == "winter" else LOOKS_ONLY_IN_WINTER()
    return OTHERS_SPEAK_NOW() if me.table.phase == "winter" and _is_done_in_winter(me, answer) else None


def _is_done_in_winter(me: Me, answer: Answer) -> bool:
    """SEN-R10, SEN-210: what belongs to other seasons too."""
    if isinstance(answer, CallKamiOn):
        return me.table.box.kami[answer.samurai] == DIPLOMAT
    return isinstance(answer, Ready | say.Wait)


EXPLAINERS.append(_explain)
