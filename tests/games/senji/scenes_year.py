"""Positions of Senji in a few words, for the chapters that frame a year, and what a test does with them.

`scene(4, units={"A": "nagato 5"}, samurai={"A": "mori nagato"})` is a table of four in Spring: A leads
yellow, B green, C blue, D black; everybody holds his home provinces but for those that another is given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

import pytest

from tatami.formats.codec import canonical, encode
from tatami.formats.positions import read_position
from tatami.games.senji import RULES
from tatami.games.senji.box import PROVINCES
from tatami.games.senji.pieces import EMPEROR
from tatami.games.senji.reasons.common import out_of_place
from tatami.games.senji.table import NO_UNITS, Me, Senji, SenjiQuestion
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.game import Frame
from tatami.kernel.pieces import FACE, HIDDEN
from tatami.kernel.reasons import Reason, Refused
from tatami.kernel.seats import SPECTATOR, letter, seat_of
from tatami.kernel.views import View
from tests.chance import some_answer

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


def play(g: Senji, *texts: str) -> Senji:
    """Whoever is asked says this, then this ..."""
    for text in texts:
        with suppress(NotImplementedError):  # a chapter that is not written yet
            g.act(g.asked()[0], RULES.parse(text))
    return g


def asked(g: Senji) -> str:
    """Who is asked what: `AB Orders`."""
    return f"{''.join(map(letter, g.asked()))} {type(g.question).__name__}" if g.asked() else ""


def legal(g: Senji, seat: str) -> list[str]:
    return [answer.text for answer in g.legal(seat_of(seat))]


def refusal(g: Senji, seat: str, text: str) -> Reason:
    """Why that is refused; nothing may have changed."""
    before, told = canonical(encode(g)), list(g.events)
    with pytest.raises(Refused) as caught:
        g.act(seat_of(seat), RULES.parse(text))
    assert canonical(encode(g)) == before
    assert g.events == told
    reason = caught.value.reason
    assert set(reason.facts) == set(reason.refusal.kinds)
    return reason


def code(g: Senji, seat: str, text: str) -> str:
    return refusal(g, seat, text).code


def told(g: Senji, kind: type[E]) -> list[E]:
    return [event for event in g.events if isinstance(event, kind)]


def lying(g: Senji, place: str) -> list[str]:
    """The names of the pieces that lie there, in order, the top last."""
    return [BOX.faces[p & FACE] for p in g.places[g.layout.by_name[place]]]


def size(g: Senji, place: str) -> int:
    return len(g.places[g.layout.by_name[place]])


def sees(g: Senji, viewer: str, place: str) -> list[str]:
    """What a player (or the `spectator`) sees there: `?` for what he does not."""
    seat = SPECTATOR if viewer == "spectator" else seat_of(viewer)
    faces = View(g, seat).faces(g.layout.by_name[place])
    return ["?" if face == HIDDEN else BOX.faces[face] for face in faces]


def at(name: str) -> int:
    return BOX.region[name]


def prepare(seats: int, seed: int, until: str = "", **options: object) -> Senji:
    """A new game played at random until that question is asked, or to the end of the preparation."""
    g, rng = RULES.new(seats, options, seed), Random(seed)
    while g.table.phase == "preparation" and type(g.question).__name__ != until:
        seat = rng.choice(g.asked())
        with suppress(NotImplementedError):
            g.act(seat, some_answer(g, seat, rng))
    return g


def homes(g: Senji) -> list[int]:
    """All home provinces of families in play."""
    return [p for p in range(PROVINCES) if BOX.home[p] in g.table.families]
