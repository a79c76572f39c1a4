"""The diplomatic action (SEN-156, SEN-157)."""

from __future__ import annotations

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..board import gain, player_of
from ..events.autumn import EnvoysSent
from ..pieces import DIPLOMATIC_FAMILIES, DIPLOMATIC_HONOUR, FROM_DIPLOMACY
from ..reasons import autumn as why
from ..table import Me, Senji
from .picking import families_needed, picked_by, put_all_back
from .trade import return_openly


def add_envoys(me: Me, picked: list[int], answers: list[Answer]) -> None:
    if len(picked) >= DIPLOMATIC_FAMILIES - 1 and why_not_send_envoys(me) is None:
        answers.append(me.table.box.say.autumn.envoys)


def why_not_send_envoys(me: Me) -> Reason | None:
    """SEN-156: the cards picked are of five different other families. SEN-187: or four, with Akashi; five are
    allowed even so (SEN-R121)."""
    picked, need = picked_by(me), families_needed(me.table, me.seat)
    if picked and picked[0] >= me.table.box.first_hanafuda:
        return why.ENVOYS_CARRY_DIPLOMACY()
    return None if len(picked) >= need else why.ENVOYS_NEED_FAMILIES(have=len(picked), need=need)


def send_envoys(g: Senji, seat: Seat) -> None:
    """SEN-156: the cards go home and he gains 10. SEN-157: who gets one back loses 1; nobody does where its
    family is absent or eliminated (SEN-R64)."""
    table = g.table
    cards = picked_by(g.seen(seat))
    put_all_back(g, seat)
    families = tuple(table.box.family[card] for card in cards)
    g.tell(EnvoysSent(seat, families))
    for card in cards:
        return_openly(g, seat, card)
    gain(g, seat, DIPLOMATIC_HONOUR, FROM_DIPLOMACY)
    for family in families:
        home = player_of(table, family)
        if home >= 0:
            gain(g, home, -1, FROM_DIPLOMACY)
