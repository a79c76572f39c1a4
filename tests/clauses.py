"""Which clauses of a rules ledger a test shows: `@clause("TEN-31", "TEN-R20")`."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Marks a test (or a whole class or file) with the clauses that it shows."""
    return pytest.mark.clause(*ids)
