"""What holds in every game at every player count (ledger 2.7), tried out in random play."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tatami.formats.counting import count_pieces
from tatami.games.tenno import RULES, notation
from tatami.games.tenno.events import AttackerWon, DefenderWon, NobodyWon
from tatami.games.tenno.pieces import GEISHA, SET, SLOTS, discard, hand, kind_of, owner_of, prison, row
from tatami.games.tenno.rules.attack import FirstAttack
from tatami.games.tenno.table import Tenno
from tatami.kernel.pieces import FACE
from tests.clauses import clause
from tests.games.tenno.random_play import WITH_EVERYTHING, random_game

tables = st.tuples(st.integers(2, 7), st.integers(0, 10**6))
often = settings(max_examples=40, deadline=None, derandomize=True)


def owners(g: Tenno, place: int) -> list[int]:
    return [owner_of(p & FACE) for p in g.places[place]]


def kinds(g: Tenno, place: int) -> list[int]:
    return [kind_of(p & FACE) for p in g.places[place]]


@clause("TEN-4", "TEN-28", "TEN-R10", "TEN-R17", "TEN-R29")
@given(tables)
@often
def test_the_invariants_hold_after_every_act(table: tuple[int, int]) -> None:
    seats, seed = table
    for g in random_game(seats, seed):
        count_pieces(g)
        RULES.check(g)
        for seat in range(seats):
            at_home = [hand(seat), *(row(seat, slot) for slot in range(SLOTS))]
            elsewhere = [discard(seats), *(prison(other) for other in range(seats) if other != seat)]
            mine = sum(owners(g, place).count(seat) for place in (*at_home, *elsewhere))
            assert mine == SET
            assert all(set(owners(g, place)) <= {seat} for place in at_home)
            assert seat not in owners(g, prison(seat))
            assert GEISHA not in kinds(g, prison(seat))
            if isinstance(g.question, FirstAttack):
                assert all(len(g.places[row(seat, slot)]) == 1 for slot in range(SLOTS))


@clause("TEN-38", "TEN-60", "TEN-28")
@given(tables)
@often
def test_every_game_ends_after_at_most_8_fights_a_player_and_2_more(table: tuple[int, int]) -> None:
    seats, seed = table
    hands, prisons = [SET] * seats, [0] * seats
    for g in random_game(seats, seed):
        now = [len(g.places[hand(seat)]) for seat in range(seats)]
        jailed = [len(g.places[prison(seat)]) for seat in range(seats)]
        assert all(a <= b for a, b in zip(now, hands, strict=True))
        assert all(a >= b for a, b in zip(jailed, prisons, strict=True))
        hands, prisons = now, jailed
    fights = [e for e in g.events if isinstance(e, AttackerWon | DefenderWon | NobodyWon)]
    assert g.outcome is not None
    assert 1 <= len(fights) <= 8 * seats + 2


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("options", [{}, WITH_EVERYTHING])
def test_legal_answers_are_exactly_the_candidates_that_nothing_speaks_against(
    seats: int, options: dict[str, object]
) -> None:
    for g in (position for seed in range(3) for position in random_game(seats, seed, options)):
        for seat in g.asked():
            question, me = g.question, g.seen(seat)
            assert question is not None
            legal = g.legal(seat)
            assert len(set(legal)) == len(legal) > 0
            assert set(legal) == {a for a in question.candidates(me) if question.why_not(me, a) is None}
            assert all(notation.parse(answer.text) == answer for answer in question.candidates(me))


@clause("TEN-R26")
@pytest.mark.parametrize("seed", range(5))
def test_the_memory_aid_changes_nothing_but_what_is_remembered(seed: int) -> None:
    for plain, aided in zip(random_game(3, seed), random_game(3, seed, {"memory_aid": True}), strict=True):
        assert plain.places == aided.places[: len(plain.places)]
        assert plain.asked() == aided.asked()
    assert plain.outcome == aided.outcome
    assert plain.table.sightings == ()
    assert len(aided.table.sightings) > 0


@clause("TEN-1", "TEN-67", "TEN-69")
def test_every_seat_can_win_and_shares_add_up_to_one() -> None:
    winners: Counter[int] = Counter()
    for seed in range(60):
        *_, g = random_game(4, seed)
        assert g.outcome is not None
        winners.update(g.outcome.winners)
        assert sum(g.outcome.share(seat) for seat in range(4)) == pytest.approx(1)
    assert set(winners) == {0, 1, 2, 3}
