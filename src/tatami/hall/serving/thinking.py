"""Where the bots of all tables think: a few processes, each with a thread here that asks it and waits.

A bot that takes too long is ended together with its process, and another process is started; what was in line
goes on there. While all processes are held up a few more are started, so that two bots that hang hurt nobody.
Of a table at most one bot is in line at any time, so no table can push in; where somebody looks comes first.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import pickle
import subprocess
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from time import monotonic
from typing import IO, Any, Final, NamedTuple

import msgspec
import structlog

from tatami.kernel.events import Event
from tatami.players.sight import Box, Sight
from tatami.players.thinker import MAKER, MOST_BOXES, Errand, Reply, put, take

STARTING: Final = 60.0
"""Seconds that a process has to start, and to learn the rules of a game."""
HELD_UP: Final = 0.5
"""Seconds of one thought after which a process does not count as free soon."""
RESTS_AFTER: Final = 120.0
"""Seconds without anything to think about after which a process is ended."""
MOST_WAITING: Final = 4096
MOST_HOMES: Final = 4096
"""Bots of which it is remembered where they thought last."""
TRIES: Final = 2
"""A process that dies by itself may have had bad luck; but not twice with the same thought."""

_BEGIN: Final = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from tatami.players.thinker import main; main(sys.argv[2])"
)
_NUMBERS: Final = itertools.count(1)
_LOG: Final = structlog.get_logger()


def new_mind() -> int:
    """A number for a bot that nothing is known of yet."""
    return next(_NUMBERS)


class NoAnswer(Exception):
    """A bot took too long, broke, or there are far too many. `is_late` where it was ended."""

    def __init__(self, why: str, is_late: bool = False) -> None:
        super().__init__(why)
        self.is_late: Final = is_late


class Asked(NamedTuple):
    """A seat is asked: everything that its bot is told, and how long it may think."""

    mind: int
    kind: str
    seed: int
    box: Box
    sight: Sight
    since: int
    """How many events this bot has been told of."""
    news: Callable[[int], Sequence[Event]]
    """What the seat has noticed since so many events; called in a thread."""
    budget: float
    is_watched: bool
    is_advice: bool = False
    """Somebody asks what to do (players/advising.py)."""

    def errand(self, box: int, since: int) -> Errand:
        patience = 2 * self.budget + 10
        return Errand(
            self.mind,
            self.kind,
            self.seed,
            box,
            self.sight,
            since,
            self.news(since),
            patience,
            self.is_advice,
        )


class Task:
    """One thought on its way. Its desk is None while it is in line."""

    __slots__ = ("asked", "deadline", "desk", "future", "is_done", "is_late", "loop")

    def __init__(self, asked: Asked) -> None:
        self.asked: Final = asked
        self.loop: Final = asyncio.get_running_loop()
        self.future: Final[asyncio.Future[str]] = self.loop.create_future()
        self.desk: Desk | None = None
        self.deadline = float("inf")
        self.is_late = self.is_done = False

    def done(self, text: str, trouble: NoAnswer | None) -> None:
        """Said by the desk's thread; nobody may be there any more to hear it."""
        self.is_done = True
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._tell, text, trouble)

    def _tell(self, text: str, trouble: NoAnswer | None) -> None:
        if self.future.done():
            return
        if trouble is None:
            self.future.set_result(text)
        else:
            self.future.set_exception(trouble)


class Thinkers:
    """All processes of a hall. They are started when the first bot is asked."""

    def __init__(self, desks: int = 2, maker: str = MAKER) -> None:
        self.maker: Final = maker
        self._usual: Final = desks
        self._desks: Final[list[Desk]] = []
        self._lines: Final[tuple[deque[Task], deque[Task]]] = deque(), deque()
        """Of tables that somebody looks at, and of the others."""
        self._homes: Final[OrderedDict[int, Desk]] = OrderedDict()
        self._changed: Final = threading.Condition()
        self._is_closed = False

    async def think(self, asked: Asked) -> str:
        """The answer of a bot; NoAnswer if there is none."""
        task = Task(asked)
        with self._changed:
            if self._is_closed or self.waiting >= MOST_WAITING:
                raise NoAnswer("too many bots")
            self._lines[not asked.is_watched].append(task)
            if len(self._desks) < self._usual and all(desk.task for desk in self._desks):
                self._add_desk()
            self._changed.notify_all()
        self._look_later(task, min(HELD_UP, asked.budget))
        try:
            return await task.future
        finally:
            with self._changed, contextlib.suppress(ValueError):
                self._lines[not asked.is_watched].remove(task)

    @property
    def waiting(self) -> int:
        """How many bots wait for their turn to think."""
        return sum(map(len, self._lines))

    def processes(self) -> list[int]:
        """Their numbers, for whoever looks after the machine."""
        return [desk.process.pid for desk in list(self._desks) if desk.process is not None]

    def close(self) -> None:
        with self._changed:
            self._is_closed = True
            desks = list(self._desks)
            self._changed.notify_all()
        for desk in desks:
            desk.close()

    # --- in the hall's own thread -----------------------------------------------------------------

    def _look_later(self, task: Task, seconds: float) -> None:
        task.loop.call_later(max(0.001, seconds), self._look, task)

    def _look(self, task: Task) -> None:
        """Ends what takes too long; and starts another process if everything is held up."""
        if task.is_done or self._is_closed:
            return
        desk, left = task.desk, task.deadline - monotonic()
        if desk is None:
            if task.future.done():
                return
            with self._changed:
                if len(self._desks) < 2 * self._usual and all(d.is_held_up for d in self._desks):
                    self._add_desk()
                self._changed.notify_all()
        elif left <= 0:
            desk.kill(task)
        self._look_later(task, left if 0 < left < HELD_UP else HELD_UP)

    def _add_desk(self) -> None:
        desk = Desk(self.maker)
        self._desks.append(desk)
        threading.Thread(target=self._work, args=(desk,), name="bots", daemon=True).start()

    # --- in the thread of a desk --------------------------------------------------------------------

    def _work(self, desk: Desk) -> None:
        try:
            while (task := self._next(desk)) is not None:
                desk.do(task)
                with self._changed:
                    desk.task = None
        finally:
            with self._changed:
                self._desks.remove(desk)
            desk.kill()

    def _next(self, desk: Desk) -> Task | None:
        """The next thing to think about here; None if there has been nothing for long."""
        until = monotonic() + RESTS_AFTER
        with self._changed:
            while not self._is_closed:
                for line in self._lines:
                    for task in line:
                        if self._is_for(task, desk):
                            line.remove(task)
                            self._settle(task, desk)
                            return task
                left = until - monotonic()
                if left <= 0:
                    return None
                self._changed.wait(HELD_UP if any(self._lines) else left)
        return None

    def _is_for(self, task: Task, desk: Desk) -> bool:
        """Every bot thinks where it is remembered, unless it would have to wait there."""
        home = self._homes.get(task.asked.mind)
        return home is None or home is desk or home.is_held_up or home not in self._desks

    def _settle(self, task: Task, desk: Desk) -> None:
        desk.task, desk.since = task, monotonic()
        task.deadline, task.desk = desk.since + STARTING, desk
        self._homes[task.asked.mind] = desk
        self._homes.move_to_end(task.asked.mind)
        while len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)


class Desk:
    """One process, and the thread that asks it."""

    def __init__(self, maker: str) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.task: Task | None = None
        self.since = 0.0
        self._maker: Final = maker
        self._boxes: Final[OrderedDict[Box, int]] = OrderedDict()
        self._taught = 0
        self._is_closed = False
        self._lock: Final = threading.Lock()
        """Held while the process is ended: that must be the one that is meant."""

    @property
    def is_held_up(self) -> bool:
        return self.task is not None and monotonic() - self.since > HELD_UP

    def do(self, task: Task) -> None:
        """Thinks, and tells whoever waits."""
        text, trouble = "", NoAnswer("a process of bots died")
        for _ in range(0 if self._is_closed else TRIES):
            try:
                reply = self._asked(task)
            except (EOFError, OSError, msgspec.MsgspecError):
                self.kill()
                if task.is_late:
                    trouble = NoAnswer("a bot took too long", is_late=True)
                    break
                continue
            except Exception as broken:  # what cannot be told to another process
                trouble = NoAnswer(type(broken).__name__)
                break
            if reply.tired:
                self.kill()
            if reply.how == "answered":
                task.done(reply.text, None)
                return
            trouble = NoAnswer(reply.text)
            break
        task.done(text, trouble)

    def close(self) -> None:
        """Ends the process; there will be no other."""
        self._is_closed = True
        self.kill()

    def kill(self, task: Task | None = None) -> None:
        """Ends the process; with a task, only if it is that which it thinks about."""
        with self._lock:
            process = self.process
            if process is None or (task is not None and self.task is not task):
                return
            if task is not None:
                task.is_late = True
            else:
                self.process = None
            process.kill()
        if task is None:
            for pipe in (process.stdin, process.stdout):
                with contextlib.suppress(OSError):
                    if pipe is not None:
                        pipe.close()
            process.wait()

    def _asked(self, task: Task) -> Reply:
        asked = task.asked
        if self.process is None:
            self._start()
        box = self._teach(asked.box)
        reply = self._thought(task, asked.errand(box, asked.since))
        return self._thought(task, asked.errand(box, 0)) if reply.how == "lost" else reply

    def _thought(self, task: Task, errand: Errand) -> Reply:
        task.deadline = monotonic() + task.asked.budget
        try:
            return self._exchange(errand)
        finally:
            task.deadline = monotonic() + STARTING

    def _start(self) -> None:
        """Never forked: threads of this process may hold locks; and the same works on every system."""
        command = [sys.executable, "-c", _BEGIN, json.dumps(_path()), self._maker]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **_alone())
        with self._lock:
            self.process = process
        if self._is_closed:
            raise EOFError
        self._boxes.clear()
        self._taught = 0
        _decode(take(_pipe(process.stdout)))
        _LOG.info("bots-think", process=process.pid)

    def _teach(self, box: Box) -> int:
        """The number of these rules in that process, told if they are new there; the oldest are forgotten."""
        number = self._boxes.get(box)
        if number is None:
            number = self._boxes[box] = self._taught
            self._taught += 1
            while len(self._boxes) > MOST_BOXES:
                self._boxes.popitem(last=False)
            self._exchange((number, box))
        return number

    def _exchange(self, message: Errand | tuple[int, Box]) -> Reply:
        process = self.process
        if process is None:
            raise EOFError
        put(_pipe(process.stdin), pickle.dumps(message, pickle.HIGHEST_PROTOCOL))
        return _decode(take(_pipe(process.stdout)))


def _alone() -> dict[str, Any]:
    """How a process is started that Ctrl-C does not reach: that is for the hall."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NO_WINDOW}
    return {"start_new_session": True}


def _path() -> list[str]:
    """Where this process finds its modules: the other must have the same engine."""
    return [os.path.abspath(place) for place in sys.path]


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None, "both pipes were asked for"
    return pipe


def _decode(message: bytes) -> Reply:
    return msgspec.msgpack.decode(message, type=Reply)
