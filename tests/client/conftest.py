"""One hall for each process of tests; who stops or kills one starts his own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.halls import RunningHall, running_hall


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    with running_hall(tmp_path_factory.mktemp("hall")) as running:
        yield running
