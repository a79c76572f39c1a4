"""What somebody is shown who comes to a table: all that his eyes may know, or what he has missed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from tatami.kernel.seats import letter

from ..serving.replaying import past_hidden
from ..table.live import LiveTable
from .broadcast import Whole
from .messages import Line, QuestionInfo, State, Update
from .phrases import BOOKS
from .stories import last_lines
from .wire import Eyes, lines, raw_events, recalled

if TYPE_CHECKING:
    from ..serving.room import Room

LINES_AT_FIRST: Final = 40


class Sights:
    """Those of one room."""

    __slots__ = ("_room", "_tails")

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._tails: Final[dict[tuple[Eyes, bool], tuple[int, list[msgspec.Raw]]]] = {}
        """By eyes and copy of the table: its last lines, and after which entry."""

    def state(self, person: str, eyes: Eyes) -> State:
        """Everything that these eyes may know."""
        room = self._room
        live = room.copy_for(person, eyes.viewer)
        course, teller = live.course, None
        if course is not None and eyes.lang:
            teller = room.words.teller(live.names, eyes)
        game = course.game if course else None
        whole = self._whole(live, eyes)
        return State(
            room.id,
            eyes.seat,
            live.seq,
            room.info_for(person, live),
            [letter(seat) for seat in live.seats_of(person)],
            person == live.opened.by,
            cast(dict[str, Any] | None, whole.view),
            cast(QuestionInfo | None, whole.question),
            room.clocks(live),
            cast(list[Line], [] if teller is None else self._last_lines(live, eyes)),
            None,
            teller.outcome(game.outcome) if teller and game and game.outcome else [],
            cast(dict[str, Any] | None, whole.aids),
            room.limit(live),
            [] if game is None else cast(list[dict[str, Any]], recalled(game, eyes)),
        )

    def _whole(self, live: LiveTable, eyes: Eyes) -> Whole:
        """The large parts of what these eyes see; those who look no more need not be remembered."""
        room, broadcast = self._room, self._room.audience.broadcast_of(live)
        broadcast.keep_only([Eyes(viewer, who.lang) for who, viewer in room.audience.watchers])
        broadcast.has_limit |= room.limit(live) is not None  # so its end must be told
        return broadcast.whole(live, eyes)

    def _last_lines(self, live: LiveTable, eyes: Eyes) -> list[msgspec.Raw]:
        """What these eyes were told last; until something happens the same is told again."""
        at, known = self._tails.get((eyes, live is self._room.live), (-1, []))
        if at != live.seq:
            words, called = self._room.words, self._room.words.called(live.names)
            book = BOOKS.of(words, live.game.layout, eyes.lang, called.alike)
            story = partial(book.story, viewer=eyes.viewer, names=called.told)
            told = last_lines(story, live.game.events, eyes.viewer, LINES_AT_FIRST)
            known = list(map(msgspec.Raw, told))
            self._tails[eyes, live is self._room.live] = live.seq, known
        return known

    def resumed(self, person: str, eyes: Eyes, since: int | None) -> State | Update:
        """What these eyes have missed since they last looked; everything, if that cannot be told."""
        room = self._room
        live = room.copy_for(person, eyes.viewer)
        course, told = live.course, None if since is None else live.events_since(since)
        if told is None or (course is not None and told < course.game.told):
            return self.state(person, eyes)
        if course is None:
            return Update(room.id, eyes.seat, live.seq, info=room.info_for(person, live))
        if told < live.events_told and past_hidden(live) is not None:  # faces that are covered again
            return self.state(person, eyes)
        game, whole = course.game, self._whole(live, eyes)
        teller = room.words.teller(live.names, eyes) if eyes.lang else None
        return Update(
            room.id,
            eyes.seat,
            live.seq,
            cast(list[dict[str, Any]], [msgspec.Raw(e) for e in raw_events(game, eyes.viewer, told)]),
            cast(dict[str, Any] | None, whole.view),
            question=cast(QuestionInfo | None, whole.question),
            clocks=room.clocks(live),
            info=room.info_for(person, live),
            lines=lines(teller, game.events, since=max(0, told - game.told)),
            outcome=teller.outcome(game.outcome) if teller and game.outcome else [],
            aids=cast(dict[str, Any] | None, whole.aids),
            limit=room.limit(live),
        )
