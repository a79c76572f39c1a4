"""What sets hanafuda cards can make (SEN-158, ledger 2.8): pure functions over a box, no game.

Cards are faces. Inside, a handful of cards is a mask with one bit for each different card, beside the list
that knows of second copies. A *shape* is the mask of one way to make a set of different cards: a trio has 4
shapes for every value, a path one for every place where it can begin.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from .box import SYMBOLS, Box
from .pack import Combination

MOST_REMEMBERED: Final = 1 << 12

Lack = tuple[int, tuple[tuple[int, ...], ...]]
"""How many cards are lacking, and the nearest ways as the cards lacking; none listed: any with the symbol."""


class SetKind:
    """One kind of set: of one symbol (`fits` are its cards), or of different cards in one of its `shapes`."""

    __slots__ = ("_within", "fits", "honour", "name", "number", "samurai", "shapes", "shapes_with", "size")

    def __init__(self, number: int, of: Combination, fits: int, shapes: Sequence[int], cards: int) -> None:
        self.number: Final = number
        self.name: Final = of.id
        self.size: Final = of.cards
        self.honour: Final = of.honour
        self.samurai: Final = of.samurai
        self.fits: Final = fits
        self.shapes: Final = tuple(shapes)
        self.shapes_with: Final = tuple(tuple(s for s in shapes if s >> card & 1) for card in range(cards))
        self._within: Final[dict[int, tuple[int, ...]]] = {}

    def is_made_of(self, cards: Sequence[int]) -> bool:
        """SEN-158: whether exactly these cards (bits' numbers) are such a set."""
        return len(cards) == self.size and self._hold_together(cards)

    def is_made_with_wild(self, others: Sequence[int]) -> bool:
        """SEN-194: whether these cards and one that counts as anything are such a set."""
        return len(others) == self.size - 1 and self._hold_together(others)

    def _hold_together(self, cards: Sequence[int]) -> bool:
        mask = mask_of(cards)
        if not self.shapes:
            return mask & ~self.fits == 0
        return mask.bit_count() == len(cards) and any(mask & ~shape == 0 for shape in self._near(cards))

    def _near(self, cards: Sequence[int]) -> tuple[int, ...]:
        return self.shapes_with[cards[0]] if cards else self.shapes

    def shapes_within(self, have: int) -> tuple[int, ...]:
        """The shapes that these cards hold; a hand is asked again and again while one picks."""
        found = self._within.get(have)
        if found is None:
            if len(self._within) >= MOST_REMEMBERED:
                self._within.clear()
            found = self._within[have] = tuple(shape for shape in self.shapes if shape & ~have == 0)
        return found

    def leading_on(self, hand: Sequence[int], have: int, rest: int, number: int, mask: int) -> int:
        """Which cards of the rest of the hand, picked next, still lead to such a set. `have` is the mask of
        the hand, `mask` that of the `number` cards that are picked."""
        if number >= self.size or len(hand) < self.size:
            return 0
        if not self.shapes:
            if mask & ~self.fits or self._fitting(hand) < self.size:
                return 0
            return rest & self.fits
        if mask.bit_count() < number:
            return 0
        leading = 0
        for shape in self.shapes_within(have):
            if mask & ~shape == 0:
                leading |= shape
        return leading & ~mask

    def leading_on_wildly(self, hand: Sequence[int], rest: int, picked: Sequence[int]) -> int:
        """The same where one card of the set may count as anything (SEN-194)."""
        if len(picked) >= self.size or len(hand) < self.size:
            return 0
        if not self.shapes:
            strays = sum(1 for card in picked if not self.fits >> card & 1)
            if strays > 1 or self._fitting(hand) < self.size - 1:
                return 0
            return rest & self.fits if strays else rest
        mask, have, leading = mask_of(picked), mask_of(hand), 0
        twice = len(picked) - mask.bit_count()
        for shape in self.shapes:
            strays = twice + (mask & ~shape).bit_count()
            if strays > 1 or (shape & ~have).bit_count() > 1:
                continue
            if not strays:
                return rest
            leading |= shape & have & ~mask
        return leading & rest

    def lacking(self, hand: Sequence[int]) -> tuple[int, tuple[int, ...]]:
        """How many cards are lacking, and the masks of the nearest ways; none if the set goes by symbol."""
        if not self.shapes:
            return max(0, self.size - self._fitting(hand)), ()
        have = mask_of(hand)
        fewest = min((shape & ~have).bit_count() for shape in self.shapes)
        ways = (shape & ~have for shape in self.shapes)
        return fewest, tuple(dict.fromkeys(w for w in ways if w.bit_count() == fewest)) if fewest else ()

    def _fitting(self, cards: Sequence[int]) -> int:
        fits = self.fits
        return sum([fits >> card & 1 for card in cards])


def mask_of(cards: Iterable[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def bits_of(mask: int) -> list[int]:
    """The numbers of the bits that are set, in order."""
    return [k for k in range(mask.bit_length()) if mask >> k & 1]


def _shapes(box: Box, of: Combination) -> list[int]:
    """All ways to make a set of one value in different colours, or of consecutive values of a colour. A path
    never runs from the highest value to 1 (SEN-R73)."""
    at = {(c, v): k for k, (c, v) in enumerate(zip(box.colour, box.number, strict=True))}
    colours, values = range(len(box.colours)), sorted(set(box.number))
    ways: list[list[tuple[int, int]]]
    if of.alike == "value":
        ways = [[(c, v) for c in some] for v in values for some in combinations(colours, of.cards)]
    else:
        ways = [[(c, v + k) for k in range(of.cards)] for c in colours for v in values]
    return [mask_of(at[card] for card in way) for way in ways if all(card in at for card in way)]


@cache
def kinds_of_sets(box: Box) -> tuple[SetKind, ...]:
    """The sets of a box, in the order of its reference card."""
    kinds = []
    for number, of in enumerate(box.combinations):
        fits = mask_of(k for k, s in enumerate(box.symbol) if SYMBOLS[s] == of.symbol)
        shapes = [] if of.symbol else _shapes(box, of)
        kinds.append(SetKind(number, of, fits, shapes, box.hanafuda_count))
    return tuple(kinds)


def cards_leading_on(box: Box, hand: Sequence[int], picked: Sequence[int], wild: bool) -> tuple[int, ...]:
    """Faces of the hand that can be picked next on the way to a set that the hand can complete, in order.

    What was picked is part of the hand; with `wild` one card of the set may count as anything.
    """
    return _leading_on(box, tuple(hand), tuple(picked), wild)


@lru_cache(maxsize=MOST_REMEMBERED)
def _leading_on(box: Box, hand: tuple[int, ...], picked: tuple[int, ...], wild: bool) -> tuple[int, ...]:
    first = box.first_hanafuda
    cards, chosen = [face - first for face in hand], [face - first for face in picked]
    left = cards[:]
    for card in chosen:
        if card in left:
            left.remove(card)
    have, rest, mask = mask_of(cards), mask_of(left), mask_of(chosen)
    leading = 0
    for kind in kinds_of_sets(box):
        if wild:
            leading |= kind.leading_on_wildly(cards, rest, chosen)
        else:
            leading |= kind.leading_on(cards, have, rest, len(chosen), mask)
        if leading == rest:
            break
    return tuple([card + first for card in bits_of(leading)])


def sets_made_of(box: Box, cards: Sequence[int]) -> list[int]:
    """SEN-158: the numbers of the combinations that exactly these cards make."""
    chosen = [face - box.first_hanafuda for face in cards]
    return [kind.number for kind in kinds_of_sets(box) if kind.is_made_of(chosen)]


def sets_made_wildly(box: Box, cards: Sequence[int]) -> list[tuple[int, int]]:
    """SEN-194: combination and the card that has to count as another; not where it need not."""
    chosen = [face - box.first_hanafuda for face in cards]
    found = []
    for kind in kinds_of_sets(box):
        if len(chosen) != kind.size or kind.is_made_of(chosen):
            continue
        for card in sorted(set(chosen)):
            others = chosen[:]
            others.remove(card)
            if kind.is_made_with_wild(others):
                found.append((kind.number, card + box.first_hanafuda))
    return found


def sets_in(box: Box, hand: Sequence[int], wild: bool = False) -> list[int]:
    """The combinations that a hand holds, with or without a card that counts as anything."""
    cards = [face - box.first_hanafuda for face in hand]
    allowed = 1 if wild else 0
    return [
        kind.number
        for kind in kinds_of_sets(box)
        if len(cards) >= kind.size and kind.lacking(cards)[0] <= allowed
    ]


def missing(box: Box, hand: Sequence[int], combination: int) -> Lack:
    """What a hand still lacks for a combination: how many cards, and the nearest ways as faces."""
    first = box.first_hanafuda
    fewest, ways = kinds_of_sets(box)[combination].lacking([face - first for face in hand])
    return fewest, tuple(tuple(card + first for card in bits_of(way)) for way in ways)
