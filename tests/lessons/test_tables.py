"""A whole introduction is learned at a real hall: each chapter step by step, over HTTP and the socket."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from tatami.client import Hall, HallRefused, Seat
from tatami.lessons import courses
from tatami.web.shapes import Lesson, LessonStep
from tests.halls import RunningHall, running_hall


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    with running_hall(tmp_path_factory.mktemp("hall")) as running:
        yield running


async def learn(address: str, game: str) -> None:
    async with Hall.connect(address, name="Aki", lang="en") as aki:
        (course,) = [each for each in await aki.lessons() if each.game == game]
        for number, title in enumerate(course.chapters, start=1):
            lesson = await aki.begin_lesson(game, number)
            assert lesson.chapter.title == title
            await go_through(aki, lesson)
            await leave(aki, lesson.table)


async def leave(aki: Hall, table: str) -> None:
    """Whether its game is over or not, and however often."""
    for _ in range(2):
        await aki.clear(table)
    assert (await aki.table(table)).info.phase == "over"


async def go_through(aki: Hall, lesson: Lesson) -> None:
    assert lesson.table not in [each.id for each in await aki.tables()]
    seat = await aki.seat(lesson.table, lesson.chapter.seat)
    answered = 0
    for step in lesson.chapter.steps:
        if step.kind != "say":
            await asked_again(seat, answered)
            answered = await carry_out(seat, step, answered)


async def asked_again(seat: Seat, answered: int) -> None:
    """Where several are asked at once the last question of one's own seems to be open still."""
    await seat.until(
        lambda moment: (bool(moment.offers) and moment.request > answered) or moment.info.phase == "over"
    )


async def carry_out(seat: Seat, step: LessonStep, answered: int) -> int:
    """Returns the number of the question that was answered last."""
    if step.kind == "do":
        answered = seat.now.request
        await seat.answer(step.answers[0])
    elif step.kind == "try":
        (refusal,) = await seat.why(step.attempt)
        assert step.clause in refusal.reason.clauses
    else:
        rng = Random(1)  # always the first one could go round in circles
        while seat.now.info.phase != "over":
            await asked_again(seat, answered)
            if seat.now.offers:
                answered = seat.now.request
                offer = rng.choice(seat.now.offers)
                await seat.answer(await seat.finished(offer.answer) if offer.form else offer.answer)
    return answered


@pytest.mark.parametrize("game", courses())
def test_a_course_can_be_learned(hall: RunningHall, game: str) -> None:
    asyncio.run(learn(hall.address, game))


def test_what_there_is_not_cannot_be_learned(hall: RunningHall) -> None:
    async def ask() -> list[str]:
        codes = []
        async with Hall.connect(hall.address, name="Aki") as aki:
            for game, number in (("go", 1), ("tenno", 99)):
                with pytest.raises(HallRefused) as refused:
                    await aki.begin_lesson(game, number)
                codes.append(refused.value.code)
        return codes

    assert asyncio.run(ask()) == ["no-such-lesson", "no-such-chapter"]


def test_titles_are_told_in_the_language_of_the_reader(hall: RunningHall) -> None:
    async def titles(lang: str) -> list[str]:
        async with Hall.connect(hall.address, name="Aki", lang=lang) as aki:  # type: ignore[arg-type]
            return [title for course in await aki.lessons() for title in course.chapters]

    told = [asyncio.run(titles(lang)) for lang in ("en", "uk", "ru")]
    assert len({titles[0] for titles in told}) == 3
