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


class Door:
    """The lock beside an SQLite database. The file stays: to delete it would let two halls lock two files."""

    def __init__(self, database: Path) -> None:
        file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        if not _try_lock(file):
            os.close(file)
            raise TatamiError("hall-already-open", database=str(database))
        self._file: int | None = file

    def close(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            os.close(file)
