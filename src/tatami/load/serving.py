"""A hall as a process of its own, and what the system says of it: CPU time and memory."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from tatami.kernel.reasons import TatamiError

from .checkouts import Checkout, our_own

OPEN_SECONDS: Final = 60
END_SECONDS: Final = 15
LONGEST_LAST_WORDS: Final = 300

UNLIMITED: Final = {
    "--requests-per-minute": "0",
    "--guests-per-hour": "0",
    "--tables-per-hour": "0",
    "--tables-per-person": "0",
    "--connections-per-address": "0",
    "--messages-per-second": "0",
    "--messages-at-once": "1000000",
    "--work-per-person": "0",
    "--work-per-address": "0",
    "--megabytes-per-person": "0",
    "--megabytes-per-address": "0",
    "--patience": "86400",
    "--awake-tables": "1000000",
}
"""A crowd comes from one address and never sleeps: to the hall it would look like an attack."""
NO_LIMIT_LIFTED: Final[dict[str, str]] = {}


class Serving:
    """A hall that runs."""

    def __init__(self, program: subprocess.Popen[str], host: str, port: int) -> None:
        self._program: Final = program
        self.host: Final = host
        self.port: Final = port

    @property
    def cpu_seconds(self) -> float | None:
        """User and system time so far, of all its threads and of all that it has started; None where the
        system does not tell."""
        pid = self._program.pid
        own = _ticks(pid)
        if own is None:
            return None
        return (own + sum(_ticks(child) or 0 for child in _children(pid))) / os.sysconf("SC_CLK_TCK")

    @property
    def helpers(self) -> int:
        """Programs that it has started and that still run."""
        return len(_children(self._program.pid))

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


def _ticks(pid: int) -> int | None:
    """Of the program and of those of its children that have ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return sum(int(field) for field in fields[11:15])


def _children(pid: int) -> list[int]:
    """And theirs. The system notes them by the thread that started them."""
    found = list[int]()
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, listed.read_text().split()):
                found += [child, *_children(child)]
    return found


@asynccontextmanager
async def serving(
    folder: Path,
    database: str,
    *flags: str,
    checkout: Checkout | None = None,
    lifted: dict[str, str] = UNLIMITED,
) -> AsyncIterator[Serving]:
    """Opens a hall on a free port of this machine; it is closed again whatever happens."""
    checkout = checkout or our_own()
    command = [checkout.python, "-m", "tatami", "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--data", str(folder), "--database", database, "--log-format", "json", "--grace", "2"]
    with (folder / "said").open("w+") as said:
        program = subprocess.Popen(
            [*command, *checkout.flags(lifted), *flags],
            stdout=subprocess.PIPE,
            stderr=said,
            text=True,
            encoding="utf-8",
            env=checkout.environment,
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
