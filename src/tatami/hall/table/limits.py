"""The time that the rules give a thing of which several questions speak ("winter 3"), whoever is asked."""

from __future__ import annotations

from .entries import Millis

Kept = tuple[dict[str, Millis], str, int, Millis | None]


class Limit:
    """Runs while questions of its name are asked, stands still in a pause and while others are asked.

    What a name has used stays used, also if an undo asks the same anew. Times come from outside.
    """

    __slots__ = ("_since", "_used", "name", "seconds")

    def __init__(self) -> None:
        self.name = ""
        """What it is a limit of; "" while a question is asked that has none."""
        self.seconds = 0
        self._used: dict[str, Millis] = {}
        self._since: Millis | None = None

    @property
    def runs(self) -> bool:
        return self._since is not None

    def ask(self, lasts: tuple[str, int] | None, now: Millis) -> None:
        """A question is asked that has this limit, or none."""
        self.stop(now)
        self.name, self.seconds = lasts or ("", 0)
        if lasts is not None:
            self._since = now

    def stop(self, now: Millis) -> None:
        """It stands still until the question is asked again."""
        if self._since is not None:
            self._used[self.name] = self._used.get(self.name, 0) + max(0, now - self._since)
            self._since = None

    def forgive(self, now: Millis) -> None:
        """The time since something last happened was nobody's."""
        if self._since is not None:
            self._since = now

    def left(self, now: Millis) -> Millis | None:
        """How long it still lasts, or None without a limit."""
        if not self.name:
            return None
        running = 0 if self._since is None else max(0, now - self._since)
        return max(0, self.seconds * 1000 - self._used.get(self.name, 0) - running)

    def has_run_out(self, now: Millis) -> bool:
        return self.runs and self.left(now) == 0

    def next_alarm(self, now: Millis) -> Millis | None:
        """When it runs out; once it has, that is nobody's alarm any more."""
        left = self.left(now) if self.runs else None
        return now + left if left else None

    def put_aside(self) -> Kept:
        return dict(self._used), self.name, self.seconds, self._since

    def take_up(self, kept: Kept) -> None:
        self._used, self.name, self.seconds, self._since = dict(kept[0]), *kept[1:]
