"""A fighter in a player's mind: the public facts that an exchange of cards changes, and how he fares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..box import Ability, Hero
from ..facts import Fighter
from ..hexes import Vector
from ..pieces import MOST_FOCUS
from . import weights


class Means:
    """What somebody has for later turns: what he threatens, the kamae he likes, cards to counter with."""

    __slots__ = ("counters", "deck", "likes", "threat")

    def __init__(
        self,
        threat: Mapping[Vector, float],
        likes: tuple[float, ...],
        counters: tuple[Ability, ...],
        deck: int,
    ) -> None:
        self.threat: Final = threat
        self.likes: Final = likes
        self.counters: Final = counters
        """Attacks in a hand that is known."""
        self.deck: Final = deck


class Body:
    """One of the two who fight. It is changed as an exchange is thought through."""

    __slots__ = (
        "ability", "burnt", "cards", "cell", "ended", "facing", "focus", "heavy", "hero", "kamae", "limp",
        "means", "now", "out", "seat", "stun", "value", "wounds",
    )  # fmt: skip
    seat: int
    hero: Hero
    means: Means
    ability: Ability | None
    cell: int
    facing: int
    kamae: int
    focus: int
    wounds: int
    heavy: int
    stun: int
    limp: int
    value: int
    now: int
    cards: float
    burnt: int
    ended: bool
    out: bool

    def __init__(self, seat: int, hero: Hero, fighter: Fighter, means: Means) -> None:
        self.seat, self.hero, self.means = seat, hero, means
        self.ability = None
        self.cell, self.facing = fighter.cell, fighter.facing
        self.kamae, self.focus = fighter.kamae, fighter.focus
        self.wounds, self.heavy = fighter.wounds, fighter.heavy
        self.stun, self.limp = fighter.stun, len(fighter.limp)
        self.value, self.now = fighter.value, fighter.now
        self.cards = 0.0
        self.burnt = 0
        self.ended, self.out = fighter.is_ended, fighter.is_out

    def clone(self) -> Body:
        twin = Body.__new__(Body)
        twin.seat, twin.hero, twin.means, twin.ability = self.seat, self.hero, self.means, self.ability
        twin.cell, twin.facing, twin.kamae, twin.focus = self.cell, self.facing, self.kamae, self.focus
        twin.wounds, twin.heavy, twin.stun, twin.limp = self.wounds, self.heavy, self.stun, self.limp
        twin.value, twin.now, twin.cards, twin.burnt = self.value, self.now, self.cards, self.burnt
        twin.ended, twin.out = self.ended, self.out
        return twin

    def effective(self, value: int) -> int:
        """SJT-182."""
        return max(1, value - self.limp) if value else 0

    def gain(self, focus: int) -> None:
        self.focus = min(MOST_FOCUS, self.focus + focus)

    def suffer(self, wounds: int, heavy: int, stun: int, limp: int) -> None:
        self.wounds += wounds
        self.heavy += heavy
        self.stun += stun
        self.limp += limp
        if self.wounds + self.heavy >= self.hero.wound_limit or self.stun >= self.hero.hand_limit:
            self.out = True

    def burn(self, cards: int) -> None:
        self.burnt += cards

    def worth(self) -> float:
        """How he fares, in points; less than nothing as a rule."""
        if self.out:
            return -weights.OUT
        hurt = weights.WOUNDS[min(self.wounds + self.heavy, len(weights.WOUNDS) - 1)]
        hurt += weights.HEAVY * self.heavy
        hurt += weights.STUN[min(self.stun, len(weights.STUN) - 1)] + weights.LIMP * self.limp
        has = weights.FOCUS[self.focus] + weights.CARD * self.cards + self.means.likes[self.kamae]
        return has - hurt - self._clock() - weights.ENDED * self.ended

    def _clock(self) -> float:
        """SJT-72: a deck that runs out costs wounds."""
        short = max(0, weights.DECK_LOW - (self.means.deck - self.burnt))
        return weights.MILLED * self.burnt + weights.DECK_SHORT * short * short
