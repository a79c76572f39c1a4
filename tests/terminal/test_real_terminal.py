"""The drawn client on a real (pseudo) terminal, with many colours and with few."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time

import pytest

from tests.terminal.tables import environment

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")


class Screen:
    """A process on a terminal of 80 × 24."""

    def __init__(self, *args: str, term: str = "xterm-256color") -> None:
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, b"\x18\x00\x50\x00\x00\x00\x00\x00")
        self._master = master
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tatami", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**environment(), "TERM": term},
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def wait_for(self, text: str) -> None:
        end = time.monotonic() + 60
        while text not in self.seen:
            assert time.monotonic() < end, self.seen[-2000:]
            self._read()

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def finish(self) -> int:
        end = time.monotonic() + 60
        while self.process.poll() is None:
            assert time.monotonic() < end, self.seen[-2000:]
            self._read()
        os.close(self._master)
        return self.process.returncode

    def _read(self) -> None:
        ready, _, _ = select.select([self._master], [], [], 0.1)
        if ready:
            try:
                self.seen += os.read(self._master, 65536).decode("utf-8", "replace")
            except OSError:  # the other end is closed
                time.sleep(0.05)


@pytest.mark.parametrize("term", ["xterm-256color", "xterm", "linux", "vt100"])
def test_a_table_is_drawn_and_left_on_terminals_of_all_kinds(term: str) -> None:
    screen = Screen("play", "tenno", "--seed", "1", "--fast", term=term)
    screen.wait_for("Peasants in the order")
    screen.type("q")
    screen.wait_for("Leave the table?")
    screen.type("y")
    assert screen.finish() == 0
    assert "Traceback" not in screen.seen


def test_two_keys_lead_from_the_chooser_to_a_table() -> None:
    screen = Screen("play")
    screen.wait_for("Which game?")
    screen.type("2")
    screen.type("\r")
    screen.wait_for("Deck")
    screen.type("q")
    screen.wait_for("Leave the table?")
    screen.type("y")
    assert screen.finish() == 0


def test_a_dumb_terminal_gets_lines() -> None:
    screen = Screen("play", "tenno", term="dumb")
    screen.wait_for("6. Peasants in the order 3, 2, 1")
    screen.type("quit\n")
    assert screen.finish() == 0
    assert "\x1b" not in screen.seen
