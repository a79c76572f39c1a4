"""What it means to leave a game for good: to resign, or to agree with everybody else that it ends here.

Both are wishes of people that no question asks for, so a host says them (beside answers and time that is up);
what comes of them is for the rules to decide.
"""

from __future__ import annotations

from typing import Any, Final, Generic, Literal

from tatami.kernel.events import KERNEL_EVENTS, Event
from tatami.kernel.game import Game
from tatami.kernel.outcome import Outcome
from tatami.kernel.reasons import NOT_ASKED, Refused
from tatami.kernel.rules import Rules
from tatami.kernel.seats import Seat
from tatami.kernel.table import T


class Resigned(Event, frozen=True, gc=False):
    """Whoever played this seat has given the game up; `plays_on`: the seat goes on, in a bot's hands."""

    seat: Seat
    plays_on: bool


class CalledOff(Event, frozen=True, gc=False):
    """Nobody plays on: those who played have agreed on that, or have all resigned."""

    agreed: bool


HOUSE_EVENTS: Final = (*KERNEL_EVENTS, Resigned, CalledOff)
"""What any game may tell."""

RESIGNED: Final = "resigned"
AGREEMENT: Final = "agreement"
ABANDONED: Final = "abandoned"
CALLED_OFF: Final = (AGREEMENT, ABANDONED)
HOUSE_ENDINGS: Final = (RESIGNED, *CALLED_OFF)
"""Manners in which any game can end, beside those that its rules know."""

Meaning = Literal["ends", "out", "bot", "nothing"]
"""Of resigning: the game ends by it; the seat is out by a rule, and the others play on; the seat must go on,
so a bot plays it; or there is nothing left to give up."""


class Leaving(Generic[T]):
    """A game says so where its rules know more of leaving than this."""

    parting_answer: str = ""
    """What is answered for a seat that is to be out, as soon as it is asked."""

    def resigning(self, g: Game[T], seat: Seat) -> Meaning:
        """Of two the other has won. Among more the seats need one another, so this one goes on."""
        return "ends" if g.seats == 2 else "bot"

    def end_by_resigning(self, g: Game[T], seat: Seat) -> None:
        """Carries out what `resigning` calls the end."""
        g.finish(Outcome((1 - seat,), RESIGNED))

    def agreed(self, g: Game[T]) -> Outcome:
        """How a game has ended that all have agreed to end: no game here has a rule for that, so nobody has
        won, however it stood."""
        return Outcome((), AGREEMENT)


_PLAIN: Final[Leaving[Any]] = Leaving()


def leaving_of(rules: Rules[Any]) -> Leaving[Any]:
    """Who says what leaving a game means."""
    return rules if isinstance(rules, Leaving) else _PLAIN


def resign(g: Game[Any], seat: Seat) -> None:
    """Somebody gives the game up. It is an act like others; Refused if the game is over."""
    _must_go_on(g)
    if not 0 <= seat < g.seats:
        raise Refused(NOT_ASKED())
    leaving = leaving_of(g.rules)
    meaning = leaving.resigning(g, seat)
    g.acts += 1
    g.tell(Resigned(seat, meaning == "bot"))
    if meaning == "ends":
        g.sealed = {}
        leaving.end_by_resigning(g, seat)


def call_off(g: Game[Any], how: str) -> None:
    """Nobody plays on: by agreement, or because all have resigned. Refused if the game is over."""
    _must_go_on(g)
    g.acts += 1
    g.sealed = {}
    g.tell(CalledOff(how == AGREEMENT))
    g.finish(leaving_of(g.rules).agreed(g) if how == AGREEMENT else Outcome((), ABANDONED))


def _must_go_on(g: Game[Any]) -> None:
    if g.outcome is not None:
        raise Refused(g.rules.game_is_over())
