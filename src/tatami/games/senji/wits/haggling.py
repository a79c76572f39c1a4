"""Counter-offers: what was asked for is too dear, but something else might do (SEN-40, SEN-41)."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer
from tatami.kernel.seats import Seat

from .. import grounds
from ..notes import ASK, GIVE, PLEA, VOW, Letter
from ..rules.dealing import without
from . import weights
from .cards import plans_of, worth_to
from .dealing import Deal, gain_of
from .guessing import likely_gain
from .rounds import speaks_again
from .saying import letter_of
from .scene import Scene


def haggle(scene: Scene, writer: Seat, letter: Letter, legal: Sequence[Answer]) -> Answer | None:
    """Instead of no answer, once a Winter with everybody: a counter-offer that he should like; None if there
    is none."""
    memory, form = scene.memory, scene.box.say.winter.counter[False][writer]
    if form not in legal or writer in memory.haggled or not scene.is_welcome(writer):
        return None
    if not speaks_again(scene, writer):
        return None
    offer = better_offer(scene, writer, letter)
    if not offer or likely_gain(scene, writer, offer) < weights.WORTH_WRITING:
        return None
    answer = letter_of(scene, form, offer)
    if answer is not None:
        memory.haggled.add(writer)
        memory.written[writer] += 1
        scene.because.note(grounds.COUNTER_OFFER, target=writer)
    return answer


def better_offer(scene: Scene, writer: Seat, letter: Letter) -> list[int]:
    """What he gives, for another card; with his promises or without. If he gives none: promises alone."""
    notes = scene.box.notes
    promises = (letter.vows, letter.pleas)
    if not letter.gives:
        if not letter.moves_cards or not letter.vows:
            return []
        if gain_of(scene, writer, Deal((), (), letter.vows, letter.vows)) < weights.LEAST_GAIN:
            return []
        return [notes.note(sort, k) for sort in (VOW, PLEA) for k in letter.vows]
    for vows, pleas in (promises, ((), ())) if any(promises) else (promises,):
        card = _instead(scene, writer, letter, vows, pleas)
        if card >= 0:
            cards = [notes.note(GIVE, card), *(notes.note(ASK, got) for got in letter.gives)]
            return [*cards, *(notes.note(VOW, k) for k in pleas), *(notes.note(PLEA, k) for k in vows)]
    return []


def _instead(scene: Scene, writer: Seat, letter: Letter, vows: Sequence[int], pleas: Sequence[int]) -> int:
    """The card that he should like best among those that one can spare for his, or -1."""
    free = without(scene.hand, scene.pledged(writer))
    needed = {*plans_of(scene, scene.hand).envoys, *letter.asks} if len(letter.asks) < 2 else set()
    able = [
        card
        for card in dict.fromkeys(free)
        if card not in needed
        and gain_of(scene, writer, Deal([card], letter.gives, vows, pleas)) >= weights.LEAST_GAIN
    ]
    return max(able, key=lambda card: (worth_to(scene, writer, card), -card), default=-1)
