"""The table as a player sees it when he must decide: hands, blows, standing; each worked out when wanted."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from tatami.kernel.pieces import FACE, PUBLIC, SHIFT
from tatami.kernel.seats import Seat
from tatami.kernel.seen import Seen
from tatami.kernel.views import View

from ..belief import Belief
from ..pieces import (
    CARDS,
    DAIMYO,
    DECK,
    DISCARD,
    FAST_DRAW_OF,
    FIRST_ACTION,
    HAND,
    HANDS,
    PARRY,
    RESILIENCE,
    ROLE_OF,
    playing_cards,
)
from ..powers import PARRIES_WITH_WEAPONS
from ..rules.three_players import has_swordmaster
from ..rules.weapons import weapon_limit, wounds_between
from ..table import Me, SamuraiSwordTable
from . import weights
from .standing import Standing

_COPIES: Final = tuple(playing_cards().count(card) for card in range(len(CARDS)))
_WEAPONS: Final = sum(_COPIES[:FIRST_ACTION])


class Scene:
    """What one player knows and can work out at one decision."""

    def __init__(self, view: View[SamuraiSwordTable], belief: Belief) -> None:
        self.view: Final = view
        self.belief: Final = belief
        self.seat: Final = view.seat
        self.seats: Final = view.seats
        self.table: Final = view.table
        self.places: Final = view.places
        self.me: Final[Me] = Seen(view.seat, view.seats, view.table, view.places)
        """For the rules; it is asked only for numbers, and for what lies in the own hand."""
        hand = [0] * len(CARDS)
        for p in view.places[HAND[view.seat]]:
            hand[p & FACE] += 1
        self.hand: Final = hand
        self.character: Final = view.table.characters[view.seat]

    @cached_property
    def sizes(self) -> list[int]:
        """By seat: cards in hand."""
        return self.me.counts(HANDS[self.seats])

    @cached_property
    def standing(self) -> Standing:
        role = self.view.face(ROLE_OF[self.seat])
        belief = self.belief
        return Standing(
            self.seat, role, self.table.honor, self.hand[DAIMYO], belief.odds(), belief.possible
        )

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """All other players, clockwise from the left."""
        return tuple((self.seat + k) % self.seats for k in range(1, self.seats))

    # --- hands ----------------------------------------------------------------------------------

    @cached_property
    def _parry_share(self) -> float:
        """How likely an unknown card is a Parry."""
        lying = PARRY | PUBLIC | 1 << (SHIFT + self.seat)
        left = _COPIES[PARRY] - self.hand[PARRY] - self.places[DISCARD].count(lying)
        return left / max(1, self._unknown)

    @cached_property
    def _weapon_share(self) -> float:
        """How likely an unknown card is a Weapon."""
        seen = sum(self.hand[:FIRST_ACTION]) + sum(
            [1 for p in self.places[DISCARD] if p & FACE < FIRST_ACTION]
        )
        return (_WEAPONS - seen) / max(1, self._unknown)

    @cached_property
    def _unknown(self) -> int:
        return len(self.places[DECK]) + sum(self.sizes) - self.sizes[self.seat]

    def lacks_parry(self, seat: Seat, fewer: int = 0) -> float:
        """How likely the player cannot or will not parry, with that many cards fewer."""
        faces = self.places[HAND[seat]]
        if PARRY | 1 << (SHIFT + self.seat) in faces and not fewer:
            return weights.KNOWN_PARRY
        cards = sum([1 for p in faces if p < 0]) - fewer
        if cards <= 0:
            return 1.0
        share = self._parry_share
        if self.table.characters[seat] in PARRIES_WITH_WEAPONS and len(faces) - fewer > 1:
            share += self._weapon_share
        stale = min(self.belief.watched.stale[seat], cards)
        lacks: float = (1 - min(share, 0.95)) ** (cards - stale) * (1 - min(share, 0.95) * weights.STALE) ** stale
        return lacks + (1 - lacks) * weights.RELUCTANT

    def lacks_weapon(self, seat: Seat) -> float:
        """How likely the player has no Weapon in hand."""
        lacks: float = (1 - min(self._weapon_share, 0.95)) ** self.sizes[seat]
        return lacks

    # --- blows ----------------------------------------------------------------------------------

    @cached_property
    def weapons_left(self) -> int:
        return weapon_limit(self.me, self.seat) - self.table.weapons_played

    @cached_property
    def _fast_draws(self) -> int:
        return self.me.count(FAST_DRAW_OF[self.seat])

    def wounds(self, card: int, target: Seat) -> int:
        return wounds_between(self.character, self._fast_draws, card, self.table.characters[target])

    def wound(self, target: Seat, wounds: int) -> float:
        """What it is worth that I deal these wounds."""
        left = self.table.resilience[target]
        if wounds >= left:
            return self.defeat(target)
        progress = weights.PROGRESS
        return self.prey(target) * (progress[left - wounds] - progress[left])

    def defeat(self, target: Seat) -> float:
        """What it is worth that I Defeat a player: a token, the end of the game, or the Swordmaster."""
        found = self._defeats.get(target)
        if found is None:
            found = self._defeats[target] = self._defeat(target)
        return found

    @cached_property
    def _defeats(self) -> dict[Seat, float]:
        return {}

    def _defeat(self, target: Seat) -> float:
        standing, tokens = self.standing, self.table.resilience
        friend = standing.friend(target)
        if has_swordmaster(self.seats) and sum(tokens) == tokens[self.seat] + tokens[target]:
            return standing.verdict(1 - friend)
        return standing.taken(self.seat, target) - weights.LOYALTY * friend

    def prey(self, target: Seat) -> float:
        """What a token of this player is worth to me, the end of the game left aside."""
        standing = self.standing
        worth = standing.token[self.seat] - standing.token[target]
        return worth - weights.LOYALTY * standing.friend(target)

    # --- danger ---------------------------------------------------------------------------------

    @cached_property
    def price_of_defeat(self) -> float:
        """What it costs me to be Defeated by somebody who is not my friend."""
        standing = self.standing
        foes = [seat for seat in self.others if standing.friend(seat) < 0.9] or list(self.others)
        costs = [-standing.taken(seat, self.seat) for seat in foes]
        return sum(costs) / len(costs)

    def exposure(self, resilience: int) -> float:
        """What the danger with that much Resilience costs, cards in hand."""
        robust = weights.ROBUST * (self.most - resilience)
        return weights.DANGER[resilience] * self.price_of_defeat + robust

    @cached_property
    def most(self) -> int:
        return RESILIENCE[self.character]

    # --- cards ----------------------------------------------------------------------------------

    @cached_property
    def is_late(self) -> bool:
        return min(self.table.honor) <= weights.LATE

    def value(self, card: int) -> float:
        """What one such card in the own hand is worth, the one that I would miss least."""
        value = weights.CARD[card] * weights.AGAIN ** max(0, self.hand[card] - 1)
        if card == DAIMYO and self.is_late and self.standing.team != _RONINS:
            return weights.DAIMYO_LATE
        return value


_RONINS: Final = 2
