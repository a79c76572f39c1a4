"""Choosing an answer part by part."""

from __future__ import annotations

from random import Random

import pytest

from tatami.kernel.answers import Answer
from tatami.terminal.boards import board_for
from tatami.terminal.choice import FEW, Choice, Part
from tatami.terminal.phrases import choice_for
from tests.terminal.tables import a_table, walk

GAMES = [
    ("tenno", "you,random,random,random,random,random,random"),
    ("shinobi", "you,random,random,random"),
    ("samurai-sword", "you,random,random,random,random,random,random"),
    ("template", "you,random,random"),
]


def all_answers(choice: Choice) -> list[Answer]:
    """Every answer that can be reached by numbers."""
    found = []
    for offer in choice.offers():
        answer = choice.take(offer)
        if answer is not None:
            found.append(answer)
        else:
            assert len(offer.answers) > 1
            found += all_answers(choice)
            assert choice.step_back()
    return found


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_legal_answer_can_be_reached_by_numbers_and_nothing_else(game: str, seats: str) -> None:
    table = a_table(game, seats)
    board = board_for(table.rules)
    for seat in walk(table, Random("numbers")):
        legal = table.legal(seat)
        reached = all_answers(choice_for(table, board, seat))
        assert len(reached) == len(legal)
        assert set(reached) == set(legal)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_few_answers_are_listed_at_once_and_many_in_short_steps(game: str, seats: str) -> None:
    table = a_table(game, seats)
    board = board_for(table.rules)
    longest = 0
    for seat in walk(table, Random("short")):
        choice = choice_for(table, board, seat)
        offers = choice.offers()
        longest = max(longest, len(offers))
        if len(table.legal(seat)) <= board.few:
            assert all(offer.answer for offer in offers)
    assert longest <= 2 * FEW


@pytest.mark.parametrize(("game", "seats"), GAMES[:-1])
def test_every_legal_answer_can_be_reached_by_touching_things_on_the_table(game: str, seats: str) -> None:
    table = a_table(game, seats)
    board, rng = board_for(table.rules), Random("touch")
    for seat in walk(table, Random("walk")):
        view, teller, question = table.view(seat), table.teller(seat), table.question
        assert question is not None
        for answer in rng.sample(table.legal(seat), min(5, len(table.legal(seat)))):
            touches = [part.touch for part in board.path(view, teller, question, answer) if "." in part.touch]
            if game == "tenno":
                rng.shuffle(touches)  # there the order of touching does not matter
            choice = choice_for(table, board, seat)
            for touch in touches:
                if len(choice.left) > 1:
                    assert choice.touch(touch)
            assert answer in choice.left
            assert not touches or len(choice.left) <= 2, "one slot may stand for two answers"


PATHS = {
    "a1": (Part("A", "a"), Part("1", "one")),
    "a2": (Part("A", "a"), Part("2", "two")),
    "b1": (Part("B", "b"), Part("1", "one")),
    "no": (Part("no", "no"),),
}


def small_choice() -> Choice:
    answers = [Answer(text) for text in PATHS]
    return Choice(answers, lambda answer: PATHS[answer.text], lambda answer: f"<{answer.text}>")


def test_touching_a_later_part_first_leaves_what_fits_it() -> None:
    choice = small_choice()
    assert choice.touch("1")
    assert [answer.text for answer in choice.left] == ["a1", "b1"]
    assert choice.touchable == {"A", "B"}
    assert choice.touch("B")
    assert [answer.text for answer in choice.left] == ["b1"]
    assert choice.chosen == {"1", "B"}


def test_what_is_part_of_no_answer_left_cannot_be_touched() -> None:
    choice = small_choice()
    assert not choice.touch("C")
    choice.touch("B")
    assert not choice.touch("2")
    assert [answer.text for answer in choice.left] == ["b1"]


def test_steps_can_be_taken_back_one_by_one_or_down_to_a_thing() -> None:
    choice = small_choice()
    assert not choice.step_back()
    choice.touch("A")
    choice.touch("2")
    choice.step_back()
    assert choice.chosen == {"A"}
    choice.touch("1")
    choice.free("A")
    assert choice.chosen == frozenset()
    assert len(choice.left) == 4
