"""Open facts and open questions in the words of the game: for views, positions and whoever writes for people.

What a field is stands beside it (`SHAPES`, of a question also `SEATS` and `KINDS`). How it is written is
worked out once for each class and its rules; of a table that is known only what has changed is told.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from tatami.hooks.positions import argument_kind
from tatami.hooks.shapes import (
    ANY,
    MANY_SEATS,
    NUMBER,
    SEAT,
    SEAT_OR_NOBODY,
    TRUTH,
    Depending,
    Json,
    Listed,
    Named,
    Naming,
    Seated,
    Shape,
    Writer,
    names_of,
)
from tatami.kernel.game import Frame, Game
from tatami.kernel.questions import Question
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.kernel.table import Plain, Table

_PLAIN: Final = {"number": NUMBER, "truth": TRUTH, "seat": SEAT, "seats": MANY_SEATS}


Holder = Any
"""The class of a table or of a question. (mypy takes neither for a key of a cache.)"""


@lru_cache(maxsize=512)
def shapes_of(cls: Holder) -> Mapping[str, Shape]:
    """What every field is, in the order of `FIELDS`."""
    if issubclass(cls, Question):
        return {name: cls.SHAPES.get(name) or _of_question(cls, name) for name in cls.FIELDS}
    return {name: cls.SHAPES.get(name, ANY) for name in cls.FIELDS}


def _of_question(cls: Holder, name: str) -> Shape:
    if name in ("seats", "quiet"):
        return MANY_SEATS
    if name in cls.SEATS:
        return SEAT
    return _of_kind(cls.KINDS[name]) if name in cls.KINDS else NUMBER


def _of_kind(kind: str) -> Shape:
    if kind in _PLAIN:
        return _PLAIN[kind]
    return Listed(Named(kind[:-1])) if kind.endswith("s") else Named(kind)


@lru_cache(maxsize=512)
def seat_fields(cls: Holder) -> frozenset[str]:
    """The fields that hold a seat or a tuple of seats."""
    return frozenset(
        name for name, shape in shapes_of(cls).items() if isinstance(shape, Seated) or shape is MANY_SEATS
    )


_SEATS: Final = ("seat", "by", "target", "owner", "attacker", "host", "first", "maker", "hearer")
_MANY_OR_NOBODY: Final = Listed(SEAT_OR_NOBODY)
_KINDS: Final = {"card": "face", "sea": "region"}


@lru_cache(maxsize=1 << 10)
def arguments_of(rules: Rules[Any], step: Callable[..., None]) -> Mapping[str, Shape]:
    """What the arguments of a step are, by their names: `province` is one if the game has provinces."""
    names = list(inspect.signature(step).parameters)[1:]
    return {name: _of_argument(rules, name) for name in names}


def _of_argument(rules: Rules[Any], argument: str) -> Shape:
    name = argument_kind(rules, argument)
    if name in _SEATS:
        return SEAT_OR_NOBODY
    if name == "seats":
        return _MANY_OR_NOBODY
    one = name.removesuffix("s")
    kind = _KINDS.get(one, one)
    try:
        names_of(rules, kind)
    except (AttributeError, KeyError):  # just a number, or something that the step alone understands
        return ANY
    return Named(kind, may_lack=True) if one == name else Listed(Named(kind))


# --- telling ------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 10)
def _writers(rules: Rules[Any], cls: Holder) -> tuple[tuple[str, Writer | None], ...]:
    return tuple((name, shape.writer(rules)) for name, shape in shapes_of(cls).items())


@lru_cache(maxsize=64)
def _depending(rules: Rules[Any], cls: Holder) -> tuple[tuple[str, str, dict[str, Writer], Writer], ...]:
    """The fields of which another says what they are: that field, how they are written by its value, and
    otherwise."""
    return tuple(
        (
            name,
            shape.field,
            {value: _write(each, rules) for value, each in shape.shapes.items()},
            _write(shape.otherwise, rules),
        )
        for name, shape in shapes_of(cls).items()
        if isinstance(shape, Depending)
    )


def _write(shape: Shape, rules: Rules[Any]) -> Writer:
    return shape.writer(rules) or _as_it_is


def _as_it_is(value: Any) -> Json:
    return value


def told_table(rules: Rules[Any], table: Table) -> dict[str, Json]:
    """All open facts."""
    told: dict[str, Json] = {}
    holder: Holder = type(table)
    for name, write in _writers(rules, holder):
        value = getattr(table, name)
        told[name] = value if write is None else write(value)
    return _as_it_depends(rules, table, told)


def told_changes(
    rules: Rules[Any], table: Table, before: tuple[object, ...], now: tuple[object, ...]
) -> dict[str, Json]:
    """Those that differ, of all fields in their order."""
    told: dict[str, Json] = {}
    holder: Holder = type(table)
    for (name, write), old, new in zip(_writers(rules, holder), before, now, strict=True):
        if old is not new and old != new:
            told[name] = new if write is None else write(new)
    return _as_it_depends(rules, table, told)


def _as_it_depends(rules: Rules[Any], table: Table, told: dict[str, Json]) -> dict[str, Json]:
    holder: Holder = type(table)
    for name, field, writers, otherwise in _depending(rules, holder):
        if name in told:
            told[name] = writers.get(getattr(table, field), otherwise)(getattr(table, name))
    return told


def told_question(rules: Rules[Any], question: Question[Any]) -> dict[str, Json]:
    """What a question says of itself."""
    told: dict[str, Json] = {}
    holder: Holder = type(question)
    for name, write in _writers(rules, holder):
        value = getattr(question, name)
        told[name] = value if write is None else write(value)
    return told


def told_frame(rules: Rules[Any], frame: Frame) -> dict[str, Json]:
    """A step or a question as {name: {argument or attribute: value}}."""
    if not isinstance(frame, tuple):
        return {type(frame).__name__: told_question(rules, frame)}
    step, values = frame
    shapes = arguments_of(rules, step)
    told = {name: _write(shape, rules)(v) for (name, shape), v in zip(shapes.items(), values, strict=False)}
    return {step.__name__: told}


# --- reading ------------------------------------------------------------------------------------


def read_fact(g: Game[Any], name: str, given: object, where: str) -> Plain:
    """One open fact of this table, in names or in numbers."""
    holder: Holder = type(g.table)
    try:
        return shapes_of(holder)[name].read(given, Naming(g.rules, g.seats))
    except ValueError:
        raise NotUnderstood("bad-value", where=where, field=name, value=str(given)[:40]) from None
