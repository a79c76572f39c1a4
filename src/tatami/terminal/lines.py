"""Lines from a pipe or a keyboard, whatever somebody sends there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import BinaryIO, Final

from tatami.kernel.reasons import TatamiError
from tatami.kernel.seats import letter

LONGEST: Final = 4096
"""No answer is nearly as long (in bytes)."""


class LineReader:
    """Reads one line at a time and never more of it than it keeps."""

    def __init__(self, source: BinaryIO) -> None:
        self._source: Final = source

    def read(self) -> str | None:
        """The next line without its end, spaces evened out; None if it is absurdly long.

        TatamiError when there are no more lines, UnicodeError when it is not text.
        """
        line = self._source.readline(LONGEST)
        if not line:
            raise TatamiError("input-ended")
        if len(line) == LONGEST and not line.endswith(b"\n"):
            self._skip_rest()
            return None
        return " ".join(line.decode("utf-8").split())

    def _skip_rest(self) -> None:
        while True:
            more = self._source.readline(LONGEST)
            if not more or more.endswith(b"\n"):
                return


def with_letters(text: str, names: Sequence[str]) -> str:
    """A typed answer with the letters of the seats for the names of the players it is aimed at."""
    what, aimed, whom = text.partition(">")
    for seat in sorted(range(len(names)), key=lambda seat: -len(names[seat])):
        whom = re.sub(rf"(?<!\w){re.escape(names[seat])}(?!\w)", letter(seat), whom, flags=re.IGNORECASE)
    return what + aimed + whom


def tidied(text: str) -> str:
    """A typed answer as its canonical text would be: small letters, seats capital, `>` set apart."""
    spaced = re.sub(r"\s*>\s*", " > ", text.lower())
    return re.sub(r"\b[a-g]\b", lambda seat: seat[0].upper(), spaced)
