"""How each game lies on the mat; a game whose manifest names no board of its own gets the generic one."""

from __future__ import annotations

from typing import Any

from tatami.games.manifest import named_by
from tatami.kernel.rules import Rules

from .board import Board
from .generic import GenericBoard


def board_for(rules: Rules[Any]) -> Board:
    """The board of a game; loaded when the game is played."""
    board: type[Board] = named_by(rules.name, "terminal") or GenericBoard
    return board()
