"""Seats around the table, and the bit masks that say which of them have seen something.

A seat is a place at the table (0, 1, 2 ... clockwise), not the person or bot who sits there.
Seats are written A, B, C ... in every text form.
"""

from __future__ import annotations

from typing import Annotated, Final

from .reasons import NotUnderstood

Seat = Annotated[int, "seat"]

MAX_SEATS: Final = 7
SPECTATOR: Final = 7
"""The pseudo-seat of everybody who only watches: sees what is public, and nothing else."""

EVERYBODY: Final = 0xFF
"""The mask of all seats and the spectators: a piece that lies face up."""

NOBODY: Final = 0

_LETTERS: Final = "ABCDEFG"


def mask_of(seat: Seat) -> int:
    """The mask in which only this seat's bit is set."""
    return 1 << seat


def letter(seat: Seat) -> str:
    """The seat's name in text forms: A for seat 0."""
    return "spectator" if seat == SPECTATOR else _LETTERS[seat]


def seat_of(text: str) -> Seat:
    """The seat that a letter names."""
    if len(text) != 1 or text not in _LETTERS:
        raise NotUnderstood("not-a-seat", text=text[:40])
    return _LETTERS.index(text)


def letters(mask: int) -> str:
    """The seats of a mask as letters, e.g. 'AC'."""
    return "".join(_LETTERS[s] for s in range(MAX_SEATS) if mask >> s & 1)


def clockwise(start: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in playing order, beginning with `start`."""
    return tuple((start + k) % seats for k in range(seats))


PLACES_IN_TURN: Final = tuple(str(k + 1) for k in range(MAX_SEATS))


def order_of_play(turn: Seat, number: int, seats: int) -> tuple[str, ...]:
    """By seat, when its first turn came: "1", "2" ...; `number` turns have gone round, the last to `turn`."""
    first = turn - (number - 1)
    return tuple(PLACES_IN_TURN[(seat - first) % seats] for seat in range(seats))
