"""Why the system refuses a file, in the words of every language (`error-because-...`)."""

from __future__ import annotations

import errno
from typing import Final

_WHY: Final = {
    errno.ENOENT: "because-not-found",
    errno.ENOTDIR: "because-not-found",
    errno.EISDIR: "because-folder",
    errno.EACCES: "because-forbidden",
    errno.EPERM: "because-forbidden",
    errno.EROFS: "because-read-only",
    errno.ENOSPC: "because-full",
    errno.EDQUOT: "because-full",
    errno.EEXIST: "because-exists",
    errno.ENAMETOOLONG: "because-long-name",
    errno.ELOOP: "because-circle",
}


def because(error: OSError) -> str:
    """The code of the text that tells why; of a rare reason none, and the system's own words are left."""
    return _WHY.get(error.errno or 0, "")
