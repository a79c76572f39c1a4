"""What the kernel says to mypyc, which may compile it (`tools/compile.py`). Never compiled itself."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """Of no consequence where nothing is compiled, so that playing does not need the real one."""
        return lambda cls: cls


def is_compiled() -> bool:
    """Whether the engine that this process runs was compiled."""
    spec = find_spec("tatami.kernel.game")  # not imported for it: the version is told without a kernel
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
