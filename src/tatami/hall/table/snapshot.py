"""A table put aside and taken up again: a shortcut past the log, and never believed against it.

A snapshot knows up to which entry it goes; what came later is applied to it from the log. One that was
written by another version of the rules or of this file is ignored.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
import structlog

from tatami.kernel.rules import Rules

from . import ending, limits
from . import entries as log
from .clocks import Kept
from .conversation import Given
from .entries import Opened
from .live import LiveTable

FORMAT: Final = 8


class Snapshot(msgspec.Struct, frozen=True):
    """Everything a LiveTable holds; secrets included, so it never leaves the store."""

    format: int
    opened: Opened
    seq: int
    changed_at: int
    cushions: list[tuple[str, str, str, str, str, str, str, int, int, bool]]
    seed: str | None
    course: dict[str, Any] | None
    clocks: Kept
    question_number: int
    talk_since: int
    answered: dict[int, Given]
    undo: tuple[int, int, int] | None
    undo_agreed: list[int]
    paused: tuple[int, bool]
    spent: list[int]
    is_cleared: bool
    admitted: list[str]
    rematch: str
    consented: bool
    limit: limits.Kept
    pauses: list[int]
    asked_at: int
    hinted: list[int]
    offer: ending.Kept
    days_off: list[int]


_LOG: Final = structlog.get_logger()
_DECODER: Final = msgspec.msgpack.Decoder(Snapshot)


def put_aside(table: LiveTable) -> bytes:
    undo, course = table.undo_wanted, table.course
    return msgspec.msgpack.encode(
        Snapshot(
            FORMAT,
            table.opened,
            table.seq,
            table.changed_at,
            [
                (
                    c.person,
                    c.name,
                    c.colour,
                    c.crest,
                    c.entropy,
                    c.bot,
                    c.stand_in,
                    c.stood_in_at,
                    c.came_at,
                    c.has_resigned,
                )
                for c in table.cushions
            ],
            None if course is None else course.seed,
            None if course is None else course.put_aside(),
            table.clocks.put_aside(),
            table.question_number,
            table.talk_since,
            table.answered,
            None if undo is None else (undo.at, undo.seat, undo.acts),
            sorted(table.undo_agreed),
            (table.paused_until, table.is_paused_for_missing),
            table.spent,
            table.is_cleared,
            sorted(table.admitted),
            table.rematch,
            table.was_undone_by_consent,
            table.limit.put_aside(),
            table.pauses,
            table.asked_at,
            sorted(table.hinted),
            table.end_offer.put_aside(),
            table.days_off,
        )
    )


def take_up(state: bytes, rules: Rules[Any]) -> LiveTable | None:
    """The table as it was, or None if this snapshot is of no use any more."""
    try:
        kept = _DECODER.decode(state)
        return _taken_up(kept, rules) if kept.format == FORMAT else None
    except Exception as trouble:  # whatever is wrong with it, the log is not
        _LOG.warning("snapshot", trouble=type(trouble).__name__)
        return None


def _taken_up(kept: Snapshot, rules: Rules[Any]) -> LiveTable:
    table = LiveTable(kept.opened, rules)
    for cushion, values in zip(table.cushions, kept.cushions, strict=True):
        cushion.person, cushion.name, cushion.colour, cushion.crest, cushion.entropy = values[:5]
        cushion.bot, cushion.stand_in, cushion.stood_in_at, cushion.came_at = values[5:9]
        cushion.has_resigned = values[9]
    if kept.course is not None and kept.seed is not None:
        table.course = table.course_from(kept.seed)
        table.course.take_up(kept.course)
    table.clocks.take_up(kept.clocks)
    table.seq, table.changed_at = kept.seq, kept.changed_at
    table.question_number, table.asked_at = kept.question_number, kept.asked_at
    table.talk_since = kept.talk_since
    table.answered.update(kept.answered)
    table.limit.take_up(kept.limit)
    table.undo_wanted = None if kept.undo is None else log.UndoAsked(*kept.undo)
    table.undo_agreed.update(kept.undo_agreed)
    table.end_offer.take_up(kept.offer)
    table.paused_until, table.is_paused_for_missing = kept.paused
    table.pauses[:] = kept.pauses
    table.hinted.update(kept.hinted)
    table.days_off[:] = kept.days_off
    table.rematch, table.is_cleared = kept.rematch, kept.is_cleared
    table.spent[:] = kept.spent
    table.admitted.update(kept.admitted)
    table.was_undone_by_consent = kept.consented
    table.told_from = kept.seq
    table.told[:] = [table.events_told]
    return table
