"""Promises (SEN-45): they bind nobody, but all see to it that they are remembered."""

from __future__ import annotations

from ..table import Senji


def judge_promises(g: Senji) -> None:
    """The promises of the year are judged by what was done."""
