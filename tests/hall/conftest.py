"""A fresh database for every test, of both kinds; PostgreSQL is started once for each process of tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.hall.db import patience
from tests.servers import Postgres, running_postgres

LONG_PATIENCE = 60.0


@pytest.fixture(scope="session", autouse=True)
def patient_halls() -> Iterator[None]:
    """A machine that is busy with other tests is no database that hangs; `test_hanging` is less patient."""
    patch = pytest.MonkeyPatch()
    patch.setattr(patience, "ANSWER_SECONDS", LONG_PATIENCE)
    yield
    patch.undo()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/hall.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Of an empty database, where its kind does not matter."""
    return f"sqlite:///{tmp_path}/hall.db"
