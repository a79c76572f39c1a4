"""Data packs: a game whose tables may be played with other cards, by a file that somebody offers."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules


class Pack(NamedTuple):
    """A data pack by its name, with the file it was read from."""

    name: str
    sha256: str
    raw: bytes

    def to_json(self) -> dict[str, str]:
        """As records, positions and views name it."""
        return {"name": self.name, "sha256": self.sha256}


class Packs:
    """A game that knows data packs; which of them a table chose is told by `Rules.variant`."""

    pack_format: ClassVar[ModuleType]
    """The module whose structs say what a pack's file holds, and whose first line what it is."""
    pack_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds whose names come with a data pack or are letters of seats: any text may be one."""

    def pack(self) -> Pack:
        """The data pack that these rules are played with."""
        raise NotImplementedError

    def offer(self, raw: bytes) -> Rules[Any]:
        """Makes the data pack in that file known; from now on tables can choose it."""
        raise NotImplementedError

    def pack_json(self) -> bytes:
        """The pack that these rules are played with as JSON, whatever its file is written in."""
        return self.pack().raw


def pack_of(rules: Rules[Any]) -> Pack | None:
    """The data pack that these rules are played with, where the game knows such a thing."""
    return rules.pack() if isinstance(rules, Packs) else None


def offer_to(rules: Rules[Any], raw: bytes) -> Rules[Any]:
    """The rules with the data pack in that file, which tables can choose from now on."""
    if not isinstance(rules, Packs):
        raise NotUnderstood("no-packs", game=rules.name)
    return rules.offer(raw)


def check_pack(rules: Rules[Any], given: object) -> None:
    """NotUnderstood if a text form was written with another data pack than that of these rules."""
    if given is None:
        return
    pack = pack_of(rules)
    ours = None if pack is None else pack.to_json()
    if given != ours:
        name, digest = _named(given)
        known = "-" if ours is None else ours["sha256"][:12]
        raise NotUnderstood("other-pack", game=rules.name, name=name, digest=digest, known=known)


def _named(given: object) -> tuple[str, str]:
    """Name and digest of a pack as some text form gives them, as far as they are any."""
    named = given if isinstance(given, Mapping) else {}
    return str(named.get("name", "?"))[:40], str(named.get("sha256", "?"))[:12]
