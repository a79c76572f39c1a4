"""Lines of movement in words: steps and turns, those that must and those that may be made (SJT-103)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ..pack import DIRECTIONS, Atom
from .ground import direction
from .saying import Said, join, say


def line(atoms: Sequence[Atom]) -> Said:
    """SJT-110: what stands on one line is made in any order."""
    told = [_wished(must, [_atom(atom) for atom in some]) for must, some in groupby(atoms, lambda a: a.must)]
    if len(told) > 1:
        return say("any-order-mixed", what=join("besides", told))
    return told[0]


def _wished(must: bool, atoms: Sequence[Said]) -> Said:
    what = join("and", atoms)
    if len(atoms) > 1:
        what = say("any-order", what=what)
    return what if must else say("may", what=what)


def _atom(atom: Atom) -> Said:
    if atom.turn:
        return say("turn", n=atom.turn, upto=atom.up_to and atom.turn > 1)
    return say("step", n=atom.step, upto=atom.up_to and atom.step > 1, where=_where(atom))


def _where(atom: Atom) -> Said:
    """SJT-109: one direction for the whole of it."""
    if set(atom.dirs) == set(DIRECTIONS):
        return say("direction-any", n=atom.step)
    return join("or", [direction(d) for d in atom.dirs])
