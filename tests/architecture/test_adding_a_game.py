"""What docs/adding-a-game.md says to type makes a game that is listed, complete, played and taught."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.games.manifest import manifests

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
NEEDED = ("src/tatami", "scenarios", "client/src/generated", "client/src/boards")

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform == "win32", reason="the page is for a shell")]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As much of the house as a new game needs, with the commands of the page carried out in it."""
    folder = tmp_path_factory.mktemp("house")
    for part in NEEDED:
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "static"))
    (folder / ".venv" / "bin").mkdir(parents=True)
    for program in ("python", "tatami"):
        script = folder / ".venv" / "bin" / program
        script.write_text(f'#!/bin/sh\nexec "{sys.executable}" {"-m tatami" * (program == "tatami")} "$@"\n')
        script.chmod(0o755)
    (typed,) = re.findall(r"^```sh\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    *lines, play = typed.strip().splitlines()
    assert play == ".venv/bin/tatami play my-game"
    free = max(manifest.place for manifest in manifests().values()) + 1
    (placed,) = [k for k, line in enumerate(lines) if "place = 101/" in line]
    lines[placed] = lines[placed].replace(
        "place = 101/", f"place = {free}/"
    )  # somebody may have typed it before
    done = run(folder, "bash", "-euc", "\n".join(lines))
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(manifests()) + 1} games: nothing is missing." in done.stdout
    return folder


def run(folder: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "TATAMI_LANG": "en", "PYTHONUTF8": "1"}
    return subprocess.run(
        command, cwd=folder, env=environment, input=typed, capture_output=True, text=True, check=False
    )


def test_a_game_that_was_copied_is_known_to_the_browser_without_a_list_being_touched(checkout: Path) -> None:
    made = (checkout / "client/src/generated/games.ts").read_text(encoding="utf-8")
    assert '"name": "my-game", "status": "laboratory"' in made


def test_a_game_that_was_copied_is_played_in_the_terminal(checkout: Path) -> None:
    done = run(checkout, ".venv/bin/tatami", "play", "my-game", "--plain", "--seed", "4", typed="1\n" * 5)
    assert done.returncode == 0, done.stderr
    assert "Lone Star" in done.stdout
    assert "stars" in done.stdout


def test_a_game_that_was_copied_has_bots_and_a_rulebook_and_a_lesson(checkout: Path) -> None:
    played = run(
        checkout, ".venv/bin/tatami", "simulate", "my-game", "--games", "6", "--seats", "sensible,random"
    )
    assert played.returncode == 0, played.stderr
    assert "most stars" in played.stdout
    ruled = run(checkout, ".venv/bin/tatami", "rules", "MYG-2")
    assert "face down" in ruled.stdout
    told = run(checkout, ".venv/bin/tatami", "scenario", "scenarios/my-game")
    assert told.returncode == 0, told.stdout + told.stderr
