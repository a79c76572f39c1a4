"""Kernel and rules stay clean for mypyc, so that compiling them remains a matter of a switch."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "tatami"
GAMES = ("tenno", "shinobi")
NEVER = {"events.py", "outcome.py", "__init__.py", "notation.py", "position.py"}
"""Never compiled: msgspec structs (mypyc drops their keywords), registries, and text that is not hot."""
BOTS = {"bot.py", "belief.py", "beliefs.py", "plans.py"}

GENERATE = (
    "import sys; from mypyc.build import mypycify; mypycify(['--strict', *sys.argv[1:]], opt_level='0')"
)


def hot_modules(source: Path) -> list[Path]:
    files = [*source.glob("kernel/*.py")]
    for game in GAMES:
        files += source.glob(f"games/{game}/*.py")
        files += source.glob(f"games/{game}/rules/*.py")
    return sorted(file for file in files if file.name not in NEVER | BOTS)


@pytest.mark.skipif(
    not (importlib.util.find_spec("setuptools") or importlib.util.find_spec("distutils")),
    reason="mypyc needs setuptools from Python 3.12 on",
)
def test_kernel_and_rules_can_be_turned_into_c(tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "tatami", ignore=shutil.ignore_patterns("__pycache__", "locales"))
    files = [str(file.relative_to(tmp_path)) for file in hot_modules(tmp_path / "tatami")]
    assert len(files) > 40
    done = subprocess.run(
        [sys.executable, "-c", GENERATE, *files], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert list(tmp_path.glob("build/**/*.c"))


def test_structs_live_only_where_nothing_is_compiled() -> None:
    for file in hot_modules(SOURCE):
        assert "msgspec.Struct" not in file.read_text(encoding="utf-8"), file
