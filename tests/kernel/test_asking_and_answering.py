from __future__ import annotations

import pytest

from tatami.formats.codec import canonical, encode, state_hash
from tatami.formats.views import view_json
from tatami.games import template, tenno
from tatami.kernel.events import Sealed, TakenBack
from tatami.kernel.reasons import Refused
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tests.kernel.toys import BELL, RING, WHISPER

STAR = template.RULES
LAY = template.LAY


def a_legal_card(g: template.Star, seat: int) -> template.Lay:
    answer = g.legal(seat)[0]
    assert isinstance(answer, template.Lay)
    return answer


def test_sealed_answers_are_carried_out_together_when_the_last_is_in() -> None:
    g = STAR.new(3, seed=1)
    for seat in (2, 0):
        since = g.sequence
        g.act(seat, a_legal_card(g, seat))
        assert g.revealed(since) == 0
        assert g.events[-1] == Sealed(seat)
    assert g.asked() == (1,)
    assert all(not g.places[template.laid(seat)] for seat in range(3))
    g.act(1, a_legal_card(g, 1))
    assert len(g.places[template.PLAYED]) == 3


def test_a_sealed_answer_can_be_taken_back_until_the_last_is_in() -> None:
    g = STAR.new(2, seed=1)
    first, second = g.legal(0)[:2]
    g.act(0, first)
    with pytest.raises(Refused) as refused:
        g.act(0, second)
    assert refused.value.reason.code == "already-answered"
    g.take_back(0)
    assert g.events[-1] == TakenBack(0)
    assert g.asked() == (0, 1)
    g.act(0, second)
    g.act(1, g.legal(1)[0])
    with pytest.raises(Refused) as refused:
        g.take_back(0)
    assert refused.value.reason.code == "nothing-to-take-back"


def test_nobody_else_sees_what_a_sealed_answer_is() -> None:
    g = STAR.new(2, seed=1)
    one, two = g.clone(), g.clone()
    one.act(0, g.legal(0)[0])
    two.act(0, g.legal(0)[-1])
    assert one.sealed != two.sealed
    for viewer in (1, SPECTATOR):
        assert view_json(View(one, viewer)) == view_json(View(two, viewer))
    assert View(one, 0).mine == g.legal(0)[0].text


def test_a_question_that_many_are_asked_openly_is_answered_by_the_first() -> None:
    g = BELL.new(3, seed=5)
    assert g.asked() == (0, 1, 2)
    g.act(2, WHISPER)
    assert g.asked() == (0, 1, 2)
    assert g.table.whispers == 1
    g.act(1, RING)
    assert g.outcome is not None


def test_when_time_is_up_happens_what_the_question_says() -> None:
    g = BELL.new(2, seed=5)
    assert g.question is not None
    assert g.question.limit == 30
    g.time_up()
    assert g.outcome is not None
    assert (g.outcome.how, g.outcome.winners) == ("candle", (0, 1))


def test_time_cannot_run_out_where_the_rules_know_no_limit() -> None:
    g = STAR.new(2, seed=1)
    g.act(0, g.legal(0)[0])
    before, told = canonical(encode(g)), list(g.events)
    with pytest.raises(Refused) as refused:
        g.time_up()
    assert refused.value.reason.code == "no-time-limit"
    assert canonical(encode(g)) == before
    assert g.events == told


def test_nobody_can_do_anything_after_the_end() -> None:
    g = BELL.new(2, seed=5)
    g.time_up()
    for attempt in (lambda: g.act(0, RING), lambda: g.take_back(0), g.time_up):
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.reason.code == "game-is-over"
    assert g.asked() == ()
    assert g.legal(0) == ()


def test_an_act_says_to_whom_it_revealed_something() -> None:
    g = BELL.new(3, seed=5)
    since = g.sequence
    g.act(0, WHISPER)
    assert g.revealed(since) == 0
    since = g.sequence
    g.act(1, RING)
    assert g.revealed(since) == 0xFF & ~(1 << 1)


def test_a_draw_of_chance_counts_as_a_reveal() -> None:
    g = tenno.RULES.new(2, seed=1)
    since = g.sequence
    g.act(0, g.legal(0)[0])
    assert g.revealed(since) == 0
    since = g.sequence
    g.act(1, g.legal(1)[0])  # finds the first player by lot
    assert g.revealed(since) == 0xFF


def test_a_clone_shares_nothing_that_changes() -> None:
    g = STAR.new(3, seed=4)
    g.act(0, g.legal(0)[0])
    before = state_hash(g)
    copy = g.clone()
    while copy.outcome is None:
        seat = copy.asked()[0]
        copy.act(seat, copy.legal(seat)[-1])
    assert state_hash(g) == before
    assert copy.told == g.told + len(g.events)


def test_steps_and_questions_come_in_reading_order() -> None:
    order: list[str] = []

    def first(g: template.Star) -> None:
        order.append("first")
        g.then(inner)

    def inner(g: template.Star) -> None:
        order.append("inner")

    def second(g: template.Star, word: str) -> None:
        order.append(word)

    g = STAR.new(2, seed=1)
    g.then(first)
    g.then(second, "second")
    g.run()
    assert order == ["first", "inner", "second"]
