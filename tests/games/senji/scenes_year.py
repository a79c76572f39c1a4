"""Positions of Senji in a few words, for the chapters that frame a year, and what a test does with them.

`scene(4, units={"A": "nagato 5"}, samurai={"A": "mori nagato"})` is a table of four in Spring: A leads
yellow, B green, C blue, D black; everybody holds his home provinces but for those that another is given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

from tatami.formats.positions import read_position
from tatami.games.senji import RULES
from tatami.games.senji.box import PROVINCES
from tatami.games.senji.pieces import EMPEROR
from tatami.games.senji.reasons.common import out_of_place
from tatami.games.senji.table import NO_UNITS, Me, Senji, SenjiQuestion
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.game import Frame
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import letter, seat_of

BOX = RULES.box
E = TypeVar("E", bound=Event)
Said = Mapping[str, str]


class Rest(SenjiQuestion):
    """What a test puts beneath the chapter it looks at: nothing more happens."""

    def candidates(self, me: Me) -> Sequence[Answer]:
        return ()

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        return out_of_place(me, answer)


def party_of(name: str) -> int:
    return EMPEROR if name == "emperor" else seat_of(name)


def scene(
    seats: int,
    *frames: Frame,
    provinces: Said | None = None,
    units: Said | None = None,
    samurai: Said | None = None,
    honour: Mapping[str, int] | None = None,
    places: Mapping[str, Any] | None = None,
    options: Mapping[str, object] | None = None,
    **table: Any,
) -> Senji:
    """That position, and those frames carried out until somebody is asked; the last frame first."""
    facts: dict[str, Any] = {
        "year": 3,
        "phase": "emperor",
        "host": "A",
        "families": list(BOX.playing[seats]),
        "honour": [(honour or {}).get(letter(seat), 5) for seat in range(seats)],
        "fortress": _fortresses(seats, provinces or {}),
        "units": _units(units or {}),
        **_standing(samurai or {}),
    } | {name: value for name, value in table.items() if name != "phase"}
    cards = {f"samurai.{name}": _cards(words) for name, words in (samurai or {}).items()}
    position = {
        "seats": seats,
        "options": dict(options or {}),
        "table": facts,
        "places": cards | dict(places or {}),
        "pending": [{"HostToChoose": {"by": facts["host"]}}],
        "seed": "scene",
    }
    g: Senji = read_position(RULES, position)
    g.table.phase = table.get("phase", "spring")
    g.stack[:] = [Rest((0,)), *frames]
    g.run()
    return g


def _fortresses(seats: int, provinces: Said) -> list[int]:
    held = [BOX.playing[seats].index(f) if f in BOX.playing[seats] else -1 for f in BOX.home]
    for name, words in provinces.items():
        for word in words.split():
            held[BOX.region[word]] = party_of(name)
    return held


def _units(units: Said) -> list[list[int]]:
    rows = [list(row) for row in NO_UNITS]
    for name, words in units.items():
        each = words.split()
        for region, number in zip(each[::2], each[1::2], strict=True):
            rows[party_of(name)][BOX.region[region]] = int(number)
    return rows


def _standing(samurai: Said) -> dict[str, list[int]]:
    at, of = [-1] * BOX.samurai_count, [-1] * BOX.samurai_count
    for name, words in samurai.items():
        each = words.split()
        for who, region in zip(each[::2], each[1::2], strict=True):
            at[BOX.samurai.index(who)] = BOX.region[region]
            of[BOX.samurai.index(who)] = party_of(name)
    return {"samurai_at": at, "samurai_of": of}


def _cards(words: str) -> list[str]:
    return [f"samurai:{who}" for who in words.split()[::2]]


# --- doing and asking ---------------------------------------------------------------------------


def say(g: Senji, seat: str, *texts: str) -> Senji:
    """That player says this, then this ..."""
    for text in texts:
        g.act(seat_of(seat), RULES.parse(text))
    return g


def legal(g: Senji, seat: str) -> list[str]:
    return [answer.text for answer in g.legal(seat_of(seat))]


def at(name: str) -> int:
    return BOX.region[name]


def prepare(seats: int, seed: int, until: str = "", **options: object) -> Senji:
    """A new game played at random until that question is asked, or to the end of the preparation."""
    g, rng = RULES.new(seats, options, seed), Random(seed)
    while g.table.phase == "preparation" and type(g.question).__name__ != until:
        seat = rng.choice(g.asked())
        with suppress(NotImplementedError):
            g.act(seat, rng.choice(g.legal(seat)))
    return g


def homes(g: Senji) -> list[int]:
    """All home provinces of families in play."""
    return [p for p in range(PROVINCES) if BOX.home[p] in g.table.families]
