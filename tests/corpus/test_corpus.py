from __future__ import annotations

from pathlib import Path

import pytest

from tatami.formats.records import read_record
from tatami.games import GAMES, game_called

RECORDS = sorted(Path(__file__).parent.glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_game_recorded_once_replays_for_ever(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8").splitlines(), game_called)
    (*_, (_, g, _)) = record.replay(verify=True)
    assert g.outcome is not None


def test_the_corpus_holds_every_game_at_every_player_count() -> None:
    names = {path.stem for path in RECORDS}
    for rules in GAMES.values():
        assert f"{rules.name}-{rules.version}-{rules.seat_counts[0]}-left" in names
        for seats in rules.seat_counts:
            assert f"{rules.name}-{rules.version}-{seats}-random" in names
            assert f"{rules.name}-{rules.version}-{seats}-sensible" in names
