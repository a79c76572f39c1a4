"""Spectators of a table with a delay see exactly the past."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tatami.hall.hall import NewTable
from tatami.hall.telling.messages import TableInfo
from tatami.kernel.seats import SPECTATOR
from tests.hall.halls import GAMES, Ear, HandClock, Json, Scene, refused, scene, seen
from tests.hall.test_undo import undo

DELAY = 30


async def catch_up(hall: Scene, table: str) -> None:
    """What the timer does when its time has come."""
    late = (await hall.room(table)).late
    assert late is not None
    late.catch_up()


def views(ear: Ear) -> list[Json]:
    return [message["view"] for message in ear.told("state", "update") if message.get("view")]


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_what_was_true_then_and_nothing_newer(url: str, game: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), game, delay=DELAY)
        live = (await hall.room(table)).live
        ear = await hall.watch_at(Ear("dan"), table)
        past: list[tuple[int, Json]] = [(hand.now, seen(live, SPECTATOR))]
        rng = Random(game)
        for _ in range(40):
            hand.pass_by(rng.choice((0, 1, 5, 20)))
            await hall.play(table, 1, rng)
            past.append((hand.now, seen(live, SPECTATOR)))
            hand.pass_by(rng.choice((0, 1, 5, 20)))
            if rng.random() < 0.2:
                hall.unwatch(ear, table, SPECTATOR)
                await hall.read_again(table)
                live = (await hall.room(table)).live
                await hall.watch_at(ear, table)
            await catch_up(hall, table)
            then = [view for at, view in past if at + DELAY * 1000 <= hand.now]
            assert views(ear)[-1:] == then[-1:]

    scene(url, play, hand)


def test_before_the_cards_are_dealt_a_spectator_sees_who_sits_down_at_once(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("eve", wanted(delay=DELAY))
        ear = await hall.watch_at(Ear("dan"), table)
        await hall.sit(table, "ann")
        assert ear.last("update")["info"]["seats"][0]["name"] == "Ann"
        await hall.sit(table, "bob")
        assert ear.last("update")["info"]["seats"][1]["name"] == "Bob"
        await hall.act(table, 0)
        assert ear.last("update")["info"]["phase"] == "open"
        assert not any(told.get("view") or told.get("events") for told in ear.told("update"))

    scene(url, play)


def wanted(**options: Any) -> NewTable:
    return NewTable("template", 2, **options)


def test_an_undo_reaches_spectators_as_late_as_all_else(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), "template", delay=DELAY)
        ear = await hall.watch_at(Ear("dan"), table)
        await hall.act(table, 0)
        hand.pass_by(10)
        await undo(hall, table, 0)
        hand.pass_by(20)
        await catch_up(hall, table)
        assert (ear.heard[-1]["tell"], ear.heard[-1]["view"]["answered"]) == ("update", ["A"])
        hand.pass_by(10)
        await catch_up(hall, table)
        assert (ear.heard[-1]["tell"], ear.heard[-1]["view"]["answered"]) == ("state", [])

    scene(url, play, hand)


def test_whoever_laid_the_table_and_its_players_are_not_delayed(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("eve", wanted(delay=DELAY, couch=True))
        screen = await hall.watch_at(Ear("eve"), table)
        await hall.sit(table, "ann")
        await hall.sit(table, "bob")
        player = await hall.watch_at(Ear("ann"), table, 0)
        await hall.act(table, 1)
        assert screen.heard[-1]["view"]["answered"] == ["B"]
        assert player.heard[-1]["view"]["answered"] == ["B"]

    scene(url, play)


def test_nobody_but_the_seat_itself_sees_a_sealed_answer(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "tenno")
        live = (await hall.room(table)).live
        assert live.question is not None
        assert live.question.sealed
        ears = [await hall.watch_at(Ear("bob", "en"), table, 1), await hall.watch_at(Ear("dan", "uk"), table)]
        told = []
        for answer in (live.game.legal(0)[0].text, live.game.legal(0)[-1].text):
            await hall.act(table, 0, answer)
            told.append([{**ear.heard[-1], "seq": 0} for ear in ears])
            assert [ear.heard[-1]["tell"] for ear in ears] == ["update", "update"]
            await undo(hall, table, 0)
        for one, other in zip(*told, strict=True):
            one["question"].pop("request")
            other["question"].pop("request")
            assert one == other  # whatever was answered, they are told the same

    scene(url, play)


def test_eyes_of_a_seat_are_only_for_its_person(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), "template")
        assert await refused(hall.watch_at(Ear("dan"), table, 0)) == "not-your-seat"
        assert await refused(hall.watch_at(Ear("bob"), table, 0)) == "not-your-seat"
        assert await refused(hall.watch_at(Ear("bob"), table, 5)) == "no-such-seat"
        assert await refused(hall.watch_at(Ear("bob"), "nowhere")) == "no-such-table"
        assert (await hall.room(table)).audience.watchers == {}

    scene(url, play)


def test_a_table_with_a_password_opens_to_whoever_knows_it_once(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", wanted(access="password", password="sesame"[::-1]))
        assert await refused(hall.watch(Ear("dan"), table, SPECTATOR, None, "open")) == "wrong-password"
        await hall.watch(Ear("dan"), table, SPECTATOR, None, "sesame")
        await hall.read_again(table)
        await hall.watch(Ear("dan"), table, SPECTATOR, None, "")

    scene(url, play)


def test_the_list_of_tables_shows_those_that_anybody_may_find(url: str) -> None:
    async def play(hall: Scene) -> None:
        public = await hall.lay("ann", wanted())
        secret = await hall.lay("ann", wanted(access="link"))
        closed = await hall.lay("ann", wanted(access="password", password="x"))
        listed: list[TableInfo] = await hall.listed()
        assert {info.id for info in listed} == {public, closed}
        assert secret not in {info.id for info in listed}

    scene(url, play)
