"""What databases say when something is wrong, as errors of the house."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError

from tatami.kernel.reasons import TatamiError

_UNIQUE_VIOLATION: Final = "23505"
_SQLITE_DOUBLES: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
_LONGEST: Final = 200


def is_double(error: IntegrityError) -> bool:
    """Whether a key is there already, and not something else amiss."""
    said = error.orig
    code = getattr(said, "sqlstate", None) or getattr(said, "sqlite_errorcode", None)
    return code == _UNIQUE_VIOLATION or code in _SQLITE_DOUBLES


def words_of(error: BaseException) -> str:
    """The first line of what the driver said: the rest is for those who wrote it."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(said).strip().splitlines()
    words = lines[0] if lines else type(said).__name__
    return words.rsplit("'>: ", 1)[-1][:_LONGEST]  # the adapters put the class of the cause before it


class NoAnswer(TatamiError):
    """The database was given up: whether what it was given is written shows when it answers again."""

    def __init__(self, error: BaseException) -> None:
        super().__init__("database-trouble", detail=words_of(error))


def trouble(error: BaseException) -> TatamiError:
    return TatamiError("database-trouble", detail=words_of(error))


@asynccontextmanager
async def told_plainly() -> AsyncIterator[None]:
    """Whatever breaks inside is an error of the house."""
    try:
        yield
    except TatamiError:
        raise
    except Exception as error:
        raise trouble(error) from error
