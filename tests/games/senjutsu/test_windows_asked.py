"""How often a person is asked for a card beside the card of the turn: it must not nag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.answers import BringDeck
from tatami.games.senjutsu.box import WINDOWS
from tatami.games.senjutsu.notes import FightNotes
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.views import View
from tatami.players.match import play_match
from tatami.players.player import Player
from tatami.players.registry import make_player

DUELS = 6
SIGNATURES = {number: name for number, name in enumerate(RULES.box.decks) if name.endswith("_signature")}


class WithSignature:
    """A bot that brings its character's signature deck."""

    wants_view: ClassVar[bool] = True

    def __init__(self, bot: Player) -> None:
        self._bot = bot

    def observe(self, events: Sequence[Event]) -> None:
        self._bot.observe(events)

    def choose(self, view: View[Any], legal: Sequence[Answer]) -> Answer:
        for answer in legal:
            if isinstance(answer, BringDeck) and answer.deck in SIGNATURES:
                return answer
        return self._bot.choose(view, legal)


def windows_a_turn(lists: str, duels: int = DUELS) -> float:
    """Windows that a player is asked in a turn, as the laboratory counts them (`asked`, for each turn)."""
    asked = turns = 0
    for seed in range(duels):
        notes = FightNotes()
        bots = [WithSignature(make_player("sensible", RULES, seat, 2, 2 * seed + seat)) for seat in range(2)]
        options = {"lists": lists, "characters": "dealt"}
        game = play_match(RULES, 2, options, bots, seed, watch=notes.note).game
        asked += sum(count for (_, kind), count in notes.asked.items() if kind in WINDOWS)
        turns += 2 * game.table.turn
    return asked / turns


@pytest.mark.parametrize(("lists", "most"), [("open", 2.0), ("secret", 3.5)])
def test_in_a_duel_of_signature_decks_few_windows_open(lists: str, most: float) -> None:
    found = windows_a_turn(lists)
    print(f"{lists} lists: {found:.2f} windows a turn")
    assert found <= most
