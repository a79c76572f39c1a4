"""`tatami bench hall`: a real hall is opened, measured and closed again."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from tatami.cli.bench_hall import print_bench_hall
from tatami.games import GAMES
from tatami.kernel.compiling import is_compiled
from tatami.lab.bench import Gate
from tatami.load.report import HallBench, LiveTables, Quoted, Saturation, SleepingTables
from tatami.words.catalogue import LANGUAGES, Words
from tests.cli.conftest import Tatami

FOUND = HallBench(
    "CPython 3.11.7",
    False,
    "sqlite",
    (
        Saturation("tenno", "", 60, 240, 2.0, 8000, 0, 4000.0, 4210.0, 4300.0, 12.34, 45.6, 0.95, 0.2),
        Saturation("tenno", "en", 60, 240, 2.0, 1600, 2, 800.0, None, None, None, None, None, 0.1),
    ),
    LiveTables(1000, 750, "files", 3000, 5.0, 8.0, 1600, 0, 1.2, 12.3, 0.31, 265.0),
    SleepingTables(10_000, 9000, 12, 98.0, 140.0, 200.0, 4.3, None, 35.1, 3.0, 19.0),
    Quoted("boardgame.io 0.50.2", 1490.0, 2.83),
    (Gate("acts", False, 3000.0, 4210.0, True), Gate("late", True, 50.0, None, None)),
)


def test_a_small_run_measures_everything_and_leaves_nothing_behind(
    tatami: Tatami, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    said = tatami("bench", "hall", "--tables", "2", "--seconds", "4", "--json")
    assert (said.status, said.err) == (0, "")
    found = msgspec.convert(json.loads(said.out), HallBench)
    assert found.compiled is is_compiled()
    assert found.database == "sqlite"
    assert {(row.game, row.lang) for row in found.saturation} == {
        (game, lang) for game in GAMES for lang in ("", "en")
    }
    for row in found.saturation:
        assert (row.sockets, row.refused) == (4, 0)
        assert row.acts > 0
        assert row.p50_ms is not None
        assert row.p99_ms is not None
        assert 0 < row.p50_ms <= row.p99_ms
    assert (found.live.tables, found.live.sockets, found.live.refused) == (len(GAMES), 4 * len(GAMES), 0)
    assert found.sleeping.tables == found.sleeping.wanted == 20
    assert found.quoted.moves_per_cpu_second == 1490
    assert [gate.name for gate in found.gates] == ["acts", "late", "idle"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_can_be_read_in_every_language_and_say_what_is_not_known(lang: str) -> None:
    words, console = Words(lang), Console(width=100, record=True, file=StringIO())
    print_bench_hall(console, FOUND, words)
    text = " ".join(console.export_text().split())
    for key in ("load-unknown", "load-live", "load-sleeping", "load-gate-late", "lab-unmeasured"):
        assert words.text(key) in text
    assert re.search(r"4.210", text)
    assert "boardgame.io 0.50.2" in text
    for remark in (
        words.text("load-fewer", tables=750, wanted=1000, limit="files"),
        words.text("load-fewer-asleep", tables=9000, wanted=10_000),
        words.text("load-refused", acts=2),
    ):
        assert " ".join(remark.split()) in text
    assert "load-" not in text


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("hall", "--seats", "4"), "--seats has no meaning"),
        (("tenno", "--tables", "4"), "--tables belongs to"),
        (("--database", "x"), "--database belongs to"),
        (("hall", "tenno"), "hall"),
        (("hall", "--tables", "0"), "between 1 and"),
        (("hall", "--seconds", "0"), "seconds must be above 0"),
        (("hall", "--tables", "1.5"), "1.5"),
        (("tenno", "--beside", "."), "--beside belongs to"),
        (("client", "--soak", "1"), "--soak belongs to"),
        (("hall", "--beside", ".", "--database", "x"), "--database has no meaning beside --beside"),
        (("hall", "--beside", ".", "--soak", "1"), "--beside has no meaning beside --soak"),
        (("hall", "--soak", "1", "--tables", "4"), "--tables has no meaning beside --soak"),
        (("hall", "--soak", "0"), "minutes must be above 0"),
        (("hall", "--beside", ".", "--seconds", "0"), "seconds must be above 0"),
    ],
)
def test_what_makes_no_sense_is_told_before_anything_is_opened(
    tatami: Tatami, args: tuple[str, ...], told: str
) -> None:
    said = tatami("bench", *args)
    assert (said.status, said.out) == (2, "")
    assert told in said.err


def test_a_database_that_cannot_be_had_is_told(tatami: Tatami, tmp_path: Path) -> None:
    said = tatami("bench", "hall", "--tables", "1", "--database", f"sqlite:///{tmp_path}/no/such/x.db")
    assert said.status == 2
    assert "did not open" in said.err
    assert "no/such" in said.err


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc to find the hall")
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_whoever_interrupts_it_ends_the_hall_too(sent: signal.Signals, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tatami", "bench", "hall", "--tables", "3", "--seconds", "600"]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TMPDIR": str(tmp_path)}
    bench = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environ,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(sent, signal.SIG_DFL),  # whatever `nohup` has asked of these tests
    )
    try:
        hall = _child_of(bench)
        while not list(tmp_path.glob("*/live.sqlite")):  # the hall has begun to open
            assert bench.poll() is None
            time.sleep(0.05)
        bench.send_signal(sent)
        bench.communicate(timeout=60)
        assert bench.returncode == 2
        assert not Path(f"/proc/{hall}").exists()
        assert list(tmp_path.iterdir()) == []
    finally:
        with suppress(ProcessLookupError):  # the hall, too, if it was left behind
            os.killpg(bench.pid, signal.SIGKILL)
        bench.communicate()


def _child_of(program: subprocess.Popen[bytes]) -> int:
    listed = Path(f"/proc/{program.pid}/task/{program.pid}/children")
    while program.poll() is None:
        children = listed.read_text().split()
        if children:
            return int(children[0])
        time.sleep(0.05)
    raise AssertionError(program.communicate())
