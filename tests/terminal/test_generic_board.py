"""The board of a game that has none of its own serves every game."""

from __future__ import annotations

from random import Random

import pytest

from tatami.games import EVERY_GAME
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.terminal.boards import board_for
from tatami.terminal.boards.board import Scene
from tatami.terminal.boards.generic import GenericBoard
from tatami.terminal.choice import Choice
from tatami.terminal.host import LocalTable
from tests.terminal.tables import a_table, walk

BOARD = GenericBoard()


def choice_for(table: LocalTable, seat: Seat) -> Choice:
    view, teller, question = table.view(seat), table.teller(seat), table.question
    assert question is not None
    return Choice(table.legal(seat), lambda answer: BOARD.path(view, teller, question, answer), str)


def test_a_game_whose_manifest_names_no_board_lies_on_the_generic_one() -> None:
    boards = {name: type(board_for(rules)) for name, rules in EVERY_GAME.items()}
    assert boards.pop("template") is GenericBoard
    assert GenericBoard not in boards.values()


@pytest.mark.parametrize("game", ["template", "shinobi", "samurai-sword"])
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_any_game_is_drawn_and_told_and_what_answers_it_can_be_touched(game: str, lang: str) -> None:
    table = a_table(game, "you,random,random", lang=lang)
    met = 0
    for seat in walk(table, Random(game)):
        touchable, view, teller = choice_for(table, seat).touchable, table.view(seat), table.teller(seat)
        picture = BOARD.draw(Scene(view, teller, touchable), 80, 24)
        things = {touch for touch in touchable if "/" in touch or touch.startswith("seat.")}
        assert things <= picture.things.keys()
        assert len(BOARD.describe(view, teller)) >= view.seats
        met += bool(things)
    assert met > 4


def test_lone_star_is_told_with_its_own_words() -> None:
    table = a_table("template", "you,random,random", seed="3")
    view, teller = table.view(0), table.teller(0)
    assert BOARD.heading(view, teller) == "Round 1"
    first, mine, other, *_, last = BOARD.describe(view, teller)
    assert first == "Round 1."
    assert mine.startswith("A You. 0 stars; your hand: ")
    assert other == "B Botan. 0 stars; Botan’s hand: 5 hidden cards."
    assert last == "Deck: 6 hidden cards"


def test_nobody_sees_a_card_that_is_not_shown_to_him() -> None:
    table = a_table("template", "you,random,random")
    drawn = BOARD.draw(Scene(table.view(SPECTATOR), table.teller(SPECTATOR)), 80, 24)
    assert not [thing for thing in drawn.things if "/" in thing]
    assert drawn.text().count("5 hidden cards") == 3


def test_what_has_no_words_is_told_by_its_name_in_the_code() -> None:
    table = a_table("samurai-sword", "you,random,random")
    told = BOARD.describe(table.view(0), table.teller(0))
    assert any("resilience: " in line for line in told)
