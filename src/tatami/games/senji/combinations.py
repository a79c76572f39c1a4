"""What sets hanafuda cards can make (SEN-158, ledger 2.8): pure functions over a box, no game.

Cards are faces. Inside, a handful of cards is a mask with one bit for each different card, beside the list
that knows of second copies. A *shape* is the mask of one way to make a set of different cards: a trio has 4
shapes for every value, a path one for every place where it can begin.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from .box import SYMBOLS, Box
from .pack import Combination

MOST_REMEMBERED: Final = 1 << 12

Lack = tuple[int, tuple[tuple[int, ...], ...]]
"""How many cards are lacking, and the nearest ways as the cards lacking; none listed: any with the symbol."""


class SetKind:
    """One kind of set: of one symbol (`fits` are its cards), or of different cards in one of its `shapes`."""

    __slots__ = ("_all_shapes", "_shapes_from", "_within", "fits", "honour", "name", "number", "samurai",
                 "shapes", "shapes_with", "size")  # fmt: skip

    def __init__(self, number: int, of: Combination, fits: int, shapes: Sequence[int], cards: int) -> None:
        self.number: Final = number
        self.name: Final = of.id
        self.size: Final = of.cards
        self.honour: Final = of.honour
        self.samurai: Final = of.samurai
        self.fits: Final = fits
        self.shapes: Final = tuple(shapes)
        self._all_shapes: Final = frozenset(shapes)
        self.shapes_with: Final = tuple(tuple(s for s in shapes if s >> card & 1) for card in range(cards))
        self._shapes_from: Final = tuple(
            tuple(s for s in shapes if s & -s == 1 << card) for card in range(cards)
        )
        """By card: the shapes of which it is the lowest one."""
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
        """The shapes that these cards hold; a hand is asked again and again while a set is put together."""
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
            if mask & ~self.fits or self._fitting(hand, have) < self.size:
                return 0
            return rest & self.fits
        if mask.bit_count() < number:
            return 0
        leading = 0
        for shape in self.shapes_within(have):
            if mask & ~shape == 0:
                leading |= shape
        return leading & ~mask

    def leading_on_beside(self, wild: int, hand: Sequence[int], picked: Sequence[int]) -> int | None:
        """SEN-194: the same where that card, which is not in this hand, counts as another; None: no such set
        can be made with it, or it would be complete as it is."""
        if len(picked) >= self.size:
            return None
        if not self.shapes:
            if mask_of((wild,)) & self.fits or mask_of(picked) & ~self.fits:
                return None
            if self._fitting(hand, mask_of(hand)) < self.size - 1:
                return None
            return mask_of(without(hand, picked)) & self.fits if len(picked) < self.size - 1 else 0
        ways = self._ways_beside(wild, mask_of(hand), picked)
        return ways & ~mask_of(picked) if ways else None

    def _ways_beside(self, wild: int, have: int, picked: Sequence[int]) -> int:
        """All cards of the ways to make a set of these, others in hand and that one in place of one more."""
        mask, found = mask_of(picked), 0
        if mask.bit_count() < len(picked):
            return 0
        for shape in self.shapes_with[picked[0]] if picked else self.shapes:
            lack = shape & ~have
            if mask & ~shape or lack.bit_count() > 1:
                continue
            for gap in bits_of(lack or shape & ~mask):
                way = shape & ~(1 << gap)
                if way >> wild & 1 or way | 1 << wild not in self._all_shapes:
                    found |= way
        return found

    def lacking(self, hand: Sequence[int]) -> tuple[int, tuple[int, ...]]:
        """How many cards are lacking, and the masks of the nearest ways; none if the set goes by symbol."""
        have = mask_of(hand)
        fewest = self.fewest_lacking(hand, have)
        if not self.shapes or not fewest:
            return fewest, ()
        ways = (shape & ~have for shape in self.shapes)
        return fewest, tuple(dict.fromkeys(w for w in ways if w.bit_count() == fewest))

    def is_in(self, hand: Sequence[int], have: int) -> bool:
        """Whether nothing is lacking; `have` is the mask of the hand."""
        if not self.shapes:
            return self._fitting(hand, have) >= self.size
        missing = ~have
        for card in hand:
            for shape in self._shapes_from[card]:
                if not shape & missing:
                    return True
        return False

    def fewest_lacking(self, hand: Sequence[int], have: int) -> int:
        """How many cards are lacking; `have` is the mask of the hand."""
        if not self.shapes:
            return max(0, self.size - self._fitting(hand, have))
        missing = ~have
        return min([(shape & missing).bit_count() for shape in self.shapes])

    def _fitting(self, cards: Sequence[int], have: int) -> int:
        """How many of these cards have its symbol; `have` is their mask."""
        if have.bit_count() == len(cards):  # no second copies
            return (have & self.fits).bit_count()
        return sum([self.fits >> card & 1 for card in cards])


def mask_of(cards: Iterable[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def without(cards: Sequence[int], some: Iterable[int]) -> list[int]:
    """The cards that are left when some of them are gone."""
    left = list(cards)
    for card in some:
        left.remove(card)
    return left


def bits_of(mask: int) -> list[int]:
    """The numbers of the bits that are set, in order."""
    bits = []
    while mask:
        lowest = mask & -mask
        bits.append(lowest.bit_length() - 1)
        mask ^= lowest
    return bits


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


class Leading(NamedTuple):
    """What can be picked next on the way to a set, as faces in order: as it is, or to count as another."""

    plain: tuple[int, ...]
    wild: tuple[int, ...]


@lru_cache(maxsize=MOST_REMEMBERED)
def cards_leading_on(
    box: Box, number: int, hand: tuple[int, ...], picked: tuple[int, ...], wild: int, may_be_wild: bool
) -> Leading:
    """SEN-158, SEN-194: cards of the hand that, picked next, still lead to that set.

    What was picked is part of the hand. `wild` is the card that counts as another, or -1; if there is none
    yet, one of the cards may if it `may_be_wild`.
    """
    first, kind = box.first_hanafuda, kinds_of_sets(box)[number]
    cards, chosen = [face - first for face in hand], [face - first for face in picked]
    if wild >= 0:
        beside = kind.leading_on_beside(wild - first, without(cards, [wild - first]), chosen)
        return Leading(_faces(box, beside or 0), ())
    rest = mask_of(without(cards, chosen))
    plain = kind.leading_on(cards, mask_of(cards), rest, len(chosen), mask_of(chosen))
    wilds = 0
    for card in bits_of(rest) if may_be_wild else ():
        beside = kind.leading_on_beside(card, without(cards, [card]), chosen)
        if beside is not None:
            wilds |= 1 << card
            plain |= beside
    return Leading(_faces(box, plain), _faces(box, wilds))


def _faces(box: Box, mask: int) -> tuple[int, ...]:
    return tuple([card + box.first_hanafuda for card in bits_of(mask)])


def is_made_wildly(box: Box, number: int, others: Sequence[int], wild: int) -> bool:
    """SEN-194: whether these cards and one that counts as another are that set, and need it."""
    first, kind = box.first_hanafuda, kinds_of_sets(box)[number]
    cards = [face - first for face in others]
    return kind.is_made_with_wild(cards) and not kind.is_made_of([*cards, wild - first])


def sets_in(box: Box, hand: Sequence[int], wild: bool = False) -> list[int]:
    """The combinations that a hand holds, with or without a card that counts as anything."""
    return list(_sets_in(box, tuple(hand), wild))


@lru_cache(maxsize=MOST_REMEMBERED)
def _sets_in(box: Box, hand: tuple[int, ...], wild: bool) -> tuple[int, ...]:
    cards = [face - box.first_hanafuda for face in hand]
    have = mask_of(cards)
    kinds = [kind for kind in kinds_of_sets(box) if len(cards) >= kind.size]
    if wild:
        return tuple([kind.number for kind in kinds if kind.fewest_lacking(cards, have) <= 1])
    return tuple([kind.number for kind in kinds if kind.is_in(cards, have)])


def missing(box: Box, hand: Sequence[int], combination: int) -> Lack:
    """What a hand still lacks for a combination: how many cards, and the nearest ways as faces."""
    first = box.first_hanafuda
    fewest, ways = kinds_of_sets(box)[combination].lacking([face - first for face in hand])
    return fewest, tuple(tuple(card + first for card in bits_of(way)) for way in ways)
