"""Files that are either whole or not there."""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tatami.kernel.reasons import NotUnderstood, TatamiError
from tatami.words.because import because


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Gives a temporary file beside `path` to write to, which takes its place if all goes well.

    Entered before long work, it finds out at once whether the file can be written at all. A link stays
    one: what it points to is written. A device or a pipe would be lost under the new file: it is refused.
    """
    try:
        _check_kind(path)
        goal = Path(os.path.realpath(path))
        handle, name = tempfile.mkstemp(prefix=f".{goal.name[:40]}.", suffix=".part", dir=goal.parent)
    except OSError as error:
        raise cannot_write(path, error) from None
    os.close(handle)
    part = Path(name)
    try:
        yield part
        part.chmod(0o666 & ~_umask())  # mkstemp makes it private; a picture is made to be shown
        part.replace(goal)
    except OSError as error:
        raise cannot_write(path, error) from None
    finally:
        part.unlink(missing_ok=True)


def _check_kind(path: Path) -> None:
    try:
        mode = path.stat().st_mode  # of what a link points to
    except FileNotFoundError:
        return
    if stat.S_ISDIR(mode):
        raise NotUnderstood("file-is-folder", file=str(path))
    if not stat.S_ISREG(mode):
        raise NotUnderstood("file-not-regular", file=str(path))


def cannot_write(path: Path, error: OSError) -> TatamiError:
    return TatamiError("file-unwritable", file=str(path), detail=error.strerror or "?", why=because(error))


def _umask() -> int:
    umask = os.umask(0)  # there is no way to read it without setting it
    os.umask(umask)
    return umask
