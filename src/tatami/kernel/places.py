"""Places: where pieces lie, who sees them there, and which stock of pieces they come from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Final

from .pieces import FACE, OPEN, SHIFT, Face
from .seats import EVERYBODY, SPECTATOR

MIXED: Final = -1
"""The stock of a place that may hold pieces of several stocks with the same look."""


class Place:
    """One spot of the table.

    `audience` is who sees a piece that comes to lie here. A place that `forgets` covers what it
    receives: only the audience goes on seeing it. A `bag` has no order (a hand): nobody else can
    tell one of its hidden pieces from another. `stock` says which stock its hidden pieces are from.
    A `private` place holds notes (pieces of no stock: a draft, a letter): who is not of its audience
    does not even see how many lie there.
    """

    __slots__ = ("audience", "bag", "forgets", "name", "private", "stock")

    def __init__(
        self,
        name: str,
        audience: int,
        *,
        bag: bool = False,
        forgets: bool = False,
        stock: int = 0,
        private: bool = False,
    ) -> None:
        self.name: Final = name
        self.audience: Final = audience
        self.bag: Final = bag
        self.forgets: Final = forgets
        self.stock: Final = stock
        self.private: Final = private

    @property
    def is_open(self) -> bool:
        return self.audience == EVERYBODY


class Spots:
    """Several places that are looked at together, e.g. all armies abroad: `Seen.counts` takes them."""

    __slots__ = ("lists_of",)

    def __init__(self, places: Iterable[int]) -> None:
        several = tuple(places)
        assert len(several) > 1, "one place has `Seen.count`"
        self.lists_of: Final[Callable[[list[list[int]]], tuple[list[int], ...]]] = itemgetter(*several)


class Layout:
    """All places of a table of a given size, and all pieces that exist (its stocks).

    `stocks[k]` lists the faces of stock k, once per copy: what a shop sells as one deck, with one
    back. A face belongs to one stock. `rest[k]` is the place that takes the pieces a hand-written
    position does not mention, or None where it must mention all. `faces` is how many faces the game
    knows; one that is in no stock (a note of what was seen) may exist any number of times.
    """

    __slots__ = (
        "audiences",
        "bags",
        "by_name",
        "copies",
        "distinct",
        "hidden_from",
        "is_bag",
        "keeps",
        "places",
        "rest",
        "stock_of_face",
        "stocks",
    )

    def __init__(
        self,
        places: Sequence[Place],
        stocks: Iterable[Iterable[Face]],
        rest: Sequence[int | None],
        faces: int,
    ) -> None:
        self.places: Final = tuple(places)
        self.by_name: Final = {place.name: k for k, place in enumerate(self.places)}
        self.bags: Final = tuple(k for k, place in enumerate(self.places) if place.bag)
        self.is_bag: Final = tuple(place.bag for place in self.places)
        self.audiences: Final = tuple(place.audience << SHIFT for place in self.places)
        self.hidden_from: Final = tuple(
            tuple(k for k, p in enumerate(self.places) if p.private and not p.audience >> viewer & 1)
            for viewer in range(SPECTATOR + 1)
        )
        """By viewer: the private places of others."""
        self.keeps: Final = tuple(FACE if place.forgets else FACE | OPEN for place in self.places)
        self.stocks: Final = tuple(tuple(sorted(stock)) for stock in stocks)
        self.distinct: Final = tuple(tuple(sorted(set(stock))) for stock in self.stocks)
        self.rest: Final = tuple(rest)
        self.copies: Final = [0] * faces
        self.stock_of_face: Final = [MIXED] * faces
        for k, stock in enumerate(self.stocks):
            for face in stock:
                assert self.stock_of_face[face] in (MIXED, k), (
                    f"face {face} is in stocks {self.stock_of_face[face]} and {k}: a face has one back"
                )
                self.copies[face] += 1
                self.stock_of_face[face] = k
