"""Refusals that any chapter may give, and what is said of an answer that belongs to another moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tatami.kernel.answers import Answer, Compound
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason, Refusal

from ..answers import common as say
from ..table import Me

GAME_IS_OVER: Final = Refusal("game-is-over", "SEN-179", "SEN-180")
NO_SUCH_PLAYER: Final = Refusal("no-such-player", "SEN-2", target="seat")
CLOSED_PROVINCE: Final = Refusal("closed-province", "SEN-22", region="region")

# An answer of another season

PREPARATION_IS_OVER: Final = Refusal("preparation-is-over", "SEN-15", "SEN-18")
ONLY_IN_WINTER: Final = Refusal("only-in-winter", "SEN-47", "SEN-31")
ONLY_IN_SPRING: Final = Refusal("only-in-spring", "SEN-73", "SEN-31")
ONLY_IN_SUMMER: Final = Refusal("only-in-summer", "SEN-79", "SEN-31")
ONLY_IN_AUTUMN: Final = Refusal("only-in-autumn", "SEN-150", "SEN-31")
_ELSEWHERE: Final = {
    "preparation": PREPARATION_IS_OVER,
    "winter": ONLY_IN_WINTER,
    "spring": ONLY_IN_SPRING,
    "summer": ONLY_IN_SUMMER,
    "autumn": ONLY_IN_AUTUMN,
}

_PARTS: Final = {"battle": "summer", "march": "summer", "fleets": "summer", "talk": "winter"}
"""Modules that hold part of a season's answers."""

NAMED_BY_THE_HOST: Final = Refusal("named-by-the-host", "SEN-15", "SEN-37", "SEN-79")
NOTHING_TO_BE_READY_FOR: Final = Refusal("nothing-to-be-ready-for", "SEN-73", "SEN-R10")
NO_SAMURAI_TO_KEEP: Final = Refusal("no-samurai-to-keep", "SEN-9", "SEN-161")


def out_of_place(me: Me, answer: Answer) -> Reason:
    """An answer that this question never takes. Chapters register what they can say about theirs: of one made
    of parts, about the whole or about its form."""
    for explain in EXPLAINERS:
        reason = explain(me, answer)
        if reason is not None:
            return reason
    return out_of_place(me, answer.form) if isinstance(answer, Compound) else _of_another_season(me, answer)


EXPLAINERS: Final[list[Callable[[Me, Answer], Reason | None]]] = []
"""Asked one after another: each says why this answer is none now, or None if it knows nothing about it."""


def chapter_of(answer: Answer) -> str:
    """The season that an answer belongs to, by the module of its class: `winter`; of shared ones `common`."""
    name = type(answer).__module__.rpartition(".")[2]
    return _PARTS.get(name, name)


def _of_another_season(me: Me, answer: Answer) -> Reason:
    """SEN-31: what belongs to a chapter belongs to its season, whatever else may be wrong with it."""
    if isinstance(answer, say.NameProvince):
        return NAMED_BY_THE_HOST()
    if isinstance(answer, say.KeepSamurai):
        return NO_SAMURAI_TO_KEEP()
    if isinstance(answer, say.Ready):
        return NOTHING_TO_BE_READY_FOR()
    chapter = chapter_of(answer)
    if chapter != me.table.phase and chapter in _ELSEWHERE:
        return _ELSEWHERE[chapter]()
    return NOT_AN_ANSWER_HERE()
