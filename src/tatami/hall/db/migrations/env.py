"""Run by Alembic; the connection, and so the transaction, is the caller's."""

from __future__ import annotations

from alembic import context

from tatami.hall.db.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
