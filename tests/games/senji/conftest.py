"""Data packs that are offered in a test are forgotten after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tatami.games import senji
from tatami.games.senji import SenjiRules
from tests.games.senji.packs import other_pack, raw, shelf_as_before


@pytest.fixture
def shelf() -> Iterator[None]:
    """Whatever is put on the shelf is taken away again."""
    with shelf_as_before():
        yield


@pytest.fixture
def other(shelf: None) -> SenjiRules:
    """The rules with another data pack."""
    return senji.RULES.offer(raw(other_pack()))
