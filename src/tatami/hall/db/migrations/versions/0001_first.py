"""The first schema."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    _tables()
    _people()
    _talk()
    _ratings_and_keys()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("phase", sa.String(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("opened_by", sa.String(), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("wake_at", sa.BigInteger()),
        sa.Column("share", sa.String()),
        sa.Column("summary", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("share", name=op.f("uq_tables_share")),
    )
    op.create_index(op.f("ix_tables_opened_by_phase"), "tables", ["opened_by", "phase"])
    op.create_index(op.f("ix_tables_phase_listed_changed_at"), "tables", ["phase", "listed", "changed_at"])
    op.create_index(op.f("ix_tables_wake_at"), "tables", ["wake_at"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("entry", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_log_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_log")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_snapshots")),
    )


def _people() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("folded", sa.String(), nullable=False),
        sa.Column("passphrase", sa.String(), nullable=False),
        sa.Column("webhook", sa.String()),
        sa.Column("webhook_key", sa.String()),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("folded", name=op.f("uq_accounts_folded")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("colour", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("account_id", sa.String()),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_people_account_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_index(op.f("ix_people_account_id"), "people", ["account_id"])
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.String(), nullable=False),
        sa.Column("won", sa.Boolean()),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_sittings_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_sittings_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_sittings")),
    )
    op.create_index(op.f("ix_sittings_person_id"), "sittings", ["person_id"])


def _talk() -> None:
    op.create_table(
        "talk",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("phrase", sa.String()),
        sa.Column("to", sa.Integer()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_talk_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_talk")),
    )
    op.create_index(op.f("ix_talk_table_id_id"), "talk", ["table_id", "id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("by_person", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("about", sa.String(), nullable=False),
        sa.Column("record", sa.String(), nullable=False),
        sa.Column("talk", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reports_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_at"), "reports", ["at"])


def _ratings_and_keys() -> None:
    op.create_table(
        "ratings",
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("owner", "game", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_game"), "ratings", ["game"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )
