"""The kinds of tables of a game that are worth trying: which options fit together, with how many seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tatami.kernel.rules import Option, Rules
from tatami.kernel.seats import MAX_SEATS, letter


class Tables:
    """A game whose options do not all fit together (pairs need four) says which tables there are."""

    def tables(self, seats: int) -> Sequence[Mapping[str, object]]:
        """Options of tables that differ in what is played; the first is the usual one."""
        raise NotImplementedError

    def fits(self, seats: int, option: str, value: object) -> bool:
        """Whether so many can play with this value of an option at all."""
        return True


def choices_of(rules: Rules[Any], option: Option, seats: int) -> list[int | str | bool]:
    """The values of an option that so many players can choose: those who are not there cannot begin."""
    absent = [letter(seat) for seat in range(seats, MAX_SEATS)]
    values = [value for value in option.offered() if value not in absent]
    return (
        [value for value in values if rules.fits(seats, option.name, value)]
        if isinstance(rules, Tables)
        else values
    )


def tables_of(rules: Rules[Any], seats: int) -> Sequence[Mapping[str, object]]:
    """The kinds of tables of any game: as it says, or the usual one and one with every option at its last
    value, who begins apart."""
    if isinstance(rules, Tables):
        return rules.tables(seats)
    named = [option for option in rules.options if option.name != "first_player"]
    unusual = {option.name: option.choices[-1] if option.choices else option.high for option in named}
    return [{}, unusual] if unusual else [{}]
