"""What a client knows after each message: updates say what has changed, scenes look at all of it."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.hall.telling import messages as m
from tatami.hall.telling.merging import merged_aids, merged_view

Json = dict[str, Any]
KEPT = ("view", "question", "aids", "limit", "clocks")


class Known:
    """By table and seat: what was told so far."""

    def __init__(self) -> None:
        self._last: dict[tuple[str, str | None], Json] = {}

    def after(self, told: Json) -> Json:
        """The message with everything that it leaves out because it is known."""
        if told["tell"] not in ("state", "update"):
            return told
        eyes = told["table"], told["seat"]
        whole = dict(told)
        if told["tell"] == "update":
            _fill_in(whole, self._last.get(eyes, {}))
        self._last[eyes] = {name: whole[name] for name in KEPT if name in whole}
        return whole


def _fill_in(told: Json, before: Json) -> None:
    changes, aids = told.pop("changes", {}), told.pop("aid_changes", {})
    if "view" not in told and "view" in before:
        told["view"] = merged_view(before["view"], changes)
        told["aids"] = merged_aids(before.get("aids"), aids)
    for name in ("question", "limit", "clocks"):
        told.setdefault(name, before.get(name))
    question = told["question"]
    if question is not None and question.get("offers") is not None:
        known = (before.get("question") or {}).get("offers") or []
        offers = [known[offer] if isinstance(offer, int) else offer for offer in question["offers"]]
        told["question"] = {**question, "offers": offers}
    for name in KEPT:
        if told.get(name) is None:
            told.pop(name, None)


class KnownTells(Known):
    """The same for whoever reads structs."""

    def whole(self, text: str) -> m.AnyTell:
        told = self.after(msgspec.json.decode(text))
        if told["tell"] == "update":
            told = {"question": None, "limit": None, **told}
        tell: m.AnyTell = msgspec.convert(told, m.AnyTell)
        return tell
