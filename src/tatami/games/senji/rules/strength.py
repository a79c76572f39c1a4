"""What support cards are worth on the dice (SEN-128, SEN-129, SEN-188)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..box import FAMILY_COUNT, Box


def values_by_family(box: Box, cards: Iterable[int]) -> list[int]:
    """SEN-188, SEN-R31: cards of one family add their values."""
    values = [0] * FAMILY_COUNT
    for card in cards:
        values[box.family[card]] += box.value[card]
    return values


def support_of(box: Box, dice: Sequence[int], cards: Sequence[Iterable[int]]) -> tuple[int, int]:
    """By side: SEN-128: a strength for each rolled symbol of the card's family, at most its value; SEN-129:
    of two sides with the same family only the one with the higher value, compared family by family (R32)."""
    one, two = values_by_family(box, cards[0]), values_by_family(box, cards[1])
    first = second = 0
    for family in range(FAMILY_COUNT):
        if one[family] > two[family]:
            first += min(one[family], dice.count(family))
        elif two[family] > one[family]:
            second += min(two[family], dice.count(family))
    return first, second
