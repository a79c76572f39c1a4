"""The open facts of a game: whatever everybody at the table knows and no piece shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from .compiling import mypyc_attr

Plain = int | str | bool | None | tuple["Plain", ...]
"""What open facts and the arguments of frames are made of: immutable, and JSON but for tuples, which may be
named ones."""

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Base of a game's open facts. Every attribute is public; a secret is the face of a piece.

    A subclass names its attributes in `FIELDS` in the order of its `__init__` (`__slots__` does not outlive
    compilation), keeps only `Plain` values in them, and writes a `clone`. `SHAPES` says what each of them
    is, so that people and boards read names; the types of the browser client are made of it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    __slots__ = ()

    SHAPES: ClassVar[Mapping[str, Any]] = {}

    def clone(self: T) -> T:
        raise NotImplementedError


def plain(value: object) -> Plain:
    """JSON back to `Plain`: lists become tuples."""
    if isinstance(value, list | tuple):
        return tuple(plain(v) for v in value)
    if value is None or isinstance(value, int | str):
        return value
    raise ValueError(f"{value!r} is not a plain value")
