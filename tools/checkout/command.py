"""The command line of `run.py`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from typing import NoReturn

from . import base, checks, client, engine, venv


def start_tatami(args: Sequence[str]) -> NoReturn:
    command = [str(venv.tool("tatami")), *args]
    if os.name == "nt":  # exec there would give the console back before the game is over
        sys.exit(subprocess.run(command, env=engine.environment(), check=False).returncode)
    os.execve(command[0], command, engine.environment())


def carry_out(args: Sequence[str]) -> int:
    command = "".join(args[:1])
    if command == "compile":
        if len(args) > 1:
            raise base.CannotCompile("compile takes no arguments.")
        engine.compile_engine()
        return 0
    venv.set_up(venv.lock_needed(args))
    if client.needs_client(args):
        client.build_client_if_possible()
    if command == "test":
        return checks.check_everything(args[1:])
    if command == "screenshots":
        return checks.run_step(
            checks.Step("screenshots", (str(venv.tool("python")), str(base.SCREENSHOTS), *args[1:]))
        ).status
    if command == "bench" and not client.measures_client(args) and not os.environ.get("TATAMI_PURE"):
        compile_for_the_bench()
    start_tatami(args)


def compile_for_the_bench() -> None:
    """The bench shows the engine at its best, but does not need a compiler."""
    try:
        engine.compile_engine()
    except base.Trouble as error:
        base.say(f"measuring the interpreted engine: {error}")


def main(args: Sequence[str]) -> int:
    try:
        return carry_out(args)
    except base.Trouble as error:
        base.say(str(error))
        return error.status
    except OSError as error:  # no space, no permission, half a clone
        base.say(f"cannot go on: {error}")
        return 1
    except KeyboardInterrupt:
        base.say("interrupted; run it again to go on.")
        return 130
