"""Letters of others, and the answers: accepted, met, haggled over or declined (SEN-40 to SEN-45)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer, Form
from tatami.kernel.seats import Seat

from ..box import MEMBER
from ..notes import Letter
from ..pieces import WORDS, words_to
from ..rules.dealing import is_wished, without
from . import weights
from .cards import cost_of_giving, plans_of
from .dealing import Deal, gain_of
from .haggling import haggle
from .saying import said
from .scene import Scene
from .war import War

_YES, _NO, _SILENT = range(3)
_KINDS: Final = 3


def answer_letters(scene: Scene, legal: Sequence[Answer]) -> Answer | None:
    """The next answer to a letter that waits for one, or a confirmation of one's own; None: all is done."""
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
        return say.reply[writer][_reply(scene, writer, letter.wonders[len(letter.replies)])]
    if not letter.offers:
        return None if letter.wonders else say.decline[writer]
    if letter.is_met:
        return None
    answer = _consent(scene, writer, letter, False, legal)
    return answer or haggle(scene, writer, letter, legal) or say.decline[writer]


def _to_open(scene: Scene, writer: Seat, letter: Letter, legal: Sequence[Answer]) -> Answer | None:
    """A letter to all cannot be declined; whoever likes it is quicker than the others."""
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
    return say.confirm[reader] if good else say.withdraw[reader]


def _consent(
    scene: Scene, writer: Seat, letter: Letter, aloud: bool, legal: Sequence[Answer]
) -> Answer | None:
    """Accepting, or cards for the wishes; None if the offer is not good enough."""
    say = scene.box.say.winter
    agreed: Answer = (say.fit if letter.wants else say.accept)[aloud][writer]
    if agreed not in legal:
        return None
    fits = fitting(scene, writer, letter)
    if fits is None:
        return None
    deal = Deal(letter.asks + fits, letter.gives, letter.vows, letter.pleas)
    if any(card not in scene.hand for card in deal.given):
        return None
    if gain_of(scene, writer, deal) < weights.LEAST_GAIN:
        return None
    return said(scene, agreed.of([say.pick[card] for card in fits])) if isinstance(agreed, Form) else agreed


def fitting(scene: Scene, writer: Seat, letter: Letter) -> list[int] | None:
    """For every wish the card that one misses least, a member as high as the one that is given for it; None
    if one of them cannot be met."""
    box = scene.box
    chosen = list[int]()
    like = max([box.value[card] for card in letter.gives if box.kind[card] == MEMBER], default=0)
    left = without(scene.hand, [*letter.asks, *scene.pledged(writer)])
    for wish in letter.wants:
        cards = [card for card in dict.fromkeys(left) if is_wished(scene.me, wish, card)]
        if not cards:
            return None
        if box.notes.wants[wish][1] == MEMBER:
            nearest = min([abs(box.value[c] - like) for c in cards])
            cards = [c for c in cards if abs(box.value[c] - like) == nearest]
        card = min(cards, key=lambda c: _price(scene, writer, left, c))
        chosen.append(card)
        left.remove(card)
    return chosen


def _price(scene: Scene, writer: Seat, hand: list[int], card: int) -> float:
    return cost_of_giving(scene, writer, card) - plans_of(scene, without(hand, [card])).worth


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
