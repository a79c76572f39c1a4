"""Positions of Senji in which something is tried that no rule allows; see `test_illegal_moves.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tatami.games.senji import RULES
from tatami.games.senji.rules.emperor import emperors_visit
from tatami.games.senji.rules.spring import spring
from tatami.games.senji.table import Senji
from tests.games.senji import scenes_autumn, scenes_summer, scenes_winter, scenes_year

Position = Callable[[], Senji]


class Row(NamedTuple):
    """An attempt is a position and `B: land: to owari 1`; without a seat whoever is asked."""

    tried: str
    clauses: str
    attempts: tuple[tuple[Position, str], ...]


def row(tried: str, clauses: str, *attempts: tuple[Position, str]) -> Row:
    return Row(tried, clauses, attempts)


# --- positions ------------------------------------------------------------------------------------


def new(**options: object) -> Position:
    return lambda: RULES.new(4, options, 1)


def preparing(until: str, seats: int = 4) -> Position:
    return lambda: scenes_year.prepare(seats, 1, until)


def visit(**honour: int) -> Position:
    return lambda: scenes_year.scene(4, (emperors_visit, ()), honour=honour)


def winter(*acts: str, **facts: Any) -> Position:
    return lambda: scenes_winter.do(scenes_winter.winter(**facts), *acts)


def locked() -> Senji:
    """A's bid of last year is locked by a tie."""
    g = scenes_winter.winter()
    scenes_winter.lock(g, "A", "green_trade_1", 1)
    return g


def in_spring(seats: int = 4, **facts: Any) -> Position:
    return lambda: scenes_year.scene(seats, (spring, ()), **facts)


def summer(*acts: str, **facts: Any) -> Position:
    return lambda: scenes_summer.play(scenes_summer.scene(**facts), *acts)


def march(*acts: str, **facts: Any) -> Position:
    """B marches out of owari."""
    facts = {"units": {"B": "owari*4"}, "orders": "owari=march nagato=production"} | facts
    return summer("name owari", *acts, **facts)


def raid() -> Senji:
    """Two units of four have drowned, and B chooses which."""

    def build(seed: int) -> Senji:
        facts = {"units": {"B": "owari*4"}, "samurai": {"hosokawa": "B owari"}, "seed": seed}
        return march("raid: to mutsu 2, to bizen 2, hosokawa to bizen", **facts)()

    return scenes_summer.with_luck(build, lambda g: scenes_summer.asked(g) == "B UnitToDrown")


def battle(*acts: str, **facts: Any) -> Position:
    """B attacks echizen out of owari, and C is asked about hostages."""
    units = {"B": "owari*4", "C": "echizen*3"}
    return march("land: to echizen 4", *acts, **({"units": units} | facts))


def two_battles() -> Position:
    """B attacks echizen and izumo, and is asked which first."""
    return march("land: to echizen 2, to izumo 2")


def at_support(**facts: Any) -> Position:
    """The battle has come to the support cards."""
    return lambda: scenes_summer.to_support(battle(**facts)())


def at_kami(called: str = "", **facts: Any) -> Position:
    """The attacker may call upon a military kami; Hosokawa gives him a die aside."""
    there = {"samurai": {"hosokawa": "B owari"}, "kami": {"B": "oda baba umeko"}} | facts

    def position() -> Senji:
        units = {"B": "owari*4", "C": "echizen*3"}
        march_there = march("land: to echizen 4, hosokawa to echizen", units=units, **there)
        g = scenes_summer.play(march_there(), "spare")
        return scenes_summer.play(g, *called.split("; ")) if called else g

    return position


def conquered() -> Senji:
    """B has won echizen, whose order C had laid."""

    def build(seed: int) -> Senji:
        orders = "owari=march echizen=production nagato=production etchu=production"
        g = march("land: to echizen 6", units={"B": "owari*6"}, orders=orders, seed=seed)()
        return scenes_summer.fight(g, "green*5")

    return scenes_summer.with_luck(build, lambda g: scenes_summer.owner(g, "echizen") == "B")


def army(*acts: str, **facts: Any) -> Position:
    """Three players; A is host and commands the emperor's army in yamashiro."""
    orders = {"orders": "yamashiro=march izumo=march echizen=production", "units": {"emperor": "yamashiro*3"}}
    return summer(*acts, **({"seats": 3} | orders | facts))


def acting(*acts: str, **facts: Any) -> Position:
    """A acts in Autumn."""
    return lambda: scenes_autumn.play(scenes_autumn.acting("A", **facts), *acts)


def autumn(*acts: str, **facts: Any) -> Position:
    return lambda: scenes_autumn.play(scenes_autumn.whole_autumn(**facts), *acts)


def listed(cards: str) -> str:
    """As the parts of an answer."""
    return ", ".join(cards.split())


SIX = "echizen=B etchu=B echigo=B"
FIVE_CARDS = "green_trade_1 blue_trade_2 black_trade_1 red_trade_3 violet_trade_1"
TANZAKU = "pine_2 pine_5 pine_9 plum_2 plum_6"
ANIMALS = "pine_4 pine_8 pine_11 plum_1"
PATH = "pine_1 pine_10 pine_11 pine_12"
PIECES: dict[str, Any] = {"units": {"B": "owari*4"}, "orders": "owari=march nagato=production"}
FLEET: dict[str, Any] = {"units": {"B": "south_sea*3"}, "orders": "nagato=production etchu=production"}
KAMI: dict[str, Any] = {"kami": {"A": "tachibana umeko oda"}, "hands": {"B": "green_trade_1"}}
