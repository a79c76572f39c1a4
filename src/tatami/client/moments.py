"""What a client knows of a table at some moment, folded from what the hall has told."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UnsetType
from msgspec.structs import replace

from tatami.hall.telling.merging import merged_aids, merged_view, resolved
from tatami.hall.telling.messages import (
    LimitInfo,
    Line,
    Offer,
    QuestionInfo,
    State,
    TableInfo,
    TalkInfo,
    Update,
)


class Moment(msgspec.Struct, frozen=True):
    """A table as it is now, and what has happened since the moment before."""

    table: str
    seat: str | None
    """Whose eyes; None is a spectator."""
    seq: int
    """How much of the table's log this tells."""
    info: TableInfo
    view: dict[str, Any] | None = None
    """What these eyes see (docs/notation.md); None before the game."""
    question: QuestionInfo | None = None
    clocks: dict[str, int] | None = None
    limit: LimitInfo | None = None
    """The time that the rules give to what is asked, if they do."""
    outcome: tuple[str, ...] = ()
    """How it ended, in sentences; empty where no language was chosen."""
    events: tuple[dict[str, Any], ...] = ()
    lines: tuple[Line, ...] = ()
    said: tuple[TalkInfo, ...] = ()
    aids: dict[str, Any] | None = None
    """What follows from the view, for boards to draw; None where no language was chosen."""
    whole: bool = False
    """The hall could not tell piece by piece what happened: forget what you knew and look at the view."""

    @property
    def offers(self) -> list[Offer]:
        """The legal answers; none if these eyes are not asked and have no more to say."""
        offers = (self.question.offers if self.question else None) or []
        return [offer for offer in offers if isinstance(offer, Offer)]

    @property
    def request(self) -> int:
        """The number of the open question; 0 if there is none."""
        return self.question.request if self.question else 0

    @property
    def is_asked(self) -> bool:
        """Whether these eyes are waited for; who is quiet has offers, too."""
        return bool(self.offers) and self.question is not None and self.seat in self.question.asked

    @property
    def is_over(self) -> bool:
        return self.info.phase == "over"


def from_state(state: State) -> Moment:
    """Whatever was known before is replaced."""
    return Moment(
        state.table,
        state.seat,
        state.seq,
        state.info,
        state.view,
        state.question,
        state.clocks,
        state.limit,
        tuple(state.outcome),
        lines=tuple(state.lines),
        aids=state.aids,
        whole=True,
    )


def after(before: Moment, update: Update) -> Moment:
    """The next moment: what is left out is as it was."""
    return replace(
        before,
        seq=update.seq,
        info=update.info or before.info,
        events=tuple(update.events),
        lines=tuple(update.lines),
        whole=False,
        view=_view_after(before, update),
        question=_question_after(before, update),
        clocks=update.clocks or before.clocks,
        limit=before.limit if isinstance(update.limit, UnsetType) else update.limit,
        aids=_aids_after(before, update),
        outcome=tuple(update.outcome) or before.outcome,
    )


def _view_after(before: Moment, update: Update) -> dict[str, Any] | None:
    if update.view is not None or before.view is None:
        return update.view
    return merged_view(before.view, update.changes) if update.changes else before.view


def _question_after(before: Moment, update: Update) -> QuestionInfo | None:
    question = update.question
    if isinstance(question, UnsetType):
        return before.question
    return None if question is None else replace(question, offers=resolved(before.offers, question.offers))


def _aids_after(before: Moment, update: Update) -> dict[str, Any] | None:
    """Whoever is told the whole view is told all aids with it."""
    if update.view is not None:
        return update.aids
    return merged_aids(before.aids, update.aid_changes) if update.aid_changes else before.aids


def joined(unseen: Moment | None, new: Moment) -> Moment:
    """Two moments as one, for somebody who has not looked in between."""
    if unseen is None:
        return new
    if new.whole:
        return replace(new, said=unseen.said + new.said)
    return replace(
        new,
        events=unseen.events + new.events,
        lines=unseen.lines + new.lines,
        said=unseen.said + new.said,
        whole=unseen.whole,
    )
