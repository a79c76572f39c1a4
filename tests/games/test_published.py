"""The registry: what people may choose."""

from __future__ import annotations

import pytest

from tatami.games import GAMES, published_game
from tatami.kernel.reasons import NotUnderstood


def test_every_published_game_is_found_and_the_template_is_none() -> None:
    assert [published_game(name).name for name in GAMES] == list(GAMES)
    for name in ("template", "Template", "chess"):
        with pytest.raises(NotUnderstood, match="no-game"):
            published_game(name)
