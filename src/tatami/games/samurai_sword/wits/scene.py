"""The table as a player sees it when he must decide: hands, blows, dangers; worked out when wanted."""

from __future__ import annotations

from typing import Final

from tatami.hooks.grounds import Because
from tatami.kernel.pieces import FACE, PUBLIC, SHIFT
from tatami.kernel.seats import Seat
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
from ..rules.weapons import wounds_between
from ..table import Me, SamuraiSwordTable
from . import weights
from .standing import Standing

_PARRIES: Final = playing_cards().count(PARRY)
_WEAPONS: Final = sum(card < FIRST_ACTION for card in playing_cards())
_SUREST: Final = 0.95


class Memory:
    """What a player keeps from one decision to the next."""

    def __init__(self, belief: Belief) -> None:
        self.belief: Final = belief
        self.because: Final = Because()
        self._standing: Standing | None = None
        self._key: tuple[object, ...] = ()

    def standing(self, view: View[SamuraiSwordTable], daimyo: int) -> Standing:
        """Who is ahead; reckoned anew only when Honor, own Daimyo or the guess have changed."""
        belief, honor = self.belief, view.table.honor
        key = (honor, daimyo, belief.version)
        if self._standing is None or key != self._key:
            role = view.face(ROLE_OF[view.seat])
            self._standing = Standing(view.seat, role, honor, daimyo, belief.odds(), belief.possible())
            self._key = key
        return self._standing


class Scene:
    """What one player knows and can work out at one decision."""

    def __init__(self, view: View[SamuraiSwordTable], memory: Memory) -> None:
        self.view: Final = view
        self.because: Final = memory.because
        self.seat: Final = view.seat
        self.seats: Final = view.seats
        self.table: Final = view.table
        self.places: Final = view.places
        self.me: Final[Me] = view.seen()
        self.character: Final = view.table.characters[view.seat]
        self.resilience: Final = view.table.resilience[view.seat]
        self.sizes: Final = self.me.counts(HANDS[view.seats])
        """By seat: cards in hand."""
        self.hand: Final = [0] * len(CARDS)
        """By card: how many are in the own hand."""
        for p in view.places[HAND[view.seat]]:
            self.hand[p & FACE] += 1
        self.standing: Final = memory.standing(view, self.hand[DAIMYO])
        self.prey: Final = self.standing.prey
        self.others: Final = [seat for seat in range(view.seats) if seat != view.seat]
        self._stale: Final = memory.belief.watched.stale
        self._unknown: Final = len(view.places[DECK]) + sum(self.sizes) - self.sizes[view.seat]
        self._parry_share = self._weapon_share = -1.0
        self._defeats: Final[dict[Seat, float]] = {}
        self._fast_draws: Final = len(view.places[FAST_DRAW_OF[view.seat]])

    # --- hands ----------------------------------------------------------------------------------

    def parry_share(self) -> float:
        """How likely an unknown card is a Parry."""
        if self._parry_share < 0:
            lying = PARRY | PUBLIC | 1 << (SHIFT + self.seat)
            left = _PARRIES - self.hand[PARRY] - self.places[DISCARD].count(lying)
            self._parry_share = min(left / max(1, self._unknown), _SUREST)
        return self._parry_share

    def weapon_share(self) -> float:
        """How likely an unknown card is a Weapon."""
        if self._weapon_share < 0:
            lying = sum([1 for p in self.places[DISCARD] if p & FACE < FIRST_ACTION])
            left = _WEAPONS - sum(self.hand[:FIRST_ACTION]) - lying
            self._weapon_share = min(left / max(1, self._unknown), _SUREST)
        return self._weapon_share

    def lacks_parry(self, seat: Seat, fewer: int = 0) -> float:
        """How likely the player has nothing to parry with, if it were that many cards fewer."""
        cards = self.places[HAND[seat]]
        if PARRY | 1 << (SHIFT + self.seat) in cards and not fewer:
            return 0.0
        unknown = sum([1 for p in cards if p < 0]) - fewer
        if unknown <= 0:
            return 1.0
        share = self.parry_share()
        if self.table.characters[seat] in PARRIES_WITH_WEAPONS and len(cards) - fewer > 1:
            share = min(share + self.weapon_share(), _SUREST)
        stale = min(self._stale[seat], unknown)
        lacks: float = (1 - share) ** (unknown - stale) * (1 - share * weights.STALE) ** stale
        return lacks

    def lands(self, seat: Seat, wounds: int, fewer: int = 0) -> float:
        """How likely a blow is not parried: nobody wastes a Parry on a scratch."""
        lacks = self.lacks_parry(seat, fewer)
        scratch = wounds == 1 and self.table.resilience[seat] > weights.WEAK
        return lacks + (1 - lacks) * (weights.SCRATCH if scratch else weights.RELUCTANT)

    def lacks_weapon(self, seat: Seat) -> float:
        """How likely the player has no Weapon in hand."""
        lacks: float = (1 - self.weapon_share()) ** self.sizes[seat]
        return lacks

    # --- blows ----------------------------------------------------------------------------------

    def wounds(self, card: int, target: Seat) -> int:
        return wounds_between(self.character, self._fast_draws, card, self.table.characters[target])

    def wound(self, target: Seat, wounds: int) -> float:
        """What it is worth that I deal these wounds."""
        left = self.table.resilience[target]
        if wounds >= left:
            return self.defeat(target)
        return self.prey[target] * (weights.PROGRESS[left - wounds] - weights.PROGRESS[left])

    def defeat(self, target: Seat) -> float:
        """What it is worth that I Defeat a player: a token, the end of the game, or the Swordmaster."""
        worth = self._defeats.get(target)
        if worth is None:
            standing, tokens = self.standing, self.table.resilience
            friend = standing.friend[target]
            if has_swordmaster(self.seats) and sum(tokens) == tokens[self.seat] + tokens[target]:
                worth = standing.verdict(1 - friend)
            else:
                worth = standing.taken(self.seat, target) - weights.LOYALTY * friend
            self._defeats[target] = worth
        return worth

    # --- danger ---------------------------------------------------------------------------------

    def exposure(self, resilience: int) -> float:
        """What it costs to end the turn with that much Resilience, cards in hand."""
        missing = RESILIENCE[self.character] - resilience
        return weights.DANGER[resilience] * self.standing.price_of_defeat + weights.MISSING * missing

    # --- cards ----------------------------------------------------------------------------------

    def value(self, card: int) -> float:
        """What one such card in the own hand is worth, the one that I would miss least."""
        if card == DAIMYO and not self.standing.is_ronin and min(self.table.honor) <= weights.LATE:
            return weights.DAIMYO_LATE
        return weights.CARD[card] * weights.AGAIN ** max(0, self.hand[card] - 1)
