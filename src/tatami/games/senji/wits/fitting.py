"""Cards for the wishes of a letter (SEN-R117)."""

from __future__ import annotations

from tatami.kernel.seats import Seat

from ..box import MEMBER
from ..notes import Letter
from ..rules.dealing import is_wished, without
from .cards import cost_of_giving, plans_of
from .scene import Scene


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
