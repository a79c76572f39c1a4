"""After the game: who sat where, who has won, what that is worth, and another game."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from random import Random

import pytest

from tatami.formats.deals import check_deal
from tatami.games import game_called
from tatami.hall.db.rows import PersonRow
from tatami.hall.db.weighing import MODEL, ranks
from tatami.hall.hall import NewTable
from tatami.hall.people import Door
from tatami.hall.serving.replaying import record_of
from tatami.hall.table import commands
from tatami.hall.table import entries as log
from tatami.hall.table.deal import derived_entropy, seed_of
from tatami.hall.table.entries import BotSatDown, Inherited
from tatami.kernel.outcome import Outcome
from tatami.web.api.results import seat_result
from tests.hall.halls import Ear, Scene, course_of, refused, scene
from tests.hall.test_undo import agree, undo

GAME = "template"


async def with_account(hall: Scene, who: str) -> PersonRow:
    guest = await hall.store.person(who)
    assert guest is not None
    return await Door(hall).new_account(guest, who.title(), "hashed")


async def finished(hall: Scene, people: tuple[str, ...], bots: int = 0, seed: int = 1) -> str:
    table = await hall.lay_for(people, GAME, bots=bots)
    await finish(hall, table, seed)
    return table


async def finish(hall: Scene, table: str, seed: int = 1) -> None:
    live, rng = (await hall.room(table)).live, Random(seed)
    while live.outcome is None:
        await hall.quiet()
        await hall.play(table, 1, rng)


async def games_rated(hall: Scene, *owners: str) -> list[int]:
    """By owner: of this game, whatever the number of players."""
    rows = [await hall.store.ratings_of(owner) for owner in owners]
    return [sum(row.games for row in of if row.game == GAME) for of in rows]


async def account_id(hall: Scene, who: str) -> str:
    row = await hall.store.person(who)
    assert row is not None
    assert row.account_id is not None
    return row.account_id


def test_who_sat_and_who_won_is_noted_with_the_last_act(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await finished(hall, ("ann", "bob", "cay"))
        outcome = (await hall.room(table)).live.outcome
        assert outcome is not None
        for seat, who in enumerate(("ann", "bob", "cay")):
            ((row, sat, won, _),) = await hall.store.games_of([who], 9)
            assert (row.id, row.phase, sat, won) == (table, "over", seat, seat in outcome.winners)

    scene(database_url, play)


def test_who_rises_before_the_game_did_not_sit(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable(GAME, 2))
        await hall.sit(table, "ann")
        await hall.change(table, lambda t, now: commands.rise(t, "ann", 0, now))
        assert await hall.store.games_of(["ann"], 9) == []
        await hall.sit(table, "bob", 0)
        await hall.sit(table, "ann", 1)
        assert await hall.store.sitters(table) == {0: "bob", 1: "ann"}
        gone = hall.change(table, lambda t, now: commands.rise(t, "ann", 1, now))
        assert await refused(gone) == "game-has-begun"

    scene(url, play)


def test_account_holders_and_bots_are_rated_guests_are_not(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        await with_account(hall, "ann")
        await finished(hall, ("ann", "bob"), bots=1)
        assert await games_rated(hall, await account_id(hall, "ann"), "bot:random", "bob", "") == [1, 1, 0, 0]

    scene(database_url, play)


def test_who_left_has_lost_and_the_bot_in_his_place_is_not_rated(url: str) -> None:
    async def play(hall: Scene) -> None:
        for who in ("ann", "bob"):
            await with_account(hall, who)
        table = await hall.lay_for(("ann", "bob"), GAME)
        await hall.change(table, lambda t, now: [log.StoodIn(now, 1, "random")])
        await finish(hall, table)
        ann, bob = [await account_id(hall, who) for who in ("ann", "bob")]
        assert await games_rated(hall, ann, bob, "bot:random") == [1, 1, 0]
        left = await hall.store.rating(bob, GAME, 2)
        assert left is not None
        assert left.mu <= MODEL.mu

    scene(url, play)


def test_a_game_that_every_account_holder_left_is_not_rated(url: str) -> None:
    async def play(hall: Scene) -> None:
        await with_account(hall, "bob")
        table = await hall.lay_for(("ann", "bob"), GAME)
        await hall.change(table, lambda t, now: [log.StoodIn(now, 1, "random")])
        await finish(hall, table)
        assert await games_rated(hall, await account_id(hall, "bob"), "bot:random") == [0, 0]

    scene(url, play)


def test_who_left_does_not_win_by_his_bot() -> None:
    assert ranks(Outcome((1,), "x"), 3, {1}) == [1, 2, 1]  # who stayed is before who did not
    assert ranks(Outcome((0, 1), "x"), 3, {1}) == [1, 2, 2]


def test_without_an_account_nothing_is_rated(url: str) -> None:
    async def play(hall: Scene) -> None:
        await finished(hall, ("ann", "bob"), bots=1)
        assert await games_rated(hall, "bot:random") == [0]

    scene(url, play)


def test_a_game_in_which_others_agreed_to_an_undo_is_not_rated(url: str) -> None:
    async def play(hall: Scene) -> None:
        for who in ("ann", "bob"):
            await with_account(hall, who)
        table = await hall.lay_for(("ann", "bob"), GAME)
        await hall.act(table, 0)
        await hall.act(table, 1)
        await undo(hall, table, 0)
        await agree(hall, table, 1)
        await finish(hall, table)
        assert await games_rated(hall, await account_id(hall, "ann")) == [0]
        await finished(hall, ("ann", "bob"))
        assert await games_rated(hall, await account_id(hall, "ann")) == [1]

    scene(url, play)


def test_the_same_account_twice_at_a_table_is_not_rated(url: str) -> None:
    async def play(hall: Scene) -> None:
        await with_account(hall, "ann")
        await finished(hall, ("ann", "ann", "bob"))
        assert await games_rated(hall, await account_id(hall, "ann")) == [0]

    scene(url, play)


def test_winners_rise_losers_fall_and_who_shares_a_victory_is_equal() -> None:
    assert ranks(Outcome((0, 2), "shared"), 4) == [1, 2, 1, 2]
    teams = [[MODEL.rating()] for _ in range(4)]
    (a,), (b,), (c,), (d,) = MODEL.rate(teams, ranks=[1.0, 2.0, 1.0, 2.0])
    assert a.mu == c.mu > MODEL.mu > b.mu == d.mu


def test_a_rating_goes_on_from_the_one_before(url: str) -> None:
    async def play(hall: Scene) -> None:
        await with_account(hall, "ann")
        owner = await account_id(hall, "ann")
        sigmas = []
        for seed in range(3):
            await finished(hall, ("ann", "bob"), seed=seed)
            row = await hall.store.rating(owner, GAME, 2)
            assert row is not None
            sigmas.append(row.sigma)
        assert sigmas == sorted(sigmas, reverse=True)
        assert row.games == 3

    scene(url, play)


def test_games_that_end_at_the_same_moment_are_all_rated(url: str) -> None:
    async def play(hall: Scene) -> None:
        await with_account(hall, "ann")
        tables = [await hall.lay_for(("ann", "bob"), GAME) for _ in range(8)]
        for table in tables:
            await hall.play(table, 9, Random(1))
        await asyncio.gather(*(hall.play(table, 1, Random(1)) for table in tables))
        assert await games_rated(hall, await account_id(hall, "ann")) == [8]

    scene(url, play)


def test_at_a_rematch_everybody_gets_his_cushion_back_and_the_bots_theirs(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await finished(hall, ("ann", "bob"), bots=1)
        ear = await hall.watch_at(Ear("bob"), table, 1)
        old = (await hall.room(table)).live
        assert await refused(hall.rematch(table, "dan")) == "not-your-table"
        again = await hall.rematch(table, "bob")
        assert ear.last("update")["info"]["rematch"] == again
        assert await hall.rematch(table, "ann") == again
        await hall.sit_again(table, again, "bob", {})
        new = (await hall.room(again)).live
        assert [(c.person, c.bot) for c in new.cushions] == [("", ""), ("bob", ""), ("", "random")]
        await hall.sit_again(table, again, "ann", {})
        await hall.sit_again(table, again, "ann", {})
        assert (new.phase, new.names) == ("playing", old.names)
        assert new.commitment != old.commitment

    scene(url, play)


def test_nobody_sits_down_at_a_rematch_that_was_cleared_away(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await finished(hall, ("ann", "bob"))
        again = await hall.rematch(table, "bob")
        await hall.change(again, lambda live, now: commands.clear(live, "bob", now))
        seq = (await hall.room(again)).live.seq
        await hall.sit_again(table, await hall.rematch(table, "ann"), "ann", {})
        live = (await hall.room(again)).live
        assert (live.seq, live.seats_of("ann")) == (seq, ())

    scene(url, play)


def test_there_is_no_rematch_before_the_end_and_a_password_is_asked_once(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable(GAME, 2, access="password", password="x"))
        await hall.admit(table, "bob", "x")
        await hall.sit(table, "ann")
        await hall.sit(table, "bob")
        assert await refused(hall.rematch(table, "ann")) == "game-is-not-over"
        await finish(hall, table)
        again = await hall.rematch(table, "ann")
        await hall.sit_again(table, again, "bob", {})
        await hall.watch_at(Ear("bob"), again, 1)

    scene(url, play)


def test_an_account_takes_over_the_seats_of_the_guest_it_was(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        over = await finished(hall, ("bob", "cay"))
        table = await hall.lay_for(("bob", "cay"), GAME, access="password", password="x")
        ear = await hall.watch_at(Ear("bob"), table, 0)
        hall.arrive(ear)
        account, guest = await with_account(hall, "ann"), await hall.store.person("bob")
        assert guest is not None
        await Door(hall).claim(account, guest)
        assert ear.is_out
        live = (await hall.room(table)).live
        assert live.cushions[0].person == "ann"
        assert isinstance((await hall.store.log_of(table))[-1], Inherited)
        assert {row.id for row, *_ in await hall.store.games_of(["ann"], 9)} == {over, table}
        assert await hall.store.games_of(["bob"], 9) == []
        assert (await hall.room(table)).audience.away_since["ann"] == hall.now()
        await hall.watch_at(Ear("ann"), table, 0)
        await hall.act(table, 0)

    scene(database_url, play)


# --- the fair deal ------------------------------------------------------------------------------


def test_who_brings_no_entropy_gets_what_the_secret_says_and_nothing_else(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), GAME, bots=2)
        live = (await hall.room(table)).live
        secret = live.opened.secret
        shares = [cushion.entropy for cushion in live.cushions]
        by_hand = [
            hmac.new(secret.encode(), f"entropy/{seat}".encode(), "sha256").hexdigest()[:32] for seat in "BC"
        ]
        assert shares == ["ab" * 16, *by_hand]
        assert course_of(live).seed == seed_of(secret, shares)
        seated = [e for e in await hall.store.log_of(table) if isinstance(e, BotSatDown)]
        assert [bot.entropy for bot in seated] == by_hand
        lazy = await hall.lay("bob", NewTable(GAME, 2))
        await hall.sit(lazy, "bob", 1, entropy="")
        cushion = (await hall.room(lazy)).live.cushions[1]
        assert cushion.entropy == derived_entropy((await hall.room(lazy)).live.opened.secret, 1)

    scene(url, play)


def test_sending_a_bot_away_and_seating_it_again_gives_the_hall_no_second_draw(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable(GAME, 2))
        live = (await hall.room(table)).live
        shares = set()
        for _ in range(3):
            await hall.change(table, lambda t, now: commands.seat_bots(t, "ann", 1, "random", ["x"] * 2, now))
            shares.add(live.cushions[1].entropy)
            await hall.change(table, lambda t, now: commands.rise(t, "ann", 1, now))
        assert len(shares) == 1

    scene(url, play)


@pytest.mark.parametrize("game", ["template", "tenno", "shinobi", "samurai-sword"])
def test_the_record_of_a_finished_game_shows_the_whole_deal(url: str, game: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "ann", "ann"), game)
        assert await refused(record(hall, table)) == "game-is-not-over"
        commitment = (await hall.room(table)).live.commitment
        await hall.play(table, 5000, Random(game))
        header = json.loads((await record(hall, table)).splitlines()[0])
        assert check_deal(header["deal"], 3, header["seed"]) == ""
        assert header["deal"]["commitment"] == commitment
        assert commitment == hashlib.sha256(header["deal"]["secret"].encode()).hexdigest()
        assert header["game"] == game_called(game).name

    scene(url, play)


async def record(hall: Scene, table: str) -> str:
    return record_of((await hall.room(table)).live)


def test_what_a_game_did_to_ratings_is_kept_with_it(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        await with_account(hall, "ann")
        table = await finished(hall, ("ann", "bob"))
        owner = await account_id(hall, "ann")
        change, now = await hall.store.rating_change(table, owner), await hall.store.rating(owner, GAME, 2)
        assert change is not None
        assert now is not None
        assert (change.mu_before, change.mu_after) == (MODEL.mu, now.mu)
        outcome = (await hall.room(table)).live.outcome
        assert outcome is not None
        assert (change.mu_before != change.mu_after) == (len(outcome.winners) == 1)
        assert await hall.store.rating_change(table, "bob") is None
        assert await hall.store.rating_change("elsewhere", owner) is None

    scene(database_url, play)


def test_the_result_says_who_left_and_for_whom_a_bot_stood_in(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), GAME)
        await hall.play(table, 2, Random(1))
        await hall.change(
            table, lambda t, now: [log.StoodIn(now, 1, "random"), log.StoodIn(now, 2, "random")]
        )
        await hall.change(table, lambda t, now: [log.CameBack(now, 2)])
        await finish(hall, table)
        live = (await hall.room(table)).live
        told = [seat_result(live, seat, live.outcome) for seat in range(3)]
        assert [seat.left_at for seat in told] == [None, 2, None]
        assert [seat.stood_in for seat in told] == [False, False, True]
        assert [seat.bot for seat in told] == ["", "random", ""]

    scene(url, play)
