"""What an offer is worth: cards that pass, and promises both ways (SEN-40 to SEN-45)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.seats import Seat

from . import weights
from .cards import exchange_gain
from .scene import Scene
from .war import War

_NEVER: Final = -100.0


class Deal:
    """What passes between this player and a partner: cards and promises by number, both ways."""

    __slots__ = ("given", "got", "pleas", "vows")

    def __init__(
        self, given: Sequence[int], got: Sequence[int], vows: Sequence[int], pleas: Sequence[int]
    ) -> None:
        self.given: Final = given
        self.got: Final = got
        self.vows: Final = vows
        """What the partner promises."""
        self.pleas: Final = pleas
        """What oneself would promise."""


def gain_of(scene: Scene, partner: Seat, deal: Deal) -> float:
    """What the deal brings; nothing that helps a player who is about to win is worth it."""
    if scene.is_dangerous(partner) and (deal.given or deal.pleas):
        return _NEVER
    gain = exchange_gain(scene, partner, deal.given, deal.got) if deal.given or deal.got else 0.0
    promises = scene.box.notes.promises
    war = War(scene)
    if scene.memory.grudge[partner] < weights.SULKS:
        gain += sum([_vow(war, partner, *promises[k]) for k in deal.vows])
    gain -= sum([_plea(war, partner, *promises[k]) for k in deal.pleas])
    if deal.given or deal.pleas:
        gain -= weights.GRUDGE_IN_DEALS * max(0.0, scene.memory.grudge[partner])
        if scene.memory.grudge[partner] >= weights.SULKS:
            gain -= scene.memory.grudge[partner]
    return gain


def _vow(war: War, maker: Seat, word: str, of: int) -> float:
    """What a promise to oneself is worth, if it is believed."""
    scene = war.scene
    if word == "peace":
        return weights.PEACE + war.threat_from(maker) / 2
    if word in ("attack", "strike"):
        victim = scene.ruler(of) if word == "strike" else scene.table.families.index(of)
        return weights.KILLJOY if victim >= 0 and scene.is_dangerous(victim) else weights.HARM
    return weights.PROMISED[word]


def _plea(war: War, hearer: Seat, word: str, of: int) -> float:
    """What it costs to promise that, and to keep it."""
    scene = war.scene
    if word == "peace":
        return war.best_against(hearer)
    if word in ("attack", "strike"):
        victim = scene.ruler(of) if word == "strike" else scene.table.families.index(of)
        if victim < 0 or victim == scene.seat:
            return weights.ATTACK_PROMISED
        return max(0.0, weights.ATTACK_PROMISED - war.best_against(victim))
    return weights.PROMISED[word] / 2
