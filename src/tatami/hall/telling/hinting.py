"""A hint, as its asker is told it: what the bot would answer in his place, what that touches, and why."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.formats.names import named
from tatami.hooks.grounds import Ground
from tatami.kernel.answers import Compound
from tatami.kernel.rules import Rules
from tatami.players.advising import Advice, Alternative
from tatami.words.naming import kebab
from tatami.words.telling import Teller

from ..table.live import LiveTable
from .messages import Facts, Part
from .wire import Eyes, Interpreter, touches


class GroundInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why: a code, its facts by name, and a sentence."""

    code: str
    text: str = ""
    facts: Facts = {}


class AdvisedPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of an answer that is made of parts."""

    answer: str
    label: str = ""
    touches: dict[str, Part] = {}


class AdvisedAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer that a bot would give, in words, with what it touches, and why."""

    answer: str
    kind: str
    label: str
    touches: dict[str, Part]
    grounds: list[GroundInfo]
    parts: list[AdvisedPart] = []
    chance: int | None = None
    """How likely the bot thinks to win by it, in percent, where it says so."""


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """What that kind of bot would answer to the question of that number, from what this seat may know."""

    request: int
    by: str
    best: AdvisedAnswer
    others: list[AdvisedAnswer] = []
    """Its next best answers, where it says so."""


def hint_told(live: LiveTable, eyes: Eyes, words: Interpreter, kind: str, advice: Advice) -> Hint:
    """The advice in the words of whoever asked for it."""
    teller = words.teller(live.names, eyes)
    first = Alternative(advice.answer, advice.grounds, advice.chance)
    return Hint(
        live.question_number,
        kind,
        _told(live, teller, first),
        [_told(live, teller, other) for other in advice.others],
    )


def _told(live: LiveTable, teller: Teller, advised: Alternative) -> AdvisedAnswer:
    rules, answer = live.rules, live.rules.parse(advised.answer)
    whole = answer.form if isinstance(answer, Compound) else answer
    parts = answer.parts if isinstance(answer, Compound) else ()
    return AdvisedAnswer(
        answer.text,
        kebab(type(whole).__name__),
        teller.answer(answer, live.question),
        touches(rules, answer),
        [_ground(rules, teller, ground) for ground in advised.grounds],
        [AdvisedPart(part.text, teller.answer(part, live.question), touches(rules, part)) for part in parts],
        advised.chance,
    )


def _ground(rules: Rules[Any], teller: Teller, ground: Ground) -> GroundInfo:
    facts = {name: named(rules, ground.kinds.get(name, "text"), fact) for name, fact in ground.facts.items()}
    return GroundInfo(ground.code, teller.ground(ground), facts)
