"""The bench: what it reports, with and without other libraries. (No test looks at how long anything took.)"""

from __future__ import annotations

import sys
from typing import Any

import pytest

from tatami.games import EVERY_GAME, GAMES, tenno
from tatami.games.manifest import manifests
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.kernel.views import events_for
from tatami.lab import bench as benching
from tatami.lab import measure, peers
from tatami.lab.bench import Bench, bench
from tatami.lab.subjects import Work, sample_positions, subjects_of


@pytest.fixture
def without_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    for library in ("rlcard", "pyspiel"):
        monkeypatch.setitem(sys.modules, library, None)  # makes the import fail


def gates_of(name: str) -> list[str]:
    manifest = manifests().get(name)
    short = manifest is None or not (manifest.is_long or manifest.is_heavy)
    return [*["games"] * short, "clone", "world", *["uno"] * short, "liars-poker"]


def check(result: Bench, games: dict[str, Rules[Any]]) -> None:
    assert set(result.games) == set(games)
    assert result.rounds >= measure.FEWEST_ROUNDS
    for name, game in result.games.items():
        assert game.seats == games[name].default_seats
        costs = (game.decision_ns, game.game_ns, game.clone_ns, game.view_ns, game.delta_ns, game.world_ns)
        assert all(0 < cost.p25 <= cost.median <= cost.p75 for cost in costs)
        assert game.decisions_per_second == pytest.approx(1e9 / game.decision_ns.median)
        assert game.games_per_second == pytest.approx(1e9 / game.game_ns.median)
        assert game.decisions_per_clone == pytest.approx(game.clone_ns.median / game.decision_ns.median)
        assert [gate.name for gate in game.gates] == gates_of(name)


def test_missing_peers_are_none_and_their_gates_are_not_judged(without_peers: None) -> None:
    result = bench(list(GAMES.values()), seconds=0.05)
    check(result, GAMES)
    assert result.peers == dict.fromkeys(peers.PEERS)
    for game in result.games.values():
        assert game.ratios == dict.fromkeys(peers.PEERS)
        assert {gate.name for gate in game.gates if gate.met is None} <= {"uno", "liars-poker"}
        assert [gate.met for gate in game.gates if gate.name in ("uno", "liars-poker")][-1] is None
    assert result.to_json()["peers"]["rlcard-uno"] is None


def test_peers_that_are_there_are_played_and_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def peer(name: str) -> peers.PlayOne:
        def play_one() -> int:
            played.append(name)
            return 1 + sum(range(2000)) * 0

        return play_one

    monkeypatch.setattr(peers, "PEERS", {name: lambda name=name: peer(name) for name in peers.PEERS})
    result = bench([tenno.RULES], seconds=0.05)
    assert set(played) == set(peers.PEERS)
    ratio = result.games["tenno"].ratios["rlcard-uno"]
    uno = result.peers["rlcard-uno"]
    assert ratio is not None
    assert uno is not None
    assert ratio == pytest.approx(result.games["tenno"].decisions_per_second / uno.decisions_per_second)
    assert all(gate.met is not None for gate in result.games["tenno"].gates)


@pytest.mark.slow
@pytest.mark.parametrize("name", peers.PEERS)
def test_a_real_peer_plays_whole_games(name: str) -> None:
    pytest.importorskip("rlcard" if name == peers.UNO else "pyspiel")
    play_one = peers.installed_peers()[name]
    assert play_one is not None
    assert 2 <= play_one() < 2000


def test_the_number_of_players_can_be_chosen(without_peers: None) -> None:
    assert bench([tenno.RULES], seats=7, seconds=0.05).games["tenno"].seats == 7
    with pytest.raises(NotUnderstood) as refused:
        bench([tenno.RULES], seats=8, seconds=0.05)
    assert refused.value.code == "seat-count"


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf"), 1e9])
def test_only_a_sensible_time_is_accepted(seconds: float) -> None:
    with pytest.raises(NotUnderstood) as refused:
        bench([tenno.RULES], seconds=seconds)
    assert refused.value.code == "bad-seconds"


def test_gates_know_their_direction() -> None:
    assert benching._at_most("clone", 3, 3).met
    assert not benching._at_most("clone", 3, 3.1).met
    assert benching._at_least("uno", 3, 3).met
    assert not benching._at_least("uno", 3, 2.9).met


def test_a_slow_machine_and_a_quick_one_come_to_the_same_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice as slow in everything, the calibration loop included, is the same cost on a quiet core."""
    found = []
    for slowness in (1, 2):
        monkeypatch.setattr(measure, "step_cost", lambda slowness=slowness: measure.QUIET_STEP * slowness)
        monkeypatch.setattr(measure, "slice_cost", lambda does, length, slowness=slowness: 500.0 * slowness)
        taken = measure.Measurements({"work": lambda: 1})
        taken.take(1e-6, lambda gone: None)
        found.append(taken.figures()["work"].median)
    assert found == [500, 500]


def test_subjects_take_turns() -> None:
    turns: list[str] = []

    def work(name: str) -> Work:
        def take_turn() -> int:
            turns.append(name)
            return 1

        return take_turn

    measure.Measurements({name: work(name) for name in "abc"}).take(1e-9, lambda gone: None)
    in_order = [name for name, before in zip(turns, ["", *turns], strict=False) if name != before]
    assert in_order == list("abc") * (1 + measure.FEWEST_ROUNDS)


@pytest.mark.parametrize("rules", EVERY_GAME.values(), ids=EVERY_GAME)
def test_positions_are_in_the_middle_of_games_and_hold_one_decisions_events(rules: Rules[Any]) -> None:
    positions = sample_positions(rules, rules.default_seats, 20)
    assert len(positions) == 20
    told = [len(events_for(position.game, position.seat, position.game.told)) for position in positions]
    assert 0 < max(told) < 40
    for position in positions:
        assert position.game.outcome is None
        assert position.seat in position.game.asked()
        assert position.view.seat == position.seat


@pytest.mark.parametrize("rules", EVERY_GAME.values(), ids=EVERY_GAME)
def test_every_subject_says_how_much_it_did_and_leaves_positions_as_they_were(rules: Rules[Any]) -> None:
    work = subjects_of(rules, rules.default_seats)
    assert list(work) == ["decision", "game", "clone", "view", "delta", "world"]
    assert all(does() > 0 for does in work.values())


@pytest.mark.parametrize("rules", EVERY_GAME.values(), ids=EVERY_GAME)
def test_a_game_is_counted_as_one_and_a_decision_as_one_of_many(rules: Rules[Any]) -> None:
    work = subjects_of(rules, rules.default_seats)
    assert [work["game"]() for _ in range(3)] == [1, 1, 1]
    assert all(work["decision"]() >= rules.default_seats for _ in range(3))


def test_every_game_that_can_be_played_is_measured(without_peers: None) -> None:
    assert {"tenno", "shinobi", "samurai-sword"} <= set(bench(list(GAMES.values()), seconds=0.05).games)
