"""Tests of the tests: the leaks that Senji invites, planted on purpose, must be found."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tatami.conformance.suite import Walk, twin_walk
from tatami.games.senji import RULES, SenjiRules
from tatami.games.senji.answers.autumn import Combine
from tatami.games.senji.pieces import BIDS, HANAFUDA, HAND, ORDER
from tatami.games.senji.reasons import winter as why
from tatami.games.senji.reasons.out_of_turn import YOU_ARE_OUT
from tatami.games.senji.rules import auction, autumn, battle, spring, winter_acts
from tatami.games.senji.rules.march import March
from tatami.games.senji.table import Me, Senji, SenjiQuestion
from tatami.kernel.answers import Answer, Form
from tatami.kernel.events import Page
from tatami.kernel.game import Game
from tatami.kernel.pieces import FACE, OPEN
from tatami.kernel.reasons import Contradiction, Reason
from tatami.kernel.writing import Writing
from tests.games.scenes import play
from tests.games.senji.scenes_summer import scene
from tests.games.senji.scenes_winter import bid, say, winter
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
    cannot_tell_apart("C", *(say(winter(), "A", f"letter B: {vow}") for vow in vows))


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


# --- answers made of parts ----------------------------------------------------------------------


def their_card(me: Me) -> int:
    """What a cheat reads past the eyes of the seat: a card of the next player but one."""
    theirs = me._places[HAND[(me.seat + 2) % me.seats]]
    return theirs[0] & FACE if theirs else 0


def watch_who_writes(g: Senji) -> None:
    """A, who may write, in worlds that differ by what the others hold."""
    for seed in range(12):
        twin_walk(g, 0, Random(seed), 2, [])


@pytest.fixture
def written_to() -> Senji:
    """B has written to A; made before anything is planted."""
    return say(winter(), "B", "letter A: give yellow_trade_1, ask green_trade_1")


def test_without_a_planted_leak_whoever_writes_learns_nothing(written_to: Senji) -> None:
    watch_who_writes(written_to)
    watch_bids()


def test_a_note_that_is_barred_because_of_a_hidden_card_is_found(
    written_to: Senji, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, listed = winter_acts.why_not_note, winter_acts.notes_to_add

    def knowing(me: Me, to: int, so_far: Sequence[Answer], part: Answer) -> Reason | None:
        if part.text == "vow mercy" and their_card(me) % 2:
            return why.LETTER_SAYS_NOTHING()
        return honest(me, to, so_far, part)

    def quick(me: Me, to: int, so_far: Sequence[Answer]) -> list[Answer]:
        return [part for part in listed(me, to, so_far) if knowing(me, to, so_far, part) is None]

    monkeypatch.setattr(winter_acts, "why_not_note", knowing)
    monkeypatch.setattr(winter_acts, "notes_to_add", quick)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        watch_who_writes(written_to)


def test_notes_that_are_offered_only_if_the_reader_holds_the_card_are_found(
    written_to: Senji,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = winter_acts.notes_to_add

    def knowing(me: Me, to: int, so_far: Sequence[Answer]) -> list[Answer]:
        card = me.table.box.faces[their_card(me)]
        return sorted(honest(me, to, so_far), key=lambda part: card not in part.text)

    monkeypatch.setattr(winter_acts, "notes_to_add", knowing)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        watch_who_writes(written_to)


def test_a_counter_offer_that_begins_with_what_its_writer_cannot_see_is_found(
    written_to: Senji,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = winter_acts.counter_begun

    def knowing(me: Me, writer: int, aloud: bool) -> list[Answer]:
        box = me.table.box
        known = box.say.winter.part[box.face[f"ask:{box.faces[their_card(me)]}"]]
        return [*(part for part in honest(me, writer, aloud) if part != known), known]

    monkeypatch.setattr(winter_acts, "counter_begun", knowing)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        watch_who_writes(written_to)


def watch_bids() -> None:
    """B, C and D look on as A says his bid anew: one card stays, or all are others."""
    first = bid(1, "green_trade_1", "green_trade_2")
    anew = (bid(1, "green_trade_1", "green_trade_3"), bid(1, "green_support_1", "green_support_3"))
    cannot_tell_apart("BCD", *(say(winter(), "A", first, bids) for bids in anew))


def test_a_bid_of_which_only_what_changes_is_taken_up_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest, lay = auction._take_up, Game.move_face

    def lazy(g: Senji, seat: int) -> None:
        mine = [p & FACE for p in g.places[BIDS[seat]]]
        honest(g, seat)
        if RULES.box.face["green_trade_1"] in mine:
            lay(g, HAND[seat], RULES.box.face["green_trade_1"], BIDS[seat])

    def once(self: Game[Any], source: int, face: int, goal: int) -> None:
        if goal not in BIDS or not any(p & FACE == face for p in self.places[goal]):
            lay(self, source, face, goal)

    monkeypatch.setattr(auction, "_take_up", lazy)
    monkeypatch.setattr(Game, "move_face", once)
    with pytest.raises(FOUND):
        watch_bids()


# --- Summer -------------------------------------------------------------------------------------


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
