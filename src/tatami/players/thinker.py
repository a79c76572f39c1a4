"""A process in which bots think: asked by its standard input, it answers by its standard output.

Nothing else is in it: no network, no database, no secret of any table. It ends when whoever started it is
gone, and when somebody thinks for so long that it should have been ended long ago.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import pickle
import signal
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from random import Random
from struct import Struct
from time import thread_time
from typing import IO, Any, Final, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from tatami.formats.sampling import finished, picking
from tatami.kernel.answers import Form
from tatami.kernel.events import Event
from tatami.kernel.rules import Rules
from tatami.kernel.views import View

from .advising import advised
from .player import Player
from .sight import Box, Sight, seen_again

MOST_MINDS: Final = 256
"""Seats that a process remembers; of another it must be told everything again."""
MOST_BOXES: Final = 64
"""Rules with their options that a process keeps at hand; whoever tells it counts along."""
MOST_MEMORY: Final = 1 << 30
"""Bytes that a process may have, where the system can see to it."""
TIRED_AT: Final = 256 << 20
"""Bytes after which it is better replaced."""
TIRED_AFTER: Final = 20_000
"""Answers after which it is replaced in any case."""
MAKER: Final = "tatami.players.registry:make_player"
LENGTH: Final = Struct(">I")
_STATM: Final = Path("/proc/self/statm")

Make = Callable[[str, Rules[Any], int, int, int], Player]
"""Kind, rules, seat, number of seats and seed give a player."""


class Errand(NamedTuple):
    """A seat is asked. `news` is what it has noticed since it was told of `since` events."""

    mind: int
    """Who thinks: a number that no other bot of this hall has, nor this one after something was undone."""
    kind: str
    seed: int
    box: int
    """Which of the boxes that this process was told."""
    sight: Sight
    since: int
    news: Sequence[Event]
    patience: float
    """Seconds after which the process ends itself, should nobody have done so."""
    is_advice: bool = False
    """Somebody asks what to do: the answer is an `Advice`, as JSON, and nothing is remembered."""


class Reply(NamedTuple):
    """`how`: ready, answered, lost (that mind is not here: tell everything) or broken (`text` says why)."""

    how: str
    text: str = ""
    tired: bool = False


class Mind:
    """A bot that remembers."""

    __slots__ = ("heard", "player")

    def __init__(self, player: Player) -> None:
        self.player: Final = player
        self.heard = 0


class Thinker:
    """All bots of one process."""

    def __init__(self, make: Make) -> None:
        self._make: Final = make
        self._boxes: Final[dict[int, tuple[Rules[Any], dict[str, int | str | bool]]]] = {}
        self._minds: Final[OrderedDict[int, Mind]] = OrderedDict()
        self._answers = 0

    def learn(self, number: int, box: Box) -> Reply:
        """Rules that will be played by."""
        self._boxes[number] = box.open(), dict(box.options)
        while len(self._boxes) > MOST_BOXES:
            del self._boxes[next(iter(self._boxes))]
        return Reply("ready")

    def think(self, errand: Errand) -> Reply:
        """The answer of a bot; whatever goes wrong, it is remembered no more."""
        mind = self._minds.pop(errand.mind, None)
        if errand.since and (mind is None or mind.heard != errand.since):
            return Reply("lost")
        self._answers += 1
        tired = self._answers >= TIRED_AFTER or memory_used() >= TIRED_AT
        try:
            if errand.is_advice:
                return Reply("answered", self._advice(errand), tired)
            if mind is None or not errand.since:
                mind = self._new_mind(errand)
            text = self._answer(mind, errand)
        except Exception as trouble:
            return Reply("broken", type(trouble).__name__, tired)  # no more: it may know its cards
        self._minds[errand.mind] = mind
        while len(self._minds) > MOST_MINDS:
            self._minds.popitem(last=False)
        return Reply("answered", text, tired)

    def _new_mind(self, errand: Errand) -> Mind:
        rules, _ = self._boxes[errand.box]
        return Mind(self._make(errand.kind, rules, errand.sight.seat, errand.sight.seats, errand.seed))

    def _advice(self, errand: Errand) -> str:
        """By a bot that is made for this question alone: what it says depends on what the seat knows."""
        began = thread_time()
        game, player = seen_again(errand.sight, *self._boxes[errand.box]), self._new_mind(errand).player
        player.observe(errand.news)
        advice = advised(player, game, errand.sight.seat, f"{errand.seed}")
        return msgspec.json.encode(replace(advice, seconds=thread_time() - began)).decode()

    def _answer(self, mind: Mind, errand: Errand) -> str:
        game = seen_again(errand.sight, *self._boxes[errand.box])
        legal = game.legal(errand.sight.seat)
        mind.player.observe(errand.news)
        mind.heard = errand.sight.sequence
        answer = mind.player.choose(View(game, errand.sight.seat), legal)
        if isinstance(answer, Form):
            rng = Random(f"{errand.seed}/{errand.sight.sequence}")
            answer = finished(game, errand.sight.seat, answer, picking(rng.random))
        if answer not in legal and game.why_not(errand.sight.seat, answer) is not None:
            raise ValueError("that is no legal answer")
        return answer.text


def memory_used() -> int:
    """Bytes now; 0 where the system does not say. (What it says of the most so far is that of the parent.)"""
    try:
        pages = int(_STATM.read_text("ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


# --- the process --------------------------------------------------------------------------------


def put(out: IO[bytes], message: bytes) -> None:
    out.write(LENGTH.pack(len(message)) + message)
    out.flush()


def take(source: IO[bytes]) -> bytes:
    """The next message; EOFError if there is none any more."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    size = LENGTH.unpack(head)[0]
    message = source.read(size)
    if len(message) < size:
        raise EOFError
    return message


def main(maker: str) -> None:
    """Answers until nobody asks any more."""
    source, out = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a bot that prints something says it to nobody
    _be_modest()
    asked: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(source, asked), daemon=True).start()
    module, _, name = maker.partition(":")
    thinker = Thinker(cast(Make, getattr(import_module(module), name)))
    put(out, msgspec.msgpack.encode(Reply("ready")))
    while True:
        what = pickle.loads(asked.get())  # from the hall itself, by a pipe that nobody else has
        put(out, msgspec.msgpack.encode(_done(thinker, what)))


def _done(thinker: Thinker, what: tuple[int, Box] | Errand) -> Reply:
    if not isinstance(what, Errand):
        return thinker.learn(*what)
    faulthandler.dump_traceback_later(what.patience, exit=True)  # by a thread that no bot can hold up
    try:
        return thinker.think(what)
    finally:
        faulthandler.cancel_dump_traceback_later()


def _listen(source: IO[bytes], asked: SimpleQueue[bytes]) -> None:
    """If whoever asks is gone, killed or not, there is nothing to think for."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            asked.put(take(source))
    os._exit(0)


def _be_modest() -> None:
    """People come first; and Ctrl-C is for the hall, which ends its processes itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        return
    import resource

    os.nice(5)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
