"""The bots of one table: what each has been told so far, and what it answers.

They think while they seem to rest: when a bot answers depends on when it was asked and on the pace of the
house, never on how long it thought, for that would tell of its cards.
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import structlog

from tatami.formats.sampling import finished, picking
from tatami.hooks.leaving import leaving_of
from tatami.kernel.events import Event
from tatami.kernel.game import Game
from tatami.kernel.seats import Seat
from tatami.kernel.views import events_for
from tatami.players.course import Course
from tatami.players.registry import maker_of
from tatami.players.sight import box_of, sight_of

from ..table.live import LiveTable
from .forks import scripted
from .thinking import Asked, NoAnswer, new_mind

if TYPE_CHECKING:
    from .room import Room

LEAST_BUDGET: Final = 0.1
"""Seconds: a bot that was ended has half as long the next time, but not less than this."""

_LOG: Final = structlog.get_logger()


def moment_after(asked_at: float, pace: float, thought_at: float) -> float:
    """When a bot answers that was asked and had thought then: a whole number of paces after it was asked.

    Only who thinks for longer than a pace answers later, and then by another whole pace. Without a pace
    (nobody looks) it answers at once.
    """
    if pace <= 0:
        return thought_at
    return asked_at + pace * max(1, math.ceil((thought_at - asked_at) / pace))


class _Bot(NamedTuple):
    """The bot of a seat: its kind, its number, and how many events it has been told of."""

    kind: str
    mind: int
    told: int


class Bots:
    """Those of one room."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._bots: Final[dict[Seat, _Bot]] = {}
        self._late = 0
        """How often in a row a bot of this table had to be ended."""

    def forget(self) -> None:
        """Something was undone: they would remember what never happened."""
        self._bots.clear()

    def ask(self, seat: Seat, kind: str) -> Callable[[], Awaitable[str]]:
        """Notes what this seat may know now; the call that is given back lets a bot think about it.

        The caller of this holds the lock of the room, which remembers everything that was told; the other may
        be called without it.
        """
        live, course = self._room.live, self._room.live.course
        assert course is not None
        text = scripted(live, seat) or _parting(live, seat)
        if text is None and not getattr(maker_of(kind, live.rules), "wants_view", True):
            text = self._chance(seat)  # it needs no view, and does not think
        if text is not None:
            return partial(_known, text)
        return partial(self._think, seat, self._asked(course, seat, kind))

    async def _think(self, seat: Seat, asked: Asked) -> str:
        try:
            text = await self._room.hall.thinkers.think(asked)
        except NoAnswer as trouble:
            _LOG.warning("bot", table=self._room.id, trouble=str(trouble))
            self._late += trouble.is_late
            self._bots.pop(seat, None)
            return self._chance(seat)
        self._late = 0
        return text

    def _chance(self, seat: Seat) -> str:
        """What chance answers to the open question; nothing, if this seat is not asked any more."""
        live = self._room.live
        assert live.course is not None
        legal = live.game.legal(seat)
        if not legal:
            return ""
        rng = Random(f"{live.course.seed}/{live.seq}")
        return finished(live.game, seat, rng.choice(legal), picking(rng.random)).text

    def _asked(self, course: Course, seat: Seat, kind: str) -> Asked:
        room, game, bot = self._room, course.game, self._bots.get(seat)
        if bot is None or bot.kind != kind or bot.told > game.sequence or bot.told < game.told:
            bot = _Bot(kind, new_mind(), 0)
        self._bots[seat] = bot._replace(told=game.sequence)
        live, budget = room.live, room.hall.settings.bot_budget
        return Asked(
            bot.mind,
            kind,
            Random(f"{course.seed}/{seat}/{kind}").getrandbits(32),
            box_of(live.rules, live.opened.options),
            sight_of(game, seat),
            bot.told,
            _News(game, seat),
            max(min(budget, LEAST_BUDGET), budget / 2**self._late),
            bool(room.audience.watchers),
        )


def _parting(live: LiveTable, seat: Seat) -> str | None:
    """What is answered for somebody who has resigned, where the rules let such a seat go."""
    text = leaving_of(live.rules).parting_answer if live.cushions[seat].has_resigned else ""
    return text if text and live.game.why_not(seat, live.rules.parse(text)) is None else None


class _News:
    """What a seat has noticed up to now, all of it or the end of it; called in another thread."""

    def __init__(self, game: Game[Any], seat: Seat) -> None:
        self._game: Final = game
        self._seat: Final = seat
        self._sequence: Final = game.sequence

    def __call__(self, since: int) -> Sequence[Event]:
        return events_for(self._game, self._seat, since)[: self._sequence - since]


async def _known(text: str) -> str:
    return text
