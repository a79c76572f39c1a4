"""What somebody's card of this turn may be, as far as everybody knows: his hand is never looked into."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tatami.kernel.seats import Seat

from .box import Ability, Box
from .facts import Copies, Fighter
from .pieces import DISCARD, HAND, PLAY, SICK
from .rules.reveal import VOID, InitiativeToBuy, InitiativeToChoose, choose_values, layable
from .table import Me, SenjutsuTable
from .windows import effective, is_used_up

MOST_KEPT = 512


def may_lay(all_see: Me, seat: Seat) -> tuple[int, ...]:
    """SJT-73 to SJT-75, SJT-R85: each card that he could lay by open facts: a poison that he drew; else core
    and weapon, a stun card, and of the open list or all that such a deck may hold what is not used up."""
    table, fighter = all_see.table, all_see.table.fighters[seat]
    box = table.box
    if all_see.count(SICK[seat]):
        return (box.ability_of[all_see.top(SICK[seat])],)
    lists = table.lists[seat] if table.lists else ()
    pool = _pool(box, fighter.hero, lists) if all_see.count(HAND[seat]) else ()
    gone = _used_up(all_see, seat)
    return _may_lay(box, fighter.hero, fighter.weapon, _able(fighter), fighter.stun > 0, pool, gone)


def _able(fighter: Fighter) -> tuple[int, int, bool]:
    return fighter.focus, fighter.kamae, fighter.is_masked


def _used_up(all_see: Me, seat: Seat) -> frozenset[int]:
    box = all_see.table.box
    lying = {*all_see.faces(DISCARD[seat]), *all_see.faces(PLAY[seat])}
    shown = [box.abilities[box.ability_of[face]] for face in lying]
    return frozenset([each.number for each in shown if is_used_up(all_see, seat, each)])


@lru_cache(maxsize=MOST_KEPT)
def _pool(box: Box, hero: int, listed: tuple[Copies, ...]) -> tuple[int, ...]:
    return tuple([each.card for each in listed if each.copies]) if listed else box.pool(hero)


@lru_cache(maxsize=MOST_KEPT)
def _may_lay(
    box: Box,
    hero: int,
    weapon: int,
    able: tuple[int, int, bool],
    is_stunned: bool,
    pool: tuple[int, ...],
    gone: frozenset[int],
) -> tuple[int, ...]:
    cards = {box.heroes[hero].core, weapon, *pool} - gone
    found = cards & layable(box, *able)
    return tuple(sorted({*found, box.stun} if is_stunned else found))


# --- values -------------------------------------------------------------------------------------


def printed_values(fighter: Fighter, ability: Ability) -> tuple[int, ...]:
    """SJT-78, SJT-84: each printed value that could count for it once it is laid, falling."""
    is_bought = ability.price and fighter.focus >= ability.cost + ability.price
    values = {*ability.values, ability.bought} if is_bought else set(ability.values)
    return tuple(sorted(values, reverse=True))


def acts_at(fighter: Fighter, ability: Ability, printed: tuple[int, ...]) -> list[int]:
    """SJT-88, SJT-182: each initiative at which a part of it would act, with one of these values."""
    parts = [program.value for program in ability.programs if program.value >= 0]
    return sorted({effective(fighter, value) for value in (*printed, *parts)}, reverse=True)


def values_before(all_see: Me, seat: Seat) -> list[int]:
    """At which initiatives the card that he lays this turn may act."""
    fighter = all_see.table.fighters[seat]
    return [*_values(all_see.table.box, may_lay(all_see, seat), fighter.focus, len(fighter.limp))]


@lru_cache(maxsize=MOST_KEPT)
def _values(box: Box, cards: tuple[int, ...], focus: int, limp: int) -> tuple[int, ...]:
    """Of a fighter nothing else matters for it."""
    fighter = Fighter(0, focus=focus, limp=(0,) * limp)
    abilities = [box.abilities[number] for number in cards]
    found = {value for each in abilities for value in acts_at(fighter, each, printed_values(fighter, each))}
    return tuple(sorted(found, reverse=True))


def values_after(table: SenjutsuTable, seat: Seat, ability: Ability, stack: Sequence[object]) -> list[int]:
    """SJT-77, SJT-78, SJT-84: the same of the card that he has revealed, as far as it is decided. Once cards
    are resolved no new limp card slows it any more (SJT-R79)."""
    fighter = table.fighters[seat]
    if fighter.paid == VOID:
        return [0]
    if table.step == "resolve":
        fighter = fighter._replace(limp=(0,) * fighter.slower)
    printed = {fighter.value}
    for frame in stack:
        if isinstance(frame, InitiativeToBuy) and frame.by == seat:
            printed.add(frame.value)
    if is_undecided(seat, ability, stack):
        printed.update(ability.values)
    return acts_at(fighter, ability, tuple(printed))


def is_undecided(seat: Seat, ability: Ability, stack: Sequence[object]) -> bool:
    """SJT-84: whether one of several values is still to be chosen for it: what is pending lies open."""
    if not ability.is_variable:
        return False
    for frame in stack:
        if isinstance(frame, InitiativeToChoose) and frame.by == seat:
            return True
        if isinstance(frame, tuple) and frame[0] is choose_values:
            return True
    return False
