"""The log of a table: everything that ever happened at it, in order; all that is needed to be there again.

An entry is written before anybody is told. Times are milliseconds since 1970 as the hall's clock had them:
the rules never see them, clocks do.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

Millis = int
Seconds = Annotated[int, Meta(ge=0, le=30 * 86400)]
"""Nobody waits longer than a month."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think, in seconds: for a move, or from a bank that grows with every answer.

    All zero: no clock. Correspondence tables just use days.
    """

    per_move: Seconds = 0
    bank: Seconds = 0
    increment: Seconds = 0

    @property
    def runs(self) -> bool:
        return self.per_move > 0 or self.bank > 0


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game comes from that was not dealt: another game after some act, or a chapter of a lesson."""

    kind: Literal["fork", "lesson"]
    table: str = ""
    act: int = 0
    lesson: str = ""
    chapter: int = 0


class Entry(msgspec.Struct, frozen=True, tag_field="entry", tag=True):
    """Base of all entries; `at` is when."""

    at: Millis


class Opened(Entry, frozen=True):
    """A table was laid. `secret` is the hall's share of chance (deal.py): shown after the game."""

    by: str
    game: str
    ruleset: int
    seats: int
    options: dict[str, int | str | bool]
    clock: Clock
    secret: str
    access: str = "public"
    password: str = ""
    """Hashed, where the table has one."""
    talk: bool = True
    delay: int = 0
    couch: bool = False
    position: dict[str, Any] | None = None
    """Where the game starts instead of a deal (docs/notation.md): all cards, so it is told to nobody."""
    origin: Origin | None = None
    """Only with a position."""
    script: dict[str, list[str]] = {}
    """By seat: what its bot answers first, in order (serving/forks.py)."""
    data: dict[str, str] | None = None
    """Name and SHA-256 of the data pack, where the game is played with one: no other will do later."""
    welcome: bool = False
    """Whether people may take cushions of bots while the game is young."""
    hints: str = "alone"
    """Who may ask a bot what to do: whoever is `alone` with bots, everybody (`yes`), nobody (`no`)."""


class Admitted(Entry, frozen=True):
    """Somebody knew the password of the table."""

    person: str


class SatDown(Entry, frozen=True):
    """Somebody took a cushion, with a name, a colour and some entropy."""

    seat: int
    person: str
    name: str
    colour: str
    entropy: str
    crest: str = ""


class TookOver(Entry, frozen=True):
    """Somebody took the cushion of a bot while the game was young, and knows what that seat may know."""

    seat: int
    person: str
    name: str
    colour: str
    crest: str = ""


class BotSatDown(Entry, frozen=True):
    """A bot of that kind took a cushion."""

    seat: int
    kind: str
    name: str
    entropy: str


class RoseUp(Entry, frozen=True):
    """A cushion is free again, before the game; `by_host` if its person did not leave it himself."""

    seat: int
    by_host: bool = False


class Began(Entry, frozen=True):
    """Everybody sits: the game is dealt from this seed (deal.py)."""

    seed: str


class Acted(Entry, frozen=True):
    """A seat answered the open question. `stand_in` is the kind of bot that answered in a person's place."""

    seat: int
    answer: str
    stand_in: str = ""


class TookBack(Entry, frozen=True):
    """A seat took its sealed answer back."""

    seat: int


class TimeRanOut(Entry, frozen=True):
    """The clock of those who are asked ran out, and the rules know what happens then."""


class UndoAsked(Entry, frozen=True):
    """A seat asks the others to go back to before its last answer, the act of that number."""

    seat: int
    acts: int


class UndoAnswered(Entry, frozen=True):
    """One of the others agreed, or did not."""

    seat: int
    agreed: bool


class Undone(Entry, frozen=True):
    """The answers after the first so many were never given; `agreed` if others had to be asked."""

    seat: int
    acts: int
    agreed: bool = False


class StoodIn(Entry, frozen=True):
    """A bot took a person's place; the person gets it back on return."""

    seat: int
    kind: str


class CameBack(Entry, frozen=True):
    """The person has the seat again."""

    seat: int


class Paused(Entry, frozen=True):
    """The others grant a pause until then: no clock runs, no bot stands in."""

    seat: int
    until: Millis
    missing: bool = True
    """Whether somebody who is asked was away then."""


class WentOn(Entry, frozen=True):
    """The pause is over."""


class HallWasAway(Entry, frozen=True):
    """The hall was closed, or was killed: that time is nobody's."""


class Cleared(Entry, frozen=True):
    """The table was taken away: before its game had begun, or because nobody plays it to an end."""


class Inherited(Entry, frozen=True):
    """A guest's cushion is now held by the account that has claimed it."""

    seat: int
    person: str


class PlayedAgain(Entry, frozen=True):
    """The same people have laid another table for a rematch."""

    table: str


class Hinted(Entry, frozen=True):
    """A seat has asked a bot what to do, for the first time: the game is not rated."""

    seat: int


class Resigned(Entry, frozen=True):
    """Whoever plays this seat has given the game up; where the seat goes on, a bot of that kind plays it."""

    seat: int
    kind: str


class EndOffered(Entry, frozen=True):
    """A seat asks the other people to end the game here."""

    seat: int


class EndAnswered(Entry, frozen=True):
    """One of the others agreed, or did not; or who had asked has withdrawn it."""

    seat: int
    agreed: bool


class DaysOff(Entry, frozen=True):
    """Whoever plays this seat is on vacation until then, and its clock stands still; 0: he is back."""

    seat: int
    until: Millis


class Ended(Entry, frozen=True):
    """Nobody plays on: by agreement, or because all people have resigned (`how`, see hooks/leaving.py)."""

    how: str


AnyEntry = (
    Opened
    | Admitted
    | SatDown
    | TookOver
    | BotSatDown
    | RoseUp
    | Began
    | Acted
    | TookBack
    | TimeRanOut
    | UndoAsked
    | UndoAnswered
    | Undone
    | StoodIn
    | CameBack
    | Paused
    | WentOn
    | HallWasAway
    | Cleared
    | Inherited
    | PlayedAgain
    | Hinted
    | Resigned
    | EndOffered
    | EndAnswered
    | DaysOff
    | Ended
)
_DECODER: Final = msgspec.json.Decoder(AnyEntry)
_ENCODER: Final = msgspec.json.Encoder()


def encode_entry(entry: Entry) -> bytes:
    return _ENCODER.encode(entry)


def decode_entry(text: bytes | str) -> Entry:
    entry: Entry = _DECODER.decode(text)
    return entry
