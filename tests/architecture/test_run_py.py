"""run.py, the one file that must work before anything is installed."""

from __future__ import annotations

import ast
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.architecture.conftest import LOCK, ROOT, Run, finish_set_up


class TestThePythonItRunsOn:
    def test_run_py_parses_on_pythons_that_are_too_old_to_run_it(self) -> None:
        ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 7))

    def test_run_py_needs_only_the_standard_library(self) -> None:
        parts = list((ROOT / "tools" / "checkout").glob("*.py"))
        assert len(parts) > 6
        for file in (ROOT / "run.py", *parts):
            nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
            plain = {a.name for node in nodes if isinstance(node, ast.Import) for a in node.names}
            froms = {
                node.module or "" for node in nodes if isinstance(node, ast.ImportFrom) and not node.level
            }
            named = {name.split(".")[0] for name in plain | froms - {"tools.checkout"}}
            assert named <= sys.stdlib_module_names, file

    def test_run_py_knows_nothing_of_its_parts_before_it_knows_its_python(self) -> None:
        tree = ast.parse((ROOT / "run.py").read_text(encoding="utf-8"))
        above = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
        assert "tools.checkout" not in {node.module for node in above}
        assert len((ROOT / "run.py").read_text(encoding="utf-8").splitlines()) <= 60

    def test_an_old_python_is_told_which_one_is_needed(self, run: Run) -> None:
        assert run.why_too_old((3, 10)) == "Python 3.11 or newer is needed, and this is 3.10."
        assert run.why_too_old((3, 11)) is None
        assert run.why_too_old((4, 0)) is None

    @pytest.mark.parametrize("lacking", ["venv", "ensurepip"])
    def test_a_python_without_venv_is_told_the_debian_package(self, run: Run, lacking: str) -> None:
        reason = run.why_no_venv((3, 12), lambda name: name != lacking)
        assert "python3-venv" in reason
        assert "python3.12-venv" in reason
        assert run.why_no_venv((3, 12), lambda name: True) is None

    def test_trouble_is_one_line_and_no_traceback(
        self, run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(run, "OLDEST_PYTHON", (99, 0))
        assert run.main([]) == 1
        assert capsys.readouterr().err.count("\n") == 1

    def test_a_clone_without_its_lock_is_one_line_and_no_traceback(
        self, run: Run, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (run.LOCKS / "play.txt").unlink()
        assert run.main([]) == 1
        assert capsys.readouterr().err.count("\n") == 1


class TestTheSetUp:
    def test_programs_have_the_names_of_the_platform(self, run: Run) -> None:
        assert run.tool("ruff", windows=False) == run.VENV / "bin" / "ruff"
        assert run.tool("ruff", windows=True) == run.VENV / "Scripts" / "ruff.exe"

    def test_a_lock_is_read_entry_by_entry(self, run: Run) -> None:
        entries = run.lock_entries(LOCK)
        assert list(entries) == ["numpy", "rich", "uv"]
        assert entries["uv"] == "uv==0.13.7 \\\n    --hash=sha256:cc \\\n    --hash=sha256:dd\n"
        assert entries["numpy"].count("numpy==") == 2

    def test_the_real_lock_pins_the_installer(self, run: Run) -> None:
        entries = run.lock_entries((ROOT / "locks/dev.txt").read_text(encoding="utf-8"))
        assert "--hash=sha256:" in entries["uv"]

    def test_the_first_run_installs_and_the_second_is_instant(
        self, run: Run, installed: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        run.set_up("play")
        run.set_up("play")
        assert installed == ["venv", "play"]
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert "first run: installing 1 packages" in said

    def test_a_changed_lock_updates_without_a_new_environment(self, run: Run, installed: list[str]) -> None:
        finish_set_up(run, "play")
        (run.LOCKS / "play.txt").write_text("rich==15.0.1 \\\n    --hash=sha256:ee\n")
        run.set_up("play")
        assert installed == ["play"]

    def test_testing_adds_the_tools_and_playing_does_not_take_them_away(
        self, run: Run, installed: list[str]
    ) -> None:
        finish_set_up(run, "play")
        run.set_up("dev")
        run.set_up("play")
        run.set_up("compile")
        assert installed == ["dev"]

    def test_compiling_adds_less_than_testing(self, run: Run, installed: list[str]) -> None:
        finish_set_up(run, "play")
        for lock in ("compile", "play", "dev", "compile"):
            run.set_up(lock)
        assert installed == ["compile", "dev"]

    def test_an_interrupted_set_up_starts_afresh(
        self, run: Run, installed: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        finish_set_up(run, "play")
        (run.LOCKS / "play.txt").write_text("rich==15.0.1 \\\n    --hash=sha256:ee\n")

        def interrupt(lock: str) -> None:
            raise KeyboardInterrupt

        with monkeypatch.context() as patch:
            patch.setattr(run, "install", interrupt)
            assert run.main([]) == 130
        assert run.Stamp.read() is None
        run.tool("python").unlink()
        run.tool("python").parent.rmdir()
        run.set_up("play")
        assert installed == ["venv", "play"]

    def test_a_vanished_python_or_a_moved_checkout_starts_afresh(self, run: Run) -> None:
        finish_set_up(run, "play")
        stamp = run.Stamp.read()
        assert run.is_whole(stamp)
        assert not run.is_whole(stamp._replace(root="/elsewhere"))
        run.tool("python").unlink()
        assert not run.is_whole(stamp)

    def test_a_damaged_stamp_counts_as_none(self, run: Run) -> None:
        finish_set_up(run, "play")
        run.stamp_file().write_bytes(b"\xff\n")
        assert run.Stamp.read() is None
        run.stamp_file().write_text("one line\n")
        assert run.Stamp.read() is None

    def test_a_second_process_waits_for_the_first(self, run: Run, capsys: pytest.CaptureFixture[str]) -> None:
        order: list[str] = []

        def second() -> None:
            with run.alone_in_set_up():
                order.append("second")

        thread = threading.Thread(target=second)
        with run.alone_in_set_up():
            thread.start()
            thread.join(timeout=0.3)
            order.append("first")
        thread.join(timeout=10)
        assert order == ["first", "second"]
        assert "waiting" in capsys.readouterr().err

    @pytest.mark.parametrize(
        "output",
        [
            "connection broken by 'NewConnectionError(... in name resolution')'\nERROR: No match",
            "error: Request failed after 3 retries\n  cause: client error (Connect)\n  cause: dns error",
        ],
    )
    def test_a_missing_network_is_called_so(self, run: Run, output: str) -> None:
        reason = run.why_failed("set-up", output)
        assert "network" in reason
        assert "\n" not in reason

    def test_any_other_failure_shows_the_last_words(self, run: Run) -> None:
        with pytest.raises(run.Trouble, match="No space left"):
            run.quietly(sys.executable, "-c", "raise SystemExit('No space left on device')")


def component(
    run: Run,
    marker: str,
    is_there: Callable[[], bool],
    own_process: bool = False,
    optional: bool = False,
) -> Any:
    made = run.Component(
        marker.title(), is_there, f"{marker}-server {marker}-tools", marker, own_process, optional
    )
    return made


def selection(step: tuple[str, tuple[str, ...], bool]) -> str:
    command = step[1]
    return command[command.index("-m", 2) + 1] if "-m" in command[2:] else ""


class TestTheCommandLine:
    @pytest.mark.parametrize(
        ("args", "lock"),
        [([], "play"), (["play"], "play"), (["simulate", "bench"], "play"), (["bench", "--json"], "dev")],
    )
    def test_only_tests_and_the_bench_install_the_large_lock(
        self,
        run: Run,
        installed: list[str],
        monkeypatch: pytest.MonkeyPatch,
        args: list[str],
        lock: str,
    ) -> None:
        started: list[list[str]] = []
        monkeypatch.setattr(run, "start_tatami", started.append)
        monkeypatch.setattr(run, "compile_engine", lambda: None)
        monkeypatch.setattr(run, "build_client", lambda: None)
        run.main(args)
        assert installed == ["venv", lock]
        assert started == [args]


class TestSystemComponents:
    def test_what_is_there_is_not_installed(self, run: Run) -> None:
        redis = component(run, "redis", lambda: True)
        assert run.missing_components([redis], lambda: True, pytest.fail) == []

    def test_what_is_missing_is_installed_where_that_is_possible(self, run: Run) -> None:
        machine: set[str] = set()

        def apt(packages: Sequence[str]) -> bool:
            machine.update(packages)
            return True

        redis = component(run, "redis", lambda: "redis-server" in machine)
        assert run.missing_components([redis], lambda: True, apt) == []
        assert machine == {"redis-server", "redis-tools"}

    def test_what_cannot_be_installed_stays_missing(self, run: Run) -> None:
        redis = component(run, "redis", lambda: False)
        assert run.missing_components([redis], lambda: False, pytest.fail) == [redis]
        assert run.missing_components([redis], lambda: True, lambda packages: False) == [redis]

    @pytest.mark.parametrize(
        ("ci", "optional", "status"), [("", False, 0), ("true", False, 1), ("true", True, 0)]
    )
    def test_a_missing_component_is_skipped_loudly_and_fails_in_ci_unless_it_is_optional(
        self,
        run: Run,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        ci: str,
        optional: bool,
        status: int,
    ) -> None:
        monkeypatch.setenv("CI", ci)
        monkeypatch.setattr(run, "COMPONENTS", (component(run, "redis", lambda: False, optional=optional),))
        monkeypatch.setattr(run, "missing_components", lambda components: list(components))
        ran: list[str] = []

        def run_step(step: tuple[str, tuple[str, ...], bool]) -> object:
            ran.append(selection(step))
            result: object = run.Result(step[0], 0)
            return result

        monkeypatch.setattr(run, "run_step", run_step)
        monkeypatch.setattr(run, "build_client", lambda: None)
        monkeypatch.setattr(run, "with_node", dict)
        assert run.check_everything([]) == status
        assert sorted(ran) == ["", "", "", "", "", "not redis"]
        assert capsys.readouterr().out.count("EVERY TEST MARKED 'redis' IS SKIPPED") == 2


class TestTheChecks:
    def test_without_components_there_is_one_pass_that_selects_everything(self, run: Run) -> None:
        [step] = run.pytest_steps([], [], [])
        assert step.command[1:] == ("-m", "pytest", "-n", run.workers_at_once())
        assert not step.may_select_nothing

    def test_tests_that_need_their_own_process_get_one(self, run: Run) -> None:
        browser = component(run, "browser", lambda: True, own_process=True)
        redis = component(run, "redis", lambda: False)
        everything, apart = run.pytest_steps([browser, redis], [redis], ["-m", "slow or web", "-x"])
        assert selection(everything) == "not browser and not redis and (slow or web)"
        assert selection(apart) == "browser and not redis and (slow or web)"
        assert everything.command[-1] == apart.command[-1] == "-x"
        assert "-n" not in apart.command
        [_, two] = run.pytest_steps([browser._replace(at_once=2)], [], [])
        assert two.command[3:5] == ("-n", "2")
        assert two.command[-1] == "tests/browser"

    def test_tests_that_need_their_own_process_lie_in_a_folder_of_their_own(self, run: Run) -> None:
        for marker in [component.marker for component in run.COMPONENTS if component.own_process]:
            sign = f"mark.{marker}"
            marked = [file for file in (ROOT / "tests").rglob("test_*.py") if sign in file.read_text("utf-8")]
            assert marked
            assert {file.parent for file in marked} == {ROOT / "tests" / marker}

    def test_no_pass_is_made_for_a_component_that_is_missing(self, run: Run) -> None:
        browser = component(run, "browser", lambda: False, own_process=True)
        [step] = run.pytest_steps([browser], [browser], [])
        assert selection(step) == "not browser"

    def test_an_empty_pass_is_fine_only_where_another_pass_ran_what_a_person_asked_for(
        self, run: Run
    ) -> None:
        steps = [run.Step("pytest", (), True), run.Step("pytest (browser)", (), True)]

        def statuses(*given: int, steps: list[object]) -> list[int]:
            results = [
                run.Result(name, n) for name, n in zip(["pytest", "pytest (browser)"], given, strict=True)
            ]
            return [result.status for result in run.judge(steps, results)]

        assert statuses(5, 0, steps=steps) == [0, 0]
        assert statuses(5, 1, steps=steps) == [0, 1]
        assert statuses(5, 5, steps=steps) == [5, 5]
        strict = [step._replace(may_select_nothing=False) for step in steps]
        assert statuses(0, 5, steps=strict) == [0, 5]

    def test_what_runs_beside_the_tests_is_told_after_them_and_one_after_another(
        self, run: Run, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
    ) -> None:
        code = "import time; print('{0} begins', flush=True); time.sleep(0.2); print('{0} ends')"

        def step(name: str) -> object:
            made: object = run.Step(name, (sys.executable, "-c", code.format(name)))
            return made

        monkeypatch.setattr(run, "lint_steps", lambda: [step("ruff"), step("mypy")])
        monkeypatch.setattr(run, "client_steps", lambda: [step("svelte-check"), step("vitest")])
        monkeypatch.setattr(run, "build_client", lambda: None)
        results = run.run_everything([step("pytest"), step("pytest (browser)")])
        names = ["ruff", "mypy", "svelte-check", "pytest", "vitest", "pytest (browser)"]
        assert [result.name for result in results] == ["client build", *names]
        told = "".join(f"\n== {name}\n{name} begins\n{name} ends\n" for name in names)
        assert capfd.readouterr().out == told

    def test_no_processor_is_idle_while_one_step_waits_for_another(
        self, run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        """Each of two steps ends only when the other has begun."""

        def meeting(name: str, other: str) -> object:
            code = (
                f"import pathlib, time; pathlib.Path({str(tmp_path / name)!r}).touch()\n"
                f"while not pathlib.Path({str(tmp_path / other)!r}).exists(): time.sleep(0.01)"
            )
            made: object = run.Step(name, (sys.executable, "-c", code))
            return made

        monkeypatch.setattr(run, "lint_steps", lambda: [meeting("mypy", "svelte-check")])
        checks = [meeting("svelte-check", "mypy"), meeting("vitest", "pytest")]
        monkeypatch.setattr(run, "client_steps", lambda: checks)
        monkeypatch.setattr(run, "build_client", lambda: None)
        results = run.run_everything([meeting("pytest", "vitest")])
        assert [result.status for result in results] == [0] * 5

    def test_every_step_is_run_and_named_also_after_a_failure(
        self, run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        steps = [
            run.Step("bad", (sys.executable, "-c", "raise SystemExit(3)")),
            run.Step("good", (sys.executable, "-c", "")),
        ]
        monkeypatch.setattr(run, "lint_steps", lambda: steps)
        monkeypatch.setattr(run, "pytest_steps", lambda *_: [])
        monkeypatch.setattr(run, "COMPONENTS", ())

        def no_network() -> None:
            raise run.Trouble("no network")

        monkeypatch.setattr(run, "with_node", no_network)
        monkeypatch.setattr(run, "build_client", no_network)
        assert run.check_everything([]) == 1
        summary = capsys.readouterr().out.splitlines()[-3:]
        assert [line.split()[-4:-2] for line in summary] == [
            ["build", "FAILED"],
            ["bad", "FAILED"],
            ["good", "ok"],
        ]

    def test_the_ci_script_is_sound_bash(self) -> None:
        assert subprocess.run(["bash", "-n", ROOT / ".ci" / "run"], check=False).returncode == 0
