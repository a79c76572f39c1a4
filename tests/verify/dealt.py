"""Games as a hall records them: played to the end, with a fair deal in the header."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from tatami.formats.codec import canonical
from tatami.games import game_called
from tatami.hall.table.deal import deal_shown, seed_of
from tatami.players.course import Course
from tests.chance import some_answer
from tests.short import short

SECRET = "3f" * 32
ENTROPIES = tuple(f"{seat}a{seat}b" * 8 for seat in range(7))

Lines = list[dict[str, Any]]


@cache
def record_of(game: str, seats: int) -> str:
    """A random game of so many seats."""
    rules, entropies = game_called(game), ENTROPIES[:seats]
    options = rules.unattended(short(rules, 2))
    course = Course(rules, seats, options, seed_of(SECRET, entropies), [f"P{seat}" for seat in range(seats)])
    rng = Random(f"{game} {seats}")
    while course.game.outcome is None:
        seat = rng.choice(course.game.asked())
        course.play(seat, some_answer(course.game, seat, rng))
    return course.record(deal=deal_shown(SECRET, entropies), table="plum").text()


def lines_of(game: str = "samurai-sword", seats: int = 4) -> Lines:
    return [json.loads(line) for line in record_of(game, seats).splitlines()]


def written(lines: Lines) -> bytes:
    return "".join(canonical(line) + "\n" for line in lines).encode()


def receipt(**changes: object) -> dict[str, object]:
    """What the player on seat B kept."""
    kept = {"table": "plum", "seat": "B", "commitment": lines_of()[0]["deal"]["commitment"]}
    return {**kept, "entropy": ENTROPIES[1], **changes}
