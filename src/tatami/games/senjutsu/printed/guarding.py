"""Blocks in words: which cells at which values, and when to strike back (SJT-142, SJT-152)."""

from __future__ import annotations

from ..pack import Block
from .gates import values
from .ground import Pointing
from .saying import Said, join, say


def block(given: Block, further: bool) -> list[Said]:
    """The block, and what it allows; `further` if another stands above it."""
    told = [_block(given, further)]
    if given.counter:
        told.append(say("counter", values=values(given.counter)))
    return told


def _block(given: Block, further: bool) -> Said:
    pointing = Pointing()
    always = [cell for cell, when in given.cells.items() if when == "all"]
    if not always:
        return say("block-only", at=_sometimes(given, pointing, "at-only"), also=further)
    cells = pointing.at(always)
    if len(always) == len(given.cells):
        return say("block", cells=cells, also=further)
    return say("block-more", cells=cells, at=_sometimes(given, pointing, "at-more"), also=further)


def _sometimes(given: Block, pointing: Pointing, key: str) -> Said:
    """Value by value: which cells besides."""
    when: dict[tuple[int, ...], list[str]] = {}
    for cell, at in given.cells.items():
        if at != "all":
            when.setdefault(at, []).append(cell)
    told = [
        say(key, values=values(at), cells=pointing.at(cells), first=k == 0)
        for k, (at, cells) in enumerate(when.items())
    ]
    return join("comma", told)
