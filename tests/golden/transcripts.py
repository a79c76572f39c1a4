"""Golden transcripts: one random game per game and player count, as a spectator is told it.

Regenerate after a change of rules that is meant (and raise the ruleset version):

    python -m tests.golden.transcripts
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tatami.formats.codec import canonical, state_hash
from tatami.formats.sampling import finished
from tatami.formats.views import encode_outcome
from tatami.games import EVERY_GAME
from tatami.kernel.rules import Rules
from tatami.kernel.seats import SPECTATOR, letter
from tatami.kernel.views import events_for
from tests.short import short_and_quiet

FOLDER = Path(__file__).parent


def transcript(rules: Rules[Any], seats: int) -> str:
    """Every answer with the question and the number of legal answers, and every public event."""
    g = rules.new(seats, short_and_quiet(rules), f"golden {seats}")
    rng = Random(f"golden {rules.name} {seats}")
    lines = [f"{rules.name} ruleset {rules.version}, {seats} seats"]
    told = 0
    while True:
        lines += ["  " + canonical(msgspec.to_builtins(event)) for event in events_for(g, SPECTATOR, told)]
        told = g.told + len(g.events)
        if g.outcome is not None:
            break
        seat = rng.choice(g.asked())
        legal = g.legal(seat)
        answer = finished(g, seat, rng.choice(legal), rng.randrange)
        lines.append(f"{letter(seat)}: {answer.text}  ({type(g.question).__name__}, {len(legal)} legal)")
        g.act(seat, answer)
    lines.append(f"outcome {canonical(encode_outcome(g.outcome))}")
    lines.append(f"state {state_hash(g)}")
    return "\n".join(lines) + "\n"


def path(rules: Rules[Any], seats: int) -> Path:
    return FOLDER / f"{rules.name}-{seats}.txt"


def main() -> None:
    for rules in EVERY_GAME.values():
        for seats in rules.seat_counts:
            path(rules, seats).write_text(transcript(rules, seats), encoding="utf-8")


if __name__ == "__main__":
    main()
