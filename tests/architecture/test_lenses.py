"""Rules look through `Seen`; made of a view by hand it would take hidden pieces for seen ones."""

from __future__ import annotations

import ast
from pathlib import Path

import tatami

SOURCES = Path(tatami.__file__).parent
MAY_MAKE_ONE = {"kernel/game.py", "kernel/views.py", "games/samurai_sword/wits/watching.py"}
"""The game itself, its views, and a bot's own picture of the table, which holds no HIDDEN."""


def makes_a_lens(source: str) -> bool:
    calls = [node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return "from tatami.kernel.seen import" in source and any(
        isinstance(func, ast.Name) and func.id == "Seen" for func in calls
    )


def test_only_the_kernel_makes_a_lens_of_a_view() -> None:
    makers = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if "kernel" not in path.parts and makes_a_lens(path.read_text(encoding="utf-8"))
    }
    assert makers <= MAY_MAKE_ONE


def test_a_lens_made_elsewhere_is_found() -> None:
    assert makes_a_lens("from tatami.kernel.seen import Seen\nme = Seen(0, 4, table, view.places)\n")
