"""`tatami bench`: how fast the engine is, what the hall can carry, how heavy the browser client is."""

from __future__ import annotations

import json as json_text
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console

from tatami.games import GAMES, published_game
from tatami.kernel.reasons import NotUnderstood
from tatami.lab.bench import bench as run_bench
from tatami.words.catalogue import Words

from .bench_tables import print_bench
from .options import DataFile, rules_with
from .progress import progress_bar
from .speech import Json, Lang, words_for
from .usage import whole_number

HALL: Final = "hall"
CLIENT: Final = "client"


def bench(
    *games: Annotated[str, Parameter(help="cli-bench-games", name="GAME")],
    seats: Annotated[
        int | None, Parameter(help="cli-bench-seats", metavar="N", converter=whole_number)
    ] = None,
    seconds: Annotated[float, Parameter(help="cli-bench-seconds", metavar="S")] = 20.0,
    tables: Annotated[
        int | None, Parameter(help="cli-bench-tables", metavar="N", converter=whole_number)
    ] = None,
    database: Annotated[str | None, Parameter(help="cli-bench-database", metavar="URL")] = None,
    beside: Annotated[str | None, Parameter(help="cli-bench-beside", metavar="FOLDER")] = None,
    soak: Annotated[float | None, Parameter(help="cli-bench-soak", metavar="MINUTES")] = None,
    game: Annotated[str | None, Parameter(help="cli-bench-game", metavar="GAME")] = None,
    data: DataFile = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    words = words_for(lang)
    if games == (CLIENT,):
        _refuse("bench-not-client", seats=seats, tables=tables, database=database, data=data)
        _refuse("bench-hall-only", beside=beside, soak=soak)
        chosen = list(GAMES) if game is None else [published_game(game).name]
        from .bench_client import bench_client

        bench_client(chosen, json, words)
        return
    _refuse("bench-client-only", game=game)
    if games == (HALL,):
        _refuse("bench-engine-only", seats=seats, data=data)
        _bench_hall(tables, seconds, database, beside, soak, json, words)
        return
    _refuse("bench-hall-only", tables=tables, database=database, beside=beside, soak=soak)
    rules = [rules_with(name, data) for name in games] or list(GAMES.values())
    if data is not None and not games:
        raise NotUnderstood("usage-missing", parameter="GAME")
    with progress_bar(words.text("cli-bench-progress"), seconds) as progress:
        result = run_bench(rules, seats, seconds, progress)
    if json:
        print(json_text.dumps(result.to_json(), ensure_ascii=False))
    else:
        print_bench(Console(), result, words)


def _bench_hall(
    tables: int | None,
    seconds: float,
    database: str | None,
    beside: str | None,
    soak: float | None,
    json: bool,
    words: Words,
) -> None:
    """Not imported at the top: the engine is measured without a server around it."""
    if soak is not None:
        _refuse("bench-not-soak", tables=tables, beside=beside)
        from .bench_soak import bench_soak

        bench_soak(soak, database or "", json, words)
        return
    from tatami.load.bench import USUAL_TABLES, Wanted

    wanted = Wanted(USUAL_TABLES if tables is None else tables, seconds, database or "")
    if beside is not None:
        _refuse("bench-not-beside", database=database)
        from .bench_beside import bench_beside

        bench_beside(wanted, beside, json, words)
        return
    from .bench_hall import bench_hall

    bench_hall(wanted, json, words)


def _refuse(code: str, **given: object) -> None:
    """What is measured has no use for these: better told than ignored."""
    for name, value in given.items():
        if value is not None:
            raise NotUnderstood(code, option=f"--{name}")
