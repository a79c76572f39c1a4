"""What a partner will think of an offer: the same valuation from his chair, as far as one can see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from tatami.kernel.seats import Seat

from ..box import MEMBER
from ..notes import ASK, WANT, Letter
from ..pieces import HAND
from ..rules.composing import out_of_reach
from ..rules.dealing import is_wished, without
from . import weights
from .dealing import Deal, gain_of
from .fitting import fitting
from .memory import Memory
from .scene import Scene

NO_WAY: Final = -100.0


def likely_gain(scene: Scene, partner: Seat, notes: Sequence[int], spare: Sequence[int] = ()) -> float:
    """What a letter of these notes should bring him who reads it, if he has these cards to spare as well."""
    other, letter = seen_from(scene, partner, spare), Letter(scene.box.notes, notes)
    fits = fitting(other, scene.seat, letter)
    if fits is None:
        return NO_WAY
    return gain_of(other, scene.seat, Deal([*letter.asks, *fits], letter.gives, letter.vows, letter.pleas))


def seen_from(scene: Scene, partner: Seat, spare: Sequence[int] = ()) -> Scene:
    """The table from his chair. He holds what one has given him, and the cards of his family that are nowhere
    else to be seen; what else he holds, and what he thinks of whom, one does not know."""
    box, theirs, gone = scene.box, scene.table.families[partner], out_of_reach(scene.me)
    given = [card for card, seat in scene.memory.abroad.items() if seat == partner]
    at_home = [
        card
        for card in range(box.valued)
        if box.family[card] == theirs
        for _ in range(box.copies[card] - gone[card])
    ]
    memory = Memory(partner, scene.seats, scene.memory.random)
    memory.abroad.update({card: scene.seat for card in scene.hand if box.family[card] == theirs})
    return Scene(scene.view, memory, partner, [*given, *at_home, *spare])


def by_name(scene: Scene, partner: Seat, notes: list[int]) -> list[int]:
    """The same letter, asking by name for what its wishes leave open, if he should still hold what is nowhere
    else to be seen: then it takes one answer instead of two."""
    other, letter = seen_from(scene, partner), Letter(scene.box.notes, notes)
    at_home = sum(scene.box.family[card] == other.family for card in other.hand)
    fits = fitting(other, scene.seat, letter) if scene.me.count(HAND[partner]) >= at_home else None
    if not fits:
        return notes
    for k in range(len(fits)):
        better = _alike(scene, other, letter, fits, k)
        if better:
            fits[k] = by_turn(scene, partner, better)
    if _both_gain(scene, other, letter, fits) < weights.LEAST_GAIN:
        return notes
    sort, named = scene.box.notes.sort, iter(fits)
    return [scene.box.notes.note(ASK, next(named)) if sort[note] == WANT else note for note in notes]


def _alike(scene: Scene, other: Scene, letter: Letter, fits: list[int], k: int) -> list[int]:
    """What one could ask for instead of that card, and he should still agree; members are
    asked for by what is given for them."""
    box, wish = scene.box, letter.wants[k]
    gains = {
        card: _both_gain(scene, other, letter, [*fits[:k], card, *fits[k + 1 :]])
        for card in sorted(set(without(other.hand, fits)) | {fits[k]})
        if is_wished(scene.me, wish, card) and box.kind[card] != MEMBER
    }
    return [card for card in gains if gains[card] >= weights.LEAST_GAIN]


def _both_gain(scene: Scene, other: Scene, letter: Letter, fits: list[int]) -> float:
    """What that exchange brings oneself, if it should bring him enough to agree."""
    theirs = Deal([*letter.asks, *fits], letter.gives, letter.vows, letter.pleas)
    if gain_of(other, scene.seat, theirs) < weights.WORTH_WRITING:
        return NO_WAY
    return gain_of(scene, other.seat, Deal(letter.gives, [*letter.asks, *fits], letter.pleas, letter.vows))


def by_turn(scene: Scene, partner: Seat, cards: Collection[int], low: bool = False) -> int:
    """One of these cards of one family for that partner, rather a high or a low one. With each partner it is
    another, and seen from him the same: so no two ask him for the same card."""
    box, one = scene.box, next(iter(cards))
    is_member = box.kind[one] == MEMBER
    alike = [
        card
        for card in range(box.valued)
        if box.family[card] == box.family[one] and (box.kind[card] == MEMBER) == is_member
    ]
    alike.sort(key=lambda card: (box.value[card] if low else -box.value[card], card))
    first = (scene.seat ^ partner) - 1
    return next(card for card in alike[first:] + alike[:first] if card in cards)
