"""What the store gives and takes: one struct a row, its fields in the order of the columns in schema.py."""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from ..table.entries import Millis

_UNSEEN: Final = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
Phase = Literal["open", "playing", "over"]
Audience = Literal["everybody", "friends", "nobody"]


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
    crest: str = ""
    """Empty: the crest that goes with the colour."""
    named: bool = True
    """Whether the name was chosen; otherwise it is what nameless guests are called."""
    hidden: bool = False
    """Whether nobody is told that this person is here."""
    undisturbed: bool = False
    """Whether invitations of strangers are kept away."""
    page: Audience = "everybody"
    """Who may look at this person's page."""
    off_ladder: bool = False
    """Whether this person is on no ladder but in his own eyes."""


class AccountRow(msgspec.Struct, frozen=True):
    """`folded` is what no two accounts share: the name, by `fold`."""

    id: str
    name: str
    folded: str
    passphrase: str
    webhook: str | None
    webhook_key: str | None
    made_at: Millis


class FriendshipRow(msgspec.Struct, frozen=True):
    """Two accounts of which one has asked the other, the lesser id first."""

    one: str
    other: str
    asked_by: str
    accepted: bool
    at: Millis


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
    """How well somebody plays one game at so many seats, and how sure that is."""

    owner: str
    game: str
    seats: int
    mu: float
    sigma: float
    games: int
    last_at: Millis = 0
    """When the last of these games ended."""


class RatingChangeRow(msgspec.Struct, frozen=True):
    """What one game has done to somebody's rating; of old games not all of it is known."""

    table_id: str
    owner: str
    mu_before: float
    mu_after: float
    sigma_before: float | None = None
    sigma_after: float | None = None
    game: str | None = None
    seats: int | None = None
    games: int | None = None
    """How many rated games he had played then, this one included."""
    at: Millis | None = None
    told_at: Millis | None = None
    """When strangers hear of it."""


class UntoldRow(msgspec.Struct, frozen=True):
    """How well somebody was known to play before a game of whose end strangers hear only then."""

    owner: str
    game: str
    seats: int
    games: int
    mu: float
    sigma: float
    last_at: Millis
    until: Millis


class MailboxRow(msgspec.Struct, frozen=True):
    """Where and how often an account wants letters; `mailed_at` is when the last one was sent."""

    account_id: str
    address: str
    key: str
    verified: bool = False
    wanted: str = "digest"
    hours: int = 12
    lang: str = "en"
    mailed_at: Millis = 0
    remind: int = 3
    """Hours before a deadline at which one more letter is written; 0 for none."""
    zone: str = ""
    """Whose time letters tell (`Europe/Kyiv`); nothing for UTC."""


class TurnRow(msgspec.Struct, frozen=True):
    """Somebody is asked at a table by days."""

    table_id: str
    seat: int
    account_id: str
    question: int
    asked_at: Millis
    mailed: bool = False
    due: Millis = 0
    """When it must be answered, as far as was known when this was written; 0 for never."""

    @property
    def place(self) -> tuple[str, int]:
        return self.table_id, self.seat


class VacationRow(msgspec.Struct, frozen=True):
    """Somebody's days off."""

    account_id: str
    start: Millis
    until: Millis


class DeckRow(msgspec.Struct, frozen=True):
    """A deck that an account keeps, whatever may be wrong with it."""

    id: str
    account_id: str
    pack: str
    sha256: str
    """Of the pack when it was last written."""
    name: str
    text: str
    revision: int
    made_at: Millis
    changed_at: Millis


class EndingRow(msgspec.Struct, frozen=True):
    """A game that was dealt and is over."""

    table_id: str
    number: int | None
    """In the order in which they were rated; unknown of old ones."""
    game: str
    seats: int
    ended_at: Millis
    how: str
    bots: str
    """JSON: by seat a kind of bot, or nothing."""
    winners: str | None
    """JSON: their seats; unknown of old games."""
    weighed: str | None
    """JSON: by seat for whom it was rated, and in which place; None if it was not rated."""


class LadderRow(msgspec.Struct, frozen=True):
    """Somebody on a ladder, as everybody may know it."""

    owner: str
    mu: float
    sigma: float
    games: int
    """That count on this ladder: all, or those of the season."""
    known_by: int
    """All games that the rating comes from."""
    last_at: Millis


class PlayedRow(msgspec.Struct, frozen=True):
    """A finished game of somebody: where he sat, what he was, and how it ended for him."""

    table_id: str
    game: str
    seats: int
    ended_at: Millis
    how: str
    bots: str
    winners: str | None
    seat: int
    person_id: str
    won: bool | None
    rated: bool | None
    place: int | None
    traits: str | None
    opened_by: str


def fold(name: str) -> str:
    """Names that differ only in case, or in what cannot be seen, are the same name."""
    return _UNSEEN.sub("", name).casefold()
