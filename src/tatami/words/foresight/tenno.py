"""Tenno: both cards lie open, so the defender can work out the fight with and without the monk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tatami.games.tenno import answers as say
from tatami.games.tenno.pieces import GEISHA, kind_of, row
from tatami.games.tenno.powers import MONK_BONUS, strengths
from tatami.games.tenno.rules.fight import MonkToShow
from tatami.hooks.glance import AnyView
from tatami.kernel.answers import Answer
from tatami.kernel.questions import Question

if TYPE_CHECKING:
    from ..telling import Teller

ANSWERS: Final = (say.ShowMonk, say.KeepCovered)


def foresee(teller: Teller, view: AnyView[Any], question: Question[Any], answer: Answer) -> str | None:
    """How the fight will go."""
    if not isinstance(question, MonkToShow) or not isinstance(answer, say.ShowMonk | say.KeepCovered):
        return None
    shown = isinstance(answer, say.ShowMonk)
    attacking = kind_of(view.face(row(question.by, question.slot)))
    defending = kind_of(view.face(row(question.target, question.aim)))
    if attacking == GEISHA == defending:
        return teller.words.text("tenno-foresee-geishas")
    attack, defence = strengths(attacking, defending, shown)
    result = "won" if defence > attack else "lost" if defence < attack else "draw"
    if shown and defending != GEISHA:
        return teller.words.text(
            "tenno-foresee-monk",
            card=defence - MONK_BONUS,
            monk=MONK_BONUS,
            defence=defence,
            attack=attack,
            result=result,
        )
    return teller.words.text("tenno-foresee-fight", defence=defence, attack=attack, result=result)
