"""Simulations: reproducible, fair to the chairs, and honest about shared wins."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tatami.games import GAMES, tenno
from tatami.kernel.outcome import Outcome
from tatami.kernel.reasons import NotUnderstood, TatamiError
from tatami.lab import simulate as simulating
from tatami.lab import workers
from tatami.lab.simulate import Simulation, simulate
from tatami.lab.tally import WHOLE_WIN, Experiment, Tally, chairs_in, play_some, seed_for
from tatami.players.registry import kinds_for

RANDOM3 = ["random"] * 3


def without_times(result: Simulation) -> Simulation:
    return msgspec.structs.replace(result, seconds=0, wall_seconds=0, decisions_per_second=0)


def test_the_result_is_the_same_however_many_jobs_share_the_work() -> None:
    alone = simulate(tenno.RULES, RANDOM3, 31, seed=4, jobs=1)
    shared = simulate(tenno.RULES, RANDOM3, 31, seed=4, jobs=2)
    assert without_times(alone) == without_times(shared)
    assert alone.games == 31


@pytest.mark.parametrize("game", GAMES)
def test_sensible_bots_play_the_same_games_in_every_process(game: str) -> None:
    """Whoever iterates over a set of texts plays differently in another process."""
    assert "sensible" in kinds_for(GAMES[game])
    kinds = ["sensible", "random", "sensible"]
    alone, shared = (simulate(GAMES[game], kinds, 6, seed=4, jobs=jobs) for jobs in (1, 2))
    assert without_times(alone) == without_times(shared)


def test_another_seed_gives_other_games() -> None:
    first, second = (simulate(tenno.RULES, RANDOM3, 20, seed=seed) for seed in (1, 2))
    assert first.length_counts != second.length_counts


def test_longer_simulations_begin_with_the_same_games() -> None:
    experiment = Experiment("tenno", ("random", "random"), {}, "5")
    parts = Tally(2)
    for matches in (range(10, 15), range(10)):
        parts.add(play_some(experiment, matches))
    whole = play_some(experiment, range(15))
    parts.seconds = whole.seconds
    assert vars(parts) == vars(whole)


def test_seeds_are_the_same_on_every_machine() -> None:
    assert seed_for("7", 3) == 7295413478194132926
    assert len({seed_for("7", match, bot) for match in range(50) for bot in range(5)}) == 250


def test_bots_move_on_by_one_chair_from_match_to_match() -> None:
    assert [chairs_in(match, 3) for match in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_wins_are_counted_for_the_bot_and_for_the_chair_it_sat_on() -> None:
    tally = Tally(3)
    tally.count(Outcome((0,), "points", (9, 1, 2)), 10, chairs_in(1, 3))
    assert tally.by_bot == [0, 0, WHOLE_WIN]
    assert tally.by_chair == [WHOLE_WIN, 0, 0]
    assert tally.scores == [1, 2, 9]


def test_a_shared_win_counts_as_its_share() -> None:
    tally = Tally(3)
    tally.count(Outcome((0, 2), "shared"), 10, chairs_in(0, 3))
    tally.count(Outcome((0, 1, 2), "shared"), 12, chairs_in(1, 3))
    assert tally.by_bot == [WHOLE_WIN // 2 + WHOLE_WIN // 3, WHOLE_WIN // 3, WHOLE_WIN // 2 + WHOLE_WIN // 3]
    assert sum(tally.by_bot) == 2 * WHOLE_WIN
    assert tally.scored == 0


def test_nobody_winning_is_nobodys_win() -> None:
    tally = Tally(2)
    tally.count(Outcome((), "nobody"), 3, [0, 1])
    assert tally.by_bot == [0, 0]


def test_all_the_numbers_of_a_result_fit_together() -> None:
    result = simulate(tenno.RULES, RANDOM3, 40, seed="x", options={"first_player": "B"})
    assert sum(result.wins) == pytest.approx(40)
    assert sum(rate.rate for rate in result.by_chair) == pytest.approx(1)
    assert result.by_kind["random"].wins == pytest.approx(40)
    assert sum(count for _, count in result.length_counts) == 40
    assert sum(length * count for length, count in result.length_counts) == result.decisions
    assert result.lengths.mean == result.decisions / 40
    assert sum(result.endings.values()) == 40
    assert result.options["first_player"] == "B"
    assert result.seed == "x"
    assert result.mean_scores is not None
    assert len(result.mean_scores) == 3


def test_progress_adds_up_to_the_number_of_games() -> None:
    heard: list[int] = []
    simulate(tenno.RULES, RANDOM3, 30, progress=heard.append)
    assert sum(heard) == 30
    assert len(heard) > 1


@pytest.mark.parametrize(
    ("kinds", "games", "jobs", "options", "code"),
    [
        (RANDOM3, 0, 1, {}, "bad-games"),
        (RANDOM3, -5, 1, {}, "bad-games"),
        (RANDOM3, 10**30, 1, {}, "bad-games"),
        (RANDOM3, 10, 0, {}, "bad-jobs"),
        (RANDOM3, 10, 10**6, {}, "bad-jobs"),
        (["random"], 10, 1, {}, "seat-count"),
        (["random", "nobody"], 10, 1, {}, "no-such-player-kind"),
        (RANDOM3, 10, 1, {"ghosts": "yes"}, "no-option"),
        (RANDOM3, 10, 1, {"first_player": "G"}, "no-such-player"),
    ],
)
def test_what_is_wrong_is_found_before_anything_is_played(
    kinds: list[str],
    games: int,
    jobs: int,
    options: dict[str, str],
    code: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulating, "tallies", pytest.fail)
    with pytest.raises(NotUnderstood) as refused:
        simulate(tenno.RULES, kinds, games, 0, jobs, options)
    assert refused.value.code == code


def test_chunks_cover_every_match_once_and_keep_all_jobs_busy() -> None:
    for games in (1, 2, 7, 100, 1234):
        for jobs in (1, 2, 16):
            chunks = workers.chunks_of(games, jobs)
            assert [match for chunk in chunks for match in chunk] == list(range(games))
            assert len(chunks) >= min(games, jobs)


def test_an_error_comes_home_from_a_worker_as_what_it_was() -> None:
    experiment = Experiment("tenno", ("random", "nobody"), {}, "0")
    with pytest.raises(NotUnderstood) as refused:
        list(workers.tallies(experiment, 8, 2))
    assert refused.value.code == "no-such-player-kind"
    assert refused.value.facts["kind"] == "nobody"


def test_a_worker_that_dies_is_an_error_and_not_a_hang(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "dying.py").write_text("import os\n\ndef die(*_):\n    os._exit(1)\n")
    monkeypatch.syspath_prepend(tmp_path)
    import dying  # type: ignore[import-not-found]

    monkeypatch.setattr(workers, "_play_chunk", dying.die)
    with pytest.raises(TatamiError) as failed:
        list(workers.tallies(Experiment("tenno", ("random", "random"), {}, "0"), 8, 2))
    assert failed.value.code == "worker-died"


def test_a_stopped_worker_begins_no_further_match() -> None:
    answers: Iterator[bool] = iter([False, False, True])
    tally = play_some(Experiment("tenno", ("random", "random"), {}, "0"), range(100), lambda: next(answers))
    assert tally.games == 2
