"""The open facts of a game in words, for boards that know nothing of it: `template-fact-stars`.

What there is one of for each seat is a fact of each of them; seats are told by their players, the rest as
positions have it (`Table.SHAPES`).
A game that has no text for a fact gets its name in the code; one whose text is empty is not told.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tatami.formats.facts import Holder, seat_fields, shapes_of, told_table
from tatami.hooks.glance import AnyView
from tatami.hooks.shapes import Json, Keyed
from tatami.kernel.seats import seat_of
from tatami.kernel.table import Plain

from .naming import kebab
from .telling import Teller


class OpenFacts(NamedTuple):
    """What is known of the table, and of each seat."""

    table: list[str]
    seats: list[list[str]]


def open_facts(teller: Teller, view: AnyView[Any]) -> OpenFacts:
    """All open facts that can be told, in the order of the code."""
    told = OpenFacts([], [[] for _ in range(view.seats)])
    holder: Holder = type(view.table)
    by_seat = {
        name for name, shape in shapes_of(holder).items() if isinstance(shape, Keyed) and shape.kind == "seat"
    }
    for name, value in told_table(view.rules, view.table).items():
        if name in seat_fields(holder):
            _add(told.table, teller, name, _players(teller, getattr(view.table, name)))
        elif name in by_seat:
            for seat, each in value.items():
                _add(told.seats[seat_of(seat)], teller, name, each)
        else:
            _add(told.table, teller, name, value)
    return told


def _add(lines: list[str], teller: Teller, name: str, value: Json) -> None:
    if value is None or value is False or value in ("", (), [], {}):
        return
    shown = value if isinstance(value, int | str) else ", ".join(map(str, value))
    key = f"{teller.rules.name}-fact-{kebab(name)}"
    if teller.words.has(key):
        line = teller.words.text(key, value="yes" if shown is True else shown)
    else:
        readable = name.replace("_", " ")
        line = readable if shown is True else f"{readable}: {shown}"
    if line:
        lines.append(line)


def _players(teller: Teller, value: Plain) -> str:
    seats = value if isinstance(value, tuple) else (value,)
    return teller.list_of(teller.seat(seat) for seat in seats if isinstance(seat, int) and seat >= 0)
