"""Tests of the tests: the leaks that Samurai Sword invites, planted on purpose, must be found."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.conformance.suite import Walk
from tatami.games.samurai_sword import RULES, pending
from tatami.games.samurai_sword.pieces import HAND, PARRY, ROLE_OF, TEAM
from tatami.games.samurai_sword.rules import cards, cries, defeat, weapons
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel import game
from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import Contradiction

pytestmark = pytest.mark.interpreted  # compiled rules do not notice what is planted


def hunt(seats: int = 4, walks: int = 60) -> None:
    """Walks until something is found."""
    for seed in range(walks):
        Walk(RULES, seats, seed).play(thorough=0.3)


def holds_parry(g: SamuraiSword, seat: int) -> bool:
    return any(p & FACE == PARRY for p in g.places[HAND[seat]])


def test_without_a_planted_leak_nothing_is_found() -> None:
    hunt(walks=6)


def test_a_parry_asked_only_of_those_who_hold_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = weapons.attack

    def hasty(g: SamuraiSword, by: int, card: int, target: int) -> None:
        honest(g, by, card, target)
        if not holds_parry(g, target):
            g._agenda.clear()
            weapons.strike(g, target)
            cards.put_away(g)

    monkeypatch.setattr("tatami.games.samurai_sword.rules.play.attack", hasty)
    with pytest.raises(AssertionError):
        hunt()


def test_a_battle_cry_that_passes_over_hands_without_a_parry_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = cries.is_harmless_now
    monkeypatch.setattr(cries, "is_harmless_now", lambda g, seat: honest(g, seat) or not holds_parry(g, seat))
    # Whoever reads positions would object first: but that a seat can tell is what is to be found.
    monkeypatch.setattr(pending, "_says_what_is_so", lambda g, question: True)
    with pytest.raises(AssertionError):
        hunt()


def test_a_role_that_shows_in_the_course_of_the_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = defeat.give_honor

    def loyal(g: SamuraiSword, seat: int, to: int) -> None:
        if TEAM[g.face(ROLE_OF[seat])] != TEAM[g.face(ROLE_OF[to])]:
            honest(g, seat, to)

    monkeypatch.setattr(defeat, "give_honor", loyal)
    with pytest.raises(AssertionError):
        hunt()


def test_telling_two_cards_alike_apart_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever lost a Parry to Diversion would see whether the Parry that is played was another one."""
    monkeypatch.setattr(game, "_out_of_bag", lambda bag, taken: taken)
    with pytest.raises(AssertionError):
        hunt(walks=400)


def test_a_known_card_that_can_be_followed_through_a_diversion_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def forgetful(self: game.Game[Any], place: int, to: int) -> None:
        """Tells that the hand was mixed, and mixes nothing."""
        self.events.append(game.HeldOut(place, to))

    monkeypatch.setattr(game.Game, "hold_out", forgetful)
    with pytest.raises(AssertionError):
        hunt(walks=200)


def test_a_deck_that_remembers_what_was_discarded_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = game.Game.gather

    def remembering(self: game.Game[Any], label: str, source: int, goal: int) -> None:
        honest(self, label, source, goal)
        self.places[goal][0] |= game.OPEN

    monkeypatch.setattr(game.Game, "gather", remembering)
    with pytest.raises((AssertionError, Contradiction)):
        hunt()
