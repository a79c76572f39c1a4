"""Measures of single cards: how often they are drawn and played, and whether drawing them wins games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt

import msgspec

from .statistics import Z95
from .tally import WHOLE_WIN, Tally


class Lift(msgspec.Struct, frozen=True):
    """By how much more often those win who draw a card early, with its 95 % interval."""

    lift: float
    low: float
    high: float


class CardResult(msgspec.Struct, frozen=True):
    """A card in the decks of one kind of bot: in how many it was and in how many of these it was drawn early;
    in how many turns it could be played, and in how many it was. `lift` is None where all drew it, or none.
    """

    decks: int
    drawn: int
    playable: int
    played: int
    lift: Lift | None
    groups: dict[str, tuple[int, float, int, float]]
    """By decks that are alike: how many drew it early, how often they won, how many did not, and they."""


CardResults = dict[str, dict[str, CardResult]]
"""By card and kind of bot."""

Group = tuple[int, float, int, float]


def cards_of(cards: Iterable[str], kinds: Sequence[str], total: Tally) -> CardResults:
    """The cards that were in a deck, with the kinds of bots that had them."""
    groups: dict[tuple[str, str], dict[str, list[float]]] = {}
    for (card, kind, among, is_drawn), decks in total.dealt.items():
        group = groups.setdefault((card, kind), {}).setdefault(among, [0, 0.0, 0, 0.0])
        at = 0 if is_drawn else 2
        group[at] += decks
        group[at + 1] += total.dealt_won[card, kind, among, is_drawn] / WHOLE_WIN
    return {
        card: {
            kind: _result(
                {
                    among: (int(drew), won, int(others), theirs)
                    for among, (drew, won, others, theirs) in sorted(groups[card, kind].items())
                },
                total.playable[card, kind],
                total.played[card, kind],
            )
            for kind in kinds
            if (card, kind) in groups
        }
        for card in cards
        if any((card, kind) in groups for kind in kinds)
    }


def _result(groups: dict[str, Group], playable: int, played: int) -> CardResult:
    drawn = sum([group[0] for group in groups.values()])
    decks = drawn + sum([group[2] for group in groups.values()])
    return CardResult(decks, drawn, playable, played, lift_of(groups.values()), groups)


def lift_of(groups: Iterable[Group]) -> Lift | None:
    """The difference of win rates within each group, weighted as Mantel and Haenszel do.

    A group where all drew the card, or none, says nothing. The variance of each is Agresti's and Caffo's,
    which does not vanish where all have won.
    """
    weights = lift = variance = 0.0
    for drew, won, others, theirs in groups:
        if drew and others:
            weight = drew * others / (drew + others)
            weights += weight
            lift += weight * (won / drew - theirs / others)
            variance += weight**2 * (_variance(won, drew) + _variance(theirs, others))
    if not weights:
        return None
    half = Z95 * sqrt(variance) / weights
    return Lift(lift / weights, lift / weights - half, lift / weights + half)


def _variance(wins: float, games: int) -> float:
    rate = (wins + 1) / (games + 2)
    return rate * (1 - rate) / (games + 2)


def together(tables: Sequence[Mapping[str, CardResult]]) -> dict[str, tuple[int, int, int, int]]:
    """By card over several tables: decks, drawn, playable and played."""
    found: dict[str, list[int]] = {}
    for table in tables:
        for card, result in table.items():
            sums = found.setdefault(card, [0, 0, 0, 0])
            numbers = (result.decks, result.drawn, result.playable, result.played)
            sums[:] = [a + b for a, b in zip(sums, numbers, strict=True)]
    return {card: (a, b, c, d) for card, (a, b, c, d) in found.items()}
