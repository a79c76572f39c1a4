"""Brings a database to the schema of today. (The only file that knows Alembic, besides migrations/.)"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect, text

from tatami.kernel.reasons import TatamiError

TODAY: Final = ("0010",)
"""The newest revision, as `alembic_version` has it."""
_VERSION: Final = "alembic_version"


def migrate(connection: Connection) -> None:
    """Inside the caller's transaction. A database of a later program is left alone."""
    if revisions(connection) != TODAY:
        _migrate(connection)


def revisions(connection: Connection) -> tuple[str, ...]:
    """What the database says of itself; nothing if it is new."""
    if not inspect(connection).has_table(_VERSION):
        return ()
    return tuple(sorted(connection.scalars(text(f"SELECT version_num FROM {_VERSION}"))))


def _migrate(connection: Connection) -> None:
    # Not at the top: Alembic takes as long to load as all the rest, and mostly there is nothing to do.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "tatami.hall.db:migrations")
    scripts = ScriptDirectory.from_config(config)
    unknown = set(revisions(connection)) - {script.revision for script in scripts.walk_revisions()}
    if unknown:
        raise TatamiError("database-newer", revision=", ".join(sorted(unknown)))
    command.upgrade(config, "head")
