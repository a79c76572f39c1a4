"""Names that could deceive: cleaned, or refused with a sentence; and at a table no two look the same."""

from __future__ import annotations

import pytest

from tatami.hall.naming import LONGEST_NAME, seen_as
from tatami.hall.people import good_name
from tatami.hall.table.commands import name_of_its_own
from tatami.kernel.reasons import TatamiError
from tests.hall.halls import Scene, scene


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Olena \n Koval ", "Olena Koval"),
        ("\u202egnuL", "gnuL"),
        ("Ole\u200bna", "Olena"),
        ("Ole\u200dna\u200c", "Olena"),
        ("\u2066Bob\u2069", "Bob"),
        ("Петро\ufeff", "Петро"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("Ґанна Š.", "Ґанна Š."),
        ("Anna Петрівна", "Anna Петрівна"),
        ("忍者", "忍者"),
    ],
)
def test_what_cannot_be_seen_is_taken_out_of_a_name(given: str, kept: str) -> None:
    assert good_name(given) == kept


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("", "name-is-empty"),
        ("\u200b\u200d\u202e", "name-is-empty"),
        ("\u3164\u2800", "name-is-empty"),
        ("A" * 25, "name-is-too-long"),
        ("A" * 10_000, "name-is-too-long"),
        ("Оlena", "name-mixes-alphabets"),
        ("Bοb", "name-mixes-alphabets"),
        ("раypal", "name-mixes-alphabets"),
    ],
)
def test_what_is_no_name_is_refused(given: str, code: str) -> None:
    with pytest.raises(TatamiError) as refusal:
        good_name(given)
    assert refusal.value.code == code


def test_the_longest_name_is_one() -> None:
    assert good_name("a" * LONGEST_NAME) == "a" * LONGEST_NAME


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "ANNA"), ("Сора", "Copa"), ("Bob", "Bоb"), ("Il", "lI"), ("Ann 10", "Ann lo")]
)
def test_names_that_are_drawn_alike_are_seen_as_the_same(one: str, other: str) -> None:
    assert seen_as(one) == seen_as(other)


def test_at_a_table_no_two_are_called_alike(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(["ann", "bob"], bots=0)
        live = (await hall.room(table)).live
        live.cushions[0].name = "Copa"
        assert name_of_its_own(live, "Сора") == "Сора 2"
        assert name_of_its_own(live, "copa") == "copa 2"
        assert name_of_its_own(live, "Dan") == "Dan"

    scene(url, play)
