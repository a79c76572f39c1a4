"""Answers made of parts at the keyboard: step by step or in one line, on the mat and line by line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tatami.games import EVERY_GAME
from tatami.kernel.answers import Compound
from tatami.kernel.pieces import FACE, piece
from tatami.terminal.asking import Asking
from tatami.terminal.boards import board_for
from tatami.terminal.host import LocalTable
from tests.hall.flowers import open_garden
from tests.kernel.bouquets import BOUQUET, DECK, EACH, hand
from tests.terminal.pilots import Hand, on_the_mat
from tests.terminal.tables import a_table, typed

ROSE, LILY, IRIS = range(3)


@pytest.fixture(autouse=True)
def garden() -> Iterator[None]:
    open_garden()
    yield
    del EVERY_GAME[BOUQUET.name]


def table_with(*flowers: int, seats: str = "you,random,random") -> LocalTable:
    """Whoever sits at the keyboard begins, and holds just these flowers."""
    table = a_table("bouquet", seats)
    game = table._course.game
    every = [p & FACE for place in game.places for p in place]
    for flower in flowers:
        every.remove(flower)
    game.places[hand(0)][:] = [game._audiences[hand(0)] | flower for flower in flowers]
    for place in (hand(1), hand(2)):
        game.places[place][:] = [game._audiences[place] | every.pop() for _ in range(EACH)]
    game.places[DECK][:] = [piece(flower) for flower in every]
    return table


def said_to(*lines: str) -> list[str]:
    return typed(table_with(ROSE, ROSE, IRIS), *lines, "quit").splitlines()


def given(table: LocalTable) -> list[str]:
    return [done.answer.text for done in table._course.done if done.seat == 0 and done.answer]


def test_one_line_is_a_whole_answer() -> None:
    table = table_with(ROSE, ROSE, IRIS)
    typed(table, "bouquet B: rose, iris", "quit")
    assert given(table)[0] == "bouquet B: rose, iris"


def test_a_line_that_is_refused_names_the_part_at_fault() -> None:
    assert "“The lily”: You have no lily left. (BOU-2)" in said_to("bouquet B: rose, lily")
    assert "“tulip” cannot be part of “bouquet B”." in said_to("bouquet B: rose, tulip")


def test_step_by_step_parts_are_added_taken_out_and_given() -> None:
    table = table_with(ROSE, ROSE, IRIS)
    told = typed(table, "bouquet B", "rose", "ribbon", "0", "iris", "1", "quit").splitlines()
    assert any("not yet: Two flowers or more. (BOU-5)" in line for line in told)
    assert any(line.endswith(". Take out: The rose") for line in told), "as soon as it is in it"
    assert any(line.endswith(": The rose, The iris") for line in told), "it is told as it stands"
    assert given(table)[0] == "bouquet B: rose, iris"


def test_an_answer_that_was_begun_can_be_left_for_another() -> None:
    table = table_with(ROSE, ROSE, IRIS)
    typed(table, "bouquet B", "rose", "0", "0", "keep", "quit")
    assert given(table)[0] == "keep"


def test_what_cannot_be_added_is_refused_with_its_reason_and_the_rest_stays() -> None:
    table = table_with(ROSE, ROSE, IRIS)
    told = typed(table, "bouquet B", "rose", "rose", "lily", "iris", "1", "quit").splitlines()
    assert "“The rose”: Only one rose without a ribbon. (BOU-3)" in told
    assert "“The lily”: You have no lily left. (BOU-2)" in told
    assert given(table)[0] == "bouquet B: rose, iris"


def test_why_tells_of_what_is_being_made() -> None:
    told = said_to("bouquet B", "rose", "why", "why rose", "why iris")
    assert "The lily: You have no lily left. (BOU-2)" in told
    assert "Only one rose without a ribbon. (BOU-3)" in told
    assert "You may do that now." in told


def test_the_help_says_how_answers_are_made_of_parts() -> None:
    assert any("“bouquet B: … , …”" in line for line in said_to("?"))


def test_choosing_by_number_leads_from_the_form_to_the_whole() -> None:
    asking = Asking(table_with(ROSE, ROSE, IRIS), board_for(BOUQUET), 0)
    given = None
    for label in ("A bouquet for", "The rose", "The iris", "That is my answer"):
        numbers = [k for k, each in enumerate(asking.labels) if each.startswith(label)]
        given = asking.take(numbers[0])
    assert isinstance(given, Compound)
    assert given.text == "bouquet B: rose, iris"


def test_escape_takes_out_the_last_part_then_leaves() -> None:
    asking = Asking(table_with(ROSE, ROSE, IRIS), board_for(BOUQUET), 0)
    before = asking.labels
    for label in ("A bouquet for", "The rose"):
        asking.take(next(k for k, each in enumerate(asking.labels) if each.startswith(label)))
    begun = asking.labels
    assert any(each.startswith("Take out: The rose") for each in begun)
    asking.step_back()
    assert not any(each.startswith("Take out") for each in asking.labels)
    asking.step_back()
    assert asking.labels == before


def test_on_the_mat_a_form_opens_its_parts_and_the_whole_is_given() -> None:
    table = table_with(ROSE, ROSE, IRIS)

    async def script(hand: Hand) -> None:
        for label in ("A bouquet for", "The rose", "The iris", "That is my answer"):
            asking = hand.mat.asking
            assert asking is not None
            number = next(k for k, each in enumerate(asking.labels) if each.startswith(label))
            await hand.press(str(number + 1))
            await hand.pilot.pause()
        assert given(table)[0] == "bouquet B: rose, iris"
        await hand.press("q", "enter")

    on_the_mat(table, script)
