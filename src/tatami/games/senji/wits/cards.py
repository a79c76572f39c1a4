"""What diplomacy cards are worth: hostages to display, families for the diplomatic action, trade, support."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tatami.kernel.seats import Seat

from ..box import FAMILY_COUNT, MEMBER, SUPPORT, TRADE
from ..pieces import DIPLOMATIC_HONOUR, HANAFUDA
from ..rules.dealing import without
from ..rules.envoys import families_needed
from . import weights
from .scene import Scene


class Plans(NamedTuple):
    """What a hand is good for: its worth, the cards for the diplomatic action (none if it cannot be made),
    the members to display, and how many families are lacking for the action."""

    worth: float
    envoys: tuple[int, ...]
    display: tuple[int, ...]
    lacking: int


def plans_of(scene: Scene, hand: Sequence[int]) -> Plans:
    """The best use of these cards, as if this Autumn were one's own."""
    box, mine = scene.box, scene.family
    kind, value, family = box.kind, box.value, box.family
    shown = scene.shown(scene.seat)
    by_family: list[list[int]] = [[] for _ in range(FAMILY_COUNT)]
    worth = 0.0
    for card in hand:
        if family[card] == mine:
            worth += weights.OWN_CARD * value[card]
        else:
            by_family[family[card]].append(card)
    display: list[int] = []
    messengers: list[tuple[float, int, int]] = []  # what it costs to send it, card, hostage given up
    for of, cards in enumerate(by_family):
        if not cards:
            continue
        best = max((c for c in cards if kind[c] == MEMBER), key=value.__getitem__, default=-1)
        gain = value[best] - shown[of] if best >= 0 else 0
        if gain > 0:
            display.append(best)
            worth += gain
        others = [card for card in cards if card != best or gain <= 0]
        if others:
            cheapest = min(others, key=lambda card: _worth_in_hand(scene, card))
            messengers.append((_worth_in_hand(scene, cheapest), cheapest, -1))
            worth += sum([_worth_in_hand(scene, card) for card in others])
            if len(others) > 1:
                worth += weights.NEXT_ENVOYS
        else:
            messengers.append((float(gain), best, best))
    need = families_needed(scene.table, scene.seat)
    lacking = max(0, need - len(messengers))
    messengers.sort()
    sent = messengers[:need]
    net = DIPLOMATIC_HONOUR - sum([each[0] for each in sent])
    if lacking or net <= 0:
        part = weights.ENVOYS_LACKING[lacking] * max(0.0, net) if lacking else 0.0
        return Plans(worth + part, (), tuple(display), lacking)
    given_up = {each[2] for each in sent}
    kept = tuple(card for card in display if card not in given_up)
    return Plans(worth + net, tuple(each[1] for each in sent), kept, 0)


def _worth_in_hand(scene: Scene, card: int) -> float:
    """What a card of another family is worth, if it is neither displayed nor sent home."""
    box = scene.box
    kind, value = box.kind[card], box.value[card]
    if kind == TRADE:
        owner = (
            scene.table.families.index(box.family[card]) if box.family[card] in scene.table.families else -1
        )
        empty = owner >= 0 and not scene.me.count(HANAFUDA[owner])
        return weights.TRADE_VALUE if empty else weights.TRADE + weights.TRADE_VALUE * value
    if kind == SUPPORT:
        return weights.SUPPORT + weights.SUPPORT_VALUE * value
    return weights.HOSTAGE_KEPT * value


def worth_to(scene: Scene, seat: Seat, card: int) -> float:
    """What a card is worth to another player, whose hand one does not know."""
    box = scene.box
    if box.family[card] == scene.table.families[seat]:
        return weights.OWN_CARD * box.value[card] + 0.5
    worth = weights.GIFT
    if box.kind[card] == MEMBER:
        worth += max(0, box.value[card] - scene.shown(seat)[box.family[card]])
    elif box.kind[card] == TRADE:
        worth += weights.TRADE_VALUE * box.value[card]
    else:
        worth += weights.SUPPORT_VALUE * box.value[card]
    return worth


def cost_of_giving(scene: Scene, seat: Seat, card: int) -> float:
    """What it costs beside the card itself that this player has it then."""
    box = scene.box
    cost = scene.harm(seat) * worth_to(scene, seat, card)
    if box.family[card] == scene.family:
        if box.kind[card] == MEMBER:
            cost += weights.RANSOM * box.value[card]
        elif box.kind[card] == TRADE:
            cost += 0.1 * box.value[card] * min(1.0, len(scene.hanafuda) / 6)
    return cost


def exchange_gain(scene: Scene, partner: Seat, given: Sequence[int], got: Sequence[int]) -> float:
    """What an exchange of cards with that player brings."""
    before = plans_of(scene, scene.hand).worth
    after = plans_of(scene, [*without(scene.hand, given), *got]).worth
    return after - before - sum([cost_of_giving(scene, partner, card) for card in given])
