"""The command line as a user meets it: arguments in, status and two streams out."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from tatami.cli.app import run


class Said(NamedTuple):
    status: int
    out: str
    err: str


Tatami = Callable[..., Said]


@pytest.fixture
def tatami(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tatami:
    """Runs a command line in this process, in English unless TATAMI_LANG says otherwise."""
    for name in ("TATAMI_LANG", "LC_ALL", "LC_MESSAGES", "TATAMI_TRACEBACK"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def tatami(*args: str) -> Said:
        status = run(args)
        return Said(status, *capsys.readouterr())

    return tatami


@pytest.fixture
def tatami_program() -> Tatami:
    """Runs a command line as a program of its own."""

    def tatami(*args: str, **environment: str) -> Said:
        done = subprocess.run(
            [sys.executable, "-m", "tatami", *args],
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "LANG": "en_US.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path), **environment},
            timeout=120,
            check=False,
        )
        return Said(done.returncode, done.stdout, done.stderr)

    return tatami
