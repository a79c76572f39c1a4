"""Hypothesis plays every game, by the rules and against them."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from tatami.conformance.suite import Tally, check_legal, check_refused, check_somebody_can_answer, check_view
from tatami.formats.codec import canonical, encode
from tatami.formats.counting import count_pieces
from tatami.formats.sampling import finished
from tatami.games import EVERY_GAME
from tatami.kernel.answers import Answer, Form
from tatami.kernel.game import Game
from tatami.kernel.reasons import NotUnderstood, Refused
from tatami.kernel.rules import Rules
from tatami.kernel.seats import SPECTATOR

GAMES = list(EVERY_GAME.values())


class Table(RuleBasedStateMachine):
    """A table whose players do whatever comes to mind."""

    rules_of: Rules[Any]
    game: Game[Any]

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        seats = data.draw(st.sampled_from(list(self.rules_of.seat_counts)), label="seats")
        self.game = self.rules_of.new(seats, seed=data.draw(st.integers(0, 999), label="seed"))
        self.said: list[Answer] = []

    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        able = [seat for seat in self.game.asked() if self.game.legal(seat)]
        if able:
            seat = data.draw(st.sampled_from(able), label="seat")
            offered = data.draw(st.sampled_from(list(self.game.legal(seat))), label="answer")
            rng = Random(data.draw(st.integers(0, 999), label="parts") if isinstance(offered, Form) else 0)
            chosen = finished(self.game, seat, offered, rng.randrange)
            self.said.append(chosen)
            self.game.act(seat, chosen)

    @rule(data=st.data())
    def answer_anything(self, data: st.DataObject) -> None:
        """A candidate, or something said earlier, from any seat at all."""
        question = self.game.question
        if question is None:
            return
        seat = data.draw(st.integers(0, self.game.seats - 1), label="seat")
        candidates = list(
            question.candidates(self.game.seen(seat if seat in question.seats else question.seats[0]))
        )
        chosen = data.draw(st.sampled_from([*candidates, *self.said]), label="answer")
        if self.game.why_not(seat, chosen) is not None:
            check_refused(self.game, seat, chosen, Tally())

    @rule(seat=st.integers(0, 6))
    def take_back(self, seat: int) -> None:
        mine = seat in self.game.sealed
        before = canonical(encode(self.game))
        try:
            self.game.take_back(seat)
        except Refused:
            assert not mine
            assert canonical(encode(self.game)) == before
        else:
            assert mine
            assert seat in self.game.asked()

    @rule()
    def time_up(self) -> None:
        """Refused, and nothing changed; or the question has an answer for those who give none."""
        before = canonical(encode(self.game))
        try:
            self.game.time_up()
        except Refused:
            assert canonical(encode(self.game)) == before

    @invariant()
    def the_table_is_in_order(self) -> None:
        if hasattr(self, "game"):
            count_pieces(self.game)
            self.game.rules.check(self.game)
            for viewer in (0, self.game.seats - 1, SPECTATOR):
                check_view(self.game, viewer)
            if self.game.outcome is None:
                check_somebody_can_answer(self.game)
                check_legal(self.game)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: str(rules.name))
def test_no_play_however_hostile_brings_a_table_into_disorder(rules: Rules[Any]) -> None:
    machine = type("TableOf", (Table,), {"rules_of": rules})
    run_state_machine_as_test(machine, settings=settings(max_examples=20, stateful_step_count=60))


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: str(rules.name))
@given(text=st.text(max_size=80))
def test_no_text_however_odd_breaks_the_notation(rules: Rules[Any], text: str) -> None:
    try:
        answer = rules.parse(text)
    except NotUnderstood:
        return
    assert answer.text == text


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: str(rules.name))
@given(data=st.data())
def test_no_answer_with_a_typing_error_is_taken_for_another(rules: Rules[Any], data: st.DataObject) -> None:
    """One character changed, doubled or lost: understood only if it is the text of that answer."""
    g = rules.new(rules.seat_counts[0], seed=data.draw(st.integers(0, 20)))
    question = g.question
    assert question is not None
    text = data.draw(st.sampled_from([a.text for a in question.candidates(g.seen(question.seats[0]))]))
    at = data.draw(st.integers(0, len(text)))
    typed = text[:at] + data.draw(st.text(max_size=2)) + text[at + data.draw(st.integers(0, 1)) :]
    with contextlib.suppress(NotUnderstood):
        assert rules.parse(typed).text == typed
