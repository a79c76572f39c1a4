"""The compiled engine, which is optional: a copy of exactly these sources, or none."""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import sys
import sysconfig
import time
from pathlib import Path

from . import base, venv

C_PACKAGES = "gcc libc6-dev python3-dev"
COPIES_KEPT = 3  # somebody may still be running an older one


def why_not_compile() -> str | None:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.name != "nt" and not shutil.which(compiler):  # on Windows only setuptools knows where to look
        return f"there is no C compiler ({compiler}). On Debian or Ubuntu: apt install {C_PACKAGES}."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return (
            "the C headers of this Python are missing. On Debian or Ubuntu: "
            f"apt install python3-dev (or python{base.dotted(sys.version_info[:2])}-dev)."
        )
    return None


def copies() -> Path:
    return base.VENV / "compiled"


def copy_of(package: Path) -> Path:
    """Where the compiled copy of exactly these sources belongs: any other would be another engine."""
    digest = hashlib.sha256()
    for path in (base.VENV / "pyvenv.cfg", base.LOCKS / "compile.txt", base.COMPILER):
        digest.update(path.read_bytes() + b"\0")
    for path in sorted(package.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(f"\0{path.relative_to(package)}\0".encode() + path.read_bytes())
    return copies() / digest.hexdigest()[:16]


def ready_copy() -> Path | None:
    """The compiled copy of the present sources, if there is one."""
    if not venv.is_whole(venv.Stamp.read()) or not copies().is_dir():
        return None
    copy = copy_of(base.PACKAGE)
    return copy if copy.is_dir() else None


def compile_engine() -> None:
    """Make the compiled copy of the present sources; instant where it already is."""
    if ready_copy():
        base.say("the engine is already compiled.")
        return
    trouble = why_not_compile()
    if trouble:
        raise base.CannotCompile(trouble)
    venv.set_up("compile")
    with base.alone_in_set_up():
        if ready_copy():  # another process made it while this one waited
            return
        base.say("compiling the engine (once for these sources; about a minute) ...")
        start = time.monotonic()
        make_copy()
        base.say(f"compiled in {time.monotonic() - start:.0f} s; used from now on.")


def make_copy() -> None:
    """Only a finished copy gets the name under which it is looked for."""
    unfinished = copies() / "unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)  # left by a run that was killed
    try:
        shutil.copytree(base.PACKAGE, unfinished / "tatami", ignore=shutil.ignore_patterns("__pycache__"))
        finished = copy_of(unfinished / "tatami")  # not of PACKAGE, which somebody may be editing
        base.quietly(venv.tool("python"), base.COMPILER, unfinished, doing="compiling")
        unfinished.rename(finished)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    for old in sorted(copies().iterdir(), key=lambda copy: copy.stat().st_mtime)[:-COPIES_KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def environment() -> dict[str, str]:
    """That of the `tatami` command: a compiled engine comes before the sources."""
    env = dict(os.environ)
    copy = None if env.get("TATAMI_PURE") else ready_copy()
    if copy:
        env["PYTHONPATH"] = os.pathsep.join(filter(None, [str(copy), env.get("PYTHONPATH")]))
    return env
