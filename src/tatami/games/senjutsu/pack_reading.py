"""How a data pack of Senjutsu is read from a file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from .pack import Pack


def read_pack(raw: bytes) -> Pack:
    """The pack that a file holds."""
    return msgspec.json.decode(raw, type=Pack)


@cache
def house_pack() -> Pack:
    """The cards of the house (ledger: [house])."""
    return read_pack(house_file())


def house_file() -> bytes:
    return files(__package__).joinpath("data/house.json").read_bytes()
