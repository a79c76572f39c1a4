"""Scenarios: a position, moves and expectations: tests, tutorials and bug reports in one format.

scenario: the attacker wins
game: tenno
clauses: [TEN-25]
start: {seats: 2, places: {...}}
moves:
  - A: attack 1 > B.1
  - expect: {asked: {B: MonkToShow}, legal: {B: [keep]}}
  - refused: {seat: B, answer: monk, reason: no-monk-in-row, clause: TEN-77}
  - B: keep
expect: {places: {prison.A: [B.peasant_2]}}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from .codec import Json, canonical, encode
from .facts import read_fact, told_table
from .game import Game
from .positions import KEYS, read_pieces, read_position, write_pieces
from .reasons import BROKEN, Contradiction, NotUnderstood, Refused, TatamiError
from .rules import Rules
from .seats import MAX_SEATS, SPECTATOR, Seat, letter, seat_of
from .views import View, encode_outcome

_SCENARIO_KEYS: Final = ("scenario", "game", "clauses", "start", "moves", "expect", "about")
LEGAL: Final = "legal"
REFUSED: Final = "refused"
_SEAT_LETTERS: Final = tuple(letter(seat) for seat in range(MAX_SEATS))


class Difference(TatamiError):
    """A scenario did not go as it says: where, what was expected, and what was found.

    Where an answer was refused against expectation, that is the cause of the error.
    """

    def __init__(self, where: str, expected: object, found: object) -> None:
        super().__init__("difference", where=where, expected=_shown(expected), found=_shown(found))


def _shown(value: object) -> str:
    text = value if isinstance(value, str) else canonical(value)
    return text if len(text) <= 600 else text[:600] + " ..."


class Scenario:
    """A scenario that was read; `run` plays it."""

    __slots__ = ("clauses", "expect", "moves", "rules", "start", "title")

    def __init__(self, given: Mapping[str, Json], game_called: Callable[[str], Rules[Any]]) -> None:
        _only(given, _SCENARIO_KEYS, "scenario")
        self.title: Final = "".join(c for c in str(given.get("scenario", ""))[:200] if c.isprintable())
        self.clauses: Final = tuple(str(c) for c in _list(given, "clauses"))
        self.start: Final = _mapping(given.get("start", {}), "start")
        options = _mapping(self.start.get("options") or {}, "options")
        self.rules: Final = game_called(str(given.get("game"))).variant(options)
        self.moves: Final = _list(given, "moves")
        self.expect: Final = _mapping(given.get("expect", {}), "expect")
        if not self.moves and not self.expect:
            raise NotUnderstood("scenario-expects-nothing")

    def run(self) -> Game[Any]:
        """Plays the moves and checks every expectation; raises Difference at the first that fails."""
        where = "start"
        try:
            g = self.begin()
            for number, move in enumerate(self.moves, start=1):
                where = f"moves[{number}]"
                if not isinstance(move, Mapping) or len(move) != 1:
                    raise NotUnderstood("not-a-move", where=where, value=str(move)[:60])
                ((key, value),) = move.items()
                self._step(g, str(key), value, where)
            where = "expect"
            _expect(g, self.expect, where)
        except (*BROKEN, RecursionError, OverflowError) as error:
            raise NotUnderstood("does-not-fit", where=where, detail=type(error).__name__) from None
        return g

    def begin(self) -> Game[Any]:
        """The game before the first move: from a position, or dealt from a seed."""
        start = self.start
        if start.keys() & {"places", "table", "pending"}:
            return read_position(self.rules, {"game": self.rules.name, **start})
        _only(start, ("seats", "options", "seed"), "start", KEYS)
        seats = start.get("seats", self.rules.default_seats)
        if not isinstance(seats, int):
            raise NotUnderstood("bad-value", where="start", field="seats", value=str(seats)[:40])
        return self.rules.new(seats, _mapping(start.get("options", {}), "options"), str(start.get("seed", 0)))

    def _step(self, g: Game[Any], key: str, value: Json, where: str) -> None:
        if key == "expect":
            _expect(g, _mapping(value, where), where)
        elif key == "refused":
            _expect_refused(g, _mapping(value, where), where)
        else:
            try:
                self._act(g, key, value, where)
            except Refused as refused:
                raise Difference(f"{where} {key}: {value}", LEGAL, str(refused)) from refused
            except BROKEN as error:
                raise Contradiction("pending-does-not-fit", detail=type(error).__name__) from None

    def _act(self, g: Game[Any], key: str, value: Json, where: str) -> None:
        if key == "take_back":
            g.take_back(_seat(g, value))
        elif key == "time_up" and value is True:
            g.time_up()
        elif key in _SEAT_LETTERS:
            g.act(_seat(g, key), self.rules.parse(str(value)))
        else:
            raise NotUnderstood("not-a-move", where=where, value=key[:60])


# --- expectations -----------------------------------------------------------------------------------


def _expect(g: Game[Any], wanted: Mapping[str, Json], where: str) -> None:
    for key, value in wanted.items():
        check = _CHECKS.get(str(key))
        if check is None:
            raise NotUnderstood("unknown-field", where=where, field=str(key)[:40], known=", ".join(_CHECKS))
        check(g, value, f"{where}.{key}")


def _expect_asked(g: Game[Any], value: Json, where: str) -> None:
    """{B: MonkToShow}: who is asked what; {} when the game is over."""
    question = g.question
    name = type(question).__name__ if question is not None else ""
    _same(where, dict(_mapping(value, where)), {letter(seat): name for seat in g.asked()})


def _expect_legal(g: Game[Any], value: Json, where: str) -> None:
    """{B: [keep, monk]}: all legal answers, in any order; or their number."""
    for name, answers in _mapping(value, where).items():
        legal = sorted(answer.text for answer in g.legal(_seat(g, name)))
        wanted = len(legal) if isinstance(answers, int) else sorted(str(a) for a in answers)
        if isinstance(answers, int):
            _same(f"{where}.{name}", answers, wanted)
        else:
            _same(f"{where}.{name}", wanted, legal)


def _expect_may(g: Game[Any], value: Json, where: str) -> None:
    """{A: attack 1 > B.2}: this is legal (among others)."""
    for name, answers in _mapping(value, where).items():
        for text in [answers] if isinstance(answers, str) else answers:
            reason = g.why_not(_seat(g, name), g.rules.parse(str(text)))
            if reason is not None:
                raise Difference(f"{where}.{name}: {text}", LEGAL, repr(reason)) from Refused(reason)


def _expect_refused(g: Game[Any], value: Json, where: str) -> None:
    """{seat, answer, reason, clause}: refused for that reason, and nothing changed."""
    for one in value if isinstance(value, list) else [value]:
        _only(one, ("seat", "answer", "reason", "clause"), where)
        before = canonical(encode(g))
        try:
            g.act(_seat(g, one.get("seat")), g.rules.parse(str(one.get("answer"))))
        except Refused as refused:
            reason = refused.reason
        else:
            raise Difference(f"{where}: {one.get('answer')}", REFUSED, LEGAL)
        if "reason" in one:
            _same(f"{where}.reason", one["reason"], reason.code)
        if "clause" in one and one["clause"] not in reason.clauses:
            raise Difference(f"{where}.clause", one["clause"], list(reason.clauses))
        _same(f"{where}: state", before, canonical(encode(g)))


def _expect_places(g: Game[Any], value: Json, where: str) -> None:
    """{prison.A: [B.ninja]}: what lies there; the order counts unless it is a hand or a pile."""
    for name, tokens in _mapping(value, where).items():
        k = _place(g, name, where)
        place = g.layout.places[k]
        wanted, found = read_pieces(g.rules, place, tokens), list(g.places[k])
        if place.bag:
            wanted.sort()
            found.sort()
        _same(f"{where}.{name}", write_pieces(g.rules, place, wanted), write_pieces(g.rules, place, found))


def _expect_counts(g: Game[Any], value: Json, where: str) -> None:
    """{deck: 12}: how many pieces lie there."""
    for name, count in _mapping(value, where).items():
        _same(f"{where}.{name}", count, len(g.places[_place(g, name, where)]))


def _expect_table(g: Game[Any], value: Json, where: str) -> None:
    """{honour: {A: 10}}: open facts, in names or in numbers; of what is kept by name, as it is written."""
    facts = told_table(g.rules, g.table)
    for name, fact in _mapping(value, where).items():
        if name not in facts:
            raise NotUnderstood("unknown-field", where=where, field=str(name)[:40], known=", ".join(facts))
        if read_fact(g, name, fact, where) != getattr(g.table, name):
            raise Difference(f"{where}.{name}", fact, facts[name])


def _expect_sees(g: Game[Any], value: Json, where: str) -> None:
    """{C: {row.A.1: ["?"]}}: what a seat (or `spectator`) sees in a place, as in its view."""
    for name, places in _mapping(value, where).items():
        viewer = SPECTATOR if name == "spectator" else _seat(g, name)
        shown = View(g, viewer).to_json()["places"]
        for place, tokens in _mapping(places, where).items():
            _place(g, place, where)
            wanted = [tokens] if isinstance(tokens, str) else tokens
            _same(f"{where}.{name}.{place}", wanted, shown.get(place, []))


def _expect_outcome(g: Game[Any], value: Json, where: str) -> None:
    """{winners: [A], how: prison}: what the scenario mentions of the outcome; null: not over."""
    if value is None:
        _same(where, None, None if g.outcome is None else encode_outcome(g.outcome))
        return
    found = encode_outcome(g.outcome) if g.outcome is not None else {}
    for key, part in _mapping(value, where).items():
        _same(f"{where}.{key}", part, found.get(key))


_CHECKS: Final[dict[str, Callable[[Game[Any], Json, str], None]]] = {
    "asked": _expect_asked,
    "legal": _expect_legal,
    "may": _expect_may,
    "refused": _expect_refused,
    "places": _expect_places,
    "counts": _expect_counts,
    "table": _expect_table,
    "sees": _expect_sees,
    "outcome": _expect_outcome,
}


def _same(where: str, expected: object, found: object) -> None:
    if canonical(expected) != canonical(found):
        raise Difference(where, expected, found)


def _seat(g: Game[Any], name: object) -> Seat:
    seat = seat_of(str(name))
    if seat >= g.seats:
        raise NotUnderstood("no-such-player", player=letter(seat), seats=g.seats)
    return seat


def _place(g: Game[Any], name: str, where: str) -> int:
    k = g.layout.by_name.get(name)
    if k is None:
        known = ", ".join(g.layout.by_name)
        raise NotUnderstood("no-such-place", place=str(name)[:40], game=g.rules.name, known=known)
    return k


def _mapping(value: Json, where: str) -> Mapping[str, Json]:
    if not isinstance(value, Mapping):
        raise NotUnderstood("not-a-mapping", where=where, value=str(value)[:40])
    return value


def _list(given: Mapping[str, Json], key: str) -> list[Json]:
    value = given.get(key, [])
    if not isinstance(value, list):
        raise NotUnderstood("not-a-list", where=key, value=str(value)[:40])
    return value


def _only(given: Mapping[str, Json], keys: tuple[str, ...], where: str, known: tuple[str, ...] = ()) -> None:
    if not isinstance(given, Mapping):
        raise NotUnderstood("not-a-mapping", where=where, value=str(given)[:40])
    for key in given:
        if key not in keys:
            names = ", ".join(known or keys)
            raise NotUnderstood("unknown-field", where=where, field=str(key)[:40], known=names)
