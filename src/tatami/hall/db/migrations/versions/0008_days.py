"""Play by days: where to write to whom, what was told of whose turn, calendars, and vacations."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0008"
down_revision: Final = "0007"


def upgrade() -> None:
    op.create_table(
        "mailboxes",
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("verified", sa.Boolean(), nullable=False),
        sa.Column("wanted", sa.String(), nullable=False),
        sa.Column("hours", sa.Integer(), nullable=False),
        sa.Column("lang", sa.String(), nullable=False),
        sa.Column("mailed_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_mailboxes_account_id")),
        sa.PrimaryKeyConstraint("account_id", name=op.f("pk_mailboxes")),
    )
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("question", sa.Integer(), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("mailed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_turns_table_id")),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_turns_account_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_turns")),
    )
    op.create_index(op.f("ix_turns_mailed_asked_at"), "turns", ["mailed", "asked_at"])
    op.create_table(
        "calendars",
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_calendars_account_id")),
        sa.PrimaryKeyConstraint("account_id", name=op.f("pk_calendars")),
        sa.UniqueConstraint("key", name=op.f("uq_calendars_key")),
    )
    op.create_table(
        "vacations",
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("start", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_vacations_account_id")),
        sa.PrimaryKeyConstraint("account_id", "start", name=op.f("pk_vacations")),
    )
    op.create_index(op.f("ix_vacations_until"), "vacations", ["until"])
