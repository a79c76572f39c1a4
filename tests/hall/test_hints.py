"""Hints: what a bot would do from what the seat may know, and why; who may ask, and what it costs."""

from __future__ import annotations

from random import Random

import pytest

from tatami.games import EVERY_GAME
from tatami.hall.db.projections import new_ratings
from tatami.hall.hall import NewTable
from tatami.hall.telling.hinting import Hint
from tatami.kernel.outcome import Outcome
from tatami.kernel.reasons import Refused
from tests.hall.halls import Ear, Scene, course_of, scene

LANGS = ("en", "uk", "ru")


async def asked_seat(hall: Scene, table: str, rng: Random) -> int:
    """Plays until the person of a seat is asked something with a choice."""
    seat = await seat_asked_next(hall, table, rng)
    assert seat is not None, "the game was over before anybody was asked"
    return seat


async def seat_asked_next(hall: Scene, table: str, rng: Random) -> int | None:
    """The same; None where the game ends before that."""
    while True:
        await hall.quiet()
        live = (await hall.room(table)).live
        if live.game.outcome is not None:
            return None
        seats = [s for s in live.asked() if live.cushions[s].person and len(live.game.legal(s)) > 1]
        if seats:
            return seats[0]
        await hall.play(table, 1, rng)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_hint_is_a_legal_answer_with_grounds_in_every_language(url: str, game: str) -> None:
    async def play(hall: Scene) -> None:
        seats = EVERY_GAME[game].seat_counts[0]
        table = await hall.lay_for(("ann",), game, bots=seats - 1)
        rng = Random(5)
        for asked in range(6):
            seat = await seat_asked_next(hall, table, rng)
            if seat is None:
                assert asked > 1, "even a small game asks more often than once"
                break
            told: list[Hint] = [await hall.hints.give(table, "ann", seat, lang) for lang in LANGS]
            live = (await hall.room(table)).live
            assert live.game.why_not(seat, live.rules.parse(told[0].best.answer)) is None
            assert told[0].best.grounds
            assert all(ground.text for ground in told[0].best.grounds)
            assert len({hint.best.answer for hint in told}) == 1, "the same moment, the same hint"
            assert told[0].best.grounds[0].text != told[1].best.grounds[0].text
            assert told[0].request == live.question_number
            await hall.act(table, seat, told[0].best.answer)

    scene(url, play)


def test_whoever_is_not_alone_gets_none_unless_it_was_agreed_on(url: str) -> None:
    async def play(hall: Scene) -> None:
        together = await hall.lay_for(("ann", "bob"), "tenno")
        agreed = await hall.lay_for(("ann", "bob"), "tenno", hints="yes")
        alone = await hall.lay_for(("ann",), "tenno", bots=1)
        off = await hall.lay_for(("ann",), "tenno", bots=1, hints="no")
        for table, code in ((together, "no-hints-here"), (off, "no-hints-here"), (agreed, ""), (alone, "")):
            seat = await asked_seat(hall, table, Random(1))
            live = (await hall.room(table)).live
            who = live.cushions[seat].person
            assert live.allows_hints == (not code)
            if code:
                with pytest.raises(Refused) as refused:
                    await hall.hints.give(table, who, seat, "en")
                assert refused.value.code == code
                assert not live.hinted
            else:
                await hall.hints.give(table, who, seat, "en")
                assert live.hinted == {seat}

    scene(url, play)


def test_nobody_is_hinted_for_another_nor_without_a_question(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), "tenno", hints="yes")
        seat = await asked_seat(hall, table, Random(1))
        live = (await hall.room(table)).live
        me, other = live.cushions[seat].person, live.cushions[1 - seat].person
        for who, of, code in ((other, seat, "not-your-seat"), ("eve", seat, "not-your-seat")):
            with pytest.raises(Refused) as refused:
                await hall.hints.give(table, who, of, "en")
            assert refused.value.code == code
        await hall.act(table, seat)
        while seat in live.asked():
            await hall.act(table, seat)
        with pytest.raises(Refused) as refused:
            await hall.hints.give(table, me, seat, "en")
        assert refused.value.code == "not-asked"
        waiting = await hall.lay("ann", NewTable("tenno", 2))
        await hall.sit(waiting, "ann")
        with pytest.raises(Refused) as refused:
            await hall.hints.give(waiting, "ann", 0, "en")
        assert refused.value.code == "game-has-not-begun"

    scene(url, play)


def test_a_hinted_game_is_not_rated_also_after_it_was_read_again_and_everybody_can_see_it(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), "tenno", hints="yes")
        bob = await hall.watch_at(Ear("bob"), table, 1)
        assert bob.last("state")["info"]["hints"] == "yes"
        assert bob.last("state")["info"]["hinting"] is True
        seat = await asked_seat(hall, table, Random(1))
        who = (await hall.room(table)).live.cushions[seat].person
        bob.forget()
        hint = await hall.hints.give(table, who, seat, "en")
        assert bob.last("update")["info"]["hinted"] == ["AB"[seat]]
        assert hint.best.grounds[0].text.encode() not in b"".join(bob.raw), "told to the asker alone"
        seq = (await hall.room(table)).live.seq
        await hall.hints.give(table, who, seat, "en")
        assert (await hall.room(table)).live.seq == seq, "the log does not grow by asking again"
        await hall.read_again(table)
        room = await hall.room(table)
        assert room.live.hinted == {seat}
        assert await new_ratings(room, Outcome((0,), "most-points", (1, 0))) == []

    scene(url, play)


def test_the_hint_does_not_change_when_what_the_seat_cannot_know_does(url: str) -> None:
    """The same seat, the same moment, other cards in the hands of others: the same words."""
    from tatami.formats.worlds import possible_world
    from tatami.kernel.views import View

    async def play(hall: Scene) -> None:
        for game in ("tenno", "samurai-sword"):
            table = await hall.lay_for(("ann",), game, bots=EVERY_GAME[game].seat_counts[0])
            rng = Random(8)
            for _ in range(4):
                seat = await asked_seat(hall, table, rng)
                first = await hall.hints.give(table, "ann", seat, "en")
                room = await hall.room(table)
                room.hints.clear()
                course, real = course_of(room.live), course_of(room.live).game
                twin = possible_world(View(real, seat), Random(rng.random()))
                twin.events, twin.told = real.events, real.told
                course.game = twin  # type: ignore[misc]  # the other world is put in the place of this one
                try:
                    assert await hall.hints.give(table, "ann", seat, "en") == first
                finally:
                    course.game = real  # type: ignore[misc]
                await hall.act(table, seat, first.best.answer)

    scene(url, play)
