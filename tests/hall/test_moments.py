"""Late answers: what they point at is looked up in the game as it was, which is played again for that."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tatami.games import EVERY_GAME
from tatami.hall.table.entries import Acted, Undone
from tatami.hall.table.live import MOST_MOMENTS, LiveTable
from tatami.hall.table.snapshot import put_aside, take_up
from tatami.kernel.answers import Answer
from tatami.kernel.game import Game
from tests.hall import market
from tests.hall.halls import course_of, dealt
from tests.hall.market import MARKET, Me, Slip, draft, open_market

SEATS = range(3)
SLIPS = [MARKET.parse(text) for text in ("slip A", "slip B", "slip C")]


def draft_meant(me: Me, answer: Answer) -> object | None:
    """Whoever slips a letter means what he has written."""
    return tuple(me.faces(draft(me.seat))) if isinstance(answer, Slip) else None


@pytest.fixture(autouse=True)
def at_the_market(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    open_market()
    monkeypatch.setattr(market.MarketRules, "meant_by", lambda rules, me, answer: draft_meant(me, answer))
    yield
    del EVERY_GAME[MARKET.name]


class Talk:
    """A conversation, with a copy of the game for each of its questions: what a table once kept itself."""

    def __init__(self, seed: int) -> None:
        self.live: LiveTable = dealt("market", len(SEATS), seed)
        self.rng = Random(seed)
        self.copies: dict[int, tuple[int, Game[Any]]] = {}
        self._note()

    def _note(self) -> None:
        self.copies[self.live.question_number] = len(course_of(self.live).done), self.live.game.clone()

    def speak(self, acts: int) -> None:
        for _ in range(acts):
            seat = self.rng.choice(SEATS)
            legal = [answer.text for answer in self.live.game.legal(seat) if answer.text != "ready"]
            self.live.apply(Acted(self.live.seq, seat, self.rng.choice(legal)))
            self._note()

    def undo(self, acts: int) -> None:
        left = len(course_of(self.live).done) - acts
        self.live.apply(Undone(self.live.seq, 0, left, True))
        self.copies = {number: copy for number, copy in self.copies.items() if copy[0] <= left}
        self._note()

    def is_meant_still(self, number: int, seat: int, answer: Answer) -> bool:
        """By the copies."""
        if number == self.live.question_number:
            return True
        now = draft_meant(self.live.game.seen(seat), answer)
        known = self.copies.get(number)
        return known is not None and draft_meant(known[1].seen(seat), answer) == now

    def check(self, numbers: range) -> set[bool]:
        found = set[bool]()
        for number in numbers:
            for seat in SEATS:
                for answer in SLIPS:
                    truth = self.is_meant_still(number, seat, answer)
                    assert self.live.means_the_same(seat, number, answer) == truth, (number, seat)
                    found.add(truth)
        return found


@pytest.mark.parametrize("seed", range(4))
def test_a_late_answer_means_what_it_meant_by_a_copy_of_that_moment(seed: int) -> None:
    talk = Talk(seed)
    talk.speak(45)  # two marks and a half
    assert talk.check(range(1, talk.live.question_number + 1)) == {False, True}


@pytest.mark.parametrize("back", [1, 5, 20])
def test_after_an_undo_what_was_never_asked_means_nothing_and_what_was_asked_means_the_same(
    back: int,
) -> None:
    talk = Talk(back)
    talk.speak(40)
    talk.undo(back)
    assert talk.check(range(1, talk.live.question_number + 1)) == {False, True}
    talk.speak(25)
    assert talk.check(range(1, talk.live.question_number + 1)) == {False, True}


def test_of_a_long_conversation_only_the_last_questions_are_known() -> None:
    talk = Talk(1)
    talk.speak(MOST_MOMENTS + 40)
    last = talk.live.question_number
    assert talk.check(range(last - MOST_MOMENTS + 1, last + 1)) == {False, True}
    assert len(talk.live.moments) == MOST_MOMENTS
    assert not any(talk.live.means_the_same(0, number, SLIPS[1]) for number in range(1, 41))


@pytest.mark.parametrize("acts", [30, 100])
def test_after_sleep_questions_before_it_mean_nothing_and_those_after_it_what_they_meant(acts: int) -> None:
    """Where the last mark is too far to be played again from, an answer is refused, never misunderstood."""
    talk = Talk(2)
    talk.speak(acts)
    woken = take_up(put_aside(talk.live), MARKET)
    assert woken is not None
    talk.live = woken
    asleep = woken.question_number
    talk.copies.clear()
    assert talk.check(range(1, asleep + 1)) == {False, True}
    talk.speak(30)
    for number in range(asleep + 1, woken.question_number + 1):
        for seat in SEATS:
            if woken.means_the_same(seat, number, SLIPS[seat - 1]):
                assert talk.is_meant_still(number, seat, SLIPS[seat - 1])
    last = range(woken.question_number - 10, woken.question_number + 1)
    assert talk.check(last) == {False, True}
