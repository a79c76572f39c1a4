"""Who fights as a pair is rated as a pair: partners win and lose together, and nothing of each other."""

from __future__ import annotations

import json

import pytest

from tatami.hall.db.remaking import ratings_anew, weights_read, weights_written
from tatami.hall.db.rows import RatingRow
from tatami.hall.db.weighing import MODEL, Weighed, rated_anew, teams_of
from tests.hall.halls import Scene, scene
from tests.hall.test_leaving_rated import with_accounts

PAIRS = [Weighed("ann", 1, 0), Weighed("bob", 2, 1), Weighed("cay", 1, 0), Weighed("dan", 2, 1)]
ALONE = [Weighed(seat.owner, seat.place) for seat in PAIRS]


def after(weighed: list[Weighed], **mus: float) -> dict[str, float]:
    known = {who: RatingRow(who, "senjutsu", 4, mu, MODEL.sigma, 3) for who, mu in mus.items()}
    return {row.owner: row.mu for row in rated_anew("senjutsu", weighed, known, 7)}


def test_who_wins_with_a_weaker_partner_loses_nothing_to_him() -> None:
    """Seat by seat the two would be even, and the stronger would give some of his rating to the weaker."""
    known = {"ann": 40.0, "cay": 25.0, "bob": 10.0, "dan": 10.0}
    assert after(ALONE, **known)["ann"] < 40.0
    assert after(PAIRS, **known)["ann"] > 40.0
    assert after(PAIRS, **known)["cay"] - 25.0 == pytest.approx(after(PAIRS, **known)["ann"] - 40.0)


def test_a_pair_is_as_strong_as_both_together() -> None:
    """To beat two of whom one is very good is worth as much whoever of them it is."""
    one = after(PAIRS, bob=40.0, dan=10.0)
    other = after(PAIRS, bob=25.0, dan=25.0)
    assert one["ann"] == pytest.approx(other["ann"])
    assert after(ALONE, bob=40.0, dan=10.0)["ann"] != pytest.approx(after(ALONE, bob=25.0, dan=25.0)["ann"])


def test_sides_of_other_sizes_and_pairs_that_somebody_left_are_rated_seat_by_seat() -> None:
    single = [[0], [1], [2], [3]]
    assert teams_of(PAIRS) == [[0, 2], [1, 3]]
    assert teams_of(ALONE) == single
    assert teams_of([Weighed(seat.owner, seat.place, min(k, 1)) for k, seat in enumerate(PAIRS)]) == single
    assert teams_of([PAIRS[0]._replace(place=2), *PAIRS[1:]]) == single
    assert teams_of([Weighed(seat.owner, seat.place, k) for k, seat in enumerate(PAIRS)]) == single


def test_what_is_kept_of_older_games_can_still_be_read() -> None:
    assert weights_read('[["ann",1],["",2]]') == [Weighed("ann", 1), Weighed("", 2)]
    assert json.loads(weights_written(ALONE)) == [[seat.owner, seat.place] for seat in ALONE]
    assert weights_read(weights_written(PAIRS)) == PAIRS


def test_a_finished_game_of_pairs_is_rated_for_both_sides_and_comes_out_the_same_anew(
    database_url: str,
) -> None:
    async def play(hall: Scene) -> None:
        people = ("ann", "bob", "cay", "dan")
        owners = await with_accounts(hall, *people)
        options = {"sides": "pairs", "characters": "dealt"}
        table = await hall.lay_for(people, "senjutsu", options=options)
        live = (await hall.room(table)).live
        while not live.game.table.turn:
            await hall.act(table, live.game.asked()[0])
        for seat in (1, 3):
            await hall.act(table, seat, "give up")
        for seat in (0, 2):
            if live.outcome is None:
                await hall.act(table, seat)
        assert live.outcome is not None
        assert live.outcome.winners == (0, 2)
        await hall.quiet()
        ending = await hall.store.ending_of(table)
        assert ending is not None
        sides = [(owner, 1 + seat % 2, seat % 2) for seat, owner in enumerate(owners)]
        assert weights_read(ending.weighed or "") == [Weighed(*each) for each in sides]
        kept = [row for owner in owners for row in await hall.store.ratings_of(owner)]
        mus = [row.mu for row in kept]
        assert mus[0] == mus[2] > MODEL.mu > mus[1] == mus[3]
        anew = {row.owner: (row.mu, row.sigma, row.games) for row in await ratings_anew(hall.store)}
        assert anew == {row.owner: (row.mu, row.sigma, row.games) for row in kept}

    scene(database_url, play)
