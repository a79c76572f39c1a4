"""People have a crest, may have no name yet, and may hide; finished games know whether they were rated."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("crest", sa.String(), nullable=False, server_default=sa.text("''")))
    op.add_column("people", sa.Column("named", sa.Boolean(), nullable=False, server_default=sa.true()))
    for name in ("hidden", "undisturbed"):
        op.add_column("people", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("sittings", sa.Column("rated", sa.Boolean()))
