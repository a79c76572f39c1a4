"""`@clause("TEN-31")` says what a test shows of the rules; `tatami rules --coverage` counts it."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the clauses and rulings it shows."""
    return pytest.mark.clause(*ids)
