"""Armies (SHI-31 to SHI-34), and which of them may not be attacked this turn (SHI-40 to SHI-42)."""

from __future__ import annotations

from typing import Final

from ..pieces import ARMIES_ABROAD, ARMY_CALLED, ARMY_NAME
from ..table import CAUSES, MOVED_IN, MOVED_ON, PLACED, Mark, Me, ShinobiTable

_MARKS: Final[dict[str, dict[int, tuple[Mark]]]] = {
    cause: {place: (Mark(name, cause),) for place, name in ARMY_NAME.items()} for cause in CAUSES
}
"""By cause and place of the army: the mark alone."""


def is_army_abroad(me: Me) -> bool:
    """Whether any army stands in another player's province."""
    return any(me.counts(ARMIES_ABROAD[me.seats][me.seat]))


def protect(table: ShinobiTable, place: int, cause: str) -> None:
    """SHI-40, SHI-41: after the first order this army may not be attacked until the end of the turn."""
    table.protected = _MARKS[cause][place]


def move_protection(table: ShinobiTable, source: int, goal: int, goes_home: bool) -> None:
    """SHI-41: the army a placed card leaves stays protected. SHI-42: another one is not.

    SHI-R40: an army in one's own province needs no protection; it is never a target.
    """
    if table.protected == _MARKS[PLACED][source]:
        table.protected = _MARKS[MOVED_ON][source]
    if not goes_home:
        table.protected += _MARKS[MOVED_IN][goal]


def cause_of_protection(table: ShinobiTable, place: int) -> str:
    """Why this army is protected, or nothing. The latest cause speaks: SHI-R15."""
    cause = ""
    for name, why in table.protected:
        if ARMY_CALLED[name] == place:
            cause = why
    return cause
