"""A letter shortly before a deadline, and letters that tell the time of their reader."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0009"
down_revision: Final = "0008"


def upgrade() -> None:
    op.add_column("mailboxes", sa.Column("remind", sa.Integer(), nullable=False, server_default=sa.text("3")))
    op.add_column("mailboxes", sa.Column("zone", sa.String(), nullable=False, server_default=sa.text("''")))
    op.add_column("turns", sa.Column("due", sa.BigInteger(), nullable=False, server_default=sa.text("0")))
    op.create_index(op.f("ix_turns_due"), "turns", ["due"])
