"""What one seat may know, as it crosses from one process to another: nothing but plain values.

A view holds rules, frames and questions, which a compiled engine cannot pickle, and which the other side has
already. So it is written down by names, as the codec does, and made again from the rules there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tatami.formats.codec import Json, decode_frame, decode_table, encode_frame, encode_table
from tatami.games import game_called, offer_pack
from tatami.hooks.packs import pack_of
from tatami.kernel.chance import Chance
from tatami.kernel.game import Game
from tatami.kernel.pieces import FACE, HIDDEN, OPEN, PUBLIC, SHIFT
from tatami.kernel.rules import Rules
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

UNTOLD = "?"
"""Stands for a sealed answer of somebody else."""


class Box(NamedTuple):
    """Which rules are played by, told once to every process that has to know them."""

    game: str
    options: tuple[tuple[str, int | str | bool], ...]
    pack: bytes
    """The data pack that the options name, if any: the other process has not read any file."""

    def open(self) -> Rules[Any]:
        if self.pack:
            offer_pack(self.pack)
        return game_called(self.game).variant(dict(self.options))


def box_of(rules: Rules[Any], options: Mapping[str, int | str | bool]) -> Box:
    pack = pack_of(rules)
    return Box(rules.name, tuple(options.items()), b"" if pack is None else pack.raw)


class Sight(NamedTuple):
    """A view of a seat that is asked."""

    seat: Seat
    seats: int
    table: dict[str, Json]
    places: list[list[int]]
    pending: list[dict[str, Json]]
    sealed: tuple[Seat, ...]
    sequence: int
    acts: int


def sight_of(game: Game[Any], seat: Seat) -> Sight:
    """What this seat sees now. It is asked, so it has sealed no answer itself."""
    view = View(game, seat)
    return Sight(
        seat,
        view.seats,
        encode_table(view.table),
        view.places,
        [encode_frame(frame) for frame in view.stack],
        view.sealed,
        view.sequence,
        view.acts,
    )


def seen_again(sight: Sight, rules: Rules[Any], options: Mapping[str, int | str | bool]) -> Game[Any]:
    """A table at which this seat sees just that: its view and its legal answers are the same.

    What it has not seen lies there as anything: no more can be learned from it than from the sight.
    """
    layout = rules.layout(sight.seats, options)
    mine = 1 << (SHIFT + sight.seat)
    places = [
        [_piece(p, mine, place.audience << SHIFT) for p in pieces]
        for place, pieces in zip(layout.places, sight.places, strict=True)
    ]
    table = decode_table(rules, sight.seats, sight.table, rules.fresh_table(sight.seats, options))
    stack = [decode_frame(rules, sight.seats, frame) for frame in sight.pending]
    game: Game[Any] = Game(rules, sight.seats, options, layout, table, places, stack, Chance(UNTOLD))
    game.told, game.acts = sight.sequence, sight.acts
    if sight.sealed:
        anything = game.legal(sight.seat)[0]  # nobody can look at it
        game.sealed = dict.fromkeys(sight.sealed, anything)
    return game


def _piece(p: int, mine: int, audience: int) -> int:
    if p == HIDDEN:
        return audience & ~mine
    return p & FACE | (OPEN if p & PUBLIC else mine | audience)
