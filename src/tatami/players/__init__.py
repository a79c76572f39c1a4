"""Who sits on a cushion: everything that can choose an answer, be it dice, a bot or a person."""

from __future__ import annotations

from .match import Match, play_match
from .player import Player, RandomPlayer
from .registry import kinds_for, make_player

__all__ = ["Match", "Player", "RandomPlayer", "kinds_for", "make_player", "play_match"]
