"""What the hall keeps, as tables: the same for SQLite and PostgreSQL (migrations/ brings a database here).

Columns stand in the order of the structs in rows.py. Strings have no lengths: only one of the two databases
would mind them, and the doors of the hall know better how long a name may be.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
    text,
    true,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("phase", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("opened_by", String, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("wake_at", BigInteger, index=True),
    Column("share", String, unique=True),
    Column("summary", String, nullable=False),
    Column("ruleset", Integer, nullable=False, server_default=text("1")),
    Column("told_at", BigInteger, index=True),
    Index(None, "phase", "listed", "changed_at"),
    Index(None, "opened_by", "phase"),
)
"""One row a table, so that lists need not read logs."""

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""Append-only. The primary key is the fence: of two writers of the same entry only one wins."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)
"""A table as its log had made it up to there; only a shortcut, and never believed against the log."""

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("packed", LargeBinary, nullable=False),
)
"""What was played, as it was written down when it was over (zlib): later rules cannot change it."""

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("folded", String, nullable=False, unique=True),
    Column("passphrase", String, nullable=False),
    Column("webhook", String),
    Column("webhook_key", String),
    Column("made_at", BigInteger, nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("colour", String, nullable=False),
    Column("key", String, nullable=False),
    Column("account_id", String, ForeignKey("accounts.id"), index=True),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("crest", String, nullable=False, server_default=text("''")),
    Column("named", Boolean, nullable=False, server_default=true()),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("undisturbed", Boolean, nullable=False, server_default=false()),
    Column("page", String, nullable=False, server_default=text("'everybody'")),
    Column("off_ladder", Boolean, nullable=False, server_default=false()),
)
"""Guests and account holders alike. `key` is mixed into their tokens: a new key ends all of them."""

SITTINGS: Final = Table(
    "sittings",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("won", Boolean),
    Column("rated", Boolean),
    Column("place", Integer),
    Column("traits", String),
)
"""Who sat where, so that people find their tables again; `won` once the game is over, and whether it
counted for that person's rating (unknown of games that ended before halls kept that); in which place it ended
for that seat, and what it was (its role, its family: JSON, by trait)."""

ENDINGS: Final = Table(
    "endings",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, unique=True),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("how", String, nullable=False),
    Column("bots", String, nullable=False),
    Column("winners", String),
    Column("weighed", String),
)
"""One row for a game that was dealt and is over. `number` counts them in the order in which they were rated,
`bots` are kinds by seat, `winners` seats, `weighed` whom it was rated for and in which place, by seat (JSON):
from these rows all ratings can be made anew (remaking.py). Games of older halls have not all of it."""

_COUNTED: Final = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts by itself only an INTEGER

TALK: Final = Table(
    "talk",
    METADATA,
    Column("id", _COUNTED, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("phrase", String),
    Column("to", Integer),
    Index(None, "table_id", "id"),
)
"""What was said. `id` keeps what was said in the same millisecond in order."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("by_person", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("about", String, nullable=False),
    Column("record", String, nullable=False),
    Column("talk", String, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("owner", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last_at", BigInteger, nullable=False, server_default=text("0")),
    Index(None, "game", "seats"),
)
"""`owner` is whoever is rated: an account or a kind of bot (`bot:sensible`), at so many seats."""

CARRIED: Final = Table(
    "ratings_carried",
    METADATA,
    Column("owner", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last_at", BigInteger, nullable=False, server_default=text("0")),
)
"""Where ratings begin that are older than the rows they could be made anew from."""

UNTOLD: Final = Table(
    "ratings_untold",
    METADATA,
    Column("owner", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("games", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("last_at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)
"""What a rating was before a game whose end strangers do not know yet: the ladder shows that until then."""

RATING_CHANGES: Final = Table(
    "rating_changes",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("owner", String, primary_key=True),
    Column("mu_before", Double, nullable=False),
    Column("mu_after", Double, nullable=False),
    Column("sigma_before", Double),
    Column("sigma_after", Double),
    Column("game", String),
    Column("seats", Integer),
    Column("games", Integer),
    Column("at", BigInteger),
    Column("told_at", BigInteger),
    Index(None, "game", "seats", "at"),
    Index(None, "owner", "game", "seats"),
)
"""What a game has done to the ratings of those who played it: its result tells everybody his own, and seasons
and curves are read off it. Strangers hear of it at `told_at`. Old rows have no uncertainty and no number."""

JOTTINGS: Final = Table(
    "jottings",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("noted", LargeBinary, nullable=False),
)
"""What somebody noted for himself at a seat, as JSON: nobody else is told of it."""

FRIENDSHIPS: Final = Table(
    "friendships",
    METADATA,
    Column("one", String, ForeignKey("accounts.id"), primary_key=True),
    Column("other", String, ForeignKey("accounts.id"), primary_key=True, index=True),
    Column("asked_by", String, nullable=False),
    Column("accepted", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Two accounts, the lesser id first, so that two who ask each other at once cannot become two rows: one of
them has asked, and when the other has said yes they are friends."""

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("by_account", String, ForeignKey("accounts.id"), primary_key=True),
    Column("blocked", String, ForeignKey("accounts.id"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)
"""Who wants to hear nothing of whom; the other is never told."""

FRIEND_LINKS: Final = Table(
    "friend_links",
    METADATA,
    Column("account_id", String, ForeignKey("accounts.id"), primary_key=True),
    Column("key", String, nullable=False, unique=True),
)
"""By which key an account can be asked without its name being known."""

MAILBOXES: Final = Table(
    "mailboxes",
    METADATA,
    Column("account_id", String, ForeignKey("accounts.id"), primary_key=True),
    Column("address", String, nullable=False),
    Column("key", String, nullable=False),
    Column("verified", Boolean, nullable=False),
    Column("wanted", String, nullable=False),
    Column("hours", Integer, nullable=False),
    Column("lang", String, nullable=False),
    Column("mailed_at", BigInteger, nullable=False),
    Column("remind", Integer, nullable=False, server_default=text("3")),
    Column("zone", String, nullable=False, server_default=text("''")),
)
"""Where an account wants letters, and how often. `key` belongs to this address: links in letters hold it."""

TURNS: Final = Table(
    "turns",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account_id", String, ForeignKey("accounts.id"), nullable=False),
    Column("question", Integer, nullable=False),
    Column("asked_at", BigInteger, nullable=False),
    Column("mailed", Boolean, nullable=False),
    Column("due", BigInteger, nullable=False, server_default=text("0"), index=True),
    Index(None, "mailed", "asked_at"),
)
"""The last question at a table by days that somebody is to be written of, and whether that was done."""

CALENDARS: Final = Table(
    "calendars",
    METADATA,
    Column("account_id", String, ForeignKey("accounts.id"), primary_key=True),
    Column("key", String, nullable=False, unique=True),
)
"""By which key a program may read the deadlines of an account."""

VACATIONS: Final = Table(
    "vacations",
    METADATA,
    Column("account_id", String, ForeignKey("accounts.id"), primary_key=True),
    Column("start", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False, index=True),
)
"""Days off; tables have their own entries of them, this is for those where the game begins later."""

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("id", String, primary_key=True),
    Column("account_id", String, ForeignKey("accounts.id"), nullable=False),
    Column("pack", String, nullable=False),
    Column("sha256", String, nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index(None, "account_id", "made_at"),
)
"""A deck that somebody keeps: the text of `tatami decks`, with the pack whose cards it names and the digest
that this had when the deck was last written. `revision` counts how often it was, so that nobody writes over
what he has not seen."""

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
"""Secrets of this hall, each made once."""
