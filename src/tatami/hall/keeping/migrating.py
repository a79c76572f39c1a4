"""Brings a database to the schema of today. (The only file that knows Alembic, besides migrations/.)"""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from tatami.kernel.reasons import TatamiError


def migrate(connection: Connection) -> None:
    """Inside the caller's transaction. A database of a later program is left alone."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "tatami.hall:migrations")
    here = MigrationContext.configure(connection).get_current_heads()
    scripts = ScriptDirectory.from_config(config)
    unknown = set(here) - {script.revision for script in scripts.walk_revisions()}
    if unknown:
        raise TatamiError("database-newer", revision=", ".join(sorted(unknown)))
    if set(here) != set(scripts.get_heads()):
        command.upgrade(config, "head")
