"""Layouts are made once for what they are made of, however many options somebody thinks of."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games import EVERY_GAME, game_called
from tatami.kernel.places import Layout, Place
from tatami.kernel.rules import MOST_LAYOUTS, Rules
from tatami.kernel.seats import NOBODY


def test_options_that_change_no_place_share_one_layout() -> None:
    rules = game_called("senji")
    layouts = {id(rules.layout(5, rules.read_options({"glass": 10 + n}))) for n in range(2_000)}
    assert len(layouts) == 1


@pytest.mark.parametrize("name", list(EVERY_GAME))
def test_a_layout_is_made_of_the_options_that_the_game_says_it_is_made_of(name: str) -> None:
    rules = game_called(name)
    for seats in rules.seat_counts:
        for option in rules.options:
            for value in option.offered():
                if option.name != "data":
                    chosen = rules.read_options({option.name: value})
                    assert _shape(rules, seats, chosen) == _made_anew(rules, seats, chosen)


def test_layouts_are_kept_in_bounded_number() -> None:
    rules = type(game_called("shinobi"))()
    for troops in range(1, 4 * MOST_LAYOUTS):
        layout = rules.layout(3, {"troops_per_clan": troops})
        assert rules.layout(3, {"troops_per_clan": troops}) is layout
        assert len(rules._layouts) <= MOST_LAYOUTS


def test_a_face_in_two_stocks_is_refused_when_the_layout_is_made() -> None:
    places = [Place("deck", NOBODY), Place("vows", NOBODY, stock=1)]
    with pytest.raises(AssertionError, match="face 1 is in stocks 0 and 1"):
        Layout(places, [[0, 1], [1, 2]], [0, 1], 3)


def _shape(rules: Rules[Any], seats: int, options: Any) -> object:
    layout = rules.layout(seats, options)
    return [place.name for place in layout.places], layout.stocks, layout.rest


def _made_anew(rules: Rules[Any], seats: int, options: Any) -> object:
    layout = rules.make_layout(seats, options)
    return [place.name for place in layout.places], layout.stocks, layout.rest
