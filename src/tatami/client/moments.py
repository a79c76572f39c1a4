"""What a client knows of a table at some moment, folded from what the hall has told."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from tatami.hall.messages import LimitInfo, Line, Offer, QuestionInfo, State, TableInfo, TalkInfo, Update


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
        return (self.question.offers if self.question else None) or []

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
    """The next moment. An update with a view tells the whole position, so no question in it means none."""
    moment = replace(
        before,
        seq=update.seq,
        info=update.info or before.info,
        events=tuple(update.events),
        lines=tuple(update.lines),
        whole=False,
    )
    if update.view is None:
        return moment
    return replace(
        moment,
        view=update.view,
        question=update.question,
        clocks=update.clocks,
        limit=update.limit,
        aids=update.aids,
        outcome=tuple(update.outcome) or before.outcome,
    )


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
