"""What the hall keeps, as tables: the same for SQLite and PostgreSQL (migrations/ brings a database here)."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
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
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index(None, "phase", "listed", "changed_at"),
)
"""One row a table, so that lists need not read logs. `phase` is open, playing or over."""

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
)
"""Append-only. The primary key is the fence: of two writers of the same entry only one wins."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
)
"""A table as its log had made it up to there; only a shortcut, and never believed against the log."""

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("key", String(64), nullable=False),
    Column("account_id", String(32), ForeignKey("accounts.id")),
    Column("made_at", BigInteger, nullable=False),
)
"""Guests and account holders alike. `key` is mixed into their tokens: a new key ends all of them."""

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False, unique=True),
    Column("passphrase", Text, nullable=False),
    Column("webhook", Text),
    Column("webhook_key", String(64)),
    Column("made_at", BigInteger, nullable=False),
)

SITTINGS: Final = Table(
    "sittings",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("won", Boolean),
)
"""Who sat where, so that people find their tables again; `won` once the game is over."""
