"""`tatami games`: what can be played."""

from __future__ import annotations

import json as json_text
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tatami.games import GAMES
from tatami.kernel.rules import Option, Rules
from tatami.players.registry import kinds_for
from tatami.words.catalogue import Words

from .speech import Json, Lang, words_for


def games(*, json: Json = False, lang: Lang = None) -> None:
    words = words_for(lang)
    if json:
        listed = {"games": [as_json(rules, words) for rules in GAMES.values()]}
        print(json_text.dumps(listed, ensure_ascii=False))
        return
    console = Console()
    for rules in GAMES.values():
        console.print(Text(rules.name, style="bold"), Text(credits_of(rules, words), style="dim"))
        console.print(_facts(rules, words), "")


def credits_of(rules: Rules[Any], words: Words) -> str:
    """Who made the game."""
    return words.text(f"cli-credits-{rules.name}")


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
    return {"name": option.name, "default": option.default, "clause": option.clause, **allowed}


def _facts(rules: Rules[Any], words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    low, high = rules.seat_counts[0], rules.seat_counts[-1]
    table.add_row(
        "",
        words.text("cli-games-players"),
        words.text("cli-games-range", low=low, high=high, default=rules.default_seats),
    )
    table.add_row("", words.text("cli-games-bots"), ", ".join(kinds_for(rules)))
    for option in rules.options:
        table.add_row("", f"--option {option.name}", f"{_values(option)}  {_default(option, words)}")
    return table


def _values(option: Option) -> str:
    return "|".join(map(_shown, option.choices)) or f"{option.low}..{option.high}"


def _default(option: Option, words: Words) -> str:
    return words.text("cli-default", value=_shown(option.default))


def _shown(value: int | str | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
