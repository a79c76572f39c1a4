"""Request numbers: every answer counts once, whatever the network does to it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from tatami.hall.table import commands
from tatami.hall.table.entries import Clock
from tatami.hall.table.live import LiveTable
from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.seats import Seat
from tests.hall.halls import GAMES, Ear, HandClock, Scene, likeness, log_of, opened, refused, scene

SEALED, OPEN = "template", "samurai-sword"


@pytest.mark.parametrize("game", GAMES)
def test_late_early_and_doubled_answers_are_told_so_and_change_nothing(url: str, game: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), game)
        live = (await hall.room(table)).live
        for _ in range(12):
            seat, number = live.game.asked()[0], live.question_number
            text = live.game.legal(seat)[-1].text
            await hall.act(table, seat, text)
            before, written = likeness(live), await log_of(hall, table)
            assert await refused(hall.act(table, seat, text, number)) == "done-already"
            assert await refused(hall.act(table, seat, text, number - 1)) == "too-late"
            assert await refused(hall.act(table, seat, text, live.question_number + 1)) == "too-early"
            assert likeness(live) == before
            assert await log_of(hall, table) == written

    scene(url, play)


def test_an_answer_that_arrives_before_its_question_does_not_count_and_may_come_again(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "ann", "ann"), OPEN)
        live = (await hall.room(table)).live
        first, number = live.game.asked()[0], live.question_number
        text = live.game.legal(first)[0].text
        assert await refused(hall.act(table, first, text, number + 1)) == "too-early"
        await hall.act(table, first, text, number)
        await hall.act(table, live.game.asked()[0], request=number + 1)
        assert live.question_number == number + 2

    scene(url, play)


def test_a_doubled_answer_is_known_after_the_hall_has_opened_again(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as hall:
            table = await hall.lay_for(("ann", "bob", "cay"))
            live = (await hall.room(table)).live
            seat, number = live.game.asked()[0], live.question_number
            text = live.game.legal(seat)[0].text
            await hall.act(table, seat, text)
        async with opened(database_url) as hall:
            assert await refused(hall.act(table, seat, text, number)) == "done-already"

    asyncio.run(play())


def test_of_two_answers_to_one_question_at_the_same_moment_one_counts(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), OPEN)
        live = (await hall.room(table)).live
        seat, number = live.game.asked()[0], live.question_number
        one, other = (answer.text for answer in live.game.legal(seat)[:2])
        tries = (hall.act(table, seat, text, number) for text in (one, other, one, other))
        said = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(word).__name__ for word in said] == ["int", "Refused", "Refused", "Refused"]
        codes = [word.reason.code for word in said[1:]]  # type: ignore[union-attr]
        assert codes == ["too-late", "done-already", "too-late"]
        assert len(await log_of(hall, table)) == live.seq

    scene(database_url, play)


def test_sealed_questions_keep_their_number_until_the_last_answer(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), SEALED)
        live = (await hall.room(table)).live
        for _ in range(3):
            number = live.question_number
            await hall.act(table, 2)
            await hall.act(table, 0)
            assert live.question_number == number
            assert live.asked() == (1,)
            await hall.act(table, 1)
            assert live.question_number == number + 1

    scene(url, play)


def test_a_sealed_answer_can_be_taken_back_and_given_again_until_all_have_answered(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), SEALED)
        live = (await hall.room(table)).live
        one, other = live.game.legal(0)[0].text, live.game.legal(0)[-1].text
        number = live.question_number
        await hall.act(table, 0, one)
        assert await refused(hall.act(table, 0, other)) == "already-answered"
        await hall.change(table, lambda t, now: commands.take_back(t, "ann", 0, now))
        assert live.asked() == (0, 1)
        assert await refused(take_back_again(hall, table)) == "nothing-to-take-back"
        await hall.act(table, 0, one, number)  # the same text again, and it counts: it was taken back
        await hall.change(table, lambda t, now: commands.take_back(t, "ann", 0, now))
        await hall.act(table, 0, other, number)
        await hall.act(table, 1, request=number)
        assert await refused(take_back_again(hall, table)) == "nothing-to-take-back"
        assert live.question_number == number + 1

    scene(url, play)


async def take_back_again(hall: Scene, table: str) -> int:
    return await hall.change(table, lambda t, now: commands.take_back(t, "ann", 0, now))


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_answer_changes_neither_log_nor_table_nor_clocks_and_nobody_hears_of_it(
    url: str, game: str
) -> None:
    clock = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), game, clock=Clock(bank=100, increment=5))
        live = (await hall.room(table)).live
        ear = await hall.watch_at(Ear("bob"), table, 1)
        await hall.play(table, 7, Random(game))
        ear.forget()
        clock.pass_by(3)
        before, written = likeness(live), await log_of(hall, table)
        seat = live.game.asked()[0]
        wrong = [(s, t) for s in range(3) for t in candidates(live, s) if live.game.why_not(s, t)]
        for who, answer in wrong[:20]:
            await refused(hall.act(table, who, answer.text))
        with pytest.raises(NotUnderstood):
            await hall.act(table, seat, "abracadabra 17")
        stranger = hall.change(table, lambda t, now: commands.answer(t, "dan", seat, 1, "pass", now))
        assert await refused(stranger) == "not-your-seat"
        assert (likeness(live), await log_of(hall, table), ear.heard) == (before, written, [])

    scene(url, play, clock)


def candidates(live: LiveTable, seat: Seat) -> Sequence[Answer]:
    """What looks like an answer of this seat."""
    game, question = live.game, live.question
    assert question is not None
    return (
        question.candidates(game.seen(seat)) if seat in question.seats else game.legal(live.game.asked()[0])
    )
