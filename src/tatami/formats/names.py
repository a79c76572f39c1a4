"""What events, answers and refusals speak of, by name instead of by number: for who reads them as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, Final, get_args, get_origin, get_type_hints

from tatami.hooks.naming import naming_of
from tatami.kernel.events import Event
from tatami.kernel.game import Game
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.places import Layout
from tatami.kernel.reasons import Reason
from tatami.kernel.rules import Rules
from tatami.kernel.seats import letter

IN_FILE: Final = "in_file"
"""The fact of an error that names the file in which the fault stands; its sentence begins with it."""
_PLAIN: Final = {int: "number", bool: "truth", str: "text"}
Shower = Callable[[Any], Any]


@cache
def kinds_of_event(cls: type[Event]) -> Mapping[str, str]:
    """What each part of an event is, by its annotation."""
    hints = get_type_hints(cls, include_extras=True)
    return {name: _kind(hints[name]) for name in cls.__struct_fields__}


def _kind(hint: Any) -> str:
    if get_origin(hint) is tuple:
        return f"{_kind(get_args(hint)[0])}s"
    marks: tuple[object, ...] = getattr(hint, "__metadata__", ())
    return str(marks[0]) if marks else _PLAIN.get(hint, "text")


def name_of(rules: Rules[Any], kind: str, value: int | str) -> str:
    """The name of a thing of a kind that only this game has, by its number; a negative one names nothing."""
    if isinstance(value, str):
        return value
    return naming_of(rules).names(kind)[value] if value >= 0 else ""


def named(rules: Rules[Any], kind: str, value: Any) -> int | str:
    if kind == "seat":
        return letter(value) if value >= 0 else ""
    if kind == "face":
        return "?" if value == HIDDEN else rules.face_name(value)
    if kind == "truth":
        return bool(value)
    if isinstance(value, int) and kind not in ("number", "slot", "text"):
        return name_of(rules, kind, value)
    return value if isinstance(value, int | str) else str(value)


@lru_cache(maxsize=1 << 12)
def _showers(rules: Rules[Any], seats: int, layout: Layout, cls: type[Event]) -> list[tuple[str, Shower]]:

    def shower(kind: str) -> Shower:
        if kind == "place":
            return lambda place: layout.places[place].name
        if kind == "mask":
            return lambda mask: [letter(seat) for seat in range(seats) if mask >> seat & 1]
        if kind == "pages":
            return lambda pages: [
                [layout.places[place].name, [rules.face_name(note) for note in notes]]
                for place, _, notes in pages
            ]
        if kind.endswith("s") and kind != "s":
            one = shower(kind[:-1])
            return lambda many: [one(value) for value in many] if isinstance(many, tuple) else many
        return lambda value: named(rules, kind, value)

    return [(name, shower(kind)) for name, kind in kinds_of_event(cls).items() if name not in _SPARED]


_SPARED: Final = frozenset({"before", "after"})
"""Whether these eyes saw a piece before and after: they can tell by its face."""


def event_json(g: Game[Any], event: Event) -> dict[str, Any]:
    """An event that was told, with names instead of numbers; cards are called as where they lie now."""
    out: dict[str, Any] = {"event": type(event).__name__}
    for name, show in _showers(g.rules, g.seats, g.layout, type(event)):
        out[name] = show(getattr(event, name))
    where = out.get("goal") or out.get("place")
    if where is not None and out.get("face", "?") != "?":
        out["face"] = g.rules.short_name(event.face, where)  # type: ignore[attr-defined]
    if where is not None and "faces" in out:
        out["faces"] = [g.rules.short_name(face, where) for face in event.faces]  # type: ignore[attr-defined]
    return out


def fact_names(reason: Reason, rules: Rules[Any] | None) -> dict[str, int | str]:
    """The facts of a reason as clients get them."""
    kinds = reason.refusal.kinds
    facts: dict[str, int | str] = {}
    for name, value in reason.facts.items():
        kind = kinds.get(name, "text")
        if kind == "seat" and isinstance(value, int):
            facts[name] = letter(value)
        elif rules is None:
            facts[name] = value
        else:
            facts[name] = named(rules, kind, value)
    return facts
