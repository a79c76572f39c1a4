"""Spring (SEN-73 to SEN-78)."""

from __future__ import annotations

from ..table import Senji


def spring(g: Senji) -> None:
    raise NotImplementedError
