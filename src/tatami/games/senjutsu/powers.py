"""Named escapes: what a card can do that no word of the grammar says (`escape: name`).

A power is a step of the act that is being resolved, and says whether it is done at once. A pack that names
another one is refused when it is read. The house's cards need none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .table import Fight

POWERS: Final[dict[str, Callable[[Fight], bool]]] = {}
ESCAPES: Final[tuple[str, ...]] = tuple(POWERS)
