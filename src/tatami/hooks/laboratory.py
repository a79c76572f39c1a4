"""What the laboratory counts in finished games, beside who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple

from tatami.kernel.answers import Answer
from tatami.kernel.game import Game
from tatami.kernel.rules import Rules
from tatami.kernel.seats import Seat
from tatami.kernel.table import T


class Notebook(Generic[T]):
    """What is written down while one game is played, of what its log does not tell: which questions were
    asked, what could have been answered. A game that wants that brings a notebook of its own."""

    def note(self, g: Game[T], seat: Seat, legal: Sequence[Answer], answer: Answer) -> None:
        """A seat is about to answer the open question; it could have answered any of the legal ones."""


class CardUse(NamedTuple):
    """A card of a seat's deck in a finished game.

    Whether drawing it wins games can be told only among decks that are alike, for who wins and how easily it
    is drawn both depend on the deck: `among` says which they are.
    """

    card: str
    among: str
    is_drawn: bool
    """Whether chance has brought it to hand early, whatever the game calls early."""
    playable: int
    """In how many turns it could be played, and in how many it was."""
    played: int


class Laboratory(Generic[T]):
    """A game says what its seats were, what is counted of them, and how long it was."""

    teams: ClassVar[bool] = False
    """Whether the winners are a team, each of whom has won; otherwise several winners share a victory."""
    traits: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What a seat may be in one game and not in the next (its role, when it plays first): all values."""
    against: ClassVar[tuple[str, ...]] = ()
    """The traits of which it is told how each value does against each other one; the most telling first."""
    measures: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What is counted of every seat in a finished game (points by where they came from): all parts."""
    per_turn: ClassVar[frozenset[str]] = frozenset()
    """Of these, what is told by turn, not by game."""
    rare: ClassVar[frozenset[str]] = frozenset()
    """Of these, what happens so seldom that it is told to the hundredth."""
    cards: ClassVar[tuple[str, ...]] = ()
    """The cards of which is counted whether they are played, and whether drawing them wins games."""
    trait_kinds: ClassVar[Mapping[str, str]] = {}
    """By trait, what kind of thing its values are, where it is not called as the trait; `card` for cards."""
    survey_weights: ClassVar[Mapping[int, int]] = {}
    """By number of seats, how many times as many games a page looks at there; 1 unless it is said."""
    more_endings: ClassVar[tuple[str, ...]] = ()
    """Manners in which games end that only `ended_by` tells apart."""

    def notebook(self) -> Notebook[T] | None:
        """What one game is written down in; None: its log tells everything."""
        return None

    def surveyed(self, seats: int) -> Sequence[Mapping[str, str]]:
        """Options of the tables that a page about the game looks at, with that many seats."""
        return ({},)

    def sides_of(self, g: Game[T]) -> Sequence[int] | None:
        """By seat the side on which it fights to the end of the game, as it was agreed; None: nobody has one,
        or nobody knows before the end who is on which."""
        return None

    def traits_of(self, g: Game[T]) -> Mapping[str, tuple[str, ...]]:
        """By trait, what each seat was in a finished game."""
        return {}

    def measures_of(
        self, g: Game[T], notes: Notebook[T] | None = None
    ) -> Mapping[str, tuple[tuple[int, ...], ...]]:
        """By measure and seat, a number for each part; of a game whose log goes back to its beginning."""
        return {}

    def cards_of(self, g: Game[T], notes: Notebook[T] | None = None) -> Sequence[Sequence[CardUse]]:
        """By seat, the cards of its deck; of such a game too."""
        return ()

    def turns(self, g: Game[T]) -> int:
        """How many turns a finished game had; 0 where the game knows none."""
        return 0

    def ended_by(self, g: Game[T]) -> str:
        """How a finished game came to its end, where statistics tell more apart than its outcome."""
        assert g.outcome is not None
        return g.outcome.how


_PLAIN: Final[Laboratory[Any]] = Laboratory()


def laboratory_of(rules: Rules[Any]) -> Laboratory[Any]:
    """Who says what is counted of a game."""
    return rules if isinstance(rules, Laboratory) else _PLAIN
