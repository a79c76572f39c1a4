from __future__ import annotations

import sys
from collections import Counter
from types import ModuleType

import pytest

from tatami.games import senjutsu, template, tenno
from tatami.games.senjutsu.charger import Charger
from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NotUnderstood
from tatami.players import RandomPlayer, kinds_for, make_player
from tatami.players.match import NO_VIEW
from tatami.players.registry import partner_of
from tests.kernel.toys import BELL

LETTERS = [Answer(c) for c in "abc"]


def test_a_random_player_draws_all_answers_alike_and_the_same_with_the_same_seed() -> None:
    player, twin = RandomPlayer(0, 2, 7), RandomPlayer(1, 2, 7)
    drawn = [player.choose(NO_VIEW, LETTERS) for _ in range(3000)]
    assert drawn == [twin.choose(NO_VIEW, LETTERS) for _ in range(3000)]
    assert all(900 < times < 1100 for times in Counter(drawn).values())


def test_every_game_has_random_players() -> None:
    assert isinstance(make_player("random", template.RULES, 0, 2, 1), RandomPlayer)


def test_an_unknown_kind_is_refused_with_the_known_ones() -> None:
    with pytest.raises(NotUnderstood) as refused:
        make_player("grandmaster", tenno.RULES, 0, 2, 1)
    assert refused.value.code == "no-such-player-kind"
    assert refused.value.facts == {
        "kind": "grandmaster",
        "game": "tenno",
        "known": ", ".join(kinds_for(tenno.RULES)),
    }


def test_a_game_whose_manifest_names_no_bot_has_no_sensible_one() -> None:
    assert kinds_for(BELL) == ("random",)
    with pytest.raises(NotUnderstood):
        make_player("sensible", BELL, 0, 2, 1)


def test_a_games_own_bot_is_found_by_name_when_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bot(RandomPlayer):
        pass

    module = ModuleType("tatami.games.tenno.bot")
    module.SensibleTenno = Bot  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    assert isinstance(make_player("sensible", tenno.RULES, 1, 4, 5), Bot)


def test_sparring_partners_are_for_the_laboratory_and_offered_to_nobody() -> None:
    assert kinds_for(senjutsu.RULES) == ("random", "sensible")
    assert isinstance(partner_of("charger", senjutsu.RULES)(0, 2, 1), Charger)
    assert partner_of("random", senjutsu.RULES) is RandomPlayer
    with pytest.raises(NotUnderstood):
        make_player("charger", senjutsu.RULES, 0, 2, 1)
    with pytest.raises(NotUnderstood):
        partner_of("charger", tenno.RULES)
