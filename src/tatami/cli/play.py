"""`tatami play`: a game in the terminal; without a name, a chooser of games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tatami.kernel.reasons import NotUnderstood
from tatami.terminal.cushions import default_seats, read_cushions
from tatami.terminal.sitting import new_table, sit_down

from .options import DataFile, OptionList, name_pack, read_options, rules_with
from .speech import Lang, words_for


def play(
    game: Annotated[str | None, Parameter(help="cli-play-game")] = None,
    /,
    *,
    seats: Annotated[str | None, Parameter(help="cli-play-seats", metavar="WHO,WHO,...")] = None,
    seed: Annotated[str | None, Parameter(help="cli-play-seed", metavar="S")] = None,
    plain: Annotated[bool, Parameter(help="cli-play-plain", negative="")] = False,
    fast: Annotated[bool, Parameter(help="cli-play-fast", negative="")] = False,
    option: OptionList = None,
    data: DataFile = None,
    record: Annotated[Path | None, Parameter(help="cli-play-record", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    if game is None:
        # The chooser would not know what to do with it.
        if any((seats, seed, plain, fast, option, data, record)):
            raise NotUnderstood("usage-missing", parameter="GAME")
        from tatami.terminal.choose import run as choose  # the drawn client takes time to load

        choose(lang)
        return
    words = words_for(lang)
    rules = rules_with(game, data)
    cushions = read_cushions(default_seats(rules) if seats is None else seats, rules, words)
    table = new_table(rules, cushions, name_pack(rules, read_options(option)), seed, words)
    sit_down(table, plain=plain, fast=fast, record=record)
