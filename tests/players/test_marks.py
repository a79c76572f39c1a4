"""The marks along a course: going back and looking back begin near by, and nothing is different for it."""

from __future__ import annotations

from random import Random

import pytest

from tatami.formats.codec import encode
from tatami.games import EVERY_GAME, game_called
from tatami.kernel.game import Game
from tatami.players.course import TAIL, Course
from tatami.players.marks import MOST_FAR, MOST_NEAR, NEAR
from tests.chance import some_answer

ACTS = 150


def played(game: str, acts: int = ACTS) -> Course:
    """A course by chance, so far as it goes."""
    rules, rng = game_called(game), Random(game)
    course = Course(rules, rules.default_seats, rules.unattended({}), "marks", ["x"] * rules.default_seats)
    for _ in range(acts):
        if course.game.outcome is not None:
            break
        seat = rng.choice([seat for seat in course.game.asked() if course.game.legal(seat)])
        course.play(seat, some_answer(course.game, seat, rng))
    return course


@pytest.mark.parametrize("game", list(EVERY_GAME))
def test_going_back_to_a_mark_gives_the_game_and_the_story_that_playing_from_the_deal_gives(
    game: str,
) -> None:
    course, rng = played(game), Random("back")
    while course.done:
        acts = max(0, len(course.done) - rng.randrange(1, 40))
        done = course.done[:acts]
        course.go_back(acts)
        again = course.anew()
        for each in done:
            again.again(each)
        assert encode(course.game) == encode(again.game)
        assert course.game.events == again.game.events
        assert course.done == done
        assert course.remembers_all


def test_an_undo_of_a_long_game_plays_only_the_acts_since_the_last_mark(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    course = played("samurai-sword", 200)
    assert len(course.done) > 100
    acted = []
    real = Game.act
    monkeypatch.setattr(Game, "act", lambda g, seat, answer: (acted.append(seat), real(g, seat, answer)))
    course.go_back(len(course.done) - 1)
    assert len(acted) < NEAR


def test_the_number_of_marks_does_not_grow_with_the_game() -> None:
    course = played("samurai-sword", 40)
    for acts in range(1, 20_000):
        course.marks.note(acts, course.game)
        assert len(course.marks) <= MOST_FAR + MOST_NEAR
    for acts in range(1, 20_000, 997):
        mark = course.marks.nearest(acts)
        assert acts - (mark[0] if mark else 0) <= 20_000 * 2 // MOST_FAR + NEAR


@pytest.mark.parametrize("game", list(EVERY_GAME))
def test_a_course_that_was_put_aside_remembers_the_end_of_what_was_told(game: str) -> None:
    course = played(game)
    woken = course.anew()
    woken.take_up(course.put_aside())
    known = len(woken.game.events)
    assert known >= min(TAIL, course.game.sequence)
    assert woken.game.events == course.game.events[-known:]
    assert woken.game.sequence == course.game.sequence


@pytest.mark.parametrize("game", list(EVERY_GAME))
def test_a_course_recalls_what_a_copy_has_played_meanwhile_unless_something_was_undone(game: str) -> None:
    course = played(game)
    woken, late = course.anew(), course.anew()
    for each in (woken, late):
        kept = course.put_aside()
        each.take_up({**kept, "told": []})
    again = course.anew()
    for done in course.done:
        again.again(done)
    assert woken.recall(again)
    assert woken.remembers_all
    assert woken.game.events == course.game.events
    assert len(woken.marks) == len(again.marks)
    late.done.pop()
    assert not late.recall(again)
