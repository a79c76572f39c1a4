"""Undo: free while nothing was shown and nobody has acted since; else the others are asked."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from tatami.hall.table import commands
from tatami.hall.table import entries as log
from tatami.kernel.reasons import Refused
from tatami.kernel.seats import Seat
from tests.hall.halls import GAMES, Ear, Scene, all_seen, course_of, dealt, log_of, refused, scene, step

OPEN = "samurai-sword"


async def undo(hall: Scene, table: str, seat: Seat) -> int:
    who = (await hall.room(table)).live.cushions[seat].person
    return await hall.change(table, lambda t, now: commands.undo(t, who, seat, now))


async def agree(hall: Scene, table: str, seat: Seat, yes: bool = True) -> int:
    who = (await hall.room(table)).live.cushions[seat].person
    return await hall.change(table, lambda t, now: commands.agree_to_undo(t, who, seat, yes, now))


async def played(hall: Scene, people: tuple[str, ...], *, free: bool, game: str = OPEN) -> tuple[str, Seat]:
    """A table after an act that could be undone freely, or could not; and who did it."""
    for _ in range(20):
        table = await hall.lay_for(people, game)
        live, rng = (await hall.room(table)).live, Random(5)
        for _ in range(80):
            await hall.play(table, 1, rng)
            if live.outcome is not None:
                break
            last = course_of(live).done[-1]
            if last.is_free == free and last.seat >= 0:
                return table, last.seat
    raise AssertionError("no such act")


def test_an_act_that_showed_nothing_is_undone_at_once_and_told_as_a_whole_state(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, seat = await played(hall, ("ann", "bob", "cay"), free=True, game="template")
        ear = await hall.watch_at(Ear("dan"), table)
        ear.forget()
        await undo(hall, table, seat)
        live = (await hall.room(table)).live
        assert isinstance((await log_of(hall, table))[-1], log.Undone)
        assert [message["tell"] for message in ear.heard] == ["state"]
        assert ear.heard[0]["view"] == all_seen(live)[-1]
        assert not live.was_undone_by_consent

    scene(url, play)


def test_an_act_that_showed_something_needs_everybody_else(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, seat = await played(hall, ("ann", "bob", "cay"), free=False)
        live = (await hall.room(table)).live
        acts, others = len(course_of(live).done), [s for s in range(3) if s != seat]
        ear = await hall.watch_at(Ear("dan"), table)
        await undo(hall, table, seat)
        assert ear.last("update")["info"]["undo_wanted_by"] == "ABC"[seat]
        assert await refused(undo(hall, table, seat)) == "undo-is-asked-already"
        assert await refused(agree(hall, table, seat)) == "nobody-asked-to-undo"
        await agree(hall, table, others[0])
        assert ear.last("update")["info"]["undo_agreed"] == ["ABC"[others[0]]]
        assert len(course_of(live).done) == acts
        await agree(hall, table, others[1])
        assert len(course_of(live).done) < acts
        assert live.was_undone_by_consent

    scene(url, play)


@pytest.mark.parametrize("end", ["no", "withdrawn", "act"])
def test_a_wish_to_undo_is_over_when(url: str, end: str) -> None:
    async def play(hall: Scene) -> None:
        table, seat = await played(hall, ("ann", "bob", "cay"), free=False)
        live, other = (await hall.room(table)).live, (seat + 1) % 3
        acts = len(course_of(live).done)
        await undo(hall, table, seat)
        if end == "no":
            await agree(hall, table, other, yes=False)
        elif end == "withdrawn":
            await agree(hall, table, seat, yes=False)
        else:
            await hall.act(table, live.asked()[0])
            acts += 1
        assert (live.undo_wanted, len(course_of(live).done)) == (None, acts)
        assert await refused(agree(hall, table, other)) == "nobody-asked-to-undo"

    scene(url, play)


def test_bots_do_not_mind_but_the_game_counts_no_more(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), "template", bots=2)
        await hall.quiet()
        await hall.act(table, 0)
        await hall.quiet()
        live = (await hall.room(table)).live
        before = live.question_number
        await undo(hall, table, 0)
        await hall.quiet()
        assert live.question_number > before
        assert 0 in live.asked()
        assert live.was_undone_by_consent

    scene(url, play)


def test_at_a_hot_seat_nobody_else_is_asked(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, seat = await played(hall, ("ann", "ann", "ann"), free=False)
        live = (await hall.room(table)).live
        acts = len(course_of(live).done)
        await undo(hall, table, seat)
        assert len(course_of(live).done) < acts

    scene(url, play)


def test_there_is_nothing_to_undo_before_the_first_act_and_after_the_last(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), "template")
        assert await refused(undo(hall, table, 0)) == "nothing-to-undo"
        await hall.play(table, 99, Random(1))
        assert (await hall.room(table)).live.outcome is not None
        assert await refused(undo(hall, table, 0)) == "nothing-to-undo"

    scene(url, play)


def test_who_must_agree_is_asked_again_after_the_table_was_read_again(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        table, seat = await played(hall, ("ann", "bob", "cay"), free=False)
        acts = len(course_of((await hall.room(table)).live).done)
        await undo(hall, table, seat)
        await agree(hall, table, (seat + 1) % 3)
        await hall.read_again(table)
        await agree(hall, table, (seat + 2) % 3)
        assert len(course_of((await hall.room(table)).live).done) < acts

    scene(database_url, play)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES)
def test_a_free_undo_never_follows_a_reveal_and_leaves_every_view_as_it_was(game: str, seed: int) -> None:
    """The views are compared byte by byte; that nothing was shown is seen in them."""
    live, rng = dealt(game, 3, seed), Random(f"{game}/{seed}")
    free = 0
    while live.outcome is None and live.seq < 150:
        before, draws = all_seen(live), len(live.game.draws)
        step(live, rng)
        actor = course_of(live).done[-1].seat
        assert not any(course_of(live).may_undo(seat) for seat in range(3) if seat != actor)
        if not course_of(live).may_undo(actor):
            continue
        free += 1
        assert len(live.game.draws) == draws
        assert all(unseen(now) >= unseen(then) for now, then in zip(all_seen(live), before, strict=True))
        live.apply(log.Undone(live.seq, actor, len(course_of(live).done) - 1))
        assert json.dumps(all_seen(live)) == json.dumps(before)
        step(live, rng)
    assert free


def unseen(view: dict[str, object]) -> int:
    """How many pieces these eyes do not know."""
    places = view["places"]
    assert isinstance(places, dict)
    return sum(pieces.count("?") for pieces in places.values())


def test_two_who_undo_at_the_same_moment_undo_once(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, seat = await played(hall, ("ann", "bob", "cay"), free=True, game="template")
        live = (await hall.room(table)).live
        acts = len(course_of(live).done)
        await asyncio.gather(*(undo(hall, table, seat) for _ in range(2)), return_exceptions=True)
        assert len(course_of(live).done) == acts - 1

    scene(url, play)


def test_nobody_goes_back_to_before_a_bot_sat_down_for_somebody_who_is_away(url: str) -> None:
    """Who is away cannot agree; from then on the bot, which does not mind, has played."""

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), "template")
        live, rng = (await hall.room(table)).live, Random(5)
        while len(course_of(live).done) < 6:
            await hall.play(table, 1, rng)
        sat_down_at = len(course_of(live).done)
        await hall.change(table, lambda t, now: [log.StoodIn(now, 1, "random")])
        await hall.quiet()
        await hall.act(table, 0)
        await hall.quiet()
        codes = set()
        for _ in range(20):
            try:
                await undo(hall, table, 0)
            except Refused as refusal:
                codes.add(refusal.reason.code)
                break
        assert len(course_of(live).done) >= sat_down_at
        assert codes == {"somebody-away-must-agree"}

    scene(url, play)


def test_who_left_after_an_undo_was_wanted_is_not_passed_over_either(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, seat = await played(hall, ("ann", "bob", "cay"), free=False)
        await undo(hall, table, seat)
        others = [other for other in range(3) if other != seat]
        await hall.change(table, lambda t, now: [log.StoodIn(now, others[0], "random")])
        live = (await hall.room(table)).live
        if live.undo_wanted is not None:
            assert await refused(agree(hall, table, others[1])) == "somebody-away-must-agree"
        assert not live.was_undone_by_consent

    scene(url, play, bot_pace=60_000)
