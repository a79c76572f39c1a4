"""Who is who? A guess from what everybody can see (docs/games/samurai-sword-belief.md).

It takes the events that one viewer is told: a player, who knows his own role, or a spectator.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from tatami.kernel.events import Event, Moved, Turned
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from .events import Attacked, CardDiscarded, CardPlayed, CardPlayedOn, ShogunRevealed
from .pieces import (
    BREATHING,
    BUSHIDO,
    DAIMYO,
    DIVERSION,
    FAST_DRAW_OF,
    GEISHA,
    HAND,
    REACH,
    RESILIENCE,
    ROLE_OF,
    TEAMS,
    is_property,
)
from .powers import REACHES_ANYBODY
from .rules.difficulty import ANYBODY, within_reach
from .rules.weapons import wounds_between
from .table import SamuraiSwordTable
from .wits import signs
from .wits.parts import A_NINJA, PART_OF, PARTS, TEAM_OF, THE_SHOGUN, World, columns, found_in, worlds
from .wits.trust import Factors, Trust
from .wits.watching import Watched

LATE: Final = 2
"""Somebody has no more Honor than that: the end is near."""


class Evidence(NamedTuple):
    """Why the guess changed: a factor above 1 speaks for that part of `by`, one below 1 against it.

    `kind` is `attack`, `geisha`, `rescue`, `diversion`, `bushido`, `gift`, `daimyo`, `wasted` or `untidy`;
    `target` is -1 where the action names nobody.
    """

    kind: str
    by: Seat
    target: Seat
    factors: Factors
    turn_number: int


class Belief:
    """How likely every player has every part, by enumerating all ways to deal them.

    What is known to all is kept as one weight per world; the roles that the viewer has seen only select among
    them. `odds`, `team_odds` and `why` are there to be shown.
    """

    def __init__(self, viewer: Seat, seats: int) -> None:
        self.viewer: Final = viewer
        self.seats: Final = seats
        self.watched: Final = Watched(seats)
        self.trust: Final = Trust(seats)
        self.why: Final[list[Evidence]] = []
        self.version = 0
        """Grows whenever the viewer's odds may have changed."""
        self._known: Final = [-1] * seats
        self._weights: list[float] = []
        self._public: list[list[float]] | None = None
        self._odds: list[list[float]] | None = None
        self._geisha: tuple[Seat, Seat] | None = None
        self._reads: Final[dict[type[Event], Callable[[Any], None]]] = {
            Moved: self._role_dealt,
            ShogunRevealed: self._shogun_revealed,
            Attacked: self._attacked,
            CardPlayed: self._card_played,
            CardPlayedOn: self._card_played_on,
            CardDiscarded: self._card_discarded,
            Turned: self._turned,
        }

    # --- what happens ---------------------------------------------------------------------------

    def observe(self, events: Sequence[Event]) -> None:
        """Reads what the viewer was told, in order; what an action says is judged by the table before it."""
        read_by, changed_by = self._reads.get, self.watched.does.get
        for event in events:
            kind = type(event)
            read = read_by(kind)
            if read is not None:
                read(event)
            change = changed_by(kind)
            if change is not None:
                change(event)

    def look(self, view: View[SamuraiSwordTable]) -> None:
        """One who sits down in the middle of a game: the table as it is, and the roles he sees."""
        if self._weights:
            return
        self.watched.look(view)
        for seat in range(self.seats):
            face = view.face(ROLE_OF[seat])
            if face >= 0:
                self._learn(seat, face)
        self._begin(view.table.shogun)

    def _begin(self, shogun: Seat) -> None:
        self._weights = [1.0] * len(worlds(self.seats, shogun))
        self._reads.pop(Moved, None)  # all roles are dealt

    def _role_dealt(self, event: Moved) -> None:
        if event.goal in _ROLE_PLACES and event.after:
            self._learn(_ROLE_PLACES[event.goal], event.face)

    def _shogun_revealed(self, event: ShogunRevealed) -> None:
        self._begin(event.seat)

    def _turned(self, event: Turned) -> None:
        """SAM-107: at the end all is shown."""
        if event.place in _ROLE_PLACES:
            self._learn(_ROLE_PLACES[event.place], event.face)

    def _learn(self, seat: Seat, role: int) -> None:
        self._known[seat] = PART_OF[role]
        self._odds = None
        self.version += 1

    # --- what the viewer believes ---------------------------------------------------------------

    def odds(self) -> list[list[float]]:
        """By seat and part, as this viewer sees it: own role and all that was shown included."""
        if self._odds is None:
            self._odds = self._marginals(self._fitting())
        return self._odds

    def public_odds(self) -> list[list[float]]:
        """By seat and part, for one who knows no more than everybody."""
        if self._public is None:
            self._public = self._marginals(self._weights)
        return self._public

    def team_odds(self, seat: Seat) -> list[float]:
        """By team: how likely this player is of it."""
        odds = [0.0] * len(TEAMS)
        for part, chance in enumerate(self.odds()[seat]):
            odds[TEAM_OF[part]] += chance
        return odds

    def possible(self) -> list[tuple[float, World]]:
        """The worlds that the viewer holds possible, with their chances; the likely ones are enough."""
        weights = self._fitting()
        least = _NEGLIGIBLE * sum(weights)
        dealt = worlds(self.seats, self.watched.table.shogun)
        found = [(weight, world) for weight, world in zip(weights, dealt, strict=True) if weight > least]
        whole = sum([weight for weight, _ in found])
        return [(weight / whole, world) for weight, world in found]

    def _fitting(self) -> list[float]:
        """The weights of the worlds, 0 for those that do not fit the roles the viewer has seen."""
        weights = self._weights
        dealt = columns(self.seats, self.watched.table.shogun)
        for seat, known in enumerate(self._known):
            if known > THE_SHOGUN:
                weights = [w if part == known else 0.0 for w, part in zip(weights, dealt[seat], strict=True)]
        return weights

    def _marginals(self, weights: list[float]) -> list[list[float]]:
        scale = 1 / sum(weights)
        odds = []
        for parts in found_in(self.seats, self.watched.table.shogun):
            row = [0.0] * len(PARTS)
            rest = 1.0
            for part, numbers in parts:
                row[part] = chance = sum([weights[k] for k in numbers]) * scale
                rest -= chance
            row[A_NINJA] = rest if rest > _ROUNDED else 0.0
            odds.append(row)
        return odds

    # --- what actions say -----------------------------------------------------------------------

    def _attacked(self, event: Attacked) -> None:
        """An attack, among all whom that Weapon could have been used against."""
        by, card = event.by, event.card
        if self._is_read(by):
            watched = self.watched
            table, places = watched.table, watched.places
            characters, fast_draws = table.characters, len(places[FAST_DRAW_OF[by]])
            reach = ANYBODY if characters[by] in REACHES_ANYBODY else REACH[card]
            options = []
            for seat in within_reach(watched.me, by, reach):
                appeal = signs.FEW_CARDS[min(len(places[HAND[seat]]), len(signs.FEW_CARDS) - 1)]
                wounds = wounds_between(characters[by], fast_draws, card, characters[seat])
                if wounds >= table.resilience[seat]:
                    appeal *= signs.DEFEATED_AT_ONCE
                options.append((seat, appeal))
            self._chosen("attack", by, event.target, options)

    def _card_played_on(self, event: CardPlayedOn) -> None:
        by, card, target = event.by, event.card, event.target
        if not self._is_read(by):
            return
        if card == GEISHA:
            self._geisha = (by, target)  # read when it is seen what it took
        elif target != by:
            self._chosen(_KINDS[card], by, target, self._others(by, card == DIVERSION))
        table = self.watched.table
        if card == BREATHING and table.resilience[by] == RESILIENCE[table.characters[by]]:
            self._add("wasted", by, -1, signs.WASTED)

    def _card_discarded(self, event: CardDiscarded) -> None:
        """SAM-R41: a Geisha that takes Bushido away from a player does him a favour."""
        if self._geisha is not None:
            by, target = self._geisha
            self._geisha = None
            if event.seat == target != by:
                freed = event.card == BUSHIDO and self.watched.bushido_holder() == target
                self._chosen("rescue" if freed else "geisha", by, target, self._others(by, False))

    def _card_played(self, event: CardPlayed) -> None:
        by, card = event.by, event.card
        if self._is_read(by):
            if card == DAIMYO and min(self.watched.table.honor) <= LATE:
                self._add("daimyo", by, -1, signs.DAIMYO_SPENT)
            elif is_property(card) and self.watched.busy:
                self._add("untidy", by, -1, signs.UNTIDY)

    def _others(self, by: Seat, with_cards: bool) -> list[tuple[Seat, float]]:
        places = self.watched.places
        return [(s, 1.0) for s in range(self.seats) if s != by and (places[HAND[s]] or not with_cards)]

    def _is_read(self, by: Seat) -> bool:
        """The Shogun has nothing to hide, and with three players nobody has (SAM-R99)."""
        return by != self.watched.table.shogun and len(self._weights) > 1

    def _chosen(self, kind: str, by: Seat, target: Seat, options: list[tuple[Seat, float]]) -> None:
        shogun = self.watched.table.shogun
        self._add(kind, by, target, signs.of_choice(kind, self.public_odds(), shogun, by, target, options))

    def _add(self, kind: str, by: Seat, target: Seat, likely: signs.Likely) -> None:
        factors = self.trust.read(by, likely, self.public_odds()[by])
        self.why.append(Evidence(kind, by, target, factors, self.watched.table.turn_number))
        column = columns(self.seats, self.watched.table.shogun)[by]
        self._weights = [w * factors[part] for w, part in zip(self._weights, column, strict=True)]
        self._public = None
        if by != self.viewer:  # who he is himself, he knows
            self._odds = None
            self.version += 1


_NEGLIGIBLE: Final = 0.002
"""Worlds less likely than that are left out where the whole is looked at."""
_ROUNDED: Final = 1e-9
"""Less than that is a rounding error, not a chance."""
_ROLE_PLACES: Final = {place: seat for seat, place in enumerate(ROLE_OF)}
_KINDS: Final = {DIVERSION: "diversion", BUSHIDO: "bushido", BREATHING: "gift"}
