"""All that is wrong with a pack, gathered: whoever writes one wants to hear of everything at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, ParamSpec

from tatami.formats.spelling import printable
from tatami.kernel.reasons import NotUnderstood

P = ParamSpec("P")

MOST: Final = 200
"""Nobody reads on after so many; a file of nothing but faults shall not cost us more."""


class PackFaulty(NotUnderstood):
    """A pack that is not in order: told by its first fault, with all of them at hand."""

    def __init__(self, faults: Sequence[NotUnderstood]) -> None:
        super().__init__(faults[0].code, **faults[0].facts)
        self.faults: Final = tuple(faults)


class Faults:
    """A list that checks write to, in the order of the file."""

    def __init__(self) -> None:
        self.found: Final[list[NotUnderstood]] = []

    def add(self, fault: NotUnderstood) -> None:
        if len(self.found) < MOST:
            self.found.append(fault)

    def note(self, check: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        """A check that raises the one fault it finds."""
        try:
            check(*args, **kwargs)
        except NotUnderstood as fault:
            self.add(fault)

    def once(self, named: Iterable[tuple[str, str]]) -> None:
        """Of these (path, value) no value comes twice."""
        seen: set[str] = set()
        for path, value in named:
            if value in seen:
                self.add(NotUnderstood("pack-twice", path=path, value=printable(value)))
            seen.add(value)

    def tell(self) -> None:
        """Raises them, if there are any."""
        if self.found:
            raise PackFaulty(self.found)
