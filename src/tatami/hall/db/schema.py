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
    text,
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
)
"""Guests and account holders alike. `key` is mixed into their tokens: a new key ends all of them."""

SITTINGS: Final = Table(
    "sittings",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("won", Boolean),
)
"""Who sat where, so that people find their tables again; `won` once the game is over."""

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
    Column("game", String, primary_key=True, index=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)
"""`owner` is whoever is rated: an account, a guest or a kind of bot."""

UNTOLD: Final = Table(
    "ratings_untold",
    METADATA,
    Column("owner", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("games", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)
"""What a rating was before a game whose end strangers do not know yet: the ladder shows that until then."""

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
"""Secrets of this hall, each made once."""
