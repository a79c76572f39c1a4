"""`tatami play` in a process of its own: whole games through a pipe, and all that can go wrong there."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest

from tatami.formats.records import read_record
from tatami.games import game_called
from tests.terminal.tables import PLAY, environment, run

ONES = b"1\n" * 800
SAID = {
    ("tenno", "en"): ("Your attack: choose one of your cards", "What was hidden:"),
    ("tenno", "uk"): ("Ваш напад: оберіть свою карту", "Що було приховано:"),
    ("tenno", "ru"): ("Ваше нападение: выберите свою карту", "Что было скрыто:"),
    ("shinobi", "en"): ("First order: place troops", "What was hidden:"),
    ("shinobi", "uk"): ("Перший наказ: розмістіть війська", "Що було приховано:"),
    ("shinobi", "ru"): ("Первый приказ: разместите войска", "Что было скрыто:"),
    ("samurai-sword", "en"): ("Play phase: play a card, or end the phase.", "What was hidden:"),
    ("samurai-sword", "uk"): ("Фаза розіграшу: зіграйте карту або завершіть фазу.", "Що було приховано:"),
    ("samurai-sword", "ru"): ("Фаза розыгрыша: сыграйте карту или завершите фазу.", "Что было скрыто:"),
}


def one_line(said: bytes) -> str:
    """The error, which is one line without a traceback."""
    text = said.decode()
    assert text.count("\n") == 1, text
    assert text.startswith("tatami: ")
    assert "Traceback" not in text
    return text


@pytest.mark.parametrize(("game", "lang"), SAID)
def test_a_whole_game_can_be_played_through_a_pipe_in_every_language(game: str, lang: str) -> None:
    done = run(game, "--seed", "5", "--lang", lang, "--plain", typed=ONES)
    out = done.stdout.decode()
    question, revealed = SAID[game, lang]
    assert (done.returncode, done.stderr) == (0, b"")
    assert question in out
    assert revealed in out
    if lang != "en":
        english = ("slot", "Attack", "hand:", "prisoner", "Deck", "turn", "You ", "Pass ")
        assert not [word for word in english if word in out.replace("attack", "")]


def test_scripted_answers_in_canonical_words_are_understood() -> None:
    script = ["arrange 3 1 2", "why attack 1 > B.1", "rules 13", "attack 1 > B.1", "quit"]
    done = run(
        *("tenno", "--seats", "you,random", "--seed", "1", "--option", "first_player=A", "--plain"),
        typed="\n".join(script).encode(),
    )
    out = done.stdout.decode()
    assert done.returncode == 0
    assert "You may do that now." in out
    assert "TEN-13. " in out
    assert "You attack Botan’s slot 1 from slot 1." in out
    assert "Your slot 1: Peasant 3." in out
    assert out.rstrip().endswith("Nothing was recorded.")


def test_the_same_seed_gives_the_same_words() -> None:
    first, second = (run("shinobi", "--seed", "9", "--plain", typed=ONES).stdout for _ in range(2))
    assert first == second


def test_without_a_terminal_the_table_is_told_line_by_line_and_says_so() -> None:
    done = run("tenno", "--lang", "uk", typed=b"quit\n")
    assert done.returncode == 0
    assert done.stdout.decode().splitlines()[0].endswith("(--plain).")


# --- input that is no answer ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed",
    [
        b"\xff\xfe\xfa\nquit\n",
        b"\xd0\nquit\n",
        b"x" * (1 << 20) + b"\nquit\n",
        b"1" * (1 << 20) + b"\nquit\n",
        b"\n\n\n\nquit\n",
        b"\x00\x1b[2J\nquit\n",
        "忍者 ".encode() * 500 + b"\nquit\n",
        b"why\nrules rules\nhint now\ntable 3\nquit\n",
    ],
    ids=["not utf-8", "half a letter", "huge", "huge number", "empty", "control", "long", "odd commands"],
)
def test_nothing_that_can_be_typed_breaks_the_game(typed: bytes) -> None:
    done = run("tenno", "--seed", "1", "--plain", typed=typed)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().rstrip().endswith("Nothing was recorded.")
    assert len(done.stdout) < 10_000


# --- the end of the input, interruption, records --------------------------------------------------


def test_the_end_of_the_input_in_mid_game_is_one_line_and_leaves_nothing_behind(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    done = run("tenno", "--plain", "--record", str(record), typed=b"1\n1\n")
    assert done.returncode == 2
    assert "input ended" in one_line(done.stderr)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_an_interruption_in_mid_game_is_one_line_and_leaves_nothing_behind(tmp_path: Path, lang: str) -> None:
    args = ("tenno", "--plain", "--lang", lang, "--record", str(tmp_path / "game.jsonl"))
    pipe = subprocess.PIPE
    with subprocess.Popen([*PLAY, *args], env=environment(), stdin=pipe, stdout=pipe, stderr=pipe) as playing:
        assert playing.stdout is not None
        while b"6. " not in playing.stdout.readline():
            assert playing.poll() is None
        assert not list(tmp_path.iterdir()), "the file was tried before the game began, and no trace is left"
        playing.send_signal(signal.SIGINT)
        _, said = playing.communicate(timeout=60)
    assert playing.returncode == 2
    one_line(said)
    assert list(tmp_path.iterdir()) == []


def test_leaving_the_table_records_nothing(tmp_path: Path) -> None:
    done = run("tenno", "--plain", "--record", str(tmp_path / "game.jsonl"), typed=b"1\nquit\n")
    assert done.returncode == 0
    assert list(tmp_path.iterdir()) == []


def test_a_finished_game_is_recorded_whole_and_can_be_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    done = run("shinobi", "--seed", "4", "--plain", "--record", str(path), typed=ONES)
    assert done.returncode == 0
    assert done.stdout.decode().splitlines()[-1] == f"The game is recorded in {path}."
    assert list(tmp_path.iterdir()) == [path]
    record = read_record(path.read_text(encoding="utf-8").splitlines(), game_called)
    assert [game for _, game, _ in record.replay(verify=True)][-1].outcome is not None
    assert record.names[0] == "Player A"  # “You” to nobody but the one who played
    assert "You" not in record.names


def test_a_record_that_cannot_be_written_is_refused_before_the_game_begins(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing" / "game.jsonl"):
        done = run("tenno", "--plain", "--record", str(path), typed=ONES)
        assert done.returncode == 2
        one_line(done.stderr)
        assert b"Your attack" not in done.stdout


@pytest.mark.parametrize(
    "args",
    [
        ("chess",),
        ("tenno", "--seats", "you"),
        ("tenno", "--seats", "you,cat"),
        ("tenno", "--seats", "you:A,you:A"),
        ("tenno", "--option", "memory_aid=perhaps"),
        ("tenno", "--option", "nonsense=1"),
        ("shinobi", "--option", "troops_per_clan=99"),
        ("tenno", "--option", "first_player=G"),
        ("tenno", "--lang", "xx"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(args: tuple[str, ...]) -> None:
    done = run(*args, typed=ONES)
    assert done.returncode == 2
    one_line(done.stderr)
