"""A young game that welcomes people: somebody takes the cushion of a bot, and with it what it may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tatami.hall.db.projections import new_ratings
from tatami.hall.hall import NewTable
from tatami.hall.table import commands
from tatami.hall.table.entries import TookOver
from tatami.hall.table.live import YOUNG, LiveTable
from tatami.kernel.outcome import Outcome
from tatami.kernel.seats import SPECTATOR
from tests.chance import some_answer
from tests.hall.halls import Ear, Scene, likeness, log_of, refused, scene, seen
from tests.hall.shelves import account


async def welcoming(hall: Scene, seats: int = 3, game: str = "tenno", **wanted: Any) -> str:
    """Ann against bots, at a table that is open to whoever comes."""
    laid = await hall.lay("ann", NewTable(game, seats, welcome=True, **wanted))
    await hall.sit(laid, "ann")
    names = ["Akira", "Botan", "Chie", "Daichi"]
    await hall.change(laid, lambda t, now: commands.seat_bots(t, "ann", None, "random", names, now))
    await hall.quiet()
    return laid


def test_somebody_takes_the_cushion_of_a_bot_and_sees_what_that_seat_may_know(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await welcoming(hall)
        lobby = await hall.watch_at(Ear("ann"), table, 0)
        assert [info.welcome for info in await hall.listed()] == [True]
        await hall.sit(table, "bob", 1)
        live = (await hall.room(table)).live
        assert (live.cushions[1].person, live.cushions[1].name, live.cushions[1].bot) == ("bob", "Bob", "")
        bob = await hall.watch_at(Ear("bob"), table, 1)
        assert bob.last("state")["view"] == seen(live, 1)
        assert lobby.last("update")["info"]["seats"][1]["name"] == "Bob"
        assert isinstance((await log_of(hall, table))[-1], TookOver)
        assert live.course is not None
        assert live.course.names == ("Ann", "Bob", "Chie")

    scene(url, play)


def test_it_plays_on_under_the_new_hand_also_after_a_sleep_and_from_the_log(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await welcoming(hall, 2)
        await hall.sit(table, "bob")
        before = likeness((await hall.room(table)).live)
        assert likeness((await hall.read_again(table)).live) == before
        again = (await hall.room(table)).live
        assert (again.cushions[1].came_at, again.course and again.course.names) == (
            len(again.course.done) if again.course else 0,
            ("Ann", "Bob"),
        )
        await hall.play(table, 2_000, Random(1))
        assert (await hall.room(table)).live.outcome is not None
        games = await hall.store.games_of(["bob"], 9)
        assert [(row.id, seat, won is not None) for row, seat, won, _ in games] == [(table, 1, True)]
        assert '"Bob"' in str(await hall.store.record(table))

    scene(url, play)


def test_nobody_comes_when_the_game_is_young_no_more_and_the_lobby_hears_of_it(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await welcoming(hall, 2)
        await hall.sit(table, "bob")  # now only people play, so the scene goes on by hand
        assert not (await hall.room(table)).live.welcomes, "there is no bot left"
        other = await welcoming(hall, 3)
        ear = Ear("cay")
        hall.lobby.add(ear)
        await hall.watch_at(Ear("ann"), other, 0)
        while (live := (await hall.room(other)).live).welcomes:
            await hall.quiet()
            asked = [seat for seat in live.game.asked() if live.cushions[seat].person]
            if asked and live.welcomes:
                await hall.act(other, asked[0])
        assert live.course is not None
        assert len(live.course.done) >= YOUNG * 3
        assert await refused(hall.sit(other, "bob")) == "game-has-begun"
        told = [info for message in ear.told("lobby") for info in message["tables"] if info["id"] == other]
        assert told[-1].get("welcome", False) is False
        listed = {info.id: info.welcome for info in await hall.listed()}
        assert listed == {table: False, other: False}

    scene(url, play)


def test_a_game_that_was_laid_for_bots_alone_welcomes_nobody(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(["ann"], bots=2)
        assert await refused(hall.sit(table, "bob")) == "game-has-begun"

    scene(url, play)


def test_nobody_gets_a_second_hand_and_no_person_loses_his_seat(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await welcoming(hall)
        assert await refused(hall.sit(table, "ann")) == "sits-already"
        await hall.sit(table, "bob", 2)
        assert await refused(hall.sit(table, "cay", 2)) == "seat-is-taken"
        assert await refused(hall.sit(table, "cay", 0)) == "seat-is-taken"
        assert await refused(hall.sit(table, "cay", 7)) == "no-such-seat"
        before = (await hall.room(table)).live.seq
        assert await refused(hall.sit(table, "bob")) == "sits-already"
        assert (await hall.room(table)).live.seq == before

    scene(url, play)


def test_who_watches_learns_nothing_of_the_hand_that_changed_hands(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await welcoming(hall)
        spectator, ann = Ear("dan", "en"), Ear("ann", "en")
        await hall.watch_at(spectator, table)
        await hall.watch_at(ann, table, 0)
        live = (await hall.room(table)).live
        before = seen(live, SPECTATOR), seen(live, 0)
        await hall.sit(table, "bob", 1)
        assert (seen(live, SPECTATOR), seen(live, 0)) == before
        for ear in (spectator, ann):
            update = ear.last("update")
            assert update.get("events", []) == []
            assert update.get("lines", []) == []

    scene(url, play)


@pytest.mark.parametrize("acts", [0, 1])
def test_who_came_in_the_middle_is_not_rated_and_the_others_are(url: str, acts: int) -> None:
    async def play(hall: Scene) -> None:
        for who in ("ann", "bob"):
            await hall.store.add_account(account(f"of-{who}", who.title()), who)
        table = await welcoming(hall, 2)
        room = await hall.room(table)
        live = room.live
        assert live.course is not None
        if acts:
            await hall.act(table, 0)
        assert len(live.course.done) >= acts
        live.course.done[acts:] = []  # what bots have done since does not matter here
        await hall.sit(table, "bob")
        rated = {row.owner for row in await new_ratings(room, an_end_of(live))}
        assert rated == ({"of-ann"} if acts else {"of-ann", "of-bob"})

    scene(url, play)


def an_end_of(live: LiveTable) -> Outcome:
    game, rng = live.game.clone(), Random(3)
    while game.outcome is None:
        seat = rng.choice([seat for seat in game.asked() if game.legal(seat)])
        game.act(seat, some_answer(game, seat, rng))
    return game.outcome


def test_no_bot_answers_for_who_has_taken_its_cushion(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await welcoming(hall, 2)
        await hall.sit(table, "bob")
        live = (await hall.room(table)).live
        await hall.quiet()
        before = live.seq
        await hall.read_again(table)
        await hall.quiet()
        again = (await hall.room(table)).live
        assert again.seq == before
        assert not any(cushion.who_answers for cushion in again.cushions)

    scene(url, play)
