"""Where spectators see a table later, no list tells any sooner that its game is over, nor who has won."""

from __future__ import annotations

from tatami.hall.db.ratings import Rung
from tatami.hall.db.rows import LadderRow
from tatami.hall.serving.archive import kept_record, shared_table
from tests.hall.halls import Ear, HandClock, Scene, refused, scene
from tests.hall.shelves import beside
from tests.hall.test_projections import GAME, account_id, finish, with_account
from tests.hall.test_spectators import catch_up

DELAY = 30


async def rated_table(hall: Scene, delay: int = DELAY) -> str:
    """Two account holders at it, and nothing played yet."""
    for who in ("ann", "bob"):
        person = await hall.store.person(who)
        if person is not None and person.account_id is None:
            await with_account(hall, who)
    return await hall.lay_for(("ann", "bob"), GAME, delay=delay)


async def ladder(hall: Scene, limit: int = 10) -> list[LadderRow]:
    return await hall.store.ladder(Rung(GAME, 2, hall.now()), limit)


async def shown(hall: Scene) -> dict[str, int]:
    """By owner, how many games the ladder knows of."""
    return {row.owner: row.games for row in await ladder(hall)}


def test_the_lobby_hears_nothing_of_an_end_before_the_spectators_do(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        lobby = Ear("dan")
        hall.lobby.add(lobby)
        table = await rated_table(hall)
        hand.pass_by(DELAY)
        await catch_up(hall, table)
        assert lobby.last("lobby")["tables"][0]["phase"] == "playing"
        lobby.forget()
        await finish(hall, table)
        assert lobby.heard == []  # nor that there is something which it may not hear
        assert [info.phase for info in await hall.listed()] == ["playing"]
        hand.pass_by(DELAY)
        await catch_up(hall, table)
        assert lobby.last("lobby")["gone"] == [table]
        assert await hall.listed() == []

    scene(url, play, hand)


def test_a_pause_at_such_a_table_is_not_told_in_the_lobby_either(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "samurai-sword", delay=DELAY)
        hand.pass_by(DELAY)
        await catch_up(hall, table)
        lobby = Ear("dan")
        hall.lobby.add(lobby)
        live = (await hall.room(table)).live
        seat = next(seat for seat in range(3) if seat not in live.asked())
        await hall.pause(table, live.cushions[seat].person, seat, 60)
        assert lobby.heard == []
        assert [info.paused_until for info in await hall.listed()] == [None]
        await hall.read_again(table)
        hall._drop(await hall.room(table))
        assert [info.paused_until for info in await hall.listed()] == [None]
        hand.pass_by(DELAY)
        assert [info.paused_until is None for info in await hall.listed()] == [False]

    scene(url, play, hand)


def test_a_table_that_sleeps_or_a_hall_that_began_anew_tells_it_no_sooner_and_no_later(
    database_url: str,
) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> str:
        table = await rated_table(hall)
        await finish(hall, table)
        return table

    async def later(hall: Scene) -> None:
        lobby = Ear("dan")
        hall.lobby.add(lobby)
        assert [(info.id, info.phase, info.rematch) for info in await hall.listed()] == [
            (table, "playing", None)
        ]
        await hall.tell_ends()
        assert lobby.heard == []
        hand.pass_by(DELAY)
        await hall.tell_ends()
        assert lobby.last("lobby")["gone"] == [table]
        assert await hall.listed() == []
        lobby.forget()
        await hall.tell_ends()
        assert lobby.heard == []

    table = scene(database_url, play, hand)
    scene(database_url, later, hand)


def test_the_ladder_shows_what_was_known_before_until_the_end_is_told(database_url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await rated_table(hall, 0)
        await finish(hall, table)
        ann, bob = await account_id(hall, "ann"), await account_id(hall, "bob")
        before = await ladder(hall)
        assert await shown(hall) == {ann: 1, bob: 1}
        await finish(hall, await rated_table(hall), seed=2)
        assert await ladder(hall) == before
        assert await ladder(hall, 1) == before[:1]
        own = await hall.store.rating(ann, GAME, 2)  # he knows how it ended: he was there
        assert own is not None
        assert own.games == 2
        hand.pass_by(DELAY)
        assert await shown(hall) == {ann: 2, bob: 2}

    scene(database_url, play, hand)


def test_whoever_had_no_rating_before_is_not_on_the_ladder_yet(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        await finish(hall, await rated_table(hall))
        assert await shown(hall) == {}
        hand.pass_by(DELAY)
        assert len(await shown(hall)) == 2

    scene(url, play, hand)


def test_a_later_game_does_not_tell_by_its_ratings_how_an_untold_one_ended(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        await with_account(hall, "cay")
        await finish(hall, await rated_table(hall))
        ann, cay = await account_id(hall, "ann"), await account_id(hall, "cay")
        # What cay wins here depends on what ann has won there.
        await finish(hall, await hall.lay_for(("ann", "cay"), GAME))
        assert await shown(hall) == {}
        hand.pass_by(DELAY)
        told = await shown(hall)
        assert (told[ann], told[cay]) == (2, 1)
        await finish(hall, await hall.lay_for(("ann", "cay"), GAME))
        assert (await shown(hall))[cay] == 2

    scene(url, play, hand)


def test_what_is_told_by_now_is_forgotten_with_the_next_game(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        for _ in range(3):
            await finish(hall, await rated_table(hall))
            hand.pass_by(DELAY)
        kept = await beside(url, lambda there: there.exec_driver_sql("SELECT * FROM ratings_untold").all())
        assert len(kept) == 2

    scene(url, play, hand)


def test_a_shared_record_is_not_shown_before_the_spectators_know(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await rated_table(hall)
        await finish(hall, table)
        await hall.store.share(table, "key")
        assert await refused(shared_table(hall, "key")) == "game-is-not-over"
        assert await kept_record(hall, table, "ann")  # for those who sat there
        hand.pass_by(DELAY)
        assert (await shared_table(hall, "key")).id == table

    scene(url, play, hand)


def test_the_order_of_the_list_does_not_tell_where_something_happened(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        tables = []
        for _ in range(3):
            tables.append(await rated_table(hall))
            hand.pass_by(1)
        before = [info.id for info in await hall.listed()]
        await finish(hall, tables[0])
        assert [info.id for info in await hall.listed()] == before == tables[::-1]

    scene(url, play, hand)
