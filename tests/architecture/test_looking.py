"""There is one way to look at a table: behind its lock, where it is what its log says."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src" / "tatami"
ROOMS = ("hall", "web")
KEEPS_THEM = SRC / "hall" / "serving" / "registry.py"
"""Here tables are read, put aside and locked."""
ALLOWED = {
    ("hall/serving/bounded.py", "keep_in_bounds"): "only how many are awake",
    ("hall/hall.py", "_change"): "takes the lock itself: this is what the hall does most",
    ("hall/hall.py", "change_soon"): "takes the lock itself, where nobody has it",
    ("hall/hall.py", "_lay"): "a table that nobody knows yet",
    ("hall/hall.py", "tell_ends"): "only which tables sleep: nothing of a table is looked at",
    ("hall/hall.py", "wish"): "carried out by `_change`, behind the lock",
    ("hall/serving/room.py", "_tell_late"): "only whether this room is still the one of its table",
}
"""By file and function, why it may name rooms that are not locked."""


def files() -> Iterator[Path]:
    for room in ROOMS:
        yield from (path for path in sorted((SRC / room).rglob("*.py")) if path != KEEPS_THEM)


def unlocked(tree: ast.AST) -> Iterator[tuple[str, ast.Attribute]]:
    """Every mention of `.room(...)` or `.rooms`, with the innermost function around it."""
    inside: dict[ast.AST, str] = {}
    for outer in ast.walk(tree):
        if isinstance(outer, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(outer):
                inside[node] = outer.name
    calls = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and (node.attr == "rooms" or _is_call_of_room(node, calls)):
            yield inside.get(node, ""), node


def _is_call_of_room(node: ast.Attribute, calls: set[int]) -> bool:
    return node.attr == "room" and id(node) in calls


def test_nobody_takes_a_room_without_its_lock() -> None:
    found = {
        (path.relative_to(SRC).as_posix(), name)
        for path in files()
        for name, _ in unlocked(ast.parse(path.read_text(encoding="utf-8")))
    }
    counts = {pair for pair in found if pair[0] in ("web/opening.py", "web/app.py")}
    assert found - counts <= ALLOWED.keys(), "look at tables by `async with hall.at(...)`"
    for path, _ in counts:
        text = (SRC / path).read_text(encoding="utf-8")
        assert text.count(".rooms") == text.count("len(hall.rooms)"), path


def borrowed(block: ast.AsyncWith) -> set[str]:
    """The names by which a block behind the lock calls the room and its table."""
    names = {
        item.optional_vars.id
        for item in block.items
        if isinstance(item.optional_vars, ast.Name)
        and isinstance(item.context_expr, ast.Call)
        and isinstance(item.context_expr.func, ast.Attribute)
        and item.context_expr.func.attr == "at"
    }
    for node in ast.walk(block):
        if isinstance(node, ast.Assign) and _is_table(node.value, names):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names


def _is_table(value: ast.expr, rooms: set[str]) -> bool:
    return (
        isinstance(value, ast.Attribute)
        and value.attr in ("live", "course")
        and isinstance(value.value, ast.Name)
        and value.value.id in rooms
    )


def used_too_late(tree: ast.AST) -> Iterator[str]:
    """Names of rooms and tables that are used after their lock was given back."""
    for outer in ast.walk(tree):
        if not isinstance(outer, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        blocks = [node for node in ast.walk(outer) if isinstance(node, ast.AsyncWith)]
        for block in blocks:
            names = borrowed(block)
            within = {id(node) for other in blocks if names & borrowed(other) for node in ast.walk(other)}
            for node in ast.walk(outer):
                late = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in names
                if late and id(node) not in within and node.lineno > (block.end_lineno or 0):
                    yield f"{outer.name}:{node.lineno} {node.id}"


@pytest.mark.parametrize("path", list(files()), ids=lambda path: path.relative_to(SRC).as_posix())
def test_nobody_looks_at_a_table_after_he_gave_its_lock_back(path: Path) -> None:
    assert not list(used_too_late(ast.parse(path.read_text(encoding="utf-8"))))


def test_both_rules_find_what_they_are_for() -> None:
    bad = """
async def read(hall, table):
    live = (await hall.room(table)).live
    other = hall.rooms.get(table).live
    async with hall.at(table) as room:
        seen = room.live
    return seen.outcome
"""
    tree = ast.parse(bad)
    assert len(list(unlocked(tree))) == 2
    assert list(used_too_late(tree)) == ["read:7 seen"]
