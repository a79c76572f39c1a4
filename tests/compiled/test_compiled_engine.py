"""The compiled engine is the same engine: same seeds, same games, same tests passed.

`run.py test` runs these in a process of their own, so that the engine is compiled once.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from tools.checkout import base
from tools.checkout import engine as compiled_engine
from tools.compile import hot_modules, left_out

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"

# Compiling takes a minute, on a busy machine several.
pytestmark = [pytest.mark.compiled, pytest.mark.slow, pytest.mark.timeout(1200)]


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a compiled copy: that of `run.py compile` if it is up to date, else one made now."""
    copy = compiled_engine.ready_copy()
    if copy is not None and Path(sys.prefix) == base.VENV:  # made for this very Python
        return copy
    trouble = compiled_engine.why_not_compile()
    if trouble:
        pytest.skip(trouble)
    folder = tmp_path_factory.mktemp("engine")
    shutil.copytree(SOURCES / "tatami", folder / "tatami", ignore=shutil.ignore_patterns("__pycache__"))
    python(SOURCES, str(ROOT / "tools" / "compile.py"), str(folder))
    return folder


def python(engine: Path, *args: str, **environment: str) -> str:
    """What a Python says that runs this engine."""
    env = {**os.environ, "PYTHONPATH": str(engine), **environment}
    done = subprocess.run(
        [sys.executable, *args], cwd=ROOT, env=env, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout[-10_000:] + done.stderr[-10_000:]
    return done.stdout


def test_the_same_seeds_give_the_same_games(engine: Path) -> None:
    which, *compiled = python(engine, "-m", "tests.compiled.course").splitlines()
    also, *interpreted = python(SOURCES, "-m", "tests.compiled.course").splitlines()
    assert (which, also) == ("compiled", "interpreted")
    assert len(compiled) > 1000
    for number, (one, two) in enumerate(zip(compiled, interpreted, strict=True)):
        assert one == two, interpreted[max(0, number - 3) : number]


def test_everything_that_is_hot_was_compiled(engine: Path) -> None:
    for module in hot_modules(engine / "tatami"):
        names = [module.with_name(module.stem + suffix) for suffix in EXTENSION_SUFFIXES]
        assert any(name.exists() for name in names), module


def test_the_engine_passes_its_tests_when_it_is_compiled(engine: Path) -> None:
    """Golden transcripts, corpus, scenes and walks; not what plants something in the engine, nor what is
    about games that are not compiled: on the compiled kernel their courses above are enough."""
    rooms = ("golden", "corpus", "kernel", "formats", "games", "conformance")
    tests = [*(f"tests/{room}" for room in rooms), "tests/lab/test_simulations.py"]
    others = " and ".join(f"not {game}" for game in sorted(left_out(SOURCES / "tatami")))
    python(engine, "-m", "pytest", "-n", "2", "-m", "not interpreted", "-k", others, *tests, TATAMI_WALKS="3")


@pytest.mark.parametrize(
    "bots", [("tenno", "sensible,random,random"), ("samurai-sword", "random,random,random,random")]
)
def test_simulations_shared_among_processes_come_to_the_same(engine: Path, bots: tuple[str, str]) -> None:
    def simulated(engine: Path) -> dict[str, Any]:
        game, seats = bots
        what = ("simulate", game, "--seats", seats, "--games", "40", "--seed", "7", "--jobs", "2", "--json")
        result: dict[str, Any] = json.loads(python(engine, "-m", "tatami", *what))
        return {name: value for name, value in result.items() if "second" not in name}

    assert simulated(engine) == simulated(SOURCES)


def test_the_command_says_which_engine_it_runs(engine: Path) -> None:
    assert "compiled" in python(engine, "-m", "tatami", "--version", "--lang", "en")
    assert "pure Python" in python(SOURCES, "-m", "tatami", "--version", "--lang", "en")
