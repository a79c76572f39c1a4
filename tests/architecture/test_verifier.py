"""tatami-verify shares no code with what it checks: neither imports the other."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.conftest import ROOT

VERIFIER = ROOT / "src" / "tatami_verify.py"


def imported_by(source: str) -> Iterator[str]:
    """The first name of every import; a relative one has none."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "" if node.level else (node.module or "").partition(".")[0]
        elif isinstance(node, ast.Name) and node.id in {"__import__", "exec", "eval"}:
            yield node.id


def users_of_the_verifier(folder: Path) -> list[str]:
    """Files that name it in code; how it is spelled as a command (tatami-verify) is anybody's to say."""
    files = sorted(folder.rglob("*.py"))
    return [file.name for file in files if "tatami_verify" in file.read_text(encoding="utf-8")]


def test_the_verifier_imports_only_the_standard_library() -> None:
    strangers = set(imported_by(VERIFIER.read_text(encoding="utf-8"))) - sys.stdlib_module_names
    assert not strangers
    assert "importlib" not in set(imported_by(VERIFIER.read_text(encoding="utf-8")))


def test_nothing_of_the_house_imports_the_verifier() -> None:
    assert users_of_the_verifier(ROOT / "src" / "tatami") == []


@pytest.mark.parametrize(
    "line", ["import tatami", "from tatami.kernel import chance", "from . import x", "import rich"]
)
def test_a_planted_import_is_found(tmp_path: Path, line: str) -> None:
    assert set(imported_by(f"import json\ndef f():\n    {line}\n")) - sys.stdlib_module_names
    (tmp_path / "planted.py").write_text("def f():\n    from tatami_verify import words\n")
    assert users_of_the_verifier(tmp_path) == ["planted.py"]


def test_every_trouble_has_its_sentence_and_every_sentence_is_said() -> None:
    from tatami_verify import WORDS

    source = VERIFIER.read_text(encoding="utf-8")
    code = source[: source.index("WORDS: Final")] + source[source.index("def say(") :]
    used = set(re.findall(r'["\']([a-z-]+)["\']', code))
    raised = set(re.findall(r'(?:Unreadable|Broken)\("([a-z-]+)"', code))
    assert raised <= WORDS["en"].keys()
    assert WORDS["en"].keys() <= used


def test_the_wheel_carries_it_and_installs_its_command() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["scripts"]["tatami-verify"] == "tatami_verify:main"
    assert "src/tatami_verify.py" in project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    assert project["tool"]["mypy"]["modules"] == ["tatami_verify"]
