"""run.py builds the browser client: when it changed, once, and without being in anybody's way."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.architecture.conftest import ROOT, Run, finish_set_up


@pytest.fixture
def ready(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """A set-up checkout on a machine that has a node."""
    finish_set_up(run, "play")
    run.tool("python").unlink()
    run.tool("python").symlink_to(Path(sys.executable))
    monkeypatch.setattr(run, "with_node", dict)
    return run


def times_built(run: Run) -> int:
    page: Path = run.client_page()
    return page.read_text().count("built")


def test_it_is_built_once_and_told(ready: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    ready.build_client()
    ready.build_client()
    assert times_built(ready) == 1
    assert capsys.readouterr().err.count("building the browser client") == 1


@pytest.mark.parametrize("name", ["client/src/main.ts", "src/tatami/locales/uk/client.ftl"])
def test_what_changes_it_builds_it_anew(ready: ModuleType, name: str) -> None:
    ready.build_client()
    (ready.ROOT / name).write_text("two")
    ready.build_client()
    assert times_built(ready) == 2


def test_a_new_a_removed_and_a_renamed_source_build_it_anew(ready: ModuleType) -> None:
    ready.build_client()
    source = ready.ROOT / "client/src/new.ts"
    source.write_text("new")
    ready.build_client()
    source.rename(source.with_name("newer.ts"))
    ready.build_client()
    source.with_name("newer.ts").unlink()
    ready.build_client()
    assert times_built(ready) == 4


def test_what_npm_has_installed_does_not_count(ready: ModuleType) -> None:
    ready.build_client()
    (ready.ROOT / "client/node_modules/svelte/index.js").write_text("two")
    ready.build_client()
    assert times_built(ready) == 1


def test_a_vanished_page_is_built_anew(ready: ModuleType) -> None:
    ready.build_client()
    ready.client_page().unlink()
    ready.build_client()
    assert times_built(ready) == 1


def test_where_it_cannot_be_built_an_older_one_serves_and_without_one_that_is_trouble(
    ready: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    main = ready.ROOT / "client/src/main.ts"
    main.write_text("broken")
    with pytest.raises(ready.Trouble, match=r"main\.ts is broken"):
        ready.build_client_if_possible()
    main.write_text("well")
    ready.build_client_if_possible()
    main.write_text("broken")
    ready.build_client_if_possible()
    assert "stays the older one" in capsys.readouterr().err
    assert times_built(ready) == 1
    assert not ready.is_client_built()


@pytest.mark.parametrize(
    ("args", "needs"),
    [
        ([], True),
        (["--port", "0"], True),
        (["serve"], True),
        (["screenshots"], True),
        (["bench"], False),
        (["bench", "hall"], False),
        (["bench", "client", "--json"], True),
        (["play", "tenno"], False),
        (["--help"], False),
        (["--version"], False),
    ],
)
def test_only_who_shows_pages_waits_for_them(run: Run, args: list[str], needs: bool) -> None:
    assert run.needs_client(args) is needs


def test_a_machine_without_node_gets_one_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    finish_set_up(run, "play")
    run.CLIENT_TOOL.write_text("raise SystemExit(1)")
    installed: list[tuple[object, ...]] = []

    def install(*command: object) -> None:
        installed.append(command)
        (run.VENV / "node").mkdir()

    monkeypatch.setattr(run, "quietly", install)
    assert run.with_node() == run.with_node() == {"PYTHONPATH": str(run.VENV / "node")}
    assert len(installed) == 1
    assert "--require-hashes" in installed[0]


@pytest.fixture
def client_tool() -> Run:
    spec = importlib.util.spec_from_file_location("client_tool_under_test", ROOT / "tools/client.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("version", "good"), [("v20.18.3", False), ("v20.19.0", True), ("v24.1.0", True)])
def test_an_old_node_counts_as_none(
    client_tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, good: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert (client_tool.system_node() is not None) is good
    (tmp_path / "npm").unlink()
    assert client_tool.system_node() is None
