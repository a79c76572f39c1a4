"""The process in which bots think: whom it remembers, what it answers, when it is tired."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from tatami.games import game_called
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.game import Game
from tatami.kernel.views import View, events_for
from tatami.players import thinker as thinking
from tatami.players.sight import box_of, sight_of
from tatami.players.thinker import MOST_BOXES, Errand, Reply, Thinker


class Attentive:
    """Counts what it hears, and takes the first answer."""

    wants_view: ClassVar[bool] = True
    made: ClassVar[list[Attentive]] = []

    def __init__(self, *_: object) -> None:
        self.heard = 0
        self.made.append(self)

    def observe(self, events: Sequence[Event]) -> None:
        self.heard += len(events)

    def choose(self, view: View[Any], legal: Sequence[Answer]) -> Answer:
        assert self.heard == view.sequence, "it has heard everything once"
        return legal[0]


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    """As in a process of its own, which is small: that of the tests may have grown."""
    monkeypatch.setattr(thinking, "memory_used", lambda: 1)
    Attentive.made.clear()
    return Thinker(Attentive)


@pytest.fixture
def game() -> Game[Any]:
    rules = game_called("template")
    return rules.new(2, rules.unattended(None), 1)


def errand(game: Game[Any], mind: int, since: int = 0) -> Errand:
    return Errand(mind, "odd", 1, 0, sight_of(game, 0), since, events_for(game, 0, since), 10.0)


def learn(thinker: Thinker, game: Game[Any], number: int = 0) -> None:
    assert thinker.learn(number, box_of(game.rules, game.options)) == Reply("ready")


def test_a_bot_is_told_only_what_is_new_to_it(thinker: Thinker, game: Game[Any]) -> None:
    learn(thinker, game)
    first = thinker.think(errand(game, 1))
    since = game.sequence
    game.act(0, game.rules.parse(first.text))
    game.act(1, game.legal(1)[0])
    assert thinker.think(errand(game, 1, since)).how == "answered"
    assert len(Attentive.made) == 1


def test_a_bot_that_is_not_remembered_must_be_told_everything(thinker: Thinker, game: Game[Any]) -> None:
    learn(thinker, game)
    thinker.think(errand(game, 1))
    assert thinker.think(errand(game, 2, 1)) == Reply("lost")
    assert thinker.think(errand(game, 1, game.sequence + 1)) == Reply("lost"), "and so must a confused one"
    assert thinker.think(errand(game, 1)).how == "answered"


def test_of_many_bots_those_are_forgotten_that_were_not_asked_for_longest(
    thinker: Thinker, game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "MOST_MINDS", 2)
    learn(thinker, game)
    for mind in (1, 2, 3):
        thinker.think(errand(game, mind))
    assert thinker.think(errand(game, 1, game.sequence)) == Reply("lost")
    assert len(thinker._minds) == 2


def test_a_bot_that_broke_is_forgotten(thinker: Thinker, game: Game[Any]) -> None:
    learn(thinker, game)
    thinker.think(errand(game, 1))
    confused = errand(game, 1, game.sequence)._replace(news=events_for(game, 0))
    assert thinker.think(confused) == Reply("broken", "AssertionError")
    assert thinker.think(errand(game, 1, game.sequence)) == Reply("lost")


@pytest.mark.parametrize("limit", ["TIRED_AFTER", "TIRED_AT"])
def test_who_has_answered_much_or_has_grown_is_tired(
    thinker: Thinker, game: Game[Any], monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    learn(thinker, game)
    assert not thinker.think(errand(game, 1)).tired
    monkeypatch.setattr(thinking, limit, 1)
    assert thinker.think(errand(game, 1)).tired


def test_of_many_rules_the_oldest_are_forgotten(thinker: Thinker, game: Game[Any]) -> None:
    for number in range(MOST_BOXES + 1):
        learn(thinker, game, number)
    assert thinker.think(errand(game, 1)).how == "broken"
    assert thinker.think(errand(game, 1)._replace(box=1)).how == "answered"


@pytest.mark.skipif(sys.platform != "linux", reason="only there the system says how much it is now")
def test_what_a_process_uses_is_its_own_and_not_what_its_parent_used() -> None:
    """Else every process of a big hall would be tired from its first answer on."""
    ballast = b"x" * (300 << 20)
    program = "from tatami.players.thinker import memory_used; print(memory_used())"
    used = int(subprocess.run([sys.executable, "-c", program], check=True, capture_output=True).stdout)
    assert 1 << 20 < used < thinking.TIRED_AT < len(ballast)
