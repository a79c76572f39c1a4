"""`tatami bench`: how fast the engine is, beside other libraries."""

from __future__ import annotations

import json as json_text
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from tatami.games import GAMES, game_called
from tatami.lab.bench import bench as run_bench

from .bench_tables import print_bench
from .progress import progress_bar
from .speech import Json, Lang, words_for
from .usage import whole_number


def bench(
    *games: Annotated[str, Parameter(help="cli-bench-games", name="GAME")],
    seats: Annotated[
        int | None, Parameter(help="cli-bench-seats", metavar="N", converter=whole_number)
    ] = None,
    seconds: Annotated[float, Parameter(help="cli-bench-seconds", metavar="S")] = 20.0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    words = words_for(lang)
    chosen = [game_called(name) for name in games] or list(GAMES.values())
    with progress_bar(words.text("cli-bench-progress"), seconds) as progress:
        result = run_bench(chosen, seats, seconds, progress)
    if json:
        print(json_text.dumps(result.to_json(), ensure_ascii=False))
    else:
        print_bench(Console(), result, words)
