"""Components and preparation (SEN-1 to SEN-24)."""

from __future__ import annotations

from ..table import Senji


def prepare(g: Senji) -> None:
    raise NotImplementedError
