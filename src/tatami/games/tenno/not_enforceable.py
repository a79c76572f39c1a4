"""Clauses that no program can carry out or break, with the reason. Every other clause has a test."""

from __future__ import annotations

from typing import Final

NOT_ENFORCEABLE: Final[dict[str, str]] = {
    "TEN-98": "Says of the two reference cards that they have no effect; nothing in the game is one.",
}
