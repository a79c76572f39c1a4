"""What the person at the keyboard is being asked: the choice, and where the cursor stands."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from tatami.kernel.answers import Answer, Form
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import Seat

from .boards.board import Board
from .choice import Choice, Offer, Path
from .composing import Composer
from .host import LocalTable
from .phrases import offer_text

MOST_REASONS: Final = 25
"""More reasons than that are told by an example for each kind of answer."""


class Asking:
    """One question to one person, answered by numbers, arrows, or touching the table."""

    def __init__(self, table: LocalTable, board: Board, seat: Seat) -> None:
        self.seat: Final = seat
        self._composer: Final = Composer(table, board, seat)
        self._table: Final = table
        self._board: Final = board
        self._refused: list[tuple[Answer, Reason]] | None = None
        self.cursor = 0
        self.thing = ""
        """The thing of the table under the cursor, while it is there and not at the answers."""

    @property
    def choice(self) -> Choice:
        """Among the answers, or among the parts of the one that is being made."""
        return self._composer.choice

    @property
    def made(self) -> Answer | None:
        """The answer of several parts that is being made."""
        return self._composer.made

    @property
    def offers(self) -> list[Offer]:
        return self.choice.offers()

    @property
    def labels(self) -> list[str]:
        return [offer_text(self._table, self.seat, offer) for offer in self.offers]

    @property
    def aimed(self) -> frozenset[str]:
        """What the offer under the cursor touches: buttons and table light up together."""
        offers = self.offers
        if self.thing or not offers:
            return frozenset()
        return self.choice.things_of(offers[min(self.cursor, len(offers) - 1)])

    @property
    def refused(self) -> list[tuple[Answer, Reason]]:
        """What looks like an answer and is none, worked out when somebody wants to know."""
        if self._composer.is_making:
            return self._board.worth_asking(self._table.view(self.seat), self._composer.barred)
        if self._refused is None:
            refused = self._table.refused(self.seat)
            self._refused = self._board.worth_asking(self._table.view(self.seat), refused)
        return self._refused

    def take(self, number: int) -> Answer | None:
        """Takes the offer of that number (from 0); gives the answer, if it is one."""
        offers = self.offers
        if not 0 <= number < len(offers):
            return None
        return self._settled(self.choice.take(offers[number]))

    def _settled(self, answer: Answer | None) -> Answer | None:
        """What is given to the game; of parts and forms nothing yet."""
        given = None if answer is None else self._composer.settle(answer)
        if given is None:
            self.cursor = 0
        return given

    @property
    def takes_text(self) -> bool:
        """Whether an answer is made of so many parts that one may rather write or paste it."""
        return any(isinstance(answer, Form) for answer in self.choice.every)

    def take_over(self, text: str) -> Answer | None:
        """An answer that was written elsewhere; what is made of parts can be looked at before it is given."""
        self.cursor = 0
        return self._composer.take_over(text)

    def step_back(self) -> None:
        self._composer.step_back()
        self.cursor = 0

    def touch(self, thing: str) -> tuple[bool, Answer | None]:
        """A thing was touched: whether it is part of an answer, and the answer if this confirms it.

        The first touch narrows the answers; when only one is left, a second touch of the same thing
        gives it, so that a slip of the hand attacks nobody. Whoever touches an army where only its
        province can be meant has touched the province.
        """
        around = _around(thing)
        if (
            thing not in self.choice.touchable | self.choice.chosen
            and around in self.choice.touchable | self.choice.chosen
        ):
            thing = around
        if thing in self.choice.chosen:
            left = self.choice.left
            if len(left) == 1 and not self.choice.touch(thing):
                return True, self._settled(left[0])
            if len(left) > 1 and thing not in self.choice.touchable:
                self.choice.free(thing)
            return True, None
        fits = self.choice.touch(thing)
        if fits:
            self.cursor = 0
        return fits, None

    def why_not(self, thing: str) -> Reason | None:
        """Why touching a thing leads to no answer: by the rules of what would be answered with it.

        Where something is chosen already, a part of a larger thing stands for the whole, too.
        """
        view, teller, question = (
            self._table.view(self.seat),
            self._table.teller(self.seat),
            self._table.question,
        )
        assert question is not None
        chosen = self.choice.chosen
        for tried in (thing, _around(thing)) if chosen else (thing,):
            for answer, reason in self.refused:
                touches = {part.touch for part in self._board.path(view, teller, question, answer)}
                if {*chosen, tried} <= touches:
                    return reason
        text = self._board.attempt(view, thing)
        barred = self._table.why_not(self.seat, self._table.parse(text)) if text else None
        # That it is no answer to this question says nothing: nobody has said that it was one.
        return None if barred is not None and barred.refusal is NOT_AN_ANSWER_HERE else barred

    def refusals(self, thing: str = "") -> list[tuple[str, Reason]]:
        """What is not allowed and why: an example for each reason, and how many more there are like it.

        With a `thing`, only of what would be answered with it.
        """
        groups: dict[Hashable, list[tuple[Answer, Reason]]] = {}
        for answer, reason in self.refused:
            if not thing or thing in {part.touch for part in self._path(answer)}:
                groups.setdefault(reason, []).append((answer, reason))
        if len(groups) > MOST_REASONS:
            pairs, groups = [pair for group in groups.values() for pair in group], {}
            for answer, reason in pairs:
                groups.setdefault((type(answer), reason.code), []).append((answer, reason))
        found = []
        for answers in groups.values():
            example, reason = self.label(answers[0][0]), answers[0][1]
            if len(answers) > 1:
                more = self._table.words.text("terminal-why-more", count=len(answers) - 1)
                example += f" ({more})"
            found.append((example, reason))
        return found

    def label(self, answer: Answer) -> str:
        """An answer that is not allowed, by its parts: whole sentences are made for those that are."""
        return " › ".join(part.name or part.label for part in self._path(answer))

    def _path(self, answer: Answer) -> Path:
        table, question = self._table, self._table.question
        assert question is not None
        return self._board.path(table.view(self.seat), table.teller(self.seat), question, answer)

    def things(self, order: list[str]) -> list[str]:
        """The things the cursor can visit, those that may be touched first."""
        legal = [thing for thing in order if thing in self.choice.touchable]
        return legal + [thing for thing in order if thing not in self.choice.touchable]


def _around(thing: str) -> str:
    """The larger thing that this one is a part of: the province of an army."""
    return thing.rpartition(".")[0]
