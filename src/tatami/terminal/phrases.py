"""What both clients say in the same words: offers, refusals, clauses, hints, the result."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason, Refused, TatamiError
from tatami.kernel.seats import Seat
from tatami.words.catalogue import Words
from tatami.words.telling import Teller, tell_error

from .boards.board import Board
from .choice import Choice, Offer
from .cushions import PERSON, SENSIBLE, Cushion, with_letter
from .host import LocalTable

KINDS: Final = {
    PERSON: "terminal-kind-person",
    "random": "terminal-kind-random",
    SENSIBLE: "terminal-kind-sensible",
}


def kind_text(words: Words, kind: str) -> str:
    """What sits on a cushion: a person, or which bot."""
    return words.text(KINDS[kind]) if kind in KINDS else kind


def who_sits_where(words: Words, cushions: tuple[Cushion, ...]) -> list[str]:
    return [
        f"{with_letter(seat, cushion.name)}: {kind_text(words, cushion.kind)}"
        for seat, cushion in enumerate(cushions)
    ]


def choice_for(table: LocalTable, board: Board, seat: Seat) -> Choice:
    """The legal answers of a seat, to be chosen part by part."""
    view, teller, question = table.view(seat), table.teller(seat), table.question
    assert question is not None
    return Choice(
        table.legal(seat),
        lambda answer: board.path(view, teller, question, answer),
        lambda answer: teller.answer(answer, question),
        board.few,
        (*table.asides(seat), *board.besides(view)),
    )


def offer_text(table: LocalTable, seat: Seat, offer: Offer) -> str:
    """An offer with what follows from it, or with a sign that there is more to choose."""
    words, question = table.words, table.question
    if offer.answer is None:
        return words.text("terminal-offer-group", label=offer.label)
    assert question is not None
    outcome = table.teller(seat).consequence(table.view(seat), question, offer.answer)
    return (
        words.text("terminal-offer-outcome", label=offer.label, outcome=outcome) if outcome else offer.label
    )


def question_text(table: LocalTable, viewer: Seat, choice: Choice | None = None) -> str:
    """What is asked and what of it was chosen so far, or who is deciding what."""
    question = table.question
    if question is None:
        return table.words.text("terminal-over")
    ways = choice.every if choice else ()
    asked = table.teller(viewer).question(question, waiting_for=table.asked(), ways=ways)
    return " › ".join((asked, *(choice.so_far if choice else ())))


def refusal(table: LocalTable, seat: Seat, error: TatamiError, answer: Answer | None = None) -> str:
    """Why something is not to be, in a sentence, with the clauses where it is a matter of rules; of an answer
    made of parts, with the words of the part at fault."""
    if isinstance(error, Refused):
        return with_clauses(table.teller(seat), error.reason, answer)
    return tell_error(table.words, error)


def reason_text(table: LocalTable, seat: Seat, reason: Reason) -> str:
    return with_clauses(table.teller(seat), reason)


def with_clauses(teller: Teller, reason: Reason, answer: Answer | None = None) -> str:
    """Why not, and where the rulebook says so."""
    text = teller.reason(reason, answer)
    if not reason.clauses:
        return text
    return teller.words.text("terminal-reason", reason=text, clauses=", ".join(reason.clauses))


def hint_text(table: LocalTable, seat: Seat) -> str:
    """What a sensible player would answer, and why."""
    advice = table.hint(seat)
    if advice is None:
        return table.words.text("terminal-no-hint")
    teller = table.teller(seat)
    told = teller.answer(table.parse(advice.answer), table.question)
    said = table.words.text("terminal-hint", answer=told, text=advice.answer)
    return " ".join([said, *[teller.ground(ground) for ground in advice.grounds]])


def result_lines(table: LocalTable, board: Board) -> list[str]:
    """Who won and how, then everything that was hidden."""
    assert table.outcome is not None
    viewer = table.watcher
    view, teller = table.view(viewer), table.teller(viewer)
    return [
        *teller.outcome(table.outcome),
        table.words.text("terminal-revealed"),
        *board.describe(view, teller),
        *(line for seat in range(view.seats) for line in board.was_hidden(table.view(seat), teller)),
    ]
