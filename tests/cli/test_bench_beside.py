"""`tatami bench hall --beside FOLDER` and `--soak MINUTES`: what is told, in every language."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from tatami.cli.bench_beside import print_bench_beside
from tatami.cli.bench_soak import print_bench_soak
from tatami.games import GAMES
from tatami.kernel.compiling import is_compiled
from tatami.lab.bench import Gate
from tatami.load.beside import BesideBench, BesideRow, Middle, Pair
from tatami.load.hostile import ATTACKS
from tatami.load.soaking import Phase, SoakBench
from tatami.words.catalogue import LANGUAGES, Words
from tests.cli.conftest import Tatami

ROOT = Path(__file__).resolve().parents[2]

BESIDE = BesideBench(
    "CPython 3.11.7",
    "sqlite",
    "../before",
    True,
    False,
    0.6,
    (
        BesideRow(
            "tenno",
            "",
            60,
            9000,
            3,
            Middle(3456.0, 3000.0, 3700.0),
            Middle(1728.0, 1500.0, 1800.0),
            Middle(2.0, 1.91, 2.08),
            (Pair(3456.0, 1728.0),),
        ),
        BesideRow("tenno", "en", 60, 900, 0, None, None, None, ()),
    ),
    ("senji",),
)

QUIET = Phase("quiet", 12.0, 99, 0, 1.5, 9.5, 119, 0.5, 4.5, 115.0, 0.02, {})
SOAKED = SoakBench(
    "CPython 3.11.7",
    False,
    "sqlite",
    1.0,
    QUIET,
    tuple(
        msgspec.structs.replace(
            QUIET, name=name, hostile={"sent": 4321, "429": 17, "too-fast": 5}, act_ratio=7.7
        )
        for name in ATTACKS
    ),
    msgspec.structs.replace(QUIET, name="after", memory_mb=None),
    (Gate("soak-memory", True, 20.0, 4.0, True), Gate("soak-acts", True, 100.0, None, None)),
)


def told(words: Words, printer: object, result: object, width: int = 160) -> str:
    console = Console(width=width, record=True, file=StringIO())
    printer(console, result, words)  # type: ignore[operator]
    return " ".join(console.export_text().split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ratios_and_what_must_be_known_of_them_are_told_in_every_language(lang: str) -> None:
    words = Words(lang)
    text = told(words, print_bench_beside, BESIDE)
    assert re.search(r"3.456\b", text)
    assert re.search(r"1[.,]91 – 2[.,]08", text)
    for remark in (
        words.text("load-unknown"),
        words.text("load-left-out", games="senji"),
        words.text("load-other-engine", engine="compiled"),
        words.text("load-refused", acts=3),
    ):
        assert " ".join(remark.split()) in text
    assert "load-" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_hall_bears_is_told_in_every_language(lang: str) -> None:
    words = Words(lang)
    text = told(words, print_bench_soak, SOAKED)
    for name in ATTACKS:
        assert text.count(words.text(f"load-attack-{name}")) == 3
    assert re.search(r"× 7[.,]7", text)
    assert re.search(r"4.321 429 17, too-fast 5", text)
    assert words.text("lab-unmeasured") in text
    assert "load-" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_hall_bears_can_be_read_on_a_terminal_of_usual_width(lang: str) -> None:
    slow = msgspec.structs.replace(
        QUIET, acts=12_345, act_p50_ms=2345.6, act_p99_ms=9876.5, ping_p99_ms=8765.4
    )
    result = msgspec.structs.replace(SOAKED, quiet=slow)
    text = told(Words(lang), print_bench_soak, result, width=80)
    assert "…" not in text, "neither a heading nor a number is cut"
    assert text.count(Words(lang).text("load-attack-towers")) == 3, "nor a name broken"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_that_is_no_checkout_is_told_in_every_language(
    tatami: Tatami, lang: str, tmp_path: Path
) -> None:
    said = tatami("bench", "hall", "--beside", str(tmp_path), "--lang", lang)
    assert (said.status, said.out) == (2, "")
    wanted = Words(lang).text("error-bench-no-checkout", folder=str(tmp_path))
    assert " ".join(wanted.split()) in " ".join(said.err.split())


@pytest.mark.slow
def test_a_hall_beside_itself_is_measured_game_by_game_and_leaves_nothing_behind(
    tatami: Tatami, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    said = tatami("bench", "hall", "--tables", "4", "--seconds", "0.5", "--beside", str(ROOT), "--json")
    assert (said.status, said.err) == (0, "")
    found = msgspec.convert(json.loads(said.out), BesideBench)
    assert found.compiled is is_compiled()
    assert {(row.game, row.lang) for row in found.rows} == {
        (game, lang) for game in GAMES for lang in ("", "en")
    }
    for row in found.rows:
        assert (row.tables, row.refused) == (1, 0)
        assert row.acts > 0
    assert list(tmp_path.iterdir()) == []
