"""The store: all that the hall keeps, in one database. What has been written is on the disk.

Beside it lie its parts: a file for each thing that is kept; opening, writer and connections say how.
"""

from __future__ import annotations

from .connections import Fenced
from .days import Calendars, Mailboxes, Turns, Vacations
from .decks import Decks
from .endings import Endings
from .friends import Blocks, FriendLinks, Friendships
from .jottings import Jotted
from .notes import inherited, noting, result, rising, sitting
from .opening import open_database
from .people import Accounts, Keys
from .ratings import Ladders, RatingChanges, Ratings
from .tables import Logs, Records, Tables, Talk, pack

__all__ = ["Fenced", "Store", "inherited", "noting", "open_store", "pack", "result", "rising", "sitting"]


class Store(
    Tables,
    Logs,
    Records,
    Talk,
    Jotted,
    Friendships,
    Blocks,
    FriendLinks,
    Mailboxes,
    Turns,
    Calendars,
    Vacations,
    Decks,
    Accounts,
    Ratings,
    RatingChanges,
    Ladders,
    Endings,
    Keys,
):
    """One database. Made by `open_store`, closed by whoever opened it."""


async def open_store(url: str) -> Store:
    """`sqlite:///hall.db`, or `postgresql://user@host:port/name`; TatamiError if that cannot be had."""
    return Store(await open_database(url))
