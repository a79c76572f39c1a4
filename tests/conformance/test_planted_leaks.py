"""Tests of the tests: what leaks on purpose must be found."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.conformance import suite
from tatami.conformance.suite import Walk
from tatami.games import tenno
from tatami.games.tenno import answers as say
from tatami.games.tenno.events import BonusDeclined
from tatami.games.tenno.pieces import MONK, ROWS, hand, kind_of
from tatami.games.tenno.rules import attack, fight
from tatami.games.tenno.table import Tenno
from tatami.kernel import views
from tatami.kernel.game import Game
from tatami.kernel.pieces import FACE, HIDDEN

pytestmark = pytest.mark.interpreted  # compiled rules do not notice what is planted


def hunt(walks: int = 60) -> None:
    """Walks until something is found."""
    for seed in range(walks):
        Walk(tenno.RULES, 3, seed).play(thorough=0.3)


def test_without_a_planted_leak_nothing_is_found() -> None:
    hunt(6)


def test_a_view_that_shows_one_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class LeakyView(views.View[Any]):
        def __init__(self, g: Game[Any], seat: int) -> None:
            super().__init__(g, seat)
            other = hand((seat + 1) % 3)
            if seat < 3 and self.places[other] and self.places[other][0] == HIDDEN:
                self.places[other][0] = g.places[other][0] & FACE

    monkeypatch.setattr(suite, "View", LeakyView)
    with pytest.raises(AssertionError):
        hunt()


def planted(monkeypatch: pytest.MonkeyPatch, step: Any) -> None:
    monkeypatch.setattr(attack, "fight", step)
    monkeypatch.setitem(tenno.RULES.steps, "fight", step)


def has_monk(g: Tenno, seat: int, aim: int) -> bool:
    places = [place for slot, place in enumerate(ROWS[seat]) if slot != aim]
    return any(kind_of(g.face(place)) == MONK for place in places if g.places[place])


def test_a_prompt_skipped_because_of_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def hasty_fight(g: Tenno, by: int, slot: int, target: int, aim: int) -> None:
        g.turn_up(ROWS[by][slot])
        g.turn_up(ROWS[target][aim])
        if has_monk(g, target, aim):
            g.ask(fight.MonkToShow(target, aim, by, slot))
        else:
            fight.compare(g, by, slot, target, aim, -1)

    planted(monkeypatch, hasty_fight)
    with pytest.raises(AssertionError):
        hunt()


def test_an_event_told_because_of_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = fight.fight

    def chatty_fight(g: Tenno, by: int, slot: int, target: int, aim: int) -> None:
        if has_monk(g, target, aim):
            g.tell(BonusDeclined(target))
        honest(g, by, slot, target, aim)

    planted(monkeypatch, chatty_fight)
    with pytest.raises(AssertionError):
        hunt()


def test_a_reason_that_knows_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = attack.FirstAttack.why_not

    def knowing(self: attack.FirstAttack, me: Any, answer: Any) -> Any:
        attacked = isinstance(answer, say.Attack) and answer.target < me.seats
        if attacked and kind_of(me._places[ROWS[answer.target][answer.aim]][0] & FACE) == MONK:
            return attack.why.MUST_ATTACK()
        return honest(self, me, answer)

    monkeypatch.setattr(attack.FirstAttack, "why_not", knowing)
    monkeypatch.setattr(attack.FirstAttack, "legal", attack.TennoQuestion.legal)
    with pytest.raises(AssertionError):
        hunt()


def test_a_frame_that_carries_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = fight.fight

    def secretive_fight(g: Tenno, by: int, slot: int, target: int, aim: int) -> None:
        honest(g, by, slot, target, aim)
        g.then(forget, sum(g.places[hand(target)]))

    def forget(g: Tenno, total: int) -> None:
        pass

    planted(monkeypatch, secretive_fight)
    monkeypatch.setitem(tenno.RULES.steps, "forget", forget)
    with pytest.raises(AssertionError):
        hunt()
