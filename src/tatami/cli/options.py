"""The table options of a game on the command line: `--option name=value`, as often as need be; `--data`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from tatami.games import game_called
from tatami.hooks.packs import pack_of
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.lab.packs import offer_file

OptionList = Annotated[list[str] | None, Parameter(help="cli-option", metavar="NAME=VALUE", negative=())]
"""The parameter `--option` of every command that begins a game."""

DataFile = Annotated[Path | None, Parameter(help="cli-data", metavar="FILE")]
"""The parameter `--data`: a data pack, for a game that is played with one."""


def read_options(given: list[str] | None) -> dict[str, str]:
    """Names and values as text; the rules of the game check and convert them."""
    options = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise NotUnderstood("option-form", text=text[:60])
        if name in options:
            raise NotUnderstood("usage-repeated", parameter=f"--option {name[:40]}")
        options[name] = value
    return options


def rules_with(game: str, data: Path | None) -> Rules[Any]:
    """The rules of that game, with the data pack of that file if one is given."""
    rules = game_called(game)
    return rules if data is None else offer_file(data, rules)


def name_pack(rules: Rules[Any], options: dict[str, str]) -> dict[str, str]:
    """The options, with the data pack of these rules unless they name one: so every process knows it."""
    pack = pack_of(rules)
    return options if pack is None else {"data": pack.name, **options}


def take_pack(data: Path | None) -> None:
    """Makes the data pack of that file known, whatever will be read next."""
    if data is not None:
        offer_file(data)
