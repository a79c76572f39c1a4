"""Tests of the tests: the leaks that Senji invites, planted on purpose, must be found."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tatami.games.senji import RULES, SenjiRules
from tatami.games.senji.answers.autumn import Combine
from tatami.games.senji.pieces import BIDS, HANAFUDA, HAND, ORDER
from tatami.games.senji.reasons.out_of_turn import YOU_ARE_OUT
from tatami.games.senji.rules import autumn, battle, spring
from tatami.games.senji.rules.march import March
from tatami.games.senji.table import Me, Senji, SenjiQuestion
from tatami.kernel.answers import Answer, Form
from tatami.kernel.conformance import Walk, twin_walk
from tatami.kernel.events import Page
from tatami.kernel.game import Game
from tatami.kernel.pieces import FACE, OPEN
from tatami.kernel.reasons import Contradiction, Reason
from tatami.kernel.writing import Writing
from tests.games.senji.scenes_summer import play, scene
from tests.games.senji.scenes_winter import say, winter
from tests.games.senji.test_autumn_secrets import many_autumns
from tests.games.senji.test_winter_secrets import cannot_tell_apart

pytestmark = pytest.mark.interpreted  # compiled rules do not notice what is planted

FOUND = (AssertionError, Contradiction)


def hunt(walks: int = 12) -> None:
    """Walks until something is found."""
    for seed in range(walks):
        Walk(RULES, 4, seed, {"years": 1, "rounds": 1}).play(0.05, plies=3)


def test_without_a_planted_leak_nothing_is_found() -> None:
    hunt(walks=1)
    watch_a_battle()
    watch_a_letter()


def test_an_order_token_that_everybody_sees_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = spring._lay

    def careless(g: Senji, seat: int, province: int, token: int) -> None:
        honest(g, seat, province, token)
        g.places[ORDER[province]][0] |= OPEN

    monkeypatch.setattr(spring, "_lay", careless)
    with pytest.raises(FOUND):
        hunt()


def watch_a_letter() -> None:
    """C looks on as A writes this or that to B."""
    vows = ("vow peace", "vow mercy")
    cannot_tell_apart("C", *(say(winter(), "A", "write B", vow, "send") for vow in vows))


def test_a_letter_that_is_told_to_a_third_party_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Writing.page

    def indiscreet(self: Writing, place: int, faces: Sequence[int]) -> Page:
        place, _, notes = honest(self, place, faces)
        return place, 0b1111, notes

    monkeypatch.setattr(Writing, "page", indiscreet)
    with pytest.raises(FOUND):
        watch_a_letter()


def test_a_bid_that_lies_face_up_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.move_face

    def careless(self: Game[Any], source: int, face: int, goal: int) -> None:
        honest(self, source, face, goal)
        if goal in BIDS and self.places[goal]:
            self.places[goal][-1] |= OPEN

    monkeypatch.setattr(Game, "move_face", careless)
    with pytest.raises(FOUND):
        hunt()


def watch_a_battle() -> None:
    """A looks on as B attacks C, whose one card he does not know: is C asked in every world?"""
    hands = {"B": "blue_trade_2", "C": "green_member_wife", "D": "black_trade_1"}
    g = scene(4, units={"B": "owari*4"}, orders="owari=march nagato=production", hands=hands)
    play(g, "name owari")
    for seed in range(60):
        twin_walk(g, 0, Random(seed), 2, [])


def test_a_defender_who_is_asked_only_if_he_holds_a_hostage_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = battle.offer_hostages

    def hasty(g: Senji) -> None:
        before, box = len(g._agenda), g.table.box
        honest(g)
        if not any(box.faces[p & FACE].startswith("green_member") for p in g.places[HAND[2]]):
            del g._agenda[before:]

    monkeypatch.setattr(battle, "offer_hostages", hasty)
    with pytest.raises(FOUND):
        watch_a_battle()


def test_a_reason_that_knows_a_hidden_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = SenjiRules.why_not_asked

    def knowing(self: SenjiRules, me: Me, question: SenjiQuestion, answer: Answer) -> Reason:
        cards = [p & FACE for seat in range(me.seats) if seat != me.seat for p in me._places[HAND[seat]][:1]]
        return YOU_ARE_OUT() if sum(cards) % 2 else honest(self, me, question, answer)

    monkeypatch.setattr(SenjiRules, "why_not_asked", knowing)
    with pytest.raises(FOUND):
        hunt()


# --- answers made of parts ------------------------------------------------------------------------


def watch_a_march() -> None:
    """B marches, and does not know which order lies in Echizen."""
    orders = "owari=march echizen=recruitment nagato=production bizen=march"
    g = play(scene(4, units={"B": "owari*4"}, orders=orders), "name owari")
    for seed in range(12):
        twin_walk(g, 1, Random(seed), 0, [])


def test_a_march_that_knows_the_order_where_it_goes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    watch_a_march()
    honest = March.parts

    def knowing(self: March, me: Me, form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        order, parts = me._places[ORDER[RULES.box.region["echizen"]]], honest(self, me, form, so_far)
        return parts[::-1] if order and order[0] & FACE & 1 else parts

    monkeypatch.setattr(March, "parts", knowing)
    with pytest.raises(FOUND):
        watch_a_march()


def watch_sets() -> None:
    """Whoever acts in Autumn puts sets together, and knows nobody else's hanafuda."""
    g = many_autumns(4, Random("sets"), "diplomacy")
    by = g.asked()[0]
    g.act(by, g.legal(by)[0])
    assert type(g.question).__name__ == "AutumnActions"
    assert any(isinstance(answer, Combine) for answer in g.legal(g.asked()[0]))
    for seed in range(12):
        twin_walk(g, g.asked()[0], Random(seed), 0, [])


def test_a_set_that_knows_the_cards_of_another_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    watch_sets()
    honest = autumn.cards_for_set

    def knowing(me: Me, form: Combine, so_far: Sequence[Answer]) -> list[Answer]:
        theirs = me._places[HANAFUDA[(me.seat + 1) % me.seats]]
        return honest(me, form, so_far)[:: -1 if sum(p & FACE for p in theirs) & 1 else 1]

    monkeypatch.setattr(autumn, "cards_for_set", knowing)
    with pytest.raises(FOUND):
        watch_sets()
