"""Named escapes for what the words of effects cannot say (`escape: name`). The cards of the house need none.

A power is a step on the game of the act that is being resolved; it returns whether it is done at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .table import Fight

POWERS: Final[dict[str, Callable[[Fight], bool]]] = {}
"""By name. A pack that names another is refused (`pack_checks`)."""
