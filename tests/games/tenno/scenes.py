"""Positions of Tenno in a few words, and what a test wants to do with them.

Cards are written by their printed value, the geisha as X: `scene(rows={"A": "3 1 2", "B": "7 5 1"})`.
In prisons and the discard pile the owner stands before them: `B.10`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import TypeVar

from tatami.formats.counting import count_pieces
from tatami.games.tenno import RULES, pieces
from tatami.games.tenno.table import Tenno, TennoTable
from tatami.kernel.answers import Answer
from tatami.kernel.chance import Chance
from tatami.kernel.events import Event
from tatami.kernel.game import Game
from tatami.kernel.pieces import HIDDEN, PUBLIC, Face, piece
from tatami.kernel.seats import letter, seat_of
from tatami.kernel.views import View, events_for
from tests.games.scenes import viewer_seat

MARKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "X")
"""How the kinds are written here, in their order."""

E = TypeVar("E", bound=Event)
Cards = Mapping[str, str]


def scene(
    rows: Cards,
    hands: Cards | None = None,
    prisons: Cards | None = None,
    discard: str = "",
    turn: str = "A",
    options: Mapping[str, object] | None = None,
    seed: str = "scene",
) -> Tenno:
    """The start of a turn at a table with as many players as rows.

    What is not mentioned of a set lies in its owner's hand; where the hand is given too, in the discard.
    """
    seats = len(rows)
    chosen = RULES.read_options(options)
    layout = RULES.layout(seats, chosen)
    lies: dict[str, list[Face]] = {"discard": [_owned(word) for word in discard.split()]}
    for name, words in (prisons or {}).items():
        lies[f"prison.{name}"] = [_owned(word) for word in words.split()]
    for name, words in rows.items():
        for slot, word in enumerate(words.split(), start=1):
            lies[f"row.{name}.{slot}"] = [] if word == "-" else [_card(name, word)]
    for name, words in (hands or {}).items():
        lies[f"hand.{name}"] = [_card(name, word) for word in words.split()]
    placed = set(chain.from_iterable(lies.values()))
    for name in rows:
        rest = [face for word in MARKS if (face := _card(name, word)) not in placed]
        lies.setdefault(f"hand.{name}" if f"hand.{name}" not in lies else "discard", []).extend(rest)
    places = [[piece(face, p.audience) for face in lies.get(p.name, [])] for p in layout.places]
    table = RULES.fresh_table(seats, chosen)
    table.turn, table.turn_number = seat_of(turn), 1
    g = Game(RULES, seats, chosen, layout, table, places, RULES.opening(table), Chance(seed))
    count_pieces(g)
    RULES.check(g)
    return g


def _card(owner: str, word: str) -> Face:
    return pieces.card(seat_of(owner), MARKS.index(word))


def _owned(word: str) -> Face:
    owner, _, mark = word.partition(".")
    return _card(owner, mark)


def say(text: str) -> Answer:
    return RULES.parse(text)


def _mark(face: Face, place: str) -> str:
    mark = MARKS[pieces.kind_of(face)]
    at_home = place.startswith(("row", "hand"))
    return mark if at_home else f"{letter(pieces.owner_of(face))}.{mark}"


def _places(g: Tenno, place: str) -> list[int]:
    """The numbers of the places called so; `row.A` is three of them."""
    if place.startswith("row.") and place.count(".") == 1:
        return [g.layout.by_name[f"{place}.{slot}"] for slot in (1, 2, 3)]
    return [g.layout.by_name[place]]


def faces(g: Tenno, place: str) -> str:
    """What really lies there: `row.A` gives "3 1 -" where slot 3 is empty, `prison.A` "B.2 C.9"."""
    shown = []
    for k in _places(g, place):
        found = [pieces_there & 0xFFF for pieces_there in g.places[k]]
        if place != "discard":
            found.sort()
        shown += [_mark(face, place) for face in found] or (["-"] if place.startswith("row") else [])
    return " ".join(shown)


def shown(g: Tenno, viewer: str, place: str) -> str:
    """What a viewer (or "spectator") sees there: `?` for a hidden card, `!` after one that lies face up."""
    view, words = view_for(g, viewer), []
    for k in _places(g, place):
        for p in view.places[k]:
            is_up = p & PUBLIC and not g.layout.places[k].is_open
            words.append("?" if p == HIDDEN else _mark(p & 0xFFF, place) + ("!" if is_up else ""))
        if not view.places[k] and place.startswith("row"):
            words.append("-")
    return " ".join(words)


def view_for(g: Tenno, viewer: str) -> View[TennoTable]:
    return View(g, viewer_seat(viewer))


def told(g: Tenno, viewer: str, since: int = 0) -> list[Event]:
    """What a viewer (or "spectator") has been told since that event."""
    return events_for(g, viewer_seat(viewer), since)


def happened(g: Tenno, kind: type[E]) -> list[E]:
    """The events of that kind so far."""
    return [event for event in g.events if isinstance(event, kind)]


def options_of(g: Tenno, who: str) -> list[str]:
    """The texts of a seat's legal answers."""
    return [answer.text for answer in g.legal(seat_of(who))]


def asked(g: Tenno) -> str:
    """The letters of the seats that are asked."""
    return "".join(letter(seat) for seat in g.asked())


def question(g: Tenno) -> str:
    """The name of the open question, or "over"."""
    return "over" if g.question is None else type(g.question).__name__


def prisoners(g: Tenno) -> Sequence[int]:
    """How many cards lie in each prison."""
    return [len(g.places[pieces.prison(seat)]) for seat in range(g.seats)]
