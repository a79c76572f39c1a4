"""Whoever wants something pays for the work it makes, wherever that work is done.

The loop's own time is measured by whoever serves the wish (`web.charges`). Work that is done elsewhere for
it, in a thread or another process, is told here by whoever waits for its end: `charge(seconds)`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Final

Payer = Callable[[float, int], None]
"""Takes seconds of work and bytes."""

_PAYER: Final[ContextVar[Payer | None]] = ContextVar("payer", default=None)


def pays(payer: Payer | None) -> None:
    """From now on this pays for what is done in this context: a request, or all wishes of a socket."""
    _PAYER.set(payer)


def charge(seconds: float, size: int = 0) -> None:
    """Somebody's wish took so much work and so many bytes; nobody's (the hall's own) costs nothing."""
    payer = _PAYER.get()
    if payer is not None:
        payer(seconds, size)
