"""The codec: a whole game as JSON and back, in the middle of any rule."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import msgspec

from tatami.hooks.packs import check_pack, pack_of
from tatami.hooks.shapes import Naming, Shape
from tatami.kernel import events
from tatami.kernel.chance import Chance
from tatami.kernel.events import Event
from tatami.kernel.game import Frame, Game
from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import BROKEN, NotUnderstood, TatamiError
from tatami.kernel.seats import letter, seat_of
from tatami.kernel.table import Table, plain

from .facts import Holder, arguments_of, seat_fields, shapes_of

if TYPE_CHECKING:
    from tatami.kernel.rules import Rules

K = TypeVar("K")
Json = Any
"""What `json.dumps` takes."""


def seat_letters(value: Any) -> Json:
    """A seat, a tuple of seats or nobody (-1, None), as letters."""
    if isinstance(value, tuple | list):
        return [seat_letters(v) for v in value]
    return None if value is None or value < 0 else letter(value)


def _fields(thing: object, names: tuple[str, ...], seats: frozenset[str]) -> dict[str, Json]:
    out: dict[str, Json] = {}
    for name in names:
        value = getattr(thing, name)
        out[name] = seat_letters(value) if name in seats else value
    return out


def encode_table(table: Table) -> dict[str, Json]:
    """As rules compute with it, for whoever reads it by machine: `facts.told_table` is for people."""
    holder: Holder = type(table)
    return _fields(table, table.FIELDS, seat_fields(holder))


def encode_frame(frame: Frame) -> dict[str, Json]:
    """A step as {name: [args]}, a question as {name: {attribute: value}}, in the same way."""
    if isinstance(frame, tuple):
        return {frame[0].__name__: list(frame[1])}
    cls: Holder = type(frame)
    return {cls.__name__: _fields(frame, cls.FIELDS, seat_fields(cls))}


def _arguments(
    what: str, shapes: Mapping[str, Shape], naming: Naming, given: object, fill: Mapping[str, Any]
) -> list[Any]:
    if not isinstance(given, Mapping):
        raise NotUnderstood("not-a-mapping", where=what, value=str(given)[:40])
    for name in given:
        if name not in shapes:
            raise NotUnderstood("unknown-field", where=what, field=str(name)[:40], known=", ".join(shapes))
    values = []
    for name, shape in shapes.items():
        if name not in given:
            if name not in fill:
                raise NotUnderstood("missing-field", where=what, field=name)
            values.append(fill[name])
            continue
        try:
            values.append(shape.read(given[name], naming))
        except ValueError:
            raise NotUnderstood("bad-value", where=what, field=name, value=str(given[name])[:40]) from None
    return values


def decode_table(rules: Rules[Any], seats: int, given: object, fresh: Table) -> Table:
    """Open facts from a mapping, in names or in numbers; what it does not mention is as in a fresh game."""
    fill = {name: getattr(fresh, name) for name in fresh.FIELDS}
    holder: Holder = type(fresh)
    values = _arguments("table", shapes_of(holder), Naming(rules, seats), given, fill)
    for name, value in zip(fresh.FIELDS, values, strict=True):
        if type(value) is not type(fill[name]) and not (isinstance(value, tuple) and fill[name] == ()):
            raise NotUnderstood("bad-value", where="table", field=name, value=str(value)[:40])
    return cast(Table, rules.make_table(values))


def decode_frame(rules: Rules[Any], seats: int, given: object) -> Frame:
    if not isinstance(given, Mapping) or len(given) != 1:
        raise NotUnderstood("not-a-frame", value=str(given)[:40])
    ((name, args),) = given.items()
    if name in rules.questions:
        cls: Holder = rules.questions[name]
        values = _arguments(name, shapes_of(cls), Naming(rules, seats), args, cls.DEFAULTS)
        return cast(Frame, _called(name, cls, values))
    if name in rules.steps:
        if isinstance(args, Mapping):
            shapes = arguments_of(rules, rules.steps[name])
            return rules.steps[name], tuple(_arguments(name, shapes, Naming(rules, seats), args, {}))
        try:
            return rules.steps[name], tuple(plain(a) for a in _a(list, args))
        except (TypeError, ValueError):
            raise NotUnderstood("bad-value", where="pending", field=name, value=str(args)[:40]) from None
    raise NotUnderstood("not-a-frame", value=str(name)[:40])


def _called(name: str, cls: Callable[..., Any], values: list[Any]) -> Any:
    try:
        return cls(*values)
    except (TypeError, ValueError):
        raise NotUnderstood("bad-value", where="pending", field=name, value=str(values)[:40]) from None


def decode_event(rules: Rules[Any], given: Mapping[str, Json]) -> Event:
    """An event from the builtins that msgspec makes of it."""
    name = str(given["type"])
    kind = rules.events.get(name) or getattr(events, name)
    return cast(Event, msgspec.convert(given, kind))


def encode(g: Game[Any]) -> dict[str, Json]:
    """Everything the game needs to go on exactly as it would have: secrets and seed included."""
    pack = pack_of(g.rules)
    return {
        **({} if pack is None else {"data": pack.to_json()}),
        "game": g.rules.name,
        "ruleset": g.rules.version,
        "seats": g.seats,
        "options": dict(g.options),
        "table": encode_table(g.table),
        "places": g.places,
        "pending": [encode_frame(frame) for frame in g.stack],
        "sealed": {letter(s): answer.text for s, answer in sorted(g.sealed.items())},
        "seed": g.chance.seed,
        "drawn": g.chance.drawn,
        "acts": g.acts,
        "sequence": g.told + len(g.events),
        "outcome": None if g.outcome is None else msgspec.to_builtins(g.outcome),
    }


def _a(kind: type[K], value: object) -> K:
    if not isinstance(value, kind):
        raise TypeError(kind.__name__)
    return value


def _piece(rules: Rules[Any], value: object) -> int:
    p = _a(int, value)
    if p < 0 or p & FACE >= len(rules.faces):
        raise ValueError("pieces")
    return p


def decode(rules: Rules[Any], given: Mapping[str, Json]) -> Game[Any]:
    """The game that `encode` wrote."""
    try:
        if given["game"] != rules.name or given["ruleset"] != rules.version:
            raise NotUnderstood(
                "other-ruleset",
                game=rules.name,
                version=rules.version,
                given=f"{given['game']} {given['ruleset']}",
            )
        rules = rules.variant(given["options"])
        check_pack(rules, given.get("data"))
        seats = given["seats"]
        rules.check_seats(seats)
        options = rules.read_options(given["options"])
        layout = rules.layout(seats, options)
        if len(given["places"]) != len(layout.places):
            raise NotUnderstood("not-a-saved-game", detail="places")
        table = decode_table(rules, seats, given["table"], rules.fresh_table(seats, options))
        places = [[_piece(rules, p) for p in place] for place in given["places"]]
        stack = [decode_frame(rules, seats, frame) for frame in _a(list, given["pending"])]
        chance = Chance(_a(str, given["seed"]), _a(int, given["drawn"]))
        g = Game(rules, seats, options, layout, table, places, stack, chance)
        g.sealed = {seat_of(s): rules.parse(text) for s, text in given["sealed"].items()}
        g.acts = _a(int, given["acts"])
        g.told = _a(int, given["sequence"])
        if given["outcome"] is not None:
            g.outcome = msgspec.convert(given["outcome"], Outcome)
        if (g.outcome is None) == (not stack):
            raise ValueError("pending")
        return g
    except TatamiError:
        raise
    except BROKEN as error:
        raise NotUnderstood("not-a-saved-game", detail=f"{type(error).__name__}: {error}") from None


_CANONICAL: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode


def canonical(value: Json) -> str:
    """JSON text with sorted keys and no spaces: equal values give equal bytes."""
    return _CANONICAL(value)


def state_hash(g: Game[Any]) -> str:
    """A short fingerprint of the state; equal states have equal hashes on every machine.

    It covers what players could agree on (pieces, open facts, who is asked, chance), not how rules are cut
    into steps or how many events they tell: a record must outlive a tidying of the code.
    """
    state = encode(g)
    del state["pending"], state["sequence"]
    state.pop("data", None)  # a record names it once
    state["asked"] = seat_letters(g.asked())
    return hashlib.sha256(canonical(state).encode()).hexdigest()[:16]
