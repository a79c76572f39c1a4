"""One hall per database: a lock that the system drops when its holder ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from tatami.kernel.reasons import TatamiError

if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


POSTGRES_LOCK: Final = int.from_bytes(b"tatami", "big")
"""The number of the advisory lock; each database of a server has its own."""


class ProcessLock:
    """The lock of an SQLite database, and whether that is still the file that was opened.

    What is locked is a file beside it. That stays: to delete it would let two halls lock two files. A hard
    link gives the database another name, and so another file beside it: where the system keeps these locks
    apart from those that SQLite takes (Linux), the database itself is locked, too.

    `database` has no symbolic links any more. It is made if it is not there.
    """

    def __init__(self, database: Path) -> None:
        self._database: Final = database
        self._wal: Final = Path(f"{database}-wal")
        self._known: Final[dict[Path, tuple[int, int]]] = {}
        self._files: Final[list[int]] = []
        try:
            self._lock(Path(f"{database}.lock"))
            if sys.platform == "linux":
                self._lock(database)
            else:
                os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
        except BaseException:
            self.close()
            raise

    def _lock(self, path: Path) -> None:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)  # it will hold secrets
        self._files.append(file)
        if not _try_lock(file):
            raise TatamiError("hall-already-open", database=str(self._database))

    def remember(self) -> None:
        """From now on the database is these very files, under these names."""
        for path in (self._database, self._wal):
            there = _identity(path)
            if there is not None:
                self._known[path] = there

    @property
    def is_there(self) -> bool:
        """Whether what is written now can be found again: SQLite writes on into a file that was deleted."""
        return all(_identity(path) == known for path, known in self._known.items())

    def close(self) -> None:
        """After SQLite has closed the database: to close a file of ours would cost it its own locks."""
        while self._files:
            os.close(self._files.pop())


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
