"""Programs that begin at once: a process that has loaded what a hall needs, and forks whenever one is wanted.

Python and the hall take most of a second of work to load, and the tests open more than a hundred halls. What
is forked is a process of its own in all that matters: its memory, files, signals and environment; only the
loading was done before. How the program starts from nothing is shown where that is the point
(tests/web/test_serve.py, tests/cli).
"""

from __future__ import annotations

import atexit
import gc
import importlib
import io
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any, Final, TextIO

ROOT: Final = Path(__file__).resolve().parents[1]
LOADED: Final = (
    *("tatami.cli.app", "tatami.cli.serve", "tatami.web.app", "tatami.web.logs", "tatami.web.server"),
    *("alembic.command", "alembic.config", "alembic.script", "encodings.idna", "fluent.runtime"),
    *("uvicorn.lifespan.on", "uvicorn.loops.uvloop"),
)
"""What every hall loads by the time it is open."""
MOST_BYTES: Final = 1 << 20


class Forked:
    """A program that was begun so: what tests need of `subprocess.Popen`."""

    def __init__(self, pid: int, handle: int, stdout: IO[str]) -> None:
        self.pid: Final = pid
        self.stdout: Final = stdout
        self._handle: Final = handle
        """Means this very process, also when another has its number."""

    def terminate(self) -> None:
        self._send(signal.SIGTERM)

    def kill(self) -> None:
        self._send(signal.SIGKILL)

    def _send(self, number: signal.Signals) -> None:
        try:
            signal.pidfd_send_signal(self._handle, number)
        except ProcessLookupError:  # it is gone already
            return

    def communicate(self, timeout: float | None = None) -> None:
        """Until it has ended; what it still says is read meanwhile, lest it wait for a reader."""
        reading = threading.Thread(target=self.stdout.read, daemon=True)
        reading.start()
        self.wait(timeout)
        reading.join(timeout)

    def wait(self, timeout: float | None = None) -> None:
        ended, _, _ = select.select([self._handle], [], [], timeout)
        if not ended:
            raise subprocess.TimeoutExpired("a forked program", timeout or 0)

    def __del__(self) -> None:
        os.close(self._handle)


class Forks:
    """The process that forks, on the side of those who ask it. It ends when nobody can ask any more."""

    def __init__(self) -> None:
        self._line, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._alone: Final = threading.Lock()
        command = [sys.executable, "-m", "tests.forking", str(other.fileno())]
        env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONUNBUFFERED": "1"}
        with other:
            self._process = subprocess.Popen(command, cwd=ROOT, env=env, pass_fds=[other.fileno()])

    def begin(self, args: Sequence[str], cwd: Path, env: Mapping[str, str], stderr: IO[str]) -> Forked:
        """What `python ARGS` would be."""
        wanted = json.dumps({"args": args, "cwd": str(cwd), "env": dict(env)}).encode()
        told, telling = os.pipe()
        with self._alone:
            socket.send_fds(self._line, [wanted], [telling, stderr.fileno()])
            os.close(telling)
            number, [handle], _, _ = socket.recv_fds(self._line, 64, 1)
        return Forked(int(number), handle, os.fdopen(told, encoding="utf-8"))

    def close(self) -> None:
        self._line.close()
        self._process.wait()


_FORKS: list[Forks] = []
_OPENING: Final = threading.Lock()


def forks() -> Forks:
    """One for each process of tests, begun with the first program that is wanted."""
    with _OPENING:
        if not _FORKS:
            _FORKS.append(Forks())
            atexit.register(_FORKS[0].close)
    return _FORKS[0]


def fork_for(line: socket.socket) -> dict[str, Any] | None:
    """Forks for whoever asks. Returns in the forked process: what that is to become."""
    while True:
        asked, files, _, _ = socket.recv_fds(line, MOST_BYTES, 2)
        if not asked:
            return None
        while _has_ended():
            pass
        pid = os.fork()
        if not pid:
            line.close()
            speak_into(*files)
            wanted: dict[str, Any] = json.loads(asked)
            return wanted
        for file in files:
            os.close(file)
        handle = os.pidfd_open(pid)
        socket.send_fds(line, [str(pid).encode()], [handle])
        os.close(handle)


def speak_into(stdout: int, stderr: int) -> None:
    """From now on what is said goes there, as it does where Python is started without buffers."""
    for number, file in ((1, stdout), (2, stderr)):
        os.dup2(file, number)
        os.close(file)
    sys.stdout = said_to(1, sys.stdout)
    sys.stderr = said_to(2, sys.stderr)


def said_to(number: int, like: TextIO) -> io.TextIOWrapper:
    """Not the old one: it remembers what kind of file it was opened on."""
    raw = open(number, "wb", buffering=0, closefd=False)  # noqa: SIM115  # as long as the process
    return io.TextIOWrapper(raw, encoding=like.encoding, errors=like.errors, write_through=True)


def _has_ended() -> bool:
    """Lets go of one that has; not sooner, so that its number is not given to another."""
    try:
        return os.waitpid(-1, os.WNOHANG)[0] > 0
    except ChildProcessError:
        return False


def become(args: Sequence[str], cwd: str, env: Mapping[str, str]) -> None:
    """Goes on as `python ARGS` would, started in that folder with that environment."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    sys.orig_argv[:] = [sys.executable, *args]
    how, what, *rest = args
    sys.path[0] = cwd if how == "-m" else ""
    sys.argv[:] = [how, *rest]
    if how == "-m":
        runpy.run_module(what, run_name="__main__", alter_sys=True)
    else:
        exec(compile(what, "<string>", "exec"), {"__name__": "__main__"})


def main(line: socket.socket) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the tests, which then end this process
    for name in LOADED:
        importlib.import_module(name)
    gc.freeze()  # what was loaded is nobody's rubbish: looking at it would copy it
    wanted = fork_for(line)
    if wanted is not None:
        become(**wanted)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
