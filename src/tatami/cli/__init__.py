"""The `tatami` command. Each command is a module here; `app.py` lists them."""

from __future__ import annotations

import sys


def main() -> None:
    """What the installed program and `python -m tatami` call."""
    try:
        # Not at the top: the workers of a simulation import this file, and need no parser.
        from .app import run

        status = run(sys.argv[1:])
    except KeyboardInterrupt:  # somebody thought better of it before there was even a language
        print("tatami: interrupted.", file=sys.stderr)
        status = 2
    sys.exit(status)
