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
from .pieces import RESILIENCE,FOCUS,ARMOR,FAST_DRAW,BREATHING, BUSHIDO, DAIMYO, DIVERSION, FAST_DRAW_OF, GEISHA, HAND, REACH, ROLE_OF, TEAMS
from .powers import REACHES_ANYBODY
from .rules.difficulty import ANY_REACH, within_reach
from .rules.weapons import wounds_between
from .table import SamuraiSwordTable
from .wits import signs
from .wits.parts import PART_OF, PARTS, TEAM_OF, THE_SHOGUN, World, columns, worlds
from .wits.signs import Factors
from .wits.watching import Watched


class Evidence(NamedTuple):
    """Why the guess changed: above 1 speaks for a part of `by`, below 1 against it.

    `target` is -1 where the action names nobody.
    """

    kind: str
    by: Seat
    target: Seat
    factors: Factors
    turn_number: int


class Belief:
    """How likely every player has every part, by enumerating all ways to deal them.

    What is known to all is kept as one weight per world; the viewer's own role only selects among them.
    """

    def __init__(self, viewer: Seat, seats: int) -> None:
        self.viewer: Final = viewer
        self.seats: Final = seats
        self.watched: Final = Watched(seats)
        self.why: Final[list[Evidence]] = []
        self.version = 0
        """Grows whenever the odds may have changed."""
        self._known: Final = [-1] * seats
        self._weights: list[float] = []
        self._acts: Final = [[1.0] * (len(PARTS) + 1) for _ in range(seats)]
        """By seat: how likely all its actions are together, for each part and for a dreamer."""
        self._public: list[list[float]] | None = None
        self._odds: list[list[float]] | None = None
        self._others_played = False
        self._geisha: tuple[Seat, Seat] | None = None
        self._reads: Final[dict[type[Event], Callable[[Any], None]]] = {
            Attacked: self._attacked,
            CardPlayed: self._card_played,
            CardPlayedOn: self._card_played_on,
            CardDiscarded: self._card_discarded,
        }

    # --- what happens ---------------------------------------------------------------------------

    def observe(self, events: Sequence[Event]) -> None:
        """Reads what the viewer was told, in order; what an action says is judged by the table before it."""
        reads, does = self._reads, self.watched.does
        for event in events:
            kind = type(event)
            if kind is Moved:
                does[Moved](event)
                if event.goal in _ROLE_PLACES and event.after:  # type: ignore[attr-defined]
                    self._learn(_ROLE_PLACES[event.goal], event.face)  # type: ignore[attr-defined]
                continue
            read = reads.get(kind)
            if read is not None:
                read(event)
            change = does.get(kind)
            if change is not None:
                change(event)
            elif kind is Turned and event.place in _ROLE_PLACES:  # type: ignore[attr-defined]
                self._learn(_ROLE_PLACES[event.place], event.face)  # type: ignore[attr-defined]
            if kind.__name__=='TurnBegan': self._others_played = False
            if kind is ShogunRevealed:
                self._begin()

    def look(self, view: View[SamuraiSwordTable]) -> None:
        """One who sits down in the middle of a game: the table as it is, and the roles he sees."""
        if self._weights:
            return
        self.watched.look(view)
        for seat in range(self.seats):
            face = view.face(ROLE_OF[seat])
            if face >= 0:
                self._learn(seat, face)
        self._begin()

    def _begin(self) -> None:
        self._weights = [1.0] * len(worlds(self.seats, self.watched.table.shogun))
        self._forget()

    def _learn(self, seat: Seat, role: int) -> None:
        self._known[seat] = PART_OF[role]
        self._forget()

    def _forget(self) -> None:
        self._public = self._odds = None
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
            whole = sum(self._weights)
            self._weights = [weight / whole for weight in self._weights]
        return self._public

    def team_odds(self, seat: Seat) -> list[float]:
        """By team: how likely this player is of it."""
        odds = [0.0] * len(TEAMS)
        for part, chance in enumerate(self.odds()[seat]):
            odds[TEAM_OF[part]] += chance
        return odds

    def possible(self) -> list[tuple[float, World]]:
        """The worlds that the viewer holds possible, with their chances."""
        weights = self._fitting()
        whole = sum(weights)
        dealt = worlds(self.seats, self.watched.table.shogun)
        return [(weight / whole, world) for weight, world in zip(weights, dealt, strict=True) if weight]

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
        for column in columns(self.seats, self.watched.table.shogun):
            row = [0.0] * len(PARTS)
            for part, weight in zip(column, weights, strict=True):
                row[part] += weight
            odds.append([chance * scale for chance in row])
        return odds

    # --- what actions say -----------------------------------------------------------------------

    def _attacked(self, event: Attacked) -> None:
        """An attack, among all whom that Weapon could have been used against."""
        by, card = event.by, event.card
        self._others_played = self.watched.table.characters[by] != "tomoe"
        if self._is_read(by):
            watched = self.watched
            table, places = watched.table, watched.places
            characters = table.characters
            anybody = characters[by] in REACHES_ANYBODY
            fast_draws = len(places[FAST_DRAW_OF[by]])
            options = []
            for seat in within_reach(watched.me, by)[ANY_REACH if anybody else REACH[card]]:
                cards = len(places[HAND[seat]])
                appeal = signs.FEW_CARDS[min(cards, len(signs.FEW_CARDS) - 1)]
                wounds = wounds_between(characters[by], fast_draws, card, characters[seat])
                if wounds >= table.resilience[seat]:
                    appeal *= signs.DEFEATED_AT_ONCE
                options.append((seat, appeal))
            self._note("attack", by, event.target, options)

    def _careless(self, by: Seat, how: float) -> None:
        self._add("careless", by, -1, (how, how, how, how, 1.0))

    def _card_played_on(self, event: CardPlayedOn) -> None:
        by, card, target = event.by, event.card, event.target
        self._others_played = card != DIVERSION
        t = self.watched.table
        if card == BREATHING and self._is_read(by) and t.resilience[by] == RESILIENCE[t.characters[by]]:
            self._careless(by, 0.15)
        if card == GEISHA:
            self._geisha = (by, target)  # read when it is seen what it took
        elif card in _KINDS and self._is_read(by) and target != by:
            self._note(_KINDS[card], by, target, self._others(by, card == DIVERSION))

    def _card_discarded(self, event: CardDiscarded) -> None:
        """SAM-R41: a Geisha that takes Bushido away from a player does him a favour."""
        if self._geisha is None:
            return
        by, target = self._geisha
        self._geisha = None
        if event.seat == target != by and self._is_read(by):
            freed = event.card == BUSHIDO and self.watched.bushido_holder() == target
            self._note("rescue" if freed else "geisha", by, target, self._others(by, False))

    def _card_played(self, event: CardPlayed) -> None:
        """SAM-185: a Daimyo spent late, when somebody may soon run out of Honor."""
        if event.card in _LAID and self._others_played and self._is_read(event.by):
            self._careless(event.by, 0.25)
        if event.card not in _LAID:
            self._others_played = event.card not in (DAIMYO, 17)
        if event.card == DAIMYO and self._is_read(event.by) and min(self.watched.table.honor) <= LATE:
            self._add("daimyo", event.by, -1, signs.DAIMYO_SPENT)

    def _others(self, by: Seat, with_cards: bool) -> list[tuple[Seat, float]]:
        places = self.watched.places
        return [(s, 1.0) for s in range(self.seats) if s != by and not (with_cards and not places[HAND[s]])]

    def _is_read(self, by: Seat) -> bool:
        """The Shogun has nothing to hide, and with three players nobody has (SAM-R99)."""
        return by != self.watched.table.shogun and len(self._weights) > 1

    def _note(self, kind: str, by: Seat, target: Seat, options: list[tuple[Seat, float]]) -> None:
        if len(options) > 1 or signs.REST[kind]:
            shogun = self.watched.table.shogun
            self._add(kind, by, target, signs.of_choice(kind, self.public_odds(), shogun, by, target, options))

    def _add(self, kind: str, by: Seat, target: Seat, likely: Factors) -> None:
        """The more a player acts against every part, the more he is taken for a dreamer, who says nothing."""
        acts = self._acts[by]
        before = _read(acts)
        scale = 1 / max(likely)
        acts[:] = [together * chance * scale for together, chance in zip(acts, likely, strict=True)]
        change = [after / earlier for after, earlier in zip(_read(acts), before, strict=True)]
        average = sum(map(float.__mul__, change, self.public_odds()[by]))
        factors = tuple([factor / average for factor in change])
        self.why.append(Evidence(kind, by, target, factors, self.watched.table.turn_number))
        column = columns(self.seats, self.watched.table.shogun)[by]
        self._weights = [w * factors[part] for w, part in zip(self._weights, column, strict=True)]
        self._forget()


def _read(acts: Sequence[float]) -> list[float]:
    """By part: how likely these actions are, if the player may be a dreamer."""
    dreamt = signs.DREAMING * acts[signs.DREAMER]
    return [(1 - signs.DREAMING) * together + dreamt for together in acts[: signs.DREAMER]]


LATE: Final = 2
"""Somebody has no more Honor than that: the end is near."""

_ROLE_PLACES: Final = {place: seat for seat, place in enumerate(ROLE_OF)}
_KINDS: Final = {DIVERSION: "diversion", BUSHIDO: "bushido", BREATHING: "gift"}
_LAID = (FOCUS, ARMOR, FAST_DRAW)
