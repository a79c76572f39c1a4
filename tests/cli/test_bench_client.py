"""`tatami bench client`: what was built is weighed, and told. (With a browser: tests/browser.)"""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from tatami.cli.bench_client import print_bench_client
from tatami.load import weight
from tatami.load.chromium import has_playwright
from tatami.load.weight import Built, ClientBench, Fetched, FirstTable, gate_of
from tatami.words.catalogue import LANGUAGES, Words
from tests.cli.conftest import Tatami

TABLE = FirstTable(
    "tenno",
    "en",
    {
        "script": Fetched(12, 90_123),
        "style": Fetched(6, 20_000),
        "font": Fetched(5, 60_000),
        "other": Fetched(9, 4_000),
    },
)
BUILT = (Built("assets/a.js", 30_000, 10_000, 9_000), Built("assets/b.css", 1_500, 500, 400))


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for a client that is not built yet."""
    monkeypatch.setattr(weight, "STATIC", tmp_path)
    return tmp_path


@pytest.fixture
def without_chromium(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "no-such-browser")


def build(static: Path) -> None:
    for name, size in {"index.html": 10, "a.js": 1000, "a.js.gz": 400, "a.js.br": 300, "f.woff2": 70}.items():
        (static / name).write_bytes(b"x" * size)


@pytest.mark.usefixtures("without_chromium")
def test_without_a_browser_what_was_built_is_weighed(tatami: Tatami, static: Path) -> None:
    build(static)
    said = tatami("bench", "client", "--json")
    assert (said.status, said.err) == (0, "")
    found = msgspec.convert(json.loads(said.out), ClientBench)
    assert found.missing in ("chromium", "playwright")
    assert found.built == (Built("a.js", 1000, 400, 300), Built("f.woff2", 70, 70, 70))
    assert (found.tables, found.gates) == ((), ())


@pytest.mark.usefixtures("static")
def test_a_client_that_is_not_built_is_told(tatami: Tatami) -> None:
    said = tatami("bench", "client")
    assert (said.status, said.out) == (2, "")
    assert "run.py bench client" in said.err


@pytest.mark.skipif(not has_playwright(), reason="needs Playwright to start a browser")
def test_a_browser_that_does_not_start_is_told(
    tatami: Tatami, static: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(static)
    monkeypatch.setenv("CHROMIUM", "/bin/false")
    said = tatami("bench", "client", "--game", "tenno")
    assert (said.status, said.out) == (2, "")
    assert "did not get as far as the table" in said.err


def test_the_code_of_the_first_table_is_held_against_the_gate() -> None:
    gate = gate_of(TABLE)
    assert (gate.value, gate.met) == (110_123, False)
    assert TABLE.total == Fetched(32, 174_123)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_can_be_read_in_every_language(lang: str) -> None:
    words = Words(lang)
    text = printed(ClientBench("", BUILT, (TABLE,), (gate_of(TABLE),)), words)
    for key in ("load-built", "load-first-table", "load-kind-font", "load-total", "lab-not-met"):
        assert words.text(key) in text
    for number in ("31.500", "9.400", "110.123", "174.123"):
        assert re.search(number, text)
    assert "load-" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("missing", ["chromium", "playwright"])
def test_it_says_what_is_missing(lang: str, missing: str) -> None:
    words = Words(lang)
    text = printed(
        msgspec.convert({"missing": missing, "built": (), "tables": (), "gates": ()}, ClientBench), words
    )
    assert " ".join(words.text(f"load-no-{missing}").split()) in text


def printed(result: ClientBench, words: Words) -> str:
    console = Console(width=100, record=True, file=StringIO())
    print_bench_client(console, result, words)
    return " ".join(console.export_text().split())


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("client", "--seats", "4"), "--seats has no meaning"),
        (("client", "--tables", "4"), "--tables has no meaning"),
        (("client", "--game", "go"), "go"),
        (("tenno", "--game", "tenno"), "--game belongs to"),
        (("hall", "--game", "tenno"), "--game belongs to"),
    ],
)
def test_what_makes_no_sense_is_told(tatami: Tatami, args: tuple[str, ...], told: str) -> None:
    said = tatami("bench", *args)
    assert (said.status, said.out) == (2, "")
    assert told in said.err
