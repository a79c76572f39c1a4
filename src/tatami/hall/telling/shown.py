"""What each pair of eyes sees, as JSON: all of it, or only what has changed since everybody was told last.

Both say exactly what `View.to_json` says (a test compares them after every act of whole games): only places
that an event names can have changed, many look the same to all eyes, and so do the open facts.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter, is_not
from typing import Any, Final

import msgspec

from tatami.formats.facts import told_changes, told_frame, told_table
from tatami.formats.views import encode_outcome
from tatami.hooks.packs import pack_of
from tatami.kernel import events as happened
from tatami.kernel.events import Event
from tatami.kernel.game import Frame, Game
from tatami.kernel.pieces import FACE, HIDDEN, OPEN, PUBLIC, SHIFT
from tatami.kernel.places import Layout, Place
from tatami.kernel.rules import MOST_LAYOUTS, Rules
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.table import Table

_PLACES: Final[dict[type[Event], tuple[str, ...]]] = {
    happened.PieceMoved: ("source", "goal"),
    happened.PieceTurned: ("place",),
    happened.PieceLaid: ("place",),
    happened.Shuffled: ("place",),
    happened.HeldOut: ("place",),
    happened.Gathered: ("source", "goal"),
    happened.Rewritten: ("place",),
}
MOST_BYTES: Final = 16 << 20
"""So much is remembered of how places look, at all tables together; then it is forgotten."""
LONG: Final = 8
"""Pieces in an open pile from which on it is remembered how it looked last."""
_OVERHEAD: Final = 200
"""What a look costs beside its text and its key, in bytes."""
_SEEN: Final = FACE | PUBLIC
"""What is left of a piece for whoever sees it; whose eyes those are makes no difference to its look."""

_encode: Final = msgspec.json.Encoder().encode


class Looks:
    """How pieces in a place and events look, by layout: many tables have the same. Never over so many bytes.

    A layout is held as long as its looks are: another in its place in memory is not taken for it.
    """

    __slots__ = ("_by_layout", "weight")

    def __init__(self) -> None:
        self._by_layout: Final[dict[Layout, dict[Hashable, bytes]]] = {}
        self.weight = 0

    def of(self, layout: Layout) -> dict[Hashable, bytes]:
        found = self._by_layout.get(layout)
        if found is None:
            if len(self._by_layout) >= MOST_LAYOUTS:
                self.forget()
            found = self._by_layout[layout] = {}
        return found

    def weigh(self, look: bytes, parts: int = 0) -> None:
        """One more is remembered, with a key of so many parts; if that is too much, all are forgotten."""
        self.weight += len(look) + 8 * parts + _OVERHEAD
        if self.weight > MOST_BYTES:
            self.forget()

    def forget(self) -> None:
        self._by_layout.clear()
        self.weight = 0


LOOKS: Final = Looks()


class Shown:
    """One table, through as many eyes as look at it: all of it, and what has changed since they were told."""

    __slots__ = ("_acts", "_asked", "_changes", "_common", "_game", "_mine", "_open_looks", "_pending",
                 "_piles", "_places", "_sealed", "_seq", "_stack", "_start", "_table", "special")  # fmt: skip

    def __init__(self) -> None:
        self._game: Game[Any] | None = None
        self._seq = -1
        """How many events had happened when everybody was told last, and after how many acts."""
        self._acts = -1
        self._start = b""
        self._table: tuple[object, ...] = ()
        self._stack: tuple[Frame, ...] = ()
        self._pending: Sequence[bytes] = ()
        """How that was told."""
        self._asked: tuple[tuple[Seat, ...], tuple[Seat, ...]] = (), ()
        self._mine: Mapping[Seat, str] = {}
        """What seats had answered in secret before, and what they have now."""
        self._sealed: Mapping[Seat, str] = {}
        self._common = b""
        """What has changed for everybody, without places."""
        self._places: dict[int, int] = {}
        """Those that something has happened to, with the mask of those who see more of it than others."""
        self._changes: Final[dict[Seat, bytes]] = {}
        self.special = 0
        """The mask of those who were told something else than a spectator between the last two calls of
        `advance`."""
        self._open_looks: list[bytes] = []
        """How those places look to a spectator."""
        self._piles: Final[dict[int, tuple[Sequence[int], bytes]]] = {}
        """Long open piles, and how they looked last."""

    # --- all of it ------------------------------------------------------------------------------

    def view(self, game: Game[Any], viewer: Seat) -> msgspec.Raw:
        """The view of these eyes; whoever is told it can go on with the next changes."""
        if not self.is_of(game):  # then nobody has looked on meanwhile
            self.advance(game)
        mine = game.sealed.get(viewer)
        parts = [self._start, b'"seat":"', letter(viewer).encode(), b'",', _open_facts(game)]
        if mine is not None:
            parts += [b'"mine":', _encode(mine.text), b","]
        looks = [self._look(game, place, viewer) for place, pieces in enumerate(game.places) if pieces]
        parts += [b'"places":{', b",".join([look for look in looks if look]), b"}}"]
        return msgspec.Raw(b"".join(parts))

    # --- what has changed -----------------------------------------------------------------------

    def is_of(self, game: Game[Any]) -> bool:
        """Whether nothing has happened in this game since everybody was told."""
        return game is self._game and self._seq == game.sequence and self._acts == game.acts

    def advance(self, game: Game[Any]) -> bool:
        """Something may have happened; whether `changes` say what. If not, it is another course of the game,
        or too much was forgotten, and all of it must be shown."""
        told, since = game is self._game, self._seq
        if not told:
            self._begin(game)
        told = told and since >= game.told
        self._changes.clear()
        events = game.events[since - game.told :] if told else ()
        saw_more = self._look_through(events)
        self._common = self._open_changes(game)
        self.special = self._see_more(game) | saw_more if told else -1
        self._seq, self._acts = game.sequence, game.acts
        return told

    def _look_through(self, events: Sequence[Event]) -> int:
        """Notes the places that these events name, in order; gives the mask of those who were told something
        else of them than a spectator."""
        mask, touched = 0, dict[int, int]()
        for event in events:
            if type(event) is happened.PieceMoved:  # as most of what happens
                touched[event.source] = touched[event.goal] = 0
            else:
                for name in _PLACES.get(type(event), ()):
                    touched[getattr(event, name)] = 0
                if isinstance(event, happened.Rewriting):
                    touched.update((place, 0) for place, _, _ in event.pages)
            mask |= event.told_otherwise()
        self._places = touched
        return mask

    def _see_more(self, game: Game[Any]) -> int:
        """Notes how these places look to a spectator, and who sees more of them; the mask of all those and
        of who has answered in secret."""
        mask, spots, places, touched = 0, game.layout.places, game.places, self._places
        looks = self._open_looks = list[bytes]()
        for place in touched:
            spot, pieces = spots[place], places[place]
            if spot.private:
                touched[place] = spot.audience
                mask |= spot.audience
                looks.append(self._look(game, place, SPECTATOR))
            elif not pieces or max(pieces) <= FACE:  # empty, or a deck of which nobody has seen anything
                looks.append(_unseen(game, place, len(pieces)))
            elif min(pieces) >= OPEN:
                looks.append(self._open(game, place, pieces))
            else:
                more = 0
                for p in pieces:
                    if not p & PUBLIC:
                        more |= p
                touched[place] = more >> SHIFT
                mask |= more >> SHIFT
                looks.append(_remembered(game, place, _seen(pieces, SPECTATOR)))
        for seat in (*self._mine, *self._sealed):
            mask |= 1 << seat
        return mask

    def changes(self, viewer: Seat) -> bytes:
        """What has changed for these eyes between the last two calls of `advance`, as a JSON object."""
        found = self._changes.get(viewer)
        if found is None:
            found = self._changes[viewer] = self._changed_for(viewer)
        return found

    def _changed_for(self, viewer: Seat) -> bytes:
        game = self._game
        assert game is not None
        mine = game.sealed.get(viewer)
        text, before = None if mine is None else mine.text, self._mine.get(viewer)
        changed = b"{" + self._common
        if text != before:
            changed += b',"mine":' + _encode(text)
        looks = self._open_looks
        if viewer != SPECTATOR and self.special >> viewer & 1:
            looks = [
                self._look(game, place, viewer) if more >> viewer & 1 else look
                for look, (place, more) in zip(looks, self._places.items(), strict=True)
            ]
        told = b",".join(filter(None, looks))
        if told:  # that something was written where these eyes do not see must not show
            changed += b',"places":{%b}' % told
        return changed + b"}"

    def _begin(self, game: Game[Any]) -> None:
        """A new deal, or another course of it after an undo."""
        self._game, self._table, self._stack, self._sealed = game, (), (), {}
        self._piles.clear()
        rules = game.rules
        facts = {
            "game": rules.name,
            "ruleset": rules.version,
            "options": dict(game.options),
            "seats": game.seats,
        }
        pack = pack_of(rules)
        if pack is not None:
            facts["data"] = pack.to_json()
        self._start = _encode(facts)[:-1] + b","

    def _open_changes(self, game: Game[Any]) -> bytes:
        told = b'"sequence":%d,"acts":%d' % (game.sequence, game.acts)
        before, self._table = self._table, _facts_of(game.table.FIELDS)(game.table)
        if before and before != self._table:
            told += b',"table":' + _encode(told_changes(game.rules, game.table, before, self._table))
        stack, old = tuple(game.stack), self._stack
        if len(stack) != len(old) or any(map(is_not, stack, old)):
            told += b',"pending":[%b]' % b",".join(self._frames(game.rules, stack))
        asked = game.asked(), tuple(sorted(game.sealed)) if game.sealed else ()
        if asked != self._asked:
            told += _who_is_asked(*asked)
            self._asked = asked
        self._mine, self._sealed = self._sealed, {seat: answer.text for seat, answer in game.sealed.items()}
        if game.outcome is not None:
            told += b',"outcome":' + _encode(encode_outcome(game.outcome))
        return told

    def _frames(self, rules: Rules[Any], stack: tuple[Frame, ...]) -> Sequence[bytes]:
        """What is still to be done; most of it was so before."""
        old, known = self._stack, self._pending
        looks = [
            known[k] if k < len(old) and frame is old[k] else _encode(told_frame(rules, frame))
            for k, frame in enumerate(stack)
        ]
        self._stack, self._pending = stack, looks
        return looks

    def _look(self, game: Game[Any], place: int, viewer: Seat) -> bytes:
        """One place through these eyes: `"row.A.2":["ninja"]`, or nothing if it is others' own."""
        layout, pieces = game.layout, game.places[place]
        if layout.places[place].private and place in layout.hidden_from[viewer]:
            return b""
        if not pieces or max(pieces) <= FACE:  # empty, or a deck of which nobody has seen anything
            return _unseen(game, place, len(pieces))
        if min(pieces) >= OPEN:
            return self._open(game, place, pieces)
        return _remembered(game, place, _seen(pieces, viewer))

    def _open(self, game: Game[Any], place: int, pieces: list[int]) -> bytes:
        """What everybody sees. A long pile mostly grows at its end: so does what is told of it."""
        if len(pieces) < LONG or game.layout.is_bag[place]:
            return _remembered(game, place, [p & _SEEN for p in pieces])
        known, look = self._piles.get(place, ((), b""))
        count, spot = len(known), game.layout.places[place]
        if known and pieces[:count] == known:
            tokens = [_token(game.rules, p & _SEEN, spot) for p in pieces[count:]]
            look = look[:-1] + b"," + _encode(tokens)[1:] if tokens else look
        else:
            look = _drawn(game.rules, game.layout, place, [p & _SEEN for p in pieces])
        self._piles[place] = pieces[:], look
        return look


@lru_cache(maxsize=64)
def _facts_of(names: tuple[str, ...]) -> Callable[[Table], tuple[object, ...]]:
    """All these facts of a table at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda table: tuple([getattr(table, name) for name in names])


@lru_cache(maxsize=1 << 10)
def _who_is_asked(asked: tuple[Seat, ...], answered: tuple[Seat, ...]) -> bytes:
    facts = {"asked": [letter(seat) for seat in asked], "answered": [letter(seat) for seat in answered]}
    return b"," + _encode(facts)[1:-1]


def _open_facts(game: Game[Any]) -> bytes:
    """What everybody sees beside the pieces."""
    facts = {
        "sequence": game.sequence,
        "acts": game.acts,
        "table": told_table(game.rules, game.table),
        "pending": [told_frame(game.rules, frame) for frame in game.stack],
        "asked": [letter(seat) for seat in game.asked()],
        "answered": [letter(seat) for seat in sorted(game.sealed)],
    }
    if game.outcome is not None:
        facts["outcome"] = encode_outcome(game.outcome)
    return _encode(facts)[1:-1] + b","


def _seen(pieces: Sequence[int], viewer: Seat) -> list[int]:
    bit = 1 << (SHIFT + viewer)
    return [p & _SEEN if p & bit else HIDDEN for p in pieces]


def _unseen(game: Game[Any], place: int, count: int) -> bytes:
    """So many pieces of which nobody has seen anything."""
    looks = LOOKS.of(game.layout)
    look = looks.get(("unseen", place, count))
    if look is None:
        look = _drawn(game.rules, game.layout, place, [HIDDEN] * count)
        looks["unseen", place, count] = look
        LOOKS.weigh(look, 3)
    return look


def _remembered(game: Game[Any], place: int, seen: list[int]) -> bytes:
    layout = game.layout
    if layout.is_bag[place]:
        seen.sort()
    looks = LOOKS.of(layout)
    key = (place, *seen)
    look = looks.get(key)
    if look is None:
        look = looks[key] = _drawn(game.rules, layout, place, seen)
        LOOKS.weigh(look, len(key))
    return look


def _drawn(rules: Rules[Any], layout: Layout, place: int, seen: list[int]) -> bytes:
    spot = layout.places[place]
    tokens = ["?" if p < 0 else _token(rules, p, spot) for p in seen]
    return _encode(spot.name) + b":" + _encode(tokens)


@lru_cache(maxsize=1 << 14)
def _token(rules: Rules[Any], p: int, spot: Place) -> str:
    return rules.short_name(p & FACE, spot.name) + ("!" if p & PUBLIC and not spot.is_open else "")
