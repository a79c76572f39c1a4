"""The one door through which chance comes in: named draws from a seed and a counter.

A draw is HMAC-SHA256(seed, "label/counter"), stretched by SHAKE-128 into 64-bit words. So a game
can be cloned for the price of two attributes, the same seed gives the same game on every Python,
and anybody who is told the seed after the game can check every draw with a few lines of code.
"""

from __future__ import annotations

import hmac
from hashlib import shake_128
from operator import mod
from struct import unpack
from typing import Final

from .compiling import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of draws; `drawn` counts them."""

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self.seed: Final = seed
        self.drawn = drawn

    def clone(self) -> Chance:
        return Chance(self.seed, self.drawn)

    def words(self, label: str, count: int) -> tuple[int, ...]:
        """`count` uniform 64-bit words; the next draw of this label or any other is independent."""
        message = f"{label}/{self.drawn}".encode()
        self.drawn += 1
        key = hmac.digest(self.seed.encode("utf-8", "surrogatepass"), message, "sha256")
        return unpack(f">{count}Q", shake_128(key).digest(8 * count))

    def pick(self, label: str, options: int) -> int:
        """One of 0 .. options-1: the first word of a draw (`words`, written out: picks are frequent)."""
        message = f"{label}/{self.drawn}".encode()
        self.drawn += 1
        key = hmac.digest(self.seed.encode("utf-8", "surrogatepass"), message, "sha256")
        return int.from_bytes(shake_128(key).digest(8), "big") % options

    def order(self, label: str, count: int) -> list[int]:
        """A uniformly random order of 0 .. count-1."""
        order = list(range(count))
        self.shuffle(label, order)
        return order

    def shuffle(self, label: str, things: list[int]) -> None:
        """Puts the things into a uniformly random order (Fisher and Yates, from the end)."""
        count = len(things)
        others = [*map(mod, self.words(label, count), range(1, count + 1))]
        for k in range(count - 1, 0, -1):
            other = others[k]
            things[k], things[other] = things[other], things[k]
