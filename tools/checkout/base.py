"""Where everything lies in a checkout, and how a person is told what went wrong."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
LOCKS = ROOT / "locks"
PACKAGE = ROOT / "src" / "tatami"
COMPILER = ROOT / "tools" / "compile.py"
CLIENT_TOOL = ROOT / "tools" / "client.py"
SCREENSHOTS = ROOT / "tools" / "screenshots.py"
# What, besides its lock, decides how the environment must look.
BUILD_INPUTS = (ROOT / "pyproject.toml", ROOT / "hatch_build.py")


class Trouble(Exception):
    """Something that a person can put right: told in one line, without a traceback."""

    status = 1


class CannotCompile(Trouble):
    """Only what is optional is not to be had."""

    status = 2


def say(text: str) -> None:
    print(f"tatami: {text}", file=sys.stderr, flush=True)


def dotted(version: tuple[int, int]) -> str:
    return f"{version[0]}.{version[1]}"


def quietly(*command: object, doing: str = "set-up", env: Mapping[str, str] | None = None) -> None:
    """Run one step; only when it fails is its output worth reading."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise Trouble(why_failed(doing, done.stdout))


NETWORK_SIGNS = (
    "connection broken by",
    "connection refused",
    "connection reset",
    "dns error",
    "eai_again",
    "econnrefused",
    "econnreset",
    "enotfound",
    "error sending request",
    "etimedout",
    "failed to establish a new connection",
    "name resolution",
    "network is unreachable",
    "operation timed out",
    "read timed out",
)


def why_failed(doing: str, output: str) -> str:
    if any(sign in output.lower() for sign in NETWORK_SIGNS):
        return (
            "the package index cannot be reached. Set-up needs the network this once: "
            "connect, then run this again."
        )
    last_lines = "\n".join(f"  | {line}" for line in output.strip().splitlines()[-15:])
    return f"{doing} failed; running this again starts it afresh. The last words were:\n{last_lines}"


@contextlib.contextmanager
def alone_in_set_up() -> Iterator[None]:
    """One process at a time. The system drops the lock when its holder ends, however it ends."""
    with (ROOT / ".venv.lock").open("a+") as file:
        if not try_lock(file.fileno()):
            say("another run.py is setting up: waiting for it ...")
            while not try_lock(file.fileno()):
                time.sleep(0.2)
        yield


if sys.platform == "win32":
    import msvcrt

    def try_lock(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def try_lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
