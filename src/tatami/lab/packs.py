"""Data packs in files: whatever is wrong with one is told with the name of its file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tatami.formats.names import IN_FILE
from tatami.formats.pack_reading import game_named
from tatami.formats.spelling import check_game
from tatami.games import offer_pack
from tatami.hooks.packs import offer_to
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules

from .reading import read_bytes


def offer_file(path: Path, rules: Rules[Any] | None = None) -> Rules[Any]:
    """Makes the data pack in that file known to its game, or to this one, and gives the rules for it."""
    raw = read_bytes(path)
    try:
        if rules is not None and (named := game_named(raw)) is not None:
            check_game("game", named, rules.name)  # before its types, in which all of another game is wrong
        return offer_pack(raw) if rules is None else offer_to(rules, raw)
    except NotUnderstood as error:
        raise NotUnderstood(error.code, **error.facts, **{IN_FILE: str(path)}) from None
