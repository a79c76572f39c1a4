"""Leaving a game for good: resigning, and ending it by agreement."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import tatami_verify
from tatami.formats.positions import read_position, write_position
from tatami.formats.records import read_record
from tatami.games import EVERY_GAME, game_called
from tatami.hall.hall import NewTable
from tatami.hall.serving.replaying import finished_reel, frames_of, record_of, retold
from tatami.hall.table import commands, leaving
from tatami.hall.table import entries as log
from tatami.hall.table.ending import OFFER_LASTS
from tatami.hall.table.live import LiveTable
from tatami.hall.telling.wire import Eyes
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.web.api.results import seat_result
from tests.hall.halls import (
    PATIENCE,
    PEOPLE,
    Ear,
    HandClock,
    Scene,
    course_of,
    likeness,
    log_of,
    refused,
    scene,
    seen,
)  # fmt: skip
from tests.hall.test_undo import undo
from tests.short import short

COUNTS = [(name, seats) for name in EVERY_GAME for seats in game_called(name).seat_counts]


async def resign(hall: Scene, table: str, who: str, seat: Seat) -> int:
    return await hall.change(table, lambda live, now: leaving.resign(live, who, seat, now))


async def offer(hall: Scene, table: str, who: str, seat: Seat) -> int:
    return await hall.change(table, lambda live, now: leaving.offer_end(live, who, seat, now))


async def agree(hall: Scene, table: str, who: str, seat: Seat, yes: bool = True) -> int:
    return await hall.change(table, lambda live, now: leaving.agree_to_end(live, who, seat, yes, now))


async def live_at(hall: Scene, table: str) -> LiveTable:
    return (await hall.room(table)).live


def holds(live: LiveTable) -> list[dict[str, Any]]:
    """The lines of the record, which the engine and the checks from outside have found good."""
    text = record_of(live)
    read = read_record(text.splitlines(), game_called)
    assert sum(1 for _ in read.replay(verify=True)) == len(course_of(live).done)
    assert tatami_verify.verify(text.encode()).acts == len(course_of(live).done)
    return [json.loads(line) for line in text.splitlines()]


async def read_anew(hall: Scene, table: str) -> LiveTable:
    """The table out of its snapshot, and out of its log alone: both are as it was."""
    before = likeness(await live_at(hall, table))
    live = (await hall.read_again(table)).live
    assert likeness(live) == before
    first, *rest = await log_of(hall, table)
    assert isinstance(first, log.Opened)
    plain = LiveTable(first, game_called(first.game))
    plain.apply_all(rest)
    assert likeness(plain) == before
    return live


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_who_resigns_in_the_middle_loses_the_game_or_leaves_his_seat_to_a_bot(
    url: str, game: str, seats: int
) -> None:
    async def play(hall: Scene) -> None:
        people = PEOPLE[:seats]
        table = await hall.lay_for(people, game, options=short(game_called(game)))
        ears = [await hall.watch_at(Ear(who), table, seat) for seat, who in enumerate(people)]
        stranger = await hall.watch_at(Ear("hob"), table)
        await hall.play(table, 7, Random(seats))
        live = await live_at(hall, table)
        means = leaving.meaning_of(live, 1)
        await resign(hall, table, people[1], 1)
        await hall.quiet()
        assert means == ("ends" if seats == 2 else "out" if game == "senjutsu" else "bot")
        assert live.cushions[1].has_resigned
        if seats == 2:
            assert live.outcome is not None
            assert live.outcome.winners == (0,)
            assert {"resigned": "B"} in holds(live)
        else:
            assert live.phase == "playing"
            assert live.cushions[1].stand_in
            assert 1 not in live.people()
        for seat, ear in enumerate(ears):  # what was told bit by bit is what there is to see
            assert ear.last("state", "update")["view"] == seen(live, seat)
        assert stranger.last("state", "update")["view"] == seen(live, SPECTATOR)
        await read_anew(hall, table)
        if seats > 2:
            for seat in [0, *range(2, seats)]:
                if (await live_at(hall, table)).outcome is None:  # in a fight the last one wins
                    await resign(hall, table, people[seat], seat)
            live = await live_at(hall, table)
            assert live.outcome is not None
            assert not live.outcome.winners or game == "senjutsu"
            assert live.outcome.how in ("abandoned", "last")
            assert holds(live)
            await read_anew(hall, table)
        live = await live_at(hall, table)
        reel, acts = finished_reel(live), len(course_of(live).done)
        told = retold(reel, "uk")
        assert told.story[-1].act == acts
        assert frames_of(reel, Eyes(0, "ru"), acts, 1).frames[0].act == acts
        outcome = read_position(live.rules, {"seed": "1", **write_position(live.game)}).outcome
        assert outcome == live.outcome

    scene(url, play)


def test_a_bot_plays_the_seat_to_the_end_and_nobody_gives_it_back(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "template")
        ear = await hall.watch_at(Ear("bob", "en"), table, 1)
        await resign(hall, table, "bob", 1)
        hall.unwatch(ear, table, 1)
        ear = await hall.watch_at(Ear("bob", "en"), table, 1)  # he may look on, and that is all
        live, rng = await live_at(hall, table), Random(3)
        assert live.cushions[1].stand_in
        assert await refused(hall.act(table, 1, live.game.legal(live.asked()[0])[0].text)) == "has-resigned"
        assert await refused(resign(hall, table, "bob", 1)) == "has-resigned"
        assert await refused(offer(hall, table, "bob", 1)) == "has-resigned"
        while live.outcome is None:
            await hall.quiet()
            if live.outcome is None:
                await hall.play(table, 1, rng)
        assert holds(live)
        shown = seat_result(live, 1, live.outcome)
        assert shown.resigned
        assert not shown.won
        assert shown.bot
        assert not ear.last("state", "update").get("yours") or live.cushions[1].person == "bob"

    scene(url, play)


def test_everybody_reads_in_the_log_that_somebody_has_resigned(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "tenno")
        ears = {lang: await hall.watch_at(Ear("ann", lang), table, 0) for lang in ("en", "uk", "ru")}
        own = await hall.watch_at(Ear("bob", "en"), table, 1)
        await resign(hall, table, "bob", 1)
        told = {lang: ear.last("update")["lines"][0]["text"] for lang, ear in ears.items()}
        assert told == {
            "en": "Bob has resigned; a bot plays on there.",
            "uk": "Гравець Bob здається; далі там грає бот.",
            "ru": "Игрок Bob сдаётся; дальше там играет бот.",
        }
        assert "You have resigned" in own.last("update")["lines"][0]["text"]
        assert ears["en"].last("update")["info"]["seats"][1]["resigned"] is True

    scene(url, play)


def test_only_who_sits_there_and_plays_may_resign(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable("tenno", 2))
        await hall.sit(table, "ann")
        assert await refused(resign(hall, table, "ann", 0)) == "game-has-not-begun"
        await hall.sit(table, "bob")
        assert await refused(resign(hall, table, "cay", 0)) == "not-your-seat"
        assert await refused(resign(hall, table, "bob", 0)) == "not-your-seat"
        assert await refused(resign(hall, table, "", 0)) == "not-your-seat"
        assert await refused(resign(hall, table, "bob", 7)) == "no-such-seat"
        await resign(hall, table, "bob", 1)
        assert await refused(resign(hall, table, "bob", 1)) == "has-resigned"
        assert await refused(resign(hall, table, "ann", 0)) == "game-is-over"
        assert await refused(offer(hall, table, "ann", 0)) == "game-is-over"

    scene(url, play)


def test_a_sealed_answer_of_who_resigns_stays_given(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "senji")
        live, rng = await live_at(hall, table), Random(5)
        while not (live.question is not None and live.question.sealed and len(live.game.asked()) > 1):
            await hall.play(table, 1, rng)
        seat = live.game.asked()[0]
        await hall.act(table, seat)
        assert seat in live.game.sealed
        number = live.question_number
        await resign(hall, table, PEOPLE[seat], seat)
        assert seat in live.game.sealed
        assert live.question_number == number

    scene(url, play)


def test_among_several_who_fight_a_resigner_gives_up_as_soon_as_he_is_asked(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "senjutsu", options=short(game_called("senjutsu")))
        live, rng = await live_at(hall, table), Random(2)
        await resign(hall, table, "bob", 1)
        for _ in range(200):
            await hall.quiet()
            if live.game.table.fighters[1].is_out:
                break
            await hall.play(table, 1, rng)
        assert live.game.table.fighters[1].is_out
        given = [done.answer.text for done in course_of(live).done if done.seat == 1 and done.answer]
        assert given == ["give up"]

    scene(url, play)


def test_who_is_out_already_has_nothing_to_resign(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "senji")
        live = await live_at(hall, table)
        live.game.table.out = (1,)
        assert await refused(resign(hall, table, "bob", 1)) == "nothing-to-resign"

    scene(url, play)


def test_an_undo_never_brings_a_resigned_seat_back(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "tenno")
        await hall.play(table, 6, Random(1))
        live = await live_at(hall, table)
        last = course_of(live).done[-1].seat
        other = next(seat for seat in range(3) if seat != last)
        await resign(hall, table, PEOPLE[other], other)
        assert await refused(undo(hall, table, last)) == "somebody-has-resigned"

    scene(url, play)


def test_resigning_drops_an_undo_that_was_asked_for_and_ones_own_offer(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "template")
        live = await live_at(hall, table)
        await offer(hall, table, "bob", 1)
        await resign(hall, table, "bob", 1)
        assert not live.end_offer.is_open
        assert live.phase == "playing"
        await offer(hall, table, "ann", 0)
        await resign(hall, table, "cay", 2)  # who resigns need not be asked any more
        assert live.outcome is not None
        assert live.outcome.how == "agreement"

    scene(url, play)


# --- ending it by agreement ---------------------------------------------------------------------


def test_when_all_people_agree_the_game_is_over_and_nobody_has_won(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "tenno", bots=1)
        ears = [await hall.watch_at(Ear(who, "en"), table, k) for k, who in enumerate(("ann", "bob", "cay"))]
        await offer(hall, table, "bob", 1)
        assert ears[0].last("update")["info"]["end_offered_by"] == "B"
        await agree(hall, table, "ann", 0)
        assert ears[2].last("update")["info"]["end_agreed"] == ["A"]
        assert (await live_at(hall, table)).phase == "playing"
        await agree(hall, table, "cay", 2)  # the bot is not asked
        live = await live_at(hall, table)
        assert live.phase == "over"
        assert live.outcome is not None
        assert live.outcome.winners == ()
        assert ears[1].last("update")["outcome"] == ["The game was ended by agreement: nobody has won."]
        assert holds(live)[-3] == {"ended": "agreement"}
        await read_anew(hall, table)
        rows = await hall.store.record(table)
        assert rows is not None
        assert await hall.rematch(table, "ann")

    scene(url, play)


def test_one_no_is_enough_and_who_was_refused_asks_again_after_a_move_of_his_own(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "template")
        live = await live_at(hall, table)
        seat = live.asked()[0]
        who, other = PEOPLE[seat], (seat + 1) % 3
        await offer(hall, table, who, seat)
        assert await refused(offer(hall, table, PEOPLE[other], other)) == "end-is-offered-already"
        assert await refused(agree(hall, table, who, seat)) == "nobody-offered-to-end"  # not to oneself
        await agree(hall, table, PEOPLE[other], other, yes=False)
        assert not live.end_offer.is_open
        assert await refused(agree(hall, table, PEOPLE[other], other)) == "nobody-offered-to-end"
        assert await refused(offer(hall, table, who, seat)) == "offered-lately"
        await hall.act(table, seat)
        if course_of(live).may_undo(seat):  # taking the move back does not make it another one
            await undo(hall, table, seat)
            assert await refused(offer(hall, table, who, seat)) == "offered-lately"
        while not any(done.seat == seat for done in live.done_since(live.end_offer.made_at[seat])):
            await hall.play(table, 1, Random(1))
        await offer(hall, table, who, seat)
        assert live.end_offer.by == seat

    scene(url, play)


def test_an_offer_falls_when_who_made_it_plays_on_or_withdraws_it_and_is_told(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "template")
        live = await live_at(hall, table)
        seat = live.asked()[0]
        other = (seat + 1) % 3
        ear = await hall.watch_at(Ear(PEOPLE[other]), table, other)
        await offer(hall, table, PEOPLE[seat], seat)
        await hall.act(table, seat)
        assert not live.end_offer.is_open
        assert "end_offered_by" not in ear.last("update")["info"]
        await offer(hall, table, PEOPLE[other], other)
        await agree(hall, table, PEOPLE[other], other, yes=False)
        assert not live.end_offer.is_open

    scene(url, play)


def test_an_offer_that_nobody_answers_is_overtaken_by_the_game(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay", "dan"), "tenno")
        live, rng = await live_at(hall, table), Random(4)
        await offer(hall, table, "dan", 3)
        acts = 0
        while live.end_offer.is_open:
            assert acts <= OFFER_LASTS
            await hall.play(table, 1, rng)
            acts += 1
        assert 0 < acts <= OFFER_LASTS
        assert live.phase == "playing"

    scene(url, play)


def test_who_is_away_cannot_agree_but_the_bot_that_sits_in_for_him_is_not_asked(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "samurai-sword")
        ears = [await hall.watch_at(Ear(who), table, k) for k, who in enumerate(("ann", "bob", "cay"))]
        live = await live_at(hall, table)
        away = live.asked()[0]
        here = [seat for seat in range(3) if seat != away]
        hall.unwatch(ears[away], table, away)
        await offer(hall, table, PEOPLE[here[0]], here[0])
        await agree(hall, table, PEOPLE[here[1]], here[1])
        assert live.phase == "playing"
        hand.pass_by(PATIENCE)
        await hall.ring(table)
        assert live.phase == "over"
        assert live.outcome is not None
        assert live.outcome.how == "agreement"

    scene(url, play, hand)


def test_alone_with_bots_there_is_nobody_to_agree_with_and_resigning_ends_it(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), "tenno", bots=2)
        live = await live_at(hall, table)
        assert await refused(offer(hall, table, "ann", 0)) == "nobody-to-agree"
        assert leaving.meaning_of(live, 0) == "abandoned"
        await resign(hall, table, "ann", 0)
        assert live.outcome is not None
        assert live.outcome.how == "abandoned"
        assert holds(live)

    scene(url, play)


def test_a_pause_keeps_an_offer_and_an_end_ends_the_pause(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        clock = log.Clock(per_move=30)
        table = await hall.lay_for(("ann", "bob", "cay"), "tenno", clock=clock)
        for k, who in enumerate(("ann", "bob", "cay")):
            await hall.watch_at(Ear(who), table, k)
        live = await live_at(hall, table)
        await offer(hall, table, "ann", 0)
        asked = live.asked()[0]
        by = next(seat for seat in range(3) if seat != asked)
        await hall.change(table, lambda t, now: commands.pause(t, PEOPLE[by], by, 300, now))
        await agree(hall, table, "bob", 1)
        live = await read_anew(hall, table)
        assert (live.end_offer.by, live.end_offer.agreed) == (0, {1})
        hand.pass_by(100)
        await agree(hall, table, "cay", 2)
        assert live.phase == "over"
        assert live.paused_until == 0
        assert live.clocks.next_alarm(hand.now) is None

    scene(url, play, hand)


def test_spectators_with_a_delay_hear_of_it_when_they_would(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "tenno", delay=60)
        room = await hall.room(table)
        hand.pass_by(61)
        assert room.late is not None
        room.late.catch_up()
        ear = await hall.watch_at(Ear("dan", "en"), table)
        ear.forget()
        await offer(hall, table, "ann", 0)
        await resign(hall, table, "bob", 1)
        await agree(hall, table, "cay", 2)
        assert not ear.told("state", "update")
        info = await hall.summary_of(await _row(hall, table))
        assert info is not None
        assert info.phase == "playing"
        assert info.end_offered_by is None
        assert not info.seats[1].resigned
        hand.pass_by(61)
        room.late.catch_up()
        assert ear.last("update")["outcome"] == ["The game was ended by agreement: nobody has won."]

    scene(url, play, hand)


async def _row(hall: Scene, table: str) -> Any:
    row = await hall.store.table_row(table)
    assert row is not None
    return row
