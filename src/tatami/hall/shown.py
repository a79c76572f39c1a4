"""What each pair of eyes sees, as JSON that is kept up to date instead of being made anew after every act.

It says exactly what `View.to_json` says (a test compares the two after every act of whole games). It saves:
only places that an event names can have changed, most places look the same to many eyes, and the open facts
look the same to all.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from tatami.kernel import events as happened
from tatami.kernel.codec import encode_frame, encode_table
from tatami.kernel.events import Event
from tatami.kernel.game import Game
from tatami.kernel.pieces import FACE, HIDDEN, OPEN, PUBLIC, SHIFT
from tatami.kernel.places import Layout, Place
from tatami.kernel.rules import MOST_LAYOUTS, Rules
from tatami.kernel.seats import Seat, letter
from tatami.kernel.views import encode_outcome

_PLACES: Final[dict[type[Event], tuple[str, ...]]] = {
    happened.PieceMoved: ("source", "goal"),
    happened.PieceTurned: ("place",),
    happened.PieceLaid: ("place",),
    happened.Shuffled: ("place",),
    happened.HeldOut: ("place",),
    happened.Gathered: ("source", "goal"),
    happened.Noted: ("place",),
    happened.Struck: ("place",),
    happened.Cleared: ("place",),
    happened.Rewritten: ("place",),
    happened.HandedOver: ("source", "goal"),
}
MOST_BYTES: Final = 16 << 20
"""So much is remembered of how places look, at all tables together; then it is forgotten."""
_OVERHEAD: Final = 200
"""What a look costs beside its text and its key, in bytes."""
_SEEN: Final = FACE | PUBLIC
"""What is left of a piece for whoever sees it; whose eyes those are makes no difference to its look."""

_encode: Final = msgspec.json.Encoder().encode


class Looks:
    """How pieces in a place look, by layout: many tables have the same. Never more than so many bytes.

    A layout is held as long as its looks are: another in its place in memory is not taken for it.
    """

    __slots__ = ("_by_layout", "weight")

    def __init__(self) -> None:
        self._by_layout: Final[dict[Layout, dict[tuple[int, ...], bytes]]] = {}
        self.weight = 0

    def of(self, layout: Layout) -> dict[tuple[int, ...], bytes]:
        found = self._by_layout.get(layout)
        if found is None:
            if len(self._by_layout) >= MOST_LAYOUTS:
                self.forget()
            found = self._by_layout[layout] = {}
        return found

    def weigh(self, key: tuple[int, ...], look: bytes) -> None:
        """One more is remembered; if that is too much, all are forgotten."""
        self.weight += len(look) + 8 * len(key) + _OVERHEAD
        if self.weight > MOST_BYTES:
            self.forget()

    def forget(self) -> None:
        self._by_layout.clear()
        self.weight = 0


LOOKS: Final = Looks()


class Shown:
    """One table, through as many eyes as look at it."""

    __slots__ = ("_alike", "_common", "_common_at", "_game", "_places", "_start", "_touched")

    def __init__(self) -> None:
        self._game: Game[Any] | None = None
        self._start = b""
        self._common = b""
        self._common_at = (-1, -1)
        self._places: Final[dict[Seat, tuple[int, list[bytes]]]] = {}
        self._alike: Final[dict[int, tuple[int, bytes]]] = {}
        """Places that look the same to everybody: since which event, and how."""
        self._touched: tuple[int, int, Collection[int]] = (-1, -1, ())
        """Which places were touched from one event to another: all eyes want to know the same."""

    def view(self, game: Game[Any], viewer: Seat) -> msgspec.Raw:
        """The view of these eyes."""
        if game is not self._game:
            self._begin(game)
        places = self._up_to_date(game, viewer)
        mine = game.sealed.get(viewer)
        parts = [self._start, b'"seat":"', letter(viewer).encode(), b'",', self._open_facts(game)]
        if mine is not None:
            parts += [b'"mine":', _encode(mine.text), b","]
        parts += [b'"places":{', b",".join([place for place in places if place]), b"}}"]
        return msgspec.Raw(b"".join(parts))

    def _begin(self, game: Game[Any]) -> None:
        """A new deal, or another course of it after an undo."""
        self._game = game
        self._places.clear()
        self._alike.clear()
        self._touched = (-1, -1, ())
        self._common_at = (-1, -1)
        rules = game.rules
        facts = {
            "game": rules.name,
            "ruleset": rules.version,
            "options": dict(game.options),
            "seats": game.seats,
        }
        pack = rules.pack()
        if pack is not None:
            facts["data"] = pack.to_json()
        self._start = _encode(facts)[:-1] + b","

    def _open_facts(self, game: Game[Any]) -> bytes:
        at = game.sequence, game.acts
        if at != self._common_at:
            asked = game.asked()
            facts = {
                "sequence": at[0],
                "acts": at[1],
                "table": encode_table(game.table),
                "pending": [encode_frame(frame) for frame in game.stack],
                "asked": [letter(seat) for seat in asked],
                "answered": [letter(seat) for seat in sorted(game.sealed)],
            }
            if game.outcome is not None:
                facts["outcome"] = encode_outcome(game.outcome)
            self._common, self._common_at = _encode(facts)[1:-1] + b",", at
        return self._common

    def _up_to_date(self, game: Game[Any], viewer: Seat) -> Sequence[bytes]:
        at, shown = self._places.get(viewer, (-1, []))
        if at == game.sequence:
            return shown
        now = game.sequence
        if at < game.told:
            shown = [self._look(game, k, viewer, now) for k in range(len(game.places))]
        else:
            for place in self._touched_since(game, at, now):
                shown[place] = self._look(game, place, viewer, now)
        self._places[viewer] = now, shown
        return shown

    def _touched_since(self, game: Game[Any], at: int, now: int) -> Collection[int]:
        start, end, touched = self._touched
        if start == at and end == now:
            return touched
        touched = set()
        for event in game.events[at - game.told :]:
            for name in _PLACES.get(type(event), ()):
                touched.add(getattr(event, name))
            if isinstance(event, happened.Rewriting):
                touched.update(place for place, _, _ in event.pages)
        self._touched = at, now, touched
        return touched

    def _look(self, game: Game[Any], place: int, viewer: Seat, now: int) -> bytes:
        """One place through these eyes: `"row.A.2":["ninja"]`, or nothing if it is empty or others' own."""
        if game.layout.places[place].private and place in game.layout.hidden_from[viewer]:
            return b""
        since, look = self._alike.get(place, (-1, b""))
        if since == now:
            return look
        pieces = game.places[place]
        if not pieces:
            self._alike[place] = now, b""
            return b""
        if max(pieces) <= FACE:  # a deck, of which nobody has seen anything
            look = _remembered(game, place, [HIDDEN] * len(pieces))
            self._alike[place] = now, look
            return look
        look = _remembered(game, place, _seen(pieces, viewer))
        if min(pieces) >= OPEN:
            self._alike[place] = now, look
        return look


def _seen(pieces: Sequence[int], viewer: Seat) -> list[int]:
    bit = 1 << (SHIFT + viewer)
    return [p & _SEEN if p & bit else HIDDEN for p in pieces]


def _remembered(game: Game[Any], place: int, seen: list[int]) -> bytes:
    layout = game.layout
    if layout.is_bag[place]:
        seen.sort()
    looks = LOOKS.of(layout)
    key = (place, *seen)
    look = looks.get(key)
    if look is None:
        look = looks[key] = _drawn(game.rules, layout, place, seen)
        LOOKS.weigh(key, look)
    return look


def _drawn(rules: Rules[Any], layout: Layout, place: int, seen: list[int]) -> bytes:
    spot = layout.places[place]
    tokens = ["?" if p < 0 else _token(rules, p, spot) for p in seen]
    return _encode(spot.name) + b":" + _encode(tokens)


@lru_cache(maxsize=1 << 14)
def _token(rules: Rules[Any], p: int, spot: Place) -> str:
    return rules.short_name(p & FACE, spot.name) + ("!" if p & PUBLIC and not spot.is_open else "")
