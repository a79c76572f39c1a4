"""What will come of an answer, said before the click, where it follows from what lies open."""

from __future__ import annotations

from typing import Any

from tatami.games.tenno import answers as tenno_answers
from tatami.games.tenno.pieces import GEISHA, kind_of, row
from tatami.games.tenno.powers import MONK_BONUS, strengths
from tatami.games.tenno.rules.fight import MonkToShow
from tatami.kernel.answers import Answer
from tatami.kernel.questions import Question
from tatami.kernel.views import View

from .catalogue import Words


def foresee(words: Words, view: View[Any], question: Question[Any], answer: Answer) -> str | None:
    """The consequence of an answer, or None where nothing sure can be said."""
    if isinstance(question, MonkToShow):
        return _fight(words, view, question, answer)
    return None


def _fight(words: Words, view: View[Any], question: MonkToShow, answer: Answer) -> str | None:
    """Tenno: both cards lie open, so the defender can work out the fight with and without the monk."""
    if not isinstance(answer, tenno_answers.ShowMonk | tenno_answers.KeepCovered):
        return None
    shown = isinstance(answer, tenno_answers.ShowMonk)
    attacking = kind_of(view.face(row(question.by, question.slot)))
    defending = kind_of(view.face(row(question.target, question.aim)))
    attack, defence = strengths(attacking, defending, shown)
    result = "won" if defence > attack else "lost" if defence < attack else "draw"
    if shown and defending != GEISHA:
        return words.text(
            "tenno-foresee-monk",
            card=defence - MONK_BONUS,
            monk=MONK_BONUS,
            defence=defence,
            attack=attack,
            result=result,
        )
    return words.text("tenno-foresee-fight", defence=defence, attack=attack, result=result)
