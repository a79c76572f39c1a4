"""Records are kept when a game ends, rows know their ruleset, and an end may be told later than it comes."""

from __future__ import annotations

import json
from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"

FIRST: Final = 1
"""The ruleset of every game when this was written."""


def upgrade() -> None:
    op.add_column("tables", sa.Column("ruleset", sa.Integer(), nullable=False, server_default=sa.text("1")))
    op.add_column("tables", sa.Column("told_at", sa.BigInteger()))
    op.create_index(op.f("ix_tables_told_at"), "tables", ["told_at"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_records_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_records")),
    )
    op.create_table(
        "ratings_untold",
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("games", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("owner", "game", "games", name=op.f("pk_ratings_untold")),
    )
    op.create_index(op.f("ix_ratings_untold_until"), "ratings_untold", ["until"])
    _note_rulesets()


def _note_rulesets() -> None:
    """A table's ruleset stood only in the first entry of its log."""
    there = op.get_bind()
    firsts = there.execute(sa.text("SELECT table_id, entry FROM log WHERE seq = 0"))
    others = [
        {"of_table": table_id, "ruleset": ruleset}
        for table_id, entry in firsts
        if (ruleset := int(json.loads(entry).get("ruleset", FIRST))) != FIRST
    ]
    if others:
        there.execute(sa.text("UPDATE tables SET ruleset = :ruleset WHERE id = :of_table"), others)
