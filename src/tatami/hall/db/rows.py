"""What the store gives and takes: one struct a row, its fields in the order of the columns in schema.py."""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from ..table.entries import Millis

_UNSEEN: Final = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
Phase = Literal["open", "playing", "over"]


class TableRow(msgspec.Struct, frozen=True):
    """A table as lists show it, without its log."""

    id: str
    game: str
    seats: int
    phase: Phase
    listed: bool
    opened_by: str
    opened_at: Millis
    changed_at: Millis
    wake_at: Millis | None = None
    """When the hall must look at it although it sleeps."""
    share: str | None = None
    """The key under which the finished game is shared."""
    summary: str = ""
    """The table as the lobby shows it (a TableInfo as JSON), so that lists need not read logs."""
    ruleset: int = 1
    """The version of the rules that it was laid for: no other can read its log."""
    told_at: Millis | None = None
    """When those who only watch learn of the end of its game, if that is later than the end."""


class PersonRow(msgspec.Struct, frozen=True):
    """A guest, or somebody who has come in with an account."""

    id: str
    name: str
    colour: str
    key: str
    account_id: str | None
    made_at: Millis
    seen_at: Millis


class AccountRow(msgspec.Struct, frozen=True):
    """`folded` is what no two accounts share: the name, by `fold`."""

    id: str
    name: str
    folded: str
    passphrase: str
    webhook: str | None
    webhook_key: str | None
    made_at: Millis


class TalkRow(msgspec.Struct, frozen=True):
    """Said at a table by a seat, to all or to one; a quick `phrase` is put into each reader's words."""

    table_id: str
    at: Millis
    seat: int
    text: str
    phrase: str | None = None
    to: int | None = None


class ReportRow(msgspec.Struct, frozen=True):
    """Somebody complains about a seat. `record` and `talk` (JSON) are what the table was at that moment."""

    id: str
    table_id: str
    by_person: str
    seat: int
    about: str
    record: str
    talk: str
    at: Millis


class RatingRow(msgspec.Struct, frozen=True):
    """How well somebody plays one game, and how sure that is."""

    owner: str
    game: str
    mu: float
    sigma: float
    games: int


class UntoldRow(msgspec.Struct, frozen=True):
    """How well somebody was known to play before a game of whose end strangers hear only then."""

    owner: str
    game: str
    games: int
    mu: float
    sigma: float
    until: Millis


def fold(name: str) -> str:
    """Names that differ only in case, or in what cannot be seen, are the same name."""
    return _UNSEEN.sub("", name).casefold()
