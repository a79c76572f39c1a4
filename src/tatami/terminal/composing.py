"""An answer made of parts at the keyboard: parts are added and taken out, then it is given, or left."""

from __future__ import annotations

from pathlib import Path as File
from typing import Final

from tatami.kernel.answers import Answer, Compound, Form
from tatami.kernel.reasons import Reason, TatamiError
from tatami.kernel.seats import Seat
from tatami.lab.reading import read_text
from tatami.players.composing import Draft

from .boards.board import Board
from .choice import Choice, Part, Path
from .host import LocalTable
from .phrases import choice_for, with_clauses


class Deed(Answer):
    """What is done with an answer that is being made; no question hears of it."""

    __slots__ = ()


class TakeOut(Deed):
    """One of its parts goes out again."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        super().__init__(f"take out {at + 1}")
        self.at: Final = at


FROM_FILE: Final = "@"
"""`@my.deck`: what stands in that file is meant."""
LARGEST: Final = 1 << 20
"""Bytes of such a file: the longest answer has a thousand."""
GIVE: Final = Deed("give")
LEAVE: Final = Deed("leave")


class Composer:
    """What one person chooses from: the answers, or what goes into the one that he is making."""

    def __init__(self, table: LocalTable, board: Board, seat: Seat) -> None:
        self._table: Final = table
        self._board: Final = board
        self._seat: Final = seat
        self._draft: Draft | None = None
        self.choice = choice_for(table, board, seat)

    @property
    def is_making(self) -> bool:
        return self._draft is not None

    @property
    def made(self) -> Answer | None:
        """The answer that is being made, as far as it is."""
        return self._draft.answer if self._draft else None

    @property
    def barred(self) -> list[tuple[Answer, Reason]]:
        """What looks as if it could be added, and cannot."""
        menu = self._draft.menu if self._draft else ()
        return [(part, reason) for part, reason in menu if reason is not None]

    def settle(self, answer: Answer) -> Answer | None:
        """The answer that is given by that choice; None if something was only begun, added or taken out."""
        draft = self._draft
        if isinstance(answer, Form):
            self._make(answer)
        elif draft is None or isinstance(answer, Compound):
            return answer
        elif answer is GIVE:
            return draft.answer
        elif answer is LEAVE:
            self._leave()
        elif isinstance(answer, TakeOut):
            self._make(self._with_parts([part for k, part in enumerate(self._parts) if k != answer.at]))
        else:
            return self._add(draft, answer)
        return None

    def _add(self, draft: Draft, answer: Answer) -> Answer | None:
        """A part goes in; what cannot is given with the rest, so that the rules say what is wrong with it."""
        for part, reason in draft.menu:
            if part == answer:
                whole = self._with_parts([*self._parts, part])
                if reason is not None:
                    return whole
                self._make(whole)
                return None
        return answer

    def step_back(self) -> bool:
        """Frees what was chosen last; of an answer that is being made the last part, then the answer."""
        if self.choice.step_back():
            return True
        if self._draft is None:
            return False
        if self._parts:
            self._make(self._with_parts(self._parts[:-1]))
        else:
            self._leave()
        return True

    def read(self, line: str) -> Answer:
        """An answer as it is written, here or in a file; into one that is being made goes what is written
        alone, too."""
        if line.startswith(FROM_FILE):
            line = read_text(File(line.removeprefix(FROM_FILE).strip()).expanduser(), LARGEST).strip()
        try:
            return self._table.parse(line)
        except TatamiError:
            if self._draft is None or not isinstance(self._draft.answer, Compound):
                raise
            whole = self._table.parse(f"{self._draft.answer.form.text}: {line}")
            assert isinstance(whole, Compound)
            return whole.parts[0] if len(whole.parts) == 1 else self._with_parts([*self._parts, *whole.parts])

    def take_over(self, text: str) -> Answer | None:
        """What was written elsewhere: an answer made of parts is begun with all that stands there, to be
        looked at before it is given."""
        answer = self.read(text)
        if isinstance(answer, Compound):
            self._make(answer)
            return None
        return self.settle(answer)

    def why_not(self, answer: Answer) -> Reason | None:
        """Why that cannot be said, or not be added to what is being made."""
        draft = self._draft
        if draft is not None and not isinstance(answer, Compound):
            for part, reason in draft.menu:
                if part == answer:
                    return reason
        return self._table.why_not(self._seat, answer)

    @property
    def _parts(self) -> list[Answer]:
        answer = self._draft.answer if self._draft else None
        return list(answer.parts) if isinstance(answer, Compound) else []

    def _with_parts(self, parts: list[Answer]) -> Compound:
        assert self._draft is not None
        assert isinstance(self._draft.answer, Compound)
        return self._draft.answer.form.of(parts)

    def _leave(self) -> None:
        self._draft = None
        self.choice = choice_for(self._table, self._board, self._seat)

    def _make(self, answer: Form | Compound) -> None:
        self._draft = draft = self._table.drafted(self._seat, answer)
        more = [part for part, reason in draft.menu if reason is None]
        taken = [TakeOut(at) for at in range(len(draft.parts))]
        answers = [*([GIVE] if draft.reason is None else []), *more, *taken, LEAVE]
        made, ways = self._told(draft), self._table.legal(self._seat)
        sought = self.choice.sought
        self.choice = Choice(answers, self._path, self._label, self._board.few, made=made, ways=ways)
        if draft.reason is not None:
            self._seek_on(sought)

    def _seek_on(self, sought: str) -> None:
        """Of an answer that is not complete whoever looked for a word looks on, while more can be found."""
        if sought and not (
            self.choice.seek(sought) and any(not isinstance(a, Deed) for a in self.choice.left)
        ):
            self.choice.seek("")

    def _told(self, draft: Draft) -> str:
        """The answer so far, and what it lacks."""
        teller = self._table.teller(self._seat)
        told = self._board.made_in_short(self._table.view(self._seat), teller, draft.answer)
        told = told or teller.answer(draft.answer, self._table.question)
        if draft.reason is None:
            return told
        why = with_clauses(teller, draft.reason, draft.answer)
        return teller.words.text("terminal-compose-lacks", answer=told, reason=why)

    def _label(self, answer: Answer) -> str:
        teller, text = self._table.teller(self._seat), self._table.words.text
        if isinstance(answer, TakeOut):
            part = teller.answer(self._parts[answer.at], self._table.question)
            return text("terminal-compose-take-out", part=part)
        if answer is GIVE:
            return text("terminal-compose-give")
        if answer is LEAVE:
            return text("terminal-compose-leave")
        whole = self._board.part_in_full(self._table.view(self._seat), teller, answer)
        return whole or teller.answer(answer, self._table.question)

    def _path(self, answer: Answer) -> Path:
        if isinstance(answer, Deed):
            return (Part(f"deed.{answer.text}", self._label(answer)),)
        table, question = self._table, self._table.question
        assert question is not None
        return self._board.path(table.view(self._seat), table.teller(self._seat), question, answer)
