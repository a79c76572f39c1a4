"""What scenes of every game are told with: who is asked, what is said, why it is refused, what lies where."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeVar

import pytest

from tatami.formats.codec import canonical, encode
from tatami.kernel.events import Event
from tatami.kernel.game import Game
from tatami.kernel.pieces import FACE, HIDDEN, SHIFT, piece
from tatami.kernel.places import Layout
from tatami.kernel.reasons import Reason, Refused
from tatami.kernel.rules import Rules
from tatami.kernel.seats import SPECTATOR, Seat, letter, seat_of
from tatami.kernel.views import View

E = TypeVar("E", bound=Event)
G = TypeVar("G", bound=Game[Any])
_SAID = re.compile(r"(?:([A-G]): )?(.*)")


def viewer_seat(name: str) -> Seat:
    """`A` or `spectator`."""
    return SPECTATOR if name == "spectator" else seat_of(name)


# --- asking and answering -----------------------------------------------------------------------


def asked(g: Game[Any]) -> str:
    """Who is asked what: `A PlayPhase`, `BC SupportToCommit`; nothing when the game is over."""
    return f"{''.join(map(letter, g.asked()))} {type(g.question).__name__}" if g.asked() else ""


def who_says(g: Game[Any], text: str) -> tuple[Seat, str]:
    """`B: spare` says who; otherwise it is whoever is asked first."""
    said = _SAID.fullmatch(text)
    assert said is not None
    return seat_of(said[1]) if said[1] else g.asked()[0], said[2]


def play(g: G, *texts: str) -> G:
    """Whoever is asked says this, then this ...; `B: spare` says who."""
    for text in texts:
        seat, what = who_says(g, text)
        g.act(seat, g.rules.parse(what))
    return g


def may(g: Game[Any], text: str) -> bool:
    """Whether the player who is asked may say this."""
    return g.why_not(g.asked()[0], g.rules.parse(text)) is None


def legal(g: Game[Any]) -> set[str]:
    """What the player who is asked may say."""
    return {answer.text for answer in g.legal(g.asked()[0])}


def refusal(g: Game[Any], seat: str, text: str) -> Reason:
    """Why that is refused; nothing at all may have changed, and nobody may have noticed."""
    before, told_before = canonical(encode(g)), list(g.events)
    with pytest.raises(Refused) as caught:
        g.act(seat_of(seat), g.rules.parse(text))
    assert canonical(encode(g)) == before
    assert g.events == told_before
    reason = caught.value.reason
    assert set(reason.facts) == set(reason.refusal.kinds)
    return reason


def code(g: Game[Any], seat: str, text: str) -> str:
    """The name of the refusal."""
    return refusal(g, seat, text).code


def told(g: Game[Any], kind: type[E]) -> list[E]:
    """The events of that kind, so far."""
    return [event for event in g.events if isinstance(event, kind)]


# --- pieces -------------------------------------------------------------------------------------


def cards(words: str) -> list[str]:
    """`parry*2 katana` is parry, parry, katana."""
    out = []
    for word in words.split():
        name, _, copies = word.partition("*")
        out += [name] * int(copies or 1)
    return out


def laid(rules: Rules[Any], layout: Layout, place: int, lies: Mapping[str, list[str]]) -> list[int]:
    """The pieces of a place whose names stand in a mapping by places."""
    spot = layout.places[place]
    return [piece(rules.faces.index(name), spot.audience) for name in lies.get(spot.name, [])]


def seen_by(p: int) -> int:
    """The mask of the seats that have seen the face of a piece."""
    return p >> SHIFT


def size(g: Game[Any], place: str) -> int:
    return len(g.places[g.layout.by_name[place]])


def lying(g: Game[Any], place: str) -> list[str]:
    """The names of the pieces that lie there, in order, the top last."""
    return [g.rules.face_name(p & FACE) for p in g.places[g.layout.by_name[place]]]


def sees(g: Game[Any], viewer: str, place: str) -> list[str]:
    """The same as a player (or the `spectator`) sees it: `?` for a hidden piece."""
    faces = View(g, viewer_seat(viewer)).faces(g.layout.by_name[place])
    return ["?" if face == HIDDEN else g.rules.face_name(face) for face in faces]
