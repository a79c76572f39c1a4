"""The kinds of tables of a game that are worth trying: which options fit together, with how many seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tatami.kernel.rules import Rules


class Tables:
    """A game whose options do not all fit together (pairs need four) says which tables there are."""

    def tables(self, seats: int) -> Sequence[Mapping[str, object]]:
        """Options of tables that differ in what is played; the first is the usual one."""
        raise NotImplementedError


def tables_of(rules: Rules[Any], seats: int) -> Sequence[Mapping[str, object]]:
    """The kinds of tables of any game: as it says, or the usual one and one with every option at its last
    value, who begins apart."""
    if isinstance(rules, Tables):
        return rules.tables(seats)
    named = [option for option in rules.options if option.name != "first_player"]
    unusual = {option.name: option.choices[-1] if option.choices else option.high for option in named}
    return [{}, unusual] if unusual else [{}]
