"""Servers of their own for tests: started on a free loopback port in a temporary folder, gone afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest


def postgres_programs() -> Path | None:
    """The folder of `initdb`: on the path, or where Debian hides it."""
    found = [
        *Path("/usr/lib/postgresql").glob("*/bin/initdb"),
        *map(Path, filter(None, [shutil.which("initdb")])),
    ]
    return found[0].resolve().parent if found else None


def free_port() -> int:
    with socket.socket() as somewhere:
        somewhere.bind(("127.0.0.1", 0))
        port: int = somewhere.getsockname()[1]
    return port


class Postgres:
    """A running PostgreSQL that loses everything with its folder, and so need not wait for a disk."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.port = free_port()
        self._do("initdb", "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8", "--locale", "C")
        self.start()

    def start(self) -> None:
        settings = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c fsync=off -c max_connections=200"
        self._do("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", settings, "start")

    def stop(self) -> None:
        self._do("pg_ctl", "-m", "immediate", "stop")

    def kill(self) -> None:
        """Ends it as a power cut would; returns when the last of its processes has noticed."""
        processes = [self.pid, *_children(self.pid)]
        os.kill(processes[0], signal.SIGKILL)
        while any(Path(f"/proc/{pid}").exists() for pid in processes[1:]):
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        return int((self.folder / "base" / "postmaster.pid").read_text().split()[0])

    def new_database(self) -> str:
        """The URL of an empty one."""
        name = f"hall_{secrets.token_hex(6)}"
        asyncio.run(self.execute(f"CREATE DATABASE {name}"))
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    async def execute(self, statement: str) -> None:
        connection = await asyncpg.connect(f"postgresql://postgres@127.0.0.1:{self.port}/postgres")
        await connection.execute(statement)
        await connection.close()

    def _do(self, program: str, *options: str) -> None:
        # It refuses to run as root.
        become = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*become, str(self.programs / program), "-D", str(self.folder / "base"), *options]
        with (self.folder / "said").open("a+") as said:  # a pipe would stay open as long as the server runs
            done = subprocess.run(command, stdout=said, stderr=said, cwd=self.folder, check=False)
            said.seek(0)
            assert done.returncode == 0, said.read()


def _children(pid: int) -> list[int]:
    """The processes that one has started, where the system tells."""
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in found.read_text().split()] if found.exists() else []


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Skips where there is no PostgreSQL; in CI that is a failure."""
    programs = postgres_programs()
    if programs is None:
        missing = "PostgreSQL is missing (Debian: apt install postgresql)"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(missing)
    folder = Path(
        tempfile.mkdtemp(prefix="tatami-postgres-")
    )  # pytest's own folders are closed to other users
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        server = Postgres(programs, folder)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Wire:
    """A wire to a server that can be cut without either side noticing: nothing comes through any more."""

    def __init__(self, port: int) -> None:
        self._server = port
        self._flows = threading.Event()
        self._flows.set()
        self._open: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._flows.clear()

    def mend(self) -> None:
        self._flows.set()

    def url(self, url: str) -> str:
        """The same database by way of this wire."""
        return url.replace(f":{self._server}/", f":{self.port}/")

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._server))
                self._open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while (carried := one.recv(65536)) or True:
                self._flows.wait()
                if not carried:
                    other.shutdown(socket.SHUT_WR)
                    return
                other.sendall(carried)

    def close(self) -> None:
        self._flows.set()
        for end in (self._listening, *self._open):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@contextmanager
def wire_to(server: Postgres) -> Iterator[Wire]:
    wire = Wire(server.port)
    try:
        yield wire
    finally:
        wire.close()
