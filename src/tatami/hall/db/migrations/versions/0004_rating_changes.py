"""What a game has done to the ratings of those who played it, so that its result can tell them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"


def upgrade() -> None:
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("mu_before", sa.Double(), nullable=False),
        sa.Column("mu_after", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rating_changes_table_id")),
        sa.PrimaryKeyConstraint("table_id", "owner", name=op.f("pk_rating_changes")),
    )
