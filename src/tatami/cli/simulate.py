"""`tatami simulate`: many matches between bots."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from tatami.hooks.laboratory import laboratory_of
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.lab.compare import play_baseline
from tatami.lab.plot import picture
from tatami.lab.simulate import simulate as run_simulation
from tatami.players.registry import partner_of

from .experiments import Jobs, Seed, check_seed, processes
from .options import DataFile, OptionList, name_pack, read_options, rules_with
from .progress import progress_bar
from .simulation_tables import print_simulation
from .speech import Json, Lang, words_for
from .usage import whole_number


def simulate(
    game: Annotated[str, Parameter(help="cli-simulate-game")],
    /,
    *,
    players: Annotated[
        int | None, Parameter(help="cli-simulate-players", metavar="N", converter=whole_number)
    ] = None,
    seats: Annotated[str | None, Parameter(help="cli-simulate-seats", metavar="BOT,BOT,...")] = None,
    games: Annotated[int, Parameter(help="cli-simulate-games", metavar="N", converter=whole_number)] = 1000,
    baseline: Annotated[str | None, Parameter(help="cli-simulate-baseline", metavar="BOT")] = None,
    against: Annotated[str | None, Parameter(help="cli-simulate-against", metavar="TRAIT")] = None,
    seed: Seed = "0",
    jobs: Jobs = None,
    json: Json = False,
    plot: Annotated[Path | None, Parameter(help="cli-simulate-plot", metavar="FILE.png")] = None,
    option: OptionList = None,
    data: DataFile = None,
    lang: Lang = None,
) -> None:
    words = words_for(lang)
    rules = rules_with(game, data)
    kinds = _kinds(rules, seats, players)
    check_seed(seed)
    options = name_pack(rules, read_options(option))
    if baseline is not None:
        baseline = _named(baseline)
        partner_of(baseline, rules)  # found out now, not after half of the long work
    told = _told_against(rules.variant(options), against)
    with (
        picture(plot, words) as draw,
        progress_bar(words.text("cli-simulate-progress"), games * (1 if baseline is None else 2)) as progress,
    ):
        extra = () if told is None else (told,)
        result = run_simulation(rules, kinds, games, seed, processes(jobs), options, progress, extra)
        compared = None
        if baseline is not None:
            compared = play_baseline(rules, baseline, result, processes(jobs), options, progress)
        draw(result, told)
    if json:
        found = {**result.to_json(), "compared": compared.to_json() if compared else None}
        print(json_text.dumps(found, ensure_ascii=False))
    else:
        print_simulation(Console(), result, compared, words, told)


def _told_against(rules: Rules[Any], wanted: str | None) -> str | None:
    """The trait that is told value against value: as wished, or as the game wants it; None: none is."""
    counted = laboratory_of(rules)
    if wanted is None:
        return next(iter(counted.against), None)
    name = wanted.strip().lower()
    if name not in counted.traits:
        known = ", ".join(counted.traits)
        raise NotUnderstood("no-such-trait", game=rules.name, trait=name[:40], known=known)
    return name


def _kinds(rules: Rules[Any], seats: str | None, players: int | None) -> list[str]:
    """The bots, one for each player; the last one listed also sits wherever nobody is named."""
    kinds = ["random"] if seats is None else [_named(kind) for kind in seats.split(",")]
    if players is None:
        players = rules.default_seats if seats is None else len(kinds)
    rules.check_seats(players)
    if len(kinds) > players:
        raise NotUnderstood("too-many-bots", bots=len(kinds), players=players)
    return kinds + kinds[-1:] * (players - len(kinds))


def _named(text: str) -> str:
    """A kind of bot as it was typed; `bot` is a sensible one, as for `tatami play`."""
    kind = text.strip().lower()
    return "sensible" if kind == "bot" else kind
