"""`tatami simulate`: many matches between bots."""

from __future__ import annotations

import json as json_text
import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from tatami.games import game_called
from tatami.kernel.reasons import NotUnderstood
from tatami.lab.plot import picture
from tatami.lab.simulate import MOST_JOBS
from tatami.lab.simulate import simulate as run_simulation

from .options import OptionList, read_options
from .progress import progress_bar
from .simulation_tables import print_simulation
from .speech import Json, Lang, words_for
from .usage import whole_number

LONGEST_SEED = 200


def simulate(
    game: Annotated[str, Parameter(help="cli-simulate-game")],
    /,
    *,
    seats: Annotated[str | None, Parameter(help="cli-simulate-seats", metavar="BOT,BOT,...")] = None,
    games: Annotated[int, Parameter(help="cli-simulate-games", metavar="N", converter=whole_number)] = 1000,
    seed: Annotated[str, Parameter(help="cli-simulate-seed", metavar="S")] = "0",
    jobs: Annotated[
        int | None, Parameter(help="cli-simulate-jobs", metavar="J", converter=whole_number)
    ] = None,
    json: Json = False,
    plot: Annotated[Path | None, Parameter(help="cli-simulate-plot", metavar="FILE.png")] = None,
    option: OptionList = None,
    lang: Lang = None,
) -> None:
    words = words_for(lang)
    rules = game_called(game)
    kinds = _kinds(seats) if seats is not None else ["random"] * rules.default_seats
    if not seed.isprintable() or len(seed) > LONGEST_SEED:
        raise NotUnderstood("usage-bad-value", parameter="--seed", value=seed[:40], kind="")
    options = read_options(option)
    if jobs is None:
        jobs = min(os.cpu_count() or 1, MOST_JOBS)
    with (
        picture(plot, words) as draw,
        progress_bar(words.text("cli-simulate-progress"), games) as progress,
    ):
        result = run_simulation(rules, kinds, games, seed, jobs, options, progress)
        draw(result)
    if json:
        print(json_text.dumps(result.to_json(), ensure_ascii=False))
    else:
        print_simulation(Console(), result, words)


def _kinds(seats: str) -> list[str]:
    """The bots as they were typed; `bot` is a sensible one, as for `tatami play`."""
    kinds = [kind.strip().lower() for kind in seats.split(",")]
    return ["sensible" if kind == "bot" else kind for kind in kinds]
