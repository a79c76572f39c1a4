"""What is printed on the cards, in the words of the notation: for clients that draw them."""

from __future__ import annotations

from typing import Any

from . import pieces


def cards() -> dict[str, Any]:
    return {
        "clans": list(pieces.CLANS),
        "ninja": pieces.NINJAS,
        "troopsPerClan": pieces.TROOPS_PER_CLAN,
        "handSize": pieces.HAND_SIZE,
    }
