"""What anybody with these eyes can work out in Senjutsu, for boards to draw: no board writes a rule twice.

All of it comes from the view alone. What everybody can work out alike is found once for all eyes
(`open_facts`); of hidden cards only those in the viewer's own hand are told of. A card is weighed once for a
state of the field (`_card`), and not again until something of it has changed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tatami.hooks.glance import AnyView
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import Seat, letter

from . import aid_shapes as shape
from .beats import beats_of
from .box import Box
from .courses import Course, course_of
from .effects.moving import WayToGo
from .facts import NO_CARD
from .lines import Way
from .pack import PAYLOAD
from .pieces import HAND, PLAY, SICK
from .plans import plan_of
from .programs import MARK, Harm
from .projecting import project, values_of
from .public_blocks import Wall, meeting, walls_of
from .public_cards import acts_at, may_lay, printed_values, values_after, values_before
from .routes import routes
from .rules.reveal import layable
from .table import SenjutsuTable
from .windows import effective

SenjutsuView = AnyView[SenjutsuTable]

MOST_KEPT: Final = 1024
"""So many cards are remembered as they were weighed."""
BEFORE_THE_REVEAL: Final = ("start", "draw", "choose")


class Stand:
    """How a fight stands, as far as cards are weighed in it: cheap to look up by."""

    __slots__ = ("_hash", "_key", "table")

    def __init__(self, table: SenjutsuTable, may: tuple[tuple[int, ...], ...]) -> None:
        self._key: Final = (table.box, table.field, table.terrain, table.track, table.fighters, may)
        self._hash: Final = hash(self._key)
        self.table: Final = table
        """As it is now. Whoever keeps this keeps a copy: `kept`."""

    @property
    def may(self) -> tuple[tuple[int, ...], ...]:
        """By seat: the cards that everybody thinks possible; empty once no card can be laid."""
        return self._key[-1]

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stand) and self._key == other._key


class Open(NamedTuple):
    """What lies open to everybody."""

    plan: shape.Plan
    stand: Stand
    shown: dict[str, dict[str, shape.Card]]
    line: dict[str, shape.Values]
    ways: dict[str, shape.Route]
    beats: list[shape.Beat]


def open_facts(view: SenjutsuView) -> Open:
    table = view.table
    may: tuple[tuple[int, ...], ...] = ()
    if table.step in BEFORE_THE_REVEAL:
        all_see = view.seen()
        may = tuple([may_lay(all_see, seat) if seat in table.track else () for seat in range(view.seats)])
    stand = Stand(table.clone(), may)
    return Open(
        plan_of(table),
        stand,
        {letter(seat): cards for seat in table.track if (cards := _shown(view, stand, seat))},
        {letter(seat): _line(view, seat) for seat in sorted(table.track) if table.fighters[seat].cell >= 0},
        _ways(view),
        beats_of(table, view.stack),
    )


def aids(view: SenjutsuView, known: Open | None = None) -> shape.Aids:
    found = known or open_facts(view)
    return {
        "plan": found.plan,
        "cards": _cards(view, found),
        "line": found.line,
        "ways": found.ways,
        "beats": found.beats,
    }


# --- cards --------------------------------------------------------------------------------------


def _cards(view: SenjutsuView, known: Open) -> dict[str, dict[str, shape.Card]]:
    """What lies open, and the viewer's own."""
    table, seat = view.table, view.seat
    if seat not in table.track or table.fighters[seat].cell < 0:
        return known.shown
    box, fighter = table.box, table.fighters[seat]
    mine = {
        box.ability_of[face] for face in (*view.faces(HAND[seat]), *view.faces(SICK[seat])) if face != HIDDEN
    }
    mine |= {table.hero(seat).core, fighter.weapon}
    if fighter.stun:
        mine.add(box.stun)
    own = {box.slugs[number]: _card(known.stand, seat, number) for number in sorted(mine)}
    return {**known.shown, letter(seat): {**own, **known.shown.get(letter(seat), {})}}


def _shown(view: SenjutsuView, stand: Stand, seat: Seat) -> dict[str, shape.Card]:
    """What somebody has revealed this turn: his card of the turn, instants and counterattacks."""
    table, box = view.table, view.table.box
    open_ones = {box.ability_of[face] for face in view.faces(PLAY[seat]) if face != HIDDEN}
    open_ones |= {act.card for act in table.acts if act.seat == seat}
    revealed = table.fighters[seat].card
    cards = {box.slugs[number]: _card(stand, seat, number) for number in sorted(open_ones - {revealed})}
    if revealed != NO_CARD:
        values = values_after(table, seat, box.abilities[revealed], view.stack)
        cards[box.slugs[revealed]] = {**_card(stand, seat, revealed), "value": values}
    return cards


@lru_cache(maxsize=MOST_KEPT)
def _card(stand: Stand, seat: Seat, number: int) -> shape.Card:
    table = stand.table
    ability, fighter = table.box.abilities[number], table.fighters[seat]
    aim, name = project(table, seat, ability), table.box.cell_names
    card: shape.Card = {
        "reach": {
            "strikes": _struck(table.box, tuple(aim.strikes.items())),
            "blocks": [{"cell": name[cell], "values": [*held]} for cell, held in sorted(aim.blocks.items())],
        },
        "value": acts_at(fighter, ability, printed_values(fighter, ability)),
    }
    if stand.may and number in layable(table.box, fighter.focus, fighter.kamae, fighter.is_masked):
        course = course_of(table, seat, ability)
        if course is not None:
            card["course"] = _course(stand, seat, number, course)
    return card


def _course(stand: Stand, seat: Seat, number: int, course: Course) -> shape.Course:
    table = stand.table
    told: shape.Course = {
        "strikes": _struck(table.box, course.cells),
        "victims": [],
        "is_forced": course.is_forced,
    }
    if course.is_way:
        told["cell"], told["facing"] = table.box.cell_names[course.pose.cell], course.pose.facing
    ability, fighter = table.box.abilities[number], table.fighters[seat]
    program = ability.programs[course.part]
    printed = values_of(ability, program) if program.number else printed_values(fighter, ability)
    at = tuple({effective(fighter, value) for value in printed})
    for hit in course.hits:
        is_friend = table.fighters[hit.seat].side == fighter.side
        walls: frozenset[Wall] = frozenset() if course.is_unblockable else _walls(stand, hit.seat)
        told["victims"].append(
            {
                "seat": letter(hit.seat),
                "harm": harm_of(hit.harm),
                "is_friend": is_friend,
                "may_block_at": meeting(table, walls, course.pose.cell, at),
            }
        )
    return told


@lru_cache(maxsize=64)
def _walls(stand: Stand, seat: Seat) -> frozenset[Wall]:
    return walls_of(stand.table, seat, stand.may[seat])


def _struck(box: Box, cells: tuple[tuple[int, Harm], ...]) -> list[shape.Struck]:
    return [{"cell": box.cell_names[cell], "harm": harm_of(harm)} for cell, harm in sorted(cells)]


def harm_of(harm: Harm) -> dict[str, int]:
    """By word, of what it does at all; a mark does nothing by itself."""
    return {word: harm[k] for k, word in enumerate(PAYLOAD) if harm[k] and k != MARK}


# --- the turn -----------------------------------------------------------------------------------


def _line(view: SenjutsuView, seat: Seat) -> shape.Values:
    table, ability = view.table, view.table.card(seat)
    if ability is not None:
        return {"values": values_after(table, seat, ability, view.stack), "is_known": True}
    is_over = table.step not in BEFORE_THE_REVEAL
    return {"values": [] if is_over else values_before(view.seen(), seat), "is_known": False}


def _ways(view: SenjutsuView) -> dict[str, shape.Route]:
    """While somebody chooses a way: everybody will see him go it."""
    question = view.stack[-1] if view.stack else None
    if not isinstance(question, WayToGo):
        return {}
    name, found = view.table.box.cell_names, routes(view.table, question.at)
    told: dict[str, shape.Route] = {}
    for answer in question.legal(view.seen()):
        route = found[Way(answer.cell, answer.facing, answer.over, answer.into)]  # type: ignore[attr-defined]
        told[answer.text] = {"facing": answer.facing, "cells": [name[cell] for cell in route]}  # type: ignore[attr-defined]
    return told
