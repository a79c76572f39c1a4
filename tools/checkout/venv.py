"""The environment in .venv: made, brought up to date, and never half done."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from . import base


def why_no_venv(version: tuple[int, int], has_module: Callable[[str], bool]) -> str | None:
    """Debian ships `venv` without the `ensurepip` it needs, so both are looked for."""
    if has_module("venv") and has_module("ensurepip"):
        return None
    return (
        "this Python cannot make virtual environments. On Debian or Ubuntu: "
        f"apt install python3-venv (or python{base.dotted(version)}-venv), then run this again."
    )


def has_module(name: str) -> bool:
    return importlib.util.find_spec(name) is not None


def tool(name: str, windows: bool = os.name == "nt") -> Path:
    """A program of the environment; `python` is one of them."""
    return base.VENV / "Scripts" / f"{name}.exe" if windows else base.VENV / "bin" / name


# What the product needs; that and what compiles it; all that, the test tools and the peers of the bench.
LOCK_NAMES = ("play", "compile", "dev")


class Stamp(NamedTuple):
    """What the environment was made for. Written last, so that without it the environment is unfinished."""

    root: str  # its programs hold absolute paths, so a moved or copied checkout needs a new one
    lock: str  # one of LOCK_NAMES
    inputs: str  # digest of the lock and of BUILD_INPUTS

    @classmethod
    def wanted(cls, lock: str) -> Stamp:
        files = [base.LOCKS / f"{lock}.txt", *base.BUILD_INPUTS]
        digest = hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()
        return cls(str(base.ROOT), lock, digest)

    @classmethod
    def read(cls) -> Stamp | None:
        try:
            lines = stamp_file().read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return None
        return cls(*lines) if len(lines) == len(cls._fields) else None

    def write(self) -> None:
        stamp_file().write_text("\n".join(self), encoding="utf-8")


def stamp_file() -> Path:
    return base.VENV / ".tatami"


def lock_needed(args: Sequence[str]) -> str:
    """Tests need their tools, and the bench the libraries it compares with."""
    return {"test": "dev", "bench": "dev", "screenshots": "dev", "compile": "compile"}.get(
        "".join(args[:1]), "play"
    )


def lock_to_use(have: Stamp | None, needed: str) -> str:
    """Playing needs only the small lock, but never takes the tools away from somebody who has them."""
    return have.lock if have is not None and have.lock in LOCK_NAMES[LOCK_NAMES.index(needed) :] else needed


def is_whole(have: Stamp | None) -> bool:
    """Whether there is a finished environment of this checkout, be it up to date or not."""
    return have is not None and have.root == str(base.ROOT) and tool("python").exists()


def announcement(have: Stamp | None, lock: str, packages: int) -> str:
    if not is_whole(have):
        occasion = "an unfinished or moved .venv was found" if base.VENV.exists() else "first run"
        return f"{occasion}: installing {packages} packages into .venv (once; it may take a minute) ..."
    if have is not None and have.lock != lock:
        tools = "what compiles" if lock == "compile" else "the tools for tests and benchmarks"
        return f"installing {tools} into .venv ({packages} packages in all) ..."
    return "the dependencies changed: updating .venv ..."


def set_up(needed: str) -> None:
    """Make .venv what the lock says; instant where it already is."""
    have = Stamp.read()
    want = Stamp.wanted(lock_to_use(have, needed))
    if is_whole(have) and have == want:
        return
    with base.alone_in_set_up():
        have = Stamp.read()  # another process may have done the work while this one waited
        want = Stamp.wanted(lock_to_use(have, needed))
        if is_whole(have) and have == want:
            return
        base.say(announcement(have, want.lock, len(lock_entries(read_lock(want.lock)))))
        if is_whole(have):
            stamp_file().unlink()
        else:
            make_venv()
        install(want.lock)
        want.write()


def make_venv() -> None:
    trouble = why_no_venv(sys.version_info[:2], has_module)
    if trouble:
        raise base.Trouble(trouble)
    if base.VENV.exists():  # left by an interrupted set-up, or made for another place
        shutil.rmtree(base.VENV)
    # Not sys.executable: that may be the very .venv/bin/python that has just been removed.
    python = getattr(sys, "_base_executable", None) or sys.executable
    base.quietly(python, "-m", "venv", base.VENV)


def install(lock: str) -> None:
    """The locked packages, checked against their hashes, by a uv that is itself checked against its hash."""
    python = tool("python")
    uv = base.VENV / "uv.txt"
    uv.write_text(lock_entries(read_lock("dev"))["uv"], encoding="utf-8")
    pip = (python, "-m", "pip", "--disable-pip-version-check")
    base.quietly(*pip, "install", "-q", "--retries", "2", "--no-deps", "--require-hashes", "-r", uv)
    uv_pip = (python, "-m", "uv", "pip")
    # Where Python writes no bytecode (many containers) every start would compile all packages anew.
    now = ("--compile-bytecode",) if sys.dont_write_bytecode else ()
    base.quietly(
        *uv_pip, "sync", "-q", *now, "--python", python, "--require-hashes", base.LOCKS / f"{lock}.txt"
    )
    locked_build = ("--build-constraints", base.LOCKS / "dev.txt")
    editable = ("install", "-q", "--python", python, "--no-deps", *locked_build, "-e", base.ROOT)
    base.quietly(*uv_pip, *editable, env={"TATAMI_SKIP_WEB": "1"})  # `build_client` is for those who want it


def read_lock(lock: str) -> str:
    return (base.LOCKS / f"{lock}.txt").read_text(encoding="utf-8")


def lock_entries(lock: str) -> dict[str, str]:
    """Package name -> its lines of the lock: version and hashes, of every variant where markers part them."""
    entries: dict[str, str] = {}
    for entry in re.split(r"^(?=[A-Za-z0-9])", lock, flags=re.MULTILINE):
        if "==" in entry:
            name = entry.split("==")[0]
            entries[name] = entries.get(name, "") + entry
    return entries
