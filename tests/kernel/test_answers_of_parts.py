"""Answers made of parts: composed by whoever answers, judged as a whole, said once."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.conformance.suite import Walk
from tatami.formats.codec import canonical, encode
from tatami.formats.sampling import draw, finished
from tatami.kernel.answers import Answer, Compound, Form
from tatami.kernel.game import Game
from tatami.kernel.pieces import FACE, piece
from tatami.kernel.questions import MOST_PARTS
from tatami.kernel.reasons import NotUnderstood, Reason, Refused

from . import bouquets
from .bouquets import BOUQUET, BOUQUETS, DECK, FLOWERS, RIBBON, Bouquets, Me, WhatToSend, hand

ROSE, LILY, IRIS = FLOWERS


def holding(*flowers: int) -> Bouquets:
    """A game in which A, who is asked, holds these flowers."""
    g = BOUQUET.new(3, seed=1)
    rest = [p & FACE for k in (DECK, hand(0)) for p in g.places[k]]
    for flower in flowers:
        if flower in rest:
            rest.remove(flower)
    g.places[hand(0)][:] = [piece(flower) | g.layout.audiences[hand(0)] for flower in flowers]
    g.places[DECK][:] = [piece(flower) for flower in rest]
    return g


def said(g: Bouquets, text: str) -> Reason | None:
    return g.why_not(0, BOUQUET.parse(text))


def test_an_answer_of_several_parts_is_one_act() -> None:
    g = holding(0, 1, 2)
    g.act(0, BOUQUET.parse("bouquet B: rose, iris"))
    assert (g.acts, len(g.places[hand(0)]), len(g.places[hand(1)])) == (1, 1, 5)


def test_a_form_is_offered_and_is_no_answer_by_itself() -> None:
    g = holding(0, 1, 2)
    assert [answer.text for answer in g.legal(0)] == ["keep", "bouquet B", "bouquet C"]
    before = canonical(encode(g))
    with pytest.raises(Refused, match="unfinished"):
        g.act(0, BOUQUETS[1])
    assert canonical(encode(g)) == before
    assert repr(g.why_not(0, BOUQUETS[1])).startswith("unfinished")
    assert repr(g.why_not(0, BOUQUETS[0])).startswith("not-to-yourself")


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ("bouquet B: rose, rose", "colour-twice", 1),
        ("bouquet B: rose, iris, lily", "not-your-flower", 1),
        ("bouquet B: ribbon, rose, ribbon", "one-ribbon", 2),
        ("bouquet B: rose", "too-few-flowers", -1),
        ("bouquet B:", "too-few-flowers", -1),
        ("bouquet A: rose, lily", "not-to-yourself", -1),
    ],
)
def test_the_whole_is_judged_and_the_part_at_fault_is_named(text: str, code: str, part: int) -> None:
    g = holding(0, 0, 1)
    before = canonical(encode(g))
    reason = said(g, text)
    assert reason is not None
    assert (reason.code, reason.part) == (code, part)
    with pytest.raises(Refused) as refused:
        g.act(0, BOUQUET.parse(text))
    assert refused.value.reason == reason
    assert canonical(encode(g)) == before
    assert pickle.loads(pickle.dumps(refused.value)).reason == reason


def test_reasons_about_different_parts_differ() -> None:
    g = holding(0, 0, 1)
    assert said(g, "bouquet B: rose, rose") != said(g, "bouquet B: rose, lily, rose")


def test_a_text_of_parts_reads_back_however_it_is_spaced() -> None:
    answer = BOUQUET.parse("bouquet B:rose ,  lily")
    assert isinstance(answer, Compound)
    assert answer.text == "bouquet B: rose, lily"
    assert answer.touches() == {"target": ("seat", 1)}


def test_a_part_that_is_none_is_named() -> None:
    with pytest.raises(NotUnderstood, match="no-such-part") as error:
        BOUQUET.parse("bouquet B: rose, tulip")
    assert error.value.facts == {"answer": "bouquet B", "part": "tulip"}


@pytest.mark.parametrize("parts", [MOST_PARTS + 1, 10_000, 1_000_000])
def test_an_enormous_answer_is_not_even_read(parts: int) -> None:
    with pytest.raises(NotUnderstood, match="too-many-parts"):
        BOUQUET.parse("bouquet B: " + "rose," * parts + "rose")


def test_an_enormous_answer_is_refused_before_its_parts_are_looked_at() -> None:
    g = holding(0, 1, 2)
    reason = g.why_not(0, BOUQUETS[1].of([ROSE] * (MOST_PARTS + 1)))
    assert repr(reason).startswith("too-many-parts")


@given(seed=st.integers(0, 2**32), first=st.sampled_from([None, ROSE, RIBBON]))
def test_chance_makes_legal_answers_and_goes_on_from_whatever_is_begun(
    seed: int, first: Answer | None
) -> None:
    g = holding(0, 0, 1)
    question, begun = g.question, [] if first is None else [first]
    assert question is not None
    answer = draw(question, g.seen(0), BOUQUETS[2], Random(seed).randrange, begun)
    assert answer.parts[: len(begun)] == tuple(begun)
    assert g.why_not(0, answer) is None


def test_chance_finds_every_answer_there_is() -> None:
    g = holding(0, 1, 2)
    rng = Random(5)
    found = {finished(g, 0, BOUQUETS[1], rng.randrange).text for _ in range(2000)}
    assert {
        "bouquet B: rose, lily",
        "bouquet B: iris, lily, ribbon, rose",
        "bouquet B: ribbon, lily, iris",
    } <= found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_suite_plays_a_game_of_such_answers(seats: int) -> None:
    for seed in range(6):
        tally = Walk(BOUQUET, seats, seed).play(thorough=1.0, plies=3)
        assert tally.parts >= {"Flower"}
    assert tally.drawn == tally.parts == {"Flower", "Ribbon"}


# --- what the suite must find --------------------------------------------------------------------


def suite_fails(monkeypatch: pytest.MonkeyPatch, name: str, planted: object) -> str:
    """What the suite says of that game with a fault planted into its question."""
    monkeypatch.setattr(WhatToSend, name, planted)
    try:
        for seed in range(40):
            Walk(BOUQUET, 3, seed).play(thorough=1.0, plies=4)
    except (AssertionError, ValueError) as fault:
        return str(fault)
    return "nothing was found"


def secret(me: Me) -> int:
    """What a cheat reads past the eyes of the seat: a flower of the next player."""
    theirs = me._places[hand((me.seat + 1) % me.seats)]
    return theirs[0] & FACE if theirs else 0


def test_a_part_barred_because_of_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = WhatToSend.why_not_part

    def knowing(
        self: WhatToSend, me: Me, form: Form, so_far: Sequence[Answer], part: Answer
    ) -> Reason | None:
        if part is RIBBON and secret(me) == 0:
            return bouquets.ONE_RIBBON()
        return honest(self, me, form, so_far, part)

    assert "can tell two worlds apart" in suite_fails(monkeypatch, "why_not_part", knowing)


def test_a_menu_in_an_order_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def knowing(self: WhatToSend, me: Me, form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        every = (*FLOWERS, RIBBON)
        return every[secret(me) :] + every[: secret(me)]

    assert "can tell two worlds apart" in suite_fails(monkeypatch, "menu", knowing)


def test_a_beginning_that_knows_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def knowing(self: WhatToSend, me: Me, form: Form) -> Sequence[Answer]:
        return (RIBBON,) if secret(me) == 0 else ()

    assert "can tell two worlds apart" in suite_fails(monkeypatch, "begun", knowing)


def test_parts_that_lead_nowhere_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = WhatToSend.why_not_whole

    def strict(self: WhatToSend, me: Me, form: Form, parts: Sequence[Answer]) -> Reason | None:
        return bouquets.ONE_RIBBON() if RIBBON in parts else honest(self, me, form, parts)

    assert "cannot be finished" in suite_fails(monkeypatch, "why_not_whole", strict)


def test_a_fast_list_of_parts_that_differs_from_the_menu_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = WhatToSend.parts

    def fast(self: WhatToSend, me: Me, form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        return [part for part in honest(self, me, form, so_far) if part is not LILY or so_far]

    assert "but the menu says" in suite_fails(monkeypatch, "parts", fast)


def test_parts_that_are_left_and_should_not_be_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(
        self: WhatToSend, me: Me, form: Form, so_far: Sequence[Answer], before: Sequence[Answer], at: int
    ) -> Sequence[Answer]:
        return before if before[at] is RIBBON else self.parts(me, form, so_far)

    found = suite_fails(monkeypatch, "parts_left", careless)
    assert "are left" in found or "was drawn and is refused" in found


def test_parts_that_are_left_in_another_order_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def turned(
        self: WhatToSend, me: Me, form: Form, so_far: Sequence[Answer], before: Sequence[Answer], at: int
    ) -> Sequence[Answer]:
        return self.parts(me, form, so_far)[::-1]

    assert "are left" in suite_fails(monkeypatch, "parts_left", turned)


def test_an_answer_that_is_judged_by_its_form_only_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = WhatToSend.why_not

    def careless(self: WhatToSend, me: Me, answer: Answer) -> Reason | None:
        return None if isinstance(answer, Compound) else honest(self, me, answer)

    assert "is barred and" in suite_fails(monkeypatch, "why_not", careless)


def test_acts_of_players_who_choose_a_form_are_finished_by_chance() -> None:
    from tatami.players.match import play_match
    from tatami.players.player import RandomPlayer

    match = play_match(BOUQUET, 3, None, [RandomPlayer(seat, 3, seat) for seat in range(3)], 7)
    again = play_match(BOUQUET, 3, None, [RandomPlayer(seat, 3, seat) for seat in range(3)], 7)
    assert [answer.text for _, answer in match.acts] == [answer.text for _, answer in again.acts]
    assert any(isinstance(answer, Compound) for _, answer in match.acts)
    assert isinstance(match.game, Game)
