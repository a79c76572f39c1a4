"""The store: all that the hall keeps, in one database. What has been written is on the disk.

Beside it lie its parts: a file for each thing that is kept; opening, writer and connections say how.
"""

from __future__ import annotations

from .connections import Fenced
from .notes import inherited, noting, result, rising, sitting
from .opening import open_database
from .people import Accounts, Keys, Ratings
from .tables import Logs, Records, Tables, Talk, pack

__all__ = ["Fenced", "Store", "inherited", "noting", "open_store", "pack", "result", "rising", "sitting"]


class Store(Tables, Logs, Records, Talk, Accounts, Ratings, Keys):
    """One database. Made by `open_store`, closed by whoever opened it."""


async def open_store(url: str) -> Store:
    """`sqlite:///hall.db`, or `postgresql://user@host:port/name`; TatamiError if that cannot be had."""
    return Store(await open_database(url))
