"""Halls of the tests are forked from a process that has loaded them: in what matters as if started afresh."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.forking import Forked, forks
from tests.halls import environment

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="forked on Linux alone")

TELLING: Final = """
import os, signal, sys
print(sys.argv, sys.orig_argv[1:], __name__, os.getcwd(), sorted(os.environ.items()), sys.path)
print([signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD)])
print(sys.stdout.encoding, sys.stdout.errors, sys.stdout.write_through, sys.stderr.errors)
print(sorted(name for name in os.listdir("/proc/self/fd")))
print("heard", file=sys.stderr)
sys.exit(3)
"""
"""What a program can notice of how it was started."""
DRAWING: Final = "import random, secrets; print(random.random(), secrets.token_hex(8))"


def forked(code: str, folder: Path, *args: str) -> tuple[str, str]:
    with (folder / "log").open("w+") as log:
        program = forks().begin(["-c", code, *args], folder, environment(), log)
        told = program.stdout.read()
        program.wait(60)
        return told, (folder / "log").read_text()


def test_a_forked_program_finds_itself_as_if_it_were_started(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w") as log:
        started = subprocess.run(
            [sys.executable, "-c", TELLING, "serve", "--port", "0"],
            cwd=tmp_path,
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            check=False,
        )
    said = (tmp_path / "log").read_text()
    assert started.returncode == 3
    told, heard = forked(TELLING, tmp_path, "serve", "--port", "0")
    assert told == started.stdout
    assert heard == said == "heard\n"


def test_no_two_forked_programs_draw_the_same_luck(tmp_path: Path) -> None:
    assert forked(DRAWING, tmp_path) != forked(DRAWING, tmp_path)


def test_a_forked_program_can_be_ended_and_its_end_is_waited_for(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w") as log:
        program = forks().begin(["-c", "print(1); input()"], tmp_path, environment(), log)
        sleeping = forks().begin(
            ["-c", "import time; print(2); time.sleep(600)"], tmp_path, environment(), log
        )
    for each in (program, sleeping):
        each.stdout.readline()
        must_end(each)


def must_end(program: Forked) -> None:
    program.terminate()
    program.communicate(60)
    program.kill()  # once more hurts nobody
    program.wait(60)
