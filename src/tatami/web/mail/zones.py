"""Whose time letters tell: a zone by its name, as the browser of their reader calls it, else UTC."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from tatami.hall.table.entries import Millis

LONGEST: Final = 40
"""Signs of a name."""


@cache
def _known() -> frozenset[str]:
    return frozenset(available_timezones())


def is_zone(name: str) -> bool:
    """Whether this machine knows it. A name is looked up in a list, never as a path."""
    return name in _known()


def moment_in(zone: str, at: Millis) -> tuple[str, str]:
    """That moment there, and what the clock is called; a zone that was known once may be no more."""
    there = ZoneInfo(zone) if zone and is_zone(zone) else UTC
    told = datetime.fromtimestamp(at / 1000, there).strftime("%Y-%m-%d %H:%M")
    return told, "UTC" if there is UTC else zone
