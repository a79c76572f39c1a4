"""A teller for a game whose texts nobody has written yet: a new game can be played before it can be told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tatami.formats.names import kinds_of_event
from tatami.hooks.grounds import Ground
from tatami.hooks.leaving import HOUSE_EVENTS
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import HIDDEN, Face
from tatami.kernel.questions import Question
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat
from tatami.words.naming import kebab
from tatami.words.telling import Teller


class BareTeller(Teller):
    """Tells everything by its canonical name."""

    def game_title(self) -> str:
        return self.rules.name

    def face(self, face: Face, case: str = "nom") -> str:
        return super().face(face) if face == HIDDEN else self.rules.face_name(face)

    def place(self, name: str) -> str:
        return name

    def question(
        self,
        question: Question[Any],
        asked_is_viewer: bool | None = None,
        waiting_for: Sequence[Seat] | None = None,
        ways: Iterable[Answer] = (),
    ) -> str:
        seats = question.seats if waiting_for is None else waiting_for
        return f"{self.list_of(map(self.seat, seats))}: {_spoken(type(question))}"

    def answer(self, answer: Answer, question: Question[Any] | None = None) -> str:
        return answer.text

    def reason(self, reason: Reason, answer: Answer | None = None) -> str:
        kernel = self.words.has(f"kernel-why-{reason.code}")
        return super().reason(reason, answer) if kernel else reason.code.replace("-", " ")

    def ground(self, ground: Ground) -> str:
        kernel = self.words.has(f"kernel-ground-{ground.code}")
        return super().ground(ground) if kernel else ground.code.replace("-", " ")

    def event(self, event: Event, open_cards: bool = False) -> str | None:
        if isinstance(event, HOUSE_EVENTS):
            return None
        kinds = kinds_of_event(type(event))
        facts = (
            self.seat(getattr(event, name)) if kind == "seat" else f"{name} {getattr(event, name)}"
            for name, kind in kinds.items()
        )
        return f"{_spoken(type(event))}: {', '.join(facts)}"

    def outcome(self, outcome: Outcome) -> list[str]:
        scores = [f"{self.seat(seat)}: {score}" for seat, score in enumerate(outcome.scores)]
        return [f"{outcome.how}: {self.list_of(map(self.seat, outcome.winners))}", *scores]


def _spoken(cls: type) -> str:
    return kebab(cls.__name__).replace("-", " ")
