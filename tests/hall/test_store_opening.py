"""Opening a store: migrations, one hall per database, and everything that can be wrong with a URL."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tatami.hall.db.connections import SqliteWriteConnection
from tatami.hall.db.migrating import TODAY
from tatami.hall.db.readers import SqliteReader
from tatami.hall.db.schema import METADATA
from tatami.hall.db.store import Store, open_store
from tatami.kernel.reasons import TatamiError
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.telling import tell_error
from tests.hall.shelves import LAID, act, beside, opened, scene
from tests.servers import Postgres, free_port


async def at(url: str, *statements: str) -> None:
    """Somebody else works at the database."""
    await beside(url, lambda there: [there.execute(text(statement)) for statement in statements])


async def differences(url: str) -> list[Any]:
    """Between what the migrations have made and what the schema says."""

    def compare(connection: Connection) -> list[Any]:
        found: list[Any] = compare_metadata(MigrationContext.configure(connection), METADATA)
        return found

    return await beside(url, compare)


def trouble_with(url: str) -> TatamiError:
    with pytest.raises(TatamiError) as caught:
        asyncio.run(open_store(url))
    return caught.value


# --- migrations ----------------------------------------------------------------------------------


def test_the_migrations_lead_to_the_schema_and_doing_them_twice_is_harmless(database_url: str) -> None:
    async def play() -> None:
        for _ in range(2):
            async with opened(database_url):
                pass
            assert await differences(database_url) == []
        await at(database_url, "DROP INDEX ix_tables_wake_at")
        assert len(await differences(database_url)) == 1

    asyncio.run(play())


def test_the_revision_of_today_is_the_newest_there_is() -> None:
    config = Config()
    config.set_main_option("script_location", "tatami.hall.db:migrations")
    assert tuple(ScriptDirectory.from_config(config).get_heads()) == TODAY


def test_a_database_of_a_newer_program_is_left_alone(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.append("t", 1, [act(1)])

    scene(database_url, play, "t")
    asyncio.run(at(database_url, "UPDATE alembic_version SET version_num = '9999'"))
    trouble = trouble_with(database_url)
    assert (trouble.code, trouble.facts) == ("database-newer", {"revision": "9999"})


def test_tables_of_another_program_stay_as_they_are_and_no_half_of_ours_is_added(database_url: str) -> None:
    asyncio.run(at(database_url, "CREATE TABLE talk (words TEXT)"))
    assert trouble_with(database_url).code == "database-unusable"
    assert [d[0] for d in asyncio.run(differences(database_url)) if d[0] == "add_table"] == ["add_table"] * (
        len(METADATA.tables) - 1
    )
    asyncio.run(at(database_url, "DROP TABLE talk"))
    scene(database_url, lambda store: store.log_of("t"))  # and nobody holds the lock


# --- one hall a database -------------------------------------------------------------------------


def test_a_second_hall_is_refused_until_the_first_is_closed(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url, "t") as store:
            for _ in range(2):
                with pytest.raises(TatamiError, match="hall-already-open"):
                    await open_store(database_url)
            await store.append("t", 1, [act(1)])
        async with opened(database_url) as store:
            assert await store.log_of("t") == [LAID, act(1)]

    asyncio.run(play())


@pytest.mark.postgres
def test_a_hall_whose_connections_broke_goes_on(postgres: Postgres) -> None:
    async def play(store: Store) -> None:
        assert await store.log_of("t") == [LAID]
        await postgres.execute(BREAK)
        assert await store.log_of("t") == [LAID]
        await store.append("t", 1, [act(1)])
        assert await store.log_of("t") == [LAID, act(1)]

    scene(postgres.new_database(), play, "t")


@pytest.mark.postgres
def test_a_hall_that_lost_its_lock_to_another_writes_nothing_any_more(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def play(first: Store) -> None:
        await postgres.execute(BREAK)
        async with opened(url) as second:
            for _ in range(2):
                with pytest.raises(TatamiError, match="hall-already-open"):
                    await first.append("t", 1, [act(1)])
            await second.append("t", 1, [act(2)])
        assert await first.log_of("t") == [LAID, act(2)]

    scene(url, play, "t")


@pytest.mark.postgres
def test_what_the_database_cannot_take_costs_neither_the_others_nor_the_lock(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def holder() -> object:
        connection = await asyncpg.connect(url)
        found = await connection.fetchval("SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted")
        await connection.close()
        return found

    async def play(store: Store) -> None:
        before = await holder()
        spoilt = [store.set_wake("t", 2**70), store.set_wake("t\x00", 1), store.set_wake("t\ud800", 1)]
        said = await asyncio.gather(*spoilt, store.append("t", 1, [act(1)]), return_exceptions=True)
        assert [getattr(word, "code", word) for word in said] == [*["database-trouble"] * 3, None]
        assert await store.log_of("t") == [LAID, act(1)]
        assert await holder() == before is not None

    scene(url, play, "t")


BREAK = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'hall_%'"


# --- what can be wrong ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hall.db",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite://hall.db",
        "sqlite://hall/hall.db",
        "mysql://ann@127.0.0.1/hall",
        "sqlite+pysqlite:///hall.db",
        "postgresql://ann@127.0.0.1:5432",
        "postgresql://ann@127.0.0.1:port/hall",
        "postgresql",
        "\x00://\ud800",
        "sqlite:///a\x00b",
    ],
)
def test_what_is_no_url_of_a_database_is_told_so(url: str) -> None:
    assert trouble_with(url).code == "database-url"


def test_no_password_is_told() -> None:
    for url in ("mysql://ann:hush@h/d", "postgresql://ann:hush@127.0.0.1:1/d", "oracle://h/d?password=hush"):
        assert "hush" not in str(trouble_with(url))


def test_a_folder_that_is_not_there_is_told_in_every_language(tmp_path: Path) -> None:
    trouble = trouble_with(f"sqlite:///{tmp_path}/no/hall.db")
    assert trouble.code == "database-unwritable"
    for lang in LANGUAGES:
        assert f"{tmp_path}/no/hall.db" in tell_error(Words(lang), trouble)


def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "hall.db").write_text("Dear diary, " * 100)
    trouble = trouble_with(f"sqlite:///{tmp_path}/hall.db")
    assert (trouble.code, trouble.facts["detail"]) == ("database-unusable", "file is not a database")
    assert (tmp_path / "hall.db").read_text() == "Dear diary, " * 100


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "hall.db").mkdir()
    trouble = trouble_with(f"sqlite:///{tmp_path}/hall.db")
    assert (trouble.code, trouble.facts["why"]) == ("database-unwritable", "because-folder")


@pytest.mark.skipif(sys.platform == "win32", reason="has no such modes")
def test_nobody_else_on_the_machine_may_read_the_secrets(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await store.hall_key("sessions", lambda: "hush")
        modes = {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.iterdir()}
        assert modes == {f"hall.db{end}": "0o600" for end in ("", ".lock", "-shm", "-wal")}

    scene(f"sqlite:///{tmp_path}/hall.db", play)


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert trouble_with("postgresql://ann@127.0.0.1/hall").code == "no-asyncpg"


def test_a_server_that_is_not_there_is_told() -> None:
    trouble = trouble_with(f"postgresql://ann@127.0.0.1:{free_port()}/hall")
    assert trouble.code == "database-unreachable"
    assert "\n" not in str(trouble)


@pytest.mark.postgres
def test_a_name_that_the_server_does_not_know_is_told(postgres: Postgres) -> None:
    here = f"127.0.0.1:{postgres.port}"
    for url in (f"postgresql://postgres@{here}/nowhere", f"postgres://nobody@{here}/postgres"):
        trouble = trouble_with(url)
        assert trouble.code == "database-unreachable"
        assert "does not exist" in str(trouble.facts["detail"])
    assert trouble_with(f"postgresql://postgres@{here}/postgres?nonsense=1").code == "database-unreachable"


@pytest.mark.postgres
def test_who_may_not_make_tables_is_told(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def make_guest() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute("DROP ROLE IF EXISTS guest")
        await connection.execute("CREATE ROLE guest LOGIN")
        await connection.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
        await connection.close()

    asyncio.run(make_guest())
    trouble = trouble_with(url.replace("postgres@", "guest@"))
    assert trouble.code == "database-unusable"
    assert "permission denied" in str(trouble.facts["detail"])


# --- how SQLite is set ---------------------------------------------------------------------------


def test_sqlite_keeps_a_write_ahead_log_and_minds_what_belongs_together(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/hall.db"

    def settings_of(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    async def play(store: Store) -> None:
        found: list[list[object]] = []
        reader = store._database.reader
        assert isinstance(reader, SqliteReader)
        with reader._engine.connect() as connection:
            found.append(settings_of(connection))
        writing = store._database.writer._connection
        assert isinstance(writing, SqliteWriteConnection)
        await writing.run(lambda connection: found.append(settings_of(connection)))
        assert found == [["wal", 2, 1, 10000]] * 2

    scene(url, play)
    with sqlite3.connect(tmp_path / "hall.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
