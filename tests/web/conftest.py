"""A hall for all scenes of a file: each scene brings its own people, so they do not meet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.halls import RunningHall, running_hall
from tests.web.intruders import errors_in


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """Nothing may go wrong inside it, whatever is tried from outside."""
    with running_hall(tmp_path_factory.mktemp("hall")) as running:
        yield running
        assert errors_in(running.log) == []
