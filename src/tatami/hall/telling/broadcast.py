"""What everybody who watches a table is told when something has happened: only what has changed.

One message is made for all who have the same eyes and language, and its parts once for all to whom they are
the same: the open facts, most events, and every sentence that does not speak of who reads it. What the last
message said (offers, aids) is remembered for those who watch, so that the next one need not say it again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from tatami.kernel.seats import SPECTATOR, Seat, letter

from ..table.live import LiveTable
from .messages import LimitInfo, TableInfo
from .moment import NO_AIDS, NULL, Known, Moment
from .offers import NOTHING
from .shown import Shown
from .wire import Eyes, Interpreter

_encode: Final = msgspec.json.Encoder().encode


class Broadcast:
    """One copy of a table, and all who watch it."""

    def __init__(self, table_id: str, words: Interpreter) -> None:
        self._table: Final = table_id.encode()
        self._starts: Final[dict[Seat, bytes]] = {}
        """By eyes: how every message begins."""
        self._words: Final = words
        self._shown: Final = Shown()
        self._known: Final[dict[Eyes, Known]] = {}
        self.has_limit = False
        """Whether those who watch were told of a limit."""

    def keep_only(self, watching: Collection[Eyes]) -> None:
        """What others were told is forgotten: they will be told everything if they come again."""
        for eyes in self._known.keys() - set(watching):
            del self._known[eyes]

    @property
    def weight(self) -> int:
        """About how many bytes are remembered."""
        return sum(
            known.offers.weight + sum(map(len, known.aids.told.values())) for known in self._known.values()
        )

    # --- all of it ------------------------------------------------------------------------------

    def whole(self, live: LiveTable, eyes: Eyes) -> Whole:
        """All that these eyes may know, for a `State` or somebody who comes back; then changes can follow."""
        course = live.course
        if course is None:
            return Whole(None, None, None)
        moment = Moment(live, self._shown, self._words, 0)
        known = self._known[eyes] = Known()
        question = moment.question(eyes, known)
        aids: Sequence[bytes] = ()
        if eyes.lang:
            known.aids, aids = moment.aids(eyes, NO_AIDS)
        return Whole(
            self._shown.view(course.game, eyes.viewer),
            None if question == NULL else msgspec.Raw(question),
            None if not aids else msgspec.Raw(b"{%b}" % b",".join(aids)),
        )

    # --- what has changed -----------------------------------------------------------------------

    def news(self, live: LiveTable, since: int) -> Moment | None:
        """Something was written: what has happened from that event on; nothing before the game."""
        course = live.course
        if course is None:
            return None
        is_still = self._shown.is_of(course.game)
        told = self._shown.advance(course.game)
        return Moment(live, self._shown, self._words, since, told, is_still)

    def message(self, bulletin: Bulletin, moment: Moment | None, eyes: Eyes) -> bytes:
        """The update for these eyes."""
        viewer = eyes.viewer
        start = self._starts.get(viewer)
        if start is None:
            seat = NULL if viewer == SPECTATOR else b'"%b"' % letter(viewer).encode()
            start = self._starts[viewer] = b'{"tell":"update","table":"%b","seat":%b,' % (self._table, seat)
        said = bulletin.strange if viewer == SPECTATOR else bulletin.own
        if moment is None:
            return start + said + b"}"
        known = None if eyes.lang or moment.apart >> viewer & 1 else self._known.get(eyes)
        if known is not None:  # as most who only look on: one message for all of them
            known.offers = NOTHING
            return b"%b%b%b}" % (start, said, moment.plain())
        return b"".join([start, said, *self.parts(moment, eyes), b"}"])

    def parts(self, moment: Moment, eyes: Eyes) -> list[bytes]:
        """What these eyes are told of it, each part with a comma before it."""
        known = self._known.get(eyes)
        is_new = known is None or not moment.told
        if known is None:
            known = self._known[eyes] = Known()
        if moment.is_still and not is_new:
            return [b',"question":null'] if moment.is_put_away else []
        if is_new:
            view = bytes(self._shown.view(moment.game, eyes.viewer))
            parts = [moment.events(eyes.viewer), b',"view":', view]
        else:
            parts = [moment.facts(eyes.viewer)]
        parts += [b',"question":', moment.question(eyes, known)]
        if eyes.lang:
            parts += self._in_words(moment, eyes, known, is_new)
        return parts

    def _in_words(self, moment: Moment, eyes: Eyes, known: Known, is_new: bool) -> list[bytes]:
        """What only those are told who read sentences."""
        parts, lines = self._aids(moment, eyes, known, is_new), moment.lines(eyes)
        if lines:
            parts += [b',"lines":[', lines, b"]"]
        outcome = moment.outcome(eyes)
        if outcome:
            parts += [b',"outcome":', _encode(outcome)]
        return parts

    def _aids(self, moment: Moment, eyes: Eyes, known: Known, is_new: bool) -> list[bytes]:
        known.aids, told = moment.aids(eyes, NO_AIDS if is_new else known.aids)
        return [b',"aids":{' if is_new else b',"aid_changes":{', b",".join(told), b"}"] if told else []


class Bulletin:
    """What an update says to everybody alike: how far the log is, the time, and who sits there."""

    def __init__(
        self,
        seq: int,
        clocks: dict[str, int] | None,
        limit: LimitInfo | UnsetType | None,
        info: TableInfo | None,
        for_strangers: TableInfo | None,
    ) -> None:
        common = b'"seq":%d' % seq
        if clocks is not None:
            common += b',"clocks":' + _encode(clocks)
        if limit is not UNSET:
            common += b',"limit":' + _encode(limit)
        self.own: Final = common if info is None else common + b',"info":' + _encode(info)
        """For those who sit there."""
        self.strange: Final = (
            common if for_strangers is None else common + b',"info":' + _encode(for_strangers)
        )
        """For all others."""


class Whole(msgspec.Struct, frozen=True):
    """The large parts of a state, ready-made."""

    view: msgspec.Raw | None
    question: msgspec.Raw | None
    aids: msgspec.Raw | None
