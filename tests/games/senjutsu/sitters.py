"""Who sits down at a scene of Senjutsu and is asked something."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tatami.games.senjutsu.bot import SensibleSenjutsu
from tatami.games.senjutsu.table import Fight
from tatami.kernel.seats import seat_of
from tatami.kernel.views import View, events_for


def answer_of(g: Fight, seat: str, player: Any = SensibleSenjutsu, seed: int = 1) -> str:
    """What such a player says who has heard everything and is asked here."""
    who = seat_of(seat)
    bot = player(who, g.seats, seed)
    bot.observe(events_for(g, who))
    legal = g.legal(who)
    answer = bot.choose(View(g, who), legal)
    assert answer in legal
    return str(answer.text)


def answers_of(g: Fight, seat: str, seeds: int = 40, player: Any = SensibleSenjutsu) -> Counter[str]:
    """What so many of them say, each with a seed of its own."""
    return Counter(answer_of(g, seat, player, seed) for seed in range(seeds))
