"""What somebody is advised who asks a bot: what it would answer in his place, and why.

The bot sees what the seat may know and no more; it is made for this one question and told everything that the
seat has noticed, so the same knowledge and the same seed give the same advice, whatever else is true.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from tatami.formats.sampling import finished, picking
from tatami.hooks.grounds import ONLY_ANSWER, PARTS_BY_CHANCE, UNSAID, Ground, Reasoning
from tatami.kernel.answers import Answer, Form
from tatami.kernel.game import Game
from tatami.kernel.rules import Rules
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from .player import Player
from .registry import kinds_for

ADVISERS: Final = ("sensible",)
"""The kinds of bots that are worth asking, the best first."""


class Alternative(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another answer that the bot thought of, why, and how likely it thinks to win by it (in percent)."""

    answer: str
    grounds: list[Ground] = []
    chance: int | None = None


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the bot would answer, and why. `others` are its next best answers, where it says so."""

    answer: str
    grounds: list[Ground]
    others: list[Alternative] = []
    chance: int | None = None
    seconds: float = 0.0
    """What it took to think of it."""


def adviser_for(rules: Rules[Any]) -> str | None:
    """The kind of bot that is asked in this game; None if there is none worth asking."""
    kinds = kinds_for(rules)
    return next((kind for kind in ADVISERS if kind in kinds), None)


def advised(player: Player, game: Game[Any], seat: Seat, seed: str) -> Advice:
    """What this player would answer here; it has been told everything that the seat has noticed.

    The game may be one that was made of what the seat sees: nothing else is looked at.
    """
    legal = game.legal(seat)
    answer = player.choose(View(game, seat), legal)
    grounds = list(_grounds(player, legal))
    if isinstance(answer, Form):
        answer = finished(game, seat, answer, picking(Random(seed).random))
        grounds.append(PARTS_BY_CHANCE())
    if answer not in legal and game.why_not(seat, answer) is not None:
        raise ValueError("that is no legal answer")
    return Advice(answer.text, grounds)


def _grounds(player: Player, legal: Sequence[Answer]) -> Sequence[Ground]:
    if len(legal) == 1 and not isinstance(legal[0], Form):
        return [ONLY_ANSWER()]
    return player.because.grounds() if isinstance(player, Reasoning) else [UNSAID()]
