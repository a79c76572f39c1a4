"""What an engine makes of the same seeds, line by line: for comparing the compiled engine with its sources.

    python -m tests.compiled.course

The first line says which engine it was.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tatami.formats.codec import Json, canonical, encode, state_hash
from tatami.formats.sampling import finished
from tatami.formats.views import view_json
from tatami.formats.worlds import possible_world
from tatami.games import EVERY_GAME
from tatami.kernel.compiling import is_compiled
from tatami.kernel.game import Game
from tatami.kernel.rules import Rules
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.views import View, events_for
from tests.short import short as short_options

SEEDS = 4
LOOK_EVERY = 7
"""Acts between close looks, which are costly; prime, so that in time they fall on every kind of question."""


def short(value: Json) -> str:
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:12]


def what_it_is(rules: Rules[Any]) -> Iterator[str]:
    """What the kernel finds in the modules of a game."""
    yield f"{rules.name} steps: {' '.join(sorted(rules.steps))}"  # mypyc defines functions in another order
    for name, question in rules.questions.items():
        yield f"{name}: {question.FIELDS} {sorted(question.SEATS)} {question.sealed}"
    for code, refusal in rules.refusals.items():
        yield f"{code}: {refusal.clauses} {refusal.kinds}"
    for name, event in rules.events.items():
        yield f"{name}: {event.__struct_fields__}"


def course(rules: Rules[Any], seats: int, seed: int) -> Iterator[str]:
    """A random game: every answer, the state after it, and what everybody was told."""
    options = rules.unattended(short_options(rules))
    g, rng, told = rules.new(seats, options, f"course {seed}"), Random(f"{rules.name} {seats} {seed}"), 0
    while g.outcome is None:
        seat = rng.choice([s for s in g.asked() if g.legal(s)])
        if g.acts % LOOK_EVERY == 0:
            yield f"  {close_look(g, seat, rng)}"
        legal = g.legal(seat)
        answer = finished(g, seat, rng.choice(legal), rng.randrange)
        g.act(seat, answer)
        events = [msgspec.to_builtins(event) for event in events_for(g, SPECTATOR, told)]
        told = g.sequence
        yield f"{letter(seat)}: {answer.text} of {len(legal)}, {short(encode(g))}, {short(events)}"
    yield f"{rules.name} {seats} {seed}: {g.outcome}, {state_hash(g)}"


def close_look(g: Game[Any], seat: Seat, rng: Random) -> str:
    """The seat's view, a world that it thinks possible, all it may say, and why not the rest."""
    question, me = g.question, g.seen(seat)
    assert question is not None
    view = View(g, seat)
    world = possible_world(view, rng)
    reasons = [[answer.text, repr(question.why_not(me, answer))] for answer in question.candidates(me)]
    legal = [answer.text for answer in g.legal(seat)]
    return " ".join(short(part) for part in (view_json(view), encode(world), legal, reasons))


def main() -> None:
    print("compiled" if is_compiled() else "interpreted")
    for rules in EVERY_GAME.values():
        print(*what_it_is(rules), sep="\n")
        for seats in rules.seat_counts:
            for seed in range(SEEDS):
                print(*course(rules, seats, seed), sep="\n")


if __name__ == "__main__":
    main()
