"""The log of a game on the screen. It grows with every act, so what has been set stays as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from tatami.words.story import LogLine

BLOCK: Final = 20
"""Lines that are set together: only the last few blocks are ever set anew."""


class Log(Vertical):
    """Headings stand out, and what belongs to them is set in."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._lines: list[LogLine] = []
        self._blocks: list[Static] = []

    @property
    def text(self) -> str:
        return "\n".join(map(_text, self._lines))

    def tell(self, lines: Sequence[LogLine]) -> None:
        """From now on shows these."""
        before, self._lines = self._lines, list(lines)
        for k, at in enumerate(range(0, len(lines), BLOCK)):
            block = self._lines[at : at + BLOCK]
            if k == len(self._blocks):
                self._blocks.append(Static(_set(block), markup=False))
                self.mount(self._blocks[k])
            elif block != before[at : at + BLOCK]:
                self._blocks[k].update(_set(block))
        while len(self._blocks) * BLOCK >= len(lines) + BLOCK:
            self._blocks.pop().remove()


def _set(lines: Sequence[LogLine]) -> Content:
    parts = [(_text(line), "bold") if line.is_heading else _text(line) for line in lines]
    return Content("\n").join(Content.assemble(part) for part in parts)


def _text(line: LogLine) -> str:
    return line.text if line.is_heading else f"· {line.text}"
