"""The WebSocket of a client: its wishes go to the hall one by one, what it is told waits in an outbox."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from functools import partial
from time import monotonic, perf_counter, thread_time
from typing import Any, Final

import msgspec
import structlog
from msgspec.structs import replace

from tatami import __version__
from tatami.hall.db.rows import PersonRow
from tatami.hall.db.store import Fenced
from tatami.hall.hall import Hall
from tatami.hall.serving import charging, queries
from tatami.hall.serving.registry import refusal_of
from tatami.hall.table import commands, leaving
from tatami.hall.table import reasons as why
from tatami.hall.telling import chat
from tatami.hall.telling import messages as m
from tatami.hall.telling.wire import reason_info_plain
from tatami.kernel.reasons import Reason, Refused, TatamiError
from tatami.kernel.seats import SPECTATOR, Seat, seat_of

from .charges import Bill, Timed
from .frames import Line
from .outbox import HEARD_BELOW, Outbox, Outboxes, Send
from .problems import forget_the_way

MOST_STRIKES: Final = 50
"""Messages that make no sense, or come too fast, before the socket is closed."""
MOST_WATCHED: Final = 32
"""Pairs of eyes on tables that are not over: whoever is watched is kept awake."""

GOING_AWAY, NOT_ALLOWED, RESTART = 1001, 1008, 1012

_DECODE: Final = msgspec.json.Decoder(m.AnyWant).decode
_LOG: Final = structlog.get_logger()

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]


class Pace(msgspec.Struct, frozen=True):
    """How many messages a second a client may send, and how many at once."""

    rate: float = 20.0
    burst: int = 60


class Socket(Outbox):
    """One client. It is a `Listener` of the hall; `bill` is for all it wants."""

    def __init__(
        self,
        hall: Hall,
        person: PersonRow,
        pace: Pace,
        send: Send,
        line: Line,
        bill: Bill,
        boxes: Outboxes,
    ) -> None:
        super().__init__(send, line, boxes)
        self.hall: Final = hall
        self.person: Final = person.id
        self.name: Final = person.name
        self._pace: Final = pace
        self._bill: Final = bill
        self._watched: Final[set[tuple[str, Seat]]] = set()
        self._strikes = 0
        self.is_hearing = False
        """Whether a wish is being carried out."""
        self._is_acting = False
        """Whether an answer is, by the short way."""
        self._acted: asyncio.Future[None] | None = None
        """Waited for by the next wish."""
        self._tokens = float(pace.burst)
        self._filled = monotonic()

    def refuse(self, want_id: int, reason: Reason) -> None:
        self.tell(m.Refused(want_id, reason_info_plain(reason, self.lang)))

    def show_out(self) -> None:
        self.close(NOT_ALLOWED, why.SIGNED_OUT())

    # --- listening ------------------------------------------------------------------------------

    async def read(self, receive: Receive) -> None:
        """Carries out what the client wants, until it goes."""
        charging.pays(self._bill.charge)
        while self._closing is None:
            if self._waiting > HEARD_BELOW:
                self._less = asyncio.get_running_loop().create_future()
                await self._less
                continue
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            if self._is_acting:
                self._acted = asyncio.get_running_loop().create_future()
                await self._acted
                self._acted = None
            text = message.get("text")
            self.is_hearing = True
            await self._hear(text if text is not None else message.get("bytes") or b"")
            self.is_hearing = False

    def act_soon(self, text: bytes) -> bool:
        """An answer, which is what comes most, is carried out at once if nothing is in its way.

        False if something is, or it is another wish, or none that makes sense: then it must be read as usual.
        """
        busy = self.is_hearing or self._is_acting or self._acted is not None or self._waiting > HEARD_BELOW
        if busy or self._closing is not None or self._bill.wait():
            return False
        began = perf_counter()
        try:
            want = _DECODE(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return False
        if not isinstance(want, m.Act) or not self._may_speak():
            return False
        charging.pays(self._bill.charge)  # also for what is done elsewhere: the record of a game that ends
        try:
            seat, person = seat_of(want.seat), self.person
            self._is_acting = self.hall.change_soon(
                want.table,
                lambda live, now: commands.answer(live, person, seat, want.request, want.answer, now),
                partial(self._end_act, want, began),
            )
        except Exception as trouble:
            self._say_why_not(want, trouble)
            forget_the_way(trouble)
        else:
            if not self._is_acting:
                self._tokens += 1
                return False
        self._charge(perf_counter() - began)
        return True

    def _end_act(
        self, want: m.Act, began: float, trouble: Exception | None, seq: int, seconds: float
    ) -> None:
        """What was begun by `act_soon` is over."""
        self._is_acting = False
        if trouble is None:
            self.tell(m.Done(want.id, seq))
            self.hall.metrics.acted(perf_counter() - began)
        else:
            self._say_why_not(want, trouble)
            forget_the_way(trouble)
        self._charge(seconds)
        if self._closing is not None:  # perhaps nobody is left who settles it
            self._bill.settle()
        if self._acted is not None and not self._acted.done():
            self._acted.set_result(None)

    def _charge(self, seconds: float) -> None:
        self._bill.charge(seconds, self._told)
        self._told = 0

    async def _hear(self, text: str | bytes) -> None:
        wait = self._bill.wait()
        if not self._may_speak():
            self._strike()
            wait = wait or 1
        if wait:
            self.hall.metrics.refused("too-fast")
            self.refuse(_id_of(text), why.TOO_FAST(seconds=wait))
            return
        try:
            want = _DECODE(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as trouble:
            self._strike()
            self.refuse(_id_of(text), why.NOT_UNDERSTOOD(detail=str(trouble)[:200]))
            return
        kind = type(want)
        work = Timed(_CARRY_OUT[kind](self, want), perf_counter if kind is m.Act else thread_time)
        try:
            await work
        except Exception as trouble:
            self._say_why_not(want, trouble)
            forget_the_way(trouble)
        finally:
            self._charge(work.seconds)

    def _say_why_not(self, want: m.Want, trouble: Exception) -> None:
        """Why a wish was not carried out."""
        told = refusal_of(trouble) if isinstance(trouble, Fenced | TatamiError) else None
        if isinstance(trouble, Refused):
            self.hall.metrics.refused(trouble.reason.code)
            self.tell(m.Refused(want.id, self._worded(trouble.reason, want)))
        elif isinstance(told, Refused):
            self.refuse(want.id, told.reason)
        elif told is not None:
            self.tell(m.Refused(want.id, queries.error_told(told, self.lang)))
        else:
            _LOG.error("wish", want=type(want).__name__, exc_info=trouble)
            self.refuse(want.id, why.STORAGE_TROUBLE())

    def _may_speak(self) -> bool:
        """A bucket that fills at the pace of the hall; every message takes a drop."""
        now, pace = monotonic(), self._pace
        self._tokens = min(float(pace.burst), self._tokens + (now - self._filled) * pace.rate)
        self._filled = now
        if self._tokens >= 1:
            self._tokens -= 1
            return True
        return False

    def _strike(self) -> None:
        self._strikes += 1
        if self._strikes == MOST_STRIKES:
            self._line.flooded()
            self.close(NOT_ALLOWED, why.TOO_FAST(seconds=60))

    def _worded(self, reason: Reason, want: m.Want) -> m.ReasonInfo:
        """At a table with the names of its players; elsewhere plainly."""
        table, seat = getattr(want, "table", ""), getattr(want, "seat", None)
        told = self.hall.reason_told(table, reason, self, seat, getattr(want, "answer", None) or "")
        return told or reason_info_plain(reason, self.lang)

    # --- what they want -------------------------------------------------------------------------

    async def _hello(self, want: m.Hello) -> None:
        if want.lang != self.lang:
            self.lang = want.lang
            for table, viewer in list(self._watched):
                await self.hall.show_again(self, table, viewer)
        self.tell(m.Done(want.id))

    async def _lobby(self, want: m.WatchLobby) -> None:
        if want.on:
            self.hall.lobby.add(self)
            self.tell(m.Lobby(await self.hall.listed()))
        else:
            self.hall.lobby.discard(self)
        self.tell(m.Done(want.id))

    async def _watch(self, want: m.Watch) -> None:
        viewer = _viewer(want.seat)
        if (want.table, viewer) not in self._watched:
            self._make_room()
        await self.hall.watch(self, want.table, viewer, want.since, want.password)
        self._watched.add((want.table, viewer))
        self.tell(m.Done(want.id))

    def _make_room(self) -> None:
        """Who plays one game after another need not look away from each: those that are over give way."""
        if len(self._watched) < MOST_WATCHED:
            return
        for table, viewer in [pair for pair in self._watched if self._is_over(pair[0])]:
            self._watched.discard((table, viewer))
            self.hall.unwatch(self, table, viewer)
        if len(self._watched) >= MOST_WATCHED:
            raise Refused(why.WATCHES_TOO_MUCH(most=MOST_WATCHED))

    def _is_over(self, table: str) -> bool:
        standing = self.hall.standing_of(table)
        return standing is not None and standing.phase == "over"

    async def _unwatch(self, want: m.Unwatch) -> None:
        viewer = _viewer(want.seat)
        if (want.table, viewer) not in self._watched:
            raise Refused(why.NOT_WATCHING())
        self._watched.discard((want.table, viewer))
        self.hall.unwatch(self, want.table, viewer)
        self.tell(m.Done(want.id))

    async def _act(self, want: m.Act) -> None:
        seat, began = seat_of(want.seat), perf_counter()
        seq = await self.hall.change(
            want.table,
            lambda live, now: commands.answer(live, self.person, seat, want.request, want.answer, now),
        )
        self.tell(m.Done(want.id, seq))
        self.hall.metrics.acted(perf_counter() - began)

    async def _take_back(self, want: m.TakeBack) -> None:
        seat = seat_of(want.seat)
        seq = await self.hall.change(
            want.table, lambda live, now: commands.take_back(live, self.person, seat, now)
        )
        self.tell(m.Done(want.id, seq))

    async def _undo(self, want: m.Undo) -> None:
        seat = seat_of(want.seat)
        seq = await self.hall.change(
            want.table, lambda live, now: commands.undo(live, self.person, seat, now)
        )
        self.tell(m.Done(want.id, seq))

    async def _agree(self, want: m.AgreeToUndo) -> None:
        seat = seat_of(want.seat)
        seq = await self.hall.change(
            want.table, lambda live, now: commands.agree_to_undo(live, self.person, seat, want.yes, now)
        )
        self.tell(m.Done(want.id, seq))

    async def _resign(self, want: m.Resign) -> None:
        seat = seat_of(want.seat)
        seq = await self.hall.change(
            want.table, lambda live, now: leaving.resign(live, self.person, seat, now)
        )
        self.tell(m.Done(want.id, seq))

    async def _offer_end(self, want: m.OfferEnd) -> None:
        seat = seat_of(want.seat)
        seq = await self.hall.change(
            want.table, lambda live, now: leaving.offer_end(live, self.person, seat, now)
        )
        self.tell(m.Done(want.id, seq))

    async def _agree_to_end(self, want: m.AgreeToEnd) -> None:
        seat = seat_of(want.seat)
        seq = await self.hall.change(
            want.table, lambda live, now: leaving.agree_to_end(live, self.person, seat, want.yes, now)
        )
        self.tell(m.Done(want.id, seq))

    async def _pause(self, want: m.Pause) -> None:
        seq = await self.hall.pause(want.table, self.person, seat_of(want.seat), want.seconds)
        self.tell(m.Done(want.id, seq))

    async def _go_on(self, want: m.GoOn) -> None:
        seat = seat_of(want.seat)
        seq = await self.hall.change(
            want.table, lambda live, now: commands.go_on(live, self.person, seat, now)
        )
        self.tell(m.Done(want.id, seq))

    async def _say(self, want: m.Say) -> None:
        to = None if want.to is None else seat_of(want.to)
        await chat.say(self.hall, self, want.table, seat_of(want.seat), want.text, want.phrase or "", to)
        self.tell(m.Done(want.id))

    async def _mute(self, want: m.Mute) -> None:
        await chat.mute(self.hall, self.person, want.table, seat_of(want.seat), want.on)
        self.tell(m.Done(want.id))

    async def _why(self, want: m.Why) -> None:
        why_not = await queries.why_not(self.hall, self, want.table, seat_of(want.seat), want.answer)
        self.tell(m.WhyNot(want.id, *why_not))

    async def _compose(self, want: m.Compose) -> None:
        seat = seat_of(want.seat)
        made = await queries.compose(self.hall, self, want.table, seat, want.answer, want.words)
        self.tell(replace(made, id=want.id))

    async def _log(self, want: m.Look) -> None:
        told = await queries.story(self.hall, self, want.table, _viewer(want.seat))
        self.tell(m.Story(want.id, told))

    async def _here(self, want: m.WatchHere) -> None:
        presence = self.hall.presence
        if want.on:
            presence.watchers.add(self)
            self.tell(await presence.list(self.person))
        else:
            presence.watchers.discard(self)
        self.tell(m.Done(want.id))

    async def _friends(self, want: m.WatchFriends) -> None:
        friends = self.hall.friends
        if want.on:
            self.tell(await friends.watch(self))
        else:
            friends.unwatch(self)
        self.tell(m.Done(want.id))

    async def _invite(self, want: m.Invite) -> None:
        await self.hall.presence.invite(self.person, want.table, want.who)
        self.tell(m.Done(want.id))

    async def _decline(self, want: m.Decline) -> None:
        await self.hall.presence.decline(self.person, want.table, want.who)
        self.tell(m.Done(want.id))

    async def _ping(self, want: m.Ping) -> None:
        self.tell(m.Pong(want.id))

    def hang_up(self) -> None:
        """Hears nothing more after the wish that is being carried out."""
        self._closing = self._closing or (GOING_AWAY, "")

    def leave(self) -> None:
        self.hall.leave(self)
        for table, viewer in self._watched:
            self.hall.unwatch(self, table, viewer)
        self._watched.clear()
        self._take_all()
        self._bill.settle()


_CARRY_OUT: Final[dict[type[m.Want], Callable[[Socket, Any], Coroutine[Any, Any, None]]]] = {
    m.Hello: Socket._hello,
    m.WatchLobby: Socket._lobby,
    m.Watch: Socket._watch,
    m.Unwatch: Socket._unwatch,
    m.Act: Socket._act,
    m.TakeBack: Socket._take_back,
    m.Undo: Socket._undo,
    m.AgreeToUndo: Socket._agree,
    m.Resign: Socket._resign,
    m.OfferEnd: Socket._offer_end,
    m.AgreeToEnd: Socket._agree_to_end,
    m.Pause: Socket._pause,
    m.GoOn: Socket._go_on,
    m.Say: Socket._say,
    m.Mute: Socket._mute,
    m.Why: Socket._why,
    m.Compose: Socket._compose,
    m.Look: Socket._log,
    m.WatchHere: Socket._here,
    m.WatchFriends: Socket._friends,
    m.Invite: Socket._invite,
    m.Decline: Socket._decline,
    m.Ping: Socket._ping,
}


def _viewer(seat: str | None) -> Seat:
    return SPECTATOR if seat is None else seat_of(seat)


class _OnlyId(msgspec.Struct):
    id: int = 0


def _id_of(text: str | bytes) -> int:
    """The id of a wish that makes no sense otherwise."""
    try:
        return msgspec.json.decode(text, type=_OnlyId).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return 0


async def serve(
    hall: Hall,
    person: PersonRow,
    pace: Pace,
    receive: Receive,
    send: Send,
    line: Line,
    bill: Bill,
    boxes: Outboxes,
) -> None:
    """A handshake that was allowed: listens and tells until one side has enough."""
    await receive()
    await send({"type": "websocket.accept"})
    socket = Socket(hall, person, pace, send, line, bill, boxes)
    hall.arrive(socket)
    line.on_text = socket.act_soon
    socket.tell(m.Welcome(__version__, person.id, person.name, socket.lang))  # type: ignore[arg-type]
    writing = asyncio.create_task(socket.write())
    reading = asyncio.create_task(socket.read(receive))
    try:
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        socket.hang_up()
        writing.cancel()
        if not socket.is_hearing:  # a wish that has begun is finished, although nobody waits for it
            reading.cancel()
        try:
            heard, _ = await asyncio.gather(reading, writing, return_exceptions=True)
        finally:
            socket.leave()
        if isinstance(heard, Exception):
            # Writing may fail because the other end is gone; reading only if something here is broken.
            _LOG.error("socket", exc_info=heard)
