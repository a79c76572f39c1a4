"""Why the bot of Samurai Sword does what it does (hooks/grounds.py)."""

from __future__ import annotations

from typing import Final

from tatami.hooks.grounds import Argument

LAY_AT_ONCE: Final = Argument("lay-at-once", card="face")
BRINGS_CARDS: Final = Argument("brings-cards", card="face")
SPARE_RESILIENCE: Final = Argument("spare-resilience")
END_OF_DECK_IS_WELCOME: Final = Argument("end-of-deck-is-welcome")

LIKELY_FOE: Final = Argument("likely-foe", target="seat", chance="number")
TOKEN_COUNTS: Final = Argument("token-counts", target="seat")
LIKELY_FRIEND: Final = Argument("likely-friend", target="seat", chance="number")
LANDS: Final = Argument("lands", target="seat", wounds="number", chance="number")
DEFEATS: Final = Argument("defeats", target="seat")
PREPARES_DEFEAT: Final = Argument("prepares-defeat", target="seat")
WEAKENS_BEFORE_BLOW: Final = Argument("weakens-before-blow", target="seat")
CARD_LESS: Final = Argument("card-less", target="seat")
REMOVES: Final = Argument("removes", target="seat", aim="face")
BRINGS_WITHIN_REACH: Final = Argument("brings-within-reach", target="seat")
LACKS_WEAPON: Final = Argument("lacks-weapon", target="seat", chance="number")
HEALS: Final = Argument("heals", wounds="number")
GIFT_HURTS_LEAST: Final = Argument("gift-hurts-least", target="seat")
CRY_HURTS_FOES: Final = Argument("cry-hurts-foes")
HAND_IS_FULL: Final = Argument("hand-is-full")
NOTHING_WORTH_IT: Final = Argument("nothing-worth-it")

CARD_IS_CHEAPER: Final = Argument("card-is-cheaper", card="face", wounds="number")
WOUNDS_ARE_CHEAPER: Final = Argument("wounds-are-cheaper", card="face", wounds="number")
WOULD_BE_DEFEATED: Final = Argument("would-be-defeated")
LEAST_MISSED: Final = Argument("least-missed", card="face")
TOKEN_IS_FREE: Final = Argument("token-is-free")
TOKEN_IS_CHEAPER: Final = Argument("token-is-cheaper", card="face")
WEAPON_IS_CHEAPER: Final = Argument("weapon-is-cheaper", card="face")
TOP_IS_BETTER: Final = Argument("top-is-better", card="face")
TOP_IS_WORSE: Final = Argument("top-is-worse", card="face")
