"""examples/bot.py as somebody runs it who has just read the page."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tatami.games import GAMES
from tests.client.scenes import run, verified
from tests.halls import ROOT, RunningHall, environment

BOT = str(ROOT / "examples" / "bot.py")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_bot_plays_a_whole_game(game: str, hall: RunningHall, tmp_path: Path) -> None:
    ran = run(BOT, hall.address, game, "--fill", folder=tmp_path)
    assert (ran.status, ran.err) == (0, "")
    told = ran.out.splitlines()
    assert len(told) >= 2, "the table, who has won, and the points where there are points"
    assert "Victory" in told[1] or len(told) > 2


def test_two_bots_find_each_other_by_the_id_of_the_table(hall: RunningHall, tmp_path: Path) -> None:
    command = [sys.executable, BOT, hall.address, "tenno", "--seats", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment(), cwd=tmp_path
    ) as first:
        try:
            assert first.stdout is not None
            table = first.stdout.readline().strip()
            second = run(BOT, hall.address, "--table", table, "--name", "Second", folder=tmp_path)
            assert second.status == 0, second.err
            told, _ = first.communicate(timeout=60)
        finally:
            first.kill()
    assert first.returncode == 0
    assert "Second" in told
    assert second.out.splitlines()[0] == table


def test_the_program_that_the_document_prints_plays_and_its_receipt_holds(
    hall: RunningHall, tmp_path: Path
) -> None:
    printed = (
        (ROOT / "docs" / "client.md").read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    )
    assert "http://127.0.0.1:8640" in printed
    program = printed.replace("http://127.0.0.1:8640", hall.address)
    done = run("-c", program, folder=tmp_path)
    assert done.status == 0, done.err
    assert verified(tmp_path / "game.jsonl", tmp_path / "receipt.json").status == 0
