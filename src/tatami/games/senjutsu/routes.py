"""The cells that a way leads over, from start to end: an answer says no more than where it ends."""

from __future__ import annotations

from .assault import code_of, is_running, near_opponents
from .lines import Way, collisions, far_ways, free_ways
from .table import SenjutsuTable

_EVERY: int = -1
"""As if something happened on every cell: then a way names all that it crosses."""


def routes(table: SenjutsuTable, at: int) -> dict[Way, tuple[int, ...]]:
    """By way of the line at `at`, those with a collision too: a shortest route that carries it out."""
    act, ground = table.act, table.ground
    line, me = code_of(table, act)[at].line, table.fighters[act.seat]
    assert line is not None
    step, free = ground.field.step, table.free_for(act.seat)
    if is_running(table, act):
        near = near_opponents(table, act.seat)
        told = far_ways(line, step, me.cell, me.facing, free, _EVERY, near)
    else:
        told = free_ways(line, step, me.cell, me.facing, free, _EVERY)
    told = told or collisions(line, step, me.cell, me.facing, free, _EVERY)
    found: dict[Way, tuple[int, ...]] = {}
    for way in sorted(told, key=lambda way: len(way.over)):
        over = tuple([cell for cell in way.over if ground.telling >> cell & 1])
        found.setdefault(way._replace(over=over), _route(me.cell, way))
    return found


def _route(start: int, way: Way) -> tuple[int, ...]:
    return (start, *way.over) if way.cell == start and not way.over else (start, *way.over, way.cell)
