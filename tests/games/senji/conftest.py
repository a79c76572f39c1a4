"""Data packs that are offered in a test are forgotten after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tatami.games import senji
from tatami.games.senji import RULES, SHELF, SenjiRules
from tests.games.senji.packs import other_pack, raw


@pytest.fixture
def shelf() -> Iterator[None]:
    """Whatever is put on the shelf is taken away again."""
    before, options = dict(SHELF), RULES.options
    yield
    SHELF.clear()
    SHELF.update(before)
    RULES.options = options  # type: ignore[misc]


@pytest.fixture
def other(shelf: None) -> SenjiRules:
    """The rules with another data pack."""
    return senji.RULES.offer(raw(other_pack()))
