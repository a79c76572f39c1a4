"""What the hall tells about its games before anybody plays them."""

from __future__ import annotations

import pytest

from tatami.games import GAMES
from tatami.web.api.games import _told
from tatami.words.catalogue import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_value_of_an_option_has_a_name_of_its_own(game: str, lang: str) -> None:
    words = Words(lang)
    options = _told(GAMES[game], words).options
    assert options
    for option in options:
        assert len(option.names) == len(set(option.names)) == len(option.values)
        for value, name in zip(option.values, option.names, strict=True):
            is_word = isinstance(value, bool) or (isinstance(value, str) and len(value) > 1)
            if type(value) is not int or not words.has(f"{game}-option-{option.name}.value"):
                assert (name != str(value)) == is_word  # numbers and seats go by themselves
