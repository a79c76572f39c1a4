"""The registry: what people may choose."""

from __future__ import annotations

import pytest

from tatami.games import EVERY_GAME, GAMES, LABORATORY, game_called, published_game
from tatami.games.manifest import manifest_of
from tatami.kernel.reasons import NotUnderstood


def test_every_game_on_the_shelf_is_found_and_those_of_the_laboratory_are_not_on_it() -> None:
    assert [published_game(name).name for name in GAMES] == list(GAMES)
    assert list(EVERY_GAME) == [*GAMES, *LABORATORY]
    for name in (*LABORATORY, "Template", "chess"):
        with pytest.raises(NotUnderstood, match="no-game"):
            published_game(name)


def test_a_game_of_the_laboratory_is_played_like_every_other() -> None:
    assert game_called("Template") is LABORATORY["template"]


def test_a_game_with_rules_is_played_everywhere_whether_it_has_come_to_the_browser_or_not() -> None:
    manifest = manifest_of("senjutsu")
    assert manifest is not None
    assert manifest.status in ("coming", "playable")
    assert published_game("senjutsu") is game_called("Senjutsu") is GAMES["senjutsu"]
