"""The playable introductions: what there is to learn, and a table for a chapter of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta

from tatami.hall.serving.forks import lay_lesson
from tatami.kernel.seats import seat_of
from tatami.lessons import Chapter, Step, course_called, courses
from tatami.words.catalogue import Words

from ..routes import Operation, operation
from ..shapes import ChapterInfo, CourseInfo, Lesson, LessonStep
from .calling import Asked, house

GameName = Annotated[str, Meta(max_length=40)]
ChapterNumber = Annotated[int, Meta(ge=1, le=99)]

_NONE: Final = ("no-such-lesson", "no-such-chapter")


@operation("GET", "/api/lessons", tag="lessons")
async def lessons(call: Asked) -> list[CourseInfo]:
    """The introductions of this hall, in your language."""
    found = [course_called(game) for game in courses()]
    return [
        CourseInfo(c.game, c.minutes, [call.words.text(each.title) for each in c.chapters]) for c in found
    ]


@operation("GET", "/api/lessons/{game}", tag="lessons", refusals=("no-such-lesson",))
async def course(call: Asked, game: GameName) -> list[ChapterInfo]:
    """Everything that is said in an introduction, to be read without a table."""
    found = course_called(game)
    return [_told(call.words, each, number) for number, each in enumerate(found.chapters, 1)]


@operation("GET", "/api/lessons/{game}/{chapter}", tag="lessons", refusals=_NONE)
async def chapter(call: Asked, game: GameName, chapter: ChapterNumber) -> ChapterInfo:
    """The way through a chapter."""
    return _told(call.words, course_called(game).chapter(chapter), chapter)


@operation(
    "POST",
    "/api/lessons/{game}/{chapter}",
    tag="lessons",
    person=True,
    status=201,
    refusals=(*_NONE, "too-many-tables", "too-many"),
)
async def begin_chapter(call: Asked, game: GameName, chapter: ChapterNumber) -> Lesson:
    """Lays a table for a chapter: its position, you on your seat, and bots that keep to its script."""
    found = course_called(game).chapter(chapter)
    house(call).rates.count("tables", call.place)
    table = await lay_lesson(
        house(call).hall, call.person, game, chapter, found.position, seat_of(found.seat), found.script
    )
    return Lesson(table, _told(call.words, found, chapter))


def _told(words: Words, chapter: Chapter, number: int) -> ChapterInfo:
    return ChapterInfo(
        chapter.game,
        number,
        len(course_called(chapter.game).chapters),
        words.text(chapter.title),
        chapter.seat,
        [_step(words, chapter, step) for step in chapter.steps],
    )


def _step(words: Words, chapter: Chapter, step: Step) -> LessonStep:
    return LessonStep(
        step.kind,
        words.text(f"{chapter.title}.{step.say}"),
        list(step.answers),
        step.attempt,
        chapter.clause_of(step.attempt) if step.attempt else "",
        step.point,
    )


OPERATIONS: Final[Sequence[Operation]] = (lessons, course, chapter, begin_chapter)
