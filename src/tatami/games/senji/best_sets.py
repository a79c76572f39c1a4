"""The sets that a hand of hanafuda makes, and those that bring the most together (SEN-158): no game.

Sets that go by symbol take whichever cards are used least elsewhere; each card has one symbol, so they never
compete with each other unless they are of the same symbol.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from .box import Box
from .combinations import SetKind, bits_of, kinds_of_sets, mask_of

Chosen = tuple[int, tuple[int, ...]]
"""The number of a combination and the cards that make it, as faces."""
MOST_SHAPES = 16
"""A search through more sets than this would take too long; the dearest are looked at."""


def sets_made_by(box: Box, hand: Sequence[int]) -> list[Chosen]:
    """One of each set that the hand makes, the dearest first; not those inside another that brings more."""
    return list(_made(box, tuple(sorted(hand))))


def best_together(box: Box, hand: Sequence[int]) -> list[Chosen]:
    """Sets that share no card: the most honour, and of equal ones the most samurai, then the fewest cards."""
    return list(_best(box, tuple(sorted(hand))))


@lru_cache(maxsize=4096)
def _made(box: Box, hand: tuple[int, ...]) -> tuple[Chosen, ...]:
    shapes = _shapes_in(box, Counter(hand))
    used = Counter(card for _, cards in shapes for card in cards)
    symbols = []
    for kind in kinds_of_sets(box):
        fitting = _fitting(box, kind, hand)
        if not kind.shapes and len(fitting) >= kind.size:
            rarest = sorted(fitting, key=lambda card: used[card])[: kind.size]
            symbols.append((kind.number, tuple(sorted(rarest))))
    found = sorted((*shapes, *symbols), key=lambda chosen: _worth(box, [chosen]), reverse=True)
    return tuple(chosen for chosen in found if not any(_is_inside(box, chosen, other) for other in found))


def _is_inside(box: Box, small: Chosen, large: Chosen) -> bool:
    """Whether all its cards are among those of a larger set that brings no less of anything."""
    if small == large or not Counter(small[1]) < Counter(large[1]):
        return False
    one, two = box.combinations[small[0]], box.combinations[large[0]]
    return one.honour <= two.honour and one.samurai <= two.samurai


def _shapes_in(box: Box, hand: Counter[int]) -> list[Chosen]:
    first = box.first_hanafuda
    have = mask_of(card - first for card in hand)
    return [
        (kind.number, tuple(card + first for card in bits_of(shape)))
        for kind in kinds_of_sets(box)
        for shape in kind.shapes
        if shape & ~have == 0
    ]


def _fitting(box: Box, kind: SetKind, hand: tuple[int, ...]) -> list[int]:
    return [card for card in hand if kind.fits >> (card - box.first_hanafuda) & 1]


def _worth(box: Box, sets: list[Chosen]) -> tuple[int, int, int]:
    of = [box.combinations[number] for number, _ in sets]
    return sum(s.honour for s in of), sum(s.samurai for s in of), -sum(s.cards for s in of)


@lru_cache(maxsize=4096)
def _best(box: Box, hand: tuple[int, ...]) -> tuple[Chosen, ...]:
    shapes = _shapes_in(box, Counter(hand))
    shapes = sorted(shapes, key=lambda chosen: _worth(box, [chosen]), reverse=True)[:MOST_SHAPES]
    best: list[Chosen] = []

    def search(at: int, left: Counter[int], taken: list[Chosen]) -> None:
        nonlocal best
        whole = [*taken, *_by_symbol(box, tuple(sorted(left.elements())))]
        if _worth(box, whole) > _worth(box, best):
            best = whole
        for k in range(at, len(shapes)):
            cards = Counter(shapes[k][1])
            if cards <= left:
                search(k, left - cards, [*taken, shapes[k]])

    search(0, Counter(hand), [])
    return tuple(best)


def _by_symbol(box: Box, hand: tuple[int, ...]) -> list[Chosen]:
    """The sets of one symbol that are left: as many as there are cards for, the larger kinds first."""
    found: list[Chosen] = []
    left = list(hand)
    for kind in sorted(kinds_of_sets(box), key=lambda kind: -kind.size):
        if kind.shapes:
            continue
        fitting = _fitting(box, kind, tuple(left))
        while len(fitting) >= kind.size:
            cards, fitting = tuple(fitting[: kind.size]), fitting[kind.size :]
            for card in cards:
                left.remove(card)
            found.append((kind.number, cards))
    return found
