"""What a client says to the hall over its socket: wishes, each with an `id` of its own choice."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
SeatLetter = Annotated[str, Meta(pattern="^[A-H]$")]
Handle = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[A-Za-z0-9_-]+$")]
"""Stands for a person without being a key to anything."""
Lang = Literal["", "en", "uk", "ru"]

LARGEST_MESSAGE: Final = 64 * 1024
"""In bytes: of a larger one the hall hears no word, and hangs up."""
LONGEST_TALK: Final = 500
LONGEST_ANSWER: Final = 2000
"""An answer may be made of many parts: `letter B: give green_trade_2, vow peace`."""
LONGEST_PASSWORD: Final = 100

Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "oops", "hurry", "wait", "nice-move", "your-turn",
    "yes", "no", "rematch", "good-game", "brb", "back",
]  # fmt: skip


class Want(msgspec.Struct, frozen=True, tag_field="want", tag=True, forbid_unknown_fields=True):
    """Base of all wishes; `id` comes back with the answer."""

    id: int


class Hello(Want, frozen=True, tag="hello"):
    """Which language to speak from now on; with none only names of the notation are sent, no sentences."""

    lang: Lang = ""


class WatchLobby(Want, frozen=True, tag="lobby"):
    """To be told the tables that are open or playing, now and whenever they change; or no more."""

    on: bool = True


class Watch(Want, frozen=True, tag="watch"):
    """To be told about a table through the eyes of one's own seat, or as a spectator without one.

    `since` is the last sequence number the client has seen: it gets what has happened since, or the whole
    state where that cannot be told piece by piece. Several seats of one table are watched by several wishes.
    """

    table: TableId
    seat: SeatLetter | None = None
    since: int | None = None
    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)] = ""


class Unwatch(Want, frozen=True, tag="unwatch"):
    table: TableId
    seat: SeatLetter | None = None


class Act(Want, frozen=True, tag="act"):
    """An answer to the open question of that number. The same answer again is told so and not carried out.

    Where several may speak at once, an answer to an earlier question of the same conversation is tried too;
    but each seat has one word at a time, and waits for Done or Refused before the next.
    """

    table: TableId
    seat: SeatLetter
    request: int
    answer: Annotated[str, Meta(max_length=LONGEST_ANSWER)]


class TakeBack(Want, frozen=True, tag="take-back"):
    """One's sealed answer, while others have not answered yet."""

    table: TableId
    seat: SeatLetter


class Undo(Want, frozen=True, tag="undo"):
    """One's last answer: at once where nothing was shown and nobody else acted since, else by consent."""

    table: TableId
    seat: SeatLetter


class AgreeToUndo(Want, frozen=True, tag="agree"):
    table: TableId
    seat: SeatLetter
    yes: bool = True


class Resign(Want, frozen=True, tag="resign"):
    """To give the game up for good; what that means the rules decide (`GET .../seats/{seat}/leaving`)."""

    table: TableId
    seat: SeatLetter


class OfferEnd(Want, frozen=True, tag="offer-end"):
    """To ask the other people to end the game here; when all agree nobody has won, and nothing is rated."""

    table: TableId
    seat: SeatLetter


class AgreeToEnd(Want, frozen=True, tag="agree-end"):
    """To that offer, or (with `yes` false) not; who has made it may withdraw it so."""

    table: TableId
    seat: SeatLetter
    yes: bool = True


class Pause(Want, frozen=True, tag="pause"):
    """Grants the table a pause of so many seconds, for somebody who is away."""

    table: TableId
    seat: SeatLetter
    seconds: Annotated[int, Meta(ge=1, le=7 * 86400)] = 300


class GoOn(Want, frozen=True, tag="go-on"):
    """Ends the pause."""

    table: TableId
    seat: SeatLetter


class Say(Want, frozen=True, tag="say"):
    """To the table, or with `to` a whisper; a text, or a phrase that everybody reads in his own language."""

    table: TableId
    seat: SeatLetter
    text: Annotated[str, Meta(max_length=LONGEST_TALK)] = ""
    phrase: Phrase | None = None
    to: SeatLetter | None = None


class Mute(Want, frozen=True, tag="mute"):
    """Not to be told any more what that seat says at this table (or, with `on` false, to be told again)."""

    table: TableId
    seat: SeatLetter
    on: bool = True


class Why(Want, frozen=True, tag="why"):
    """Why can't I? Of one answer, or with none of everything that looks like an answer now and is none."""

    table: TableId
    seat: SeatLetter
    answer: Annotated[str, Meta(max_length=LONGEST_ANSWER)] | None = None


class Compose(Want, frozen=True, tag="compose"):
    """How a half-made answer stands: what it is made of, what can be added, whether it can be given so.

    A bare form (an offer with `form`) begins with what it has to begin with; with a colon it has the parts
    that stand after it, and none if there are none. Nothing is kept, and nobody is told.
    """

    table: TableId
    seat: SeatLetter
    answer: Annotated[str, Meta(max_length=LONGEST_ANSWER)]
    words: bool = True
    """Whether the menu comes with words and with what its entries touch; who has heard them needs no more
    than their texts and the reasons."""


class Look(Want, frozen=True, tag="log"):
    """The story so far as this seat (or a spectator) was told it, in sentences."""

    table: TableId
    seat: SeatLetter | None = None


class WatchHere(Want, frozen=True, tag="here"):
    """To be told who is in the hall, now and whenever that changes; or no more."""

    on: bool = True


class WatchFriends(Want, frozen=True, tag="friends"):
    """To be told who of one's friends is here and how many ask to be one, now and when that changes."""

    on: bool = True


class Invite(Want, frozen=True, tag="invite"):
    """To ask somebody who is in the hall to a table where one sits, or which one has laid."""

    table: TableId
    who: Handle


class Decline(Want, frozen=True, tag="decline"):
    """Not to come to that table; `who` had asked, and is told."""

    table: TableId
    who: Handle


class Ping(Want, frozen=True, tag="ping"):
    pass


AnyWant = (
    Hello | WatchLobby | Watch | Unwatch | Act | TakeBack | Undo | AgreeToUndo | Resign | OfferEnd
    | AgreeToEnd | Pause | GoOn | Say | Mute | Why | Compose | Look | WatchHere | WatchFriends | Invite
    | Decline | Ping
)  # fmt: skip
