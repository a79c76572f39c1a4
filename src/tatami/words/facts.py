"""The open facts of a game in words, for boards that know nothing of it: `template-fact-stars`.

What there is one of for each seat is a fact of each of them; seats are told by their players, things by
their names, and what is made of parts by a text that speaks of them; the rest as positions have it
(`Table.SHAPES`).
A game that has no text for a fact gets its name in the code; one whose text is empty is not told.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tatami.formats.facts import Holder, seat_fields, shapes_of, told_table
from tatami.hooks.glance import AnyView
from tatami.hooks.shapes import ANY, Json, Keyed, Listed, Named, Parts, Shape
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
    shapes = shapes_of(holder)
    for name, value in told_table(view.rules, view.table).items():
        shape = shapes[name]
        if name in seat_fields(holder):
            _add(told.table, teller, name, ANY, _players(teller, getattr(view.table, name)))
        elif isinstance(shape, Keyed) and shape.kind == "seat":
            for seat, each in value.items():
                _add(told.seats[seat_of(seat)], teller, name, shape.item, each)
        else:
            _add(told.table, teller, name, shape, value)
    return told


def _add(lines: list[str], teller: Teller, name: str, shape: Shape, value: Json) -> None:
    if value is None or value is False or value in ("", (), [], {}):
        return
    key = f"{teller.rules.name}-fact-{kebab(name)}"
    if teller.words.has(key):
        line = _told(teller, key, shape, value)
    else:
        readable = name.replace("_", " ")
        line = readable if value is True else f"{readable}: {_shown(teller, shape, value)}"
    if line:
        lines.append(line)


def _told(teller: Teller, key: str, shape: Shape, value: Json) -> str:
    """By its text; of several things that are made of parts, one after another."""
    if isinstance(shape, Parts):
        return teller.words.text(key, **teller.facts_of_parts(shape, value))
    if isinstance(shape, Listed) and isinstance(shape.item, Parts):
        return "; ".join(filter(None, [_told(teller, key, shape.item, each) for each in value]))
    return teller.words.text(key, value="yes" if value is True else _shown(teller, shape, value))


def _shown(teller: Teller, shape: Shape, value: Json) -> int | str:
    if isinstance(shape, Named) and shape.kind not in ("seat", "face"):
        return teller.named(shape.kind, value)
    if isinstance(value, int | str):
        return value
    item = shape.item if isinstance(shape, Listed) else ANY
    return ", ".join([str(_shown(teller, item, each)) for each in value])


def _players(teller: Teller, value: Plain) -> str:
    seats = value if isinstance(value, tuple) else (value,)
    return teller.list_of(teller.seat(seat) for seat in seats if isinstance(seat, int) and seat >= 0)
