#!/usr/bin/env python3
"""Start Tatami from a fresh clone with nothing but Python.

python3 run.py              set up if need be, then open the hall and show it in the browser
python3 run.py play         choose a game in the terminal
python3 run.py test [ARGS]  lint, types and tests; ARGS go to pytest
python3 run.py screenshots  the pictures of docs/images, made anew
python3 run.py compile      compile the engine (optional; up to twice as fast), to be used from then on
python3 run.py ARGS         the `tatami` command with ARGS; TATAMI_PURE=1 leaves a compiled engine aside

What it does is in tools/checkout/: standard library only. This file must also parse on Pythons that are too
old: they get a sentence, not a traceback.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

OLDEST_PYTHON = (3, 11)


def why_too_old(version: tuple[int, int]) -> str | None:
    if version >= OLDEST_PYTHON:
        return None
    wanted, given = (".".join(map(str, each)) for each in (OLDEST_PYTHON, version))
    return f"Python {wanted} or newer is needed, and this is {given}."


def ready_copy() -> Path | None:
    """The compiled engine of this checkout, if there is one: the bench asks other checkouts for theirs."""
    from tools.checkout import engine

    return engine.ready_copy()


def main(args: Sequence[str]) -> int:
    trouble = why_too_old(sys.version_info[:2])
    if trouble:
        print(f"tatami: {trouble}", file=sys.stderr)
        return 1
    from tools.checkout import command  # only now: an older Python need not understand it

    return command.main(args)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
