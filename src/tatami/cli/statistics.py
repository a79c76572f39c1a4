"""`tatami statistics`: a page about a game, written from thousands of games between bots."""

from __future__ import annotations

import json as json_text
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tatami.lab.files import whole_file
from tatami.lab.page import page
from tatami.lab.survey import games_in_all, survey

from .experiments import Jobs, Seed, check_seed, processes
from .options import DataFile, OptionList, name_pack, read_options, rules_with
from .progress import progress_bar
from .speech import Json, Lang, words_for
from .usage import whole_number


def statistics(
    game: Annotated[str, Parameter(help="cli-simulate-game")],
    /,
    *,
    games: Annotated[
        int, Parameter(help="cli-statistics-games", metavar="N", converter=whole_number)
    ] = 10_000,
    seed: Seed = "0",
    jobs: Jobs = None,
    out: Annotated[Path | None, Parameter(help="cli-statistics-out", metavar="FILE.md")] = None,
    json: Json = False,
    option: OptionList = None,
    data: DataFile = None,
    lang: Lang = None,
) -> None:
    words = words_for(lang)
    rules = rules_with(game, data)
    check_seed(seed)
    options = name_pack(rules, read_options(option))
    total = games_in_all(rules, games, options)
    with _file(out) as file, progress_bar(words.text("cli-simulate-progress"), total) as progress:
        found = survey(rules, games, seed, processes(jobs), options, progress)
        if file is not None:
            file.write_text(page(found, words), encoding="utf-8")
    if json:
        print(json_text.dumps(found.to_json(), ensure_ascii=False))
    elif out is None:
        print(page(found, words), end="")


@contextmanager
def _file(path: Path | None) -> Iterator[Path | None]:
    """Where to write; whether that is possible is found out before the long work."""
    if path is None:
        yield None
        return
    with whole_file(path) as part:
        yield part
