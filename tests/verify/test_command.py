"""The command tatami-verify as a person or a script meets it, and as somebody who means it harm does."""

from __future__ import annotations

import json
import os
import string
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tatami_verify
from tatami_verify import WORDS, Report, Trouble, answer, language, main, verify
from tests.verify.dealt import lines_of, receipt, record_of, written

SCRIPT = Path(tatami_verify.__file__)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(record_of("samurai-sword", 4), encoding="utf-8")
    return path


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    path = tmp_path / "receipt.json"
    path.write_text(json.dumps(receipt()), encoding="utf-8")
    return path


def alone(*args: str, given: bytes = b"", **environ: str) -> subprocess.CompletedProcess[bytes]:
    """The file by itself: no site-packages, nothing of the environment."""
    command = [sys.executable, "-I", "-S", str(SCRIPT), *args]
    env = {"PATH": os.environ.get("PATH", ""), "LANG": "C.UTF-8", **environ}
    return subprocess.run(command, input=given, capture_output=True, env=env, check=False, timeout=60)


# --- what it says -----------------------------------------------------------------------------------


def test_the_file_alone_checks_a_record_with_nothing_installed(record: Path, kept: Path) -> None:
    done = alone(str(record), "--receipt", str(kept))
    assert (done.returncode, done.stderr) == (0, b"")
    lines = done.stdout.decode().splitlines()
    assert lines[-1] == "Everything that was checked holds."
    assert sum(line.startswith("ok  ") for line in lines) == 5
    assert "seat B" in done.stdout.decode()


def test_a_record_may_be_piped_in(record: Path) -> None:
    done = alone("-", "--json", given=record.read_bytes())
    found = json.loads(done.stdout)
    assert (done.returncode, found["holds"], found["game"]) == (0, True, "samurai-sword")
    assert found["draws"] == found["picks"] + found["orders"] + found["shuffles"]


def test_what_does_not_hold_is_told_with_its_line(tmp_path: Path) -> None:
    lines = lines_of()
    at = next(k for k, line in enumerate(lines) if line.get("chance") == "deck")
    lines[at]["result"].reverse()
    path = tmp_path / "forged.jsonl"
    path.write_bytes(written(lines))
    status, text = answer([str(path)], "en")
    assert (status, text) == (1, f"Line {at + 1}: draw {at - 1} (deck) gives something else.")
    found = json.loads(answer([str(path), "--json"], "en")[1])
    assert (found["holds"], found["what"], found["line"], found["told"]) == (False, "draw", at + 1, text)


def test_what_cannot_be_read_goes_to_the_other_stream(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path / "nothing"), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert main([str(tmp_path / "nothing"), "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["holds"] is None


@pytest.mark.parametrize("lang", sorted(WORDS))
def test_every_language_has_every_sentence_with_the_same_facts(lang: str) -> None:
    def facts(text: str) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name}

    assert WORDS[lang].keys() == WORDS["en"].keys()
    for key, text in WORDS[lang].items():
        assert facts(text) == facts(WORDS["en"][key]), key
        assert lang == "en" or text != WORDS["en"][key], key


@pytest.mark.parametrize(
    ("args", "environ", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "uk_UA.UTF-8"}, "uk"),
        ([], {"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ([], {"LANG": "fr_FR"}, "en"),
        (["--lang", "ru"], {"LANG": "uk_UA"}, "ru"),
        (["a", "--lang=uk"], {}, "uk"),
        (["--lang", "xx"], {}, "en"),
        (["--lang"], {"LANG": "ru"}, "ru"),
    ],
)
def test_the_language_is_that_of_the_reader(args: list[str], environ: dict[str, str], lang: str) -> None:
    assert language(args, environ) == lang


@pytest.mark.parametrize("lang", sorted(WORDS))
def test_help_is_given_in_every_language(lang: str) -> None:
    status, text = answer(["--help"], lang)
    assert status == 0
    assert WORDS[lang]["help"] in text


@pytest.mark.parametrize(
    "args", [[], ["a", "b"], ["--moon"], ["a", "--lang", "xx"], ["a", "--receipt"], ["--lang"]]
)
def test_arguments_that_are_not_understood_give_the_usage(args: list[str]) -> None:
    status, text = answer(args, "en")
    assert status == 2
    assert tatami_verify.USAGE in text


def test_a_terminal_without_such_letters_gets_others(record: Path) -> None:
    command = [sys.executable, str(SCRIPT), str(record), "--lang", "uk"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii:strict"}
    done = subprocess.run(command, capture_output=True, env=env, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\\u0437" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_a_listener_who_hears_nothing_more_causes_no_traceback(record: Path) -> None:
    with open("/dev/full", "wb") as full:
        command = [sys.executable, "-I", "-S", str(SCRIPT), str(record)]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")


# --- what means harm --------------------------------------------------------------------------------

HEADER: dict[str, Any] = {"tatami": "record", "format": 1, "game": "x", "seats": 2, "seed": "s"}
DEEP = b"[" * 100_000
HOSTILE = {
    "nothing": b"",
    "blank": b"\n \n",
    "binary": bytes(range(256)) * 40,
    "zeros": b"\0" * 5000,
    "half a letter": b'{"tatami":"record\xff"}',
    "deep": DEEP,
    "deep inside": b'{"tatami":"record","format":1,"deal":' + DEEP,
    "a long line": b'{"tatami":"' + b"x" * (2 << 20) + b'"}',
    "huge": b"{}\n" * (2 << 20),
    "a number without end": b'{"tatami":"record","format":1,"seats":' + b"9" * 9000 + b"}",
    "twice": b'{"tatami":"record","tatami":"record"}',
    "a list": b"[1]",
    "a word": b'"record"',
    "another format": b'{"tatami":"record","format":[1]}',
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_get_one_sentence(tmp_path: Path, name: str) -> None:
    path = tmp_path / "hostile"
    path.write_bytes(HOSTILE[name])
    for args in ([str(path)], [str(path), "--json"]):
        status, text = answer(args, "en")
        assert (status, text.count("\n")) == (2, 0)


def test_a_deep_file_does_not_break_the_command_itself(tmp_path: Path) -> None:
    path = tmp_path / "deep"
    path.write_bytes(DEEP)
    done = alone(str(path))
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)


@pytest.mark.parametrize("path", ["", ".", "no such file", "a\0b", "/dev/zero", "x" * 5000, "\ud800"])
def test_paths_that_are_no_files_get_one_sentence(path: str) -> None:
    if path == "/dev/zero" and not Path(path).exists():
        pytest.skip("no such device here")
    status, text = answer([path], "en")
    assert (status, text.count("\n")) == (2, 0)
    assert len(text) < 300
    text.encode()


@pytest.mark.parametrize("text", [b"", b"[]", b"{}", DEEP, b"\xff", b'{"seat":1,"commitment":2,"entropy":3}'])
def test_a_receipt_that_is_none_gets_one_sentence(record: Path, tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "receipt"
    path.write_bytes(text)
    status, told = answer([str(record), "--receipt", str(path)], "en")
    assert (status, told) == (2, "The receipt cannot be read: it needs seat, commitment and entropy.")


def test_a_label_cannot_write_on_the_terminal() -> None:
    label = "\x1b[2Jdeck\n\u202e" + "x" * 900
    trouble = tatami_verify.Broken("draw", 3, draw=1, label=label)
    told = tatami_verify.told("en", trouble)
    assert told.isprintable()
    assert len(told) < 300


def outcome(text: bytes, kept: bytes | None = None) -> Report | Trouble:
    """Only these two ways out, and both can be told."""
    found: Report | Trouble
    try:
        found = verify(text, kept)
    except Trouble as trouble:
        found = trouble
    assert json.loads(tatami_verify.as_json("uk", found))
    return found


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KEYS = ("tatami", "format", "game", "seats", "seed", "commitment", "deal", "position", "table")


@given(st.dictionaries(st.sampled_from(KEYS), JSON), st.lists(JSON, max_size=3), JSON)
def test_a_record_of_wrong_kinds_is_told_so(wrong: dict[str, Any], lines: list[Any], kept: Any) -> None:
    header = {**HEADER, "commitment": tatami_verify.sha256("s"), **wrong}
    text = "\n".join(json.dumps(line) for line in [header, *lines]).encode()
    outcome(text, json.dumps(kept).encode())


@given(st.sampled_from(("secret", "commitment", "entropies")), JSON)
def test_a_deal_of_wrong_kinds_never_holds(part: str, wrong: Any) -> None:
    lines = lines_of()
    lines[0]["deal"][part] = wrong
    assert isinstance(outcome(json.dumps(lines[0]).encode()), Trouble)


@given(st.sampled_from(("chance", "result", "of")), JSON)
def test_a_draw_of_wrong_kinds_never_holds(part: str, wrong: Any) -> None:
    lines = lines_of()
    deck = next(line for line in lines if line.get("chance") == "deck")
    deck[part] = wrong
    assert isinstance(outcome("\n".join(map(json.dumps, lines)).encode()), Trouble)


def test_a_record_with_bytes_torn_out_or_put_in_has_only_two_ways_out() -> None:
    whole, rng = written(lines_of("tenno", 2)), Random(7)
    for _ in range(400):
        at, to = sorted(rng.choices(range(len(whole)), k=2))
        outcome(whole[:at] + rng.randbytes(rng.randrange(4)) + whole[to:])
