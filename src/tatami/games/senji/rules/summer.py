"""Summer (SEN-79 to SEN-114)."""

from __future__ import annotations

from ..table import Senji


def summer(g: Senji) -> None:
    raise NotImplementedError
