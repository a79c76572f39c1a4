"""`tools/balance.py` counts cards as the laboratory does, and says which of them are out of balance."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.card_uses import brought, drawn_early
from tatami.lab.lifts import CardResult, Lift
from tools import balance
from tools.balance import SIGNATURES, Task, card_row, play
from tools.duels import play_out


@pytest.mark.interpreted
def test_what_counts_as_drawn_is_what_chance_has_brought_to_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that were searched for are in hand early, too, but did not come by chance."""
    duels: list[Any] = []

    def kept(*said: Any) -> Any:
        duels.append(play_out(*said))
        return duels[-1]

    monkeypatch.setattr(balance, "play_out", kept)
    result = play(Task((SIGNATURES[0], SIGNATURES[1]), 0, 1))
    game = duels[0].game
    for seat, early in enumerate(drawn_early(game)):
        drawn = {use.card for use in result.uses[seat] if use.is_drawn}
        assert drawn == {RULES.box.slugs[card] for card in early & set(brought(game, seat))}


def test_core_and_weapon_cards_are_counted_though_nobody_draws_them() -> None:
    result = play(Task((SIGNATURES[0], SIGNATURES[1]), 1, 1))
    deck = next(deck for deck in RULES.box.pack.decks if deck.id == SIGNATURES[1])
    weapon = [use for use in result.uses[0] if use.card == deck.weapon]
    assert [(use.among, use.is_drawn) for use in weapon] == [(deck.id, False)]
    assert weapon[0].playable > 0


def row(lift: Lift | None, playable: int, played: int) -> str:
    return " ".join(card_row("leap", CardResult(40, 20, playable, played, lift, {})).split())


def test_a_card_wins_too_much_when_even_the_lower_end_of_its_interval_is_above_eight_points() -> None:
    assert row(Lift(0.2, 0.081, 0.319), 10, 5) == "leap 20.0 11.9 40 50.0% 10 LIFT"
    assert row(Lift(0.2, 0.079, 0.321), 10, 5).endswith(" 10")
    assert row(Lift(-0.2, -0.31, -0.09), 10, 5).endswith(" 10")


def test_a_card_is_idle_when_it_is_played_in_less_than_one_turn_of_twenty() -> None:
    assert row(None, 100, 4) == "leap - - 0 4.0% 100 IDLE"
    assert row(None, 100, 5).endswith(" 100")
    assert row(None, 0, 0) == "leap - - 0 - 0"
