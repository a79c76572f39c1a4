"""Who says what: `B: letter C: vow peace` is said by B, `letter C: vow peace` by whoever is asked."""

from __future__ import annotations

import re

_WHO = re.compile(r"(?:([A-F]|not asked): )?(.*)", re.DOTALL)


def who_says(text: str) -> tuple[str, str]:
    """The speaker (a seat, or `not asked`; empty: whoever is asked) and his words."""
    found = _WHO.fullmatch(text)
    assert found is not None
    return found[1] or "", found[2]
