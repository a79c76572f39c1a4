"""Tables to test at, and ways to play at them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from io import BytesIO, StringIO
from pathlib import Path
from random import Random
from typing import Any

from tatami.games import game_called
from tatami.kernel.game import Game
from tatami.terminal.cushions import default_seats, read_cushions
from tatami.terminal.host import LocalTable
from tatami.terminal.plain import PlainClient
from tatami.words.catalogue import Words
from tests.chance import some_answer

ROOT = Path(__file__).resolve().parents[2]
PLAY = (sys.executable, "-m", "tatami", "play")


def a_table(
    game: str = "tenno",
    seats: str | None = None,
    seed: str = "3",
    lang: str = "en",
    options: Mapping[str, object] | None = None,
) -> LocalTable:
    rules, words = game_called(game), Words(lang)
    cushions = read_cushions(seats or default_seats(rules), rules, words)
    return LocalTable(rules, cushions, options or {}, seed, words)


def table_of(position: Game[Any], seats: str, lang: str = "en") -> LocalTable:
    """A table at which this position is played on."""
    table = a_table(position.rules.name, seats, lang=lang)
    table._course.game = position
    return table


def walk(table: LocalTable, rng: Random) -> Iterator[int]:
    """Plays to the end at random; stops at every question to a person and gives the seat."""
    while table.outcome is None:
        for _ in table.advance():
            pass
        seat = table.person_asked()
        if seat is not None:
            yield seat
            table.answer(seat, some_answer(table._course.game, seat, rng))


def typed(table: LocalTable, *lines: str, is_terminal: bool = False) -> str:
    """What the plain client says to somebody who types these lines and then hits Enter until the end."""
    out = StringIO()
    source = BytesIO("".join(f"{line}\n" for line in lines).encode())
    PlainClient(table, source, out, is_terminal).play()
    return out.getvalue()


def environment(lang: str = "en") -> dict[str, str]:
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "TATAMI"))
    }
    return {**clean, "PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1", "LANG": f"{lang}.UTF-8"}


def run(*args: str, typed: bytes = b"", lang: str = "en") -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own, with this on its standard input."""
    return subprocess.run(
        [*PLAY, *args], input=typed, capture_output=True, env=environment(lang), timeout=120, check=False
    )
