"""The odds of a battle, exactly: for bots, for players who ask, and for the tests of the dice.

One roll counts for both sides (SEN-123), so what matters is the difference of strength. Of the dice that are
not set aside each shows one of six families: one helps the attacker, one the defender, and each family of a
support card helps its side up to the card's value (SEN-128). Re-rolls are left out.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

from .board import symbol
from .box import DIE_FACES, Box
from .pieces import DICE
from .rules.battle_state import ATTACKER, DEFENDER, NO_SAMURAI, Battle
from .rules.powers_in_battle import dice_for, who_can
from .rules.strength import support_of, values_by_family
from .table import SenjiTable


class Odds(NamedTuple):
    """How likely the attacker wins, the defender wins, and neither does."""

    attacker: float
    defender: float
    tie: float


class Side(NamedTuple):
    """One side: its units, the dice its samurai want (SEN-121), the support it commits (family and value),
    and whether a tie is its victory (SEN-195)."""

    units: int
    dice: int = 0
    support: tuple[tuple[int, int], ...] = ()
    wins_ties: bool = False


def set_aside(attacker: Side, defender: Side) -> tuple[int, int]:
    """SEN-122: the defender's dice first, and nine are all there are."""
    second = min(DICE, defender.dice)
    return min(DICE - second, attacker.dice), second


@lru_cache(maxsize=4096)
def net_support(one: tuple[tuple[int, int], ...], two: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """For each supporting family up to how many of its dice count, negative for the defender (SEN-129)."""
    families = sorted({family for family, _ in (*one, *two)})
    net = []
    for family in families:
        first = sum(value for f, value in one if f == family)
        second = sum(value for f, value in two if f == family)
        if first != second:
            net.append(first if first > second else -second)
    return tuple(sorted(net))


@lru_cache(maxsize=4096)
def differences(rolled: int, support: tuple[int, ...]) -> tuple[int, ...]:
    """Of the 6**rolled ways in which dice fall, how many give the attacker so much more strength than the
    defender: from -rolled to +rolled."""
    ways = {(rolled, 0): 1}  # dice not yet looked at, difference so far
    for cap in (rolled, -rolled, *support):
        sign, most, more = (1 if cap > 0 else -1), abs(cap), dict[tuple[int, int], int]()
        for (left, sum_), count in ways.items():
            for shown in range(left + 1):
                key = left - shown, sum_ + sign * min(shown, most)
                more[key] = more.get(key, 0) + count * comb(left, shown)
        ways = more
    idle = DIE_FACES - 2 - len(support)
    total = [0] * (2 * rolled + 1)
    for (left, sum_), count in ways.items():
        total[sum_ + rolled] += count * idle**left
    return tuple(total)


@lru_cache(maxsize=65536)
def round_of(edge: int, rolled: int, support: tuple[int, ...]) -> Odds:
    """One round with that much more strength on the board for the attacker, and so many dice."""
    ways = differences(rolled, support)
    all_ways = DIE_FACES**rolled
    level = rolled - edge  # where the sums are equal
    lose = sum(ways[: max(0, min(level, len(ways)))])
    tie = ways[level] if 0 <= level < len(ways) else 0
    return Odds((all_ways - lose - tie) / all_ways, lose / all_ways, tie / all_ways)


def round_odds(attacker: Side, defender: Side) -> Odds:
    """One round as it will be judged: ties that are a victory (SEN-195, SEN-232) count as one."""
    first, second = set_aside(attacker, defender)
    rolled = DICE - first - second
    edge = attacker.units + first - defender.units - second
    odds = round_of(edge, rolled, net_support(attacker.support, defender.support))
    if defender.wins_ties or (not rolled and not attacker.wins_ties):
        return Odds(odds.attacker, odds.defender + odds.tie, 0.0)
    if attacker.wins_ties:
        return Odds(odds.attacker + odds.tie, odds.defender, 0.0)
    return odds


def battle_odds(attacker: Side, defender: Side) -> Odds:
    """The whole battle: after a tie the cards have gone home (SEN-132), so both go on with dummies."""
    first = round_odds(attacker, defender)
    if not first.tie:
        return first
    later = round_odds(attacker._replace(support=()), defender._replace(support=()))
    decided = later.attacker + later.defender
    return Odds(
        first.attacker + first.tie * later.attacker / decided,
        first.defender + first.tie * later.defender / decided,
        0.0,
    )


def expected_honour(attacker: Side, defender: Side) -> tuple[float, float]:
    """SEN-139 to SEN-141: what the battle brings the attacker and the defender on average."""
    odds = battle_odds(attacker, defender)
    won = defender.units + min(defender.units, attacker.units)
    held = attacker.units + min(attacker.units, defender.units)
    return odds.attacker * 2 * won, odds.defender * held


def support_in(box: Box, cards: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Support cards as family and value, those of one family together (SEN-188)."""
    values = values_by_family(box, cards)
    return tuple((family, value) for family, value in enumerate(values) if value)


def side_in(table: SenjiTable, battle: Battle, side: int, cards: tuple[int, ...] = ()) -> Side:
    """A side of the battle that is being fought, with what its samurai can do in it."""
    return Side(
        battle.units[side],
        dice_for(table, battle, side),
        support_in(table.box, cards),
        who_can(table, battle, side, "wins_ties") != NO_SAMURAI,
    )


def odds_of(table: SenjiTable, battle: Battle, one: tuple[int, ...] = (), two: tuple[int, ...] = ()) -> Odds:
    """The odds of the battle that is being fought, if these cards are committed."""
    return battle_odds(side_in(table, battle, ATTACKER, one), side_in(table, battle, DEFENDER, two))


def odds_of_dice(table: SenjiTable, battle: Battle, again: int = 0) -> Odds:
    """The odds once the dice lie there, if those of `again` (bits) are rolled once more (SEN-206, SEN-213)
    and no further support is committed."""
    dice = tuple(face for k, face in enumerate(battle.dice) if not again >> k & 1)
    support = support_of(table.box, battle.dice, battle.cards)
    symbols = [dice.count(symbol(table, party)) for party in battle.parties]
    one, two = (battle.units[s] + battle.aside[s] + symbols[s] + support[s] for s in (ATTACKER, DEFENDER))
    now = round_of(one - two, len(battle.dice) - len(dice), ())
    if not now.tie:
        return now
    attacker, defender = side_in(table, battle, ATTACKER), side_in(table, battle, DEFENDER)
    if defender.wins_ties or not (battle.dice or attacker.wins_ties):
        return Odds(now.attacker, now.defender + now.tie, 0.0)
    if attacker.wins_ties:
        return Odds(now.attacker + now.tie, now.defender, 0.0)
    later = battle_odds(attacker, defender)
    return Odds(now.attacker + now.tie * later.attacker, now.defender + now.tie * later.defender, 0.0)
