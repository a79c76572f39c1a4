"""Refusals that any chapter may give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason, Refusal

from ..table import Me

GAME_IS_OVER: Final = Refusal("game-is-over", "SEN-179", "SEN-180")
NO_SUCH_PLAYER: Final = Refusal("no-such-player", "SEN-2", target="seat")


def out_of_place(me: Me, answer: Answer) -> Reason:
    """An answer that this question never takes. Chapters register what they can say about theirs."""
    for explain in EXPLAINERS:
        reason = explain(me, answer)
        if reason is not None:
            return reason
    return NOT_AN_ANSWER_HERE()


EXPLAINERS: Final[list[Callable[[Me, Answer], Reason | None]]] = []
