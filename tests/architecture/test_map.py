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
