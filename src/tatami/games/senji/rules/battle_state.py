"""The battle that is being fought, as everybody sees it."""

from __future__ import annotations

from typing import Final, cast

from ..board import commander
from ..table import Senji, SenjiTable

ATTACKER, DEFENDER = range(2)
SIDES: Final = (ATTACKER, DEFENDER)
NO_SAMURAI: Final = -1
NOBODY_YET: Final = -1
Cards = tuple[int, ...]
_Facts = tuple[
    int, int, int, tuple[int, int], tuple[int, int], int, tuple[int, ...], tuple[int, int],
    tuple[Cards, Cards], int, tuple[bool, bool], int, bool, int, int
]  # fmt: skip
"""What lies on the table of it, in the order in which `Battle.keep` writes it."""


class Battle:
    """By side: `parties`, `units`, `samurai` (bits), `aside` (dice set aside), `cards` (support revealed in
    this round), and whether its one re-roll has been used (`rerolled`).

    `dice` are the faces rolled in this round; `kami` the kami that is being called, `picked` the dice (bits)
    that it will re-roll, and `kami_used` whether the one re-roll of the battle is gone (SEN-213). `borrowed`
    is the samurai whose ability Ekei has taken (SEN-192). `winner` is the side that has won, or -1.
    """

    __slots__ = (
        "aside",
        "borrowed",
        "cards",
        "dice",
        "kami",
        "kami_used",
        "parties",
        "picked",
        "province",
        "rerolled",
        "round",
        "samurai",
        "units",
        "winner",
    )

    def __init__(
        self,
        parties: tuple[int, int],
        province: int,
        units: tuple[int, int],
        samurai: tuple[int, int],
    ) -> None:
        self.parties = parties
        self.province = province
        self.units = units
        self.samurai = samurai
        self.round = 0
        self.dice: tuple[int, ...] = ()
        self.aside: tuple[int, int] = (0, 0)
        self.cards: tuple[Cards, Cards] = ((), ())
        self.borrowed = NO_SAMURAI
        self.rerolled: tuple[bool, bool] = (False, False)
        self.kami = NO_SAMURAI
        self.kami_used = False
        self.picked = 0
        self.winner = NOBODY_YET

    def keep(self, g: Senji) -> None:
        """Writes it on the table."""
        g.table.battle = (
            *self.parties,
            self.province,
            self.units,
            self.samurai,
            self.round,
            self.dice,
            self.aside,
            self.cards,
            self.borrowed,
            self.rerolled,
            self.kami,
            self.kami_used,
            self.picked,
            self.winner,
        )


def battle_on(table: SenjiTable) -> Battle:
    """The battle that is being fought, to read and to change; `keep` writes it back."""
    facts = cast(_Facts, table.battle)
    battle = Battle(facts[:2], facts[2], facts[3], facts[4])
    battle.round = facts[5]
    battle.dice = facts[6]
    battle.aside = facts[7]
    battle.cards = facts[8]
    battle.borrowed = facts[9]
    battle.rerolled = facts[10]
    battle.kami = facts[11]
    battle.kami_used = facts[12]
    battle.picked = facts[13]
    battle.winner = facts[14]
    return battle


def seat_of_side(table: SenjiTable, battle: Battle, side: int) -> int:
    """SEN-223: who decides for that side."""
    return commander(table, battle.parties[side])


def side_of(table: SenjiTable, battle: Battle, seat: int) -> int:
    """The side that this player decides for, or -1."""
    for side in SIDES:
        if seat_of_side(table, battle, side) == seat:
            return side
    return -1


def with_side(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    """The same pair with another value for that side."""
    return (value, pair[DEFENDER]) if side == ATTACKER else (pair[ATTACKER], value)
