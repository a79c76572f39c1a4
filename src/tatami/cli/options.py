"""The table options of a game on the command line: `--option name=value`, any number of times."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from tatami.kernel.reasons import NotUnderstood

OptionList = Annotated[list[str] | None, Parameter(help="cli-option", metavar="NAME=VALUE", negative=())]
"""The parameter `--option` of every command that begins a game."""


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
