"""Hints: somebody asks what a bot would do in his place. It thinks where all bots do, and the hall goes on.

The bot is told what the seat may know and nothing else (players/advising.py), and its luck comes of what
everybody at the table knows; so a hint can be foretold from the seat's own knowledge. That somebody has asked
is written into the log before he is told anything: such a game is not rated, also after a restart.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tatami.kernel.reasons import NOT_ASKED, Refused
from tatami.kernel.seats import Seat
from tatami.kernel.views import events_for
from tatami.players.advising import Advice, adviser_for
from tatami.players.sight import box_of, sight_of

from ..table import commands
from ..table import reasons as why
from ..table.entries import Hinted
from ..table.live import LiveTable
from ..telling.hinting import Hint, hint_told
from ..telling.wire import Eyes
from .charging import charge
from .thinking import Asked, NoAnswer, new_mind

if TYPE_CHECKING:
    from ..hall import Hall
    from .room import Room


class Given(NamedTuple):
    """What a seat was advised at a moment: until something happens the same is told again, for nothing."""

    seq: int
    advice: Advice


class Hints:
    """Those who think about one now: one for a person, so nobody can fill the line of the bots."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Final = hall
        self._asking: Final[set[str]] = set()

    async def give(self, table_id: str, person: str, seat: Seat, lang: str) -> Hint:
        """What the bot would do, and why; Refused where the table does not allow it, or nothing is asked."""
        if person in self._asking:
            raise Refused(why.HINT_IS_UNDER_WAY())
        self._asking.add(person)
        try:
            return await self._give(table_id, person, seat, lang)
        finally:
            self._asking.discard(person)

    async def _give(self, table_id: str, person: str, seat: Seat, lang: str) -> Hint:
        asked, seq, known = await self._prepared(table_id, person, seat)
        advice = known.advice if known is not None and known.seq == seq else await self._think(asked)
        async with self._hall.at(table_id) as room:
            if room.live.seq != seq:
                raise Refused(why.HINT_IS_LATE())
            room.hints[seat] = Given(seq, advice)
            return hint_told(room.live, Eyes(seat, lang), room.words, asked.kind, advice)

    async def _prepared(self, table_id: str, person: str, seat: Seat) -> tuple[Asked, int, Given | None]:
        """What the bot is told, at which moment, and what was advised then already; it is noted first."""
        while True:
            async with self._hall.at(table_id) as room:
                kind = may_hint(room.live, person, seat)
                course = room.live.course
                assert course is not None, "somebody is asked"
                if course.remembers_all:
                    await self._note(room, seat)
                    return self._asked(room, seat, kind), room.live.seq, room.hints.get(seat)
            await self._hall.remembering.whole(table_id)

    async def _note(self, room: Room, seat: Seat) -> None:
        """Once for a seat: from then on the game is not rated."""
        if seat not in room.live.hinted:
            await room.writer.write([Hinted(self._hall.now(), seat)])

    async def _think(self, asked: Asked) -> Advice:
        try:
            advice = msgspec.json.decode(await self._hall.thinkers.think(asked), type=Advice)
        except NoAnswer as trouble:
            if trouble.is_late:
                charge(asked.budget)
            raise Refused(why.NO_HINT_FOUND()) from None
        charge(advice.seconds)
        return advice

    def _asked(self, room: Room, seat: Seat, kind: str) -> Asked:
        live, game = room.live, room.live.game
        news = events_for(game, seat, 0)
        return Asked(
            new_mind(),
            kind,
            Random(f"{room.id}/{seat}/{live.question_number}").getrandbits(32),
            box_of(live.rules, live.opened.options),
            sight_of(game, seat),
            0,
            lambda since: news,
            self._hall.settings.bot_budget,
            True,
            is_advice=True,
        )


def may_hint(live: LiveTable, person: str, seat: Seat) -> str:
    """The kind of bot that gives hints here; Refused if this seat may have none now."""
    commands.own_seat(live, person, seat)
    if live.course is None:
        raise Refused(why.GAME_HAS_NOT_BEGUN())
    if live.phase == "over":
        raise Refused(live.rules.game_is_over())
    if not live.allows_hints:
        raise Refused(why.NO_HINTS_HERE())
    kind = adviser_for(live.rules)
    if kind is None:
        raise Refused(why.NOBODY_TO_ASK())
    if live.paused_until:
        raise Refused(why.TABLE_IS_PAUSED())
    if not live.game.legal(seat):
        raise Refused(NOT_ASKED())
    return kind
