"""Why the bot of Lone Star does what it does (hooks/grounds.py)."""

from __future__ import annotations

from typing import Final

from tatami.hooks.grounds import Argument

KEEPS_BEST: Final = Argument("keeps-best", card="face")
