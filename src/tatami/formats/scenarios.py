"""Scenarios: a position, moves and expectations: tests, tutorials and bug reports in one format.

scenario: the attacker wins
game: tenno
clauses: [TEN-25]
start: {seats: 2, places: {...}}
moves:
  - A: attack 1 > B.1
  - expect: {asked: {B: MonkToShow}, legal: {B: [keep]}}
  - refused: {seat: B, answer: monk, reason: no-monk-in-row, clause: TEN-77}
  - branch: {about: he shows one, moves: [...], expect: {...}}
  - B: keep
expect: {places: {prison.A: [B.peasant_2]}}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tatami.formats.sampling import finished
from tatami.kernel.game import Game
from tatami.kernel.reasons import BROKEN, Contradiction, NotUnderstood, Refused
from tatami.kernel.rules import Rules
from tatami.kernel.seats import MAX_SEATS, letter

from .codec import Json
from .expectations import (
    LEGAL,
    Difference,
    Scene,
    Speaker,
    expect,
    expect_refused,
    mapping,
    only,
    seat_at,
)
from .given_chance import GivenChance, read_results
from .names import IN_FILE
from .positions import KEYS, read_position

_SCENARIO_KEYS: Final = ("scenario", "game", "clauses", "start", "moves", "expect", "about")
_BRANCH_KEYS: Final = ("about", "moves", "expect")
_SEAT_LETTERS: Final = tuple(letter(seat) for seat in range(MAX_SEATS))
_OVER: Final = "over"
_MOST_MOVES: Final = 2000
"""So many answers `until` gives before it says that what it waits for does not come."""


class Scenario:
    """A scenario that was read; `run` plays it."""

    __slots__ = ("clauses", "expect", "moves", "rules", "start", "title")

    def __init__(self, given: Mapping[str, Json], game_called: Callable[[str], Rules[Any]]) -> None:
        only(given, _SCENARIO_KEYS, "scenario")
        self.title: Final = "".join(c for c in str(given.get("scenario", ""))[:200] if c.isprintable())
        self.clauses: Final = tuple(str(c) for c in _list(given, "clauses", "clauses"))
        self.start: Final = mapping(given.get("start", {}), "start")
        options = mapping(self.start.get("options") or {}, "options")
        self.rules: Final = game_called(str(given.get("game"))).variant(options)
        self.moves: Final = _list(given, "moves", "moves")
        self.expect: Final = mapping(given.get("expect", {}), "expect")
        if not self.moves and not self.expect:
            raise NotUnderstood("scenario-expects-nothing")

    def run(self, speaker: Speaker | None = None) -> Game[Any]:
        """Plays the moves and checks every expectation; raises Difference at the first that fails."""
        try:
            g = self.begin()
        except (*BROKEN, RecursionError, OverflowError):
            raise NotUnderstood("does-not-fit", where="start") from None
        _play(Scene(g, 0, speaker), self.moves, self.expect, "")
        return g

    def begin(self) -> Game[Any]:
        """The game before the first move: from a position, or dealt from a seed."""
        start = self.start
        if start.keys() & {"places", "table", "pending"}:
            return read_position(self.rules, {"game": self.rules.name, **start})
        only(start, ("seats", "options", "seed"), "start", KEYS)
        seats = start.get("seats", self.rules.default_seats)
        if not isinstance(seats, int):
            raise NotUnderstood("bad-value", where="start", field="seats", value=str(seats)[:40])
        return self.rules.new(seats, mapping(start.get("options", {}), "options"), str(start.get("seed", 0)))


def _play(scene: Scene, moves: list[Json], wanted: Mapping[str, Json], before: str) -> None:
    """The moves of a scenario or of one of its branches, and what it expects at the end."""
    where = before + "moves"
    try:
        for number, move in enumerate(moves, start=1):
            where = f"{before}moves[{number}]"
            if not isinstance(move, Mapping) or len(move) != 1:
                raise NotUnderstood("not-a-move", where=where, value=str(move)[:60])
            ((key, value),) = move.items()
            _step(scene, str(key), value, where)
        where = f"{before}expect"
        expect(scene, wanted, where)
        chance = scene.game.chance
        if isinstance(chance, GivenChance) and chance.left:
            raise Difference(f"{before}chance", [], [[r.label, *r.numbers] for r in chance.left])
    except (*BROKEN, RecursionError, OverflowError):
        raise NotUnderstood("does-not-fit", where=where) from None
    except NotUnderstood as error:
        if "where" in error.facts or IN_FILE in error.facts:
            raise
        raise NotUnderstood(error.code, **error.facts, **{IN_FILE: where}) from None


def _step(scene: Scene, key: str, value: Json, where: str) -> None:
    g = scene.game
    if key == "expect":
        expect(scene, mapping(value, where), where)
    elif key == "refused":
        expect_refused(scene, value, where)
    elif key == "branch":
        only(value, _BRANCH_KEYS, where)
        wanted = mapping(value.get("expect", {}), where)
        twin = Scene(g.clone(), g.sequence, scene.speaker)
        _play(twin, _list(value, "moves", where), wanted, f"{where}.")
    elif key == "chance":
        g.chance = GivenChance(g.chance, read_results(g.rules, value, where))
    else:
        scene.since = g.sequence
        try:
            _act(g, key, value, where)
        except Refused as refused:
            raise Difference(f"{where} {key}: {value}", LEGAL, str(refused)) from refused
        except BROKEN:
            move = f"{where} {key}: {value}"[:80]
            raise Contradiction("pending-does-not-fit", detail=move) from None


def _act(g: Game[Any], key: str, value: Json, where: str) -> None:
    if key == "take_back":
        g.take_back(seat_at(g, value))
    elif key == "time_up" and value is True:
        g.time_up()
    elif key == "until":
        _play_until(g, str(value), where)
    elif key in _SEAT_LETTERS:
        g.act(seat_at(g, key), g.rules.parse(str(value)))
    else:
        raise NotUnderstood("not-a-move", where=where, value=key[:60])


def _play_until(g: Game[Any], name: str, where: str) -> None:
    """Everybody gives the first legal answer until that question is asked, or the game is over."""
    if name != _OVER and name not in g.rules.questions:
        known = ", ".join([*g.rules.questions, _OVER])
        raise NotUnderstood("unknown-field", where=where, field=name[:40], known=known)
    for _ in range(_MOST_MOVES):
        if g.outcome is not None or type(g.question).__name__ == name:
            break
        seat = g.asked()[0]
        g.act(seat, finished(g, seat, g.legal(seat)[0], _first))
    found = _OVER if g.outcome is not None else type(g.question).__name__
    if found != name:
        raise Difference(f"{where} until", name, found)


def _first(options: int) -> int:
    return 0


def _list(given: Mapping[str, Json], key: str, where: str) -> list[Json]:
    value = given.get(key, [])
    if not isinstance(value, list):
        raise NotUnderstood("not-a-list", where=where, value=str(value)[:40])
    return value
