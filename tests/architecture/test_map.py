"""The map is true: every room and every module that the documents list is there, and none is forgotten."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "tatami"


def map_in(document: str, begin: str) -> str:
    """The first block of a document that begins so."""
    blocks = re.findall(
        r"^```\n(.*?)^```", (ROOT / "docs" / document).read_text(encoding="utf-8"), re.M | re.S
    )
    return next(str(block) for block in blocks if block.startswith(begin))


def modules(folder: Path) -> Iterator[str]:
    yield from (file.stem for file in folder.glob("*.py") if file.stem != "__init__")


def forgotten(names: Iterator[str], text: str) -> list[str]:
    return sorted(name for name in names if not re.search(rf"\b{name}\b", text))


def test_every_room_stands_in_the_map_of_the_house() -> None:
    house = map_in("architecture.md", "src/tatami_verify.py")
    rooms = (folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").exists())
    assert forgotten(rooms, house) == []
    named = re.findall(r"^  (\w+)/ ", house, re.M)
    assert len(named) > 10
    assert [name for name in named if not (PACKAGE / name).is_dir()] == []


@pytest.mark.parametrize("room", ["kernel", "hooks", "formats"])
def test_every_module_of_the_engine_stands_in_it(room: str) -> None:
    lines = re.search(
        rf"^  {room}/ .*?(?=^  \w+/ )", map_in("architecture.md", "src/tatami_verify"), re.M | re.S
    )
    assert lines is not None
    assert forgotten(modules(PACKAGE / room), lines[0]) == []


@pytest.mark.parametrize("room", ["table", "serving", "telling", "db"])
def test_every_module_of_the_hall_stands_in_its_map_and_nothing_else(room: str) -> None:
    lines = re.search(rf"^hall/{room}/ .*?(?=^\w+/)", map_in("hall.md", "hall/"), re.M | re.S)
    assert lines is not None
    there = set(modules(PACKAGE / "hall" / room)) | {"migrations"}
    assert forgotten(modules(PACKAGE / "hall" / room), lines[0]) == []
    first = re.findall(r"^        (\w+(?:, \w+)*)  ?", lines[0], re.M)
    assert {name for names in first for name in names.split(", ")} <= there


@pytest.mark.parametrize("folder", ["tools", "tests"])
def test_every_tool_and_every_room_of_tests_stands_in_the_map(folder: str) -> None:
    house, there = map_in("architecture.md", "src/tatami_verify.py"), ROOT / folder
    (lines,) = re.findall(rf"^{folder}/ .*?(?=^\w+/|\Z)", house, re.M | re.S)
    named = [*modules(there)] if folder == "tools" else []
    named += [each.name for each in there.iterdir() if each.is_dir() and each.name != "__pycache__"]
    assert len(named) > 5
    assert forgotten(iter(named), lines) == []


PAGES = sorted((ROOT / "docs").glob("*.md"))
TREES = (PACKAGE, ROOT / "client" / "src", ROOT / "tests")
ROOMS = (
    ROOT,
    ROOT / "src",
    ROOT / "client",
    *TREES,
    *(room for tree in TREES for room in sorted(tree.rglob("*")) if room.is_dir()),
)
"""What a page may mean by a path that begins in the middle: `rules/showing.py` of the game it is about."""
PATH = re.compile(
    r"`([\w.-]+(?:/[\w.<>*{},-]+)+/?|[\w-]+\.(?:py|ts|svelte|toml|ftl|yaml|md|css))`"
    r"|\]\(([\w./-]+)(?:#[\w-]*)?\)"
)
MODULE = re.compile(r"`(?:python -m )?((?:tatami|tools|tests)(?:\.\w+)+)")
TO_COME = re.compile(r"my[-_]game|\.venv|^L/|^is_/|deck/3|entropy/B|senji-map\.json")
"""What stands for a game that somebody adds, is made by `run.py`, or is a label and no path."""


def is_there(path: str, page: Path) -> bool:
    """A file or folder, or what stands in one: `rules/battle_state.Battle`."""
    pattern = re.sub(r"<[^>]*>|\{[^}]*\}", "*", path).rstrip("/")
    either = {pattern, re.sub(r"\.\w+$", ".py", pattern)}
    return any(next(room.glob(each), None) for room in (page.parent, *ROOMS) for each in either)


def module_is_there(dotted: str) -> bool:
    first, *parts = dotted.split(".")
    file = (PACKAGE if first == "tatami" else ROOT / first).joinpath(*parts)
    if file.is_dir() or file.with_suffix(".py").is_file():
        return True
    above = file.parent / "__init__.py" if file.parent.is_dir() else file.parent.with_suffix(".py")
    return above.is_file() and re.search(rf"\b{file.name}\b", above.read_text("utf-8")) is not None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_path_and_module_that_a_page_names_is_there(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.M | re.S)
    paths = {first or second for first, second in PATH.findall(text)}
    missing = [path for path in paths if not TO_COME.search(path) and not is_there(path, page)]
    named = {name for name in MODULE.findall(text) if not TO_COME.search(name)}
    assert (sorted(missing), [name for name in sorted(named) if not module_is_there(name)]) == ([], [])


def test_a_path_that_is_not_there_would_be_found() -> None:
    page = ROOT / "docs" / "architecture.md"
    named = PATH.findall("`hall/asking.py`, `kernel/game.py`, [gone](gone.md)")
    missing = [path for path in (first or second for first, second in named) if not is_there(path, page)]
    assert missing == ["hall/asking.py", "gone.md"]
    assert not module_is_there("tatami.hall.courier")
