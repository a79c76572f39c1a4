"""Drawing, and the beginning of the last round (SHI-56 to SHI-60)."""

from __future__ import annotations

import pytest

from tatami.games.shinobi.events import LastRoundBegan
from tatami.games.shinobi.pieces import DECK, HAND
from tatami.kernel.events import PieceMoved
from tests.clauses import clause
from tests.games.scenes import asked, play, refusal, size, told
from tests.games.shinobi.scenes import lying, scene


def drawn(*orders: str) -> int:
    """How many cards A draws who holds a ninja and three Hojo, and gives these orders."""
    g = scene({"B": "oda*2"}, {"A": "ninja hojo*3"})
    before = size(g, "deck")
    play(g, *orders)
    assert size(g, "hand.A") == 4
    return before - size(g, "deck")


@clause("SHI-56", "SHI-57", "SHI-EX2")
def test_who_placed_at_home_draws_two_cards_and_who_moved_draws_one() -> None:
    assert drawn("place hojo > C", "home hojo") == 2
    assert drawn("place hojo > C", "move oda B > C") == 1


@clause("SHI-57")
def test_a_ninja_counts_as_one_card_used() -> None:
    assert drawn("ninja > B.oda", "home hojo") == 2
    assert drawn("ninja > B.oda", "move oda B > C") == 1


@clause("SHI-56")
def test_cards_come_from_the_top_of_the_deck_after_the_attack() -> None:
    g = scene({"A": "takeda*2", "B": "oda"}, {"A": "hojo*4"}, deck="mori mori oda uesugi")
    play(g, "place hojo > C", "home hojo")
    assert size(g, "hand.A") == 2
    assert refusal(g, "A", "draw").code == "drawing-comes-last"
    play(g, "attack takeda > B.oda")
    assert lying(g, "hand.A") == ["hojo", "hojo", "oda", "uesugi"]
    assert lying(g, "deck") == ["mori", "mori"]
    assert refusal(g, "A", "draw").facts == {"cards": 4}


@clause("SHI-56")
def test_others_are_not_told_what_was_drawn() -> None:
    g = scene({}, {"A": "hojo*4"})
    play(g, "place hojo > C", "home hojo")
    draws = [event for event in g.events if isinstance(event, PieceMoved) and event.source == DECK]
    assert [event.goal for event in draws] == [HAND[0]] * 2
    assert all(event.for_viewer(0).face >= 0 for event in draws)
    assert all(event.for_viewer(viewer).face < 0 for event in draws for viewer in (1, 2, 7))


@clause("SHI-58", "SHI-60", "SHI-R24")
def test_with_too_few_cards_a_player_takes_what_is_there_and_stays_short() -> None:
    g = scene({}, {"A": "hojo*4"}, deck="oda")
    play(g, "place hojo > C", "home hojo")
    assert size(g, "hand.A") == 3
    assert told(g, LastRoundBegan) == [LastRoundBegan(0)]
    assert asked(g) == "B FirstOrder"
    assert g.table.turns_left == 2


@clause("SHI-60", "SHI-R25")
@pytest.mark.parametrize(("deck", "second"), [("oda", "move hojo C > B"), ("oda oda", "home hojo")])
def test_taking_exactly_what_is_left_begins_the_last_round(deck: str, second: str) -> None:
    g = scene({}, {"A": "hojo*4"}, deck=deck)
    play(g, "place hojo > C", second)
    assert size(g, "hand.A") == 4
    assert size(g, "deck") == 0
    assert told(g, LastRoundBegan) == [LastRoundBegan(0)]


@clause("SHI-60", "SHI-R26")
def test_by_moving_a_player_may_leave_the_last_card_to_another() -> None:
    g = scene({}, {"A": "hojo*4", "B": "mori*4"}, deck="oda oda")
    play(g, "place hojo > C", "move hojo C > B")
    assert size(g, "deck") == 1
    assert g.table.turns_left == -1
    play(g, "place mori > C", "home mori")
    assert told(g, LastRoundBegan) == [LastRoundBegan(1)]


@clause("SHI-59")
def test_nobody_draws_from_an_empty_deck() -> None:
    g = scene({}, {"A": "hojo*4"}, deck="", turns_left=1)
    assert refusal(g, "A", "draw").code == "no-drawing-in-the-last-round"
    play(g, "place hojo > C", "home hojo")
    assert size(g, "hand.A") == 2
    assert not told(g, LastRoundBegan)
