"""All that can be done in Winter, by kind of answer: why not, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import FACE
from tatami.kernel.places import Spots
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers import winter as say
from ..answers.common import CallKamiOn
from ..notes import TO_ALL, Letter
from ..pieces import BIDS, COUNTS, DRAFT, HAND, WORDS, words_to
from ..reasons import winter as why
from ..reasons.common import out_of_place
from ..table import Me, Senji
from .auction import add_bids, bid, unbid, why_not_bid, why_not_unbid
from .composing import (
    add_notes,
    draft_of,
    letters_allowed,
    others,
    send,
    why_not_compose,
    why_not_send,
    why_not_write,
    write,
    write_down,
)
from .dealing import (
    counter,
    decline,
    exchange,
    fit,
    is_wished,
    letter_of_mine,
    letter_to_me,
    reply,
    why_not_accept,
    why_not_confirm,
    why_not_counter,
    why_not_decline,
    why_not_fit,
    why_not_reply,
    why_not_withdraw,
    withdraw,
)
from .kami import add_diplomat_kami, add_looks, diplomat_kami, look, why_not_diplomat_kami, why_not_look

WRITES, WAKES, STIRS = 1, 2, 4
"""What an act does beside itself: the writer is no longer ready; nobody is; the round is not idle."""

WhyNot = Callable[[Me, Any], Reason | None]
Act = Callable[[Senji, Seat, Any], int]


# --- why not ------------------------------------------------------------------------------------


def _why_not_strike(me: Me, answer: say.Strike) -> Reason | None:
    if not me.count(DRAFT[me.seat]):
        return why.NO_LETTER_BEGUN()
    return None if answer.note in me.faces(DRAFT[me.seat]) else why.NOT_WRITTEN(note=answer.note)


def _why_not_scrap(me: Me, answer: say.Scrap) -> Reason | None:
    return None if me.count(DRAFT[me.seat]) else why.NO_LETTER_BEGUN()


# --- what it does -------------------------------------------------------------------------------


def _write(g: Senji, seat: Seat, target: Seat) -> int:
    write(g, seat, target)
    return WRITES


def _compose(g: Senji, seat: Seat, answer: say.Compose) -> int:
    write_down(g, seat, [*(p & FACE for p in g.places[DRAFT[seat]]), answer.note])
    return WRITES


def _strike(g: Senji, seat: Seat, answer: say.Strike) -> int:
    faces = [p & FACE for p in g.places[DRAFT[seat]]]
    faces.reverse()
    faces.remove(answer.note)
    faces.reverse()
    write_down(g, seat, faces)
    return WRITES


def _scrap(g: Senji, seat: Seat, answer: say.Scrap) -> int:
    write_down(g, seat, [])
    return 0


def _send(g: Senji, seat: Seat, answer: say.Send) -> int:
    send(g, seat)
    return WRITES | WAKES | STIRS


def _accept(g: Senji, seat: Seat, answer: say.Accept) -> int:
    exchange(g, seat, answer.target, seat, answer.aloud)
    return STIRS


def _confirm(g: Senji, seat: Seat, answer: say.Confirm) -> int:
    exchange(g, seat, seat, answer.target, False)
    return STIRS


def _fit(g: Senji, seat: Seat, answer: say.Fit) -> int:
    fit(g, seat, answer.target, answer.aloud, answer.card)
    return WAKES | STIRS


def _counter(g: Senji, seat: Seat, answer: say.Counter) -> int:
    counter(g, seat, answer.target, answer.aloud)
    return WRITES


def _decline(g: Senji, seat: Seat, answer: say.Decline) -> int:
    decline(g, seat, answer.target)
    return 0


def _reply(g: Senji, seat: Seat, answer: say.Reply) -> int:
    reply(g, seat, answer.target, answer.note)
    return 0


def _withdraw(g: Senji, seat: Seat, target: Seat) -> int:
    withdraw(g, seat, target)
    return 0


def _bid(g: Senji, seat: Seat, answer: say.Bid) -> int:
    bid(g, seat, answer.lot, answer.card)
    return STIRS


def _unbid(g: Senji, seat: Seat, answer: say.Unbid) -> int:
    unbid(g, seat, answer.lot, answer.card)
    return STIRS


def _look(g: Senji, seat: Seat, answer: say.Look) -> int:
    look(g, seat, answer.target)
    return 0


def _kami(g: Senji, seat: Seat, answer: CallKamiOn) -> int:
    diplomat_kami(g, seat, answer.samurai, answer.target)
    return STIRS


def _compose_is_fine(me: Me, answer: say.Compose) -> Reason | None:
    return why_not_compose(me, answer.note)


_ACTS: Final[dict[type[Answer], tuple[WhyNot, Act]]] = {
    say.Write: (lambda me, a: why_not_write(me, a.target), lambda g, seat, a: _write(g, seat, a.target)),
    say.WriteToAll: (lambda me, a: why_not_write(me, TO_ALL), lambda g, seat, a: _write(g, seat, TO_ALL)),
    say.Give: (_compose_is_fine, _compose),
    say.Ask: (_compose_is_fine, _compose),
    say.Want: (_compose_is_fine, _compose),
    say.Vow: (_compose_is_fine, _compose),
    say.Plea: (_compose_is_fine, _compose),
    say.Wonder: (_compose_is_fine, _compose),
    say.Reveal: (_compose_is_fine, _compose),
    say.Openly: (_compose_is_fine, _compose),
    say.Strike: (_why_not_strike, _strike),
    say.Send: (lambda me, a: why_not_send(me, draft_of(me)), _send),
    say.Scrap: (_why_not_scrap, _scrap),
    say.Accept: (lambda me, a: why_not_accept(me, a.target, a.aloud), _accept),
    say.Counter: (lambda me, a: why_not_counter(me, a.target, a.aloud), _counter),
    say.Decline: (lambda me, a: why_not_decline(me, a.target), _decline),
    say.Fit: (lambda me, a: why_not_fit(me, a.target, a.aloud, a.card), _fit),
    say.Reply: (lambda me, a: why_not_reply(me, a.target), _reply),
    say.Confirm: (lambda me, a: why_not_confirm(me, a.target), _confirm),
    say.Withdraw: (
        lambda me, a: why_not_withdraw(me, a.target),
        lambda g, seat, a: _withdraw(g, seat, a.target),
    ),
    say.WithdrawFromAll: (
        lambda me, a: why_not_withdraw(me, TO_ALL),
        lambda g, seat, a: _withdraw(g, seat, TO_ALL),
    ),
    say.Bid: (lambda me, a: why_not_bid(me, a.lot, a.card), _bid),
    say.Unbid: (lambda me, a: why_not_unbid(me, a.lot, a.card), _unbid),
    say.Look: (lambda me, a: why_not_look(me, a.target), _look),
    CallKamiOn: (lambda me, a: why_not_diplomat_kami(me, a.samurai, a.target), _kami),
}


def why_not_act(me: Me, answer: Answer) -> Reason | None:
    act = _ACTS.get(type(answer))
    return out_of_place(me, answer) if act is None else act[0](me, answer)


def carry_out(g: Senji, seat: Seat, answer: Answer) -> int:
    """Does it; what it does beside."""
    return _ACTS[type(answer)][1](g, seat, answer)


# --- what is offered ----------------------------------------------------------------------------


def every_act(me: Me) -> Sequence[Answer]:
    """Everything that looks like an act of Winter at this table."""
    words, seats = me.table.box.say.winter, me.seats
    cards = sorted(set(me.faces(HAND[me.seat])))
    answers: list[Answer] = [words.ready, words.wait, *words.write[:seats], words.write_all]
    answers += words.compose.values()
    answers += [words.strike[n] for n in sorted(set(me.faces(DRAFT[me.seat]))) if n in words.strike]
    answers += [words.send, words.scrap, words.withdraw_all]
    for aloud in say.ALOUD:
        answers += [*words.accept[aloud][:seats], *words.counter[aloud][:seats]]
        answers += [words.fit[aloud][seat][card] for seat in range(seats) for card in cards]
    for row in (words.decline, words.confirm, words.withdraw, words.look):
        answers += row[:seats]
    answers += [answer for row in words.reply[:seats] for answer in row]
    lots = range(min(len(me.table.lots) + 1, say.MOST_LOTS))
    cards = sorted({*cards, *me.faces(BIDS[me.seat])})
    answers += [row[lot][card] for row in (words.bid, words.unbid) for lot in lots for card in cards]
    answers += [answer for row in words.kami for answer in row[:seats]]
    return answers


_BETWEEN: Final = {
    seats: [
        {
            other: Spots((WORDS[other], words_to(seats, other, seat), words_to(seats, seat, other)))
            for other in range(seats)
            if other != seat
        }
        for seat in range(seats)
    ]
    for seats in COUNTS
}
"""By number of players, seat and another: where letters between the two lie."""


def legal_acts(me: Me, answers: list[Answer]) -> None:
    """The same as asking `why_not_act` of each, and much faster."""
    words, table = me.table.box.say.winter, me.table
    partners = others(me)
    can_write = table.letters[me.seat] < letters_allowed(table)
    notes, hand = me.faces(DRAFT[me.seat]), me.faces(HAND[me.seat])
    cards = tuple(sorted(set(hand)))
    draft = table.box.notes.letter(notes)
    if draft.to < 0:
        if can_write:
            answers += [words.write[seat] for seat in partners]
            answers.append(words.write_all)
    else:
        add_notes(me, draft, hand, cards, answers)
        answers += [words.strike[n] for n in sorted(set(notes)) if n in words.strike]
        if why_not_send(me, draft) is None:
            answers.append(words.send)
        answers.append(words.scrap)
    between = _BETWEEN[me.seats][me.seat]
    for seat in partners:
        if me.any_holds(between[seat]):
            _add_dealings(me, seat, can_write and draft.said == 0, answers)
    if letter_of_mine(me, TO_ALL).said:
        answers.append(words.withdraw_all)
    add_bids(me, cards, answers)
    add_diplomat_kami(me, answers)
    add_looks(me, partners, answers)


def _add_dealings(me: Me, seat: Seat, can_counter: bool, answers: list[Answer]) -> None:
    """What can be done with the letters between this player and another."""
    words = me.table.box.say.winter
    for aloud in say.ALOUD:
        if not me.count(WORDS[seat] if aloud else words_to(me.seats, seat, me.seat)):
            continue
        letter = letter_to_me(me, seat, aloud)
        if not letter.said:
            continue
        if letter.offers and can_counter:
            answers.append(words.counter[aloud][seat])
        if not aloud:
            answers.append(words.decline[seat])
            if len(letter.replies) < len(letter.wonders):
                answers += words.reply[seat]
        _add_consent(me, seat, aloud, letter, answers)
    if me.count(words_to(me.seats, me.seat, seat)):
        mine = letter_of_mine(me, seat)
        if mine.said:
            answers.append(words.withdraw[seat])
            if mine.wants and len(mine.fits) == len(mine.wants):
                answers.append(words.confirm[seat])


def _add_consent(me: Me, seat: Seat, aloud: bool, letter: Letter, answers: list[Answer]) -> None:
    """Accepting, or picking a card where the letter leaves a choice."""
    words = me.table.box.say.winter
    if not letter.wants:
        if why_not_accept(me, seat, aloud) is None:
            answers.append(words.accept[aloud][seat])
        return
    if len(letter.fits) < len(letter.wants):
        wish = letter.wants[len(letter.fits)]
        answers += [
            words.fit[aloud][seat][card]
            for card in sorted(set(me.faces(HAND[me.seat])))
            if is_wished(me, wish, card) and why_not_fit(me, seat, aloud, card) is None
        ]
