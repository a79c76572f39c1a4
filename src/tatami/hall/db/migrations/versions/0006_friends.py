"""Friends, requests to become one, blocks, and the links by which one asks."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0006"
down_revision: Final = "0005"


def upgrade() -> None:
    op.create_table(
        "friendships",
        sa.Column("one", sa.String(), nullable=False),
        sa.Column("other", sa.String(), nullable=False),
        sa.Column("asked_by", sa.String(), nullable=False),
        sa.Column("accepted", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["one"], ["accounts.id"], name=op.f("fk_friendships_one")),
        sa.ForeignKeyConstraint(["other"], ["accounts.id"], name=op.f("fk_friendships_other")),
        sa.PrimaryKeyConstraint("one", "other", name=op.f("pk_friendships")),
    )
    op.create_index(op.f("ix_friendships_other"), "friendships", ["other"])
    op.create_table(
        "blocks",
        sa.Column("by_account", sa.String(), nullable=False),
        sa.Column("blocked", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["by_account"], ["accounts.id"], name=op.f("fk_blocks_by_account")),
        sa.ForeignKeyConstraint(["blocked"], ["accounts.id"], name=op.f("fk_blocks_blocked")),
        sa.PrimaryKeyConstraint("by_account", "blocked", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_blocked"), "blocks", ["blocked"])
    op.create_table(
        "friend_links",
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_friend_links_account_id")),
        sa.PrimaryKeyConstraint("account_id", name=op.f("pk_friend_links")),
        sa.UniqueConstraint("key", name=op.f("uq_friend_links_key")),
    )
