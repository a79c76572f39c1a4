"""Wrong passwords at one table: how many somebody may still try, without remembering everybody for ever."""

from __future__ import annotations

from collections import deque
from typing import Final

from ..table.entries import Millis

GUESSES: Final = 10
AGAIN: Final = 60_000
"""So many wrong passwords in so many milliseconds, by one person."""
MOST_PEOPLE: Final = 1_000
"""Who guess at the same time. Nobody else may begin until one of them has waited long enough."""


class Guesses:
    """By person: when he gave a wrong password lately."""

    def __init__(self, most: int = MOST_PEOPLE) -> None:
        self._most: Final = most
        self._wrong: Final[dict[str, deque[Millis]]] = {}
        """Whoever guessed last stands last."""

    def __len__(self) -> int:
        return len(self._wrong)

    def wait(self, person: str, now: Millis) -> Millis:
        """How many milliseconds this person must wait before he may try."""
        self._forget(now)
        known = self._wrong.get(person)
        if known is None:
            return 0 if len(self._wrong) < self._most else AGAIN
        return AGAIN - (now - known[0]) if len(known) == GUESSES else 0

    def note(self, person: str, now: Millis) -> None:
        """One more, which is wrong until it is known to be right."""
        known = self._wrong.pop(person, None)
        self._wrong[person] = deque(maxlen=GUESSES) if known is None else known
        self._wrong[person].append(now)

    def forgive(self, person: str) -> None:
        """He knows the password."""
        self._wrong.pop(person, None)

    def _forget(self, now: Millis) -> None:
        """Those whose last try is long ago; they stand first."""
        while self._wrong:
            person, times = next(iter(self._wrong.items()))
            if now - times[-1] < AGAIN:
                return
            del self._wrong[person]
