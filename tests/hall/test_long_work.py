"""Long work: threads of its own, a line that has an end, and nothing that is done in vain."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from random import Random
from typing import Any

import pytest

from tatami.hall.serving import queries
from tatami.hall.serving.longwork import Breath, LongWork
from tatami.hall.serving.replaying import frames_of, reel_of, whole_reel
from tatami.hall.serving.weighed import Weighed
from tatami.hall.table import commands
from tatami.hall.table.snapshot import put_aside, take_up
from tatami.hall.telling import stories
from tatami.hall.telling.messages import encode
from tatami.hall.telling.phrases import BOOKS
from tatami.hall.telling.refusing import MOST_REFUSALS, refusals
from tatami.hall.telling.stories import Stories, last_lines
from tatami.hall.telling.wire import Eyes, Interpreter, lines
from tatami.kernel.game import Game
from tatami.kernel.reasons import TatamiError
from tatami.kernel.seats import SPECTATOR
from tatami.players.course import TAIL, Course
from tatami.words.catalogue import Words
from tatami.words.telling import Teller
from tests.hall.halls import Ear, Scene, course_of, dealt, scene, step

ALL = ("tenno", "shinobi", "samurai-sword", "senji")


def played(game: str, acts: int = 120) -> Any:
    live, rng = dealt(game, 3), Random(game)
    for _ in range(acts):
        if live.outcome is None:
            step(live, rng)
    return live


# --- the line -----------------------------------------------------------------------------------


def test_whoever_wants_too_much_at_once_is_refused_and_so_is_everybody_when_the_line_is_full() -> None:
    async def play() -> None:
        work, go_on = LongWork("test", at_once=1, waiting=2, each=2), threading.Event()

        def wait(_: Breath) -> int:
            go_on.wait()
            return 1

        ann = [asyncio.create_task(work.do("ann", wait)) for _ in range(2)]
        await asyncio.sleep(0)
        assert await code(work.do("ann", wait)) == "too-many"
        bob = asyncio.create_task(work.do("bob", wait))
        await asyncio.sleep(0)
        assert await code(work.do("cay", wait)) == "too-busy"
        go_on.set()
        assert await asyncio.gather(*ann, bob) == [1, 1, 1]
        while work.inside:
            await asyncio.sleep(0)
        assert await work.do("cay", wait) == 1
        work.close()

    asyncio.run(play())


def test_what_is_given_up_keeps_its_place_while_it_is_worked_on_and_is_not_begun_while_it_waits() -> None:
    async def play() -> None:
        work, go_on, begun = LongWork("test", at_once=1, waiting=4, each=9), threading.Event(), list[str]()

        def wait(name: str) -> None:
            begun.append(name)
            go_on.wait()

        first = asyncio.create_task(work.do("ann", lambda _: wait("first")))
        second = asyncio.create_task(work.do("ann", lambda _: wait("second")))
        while not begun:
            await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        await asyncio.sleep(0)
        assert work.inside == 1
        go_on.set()
        while work.inside:
            await asyncio.sleep(0)
        assert begun == ["first"]
        work.close()

    asyncio.run(play())


def test_work_ends_when_the_hall_closes() -> None:
    async def play() -> None:
        work, begun = LongWork("test", at_once=1, waiting=0, each=1), threading.Event()

        def forever(breath: Breath) -> None:
            while True:
                begun.set()
                breath()

        task = asyncio.create_task(work.do("ann", forever))
        while not begun.is_set():
            await asyncio.sleep(0)
        work.close()
        assert await code(task) == "too-busy"

    asyncio.run(play())


async def code(wish: Any) -> str:
    with pytest.raises(TatamiError) as told:
        await wish
    return told.value.code


def test_what_is_kept_never_weighs_more_than_it_may_and_what_was_used_lately_stays() -> None:
    kept = Weighed[str](100)
    for n in range(50):
        kept.keep(n, "x", 30)
        assert kept.get(0) == "x" or n == 0
        assert kept.weight <= 100
    kept.keep("heavy", "x", 101)
    assert kept.get("heavy") is None
    kept.keep(0, "y", 10)
    assert (kept.get(0), kept.weight <= 100) == ("y", True)


# --- looking back -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ALL)
def test_a_page_from_the_nearest_mark_is_the_page_from_the_deal(game: str) -> None:
    live = played(game)
    live.rules.may_look_back = lambda options: True
    try:
        near = reel_of(live, live.cushions[0].person, 0)
    finally:
        del live.rules.may_look_back
    assert near.remembers_all
    far = near._replace(marks=type(near.marks)(), events=())
    for start in (0, 1, 15, 16, 17, 40, len(near.done) - 1, len(near.done), len(near.done) + 5):
        for eyes in (Eyes(0, "en"), Eyes(1, ""), Eyes(SPECTATOR, "uk")):
            assert encode(frames_of(near, eyes, start, 5)) == encode(frames_of(far, eyes, start, 5))


def test_a_page_at_the_end_of_a_long_game_plays_few_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    live = played("senji", 300)
    reel = whole_reel(course_of(live), live.outcome)
    acted = []
    real = Game.act
    monkeypatch.setattr(Game, "act", lambda g, seat, answer: (acted.append(seat), real(g, seat, answer)))
    frames_of(reel, Eyes(0, "en"), len(reel.done) - 2, 3)
    assert 0 < len(acted) < 40


@pytest.mark.parametrize("game", ALL)
def test_a_record_of_a_reel_is_the_record_of_its_course(game: str) -> None:
    live = played(game)
    assert whole_reel(course_of(live), live.outcome).record() == course_of(live).record().text()


# --- remembering --------------------------------------------------------------------------------


def no_replay_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nobody plays a game from its deal in the thread of the event loop."""
    real, loop = Course.anew, threading.get_ident()

    def anew(course: Course) -> Course:
        assert threading.get_ident() != loop, "a whole game in the event loop"
        return real(course)

    monkeypatch.setattr(Course, "anew", anew)


async def long_table(hall: Scene, people: tuple[str, ...], game: str) -> str:
    """A table whose game goes on, and has told more than is remembered in its sleep."""
    for number in range(20):
        table, rng = await hall.lay_for(people, game), Random(number)
        live = (await hall.room(table)).live
        while live.outcome is None:
            if live.events_told > TAIL + 20:
                return table
            await hall.play(table, 1, rng)
    raise AssertionError("every game was over too soon")


@pytest.mark.parametrize("game", ["samurai-sword", "shinobi"])
def test_who_opens_a_table_that_slept_sees_the_end_of_its_story_at_once(
    url: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Scene) -> None:
        table = await long_table(hall, ("ann", "bob", "cay"), game)
        before = await hall.watch_at(Ear("ann", "en"), table, 0)
        hall.unwatch(before, table, 0)
        await hall.read_again(table)
        no_replay_here(monkeypatch)
        after = await hall.watch_at(Ear("ann", "en"), table, 0)
        assert after.last("state")["lines"] == before.last("state")["lines"]
        assert not course_of((await hall.room(table)).live).remembers_all

    scene(url, play)


@pytest.mark.parametrize("game", ["samurai-sword", "shinobi"])
def test_the_story_and_an_undo_after_sleep_are_found_again_in_another_thread(
    url: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Scene) -> None:
        table = await long_table(hall, ("ann", "ann", "ann"), game)
        live = (await hall.room(table)).live
        before = encode(await queries.story(hall, Ear("ann", "uk"), table, 1))
        events, done = course_of(live).game.events[:], course_of(live).done[:]
        for look in (True, False):
            await hall.read_again(table)
            with monkeypatch.context() as patch:
                no_replay_here(patch)
                if look:
                    assert encode(await queries.story(hall, Ear("ann", "uk"), table, 1)) == before
                else:
                    await undo(hall, table, done[-1].seat)
            course = course_of((await hall.room(table)).live)
            assert course.remembers_all
            assert course.game.events == events[: course.game.sequence]
            assert course.done == done[: len(course.done)]
        assert len(course_of((await hall.room(table)).live).done) < len(done)

    scene(url, play)


async def undo(hall: Scene, table: str, seat: int) -> None:
    await hall.change(table, lambda t, now: commands.undo(t, "ann", seat, now))


def test_many_who_want_to_know_it_all_wait_for_one_replay(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hall: Scene) -> None:
        table = await long_table(hall, ("ann", "bob", "cay"), "samurai-sword")
        await hall.read_again(table)
        replays = []
        real = Course.anew
        monkeypatch.setattr(Course, "anew", lambda course: (replays.append(1), real(course))[1])
        people = enumerate(("ann", "bob", "cay"))
        await asyncio.gather(*(queries.story(hall, Ear(who, "en"), table, seat) for seat, who in people))
        assert len(replays) == 1

    scene(url, play)


# --- stories ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_story_told_bit_by_bit_is_the_story_told_at_once(game: str, lang: str) -> None:
    async def play() -> None:
        live, rng, kept = dealt(game, 3), Random(f"{game} story"), Stories()
        words = Interpreter(live.rules, live.opened.options)
        called = words.called(live.names)
        book = BOOKS.of(words, live.game.layout, lang, called.alike)
        for _ in range(60):
            for _ in range(rng.randrange(1, 6)):
                if live.outcome is None:
                    step(live, rng)
            for viewer in (rng.randrange(3), SPECTATOR):
                events = live.game.events
                teller = Teller(Words(lang), live.rules, live.names, viewer, live.opened.options)
                told = await kept.tell(viewer, events, teller)
                assert encode(told) == encode(lines(teller, events))
                story = partial(book.story, viewer=viewer, names=called.told)
                last = [encode(line) for line in lines(teller, events)[-40:]]
                assert last_lines(story, events, viewer, 40) == last

    asyncio.run(play())


def test_who_asks_for_the_story_again_costs_the_new_lines_only(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "samurai-sword")
        await hall.play(table, 60, Random(3))
        ear = Ear("ann", "en")
        first = await queries.story(hall, ear, table, 0)
        told = []
        real = stories.lines
        monkeypatch.setattr(
            stories, "lines", lambda *args, **more: (told.append(found := real(*args, **more)), found)[1]
        )
        again = await queries.story(hall, ear, table, 0)
        assert encode(again) == encode(first)
        assert sum(map(len, told)) < len(first) / 4

    scene(url, play)


def test_stories_are_kept_within_so_many_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "MOST_BYTES", 20_000)

    async def play() -> None:
        kept, live = Stories(), played("samurai-sword")
        for viewer in (0, 1, 2, SPECTATOR):
            teller = Teller(Words("en"), live.rules, live.names, viewer, live.opened.options)
            told = await kept.tell(viewer, live.game.events, teller)
            assert encode(told) == encode(lines(teller, live.game.events))
            assert kept._kept.weight <= 20_000

    asyncio.run(play())


# --- why not ------------------------------------------------------------------------------------


def winter() -> Any:
    live, rng = dealt("senji", 5), Random(5)
    while type(live.question).__name__ != "Winter":
        step(live, rng)
    return live


def test_why_not_in_winter_is_told_in_few_words_that_touch_all_that_lies_on_the_table() -> None:
    live = winter()
    seat = live.question.seats[0]
    found, left_out = refusals(live, Eyes(seat, "en"), Interpreter(live.rules, live.opened.options))
    seen = live.game.seen(seat)
    whys = [(a, live.game.why_not(seat, a)) for a in live.question.candidates(seen)]
    every = [a for a, why in whys if why is not None and why.code != "unfinished"]
    assert len(found) + left_out == len(every) > 100
    assert len(found) <= MOST_REFUSALS
    assert len(encode(found)) < 70_000
    told = {(name, part.value) for each in found for name, part in each.touches.items()}
    for name in ("target", "card", "samurai", "lot"):
        wanted = {answer.touches()[name][1] for answer in every if name in answer.touches()}
        assert len({value for part, value in told if part == name}) == len(wanted)


def test_who_asks_why_again_before_anything_has_happened_is_told_what_is_known(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "ann", "ann"), "samurai-sword")
        seat = (await hall.room(table)).live.asked()[0]
        found = []
        real = queries.refusals
        monkeypatch.setattr(queries, "refusals", lambda *args: (found.append(1), real(*args))[1])
        ear = Ear("ann", "en")
        first = await queries.why_not(hall, ear, table, seat, None)
        assert await queries.why_not(hall, ear, table, seat, None) == first
        assert len(found) == 1
        await hall.act(table, seat)
        await queries.why_not(hall, ear, table, seat, None)
        assert len(found) == 2

    scene(url, play)


def test_a_snapshot_with_the_end_of_the_story_is_taken_up_as_it_was() -> None:
    live = played("senji", 200)
    again = take_up(put_aside(live), live.rules)
    assert again is not None
    kept = len(course_of(again).game.events)
    assert course_of(again).game.events == course_of(live).game.events[-kept:]
    assert again.events_told == live.events_told
