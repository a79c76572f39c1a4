"""How far the actions of players can be read at all.

Somebody who does whatever comes to his mind (a dreamer: a beginner, a child, a dice) tells nothing about his
role, however clear his actions look. The more a player has acted against every part, the more he is taken for
one; and where one player dreams, the others at the table are trusted less too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.seats import Seat

from .parts import PARTS
from .signs import DREAMER, Likely

DREAMING: Final = 0.2
"""How likely anybody is a dreamer before anything is seen."""
FIRM: Final = 1.0
"""How many players that first guess counts for."""

Factors = tuple[float, ...]
"""By part: above 1 speaks for it, below 1 against it; 1 on the average of what is known."""


class Trust:
    """For every player how likely all his actions are together, by part and for a dreamer."""

    def __init__(self, seats: int) -> None:
        self._acts: Final = [[1.0] * (len(PARTS) + 1) for _ in range(seats)]
        self._read: Final = [[1.0] * len(PARTS) for _ in range(seats)]
        self.dreams: Final = [DREAMING] * seats
        """By seat: how likely the player is a dreamer."""

    def read(self, by: Seat, likely: Likely, known: Sequence[float]) -> Factors:
        """What an action changes, given what is known of the player."""
        scale = 1 / max(likely)
        acts = [together * chance * scale for together, chance in zip(self._acts[by], likely, strict=True)]
        seats = len(self.dreams)
        dreaming = (DREAMING * FIRM + sum(self.dreams)) / (FIRM + seats)
        dreamt = dreaming * acts[DREAMER]
        read = [(1 - dreaming) * together + dreamt for together in acts[:DREAMER]]
        change = [now / before for now, before in zip(read, self._read[by], strict=True)]
        self._acts[by], self._read[by] = acts, read
        self.dreams[by] = dreamt / sum(map(float.__mul__, read, known))
        average = sum(map(float.__mul__, change, known))
        return tuple([factor / average for factor in change])
