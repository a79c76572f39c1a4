"""The open facts of a hand-written position: each of its kind, and of the size that the table has."""

from __future__ import annotations

from tatami.kernel.reasons import Contradiction

from .box import FAMILY_COUNT, PROVINCES, REGIONS
from .pieces import EMPEROR, MOST_MERCENARIES, PARTIES, PHASES, SOURCES
from .table import Senji, SenjiTable
from .warfare import DEEDS, Deed

_MANY = 1 << 20


def check_facts(g: Senji) -> None:
    """Raises Contradiction, naming the fact, unless all can be counted with."""
    table, seats = g.table, g.seats
    regions, parties = range(-1, REGIONS), _parties(g)
    sensible = {
        "families": _families_fit(g),
        "year": table.year >= 0,
        "phase": table.phase in PHASES and (table.phase == "preparation") <= _may_be_preparing(g),
        "host": -1 <= table.host < seats and (table.host >= 0 or table.phase == "preparation"),
        "out": _numbers(table.out, range(seats)) and len(set(table.out)) == len(table.out) < seats,
        "honour": _numbers(table.honour, range(-_MANY, _MANY), seats),
        "honour_from": _rows(table.honour_from, range(-_MANY, _MANY), seats, len(SOURCES)),
        "units": _rows(table.units, range(_MANY), PARTIES, REGIONS) and _are_of(table, parties),
        "fortress": _numbers(table.fortress, (-1, *parties), PROVINCES),
        "samurai_at": _numbers(table.samurai_at, regions, table.box.samurai_count),
        "samurai_of": _numbers(table.samurai_of, (-1, *parties), table.box.samurai_count),
        "named": _numbers(table.named, range(PROVINCES)) and len(set(table.named)) == len(table.named),
        "fleets": _rows(table.fleets, range(REGIONS), None, 2),
        "spent": all(isinstance(word, str) for word in table.spent),
        "hired": 0 <= table.hired <= MOST_MERCENARIES,
        "lots": _numbers(table.lots, range(FAMILY_COUNT)),
        "bids": _rows(table.bids, range(-_MANY, _MANY), seats),
        "letters": _numbers(table.letters, range(_MANY), seats),
        "groups": _rows(table.groups, range(_MANY), None, 3),
        "origin": _numbers(table.origin, range(-1, REGIONS), 2),
        "deeds": all(_is_deed(deed) for deed in table.deeds),
    }
    fixed = g.rules.fresh_table(seats, g.options)
    for name in ("glass", "rounds", "kami", "umeko"):
        sensible[name] = getattr(table, name) == getattr(fixed, name)
    for name, holds in sensible.items():
        if not holds:
            raise Contradiction("bad-value", where="table", field=name, value=str(getattr(table, name))[:40])


def is_prepared(g: Senji) -> bool:
    """Whether the preparation is over: a year is under way, or just begins."""
    return g.table.phase != "preparation" or (bool(g.stack) and isinstance(g.stack[-1], tuple))


def _may_be_preparing(g: Senji) -> bool:
    """Whether what is asked belongs to the preparation; a year that just begins follows it. A game that was
    called off may have come no further."""
    top = g.stack[-1] if g.stack else None
    if g.outcome is not None and not g.outcome.winners:
        return True
    return isinstance(top, tuple) or type(top).__module__.rpartition(".")[2] in ("preparation", "homes")


def _parties(g: Senji) -> tuple[int, ...]:
    """Not `board.parties`, which believes the table."""
    seats = tuple(range(g.seats))
    return (*seats, EMPEROR) if g.table.box.emperors[g.seats] >= 0 else seats


def _families_fit(g: Senji) -> bool:
    """SEN-2, SEN-3: a family each, all different, of those in play; -1 while they are being chosen."""
    table = g.table
    led = [family for family in table.families if family != -1]
    return (
        len(table.families) == g.seats
        and all(type(family) is int and family in table.box.playing[g.seats] for family in led)
        and len(set(led)) == len(led)
        and (len(led) == g.seats or not is_prepared(g))
    )


def _are_of(table: SenjiTable, parties: tuple[int, ...]) -> bool:
    """Nobody has units who is not at this table."""
    return not any(any(row) for party, row in enumerate(table.units) if party not in parties)


def _numbers(value: object, allowed: range | tuple[int, ...], count: int | None = None) -> bool:
    return (
        isinstance(value, tuple)
        and (count is None or len(value) == count)
        and all(type(n) is int and n in allowed for n in value)
    )


def _rows(value: object, allowed: range, count: int | None = None, width: int | None = None) -> bool:
    return (
        isinstance(value, tuple)
        and (count is None or len(value) == count)
        and all(_numbers(row, allowed, width) for row in value)
    )


def _is_deed(deed: object) -> bool:
    return isinstance(deed, Deed) and deed.what in DEEDS
