"""What the hall does not let pass: clocks that mean nothing, screens that sit down, talk to oneself; and what
it says to those who ask or answer when there is nothing to be asked."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from tatami.hall.hall import NewTable
from tatami.hall.serving import queries
from tatami.hall.serving.replaying import OPEN, frames_of, reel_of
from tatami.hall.table import commands
from tatami.hall.table.entries import Clock
from tatami.hall.telling import chat
from tatami.hall.telling.messages import encode
from tatami.hall.telling.wire import Eyes, raw_events
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tests.hall.halls import Ear, Scene, course_of, dealt, refused, scene, step

MONTH = 30 * 86400


# --- laying a table -----------------------------------------------------------------------------


@pytest.mark.parametrize("field", ["per_move", "bank", "increment"])
def test_a_clock_counts_from_nothing_to_a_month(field: str) -> None:
    assert msgspec.convert({field: MONTH}, Clock) == Clock(**{field: MONTH})
    for wrong in (-1, MONTH + 1):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({field: wrong}, Clock)


def test_an_increment_without_a_bank_is_not_understood(url: str) -> None:
    async def play(hall: Scene) -> None:
        with pytest.raises(NotUnderstood) as trouble:
            await hall.lay("ann", NewTable("template", 2, clock=Clock(per_move=30, increment=5)))
        assert trouble.value.code == "clock-without-bank"
        await hall.lay("ann", NewTable("template", 2, clock=Clock(bank=30, increment=5)))

    scene(url, play)


def test_a_screen_does_not_sit_down_and_stays_a_screen_in_a_rematch(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("eve", NewTable("template", 2, couch=True))
        assert await refused(hall.sit(table, "eve")) == "couch-is-a-screen"
        await hall.sit(table, "ann")
        await hall.sit(table, "bob")
        await hall.play(table, 1000, Random(1))
        again = await hall.rematch(table, "ann")
        opened = (await hall.room(again)).live.opened
        assert (opened.by, opened.couch) == ("eve", True)

    scene(url, play)


# --- a finished game once more ------------------------------------------------------------------


@pytest.mark.parametrize("game", ["tenno", "shinobi", "samurai-sword"])
def test_a_replay_shows_an_answer_to_others_only_if_nothing_of_it_was_hidden(game: str) -> None:
    live, rng, sealed = dealt(game, 3), Random(1), []
    while live.outcome is None:
        assert live.question is not None
        sealed.append(live.question.sealed)
        step(live, rng)
    done = course_of(live).done

    def shown(viewer: Seat) -> list[str | None]:
        return [
            frame.answer for frame in frames_of(reel_of(live, "", viewer), Eyes(viewer), 1, len(done)).frames
        ]

    kept_back = 0
    for viewer in (0, SPECTATOR):
        for act, was_sealed, answer in zip(done, sealed, shown(viewer), strict=True):
            assert act.answer is not None
            is_hidden = was_sealed or not OPEN.issuperset(act.answer.KINDS.values())
            expected = None if is_hidden and act.seat != viewer else act.answer.text
            assert answer == expected, letter(act.seat)
            kept_back += expected is None
    assert kept_back


def test_in_a_replay_of_tenno_nobody_reads_what_others_laid_down_or_whether_they_bluffed() -> None:
    live, rng = dealt("tenno", 3), Random(1)
    while live.outcome is None:
        step(live, rng)
    frames = frames_of(reel_of(live, "", 0), Eyes(0), 1, len(course_of(live).done)).frames
    others = [frame.answer for frame in frames if frame.seat != "A" and frame.answer]
    assert any(answer.startswith("attack") for answer in others)
    assert not [a for a in others if a.startswith(("refill", "swap", "exchange", "arrange"))]
    assert [f for f in frames if f.seat == "A" and f.answer and f.answer.startswith("refill")]


@pytest.mark.parametrize("game", ["tenno", "shinobi", "samurai-sword"])
def test_a_replay_tells_each_pair_of_eyes_what_they_were_told_at_the_table(game: str) -> None:
    live, rng, told = dealt(game, 3), Random(2), dict[Seat, list[list[dict[str, Any]]]]()
    while live.outcome is None:
        since = live.game.sequence
        step(live, rng)
        for viewer in (0, 1, SPECTATOR):
            heard = raw_events(live.game, viewer, since)
            told.setdefault(viewer, []).append([msgspec.json.decode(raw) for raw in heard])
    for viewer, heard_by in told.items():
        frames = frames_of(reel_of(live, "", viewer), Eyes(viewer), 1, len(heard_by)).frames
        assert [msgspec.to_builtins(frame.events) for frame in frames] == heard_by
    assert told[0] != told[1] != told[SPECTATOR], "there was something to hide"


# --- those who are not asked --------------------------------------------------------------------


def test_who_is_not_asked_is_told_so_and_not_that_all_is_legal(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "shinobi")
        live = (await hall.room(table)).live
        idle = next(seat for seat in range(3) if seat not in live.asked())
        ear = Ear(live.cushions[idle].person, "en")
        (told,) = json.loads(encode((await queries.why_not(hall, ear, table, idle, None))[0]))
        assert (told["answer"], told["label"], told["touches"]) == ("", "", {})
        assert (told["reason"]["code"], bool(told["reason"]["text"])) == ("not-asked", True)

    scene(url, play)


@pytest.mark.parametrize("game", ["template", "tenno"])
def test_after_the_end_everybody_is_told_that_the_game_is_over(url: str, game: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), game)
        live = (await hall.room(table)).live
        text = live.game.legal(0)[0].text
        await hall.play(table, 10_000, Random(1))
        over = live.rules.game_is_over().code
        (told,) = json.loads(encode((await queries.why_not(hall, Ear("ann"), table, 0, None))[0]))
        assert told["reason"]["code"] == over
        for request in (1, live.question_number, live.question_number + 1):
            assert await refused(hall.act(table, 0, text, request)) == over

    scene(url, play)


# --- talk ---------------------------------------------------------------------------------------


def test_nobody_whispers_to_himself_or_mutes_himself(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "ann"), "tenno")
        ann = await hall.watch_at(Ear("ann"), table, 0)
        for own in (0, 2):
            assert await refused(chat.say(hall, ann, table, 0, "hm", "", own)) == "own-seat-not-meant"
            assert await refused(chat.mute(hall, "ann", table, own, True)) == "own-seat-not-meant"
        for on in (True, False):
            assert await refused(chat.mute(hall, "ann", table, 7, on)) == "no-such-seat"
        await chat.mute(hall, "ann", table, 1, True)
        await chat.say(hall, ann, table, 0, "hm", "", 1)
        assert len(ann.told("talk")) == 1

    scene(url, play)


def test_a_text_and_a_phrase_at_once_are_refused_and_nothing_is_said(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), "tenno")
        ann = await hall.watch_at(Ear("ann"), table, 0)
        assert await refused(chat.say(hall, ann, table, 0, "hi", "hello", None)) == "say-one-thing"
        assert ann.told("talk") == []

    scene(url, play)


def test_a_seat_of_another_is_one_that_exists_and_is_not_mine(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable("tenno", 3))
        await hall.sit(table, "ann")
        live = (await hall.room(table)).live
        for person, seat in (("ann", 1), ("bob", 0), ("", 1)):
            commands.seat_of_another(live, person, seat)

    scene(url, play)
