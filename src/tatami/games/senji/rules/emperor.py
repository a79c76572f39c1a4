"""Emperor's visit (SEN-33 to SEN-38)."""

from __future__ import annotations

from ..table import Senji


def emperors_visit(g: Senji) -> None:
    raise NotImplementedError
