"""All that can be done in Winter, by kind of answer: why not, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from tatami.kernel.answers import Answer, Compound, Form
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat
from tatami.kernel.seen import Sight

from ..answers import winter as say
from ..answers.common import CallKamiOn
from ..notes import TO_ALL, Letter
from ..pieces import COUNTS, HAND, WORDS, words_to
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestion
from .auction import (
    add_bids,
    bid_menu,
    bids_begun,
    cards_left,
    cards_to_bid,
    lay_bids,
    why_not_bid_card,
    why_not_bid_so,
    why_not_bids,
)
from .composing import (
    everybody_but,
    letter_menu,
    letters_allowed,
    notes_left,
    notes_to_add,
    others,
    send,
    why_not_letter,
    why_not_note,
    why_not_so,
)
from .dealing import (
    asked_in_vain,
    can_be_fitted,
    counter_begun,
    decline,
    exchange,
    fit,
    letter_of_mine,
    pick_menu,
    reply,
    why_not_accept,
    why_not_confirm,
    why_not_counter,
    why_not_decline,
    why_not_fit,
    why_not_pick,
    why_not_picked,
    why_not_reply,
    why_not_withdraw,
    withdraw,
)
from .kami import add_diplomat_kami, add_looks, diplomat_kami, look, why_not_diplomat_kami, why_not_look

WAKES, STIRS = 1, 2
"""What an act does beside itself: nobody is ready any more; the round is not idle."""

WhyNot = Callable[[Me, Any], Reason | None]
Act = Callable[[Senji, Seat, Any], int]


# --- what it does -------------------------------------------------------------------------------


def _accept(g: Senji, seat: Seat, answer: say.Accept) -> int:
    exchange(g, seat, answer.target, seat, answer.aloud)
    return STIRS


def _confirm(g: Senji, seat: Seat, answer: say.Confirm) -> int:
    exchange(g, seat, seat, answer.target, False)
    return STIRS


def _decline(g: Senji, seat: Seat, answer: say.Decline) -> int:
    decline(g, seat, answer.target)
    return STIRS


def _reply(g: Senji, seat: Seat, answer: say.Reply) -> int:
    reply(g, seat, answer.target, answer.note)
    return STIRS


def _withdraw(g: Senji, seat: Seat, target: Seat) -> int:
    withdraw(g, seat, target)
    return STIRS


def _look(g: Senji, seat: Seat, answer: say.Look) -> int:
    look(g, seat, answer.target)
    return 0


def _kami(g: Senji, seat: Seat, answer: CallKamiOn) -> int:
    diplomat_kami(g, seat, answer.samurai, answer.target)
    return STIRS


def _is_of_parts(g: Senji, seat: Seat, answer: Form) -> int:
    """Of a form the parts are carried out, see `carry_out_whole`."""
    raise AssertionError(answer.text)


_ACTS: Final[dict[type[Answer], tuple[WhyNot, Act]]] = {
    say.LetterTo: (lambda me, a: why_not_letter(me, a.target), _is_of_parts),
    say.LetterToAll: (lambda me, a: why_not_letter(me, TO_ALL), _is_of_parts),
    say.Counter: (lambda me, a: why_not_counter(me, a.target, a.aloud), _is_of_parts),
    say.Bids: (lambda me, a: why_not_bids(me), _is_of_parts),
    say.Accept: (lambda me, a: why_not_accept(me, a.target, a.aloud), _accept),
    say.Decline: (lambda me, a: why_not_decline(me, a.target), _decline),
    say.Fit: (lambda me, a: why_not_fit(me, a.target, a.aloud), _is_of_parts),
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
    say.Look: (lambda me, a: why_not_look(me, a.target), _look),
    CallKamiOn: (lambda me, a: why_not_diplomat_kami(me, a.samurai, a.target), _kami),
}


def why_not_act(me: Me, answer: Answer) -> Reason | None:
    act = _ACTS.get(type(answer))
    return out_of_place(me, answer) if act is None else act[0](me, answer)


def carry_out(g: Senji, seat: Seat, answer: Answer) -> int:
    """Does it; what it does beside."""
    if not isinstance(answer, Compound):
        return _ACTS[type(answer)][1](g, seat, answer)
    form = answer.form
    if isinstance(form, say.Bids):
        lay_bids(g, seat, answer.parts)
        return STIRS
    if isinstance(form, say.Fit):
        fit(g, seat, form.target, form.aloud, answer.parts)
    else:
        send(g, seat, reader_of(form), answer.parts)
    return WAKES | STIRS


# --- answers of parts ---------------------------------------------------------------------------


_TO_ONE: Final = (say.LetterTo, say.Counter)


def reader_of(form: Form) -> Seat:
    """Whom a letter or a counter-offer is for."""
    return form.target if isinstance(form, _TO_ONE) else TO_ALL


class InParts(SenjiQuestion):
    """What one says in Winter in several parts: a letter, cards for its wishes, bids."""

    __slots__ = ()

    def begun(self, me: Me, form: Form) -> Sequence[Answer]:
        if isinstance(form, say.Bids):
            return bids_begun(me)
        return counter_begun(me, form.target, form.aloud) if isinstance(form, say.Counter) else ()

    def menu(self, me: Me, form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        if isinstance(form, say.Bids):
            return bid_menu(me)
        return pick_menu(me) if isinstance(form, say.Fit) else letter_menu(me)

    def why_not_part(self, me: Me, form: Form, so_far: Sequence[Answer], part: Answer) -> Reason | None:
        if isinstance(form, say.Bids):
            return why_not_bid_card(me, so_far, part)
        if isinstance(form, say.Fit):
            return why_not_pick(me, form.target, form.aloud, so_far, part)
        return why_not_note(me, reader_of(form), so_far, part)

    def why_not_whole(self, me: Me, form: Form, parts: Sequence[Answer]) -> Reason | None:
        """A letter says something, every wish has its card, to bid nothing is to take something back."""
        if isinstance(form, say.Bids):
            return why_not_bid_so(me, parts)
        if isinstance(form, say.Fit):
            return why_not_picked(me, form.target, form.aloud, parts)
        return why_not_so(me, parts)

    def parts(self, me: Me, form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        if isinstance(form, say.Bids):
            return cards_to_bid(me, so_far)
        if isinstance(form, say.Fit):
            return super().parts(me, form, so_far)
        return notes_to_add(me, reader_of(form), so_far)

    def parts_left(
        self, me: Me, form: Form, so_far: Sequence[Answer], before: Sequence[Answer], at: int
    ) -> Sequence[Answer]:
        if isinstance(form, say.Bids):
            return cards_left(me, so_far, before, at)
        if isinstance(form, say.Fit):
            return super().parts(me, form, so_far)
        return notes_left(me, so_far, before, at)


# --- what is offered ----------------------------------------------------------------------------


def every_act(me: Me) -> Sequence[Answer]:
    """Everything that looks like an act of Winter at this table."""
    words, seats = me.table.box.say.winter, me.seats
    answers: list[Answer] = [words.ready, words.wait, *words.letter[:seats], words.letter_all]
    answers.append(words.withdraw_all)
    for aloud in say.ALOUD:
        for forms in (words.accept[aloud], words.counter[aloud], words.fit[aloud]):
            answers += forms[:seats]
    for row in (words.decline, words.confirm, words.withdraw, words.look):
        answers += row[:seats]
    answers += [answer for row in words.reply[:seats] for answer in row]
    answers.append(words.bids)
    answers += [answer for row in words.kami for answer in row[:seats]]
    return answers


def legal_acts(me: Me, answers: list[Answer]) -> None:
    """The same as asking `why_not_act` of each, and much faster."""
    words, table = me.table.box.say.winter, me.table
    hand, partners = me.faces(HAND[me.seat]), others(me)
    can_write = table.letters[me.seat] < letters_allowed(table)
    if can_write:
        answers += [words.letter[seat] for seat in partners]
        answers.append(words.letter_all)
    for seat, sight in _DEALINGS[me.seats][me.seat]:
        if seat in partners:
            dealings = me.recall(sight)
            answers += dealings if can_write else [a for a in dealings if not isinstance(a, say.Counter)]
    if me.count(WORDS[me.seat]) and letter_of_mine(me, TO_ALL).said:
        answers.append(words.withdraw_all)
    add_bids(me, hand, answers)
    add_diplomat_kami(me, answers)
    add_looks(me, partners, answers)


def _dealings_with(seat: Seat, letters: tuple[int, int, int], me: Me) -> list[Answer]:
    """What can be done with the letters between this player and another, if one may still write: with that of
    the other, his to all, and this player's."""
    words, read = me.table.box.say.winter, me.table.box.notes.letter
    answers: list[Answer] = []
    theirs, aloud, mine = letters
    has_written = False
    if me.count(theirs) and (letter := read(me.faces(theirs))).said:
        has_written = True
        if letter.offers:
            answers.append(words.counter[False][seat])
        answers.append(words.decline[seat])
        if len(letter.replies) < len(letter.wonders):
            answers += words.reply[seat]
        _add_consent(me, words.accept[False][seat], words.fit[False][seat], letter, answers)
    if me.count(aloud) and (letter := read(me.faces(aloud))).offers:
        answers.append(words.counter[True][seat])
        if not (letter.wants and has_written):
            _add_consent(me, words.accept[True][seat], words.fit[True][seat], letter, answers)
    if me.count(mine) and (letter := read(me.faces(mine))).said:
        answers.append(words.withdraw[seat])
        if letter.is_met:
            answers.append(words.confirm[seat])
    return answers


def _sight_of_dealings(seats: int, me: Seat, seat: Seat) -> Sight[list[Answer]]:
    """The letters between these two, the other's to all, and the hand of the one that may be asked for."""
    letters = (words_to(seats, seat, me), WORDS[seat], words_to(seats, me, seat))
    return Sight((*letters, HAND[me]), partial(_dealings_with, seat, letters))


_DEALINGS: Final = {
    seats: [
        [(seat, _sight_of_dealings(seats, me, seat)) for seat in everybody_but(seats, me)]
        for me in range(seats)
    ]
    for seats in COUNTS
}
"""By number of players and seat: what can be done with the letters of each of the others."""


def _add_consent(me: Me, accept: Answer, fit: Answer, letter: Letter, answers: list[Answer]) -> None:
    """Accepting, or picking cards where the letter leaves a choice."""
    if letter.wants:
        if not letter.is_met and can_be_fitted(me, me.faces(HAND[me.seat]), letter):
            answers.append(fit)
    elif letter.offers and (not letter.asks or asked_in_vain(me.faces(HAND[me.seat]), letter) < 0):
        answers.append(accept)
