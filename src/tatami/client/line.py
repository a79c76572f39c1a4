"""The socket to a hall, which is opened again whenever it is lost.

Whoever asks does not notice: wishes that may be repeated are sent once more, and every table that was watched
is watched again from where its story was known. A wish that must not be carried out twice (an undo, a word
at the table) ends in `HallLost` if the line broke before its answer came.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from tatami.hall.telling import messages as m
from tatami.hall.telling.wants import LARGEST_MESSAGE

from .calls import refusal_of
from .eyes import Eyes
from .patience import Patience
from .trouble import HallLost, HallRefused

LARGEST: Final = 1 << 23
MakeWant = Callable[[int], m.Want]

NOT_YET: Final = frozenset({"too-fast", "hall-is-closing"})
"""Refusals after which any wish may be sent again: it was certainly not carried out."""
UNSURE: Final = frozenset({"storage-trouble"})
"""Refusals after which only a wish that may be repeated is sent again."""
FOR_GOOD: Final = frozenset({"signed-out", "log-in-first", "foreign-origin"})
"""Why not even to try again."""
STEADY: Final = 5.0
"""Seconds after which a line counts as good; one that is of no use and breaks at once is given up at last."""

KNOWN: Final = {kind.__struct_config__.tag for kind in get_args(m.AnyTell)}

_decode: Final = msgspec.json.Decoder(m.AnyTell).decode
_encode: Final = msgspec.json.Encoder().encode


class _Tag(msgspec.Struct):
    tell: str = ""


class _Asked:
    """A wish that waits for its answer."""

    __slots__ = ("again", "answer", "is_sent", "want")

    def __init__(self, want: m.Want, again: bool) -> None:
        self.want: Final = want
        self.again: Final = again
        self.answer: Final[asyncio.Future[m.Tell]] = asyncio.get_running_loop().create_future()
        self.is_sent = False


class SocketLine:
    """One socket at a time, many tables on it."""

    def __init__(self, address: str, token: str, lang: m.Lang, timeout: float, patience: float) -> None:
        self._address: Final = address
        self._token: Final = token
        self._lang: Final = lang
        self._timeout: Final = timeout
        self._patience: Final = patience
        self._socket: ClientConnection | None = None
        self._asked: Final[dict[int, _Asked]] = {}
        self._eyes: Final[dict[tuple[str, str | None], Eyes]] = {}
        self._opening: Final[dict[int, Eyes]] = {}
        self._number = 0
        self._dead: HallRefused | HallLost | None = None
        self._parted: HallRefused | None = None
        """Why the hall is about to close this socket."""
        self._opened_at = float("inf")
        self._was_of_use = False
        """Whether anything was answered on this line."""
        self._task: Final = asyncio.create_task(self._keep_open())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._die(HallLost(self._address))

    def cut(self) -> None:
        """Breaks the connection as a bad network would, without a goodbye; it is opened again."""
        if self._socket is not None:
            self._socket.transport.abort()

    # --- wishes ---------------------------------------------------------------------------------

    async def ask(self, make: MakeWant, again: bool) -> m.Tell:
        """The hall's answer to a wish, however often the line breaks; `again`: it may be repeated."""
        patience = Patience(self._patience)
        while True:
            told = await self._ask_once(make, again, patience.left)
            if not isinstance(told, m.Refused):
                return told
            refused = HallRefused.of(told.reason)
            may_repeat = refused.code in NOT_YET or (again and refused.code in UNSURE)
            if not may_repeat or not await patience.wait(refused.seconds):
                raise refused

    async def _ask_once(self, make: MakeWant, again: bool, seconds: float) -> m.Tell:
        if self._dead is not None:
            raise self._dead
        self._number += 1
        want = make(self._number)
        if len(_encode(want)) > LARGEST_MESSAGE:  # the hall would hang up, and again whenever it is sent anew
            raise HallRefused("message-not-understood", f"longer than {LARGEST_MESSAGE} bytes")
        asked = self._asked[self._number] = _Asked(want, again)
        try:
            await self._send(asked)
            return await asyncio.wait_for(asked.answer, seconds)
        except TimeoutError:
            raise HallLost(self._address) from None
        finally:
            del self._asked[asked.want.id]

    async def _send(self, asked: _Asked) -> None:
        """Without a line it waits in its place, and goes out with the next one."""
        if self._socket is None:
            return
        asked.is_sent = True
        await self._say(self._socket, asked.want)

    async def _say(self, socket: ClientConnection, want: m.Want) -> None:
        with suppress(ConnectionClosed):  # whoever reads this socket learns it, and opens another
            await socket.send(_encode(want), text=True)

    async def watch(self, eyes: Eyes) -> None:
        """From now on these eyes are told what happens; returns when they have seen the table."""
        if self._dead is not None:
            raise self._dead
        self._eyes[eyes.table, eyes.letter] = eyes
        if self._socket is not None:
            await self._open_eyes(self._socket, eyes)
        try:
            await asyncio.wait_for(eyes.opened(), self._patience)
        except TimeoutError:
            self.forget(eyes)
            raise HallLost(self._address) from None

    async def _open_eyes(self, socket: ClientConnection, eyes: Eyes) -> None:
        self._number += 1
        self._opening[self._number] = eyes
        await self._say(socket, m.Watch(self._number, eyes.table, eyes.letter, eyes.since, eyes.password))

    def eyes_at(self, table: str, seat: str | None) -> Eyes | None:
        """Those that watch already."""
        return self._eyes.get((table, seat))

    def forget(self, eyes: Eyes) -> None:
        self._eyes.pop((eyes.table, eyes.letter), None)

    async def look_away(self, eyes: Eyes) -> None:
        """These eyes are told nothing more. Nobody waits for the hall's word: a lost line watches nothing."""
        if self.eyes_at(eyes.table, eyes.letter) is not eyes:
            return
        self.forget(eyes)
        if self._socket is not None:
            self._number += 1
            await self._say(self._socket, m.Unwatch(self._number, eyes.table, eyes.letter))

    # --- the socket -----------------------------------------------------------------------------

    async def _keep_open(self) -> None:
        patience = Patience(self._patience)
        while True:
            try:
                await self._listen()
                refused = self._parted
            except InvalidStatus as trouble:
                refused = refusal_of(trouble.response.status_code, bytes(trouble.response.body or b""))
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
                refused = self._parted
            self._lose(patience)
            if refused is not None and refused.code in FOR_GOOD:
                self._die(refused)
                return
            if not await patience.wait(refused.seconds if refused else 0.0):
                self._die(HallLost(self._address))
                return

    async def _listen(self) -> None:
        address = self._address.replace("http", "ws", 1) + "/ws"
        async with connect(
            address,
            additional_headers={"Authorization": f"Bearer {self._token}"},
            compression=None,
            proxy=None,
            open_timeout=self._timeout,
            close_timeout=1.0,
            max_size=LARGEST,
        ) as socket:
            self._opened_at = asyncio.get_running_loop().time()
            await self._greet(socket)
            async for message in socket:
                self._hear(message)

    async def _greet(self, socket: ClientConnection) -> None:
        """The language first, then every table, then what was asked and not answered."""
        if self._lang:
            self._number += 1
            await self._say(socket, m.Hello(self._number, self._lang))
        for eyes in list(self._eyes.values()):
            await self._open_eyes(socket, eyes)
        waiting = list(self._asked.values())
        self._socket = socket
        for asked in waiting:
            if not asked.answer.done():
                await self._send(asked)

    def _lose(self, patience: Patience) -> None:
        """Whatever must not be carried out twice is given up, if it may have been carried out."""
        if self._was_of_use or asyncio.get_running_loop().time() - self._opened_at > STEADY:
            patience.start_anew()
        self._socket = self._parted = None
        self._was_of_use = False
        self._opened_at = float("inf")
        self._opening.clear()
        for asked in list(self._asked.values()):
            if asked.is_sent and not asked.again and not asked.answer.done():
                asked.answer.set_exception(HallLost(self._address))

    def _die(self, trouble: HallRefused | HallLost) -> None:
        self._socket, self._dead = None, trouble
        for asked in list(self._asked.values()):
            if not asked.answer.done():
                asked.answer.set_exception(trouble)
        for eyes in list(self._eyes.values()):
            eyes.fail(trouble)

    # --- what the hall tells --------------------------------------------------------------------

    def _hear(self, message: str | bytes) -> None:
        try:
            told = _decode(message)
        except msgspec.ValidationError as trouble:
            if msgspec.json.decode(message, type=_Tag).tell in KNOWN:
                # Who goes on without it would believe what is not so.
                self._die(HallRefused("message-not-understood", str(trouble)))
            return  # a newer hall may tell what we have no word for
        if isinstance(told, m.State | m.Update | m.Talk):
            eyes = self._eyes.get((told.table, told.seat))
            if eyes is not None:
                eyes.hear(told)
        elif isinstance(told, m.Presence):
            for eyes in self._eyes.values():
                if eyes.table == told.table:
                    eyes.hear(told)
        elif isinstance(told, m.Closing):
            self._parted = HallRefused.of(told.reason)
        elif isinstance(told, m.Done | m.Refused | m.WhyNot | m.Composed | m.Story | m.Pong):
            self._answered(told)

    def _answered(self, told: m.Done | m.Refused | m.WhyNot | m.Composed | m.Story | m.Pong) -> None:
        eyes = self._opening.pop(told.id, None)
        if eyes is not None:
            if isinstance(told, m.Refused):
                self._not_seen(eyes, told)
            return
        asked = self._asked.get(told.id)
        if asked is not None and not asked.answer.done():
            self._was_of_use = True
            asked.answer.set_result(told)

    def _not_seen(self, eyes: Eyes, told: m.Refused) -> None:
        if told.reason.code in NOT_YET | UNSURE:
            self.cut()  # all begins anew with the next line
            return
        self.forget(eyes)
        eyes.fail(HallRefused.of(told.reason))
