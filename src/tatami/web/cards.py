"""What is printed on the cards of the games, in the words of the notation: for clients that draw them."""

from __future__ import annotations

from typing import Any

from tatami.games.manifest import manifests, named_by

Printed = dict[str, Any]


def printed_cards() -> dict[str, Printed]:
    """Constant of the client -> the cards of that game, where its manifest names what tells them."""
    told = {game: named_by(game, "cards") for game in manifests()}
    return {game.upper().replace("-", "_"): cards() for game, cards in told.items() if cards is not None}
