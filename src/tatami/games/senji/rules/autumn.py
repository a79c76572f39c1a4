"""Autumn (SEN-149 to SEN-178)."""

from __future__ import annotations

from ..table import Senji


def autumn(g: Senji) -> None:
    raise NotImplementedError
