"""Adds recorded games to the corpus: games that every later version must replay move for move.

    python -m tests.corpus.record

A record is never regenerated: where the rules really change, raise the ruleset version and keep the old ones
only as long as that version is supported.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from tatami.formats.records import Recorder
from tatami.formats.sampling import finished
from tatami.games import GAMES
from tatami.hooks.leaving import AGREEMENT
from tatami.hooks.tables import tables_of
from tatami.kernel.rules import Rules
from tatami.kernel.views import View, events_for
from tatami.players.registry import make_player
from tests.chance import some_answer
from tests.short import short_and_quiet

FOLDER = Path(__file__).parent


def record(rules: Rules[Any], seats: int, kind: str, options: dict[str, Any]) -> str:
    """A whole game of bots, with an answer taken back now and then."""
    g = rules.new(seats, options | short_and_quiet(rules), f"corpus {rules.name} {seats} {kind}")
    recorder, rng = Recorder(g), Random(f"{rules.name} {seats} {kind}")
    players = [make_player(kind, rules, seat, seats, 7 + seat) for seat in range(seats)]
    told = [0] * seats
    while g.outcome is None:
        seat = rng.choice(g.asked())
        players[seat].observe(events_for(g, seat, told[seat]))
        told[seat] = len(g.events)
        answer = players[seat].choose(View(g, seat), g.legal(seat))
        recorder.act(seat, finished(g, seat, answer, rng.randrange))
        if seat in g.sealed and rng.random() < 0.3:
            recorder.take_back(seat)
    return recorder.text()


def record_left(rules: Rules[Any], seats: int) -> str:
    """A game that is not played to its end: somebody resigns; if the others need not end, they agree to."""
    g = rules.new(seats, rules.unattended(short_and_quiet(rules)), f"left {rules.name}")
    recorder, rng = Recorder(g), Random(rules.name)
    for act in range(20):
        if act == 10:
            recorder.resign(1)
        if g.outcome is None:
            seat = rng.choice(g.asked())
            recorder.act(seat, some_answer(g, seat, rng))
    if g.outcome is None:
        recorder.call_off(AGREEMENT)
    return recorder.text()


def main() -> None:
    for rules in GAMES.values():
        left = FOLDER / f"{rules.name}-{rules.version}-{rules.seat_counts[0]}-left.jsonl"
        if not left.exists():
            left.write_text(record_left(rules, rules.seat_counts[0]), encoding="utf-8")
        for seats in rules.seat_counts:
            usual, *unusual = [dict(options) for options in tables_of(rules, seats)]
            played = [("random", usual, ""), ("sensible", usual, "")]
            for k, options in enumerate(unusual):
                played.append(("sensible", options, f"-unusual{k or ''}"))
            for kind, options, which in played:
                path = FOLDER / f"{rules.name}-{rules.version}-{seats}-{kind}{which}.jsonl"
                if not path.exists():
                    path.write_text(record(rules, seats, kind, options), encoding="utf-8")


if __name__ == "__main__":
    main()
