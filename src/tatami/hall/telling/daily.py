"""Play by days, as clients get it and ask for it: letters, vacation, deadlines, calendar."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Wanted = Literal["each", "digest", "none"]
Hours = Literal[4, 12, 24]
Remind = Literal[0, 1, 3, 12]
Zone = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(max_length=500)]


class Mailbox(msgspec.Struct, frozen=True):
    """Where you want letters, told to nobody else; `verified` once the link in the first one was opened."""

    address: str
    verified: bool
    wanted: Wanted
    hours: Hours
    remind: Remind = 3
    """Hours before a deadline at which one more letter comes; 0 for none."""
    zone: str = ""
    """Whose time letters tell, as `Europe/Kyiv`; nothing for UTC."""


class Vacation(msgspec.Struct, frozen=True):
    """Days off, in milliseconds since 1970."""

    start: int
    until: int


class Days(msgspec.Struct, frozen=True, omit_defaults=True):
    """How you play by days."""

    has_mail: bool
    """Whether this hall can send letters at all."""
    vacation_left: float
    """Days of this year that are left."""
    vacation_most: int
    mailbox: Mailbox | None = None
    vacation: Vacation | None = None
    calendar: str | None = None
    """The path of your calendar, which whoever knows it may read."""


class GiveAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, Meta(min_length=3, max_length=254)]
    zone: Zone = ""
    """Whose time letters shall tell; one that this hall does not know is none."""


class ChangeMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is not named stays as it is."""

    wanted: Wanted | None = None
    hours: Hours | None = None
    remind: Remind | None = None
    zone: Zone | None = None


class MailKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands behind the `#` of a link in a letter."""

    key: Key


class ToMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same; `instead` if somebody else is signed in here and shall be signed out."""

    key: Key
    instead: bool = False


class MoveBehind(msgspec.Struct, frozen=True):
    """Where a link leads, and whose it is; not `entered` if another is signed in and was not asked yet."""

    table: str
    name: str
    entered: bool


class TakeVacation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From then on (milliseconds since 1970), or from now."""

    days: Annotated[int, Meta(ge=1, le=30)]
    start: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None


class Deadline(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game by days: who is awaited, and until when."""

    table: str
    game: str
    seat: str
    names: list[str]
    awaited: list[str]
    yours: bool = False
    """Whether your own move is awaited."""
    due: int | None = None
    """When the first of those, or you, must have answered; none in a pause."""


class RenewCalendar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    renew: bool = False


class CalendarLink(msgspec.Struct, frozen=True):
    path: str
