"""Lone Star, clause by clause, and its bot."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tatami.formats.positions import read_position
from tatami.formats.views import view_json
from tatami.games.template import DECK, LAY, RULES, Lay, Star, hand
from tatami.games.template.bot import SensibleStar
from tatami.kernel.reasons import Refused
from tatami.kernel.views import View
from tatami.players import RandomPlayer, play_match
from tests.clauses import clause


def scene(hands: Sequence[str], round: int = 5, options: dict[str, object] | None = None) -> Star:
    """Everybody with those cards, in that round."""
    places = {f"hand.{'ABCDE'[seat]}": list(cards) for seat, cards in enumerate(hands)}
    table = {"round": round, "stars": [0] * len(hands)}
    return read_position(
        RULES, {"seats": len(hands), "table": table, "places": places, "options": options or {}}
    )


def lay(g: Star, *cards: int) -> Star:
    for seat, card in enumerate(cards):
        g.act(seat, LAY[card - 1])
    return g


@clause("TPL-1")
@pytest.mark.parametrize(
    ("cards", "winners", "how"), [((7, 6, 5), (0,), "stars"), ((7, 7, 7), (0, 1, 2), "shared")]
)
def test_after_the_last_round_the_most_stars_win_and_equal_ones_share(
    cards: tuple[int, ...], winners: tuple[int, ...], how: str
) -> None:
    g = lay(scene([str(card) for card in cards]), *cards)
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.how) == (winners, how)


@clause("TPL-2")
def test_only_a_card_of_the_hand_can_be_laid() -> None:
    g = scene(["12", "34"], round=4)
    with pytest.raises(Refused, match="not-in-hand"):
        g.act(0, LAY[4])
    assert g.legal(1) == [LAY[2], LAY[3]]


@clause("TPL-3")
@pytest.mark.parametrize(
    ("cards", "stars"), [((5, 7, 7), (1, 0, 0)), ((4, 5, 6), (0, 0, 1)), ((3, 3, 3), (0, 0, 0))]
)
def test_the_highest_card_that_is_alone_wins(cards: tuple[int, ...], stars: tuple[int, ...]) -> None:
    g = lay(scene([f"{card}1" for card in cards], round=4), *cards)
    assert g.table.stars == stars


@clause("TPL-4", "TPL-R1")
@pytest.mark.parametrize("rounds", [3, 5, 7])
def test_everybody_is_dealt_a_card_for_each_round(rounds: int) -> None:
    g = RULES.new(4, {"rounds": rounds}, seed=1)
    assert {len(g.places[hand(seat)]) for seat in range(4)} == {rounds}
    assert len(g.places[DECK]) == 4 * (7 - rounds)


@clause("TPL-5")
@pytest.mark.parametrize(("round", "prize"), [(2, 1), (3, 3)])
def test_the_last_round_is_worth_three_stars(round: int, prize: int) -> None:
    g = lay(scene(["71", "61"], round, {"rounds": 3}), 7, 6)
    assert g.table.stars == (prize, 0)


@clause("TPL-6")
def test_what_was_played_lies_open() -> None:
    g = lay(scene(["71", "61"], round=4), 7, 6)
    assert sorted(view_json(View(g, 1))["places"]["played"]) == ["6", "7"]  # type: ignore[index,call-overload]


@clause("TPL-R2")
def test_where_it_was_agreed_the_lowest_card_that_is_alone_wins() -> None:
    g = lay(scene(["2", "2", "5", "6"], options={"wins": "lowest"}), 2, 2, 5, 6)
    assert g.table.stars == (0, 0, 3, 0)


# --- the bot --------------------------------------------------------------------------------------


@pytest.mark.parametrize("wins", ["highest", "lowest"])
def test_the_sensible_bot_wins_far_more_often_than_dice(wins: str) -> None:
    won = 0.0
    for k in range(150):
        players = [SensibleStar(0, 3, k), RandomPlayer(1, 3, 2 * k), RandomPlayer(2, 3, 2 * k + 1)]
        match = play_match(RULES, 3, {"wins": wins}, players, seed=k)
        assert match.game.outcome is not None
        winners = match.game.outcome.winners
        won += (0 in winners) / len(winners)
    assert won / 150 > 0.45, "a third would be no better than dice"


def test_the_sensible_bot_keeps_its_best_card_for_the_last_round() -> None:
    g = scene(["1467", "2255"], round=2)
    laid = SensibleStar(0, 2, 1).choose(View(g, 0), g.legal(0))
    assert isinstance(laid, Lay)
    assert laid.text == "lay 6"
