"""Letters of others, and the answers: accepted, met, haggled over, or none (SEN-40 to SEN-45).

What one does not want is left lying: whoever is ready has read it, and that he did not answer is his no. So a
letter can still be accepted when a hand has changed, and nobody is kept busy by refusals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer, Form
from tatami.kernel.seats import Seat

from .. import grounds
from ..notes import Letter
from ..pieces import WORDS, words_to
from . import weights
from .dealing import Deal, gain_of
from .fitting import fitting
from .haggling import haggle
from .rounds import speaks_again
from .saying import said
from .scene import Scene
from .war import War

_YES, _NO, _SILENT = range(3)
_KINDS: Final = 3


def answer_letters(scene: Scene, legal: Sequence[Answer]) -> Answer | None:
    """The next answer to a letter that is worth one, or a confirmation of one's own; None: all is done."""
    notes, view = scene.box.notes, scene.view
    for writer in scene.rivals:
        place = words_to(scene.seats, writer, scene.seat)
        if view.places[place]:
            answer = _to_private(scene, writer, Letter(notes, view.faces(place)), legal)
            if answer is not None:
                return answer
        if view.places[WORDS[writer]]:
            answer = _to_open(scene, writer, Letter(notes, view.faces(WORDS[writer])), legal)
            if answer is not None:
                return answer
        mine = words_to(scene.seats, scene.seat, writer)
        if view.places[mine]:
            answer = _to_own(scene, writer, Letter(notes, view.faces(mine)))
            if answer is not None:
                return answer
    return None


def _to_private(scene: Scene, writer: Seat, letter: Letter, legal: Sequence[Answer]) -> Answer | None:
    say = scene.box.say.winter
    if not letter.said:
        return None
    if len(letter.replies) < len(letter.wonders):
        reply = _reply(scene, writer, letter.wonders[len(letter.replies)])
        argument = grounds.SAYS_NOTHING if reply == _SILENT else grounds.THE_TRUTH
        scene.because.note(argument, target=writer)
        return say.reply[writer][reply]
    if not letter.offers or letter.is_met:
        return None
    answer = _consent(scene, writer, letter, False, legal)
    return answer or haggle(scene, writer, letter, legal)


def _to_open(scene: Scene, writer: Seat, letter: Letter, legal: Sequence[Answer]) -> Answer | None:
    """Of a letter to all, whoever likes it is quicker than the others."""
    if not letter.said or not letter.offers:
        return None
    return _consent(scene, writer, letter, True, legal)


def _to_own(scene: Scene, reader: Seat, letter: Letter) -> Answer | None:
    """SEN-R117: the reader has picked cards: are they good enough?"""
    if not letter.is_met:
        return None
    say = scene.box.say.winter
    deal = Deal(letter.gives, letter.asks + letter.fits, letter.pleas, letter.vows)
    good = gain_of(scene, reader, deal) >= weights.LEAST_GAIN
    scene.because.note(grounds.GOOD_DEAL if good else grounds.BAD_DEAL, target=reader)
    return say.confirm[reader] if good else say.withdraw[reader]


def _consent(
    scene: Scene, writer: Seat, letter: Letter, aloud: bool, legal: Sequence[Answer]
) -> Answer | None:
    """Accepting, or cards for the wishes; None if the offer is not good enough."""
    say = scene.box.say.winter
    agreed: Answer = (say.fit if letter.wants else say.accept)[aloud][writer]
    if agreed not in legal or (letter.wants and not speaks_again(scene, writer)):
        return None
    fits = fitting(scene, writer, letter)
    if fits is None:
        return None
    deal = Deal([*letter.asks, *fits], letter.gives, letter.vows, letter.pleas)
    if any(card not in scene.hand for card in deal.given):
        return None
    if gain_of(scene, writer, deal) < weights.LEAST_GAIN:
        return None
    consent = (
        said(scene, agreed.of([say.pick[card] for card in fits])) if isinstance(agreed, Form) else agreed
    )
    if consent is not None:
        scene.because.note(grounds.GOOD_DEAL, target=writer)
    return consent


def _reply(scene: Scene, writer: Seat, question: int) -> int:
    """SEN-40: the truth, or nothing."""
    box = scene.box
    word, of = box.notes.questions[question]
    if scene.is_dangerous(writer) or scene.memory.grudge[writer] >= weights.SULKS:
        return _SILENT
    if word == "hold":
        family, kind = divmod(question, _KINDS)
        held = any(box.family[card] == family and box.kind[card] == kind for card in scene.hand)
        return _YES if held else _NO
    victim = writer if word == "attack_me" else scene.table.families.index(of)
    if victim == scene.seat:
        return _NO
    return _NO if War(scene).best_against(victim) < weights.WORTH_A_MARCH else _SILENT
