"""Before the fight: character, deck, terrain, where to stand, cards that are prepared."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer

from .. import grounds
from ..answers import BringDeck, Discard, Find, Stand
from ..box import ATTACK, DEFENCE, Ability
from . import weights
from .reaching import open_reach, seen_from
from .scene import Scene


def any_of(scene: Scene, legal: Sequence[Answer]) -> Answer:
    return legal[int(scene.chance() * len(legal))]


def bring(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """A preconstructed deck."""
    decks = [answer for answer in legal if isinstance(answer, BringDeck)]
    return any_of(scene, decks or legal)


def stand(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SJT-64: near the middle, looking there."""
    field = scene.table.plan
    centre = field.number.get((0, 0), 0)

    def order(answer: Answer) -> tuple[int, int, int]:
        assert isinstance(answer, Stand)
        ahead = seen_from(field, answer.cell, answer.facing)[centre]
        return field.apart[answer.cell][centre], abs(ahead[0]) + (ahead[1] > 0) * 9, answer.cell

    scene.because.note(grounds.NEAR_THE_MIDDLE)
    return min(legal, key=order)


def take_prepared(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SJT-67: what is prepared is worth having at the start."""
    found = [answer for answer in legal if isinstance(answer, Find)]
    if found:
        scene.because.note(grounds.PREPARED_IS_GOOD)
    return found[0] if found else legal[0]


# --- cards of a hand ----------------------------------------------------------------------------


def keeps(scene: Scene, ability: Ability) -> float:
    """What a card is worth in the own hand."""
    worth = 1.0 + 2 * weights.RANK[ability.rank]
    if ability.kind == ATTACK and ability.values:
        reached = open_reach(ability, scene.me.kamae, scene.me.focus)
        worth += max(reached.values(), default=0.0) / 6
    elif ability.kind == DEFENCE:
        worth += 0.4 * len(ability.values)
    if ability.cost > scene.me.focus + 1:
        worth -= 1.0
    return worth


def discard(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """What one would miss least; of a kind that one has twice rather one of them."""
    hand = scene.hand

    def order(answer: Answer) -> float:
        assert isinstance(answer, Discard)
        ability = scene.box.abilities[answer.card]
        kin = sum([1 for other in hand if other.kind == ability.kind])
        return keeps(scene, ability) - 0.5 * kin - 0.5 * (hand.count(ability) - 1)

    best = min(legal, key=order)
    assert isinstance(best, Discard)
    scene.because.note(grounds.LEAST_MISSED, card=best.card)
    return best


def find(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SJT-190: what one would like to have."""
    found = [answer for answer in legal if isinstance(answer, Find)]
    if not found:
        return legal[0]
    best = max(found, key=lambda answer: keeps(scene, scene.box.abilities[answer.card]))
    scene.because.note(grounds.WANTED_MOST, card=best.card)
    return best


def take_away(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """What the other would miss most."""

    def order(answer: Answer) -> float:
        assert isinstance(answer, Discard)
        return keeps(scene, scene.box.abilities[answer.card])

    best = max(legal, key=order)
    assert isinstance(best, Discard)
    scene.because.note(grounds.FOE_MISSES_MOST, card=best.card)
    return best
