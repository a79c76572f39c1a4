"""Hanafuda: the best sets a hand can lay down at once, and what cards are worth that are on the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ..box import Box
from ..combinations import SetKind, bits_of, kinds_of_sets
from . import weights

_MOST_SHAPES: Final = 14
"""More shapes than that are not tried together: the best ones are."""


class Chosen(NamedTuple):
    """Sets that can be laid down together: what they bring, and each as its number and its cards (faces)."""

    worth: float
    sets: tuple[tuple[int, tuple[int, ...]], ...]


def worth_of(kind: SetKind) -> float:
    if kind.samurai:
        return weights.HIRED if kind.samurai == 1 else weights.HIRED_TWO
    return float(kind.honour)


def best_sets(box: Box, hand: Sequence[int], samurai: bool = True) -> Chosen:
    """The best disjoint choice; without `samurai` none are left to be hired."""
    return _best(box, tuple(sorted(hand)), samurai)


@lru_cache(maxsize=20_000)
def _best(box: Box, hand: tuple[int, ...], samurai: bool) -> Chosen:
    first = box.first_hanafuda
    counts = [0] * box.hanafuda_count
    have = 0
    for face in hand:
        counts[face - first] += 1
        have |= 1 << (face - first)
    kinds = [kind for kind in kinds_of_sets(box) if samurai or not kind.samurai]
    shapes = [
        (worth_of(kind), kind.number, shape) for kind in kinds for shape in kind.shapes if shape & ~have == 0
    ]
    shapes.sort(reverse=True)
    symbols = sorted((kind for kind in kinds if not kind.shapes), key=worth_of, reverse=True)
    found = _choose(shapes[:_MOST_SHAPES], 0, counts, symbols)
    return Chosen(found.worth, tuple((n, tuple(card + first for card in cards)) for n, cards in found.sets))


def _choose(
    shapes: list[tuple[float, int, int]], at: int, counts: list[int], symbols: list[SetKind]
) -> Chosen:
    """The best of the shapes from `at` on, taken or left, and of the symbols that remain."""
    best = _by_symbol(counts, symbols)
    for k in range(at, len(shapes)):
        worth, number, shape = shapes[k]
        cards = bits_of(shape)
        if all(counts[card] for card in cards):
            for card in cards:
                counts[card] -= 1
            rest = _choose(shapes, k, counts, symbols)
            for card in cards:
                counts[card] += 1
            if worth + rest.worth > best.worth:
                best = Chosen(worth + rest.worth, ((number, tuple(cards)), *rest.sets))
    return best


def _by_symbol(counts: list[int], symbols: list[SetKind]) -> Chosen:
    """Sets that go by symbol, the dearest first; one symbol serves several kinds of sets."""
    worth, sets, left = 0.0, [], counts
    for kind in symbols:
        cards = [card for card in bits_of(kind.fits) for _ in range(left[card])]
        while len(cards) >= kind.size:
            if left is counts:
                left = counts[:]
            used, cards = cards[: kind.size], cards[kind.size :]
            for card in used:
                left[card] -= 1
            sets.append((kind.number, tuple(used)))
            worth += worth_of(kind)
    return Chosen(worth, tuple(sets))


@lru_cache(maxsize=20_000)
def _promise(box: Box, hand: tuple[int, ...]) -> float:
    """What the hand may still become: for every kind of set the nearest one, by the cards lacking."""
    cards = [face - box.first_hanafuda for face in hand]
    total = 0.0
    for kind in kinds_of_sets(box):
        lack = kind.lacking(cards)[0]
        if 0 < lack < len(weights.PROGRESS):
            total += weights.PROGRESS[lack] * worth_of(kind)
    return total


def prospects(box: Box, hand: Sequence[int]) -> float:
    """What a hand is worth: sets that it holds, and those that are near."""
    cards = tuple(sorted(hand))
    return _best(box, cards, True).worth + _promise(box, cards)


def best_to_take(box: Box, hand: Sequence[int], cards: Sequence[int]) -> int:
    """The card that helps the hand most."""
    return max(cards, key=lambda card: (prospects(box, [*hand, card]), card))


def least_missed(box: Box, hand: Sequence[int], cards: Sequence[int]) -> int:
    """The card that the hand can best do without."""

    def left(card: int) -> tuple[float, int]:
        rest = list(hand)
        rest.remove(card)
        return prospects(box, rest), card

    return max(cards, key=left)


def worth_waiting(box: Box, hand: Sequence[int], number: int, cards: Sequence[int]) -> bool:
    """Whether these cards are one card short of a set that brings much more."""
    kinds = kinds_of_sets(box)
    first = box.first_hanafuda
    have = 0
    for face in hand:
        have |= 1 << (face - first)
    mine = 0
    for face in cards:
        mine |= 1 << (face - first)
    least = worth_of(kinds[number]) + weights.BETTER_SET
    return any(
        worth_of(kind) >= least and shape & mine == mine and (shape & ~have).bit_count() == 1
        for kind in kinds
        if kind.shapes
        for shape in kind.shapes
    )


def worth_of_number(box: Box, number: int) -> float:
    return worth_of(kinds_of_sets(box)[number])


def nearly_made(box: Box, hand: Sequence[int], samurai: bool) -> list[tuple[int, tuple[int, ...]]]:
    """Sets that lack one card (SEN-194): the number of the set, and the cards that are there."""
    first = box.first_hanafuda
    cards = sorted(face - first for face in hand)
    have = 0
    for card in cards:
        have |= 1 << card
    found: list[tuple[int, tuple[int, ...]]] = []
    for kind in kinds_of_sets(box):
        if kind.samurai and not samurai:
            continue
        if kind.shapes:
            ways = [bits_of(shape & have) for shape in kind.shapes if (shape & ~have).bit_count() == 1]
        else:
            fitting = [card for card in cards if kind.fits >> card & 1]
            ways = [fitting] if len(fitting) == kind.size - 1 else []
        found += [(kind.number, tuple(card + first for card in way)) for way in ways]
    return found
