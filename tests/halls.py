"""Real halls for tests: `tatami serve` as a process of its own, on a free loopback port, gone afterwards.

with running_hall(tmp_path) as hall:
    ...                          # hall.address is http://127.0.0.1:PORT
    hall.kill()                  # as if the machine had lost its power
    hall.start()                 # the same data, the same port
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from tests.forking import Forked, forks

ROOT: Final = Path(__file__).resolve().parents[1]
PATIENCE: Final = 60.0
"""Seconds that a busy machine may need to open or close a hall."""

UNLIMITED: Final = {
    "--requests-per-minute": "0",
    "--guests-per-hour": "0",
    "--tables-per-hour": "0",
    "--log-ins-per-minute": "0",
    "--messages-per-second": "0",
    "--work-per-person": "0",
    "--work-per-address": "0",
    "--megabytes-per-person": "0",
    "--megabytes-per-address": "0",
    "--bot-pace": "0",
}
"""Tests are quicker than people, and come from one address."""


def environment() -> dict[str, str]:
    """For processes that must find this checkout, and nothing of the machine's own settings."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TATAMI_")}
    found = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
    return kept | {"PYTHONPATH": found, "PYTHONUNBUFFERED": "1", "NO_COLOR": "1"}


def begun(args: list[str], folder: Path, log: IO[str]) -> subprocess.Popen[str] | Forked:
    """`python ARGS` in that folder, where possible without loading everything anew."""
    if sys.platform == "linux":
        return forks().begin(args, folder, environment(), log)
    return subprocess.Popen(
        [sys.executable, *args],
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
        env=environment(),
        cwd=folder,
    )


class RunningHall:
    """A hall with its data in `folder`. Options are those of `tatami serve`; `limited` keeps its limits."""

    program: tuple[str, ...] = ("-m", "tatami")
    """What Python runs."""

    def __init__(self, folder: Path, *options: str, limited: bool = False) -> None:
        self.folder: Final = folder
        lifted = {} if limited else UNLIMITED
        usual = [part for name, value in lifted.items() if name not in options for part in (name, value)]
        self._options: Final = (*usual, *options)
        self._process: subprocess.Popen[str] | Forked | None = None
        self.address = ""

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2] or 0)

    @property
    def log(self) -> str:
        """What it has logged so far."""
        return (self.folder / "hall.log").read_text(encoding="utf-8")

    @property
    def pid(self) -> int:
        assert self._process is not None, "the hall is not running"
        return self._process.pid

    def start(self) -> None:
        """Opens the hall, on the same port as last time; returns when it can be called."""
        args = [*self.program, "serve", "--data", str(self.folder), "--lang", "en"]
        args += ["--port", str(self.port), "--log-format", "json", *self._options]
        with (self.folder / "hall.log").open("a", encoding="utf-8") as log:
            self._process = begun(args, self.folder, log)
        found = re.search(r"http://\S+", self._first_line())
        assert found is not None, f"the hall did not open:\n{self.log}"
        self.address = found[0]

    def _first_line(self) -> str:
        """Where it can be found; nothing if it ends before it says so, or takes too long."""
        assert self._process is not None
        assert self._process.stdout is not None
        too_late = threading.Timer(PATIENCE, self._process.kill)
        too_late.start()
        try:
            return self._process.stdout.readline().strip()
        finally:
            too_late.cancel()

    def stop(self) -> None:
        """Closes the hall as its owner would."""
        self._end(gently=True)

    def kill(self) -> None:
        """Ends it in the middle of whatever it does."""
        self._end(gently=False)

    def _end(self, gently: bool) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        (process.terminate if gently else process.kill)()
        try:
            process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
            process.wait()


@contextmanager
def running_hall(folder: Path, *options: str, limited: bool = False) -> Iterator[RunningHall]:
    """A hall that is gone when the test is over, however that ends."""
    folder.mkdir(parents=True, exist_ok=True)
    hall = RunningHall(folder, *options, limited=limited)
    try:
        hall.start()
        yield hall
    finally:
        hall.kill()
