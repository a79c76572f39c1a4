"""Whatever goes wrong is one line on stderr and exit status 2, never a traceback."""

from __future__ import annotations

import errno
import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.cli import app, simulate
from tatami.kernel.reasons import NOT_ASKED, Refused, TatamiError
from tatami.words.catalogue import Words
from tests.cli.conftest import Said, Tatami

WRONG = [
    ("no-such-command",),
    ("simulate",),
    ("simulate", "go"),
    ("simulate", "tenno", "chess"),
    ("simulate", "tenno", "--gmaes", "5"),
    ("simulate", "tenno", "--games"),
    ("simulate", "tenno", "--games", "0"),
    ("simulate", "tenno", "--games", "-3"),
    ("simulate", "tenno", "--games", "many"),
    ("simulate", "tenno", "--games", "9" * 30),
    ("simulate", "tenno", "--games", "9" * 5000),
    ("simulate", "tenno", "--games", "1.5"),
    ("simulate", "tenno", "--games", "5", "--games", "6"),
    ("simulate", "tenno", "--seed", "\x1b[31m"),
    ("simulate", "tenno", "--seed", "\udcff"),
    ("simulate", "tenno", "--seed", "7" * 100_000),
    ("simulate", "tenno", "--jobs", "0"),
    ("simulate", "tenno", "--jobs", "-1"),
    ("simulate", "tenno", "--jobs", "1.5"),
    ("simulate", "tenno", "--seats", "random"),
    ("simulate", "tenno", "--seats", ""),
    ("simulate", "tenno", "--seats", "random,,random"),
    ("simulate", "tenno", "--seats", "random," * 50 + "random"),
    ("simulate", "tenno", "--seats", "random,grandmaster"),
    ("simulate", "tenno", "--players", "1"),
    ("simulate", "tenno", "--players", "3.5"),
    ("simulate", "tenno", "--players", "2", "--seats", "random,random,random"),
    ("simulate", "tenno", "--baseline", "grandmaster"),
    ("simulate", "tenno", "--baseline", "random,random"),
    ("simulate", "tenno", "--option", "first_player"),
    ("simulate", "tenno", "--option", "ghosts=yes"),
    ("simulate", "tenno", "--option", "first_player=Z"),
    ("simulate", "tenno", "--option", "memory_aid=true", "--option", "memory_aid=false"),
    ("simulate", "tenno", "--lang", "tlh"),
    ("simulate", "tenno", "--json=perhaps"),
    ("simulate", "\x1b[31mred\nline"),
    ("statistics",),
    ("statistics", "go"),
    ("statistics", "tenno", "--games", "0"),
    ("statistics", "tenno", "--games", "-3"),
    ("statistics", "tenno", "--games", "9" * 30),
    ("simulate", "tenno", "--players", "9" * 34),
    ("simulate", "samurai-sword", "--players", "9" * 4000),
    ("bench", "--seats", "-" + "9" * 34),
    ("statistics", "tenno", "--jobs", "0"),
    ("statistics", "tenno", "--seed", "\x1b[31m"),
    ("statistics", "tenno", "--option", "ghosts=yes"),
    ("statistics", "tenno", "--out", "."),
    ("bench", "go"),
    ("bench", "--seconds", "0"),
    ("bench", "--seconds", "nan"),
    ("bench", "--seconds", "soon"),
    ("bench", "--seats", "99"),
    ("bench", "--seats", "3.2"),
    ("games", "tenno"),
]


def assert_is_one_line(said: Said) -> None:
    assert said.status == 2
    assert said.out == ""
    assert said.err.startswith("tatami: ")
    assert len(said.err) < 500
    assert said.err.count("\n") == 1
    assert said.err.endswith("\n")
    assert "Traceback" not in said.err
    assert "\x1b" not in said.err


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize("args", WRONG, ids=lambda args: " ".join(args)[:50])
def test_a_mistake_is_one_line_in_the_users_language(
    tatami: Tatami, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], lang: str
) -> None:
    monkeypatch.setenv("TATAMI_LANG", lang)
    said = tatami(*args)
    assert_is_one_line(said)
    if "--lang" not in args:
        assert any("а" <= c.lower() <= "я" for c in said.err) == (lang != "en")


@pytest.mark.parametrize("args", [WRONG[0], WRONG[2], WRONG[6]])
def test_a_mistake_is_one_line_from_the_program_too(tatami_program: Tatami, args: tuple[str, ...]) -> None:
    assert_is_one_line(tatami_program(*args))


def test_an_error_names_what_was_wrong(tatami: Tatami) -> None:
    assert "--gmaes" in tatami("simulate", "tenno", "--gmaes", "5").err
    assert "“many” is not a whole number" in tatami("simulate", "tenno", "--games", "many").err
    assert "GAME" in tatami("simulate").err
    assert "“dance”" in tatami("dance").err
    assert "10,000,000" in tatami("simulate", "tenno", "--games", "0").err
    assert "random" in tatami("simulate", "tenno", "--seats", "a,b").err


def test_the_language_of_an_error_follows_lang_wherever_it_stands(tatami: Tatami) -> None:
    before = tatami("simulate", "--lang", "uk", "go").err
    after = tatami("simulate", "go", "--lang=uk").err
    assert before == after
    assert before.startswith("tatami: Гри «go» тут немає; є: tenno")


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("nowhere/x.png", "there is no such file"),
        ("folder.png", "is a folder"),
        ("x.jpg", "must end in .png"),
    ],
)
def test_a_picture_that_cannot_be_written_is_found_before_the_long_work(
    tatami: Tatami, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, file: str, why: str
) -> None:
    (tmp_path / "folder.png").mkdir()
    monkeypatch.setattr(simulate, "run_simulation", pytest.fail)
    said = tatami("simulate", "tenno", "--plot", str(tmp_path / file))
    assert_is_one_line(said)
    assert why in said.err
    assert [p.name for p in tmp_path.iterdir()] == ["folder.png"]


@pytest.mark.skipif(os.name == "nt", reason="pipes of POSIX")
@pytest.mark.parametrize(
    "args",
    [
        ("simulate", "tenno", "--games", "2", "--plot"),
        ("statistics", "tenno", "--games", "2", "--out"),
        ("play", "tenno", "--plain", "--record"),
    ],
    ids=lambda args: args[-1],
)
def test_every_command_refuses_a_pipe_in_one_line(
    tatami: Tatami, tmp_path: Path, args: tuple[str, ...]
) -> None:
    pipe = tmp_path / "pipe.png"
    os.mkfifo(pipe)
    said = tatami(*args, str(pipe))
    assert_is_one_line(said)
    assert "is not a regular file" in said.err
    assert pipe.is_fifo()


def test_a_failing_simulation_leaves_no_picture(
    tatami: Tatami, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(*_: object) -> None:
        raise TatamiError("worker-died")

    monkeypatch.setattr(simulate, "run_simulation", fail)
    assert_is_one_line(tatami("simulate", "tenno", "--plot", str(tmp_path / "x.png")))
    assert list(tmp_path.iterdir()) == []


def test_a_bug_is_one_line_as_well_and_a_traceback_only_on_request(
    tatami: Tatami, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("oh\nno")

    monkeypatch.setattr(simulate, "run_simulation", fail)
    said = tatami("simulate", "tenno")
    assert_is_one_line(said)
    assert "ZeroDivisionError: oh no" in said.err
    monkeypatch.setenv("TATAMI_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        tatami("simulate", "tenno")


@pytest.mark.parametrize("error", [Refused(NOT_ASKED()), TatamiError("never-heard-of", fact="x")])
def test_an_error_without_a_text_is_told_by_its_code(
    tatami: Tatami, monkeypatch: pytest.MonkeyPatch, error: TatamiError
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(simulate, "run_simulation", fail)
    said = tatami("simulate", "tenno")
    assert_is_one_line(said)
    assert error.code in said.err


def test_an_interrupt_is_one_line(tatami: Tatami, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "run_simulation", interrupt)
    said = tatami("simulate", "tenno", "--lang", "uk")
    assert_is_one_line(said)
    assert said.err == "tatami: перервано.\n"


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_all_workers_of_a_running_simulation(jobs: str) -> None:
    code = (
        "import tatami.lab.simulate as s\n"
        "tallies = s.tallies\n"
        "def told(*args):\n"
        "    for tally in tallies(*args):\n"
        "        print('begun', flush=True)\n"
        "        yield tally\n"
        "if __name__ == '__main__':\n"
        "    s.tallies = told\n"
        "    from tatami.cli import main\n"
        "    main()\n"
    )
    command = [sys.executable, "-c", code, "simulate", "tenno", "--games", "1000000", "--jobs", jobs]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C", "TATAMI_LANG": "en"}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=env,
        start_new_session=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "begun\n"
        os.killpg(program.pid, signal.SIGINT)
        _, err = program.communicate(timeout=60)  # returns only when every worker has closed its stderr
    assert program.returncode == 2
    assert err == "tatami: interrupted.\n"


@pytest.mark.skipif(os.name == "nt", reason="pipes of POSIX")
@pytest.mark.parametrize(
    "args",
    [
        ("games", "--json"),
        ("games",),
        ("simulate", "tenno", "--games", "3", "--jobs", "1"),
        ("rules", "tenno"),
    ],
    ids=" ".join,
)
def test_a_reader_who_has_had_enough_is_no_error(args: tuple[str, ...]) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "tatami", *args],
        stdout=writer,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=env,
        check=False,
    )
    os.close(writer)
    assert done.stderr == ""
    assert done.returncode == 1


class FullDisk(io.StringIO):
    def write(self, _: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("args", [("games",), ("games", "--json"), ("rules", "tenno"), ("--version",)])
@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "The output cannot be written: no space is left on the disk."),
        ("uk", "Не вдається записати те, що виводить програма: на диску немає місця."),
    ],
)
def test_output_for_which_there_is_no_space_is_one_line(
    tatami: Tatami, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], lang: str, why: str
) -> None:
    monkeypatch.setenv("TATAMI_LANG", lang)
    monkeypatch.setattr(sys, "stdout", FullDisk())
    said = tatami(*args)
    assert_is_one_line(said)
    assert said.err == f"tatami: {why}\n"


@pytest.mark.skipif(os.name == "nt", reason="limits of POSIX")
def test_output_that_a_file_cannot_hold_is_one_line_and_nothing_is_tried_again(tmp_path: Path) -> None:
    small = (
        "import resource, signal, sys\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))\n"
        "sys.dont_write_bytecode = True\n"
        "from tatami.cli import main\n"
        "main()\n"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TATAMI_LANG": "en"}
    with (tmp_path / "out").open("w") as file:
        done = subprocess.run(
            [sys.executable, "-c", small, "games"],
            stdout=file,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=env,
            check=False,
        )
    assert done.stderr == "tatami: The output cannot be written: File too large.\n"
    assert done.returncode == 2


def test_where_not_even_errors_can_be_written_the_exit_status_says_it(
    tatami: Tatami, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", FullDisk())
    assert tatami("dance").status == 2


def test_a_terminal_without_cyrillic_still_gets_its_answer(tatami_program: Tatami) -> None:
    said = tatami_program("games", "--lang", "uk", PYTHONIOENCODING="ascii")
    assert said.status == 0
    assert "?" in said.out


def test_an_unknown_language_in_the_environment_is_told(tatami_program: Tatami) -> None:
    said = tatami_program("games", TATAMI_LANG="tlh")
    assert_is_one_line(said)
    assert "tlh" in said.err


def test_every_command_is_a_module_that_can_be_imported() -> None:
    for name in app.COMMANDS:
        assert callable(app.build_app(Words("en"))[name].default_command)
