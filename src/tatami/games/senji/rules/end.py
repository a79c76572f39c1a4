"""End of the turn and of the game (SEN-179 to SEN-183)."""

from __future__ import annotations

from ..table import Senji


def end_of_the_year(g: Senji) -> None:
    raise NotImplementedError
