"""A view as it goes to a client: names instead of numbers, and nothing that its eyes may not see."""

from __future__ import annotations

from typing import Any

from tatami.hooks.packs import pack_of
from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import FACE, PUBLIC
from tatami.kernel.places import Place
from tatami.kernel.rules import Rules
from tatami.kernel.seats import letter
from tatami.kernel.views import View

from .codec import Json
from .facts import told_frame, told_table


def view_json(view: View[Any]) -> dict[str, Json]:
    """Everything these eyes see; empty places are left out."""
    shown: dict[str, Json] = {}
    for place, pieces in zip(view.layout.places, view.places, strict=True):
        if pieces:
            shown[place.name] = [_token(view.rules, p, place) for p in pieces]
    out: dict[str, Json] = {
        "game": view.rules.name,
        "ruleset": view.rules.version,
        "options": dict(view.options),
        "seats": view.seats,
        "seat": letter(view.seat),
        "sequence": view.sequence,
        "acts": view.acts,
        "table": told_table(view.rules, view.table),
        "places": shown,
        "pending": [told_frame(view.rules, frame) for frame in view.stack],
        "asked": [letter(s) for s in view.asked()],
        "answered": [letter(s) for s in sorted(view.sealed)],
    }
    pack = pack_of(view.rules)
    if pack is not None:
        out["data"] = pack.to_json()
    if view.mine is not None:
        out["mine"] = view.mine
    if view.outcome is not None:
        out["outcome"] = encode_outcome(view.outcome)
    return out


def _token(rules: Rules[Any], p: int, place: Place) -> str:
    """`?` for a hidden piece, `ninja` for one the viewer sees, `ninja!` where it lies face up for all."""
    if p < 0:
        return "?"
    return rules.short_name(p & FACE, place.name) + ("!" if p & PUBLIC and not place.is_open else "")


def encode_outcome(outcome: Outcome) -> dict[str, Json]:
    """An outcome in text forms: seats as letters."""
    out: dict[str, Json] = {"winners": [letter(s) for s in outcome.winners], "how": outcome.how}
    if outcome.scores:
        out["scores"] = list(outcome.scores)
    if outcome.tiebreak:
        out["tiebreak"] = list(outcome.tiebreak)
    return out
