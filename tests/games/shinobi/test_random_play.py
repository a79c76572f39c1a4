"""Random play keeps the invariants of ledger 2.6 and the promises of fast legal answers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tatami.games.shinobi import RULES
from tatami.games.shinobi.answers import SKIP
from tatami.games.shinobi.events import LastRoundBegan, TurnBegan
from tatami.games.shinobi.pieces import ARMY, DECK, DISCARD, HAND
from tatami.games.shinobi.rules.attack import ArmyToAttack, attacks
from tatami.games.shinobi.rules.first_order import FirstOrder
from tatami.games.shinobi.table import Shinobi
from tatami.kernel.pieces import FACE
from tests.clauses import clause

EVERY_TABLE = pytest.mark.parametrize(
    ("seats", "troops"), [(3, 11), (4, 11), (5, 11), (3, 8), (5, 8), (4, 15)], ids=lambda value: str(value)
)
GAMES = 12


def watch(seats: int, troops: int, look: Callable[[Shinobi], None]) -> None:
    """Plays random games and looks at every position in which somebody is asked."""
    for seed in range(GAMES):
        g = RULES.new(seats, {"troops_per_clan": troops}, seed)
        rng = Random(seed)
        while g.outcome is None:
            look(g)
            seat = g.asked()[0]
            g.act(seat, rng.choice(g.legal(seat)))
        look(g)


def troops_on_table(g: Shinobi) -> int:
    return sum(len(g.places[army]) for seat in range(g.seats) for army in ARMY[seat])


@EVERY_TABLE
def test_no_blue_card_is_ever_lost_or_made(seats: int, troops: int) -> None:
    def look(g: Shinobi) -> None:
        hands = sum(len(g.places[HAND[seat]]) for seat in range(seats))
        whole = len(g.places[DECK]) + hands + troops_on_table(g) + len(g.places[DISCARD])
        assert whole == 5 * troops + 3

    watch(seats, troops, look)


@clause("SHI-56", "SHI-58")
@EVERY_TABLE
def test_a_turn_begins_with_four_cards_and_with_at_least_three_in_the_last_round(
    seats: int, troops: int
) -> None:
    def look(g: Shinobi) -> None:
        if isinstance(g.question, FirstOrder):
            held = len(g.places[HAND[g.table.turn]])
            assert held == 4 if g.places[DECK] else held >= 3

    watch(seats, troops, look)


@clause("SHI-30")
@EVERY_TABLE
def test_no_ninja_ever_lies_in_a_province_and_armies_are_of_one_clan(seats: int, troops: int) -> None:
    def look(g: Shinobi) -> None:
        for seat in range(seats):
            for clan, army in enumerate(ARMY[seat]):
                assert {p & FACE for p in g.places[army]} <= {clan}

    watch(seats, troops, look)


@EVERY_TABLE
def test_a_turn_adds_and_removes_at_most_two_troop_cards(seats: int, troops: int) -> None:
    before = [0]

    def look(g: Shinobi) -> None:
        if isinstance(g.question, FirstOrder) or g.outcome is not None:
            on_table, turn = troops_on_table(g), g.table.turn_number
            if turn > 1:
                assert abs(on_table - before[0]) <= 2
            before[0] = on_table

    watch(seats, troops, look)


@clause("SHI-61", "SHI-62")
@EVERY_TABLE
def test_the_last_round_gives_everybody_one_turn_and_ends_with_who_drew_the_last_card(
    seats: int, troops: int
) -> None:
    for seed in range(GAMES):
        g = RULES.new(seats, {"troops_per_clan": troops}, seed)
        rng = Random(seed)
        while g.outcome is None:
            seat = g.asked()[0]
            g.act(seat, rng.choice(g.legal(seat)))
        began = [k for k, event in enumerate(g.events) if isinstance(event, LastRoundBegan)]
        assert len(began) == 1
        drew_last = g.events[began[0]]
        assert isinstance(drew_last, LastRoundBegan)
        turns = [event.seat for event in g.events[began[0] :] if isinstance(event, TurnBegan)]
        assert turns == [(drew_last.seat + 1 + k) % seats for k in range(seats)]


@EVERY_TABLE
def test_legal_answers_are_the_candidates_without_a_reason_against_them(seats: int, troops: int) -> None:
    def look(g: Shinobi) -> None:
        if g.question is not None:
            (seat,) = g.asked()
            me = g.seen(seat)
            legal = g.question.legal(me)
            assert len(set(legal)) == len(legal) > 0
            assert set(legal) == {
                answer for answer in g.question.candidates(me) if g.question.why_not(me, answer) is None
            }

    watch(seats, troops, look)


@clause("SHI-35")
@EVERY_TABLE
def test_an_attack_is_asked_for_exactly_if_one_exists(seats: int, troops: int) -> None:
    """The question keeps the attacks found when it was asked; one read from text looks for them anew."""

    def look(g: Shinobi) -> None:
        question = g.question
        if isinstance(question, ArmyToAttack):
            me = g.seen(question.by)
            assert list(question.legal(me)) == list(ArmyToAttack(question.by).legal(me)) == attacks(me) != []

    watch(seats, troops, look)


@clause("SHI-48")
@EVERY_TABLE
def test_the_discard_pile_never_shrinks(seats: int, troops: int) -> None:
    last = [0]

    def look(g: Shinobi) -> None:
        if g.acts:
            assert len(g.places[DISCARD]) >= last[0]
        last[0] = len(g.places[DISCARD])

    watch(seats, troops, look)


SKIPS = {
    "must-place-abroad": {"Place"},
    "must-place-or-play-a-ninja": {"Place", "PlayNinja"},
    "must-play-a-ninja": {"PlayNinja"},
    "must-place-at-home": {"PlaceAtHome"},
    "must-move": {"Move"},
    "must-place-or-move": {"PlaceAtHome", "Move"},
    "must-attack": {"Attack"},
    "must-attack-own-clan": {"Attack"},
}
"""By refusal of a skip: the kinds of orders that it says must be given."""


@clause("SHI-17", "SHI-18", "SHI-R4")
@EVERY_TABLE
def test_a_refused_skip_names_exactly_the_orders_that_are_possible(seats: int, troops: int) -> None:
    def look(g: Shinobi) -> None:
        for seat in g.asked():
            kinds = {type(answer).__name__ for answer in g.legal(seat)}
            why = g.why_not(seat, SKIP)
            assert kinds == ({"Skip"} if why is None else SKIPS[why.code])

    watch(seats, troops, look)
