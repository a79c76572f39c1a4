"""Whose sources a hall is opened from: our own, or another checkout's that is measured beside us."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

import tatami
from tatami.games import GAMES
from tatami.kernel.compiling import is_compiled
from tatami.kernel.reasons import NotUnderstood
from tatami.web.settings import Settings

PROBE_SECONDS: Final = 60
LONGEST_DETAIL: Final = 200

_COPY: Final = "import run; print(run.ready_copy() or '')"
_PROBE: Final = """
import json, tatami
from tatami.games import GAMES
from tatami.kernel.compiling import is_compiled
from tatami.web.settings import Settings
found = {"games": list(GAMES), "compiled": is_compiled(), "settings": Settings.__struct_fields__}
print(json.dumps(found | {"file": tatami.__file__}))
"""


class Probed(msgspec.Struct, frozen=True):
    """What a checkout says of itself."""

    games: tuple[str, ...]
    compiled: bool
    settings: tuple[str, ...]
    """The options of its `tatami serve`: an older one knows fewer."""
    file: str = ""


class Checkout(msgspec.Struct, frozen=True):
    """A Python, where it finds `tatami`, and what that is."""

    python: str
    paths: tuple[str, ...]
    probed: Probed

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": os.pathsep.join(self.paths)}

    def flags(self, lifted: dict[str, str]) -> list[str]:
        """Those that it knows: what an older hall has no limit for need not be lifted there."""
        known = {f"--{name.replace('_', '-')}" for name in self.probed.settings}
        return [part for flag, value in lifted.items() if flag in known for part in (flag, value)]


def our_own() -> Checkout:
    """The same sources, and the same engine, as this process has."""
    paths = (str(Path(tatami.__file__).parents[1]), os.environ.get("PYTHONPATH", ""))
    probed = Probed(tuple(GAMES), is_compiled(), Settings.__struct_fields__)
    return Checkout(sys.executable, tuple(filter(None, paths)), probed)


def checkout_at(folder: str) -> Checkout:
    """The one whose root this is: with its own `.venv` and compiled engine if it has them, else with ours."""
    root = Path(folder).expanduser().resolve()
    if not (root / "run.py").is_file() or not (root / "src" / "tatami" / "cli" / "serve.py").is_file():
        raise NotUnderstood("bench-no-checkout", folder=folder)
    own = root / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    python = str(own) if own.is_file() else sys.executable
    paths: tuple[str, ...] = (str(root / "src"),)
    copy = "" if os.environ.get("TATAMI_PURE") else _said(python, (str(root),), _COPY, folder)
    if copy:
        paths = (copy, *paths)
    try:
        probed = msgspec.json.decode(_said(python, paths, _PROBE, folder), type=Probed)
    except msgspec.MsgspecError as trouble:
        raise NotUnderstood("bench-broken-checkout", folder=folder, detail=str(trouble)) from None
    if not Path(probed.file).is_relative_to(paths[0]):  # one that is installed stood in for it
        raise NotUnderstood("bench-broken-checkout", folder=folder, detail=probed.file)
    return Checkout(python, paths, probed)


def _said(python: str, paths: tuple[str, ...], code: str, folder: str) -> str:
    """What a few lines print there; a checkout in which they fail cannot be measured."""
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            [python, "-c", code],
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            env=environ,
            cwd=folder,
            timeout=PROBE_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as trouble:
        raise NotUnderstood("bench-broken-checkout", folder=folder, detail=str(trouble)) from None
    if done.returncode:
        detail = (done.stderr.strip().splitlines() or [f"{done.returncode}"])[-1][:LONGEST_DETAIL]
        raise NotUnderstood("bench-broken-checkout", folder=folder, detail=detail)
    return done.stdout.strip()
