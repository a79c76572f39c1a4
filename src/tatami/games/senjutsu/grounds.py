"""Why the bot of Senjutsu does what it does (hooks/grounds.py)."""

from __future__ import annotations

from typing import Final

from tatami.hooks.grounds import Argument

BEST_CARD: Final = Argument("best-card", card="ability")
ONE_OF_GOOD_CARDS: Final = Argument("one-of-good-cards", card="ability", chance="number")
REACHES: Final = Argument("reaches", card="ability", target="seat")

HURTS: Final = Argument("hurts", target="seat", wounds="number")
DEFEATS: Final = Argument("defeats", target="seat")
WEAKENS: Final = Argument("weakens", target="seat")
SPARES_WOUNDS: Final = Argument("spares-wounds", wounds="number")
FARES_BETTER: Final = Argument("fares-better")
STANDS_BETTER: Final = Argument("stands-better")
SAVES_CARD: Final = Argument("saves-card")
NO_DIFFERENCE: Final = Argument("no-difference")

PREVENTS_WOUND: Final = Argument("prevents-wound")
NEAREST_FOE: Final = Argument("nearest-foe", target="seat")
NEAR_THE_MIDDLE: Final = Argument("near-the-middle")
PREPARED_IS_GOOD: Final = Argument("prepared-is-good")
LEAST_MISSED: Final = Argument("least-missed", card="ability")
WANTED_MOST: Final = Argument("wanted-most", card="ability")
FOE_MISSES_MOST: Final = Argument("foe-misses-most", card="ability")
