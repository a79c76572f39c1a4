"""Small files and small functions: a reader can hold one of them in mind."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LONGEST_FILE = 500
LONGEST_FUNCTION = 60
BIGGEST_KERNEL = 2000


def name_of(file: Path, folder: Path) -> str:
    return file.relative_to(folder.parent).as_posix()


def long_files(folder: Path) -> Iterator[str]:
    for file in sorted(folder.rglob("*.py")):
        lines = len(file.read_text(encoding="utf-8").splitlines())
        if lines > LONGEST_FILE:
            yield (
                f"{name_of(file, folder)}: {lines} lines, at most {LONGEST_FILE}: "
                "find the second noun in it and give that a file of its own"
            )


def long_functions(folder: Path) -> Iterator[str]:
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    yield (
                        f"{name_of(file, folder)}:{node.lineno}: {node.name} has {lines} lines, "
                        f"at most {LONGEST_FUNCTION}: name its parts and call them"
                    )


def test_no_source_file_is_too_long_to_read() -> None:
    found = [*long_files(ROOT / "src"), *long_files(ROOT / "tests")]
    assert not found, "\n" + "\n".join(found)


def test_no_function_is_too_long_to_read() -> None:
    found = list(long_functions(ROOT / "src"))
    assert not found, "\n" + "\n".join(found)


def test_the_kernel_can_be_read_in_one_sitting() -> None:
    """What rules need to run, and nothing else: text forms, checks and hooks have rooms of their own."""
    kernel = (ROOT / "src" / "tatami" / "kernel").rglob("*.py")
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in kernel)
    assert lines <= BIGGEST_KERNEL, f"the kernel has {lines} lines, at most {BIGGEST_KERNEL}"


def test_a_planted_long_file_and_a_planted_long_function_are_found(tmp_path: Path) -> None:
    body = "    pass\n" * LONGEST_FUNCTION
    (tmp_path / "long.py").write_text(f"class A:\n  async def f():\n{body}" + "x = 1\n" * LONGEST_FILE)
    (tmp_path / "short.py").write_text("def f():\n" + "    pass\n" * (LONGEST_FUNCTION - 1))
    assert [fault.split(": ")[0].split("/")[-1] for fault in long_files(tmp_path)] == ["long.py"]
    assert [fault.split(": ")[0].split("/")[-1] for fault in long_functions(tmp_path)] == ["long.py:2"]
