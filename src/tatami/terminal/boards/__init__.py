"""How each game lies on the mat; a game without a board of its own gets the plain one."""

from __future__ import annotations

from typing import Any

from tatami.kernel.rules import Rules

from .board import Board
from .samurai_sword import SamuraiSwordBoard
from .senji import SenjiBoard
from .shinobi import ShinobiBoard
from .tenno import TennoBoard


def board_for(rules: Rules[Any]) -> Board:
    """The board of a game."""
    boards = {
        "tenno": TennoBoard,
        "shinobi": ShinobiBoard,
        "samurai-sword": SamuraiSwordBoard,
        "senji": SenjiBoard,
    }
    return boards.get(rules.name, Board)()
