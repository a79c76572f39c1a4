"""One match from the deal to the outcome, with players on the seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, cast

from tatami.formats.sampling import finished, picking
from tatami.kernel.answers import Answer, Form
from tatami.kernel.game import Game
from tatami.kernel.reasons import TatamiError
from tatami.kernel.rules import Rules
from tatami.kernel.seats import Seat
from tatami.kernel.views import View, events_for

from .player import Player

MOST_ACTS: Final = 100_000
"""No game on this mat comes near: whoever gets there is going round in circles."""

NO_VIEW: Final = cast(View[Any], None)
"""What a player gets that does not want a view (see `Player`)."""


Watch = Callable[[Game[Any], Seat, Sequence[Answer], Answer], None]
"""Is shown every answer before it is given: who gives it, and what else could be said."""


class Match:
    """A finished game and how it came about: every answer in order."""

    __slots__ = ("acts", "game")

    def __init__(self, game: Game[Any], acts: list[tuple[Seat, Answer]]) -> None:
        self.game: Final = game
        self.acts: Final = acts


def play_match(
    rules: Rules[Any],
    seats: int,
    options: Mapping[str, object] | None,
    players: Sequence[Player],
    seed: str | int,
    most_acts: int = MOST_ACTS,
    watch: Watch | None = None,
) -> Match:
    """Plays until there is an outcome; the same seed and players that choose alike give the same match.

    Nobody keeps a clock here: options that are not given have their `unattended` values.
    """
    g = rules.new(seats, rules.unattended(options), seed)
    told = [0] * seats
    wants_view = [getattr(player, "wants_view", True) for player in players]
    acts: list[tuple[Seat, Answer]] = []
    while g.outcome is None:
        if len(acts) >= most_acts:
            raise TatamiError("match-without-end", game=rules.name, acts=most_acts, seed=str(seed))
        asked = g.asked()
        seat = asked[0] if len(asked) == 1 else _who_speaks(g, asked, seed)
        player = players[seat]
        legal = g.legal(seat)
        if wants_view[seat]:
            player.observe(events_for(g, seat, told[seat]))
            told[seat] = g.told + len(g.events)
            answer = player.choose(View(g, seat), legal)
        else:
            answer = player.choose(NO_VIEW, legal)
        if isinstance(answer, Form):
            answer = finished(g, seat, answer, picking(Random(f"{seed}/{g.acts}/parts").random))
        if watch is not None:
            watch(g, seat, legal, answer)
        g.act(seat, answer)
        acts.append((seat, answer))
    return Match(g, acts)


def _who_speaks(g: Game[Any], asked: Sequence[Seat], seed: str | int) -> Seat:
    """Sealed answers come in turn; where the first answer counts for all, no chair is always quickest."""
    question = g.question
    if question is None or question.sealed:
        return asked[0]
    return Random(f"{seed}/{g.acts}").choice(asked)
