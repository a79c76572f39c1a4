"""A hall as a process of its own, and what the system says of it: CPU time and memory."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import tatami
from tatami.kernel.reasons import TatamiError

OPEN_SECONDS: Final = 60
END_SECONDS: Final = 15
LONGEST_LAST_WORDS: Final = 300

UNLIMITED: Final = (
    *("--requests-per-minute", "0", "--guests-per-hour", "0", "--tables-per-hour", "0"),
    *("--tables-per-person", "0", "--connections-per-address", "0", "--messages-per-second", "0"),
    *("--work-per-person", "0", "--work-per-address", "0"),
    *("--megabytes-per-person", "0", "--megabytes-per-address", "0"),
    *("--messages-at-once", "1000000", "--patience", "86400", "--awake-tables", "1000000"),
)
"""A crowd comes from one address and never sleeps: to the hall it would look like an attack."""


class Serving:
    """A hall that runs."""

    def __init__(self, program: subprocess.Popen[str], host: str, port: int) -> None:
        self._program: Final = program
        self.host: Final = host
        self.port: Final = port

    @property
    def cpu_seconds(self) -> float | None:
        """User and system time of all its threads so far; None where the system does not tell."""
        try:
            fields = Path(f"/proc/{self._program.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> float | None:
        """Bytes in memory now."""
        return self._status("VmRSS")

    @property
    def most_memory(self) -> float | None:
        """Bytes that it ever had in memory."""
        return self._status("VmHWM")

    def _status(self, name: str) -> float | None:
        try:
            status = Path(f"/proc/{self._program.pid}/status").read_text()
        except OSError:
            return None
        found = re.search(rf"^{name}:\s+(\d+) kB", status, re.MULTILINE)
        return int(found[1]) * 1024 if found else None


@asynccontextmanager
async def serving(folder: Path, database: str, *flags: str) -> AsyncIterator[Serving]:
    """Opens a hall on a free port of this machine; it is closed again whatever happens."""
    command = [sys.executable, "-m", "tatami", "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--data", str(folder), "--database", database, "--log-format", "json", "--grace", "2"]
    # The same sources, and the same engine, as this process has.
    paths = [str(Path(tatami.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    with (folder / "said").open("w+") as said:
        program = subprocess.Popen(
            [*command, *UNLIMITED, *flags],
            stdout=subprocess.PIPE,
            stderr=said,
            text=True,
            encoding="utf-8",
            env=environ,
        )
        try:
            host, port = await _address(program, folder / "said")
            yield Serving(program, host, port)
        finally:
            _end(program)


async def _address(program: subprocess.Popen[str], said: Path) -> tuple[str, int]:
    assert program.stdout is not None
    try:
        line = await asyncio.wait_for(asyncio.to_thread(program.stdout.readline), OPEN_SECONDS)
    except TimeoutError:
        line = ""
    found = re.search(r"http://([\d.]+):(\d+)", line)
    if found is None:
        last = said.read_text(encoding="utf-8", errors="replace").strip()
        raise TatamiError("bench-hall-shut", detail=last[-LONGEST_LAST_WORDS:])
    return found[1], int(found[2])


def _end(program: subprocess.Popen[str]) -> None:
    program.terminate()
    try:
        program.wait(END_SECONDS)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()
    if program.stdout is not None:
        program.stdout.close()
