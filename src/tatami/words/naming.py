"""The conventions by which engine objects find their texts, so that no game needs a line of language code.

A class, code or name in kebab case is the end of its key: `AttackerWon` of Tenno has the text
`tenno-event-attacker-won`. What a part of an object is ("seat", "slot", "face" ...) tells how it is
put into words; a kind the kernel does not know is a list of names that the rules give (`Naming.names`), by
default from the game's `pieces.py`: "colour" is `COLOURS` there, its texts are `tenno-colour-red` and so on.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from tatami.formats.names import kinds_of_event
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.questions import Question
from tatami.kernel.rules import Rules
from tatami.kernel.seats import MAX_SEATS, Seat, letter

_HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_SEATS: Final = {letter(seat): seat for seat in range(MAX_SEATS)}


@lru_cache(maxsize=1 << 13)
def kebab(name: str) -> str:
    """`AttackerWon` and `attacker_won` are both `attacker-won`."""
    return _HUMP.sub("-", name).replace("_", "-").lower()


def variable(name: str) -> str:
    """A part called `kind` or `face` is `$card` in the texts; every other keeps its name."""
    return "card" if name in ("kind", "face") else name


class Part(NamedTuple):
    """A part of an object: what it is called there, in texts, and what it is."""

    name: str
    variable: str
    kind: str


def parts_of(thing: Event | Answer | Question[Any]) -> list[Part]:
    """All that a text may be told of it; of a question seats, things of a kind, and numbers of which it does
    not say what they are."""
    if isinstance(thing, Question):
        seats = [Part(name, name, "seat or seats") for name in thing.FIELDS if name in thing.SEATS]
        rest = [name for name in thing.FIELDS if name not in thing.SEATS]
        named = [Part(name, variable(name), thing.KINDS[name]) for name in rest if name in thing.KINDS]
        return [*seats, *named, *[Part(name, name, "") for name in rest if name not in thing.KINDS]]
    kinds = thing.KINDS if isinstance(thing, Answer) else kinds_of_event(type(thing))
    return [Part(name, variable(name), kind) for name, kind in kinds.items()]


class Spot(NamedTuple):
    """The name of a place, taken apart: `row.B.2` is slot 2 of B's row.

    Two seats are the owner and another whom it concerns: `words.A.B` is of the kind `words-to`.
    """

    kind: str
    owner: Seat = -1
    slot: int = 0
    card: str = ""
    other: Seat = -1


@lru_cache(maxsize=1 << 13)
def spot(name: str) -> Spot:
    """Letters name the owner, digits the slot, anything else the card that lies there by rule."""
    kind, *parts = name.split(".")
    owner, slot, card, other = -1, 0, "", -1
    for part in parts:
        if part in _SEATS:
            owner, other = (_SEATS[part], -1) if owner < 0 else (owner, _SEATS[part])
        elif part.isdecimal():
            slot = int(part)
        else:
            card = part
    return Spot(kebab(kind) + ("-to" if other >= 0 else ""), owner, slot, card, other)


@cache
def plain_name(face: str) -> str:
    """What a face is, whosever and wherever: `monk` of `note:A.monk`, `ninja-1` of `role:ninja_1`."""
    return kebab(face.rpartition(":")[2].rpartition(".")[2])


def face_keys(rules: Rules[Any], name: str) -> tuple[str, ...]:
    """Where the text of a face is looked for: `note:A.monk` in `tenno-note-monk`, then `tenno-kind-monk`."""
    prefix = name.rpartition(":")[0]
    kind = plain_name(name)
    common = f"{rules.name}-kind-{kind}"
    return (f"{rules.name}-{kebab(prefix)}-{kind}", common) if prefix else (common,)
