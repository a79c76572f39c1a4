"""`run.py compile`: a compiled copy is used where it is of exactly these sources, and never otherwise."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.architecture.conftest import Run, finish_set_up


@pytest.fixture
def made(run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """A checkout with a compiled engine, on a machine that can compile."""
    finish_set_up(run, "compile")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.setattr(run, "tool", lambda name: Path(sys.executable))
    monkeypatch.setattr(run, "why_not_compile", lambda: None)
    assert run.main(["compile"]) == 0
    return run


def test_it_is_made_once_in_two_lines(made: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert [line.split()[1] for line in capsys.readouterr().err.splitlines()] == ["compiling", "compiled"]
    assert (made.ready_copy() / "tatami/kernel/game.so").exists()
    assert not (made.ready_copy() / "tatami/kernel/__pycache__").exists()
    assert made.main(["compile"]) == 0
    assert capsys.readouterr().err == "tatami: the engine is already compiled.\n"


def test_it_comes_before_the_sources_and_what_a_person_asked_for(
    made: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []
    monkeypatch.setenv("PYTHONPATH", "mine")
    monkeypatch.setattr(made.os, "execve", lambda *call: started.append(call[2]["PYTHONPATH"]))
    made.start_tatami(["games"])
    assert started == [f"{made.ready_copy()}{made.os.pathsep}mine"]


def test_pure_python_can_be_asked_for(made: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TATAMI_PURE", "1")
    assert "PYTHONPATH" not in made.environment()


@pytest.mark.parametrize(
    "changed", ["src/tatami/kernel/game.py", "tools/compile.py", "locks/compile.txt", ".venv/pyvenv.cfg"]
)
def test_it_is_left_aside_as_soon_as_anything_changed(made: Run, changed: str) -> None:
    before = (made.ROOT / changed).read_bytes()
    (made.ROOT / changed).write_bytes(before + b"\n")
    assert "PYTHONPATH" not in made.environment()
    (made.ROOT / changed).write_bytes(before)
    assert "PYTHONPATH" in made.environment()


def test_a_new_file_counts_as_a_change_and_a_cache_does_not(made: Run) -> None:
    (made.PACKAGE / "kernel/__pycache__/more.pyc").touch()
    assert made.ready_copy()
    (made.PACKAGE / "kernel/more.py").touch()
    assert not made.ready_copy()


def test_sources_that_were_edited_meanwhile_are_not_taken_for_compiled(made: Run) -> None:
    editing = f"open({str(made.PACKAGE / 'kernel/game.py')!r}, 'a').write('# edited')"
    made.COMPILER.write_text(editing)
    assert made.main(["compile"]) == 0
    assert not made.ready_copy()


def test_a_failure_shows_the_last_words_and_leaves_nothing_behind(
    made: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    made.COMPILER.write_text("raise SystemExit('no memory left')")
    assert made.main(["compile"]) == 1
    assert "compiling failed" in (said := capsys.readouterr().err)
    assert "no memory left" in said
    assert len(list(made.copies().iterdir())) == 1


def test_what_a_killed_run_left_is_not_used_and_goes_away(made: Run) -> None:
    made.ready_copy().rename(made.copies() / "unfinished")
    assert "PYTHONPATH" not in made.environment()
    made.main(["compile"])
    assert list(made.copies().iterdir()) == [made.ready_copy()]


def test_old_copies_go_away(made: Run) -> None:
    for edit in range(made.COPIES_KEPT + 2):
        (made.PACKAGE / "kernel/game.py").write_text(f"acts = {edit}\n")
        made.main(["compile"])
    assert len(list(made.copies().iterdir())) == made.COPIES_KEPT
    assert made.ready_copy()


@pytest.mark.parametrize(("lacking", "package"), [("compiler", "gcc"), ("headers", "python3-dev")])
def test_without_a_compiler_there_is_one_line_and_nothing_is_installed(
    run: Run,
    installed: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lacking: str,
    package: str,
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler" if lacking == "compiler" else sys.executable)
    monkeypatch.setattr(run.sysconfig, "get_path", lambda name: str(run.ROOT))
    assert run.main(["compile"]) == 2
    assert installed == []
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert package in said


def test_it_takes_no_arguments(run: Run, installed: list[str]) -> None:
    assert run.main(["compile", "--help"]) == 2
    assert installed == []


@pytest.mark.parametrize(
    ("pure", "trouble", "said"),
    [
        ("", None, "compiled"),
        ("", "there is no C compiler.", "measuring the interpreted engine: there is no C compiler."),
        ("1", None, ""),
    ],
)
def test_the_bench_compiles_first_where_it_can(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    pure: str,
    trouble: str | None,
    said: str,
) -> None:
    finish_set_up(run, "dev")
    started: list[list[str]] = []
    monkeypatch.setenv("TATAMI_PURE", pure)
    monkeypatch.setattr(run, "start_tatami", started.append)
    monkeypatch.setattr(run, "tool", lambda name: Path(sys.executable))
    monkeypatch.setattr(run, "why_not_compile", lambda: trouble)
    run.main(["bench", "--json"])
    assert started == [["bench", "--json"]]
    assert said in (err := capsys.readouterr().err)
    assert bool(err) == bool(said)
