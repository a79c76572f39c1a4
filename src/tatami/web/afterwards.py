"""A game looked back on, as clients get it: act by act, its story and result, whether its record holds."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.hall.table.entries import Origin
from tatami.hall.telling.messages import Line


class HeldCards(msgspec.Struct, frozen=True):
    """What lay before a seat and was not open to all, in words: where, and which cards."""

    seat: str
    place: str
    cards: list[str]


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game after one act, through somebody's eyes."""

    act: int
    seat: str | None
    answer: str | None
    view: dict[str, Any]
    lines: list[Line] = []
    asked: str = ""
    """What is asked next."""
    aids: dict[str, Any] | None = None
    """What these eyes could work out from the view, for boards to draw."""
    events: list[dict[str, Any]] = []
    """What these eyes noticed since the frame before, as they were told it at the table."""
    hands: list[HeldCards] = []
    """With all cards open (`eyes=all`): what lies before everybody."""


class Replay(msgspec.Struct, frozen=True, omit_defaults=True):
    """Part of a game; `acts` is how many there are in all so far. A shared one does not name its table."""

    table: str
    game: str
    names: list[str]
    eyes: str | None
    acts: int
    frames: list[Frame]
    outcome: list[str]
    only_now: str = ""
    """Why nothing but the present may be looked at, in a sentence: a game of memory that still goes on."""


class ToldLine(msgspec.Struct, frozen=True):
    """A line of a story, and the act after which the replay shows it."""

    act: int
    text: str


class Standing(msgspec.Struct, frozen=True):
    """What every seat had after an act."""

    act: int
    points: list[int]


class SeatResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a seat ended. A person may have left it: then a bot played on for him."""

    seat: str
    name: str
    rank: int
    won: bool
    score: int | None = None
    bot: str = ""
    left_at: int | None = None
    """The act after which a bot took over and played to the end."""
    resigned: bool = False
    """Whether its person gave the game up: he has lost, whatever a bot made of it afterwards."""
    stood_in: bool = False
    """Whether a bot stood in for a while, and gave the seat back."""
    thanked: bool = False
    """Whether whoever sat there has said that it was a good game."""
    rating: list[float] = []
    """Yours before and after, where the game was rated."""
    account: str = ""
    """The account of whoever sat there, if you may look at its page."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended and how it went: told only when it is over, and then everything is told."""

    table: str
    game: str
    acts: int
    yours: list[str]
    seats: list[SeatResult]
    outcome: list[str]
    story: list[ToldLine]
    counted: str
    """What `course` counts, in words."""
    course: list[Standing]
    turns: list[ToldLine]
    hidden: list[HeldCards]
    letters: list[ToldLine]
    given_up: bool = False
    """The table was cleared away before an end: nobody has won, and nothing is shown."""
    how: str = ""
    """How it ended: a word of its rules; of any game `resigned`, `agreement` or `abandoned`."""
    may_thank: bool = False
    rematch: str = ""
    origin: Origin | None = None


class Thanked(msgspec.Struct, frozen=True):
    """The seats from which somebody has said that it was a good game."""

    seats: list[str]


class Verified(msgspec.Struct, frozen=True):
    """What the hall finds when it plays a record again."""

    game: str
    acts: int
    good: bool
    line: int | None = None
    text: str = ""
