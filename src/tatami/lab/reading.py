"""Files that people hand us, read with care."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tatami.kernel.reasons import NotUnderstood
from tatami.words.because import because

LARGEST: Final = 16 * 1024 * 1024
"""No record comes near this many bytes; more is a mistake or an attack."""


def read_text(path: Path, limit: int = LARGEST) -> str:
    """The text of a file, or an error that says in one line why not."""
    try:
        return read_bytes(path, limit).decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotUnderstood("file-not-utf8", file=str(path), at=error.start) from None


def read_bytes(path: Path, limit: int = LARGEST) -> bytes:
    """The bytes of a file, or an error that says in one line why not."""
    try:
        if path.is_dir():
            raise NotUnderstood("file-is-folder", file=str(path))
        if path.exists() and not path.is_file():
            raise NotUnderstood("file-not-regular", file=str(path))
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise NotUnderstood(
            "file-unreadable", file=str(path), detail=error.strerror or "?", why=because(error)
        ) from None
    if len(data) > limit:
        raise NotUnderstood("file-too-big", file=str(path), limit=limit // (1024 * 1024))
    return data
