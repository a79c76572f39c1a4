"""Winter (SEN-39 to SEN-72)."""

from __future__ import annotations

from ..table import Senji


def winter(g: Senji) -> None:
    raise NotImplementedError
