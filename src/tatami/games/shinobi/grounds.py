"""Why the bot of Shinobi does what it does (hooks/grounds.py)."""

from __future__ import annotations

from typing import Final

from tatami.hooks.grounds import Argument

STRENGTHENS_OWN: Final = Argument("strengthens-own", clan="face")
WEAKENS_CLAN: Final = Argument("weakens-clan", clan="face", cards="number")
HELPS_RIVALS_LEAST: Final = Argument("helps-rivals-least", clan="face")
BETTER_LEAD: Final = Argument("better-lead")
LAST_WORD: Final = Argument("last-word", chance="number")
KEEPS_FOR_THE_END: Final = Argument("keeps-for-the-end")
TIES_AT_HOME: Final = Argument("ties-at-home")
STRONG_ARMY: Final = Argument("strong-army")
NOT_ALONE: Final = Argument("not-alone")
KEEPS_SECRET: Final = Argument("keeps-secret")
LAST_CARD: Final = Argument("last-card")
PREPARES: Final = Argument("prepares")
