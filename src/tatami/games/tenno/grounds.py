"""Why the bot of Tenno does what it does (hooks/grounds.py): what its weights are made of, in words."""

from __future__ import annotations

from typing import Final

from tatami.hooks.grounds import Argument

KNOWN_CARD: Final = Argument("known-card", target="seat", aim="slot", kind="kind")
CHANCE_TO_WIN: Final = Argument("chance-to-win", target="seat", aim="slot", chance="number")
LEAST_BAD: Final = Argument("least-bad")
RONIN_FIRST: Final = Argument("ronin-first")
ENDS_AS_WINNER: Final = Argument("ends-as-winner")
MONK_MAY_HELP: Final = Argument("monk-may-help", target="seat", chance="number")
STOP_IS_BETTER: Final = Argument("stop-is-better")

MONK_CHANGES_NOTHING: Final = Argument("monk-changes-nothing", kind="kind")
MONK_SAVES: Final = Argument("monk-saves", kind="kind", value="number")
MONK_FOR_LITTLE: Final = Argument("monk-for-little", kind="kind", value="number")

BETTER_ATTACK: Final = Argument("better-attack", kind="kind")
BETTER_PLACED: Final = Argument("better-placed")
SHOGUN_IS_A_TRAP: Final = Argument("shogun-is-a-trap", slot="slot")
KNOWN_SLOT: Final = Argument("known-slot", slot="slot")
ROW_IS_GOOD: Final = Argument("row-is-good")

MUDDLE: Final = Argument("muddle", slot="slot")
LEAST_KNOWN: Final = Argument("least-known", slot="slot")
NOTHING_TO_LEARN: Final = Argument("nothing-to-learn")
