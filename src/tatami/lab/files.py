"""Files that are either whole or not there."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tatami.kernel.reasons import NotUnderstood, TatamiError


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Gives a temporary file beside `path` to write to, which takes its place if all goes well.

    Entered before long work, it finds out at once whether the file can be written at all.
    """
    if path.is_dir():
        raise NotUnderstood("file-is-folder", file=str(path))
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", suffix=".part", dir=path.parent)
    except OSError as error:
        raise cannot_write(path, error) from None
    os.close(handle)
    part = Path(name)
    try:
        yield part
        part.chmod(0o666 & ~_umask())  # mkstemp makes it private; a picture is made to be shown
        part.replace(path)
    except OSError as error:
        raise cannot_write(path, error) from None
    finally:
        part.unlink(missing_ok=True)


def cannot_write(path: Path, error: OSError) -> TatamiError:
    return TatamiError("file-unwritable", file=str(path), detail=error.strerror or "?")


def _umask() -> int:
    umask = os.umask(0)  # there is no way to read it without setting it
    os.umask(umask)
    return umask
