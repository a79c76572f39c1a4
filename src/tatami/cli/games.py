"""`tatami games`: what can be played."""

from __future__ import annotations

import json as json_text
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tatami.games import GAMES, LABORATORY
from tatami.games.manifest import manifests
from tatami.kernel.rules import Option, Rules
from tatami.lab.wording import title_of
from tatami.players.registry import kinds_for
from tatami.words.catalogue import Words
from tatami.words.naming import kebab

from .speech import Json, Lang, error_line, words_for
from .tables import print_parts


def games(
    *,
    check: Annotated[bool, Parameter(help="cli-games-check", negative="")] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    words = words_for(lang)
    if check:
        return _check(words)
    if json:
        listed = {"games": [as_json(rules, words) for rules in GAMES.values()]}
        print(json_text.dumps(listed, ensure_ascii=False))
        return 0
    console = Console()
    for rules in GAMES.values():
        title = Text(title_of(words, rules.name), style="bold")
        console.print(title, Text(credits_of(rules, words), style="dim"))
        print_parts(console, _facts(rules, words))
    for name in LABORATORY:
        console.print(words.text("cli-games-laboratory", title=title_of(words, name), game=name), style="dim")
    return 0


def _check(words: Words) -> int:
    """Everything that is missing, a line each; 1 if anything is."""
    from .manifests import problems  # not at the top: it knows every room

    found = [error_line(words, problem) for problem in problems()]
    for line in found:
        print(line)
    if not found:
        print(words.text("cli-games-complete", count=len(manifests())))
    return 1 if found else 0


def credits_of(rules: Rules[Any], words: Words) -> str:
    """Who made the game, and where it came out."""
    key = f"{rules.name}-credits"
    return words.text("cli-credits", by=words.text(key), house=words.text(f"{key}.house"))


def as_json(rules: Rules[Any], words: Words) -> dict[str, Any]:
    """A game as `--json` prints it."""
    return {
        "game": rules.name,
        "ruleset": rules.version,
        "players": {
            "min": rules.seat_counts[0],
            "max": rules.seat_counts[-1],
            "default": rules.default_seats,
        },
        "options": [_option_as_json(option) for option in rules.options],
        "bots": list(kinds_for(rules)),
        "credits": credits_of(rules, words),
    }


def _option_as_json(option: Option) -> dict[str, Any]:
    allowed: dict[str, Any] = {"choices": list(option.choices)}
    if not option.choices:
        allowed = {"min": option.low, "max": option.high}
    if option.unattended != option.default:
        allowed["unattended"] = option.unattended
    if option.slow != option.default:
        allowed["slow"] = option.slow
    return {"name": option.name, "default": option.default, "clause": option.clause, **allowed}


def _facts(rules: Rules[Any], words: Words) -> Padding:
    """What there is to know about a game, name by name."""
    counts = rules.seat_counts
    players = words.text("cli-games-range", low=counts[0], high=counts[-1], default=rules.default_seats)
    table = Table.grid(padding=(0, 2), pad_edge=False)
    table.add_row(words.text("cli-games-name"), rules.name)
    table.add_row(words.text("cli-games-players"), players)
    table.add_row(words.text("cli-games-bots"), ", ".join(kinds_for(rules)))
    for option in rules.options:
        table.add_row(f"--option {option.name}", _option(rules, option, words))
    return Padding(table, (0, 0, 0, 2), expand=False)


def _option(rules: Rules[Any], option: Option, words: Words) -> Text:
    values = "|".join(map(_shown, option.choices)) or f"{option.low}..{option.high}"
    text = Text(f"{values}  {words.text('cli-default', value=_shown(option.default))}")
    if option.unattended != option.default:
        text.append(f"  {words.text('cli-unattended', value=_shown(option.unattended))}")
    if option.slow != option.default:
        text.append(f"  {words.text('cli-slow', value=_shown(option.slow))}")
    explained = f"{rules.name}-option-{kebab(option.name)}.help"
    if words.has(explained):
        text.append("\n" + words.text(explained), style="dim")
    return text


def _shown(value: int | str | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
