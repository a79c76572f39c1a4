"""The `tatami` command. Each command is a module here; `app.py` lists them."""

from __future__ import annotations

import sys

from .app import run


def main() -> None:
    """What the installed program and `python -m tatami` call."""
    sys.exit(run(sys.argv[1:]))
