"""Sitting down: a new table, one of the two clients, and the record of the game if it is wanted."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tatami.kernel.rules import Rules
from tatami.lab.files import whole_file
from tatami.words.catalogue import Words

from .boards import board_for
from .cushions import Cushion
from .host import LocalTable
from .phrases import result_lines
from .plain import PlainClient


class NotYet(Exception):
    """The record could be written, but there is nothing to record so far."""


def new_table(
    rules: Rules[Any],
    cushions: Sequence[Cushion],
    options: Mapping[str, object],
    seed: str | None,
    words: Words,
) -> LocalTable:
    """A table of that seed, or of one that nobody knows."""
    return LocalTable(rules, cushions, options, secrets.token_hex(8) if seed is None else seed, words)


def can_draw() -> bool:
    """Whether there is a terminal at both ends, and one on which the cursor can be moved."""
    return (
        sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("dumb", "unknown")
    )


def sit_down(table: LocalTable, *, plain: bool, fast: bool = False, record: Path | None = None) -> None:
    """Plays at the table; a record is written whole, as soon as there is an outcome, or not at all."""
    if record is None:
        _play(table, plain, fast)
        return
    with suppress(NotYet), whole_file(record):
        raise NotYet
    table.when_over = lambda: _write(table, record)
    if _play(table, plain, fast):
        print(table.words.text("terminal-recorded", path=str(record)))


def _write(table: LocalTable, record: Path) -> None:
    with whole_file(record) as part:
        part.write_text(table.record(), encoding="utf-8")


def _play(table: LocalTable, plain: bool, fast: bool) -> bool:
    """Whether the game was played to its end."""
    if not plain and not can_draw():
        print(table.words.text("terminal-plain-notice"))
        plain = True
    if plain:
        is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        return PlainClient(table, sys.stdin.buffer, sys.stdout, is_terminal).play()
    from .app import TableApp  # a tenth of a second that a pipe need not wait for

    app = TableApp(table, fast=fast)
    app.run()
    finished = table.outcome is not None
    if app.failure is not None:
        raise app.failure
    if finished:
        print("\n".join(result_lines(table, board_for(table.rules))))
    return finished
