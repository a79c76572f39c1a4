"""Odd bots, made by name in the processes in which they think: nothing of a hall is imported here."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from typing import Any

from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.views import View

Choose = Callable[[View[Any], Sequence[Answer]], Any]


class Odd:
    """A bot that does what a test wants."""

    wants_view = True

    def __init__(self, choose: Choose) -> None:
        self.choose = choose
        self.heard = 0

    def observe(self, events: Sequence[Event]) -> None:
        self.heard += len(events)


def nonsense(*_: object) -> Odd:
    return Odd(lambda view, legal: "nonsense")


def nothing(*_: object) -> Odd:
    return Odd(lambda view, legal: None)


def trouble(*_: object) -> Odd:
    def choose(view: View[Any], legal: Sequence[Answer]) -> Any:
        raise RuntimeError("a bot with a headache")

    return Odd(choose)


def last_breath(*_: object) -> Odd:
    """Takes its process with it."""
    return Odd(lambda view, legal: os._exit(3))


def hanging(*_: object) -> Odd:
    return Odd(lambda view, legal: time.sleep(600))


def holding_on(*_: object) -> Odd:
    """Thinks for ever in one step of C, which lets nothing else of its process run."""
    return Odd(lambda view, legal: sum(range(10**13)))


def hanging_at_three(kind: str, rules: Any, seat: int, seats: int, seed: int) -> Odd:
    """At tables for three bots hang; at others they take the first answer."""
    return hanging() if seats == 3 else Odd(lambda view, legal: legal[0])


def first(*_: object) -> Odd:
    return Odd(lambda view, legal: legal[0])


def well_informed(*_: object) -> Odd:
    """Knows how much it should have heard: everything, once."""

    def choose(view: View[Any], legal: Sequence[Answer]) -> Any:
        assert bot.heard == view.sequence
        return legal[-1]

    bot = Odd(choose)
    return bot
