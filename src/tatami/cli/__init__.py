"""The `tatami` command. Each command is a module here; `app.py` lists them."""

from __future__ import annotations

import sys


def main() -> None:
    """What the installed program and `python -m tatami` call."""
    from .app import run  # not above: the workers of a simulation import this file, and need no parser

    sys.exit(run(sys.argv[1:]))
