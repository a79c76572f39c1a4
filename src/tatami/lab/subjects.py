"""What `tatami bench` measures of one of our games."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

from tatami.formats.sampling import finished, made_of, picking
from tatami.formats.worlds import possible_world
from tatami.kernel.answers import Answer, Form
from tatami.kernel.game import Game
from tatami.kernel.rules import Rules
from tatami.kernel.seats import Seat
from tatami.kernel.views import View, events_for

POSITIONS: Final = 48
"""Enough to cover a game from beginning to end, few enough to stay in the cache as in a search."""

Work = Callable[[], int]
"""Does a little and says how many operations that was."""


class Position(NamedTuple):
    """A moment in the middle of a random game: the log holds what the last decision brought about."""

    game: Game[Any]
    seat: Seat
    view: View[Any]


def subjects_of(rules: Rules[Any], seats: int) -> dict[str, Work]:
    """Operation -> something that carries it out again and again."""
    positions = sample_positions(rules, seats, POSITIONS)
    rng = Random(2)
    play_one = _random_play(rules, seats)

    def clone() -> int:
        for position in positions:
            position.game.clone()
        return POSITIONS

    def view() -> int:
        for position in positions:
            View(position.game, position.seat)
        return POSITIONS

    def delta() -> int:
        for position in positions:
            events_for(position.game, position.seat, position.game.told)
        return POSITIONS

    def world() -> int:
        for position in positions:
            possible_world(position.view, rng)
        return POSITIONS

    def decisions() -> int:
        return play_one()

    def game() -> int:
        play_one()
        return 1

    return {
        "decision": decisions,
        "game": game,
        "clone": clone,
        "view": view,
        "delta": delta,
        "world": world,
    }


def _random_play(rules: Rules[Any], seats: int) -> Callable[[], int]:
    """Whole games, all legal answers listed, one drawn, checked, carried out and logged. How many decisions
    that were: one for each answer drawn from a list; of one made of parts one for each part drawn from a menu
    too, and one for having said enough."""
    seeds, options = count(), rules.unattended(None)
    random = Random(1).random
    pick = picking(random)

    def play_one() -> int:
        g = rules.new(seats, options, next(seeds))
        in_parts = 0
        while g.outcome is None:
            seat = g.asked()[0]
            legal = g.legal(seat)
            answer = legal[int(random() * len(legal))]
            if isinstance(answer, Form):
                answer = made_of(g, seat, answer, pick)
                in_parts += len(answer.parts) + 1
            g.act(seat, answer)
        return g.acts + in_parts

    return play_one


def sample_positions(rules: Rules[Any], seats: int, wanted: int) -> list[Position]:
    """Positions evenly spread over the decisions of random games."""
    rng = Random(3)
    pick = picking(rng.random)
    found: list[Position] = []
    seeds = count()
    while len(found) < wanted:
        g = rules.new(seats, rules.unattended(None), f"position {next(seeds)}")
        while g.outcome is None:
            seat = g.asked()[0]
            answer = finished(g, seat, rng.choice(g.legal(seat)), pick)
            if rng.random() < 0.1:
                found += _after(g, seat, answer)
            g.act(seat, answer)
    return rng.sample(found, wanted)


def _after(g: Game[Any], seat: Seat, answer: Answer) -> list[Position]:
    """The position after an answer, unless the game is over then."""
    twin = g.clone()  # its log is empty, so that afterwards it holds one decision's events
    twin.act(seat, answer)
    if twin.outcome is not None:
        return []
    viewer = twin.asked()[0]
    return [Position(twin, viewer, View(twin, viewer))]
