"""What a game is worth that somebody left for good: ratings."""

from __future__ import annotations

from random import Random

import pytest

from tatami.hall.db.weighing import MODEL
from tatami.web.api.results import seat_result
from tests.hall.halls import (
    Scene,
    scene,
)
from tests.hall.test_leaving import agree, live_at, offer, resign
from tests.hall.test_projections import account_id, finish, with_account


async def with_accounts(hall: Scene, *people: str) -> list[str]:
    for who in people:
        await with_account(hall, who)
    return [await account_id(hall, who) for who in people]


async def mu_of(hall: Scene, owner: str, game: str) -> float | None:
    rows = [row for row in await hall.store.ratings_of(owner) if row.game == game]
    return rows[0].mu if rows else None


def test_of_two_who_are_rated_the_one_who_resigns_has_lost(url: str) -> None:
    async def play(hall: Scene) -> None:
        ann, bob = await with_accounts(hall, "ann", "bob")
        table = await hall.lay_for(("ann", "bob"), "tenno")
        await hall.play(table, 3, Random(1))
        await resign(hall, table, "ann", 0)
        lost, won = await mu_of(hall, ann, "tenno"), await mu_of(hall, bob, "tenno")
        assert lost is not None
        assert won is not None
        assert lost < MODEL.mu < won
        assert [won for _, _, won, _ in await hall.store.games_of(["ann", "bob"], 10)] == [False, True]

    scene(url, play)


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_who_resigned_has_lost_whatever_his_bot_made_of_it_and_it_is_not_rated_for_him(
    url: str, seed: int
) -> None:
    async def play(hall: Scene) -> None:
        ann, bob = await with_accounts(hall, "ann", "bob")
        table = await hall.lay_for(("ann", "bob", "cay"), "template")
        await resign(hall, table, "bob", 1)
        await finish(hall, table, seed)
        lost = await mu_of(hall, bob, "template")
        assert lost is not None
        assert lost < MODEL.mu
        assert await mu_of(hall, ann, "template") is not None
        kind = (await live_at(hall, table)).cushions[1].stand_in
        assert await mu_of(hall, f"bot:{kind}", "template") is None

    scene(url, play)


@pytest.mark.parametrize("way", ["agreement", "abandoned"])
def test_a_game_that_was_called_off_is_not_rated(url: str, way: str) -> None:
    async def play(hall: Scene) -> None:
        owners = await with_accounts(hall, "ann", "bob", "cay")
        table = await hall.lay_for(("ann", "bob", "cay"), "template")
        if way == "agreement":
            await offer(hall, table, "ann", 0)
            await agree(hall, table, "bob", 1)
            await agree(hall, table, "cay", 2)
        else:
            for seat, who in enumerate(("ann", "bob", "cay")):
                await resign(hall, table, who, seat)
        live = await live_at(hall, table)
        assert live.outcome is not None
        assert live.outcome.how == way
        assert [await mu_of(hall, owner, "template") for owner in owners] == [None] * 3
        assert [seat_result(live, seat, live.outcome).rank for seat in range(3)] == [0, 0, 0]

    scene(url, play)
