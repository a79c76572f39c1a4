"""How each game lies on the mat; a game without a board of its own gets the plain one."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from tatami.kernel.rules import Rules

from .board import Board

_BOARDS: Final = {
    "tenno": "TennoBoard",
    "shinobi": "ShinobiBoard",
    "samurai-sword": "SamuraiSwordBoard",
    "senji": "SenjiBoard",
}
"""By game: its board, in the folder of the game's name; loaded when the game is played."""


def board_for(rules: Rules[Any]) -> Board:
    """The board of a game."""
    name = _BOARDS.get(rules.name)
    if name is None:
        return Board()
    board: type[Board] = getattr(import_module(f".{rules.name.replace('-', '_')}.board", __name__), name)
    return board()
