"""An entry on its way to the disk."""

from __future__ import annotations

from typing import NamedTuple

from ..table.entries import Millis


class LogRow(NamedTuple):
    """As the log has it."""

    table_id: str
    seq: int
    at: Millis
    entry: bytes
