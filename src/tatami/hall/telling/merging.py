"""What a client knows after an update: what it knew before, with what has changed.

The other end of `shown.py` and `broadcast.py`. The browser does the same (client/src/lib/known.ts).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from .messages import Offer

BY_ENTRY: Final = ("table", "places")
"""Parts of a view of which only the entries that changed are told."""


def merged_view(known: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The view after these changes."""
    view = {**known, **{name: value for name, value in changes.items() if name not in BY_ENTRY}}
    for name in BY_ENTRY:
        if name in changes:
            view[name] = {**known[name], **changes[name]}
    view["places"] = {place: pieces for place, pieces in view["places"].items() if pieces}
    return _without_nothing(view)


def merged_aids(known: Mapping[str, Any] | None, changes: Mapping[str, Any]) -> dict[str, Any] | None:
    """The aids after these changes."""
    return _without_nothing({**(known or {}), **changes}) or None


def resolved(known: Sequence[Offer], offers: Sequence[Offer | int] | None) -> list[Offer] | None:
    """Offers with those that were told before put in for their numbers."""
    if offers is None:
        return None
    return [known[offer] if isinstance(offer, int) else offer for offer in offers]


def _without_nothing(things: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in things.items() if value is not None}
