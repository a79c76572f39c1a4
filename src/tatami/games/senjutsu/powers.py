"""Named escapes: what a card can do that no word of the grammar says (`escape: name`).

A pack that names another one is refused when it is read. The house's cards need none.
"""

from __future__ import annotations

from typing import Final

ESCAPES: Final[tuple[str, ...]] = ()
