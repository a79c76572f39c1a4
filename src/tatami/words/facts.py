"""The open facts of a game in words, for boards that know nothing of it: `template-fact-stars`.

A tuple as long as there are seats is a fact of each of them; what `Table.SEATS` names is told by its players.
A game that has no text for a fact gets its name in the code; one whose text is empty is not told.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tatami.kernel.table import Plain
from tatami.kernel.views import AnyView

from .naming import kebab
from .telling import Teller


class OpenFacts(NamedTuple):
    """What is known of the table, and of each seat."""

    table: list[str]
    seats: list[list[str]]


def open_facts(teller: Teller, view: AnyView[Any]) -> OpenFacts:
    """All open facts that can be told, in the order of the code."""
    told = OpenFacts([], [[] for _ in range(view.seats)])
    for name in type(view.table).FIELDS:
        value: Plain = getattr(view.table, name)
        if name in type(view.table).SEATS:
            _add(told.table, teller, name, _players(teller, value))
        elif isinstance(value, tuple) and len(value) == view.seats:
            for seat, each in enumerate(value):
                _add(told.seats[seat], teller, name, each)
        else:
            _add(told.table, teller, name, value)
    return told


def _add(lines: list[str], teller: Teller, name: str, value: Plain) -> None:
    if value is None or value is False or value in ("", ()):
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


def _players(teller: Teller, value: Plain) -> Plain:
    seats = value if isinstance(value, tuple) else (value,)
    return teller.list_of(teller.seat(seat) for seat in seats if isinstance(seat, int) and seat >= 0)
