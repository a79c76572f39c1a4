"""Tables of Senjutsu to test the terminal at."""

from __future__ import annotations

from typing import Any

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.table import Fight
from tatami.terminal.asking import Asking
from tatami.terminal.boards.board import Scene
from tatami.terminal.boards.senjutsu.board import SenjutsuBoard
from tatami.terminal.canvas import Picture
from tatami.terminal.cushions import read_cushions
from tatami.terminal.host import LocalTable
from tatami.words.catalogue import Words
from tests.games.senjutsu.fights import fight, hold, put, stand

LANGUAGES = ("en", "uk", "ru")
BOARD = SenjutsuBoard()
HAND = ("plain_cut", "plain_guard", "circling_step", "waterfall_waves", "steel_guard")
JOINED = "snowy_battlefield+frozen_lake"
SMALL = (80, 14)
"""What is left for the mat of a terminal of 80 by 24."""


def senjutsu(seats: str = "you,random", seed: str = "3", lang: str = "en", **options: object) -> LocalTable:
    words = Words(lang)
    return LocalTable(RULES, read_cushions(seats, RULES, words), options, seed, words)


def at_table(g: Fight, lang: str = "en") -> LocalTable:
    """Everybody at this fight is a person."""
    table = senjutsu(",".join(["you"] * g.seats), lang=lang)
    table._course.game = g
    return table


def duel() -> Fight:
    """The Ronin stands two cells ahead of the Student and faces him; rocks, bamboo and corpses."""
    g = fight("student", "ronin")
    put(g, "rock", "-1,-1", "1,1")
    put(g, "bamboo", "1,-2")
    put(g, "corpse", "2,-1")
    hold(g, "A", *HAND)
    stand(g, "A", "0,0", 0, focus=2, wounds=2, limp=(0, 2), kamae="balance")
    return stand(g, "B", "0,-2", 3, stun=2, heavy=1)


def four(**options: Any) -> Fight:
    """Two pairs on two boards side by side."""
    g = fight("student", "master", "ronin", "warrior", field=JOINED, sides="pairs", **options)
    hold(g, "A", *HAND)
    stand(g, "A", "0,0", 0, focus=2, wounds=2, limp=(0, 2), kamae="balance")
    stand(g, "B", "0,-2", 3, stun=2)
    stand(g, "C", "5,-2", 4)
    return stand(g, "D", "8,-3", 5, heavy=1)


def asking(g: Fight, seat: int = 0, lang: str = "en") -> Asking:
    return Asking(at_table(g, lang), BOARD, seat)


def drawn(asked: Asking, size: tuple[int, int] = SMALL) -> Picture:
    """The mat as whoever is asked sees it."""
    table, choice = asked._table, asked.choice
    scene = Scene(
        table.view(asked.seat),
        table.teller(asked.seat),
        choice.touchable,
        choice.chosen,
        asked.aimed,
        asked.thing,
        asked.made,
    )
    return BOARD.draw(scene, *size)
