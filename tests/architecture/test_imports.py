"""Which room may look into which: the arrows of docs/architecture.md, enforced by reading every import."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "tatami"

# room -> the rooms it may import from, besides itself
ENGINE = {"kernel", "hooks", "formats", "games"}
RULES = ENGINE | {"conformance"}
SHARED = ENGINE | {"words"}
INDOORS = SHARED | {"players", "hall", "lab", "lessons"}
LEVELS: dict[str, set[str]] = {
    "kernel": set(),
    "hooks": {"kernel"},
    "formats": {"kernel", "hooks"},
    "conformance": {"kernel", "hooks", "formats"},
    "games": {"kernel", "hooks", "formats"},
    "words": ENGINE,
    "players": SHARED,
    "hall": SHARED | {"players"},
    "lab": SHARED | {"players"},
    "lessons": SHARED | {"players", "lab"},
    "terminal": INDOORS,
    "web": INDOORS,
    "client": INDOORS | {"web"},
    "load": INDOORS | {"web"},
    "cli": INDOORS | {"terminal", "web", "client", "load"},
    "__main__": {"cli"},
    "__init__": set(),
}

# A rule knows no network, clock, file or language ...
OUTSIDE_WORLD = {
    *("asyncio", "http", "socket", "subprocess", "urllib"),
    *("datetime", "time"),
    *("glob", "io", "os", "pathlib", "shutil", "tempfile"),
    *("fluent", "gettext", "locale"),
}
# ... and takes its luck from the kernel's chance; a bot only plays dice with itself.
LUCK = {"random", "secrets"}
PLAYERS = {"bot", "charger"}


class Import(NamedTuple):
    line: int
    target: str  # as far as it is spelled out: `from tatami.games import tenno` gives tatami.games.tenno


def dotted_name(file: Path, package: Path) -> tuple[str, ...]:
    """("tatami", "games", "tenno", "bot") for games/tenno/bot.py; a package's __init__ keeps its name."""
    return ("tatami", *file.relative_to(package).with_suffix("").parts)


def imports_of(tree: ast.Module, module: tuple[str, ...]) -> Iterator[Import]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (Import(node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = list(module[: -node.level]) if node.level else []
            source = [*start, *(node.module.split(".") if node.module else [])]
            yield from (Import(node.lineno, ".".join([*source, alias.name])) for alias in node.names)


def why_not_room(module: tuple[str, ...], target: list[str]) -> str | None:
    """Why `module` may not import `target`, which is a name inside tatami."""
    if len(target) == 1 or target[1] not in LEVELS:  # `import tatami`, `from tatami import __version__`
        return None
    room, other = module[1], target[1]
    if other != room and other not in LEVELS[room]:
        may = ", ".join(sorted(LEVELS[room])) or "no other room"
        return f"{room} may not import {other} (it may import {may})"
    if room == other == "games" and module[2] != "__init__" and target[2:3] != [module[2]]:
        own = (
            f"the game {module[2]} may import only the kernel, its hooks, the text forms and its own package"
        )
        return f"{own}, not {'.'.join(target)}"
    return None


def why_not_outside(module: tuple[str, ...], library: str) -> str | None:
    """Why `module` may not import `library`, which is not of tatami."""
    room = module[1]
    if room not in RULES:
        return None
    if library in OUTSIDE_WORLD:
        return f"{room} may not import {library}: rules know no network, clock, file or language"
    if library in LUCK and room == "games" and module[-1] not in PLAYERS:
        return f"a game may not import {library}: luck comes from the kernel's chance"
    return None


def opens_of(tree: ast.Module) -> Iterator[int]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "open":
            yield node.lineno


def faults_of(file: Path, package: Path) -> Iterator[str]:
    module = dotted_name(file, package)
    where = "/".join(module) + ".py"
    if module[1] not in LEVELS:
        yield f"{where}: the room {module[1]} has no place in LEVELS of tests/architecture/test_imports.py"
        return
    tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    for line, target in imports_of(tree, module):
        parts = target.split(".")
        why = why_not_room(module, parts) if parts[0] == "tatami" else why_not_outside(module, parts[0])
        if why:
            yield f"{where}:{line}: {why}"
    if module[1] in RULES:
        yield from (f"{where}:{line}: {module[1]} may not open files" for line in opens_of(tree))


def faults_in(package: Path) -> list[str]:
    return [fault for file in sorted(package.rglob("*.py")) for fault in faults_of(file, package)]


def test_no_room_looks_into_a_room_that_it_should_not_know() -> None:
    faults = faults_in(PACKAGE)
    assert not faults, "\n" + "\n".join(faults)


def test_no_arrow_points_back() -> None:
    for room, below in LEVELS.items():
        assert all(room not in LEVELS[other] for other in below), room
        assert all(LEVELS[other] <= below for other in below if room != "__main__"), room


FORBIDDEN = [
    ("kernel/views.py", "import tatami.games"),
    ("kernel/views.py", "from tatami import games"),
    ("kernel/views.py", "from ..games import tenno"),
    ("kernel/views.py", "def f():\n    from tatami.hall.host import Host"),
    ("kernel/deep/views.py", "from ...words import say"),
    ("kernel/views.py", "from tatami.formats.codec import Json"),
    ("kernel/views.py", "from tatami.conformance import suite"),
    ("hooks/naming.py", "from tatami.formats.codec import Json"),
    ("kernel/rules.py", "from tatami.hooks.naming import Called"),
    ("formats/records.py", "from tatami.games import tenno"),
    ("formats/records.py", "from tatami.conformance import suite"),
    ("formats/records.py", "from pathlib import Path"),
    ("kernel/views.py", "import time"),
    ("kernel/views.py", "from os.path import join"),
    ("kernel/views.py", "text = open('a').read()"),
    ("games/tenno/rules/battle.py", "from tatami.games.senji import pieces"),
    ("games/tenno/rules/battle.py", "from ...senji.pieces import CARDS"),
    ("games/tenno/rules/battle.py", "from tatami.games import registry"),
    ("games/tenno/rules/battle.py", "import tatami.games"),
    ("games/tenno/rules/battle.py", "from tatami.words import say"),
    ("games/tenno/rules/battle.py", "from tatami.conformance.suite import Walk"),
    ("games/tenno/rules/battle.py", "import random"),
    ("games/tenno/rules/battle.py", "from pathlib import Path"),
    ("games/tenno/rules/battle.py", "import fluent.runtime"),
    ("games/tenno/bot.py", "from tatami.players import search"),
    ("games/tenno/bot.py", "from ..senji import bot"),
    ("games/tenno/bot.py", "import asyncio"),
    ("games/__init__.py", "from tatami.players import search"),
    ("words/__init__.py", "from tatami.players import search"),
    ("words/__init__.py", "from tatami.conformance import suite"),
    ("players/search.py", "from tatami.hall import host"),
    ("players/search.py", "from tatami.lab import arena"),
    ("hall/host.py", "from tatami.lab import arena"),
    ("hall/host.py", "from tatami.web import app"),
    ("lab/arena.py", "from tatami.hall import host"),
    ("terminal/app.py", "from tatami.web import app"),
    ("web/app.py", "from tatami.cli import main"),
    ("web/app.py", "from tatami.client import connect"),
    ("lab/arena.py", "from tatami.client import connect"),
    ("client/connect.py", "from tatami.terminal import app"),
    ("__init__.py", "from tatami.kernel import seats"),
    ("cellar.py", "x = 1"),
]

ALLOWED = [
    ("kernel/chance.py", "import random\nfrom . import seats\nfrom .pieces import Piece"),
    ("kernel/chance.py", "from tatami import __version__"),
    ("kernel/views.py", "import msgspec\nfile.open()"),
    ("formats/records.py", "import json\nfrom tatami.kernel.game import Game\nfrom .codec import Json"),
    ("conformance/suite.py", "from random import Random\nfrom tatami.formats.positions import read_position"),
    ("games/tenno/rules/battle.py", "from ..pieces import CARDS\nfrom ....kernel import seats"),
    ("games/tenno/rules/battle.py", "from tatami.games.tenno.pieces import CARDS\nimport tatami.kernel"),
    ("games/tenno/bot.py", "import random\nfrom tatami.kernel.seen import Seen\nfrom . import pieces"),
    ("games/__init__.py", "from . import tenno\nfrom tatami.games.senji import RULES\nimport importlib"),
    ("words/__init__.py", "import fluent.runtime\nfrom tatami import games, kernel"),
    ("players/search.py", "import random, time\nfrom tatami import games, kernel, words"),
    ("hall/host.py", "import asyncio\nfrom tatami.players import search"),
    ("lab/arena.py", "from tatami.players import search"),
    ("terminal/app.py", "from tatami import games, hall, kernel, lab, players, words"),
    ("web/app.py", "from tatami import games, hall, kernel, lab, players, words"),
    ("client/connect.py", "from tatami.hall import messages\nfrom tatami.web import shapes"),
    ("cli.py", "from tatami import hall, kernel, terminal, web"),
    ("cli/connect.py", "from tatami.client import connect"),
    ("cli/play.py", "from tatami import cli, hall, kernel, terminal, web"),
    ("__main__.py", "from tatami.cli import main"),
]


def plant(package: Path, name: str, source: str) -> None:
    file = package / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(source, encoding="utf-8")


@pytest.mark.parametrize(("name", "source"), FORBIDDEN)
def test_a_planted_forbidden_import_is_found(tmp_path: Path, name: str, source: str) -> None:
    plant(tmp_path, name, source)
    assert len(faults_in(tmp_path)) == 1


@pytest.mark.parametrize(("name", "source"), ALLOWED)
def test_an_allowed_import_is_left_alone(tmp_path: Path, name: str, source: str) -> None:
    plant(tmp_path, name, source)
    assert faults_in(tmp_path) == []
