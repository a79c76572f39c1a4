"""What can go wrong for a client: the hall says no, or it cannot be reached."""

from __future__ import annotations

from typing import Final

from tatami.hall.telling.messages import Facts, ReasonInfo
from tatami.kernel.reasons import TatamiError


class HallRefused(Exception):
    """The hall said no, and nothing has changed: a code, a sentence, the clauses and the facts."""

    def __init__(self, code: str, text: str = "", clauses: tuple[str, ...] = (), facts: Facts | None = None):
        super().__init__(text or code)
        self.code: Final = code
        self.text: Final = text
        self.clauses: Final = clauses
        self.facts: Final[Facts] = facts or {}

    @classmethod
    def of(cls, reason: ReasonInfo) -> HallRefused:
        return cls(reason.code, reason.text, reason.clauses, reason.facts)

    @property
    def seconds(self) -> float:
        """How long the hall asks to wait, where it does."""
        seconds = self.facts.get("seconds", 0)
        return float(seconds) if isinstance(seconds, int) else 0.0


class HallLost(TatamiError):
    """The hall cannot be reached, or does not answer: nobody knows whether the last wish was carried out."""

    def __init__(self, address: str) -> None:
        super().__init__("hall-lost", address=address)
