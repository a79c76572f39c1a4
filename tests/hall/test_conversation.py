"""Conversations: several answer one open question again and again, at the same time; a glass runs for all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from tatami.conformance.suite import Walk
from tatami.games import EVERY_GAME
from tatami.hall.serving import keeper as keeping
from tatami.hall.table import commands
from tatami.hall.table import entries as log
from tatami.hall.table.entries import Clock
from tatami.hall.table.live import LiveTable
from tatami.hall.table.snapshot import put_aside, take_up
from tatami.kernel.answers import Answer
from tatami.kernel.views import View
from tests.hall.halls import SECOND, Ear, HandClock, Scene, likeness, log_of, opened, refused, scene
from tests.hall.market import DAYS, MARKET, open_market
from tests.hall.odd import seat_odd_bots

THREE = ("ann", "bob", "cay")
GLASS = 60
NO_GLASS = {"glass": 0}


@pytest.fixture(autouse=True)
def market() -> Iterator[None]:
    open_market()
    yield
    del EVERY_GAME[MARKET.name]


async def laid(hall: Scene, people: Sequence[str] = THREE, **wanted: Any) -> tuple[str, LiveTable]:
    table = await hall.lay_for(people, "market", **wanted)
    return table, (await hall.room(table)).live


def test_the_market_keeps_every_promise_of_the_kernel() -> None:
    for seed in range(6):
        Walk(MARKET, 3, seed).play(thorough=0.3)


# --- answers in flight --------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, NO_GLASS])
def test_whoever_speaks_while_another_does_is_heard(url: str, options: dict[str, int]) -> None:
    async def play(hall: Scene) -> None:
        table, live = await laid(hall, options=options)
        number = live.question_number
        said = [
            hall.act(table, seat, text, number)
            for seat, text in enumerate(("cry redmaple", "ready", "ready"))
        ]
        await asyncio.gather(*said)
        assert live.question_number == number + 3
        assert live.asked() == (0,)

    scene(url, play)


def test_an_answer_in_flight_that_is_legal_no_more_is_refused_with_the_reason_of_the_rules(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, live = await laid(hall)
        number = live.question_number
        await hall.act(table, 0, "cry redmaple")
        assert await refused(hall.act(table, 1, "cry redmaple", number)) == "cried-just-now"

    scene(url, play)


def test_each_seat_has_one_word_at_a_time_and_nothing_counts_twice(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, live = await laid(hall)
        number = live.question_number
        await hall.act(table, 1, "cry redmaple")
        await hall.act(table, 0, "write redmaple", number)  # in flight: heard by the question after
        await hall.act(table, 1, "cry whitecrane")
        before, written = likeness(live), await log_of(hall, table)
        assert await refused(hall.act(table, 0, "write redmaple", number)) == "done-already"
        assert await refused(hall.act(table, 0, "write redmaple", number + 1)) == "done-already"
        assert await refused(hall.act(table, 0, "ready", number + 1)) == "too-late"
        assert await refused(hall.act(table, 0, "ready", number + 9)) == "too-early"
        assert (likeness(live), await log_of(hall, table)) == (before, written)
        await hall.act(table, 0, "write redmaple", number + 2)  # he has seen what became of the first
        assert len(live.game.places[1]) == 2

    scene(url, play)


def test_an_answer_in_flight_is_known_after_the_conversation_and_after_a_restart(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as hall:
            table, live = await laid(hall, ("ann", "bob"))
            number = live.question_number
            await hall.act(table, 0, "ready")
            await hall.act(table, 1, "ready", number)
            assert live.asked() == (0,)
            assert await refused(hall.act(table, 1, "ready", number)) == "done-already"
            assert await refused(hall.act(table, 1, "cry redmaple", number)) == "too-late"
        async with opened(database_url) as hall:
            assert await refused(hall.act(table, 1, "ready", number)) == "done-already"

    asyncio.run(play())


def test_another_day_is_another_conversation(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, live = await laid(hall, ("ann", "bob"), options=NO_GLASS)
        number = live.question_number
        for seat in (0, 1):
            await hall.act(table, seat, "ready")
        await hall.act(table, 0, "drink")
        assert await refused(hall.act(table, 1, "cry redmaple", number)) == "too-late"

    scene(url, play)


def test_what_was_undone_does_not_count_should_it_come_again_but_others_in_flight_are_heard(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, live = await laid(hall)
        number = live.question_number
        await hall.act(table, 2, "write whitecrane")
        await hall.act(table, 0, "write redmaple", number)
        await hall.change(table, lambda t, now: commands.undo(t, "ann", 0, now))
        assert await refused(hall.act(table, 0, "write redmaple", number)) == "too-late"
        assert await refused(hall.act(table, 2, "write whitecrane", number)) == "done-already"
        await hall.act(table, 1, "cry redmaple", number)
        assert (live.game.places[1], live.game.table.cried) == ([], 2)
        await hall.act(table, 0, "write redmaple")

    scene(url, play)


# --- quiet seats --------------------------------------------------------------------------------


def test_who_is_quiet_has_offers_and_may_speak_but_nobody_waits_for_him(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, live = await laid(hall, clock=Clock(per_move=30), options=NO_GLASS)
        ear = await hall.watch_at(Ear("bob"), table, 1)
        await hall.act(table, 1, "ready")
        question = ear.last("update")["question"]
        assert (question["asked"], question["quiet"]) == (["A", "C"], ["B"])
        assert "cry redmaple" in [offer["answer"] for offer in question["offers"]]
        hand.pass_by(29)
        await hall.act(table, 1, "write redmaple")
        assert live.asked() == (0, 2)
        assert live.clocks.left(1, hand.now) == 30 * SECOND

    scene(url, play, hand)


def test_your_turn_is_told_once_a_conversation_and_again_to_whom_a_letter_wakes(url: str) -> None:
    async def play(hall: Scene) -> None:
        ears = {who: Ear(who) for who in THREE}
        for ear in ears.values():
            hall.sockets.setdefault(ear.person, set()).add(ear)
        table, _ = await laid(hall)
        assert all(len(ear.told("your-turn")) == 1 for ear in ears.values())
        for text in ("write redmaple", "cry redmaple", "write redmaple"):
            await hall.act(table, 0, text)
        await hall.act(table, 1, "ready")
        assert all(len(ear.told("your-turn")) == 1 for ear in ears.values())
        await hall.act(table, 0, "slip B")
        assert [len(ear.told("your-turn")) for ear in ears.values()] == [1, 2, 1]

    scene(url, play)


def test_neither_bot_nor_stand_in_speaks_for_who_is_quiet(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, live = await laid(hall, options=NO_GLASS)
        await hall.watch_at(Ear("ann"), table, 0)
        await hall.act(table, 1, "ready")
        await hall.act(table, 2, "ready")
        hand.pass_by(3600)
        await hall.ring(table)
        assert not any(cushion.stand_in for cushion in live.cushions)
        assert live.asked() == (0,)

    scene(url, play, hand)


# --- the glass ----------------------------------------------------------------------------------


def test_the_glass_runs_over_all_questions_of_its_name_and_then_the_rules_go_on(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, live = await laid(hall, clock=Clock(per_move=30))
        ear = await hall.watch_at(Ear("dan"), table)
        assert ear.last("state")["limit"] == {"name": "market 1", "left": GLASS * SECOND, "seconds": GLASS}
        for left, text in ((40, "cry redmaple"), (20, "cry whitecrane")):
            hand.pass_by(20)
            await hall.act(table, 0, text)
            assert ear.last("update")["limit"]["left"] == left * SECOND
        assert set(ear.last("update")["clocks"].values()) == {30 * SECOND}
        hand.pass_by(19)
        await hall.ring(table)
        assert live.asked() == (0, 1, 2)
        hand.pass_by(1)
        assert await refused(hall.act(table, 0, "cry redmaple")) == "time-is-up"
        await hall.ring(table)
        assert isinstance((await log_of(hall, table))[-1], log.TimeRanOut)
        assert "limit" not in ear.last("update")
        hand.pass_by(10)
        assert live.clocks.left(0, hand.now) == 20 * SECOND  # of the toast, which has no limit
        await hall.act(table, 0, "drink")
        assert ear.last("update")["limit"]["name"] == "market 2"
        assert ear.last("update")["limit"]["left"] == GLASS * SECOND

    scene(url, play, hand)


def test_the_glass_rings_by_itself_at_a_table_without_clocks(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, live = await laid(hall)
        room = await hall.room(table)
        assert room.keeper.next_alarm(hand.now) == hand.now + GLASS * SECOND
        for who, seat in zip(THREE, range(3), strict=True):
            await hall.watch_at(Ear(who), table, seat)
        assert room.keeper._timer is not None  # everybody is here, and yet something ticks
        hand.pass_by(GLASS)
        await hall.ring(table)
        assert live.question_number == 2

    scene(url, play, hand)


def test_the_glass_stands_still_in_a_pause(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, live = await laid(hall)
        ear = await hall.watch_at(Ear("dan"), table)
        hand.pass_by(20)
        await hall.change(table, lambda t, now: commands.pause(t, "ann", 0, 3600, now))
        hand.pass_by(1000)
        await hall.ring(table)
        told = await hall.watch_at(Ear("eve"), table)
        assert told.last("state")["limit"] == {
            "name": "market 1", "left": 40 * SECOND, "seconds": GLASS, "runs": False,
        }  # fmt: skip
        await hall.change(table, lambda t, now: commands.go_on(t, "bob", 1, now))
        hand.pass_by(15)
        assert live.limit.left(hand.now) == 25 * SECOND
        assert ear.last("update")["limit"]["left"] == 40 * SECOND

    scene(url, play, hand)


def test_an_undo_gives_no_time_of_the_glass_back(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, live = await laid(hall)
        hand.pass_by(20)
        await hall.act(table, 0, "write redmaple")
        hand.pass_by(5)
        await hall.change(table, lambda t, now: commands.undo(t, "ann", 0, now))
        assert live.limit.left(hand.now) == 35 * SECOND

    scene(url, play, hand)


def test_the_glass_goes_on_after_sleep_by_log_and_by_snapshot_alike(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, live = await laid(hall)
        hand.pass_by(20)
        await hall.act(table, 0, "ready")
        kept = take_up(put_aside(live), MARKET)
        entries = await log_of(hall, table)
        assert isinstance(entries[0], log.Opened)
        replayed = LiveTable(entries[0], MARKET)
        replayed.apply_all(entries[1:])
        hand.pass_by(10)
        for again in (kept, replayed, (await hall.read_again(table)).live):
            assert again is not None
            assert again.limit.left(hand.now) == 30 * SECOND
            assert (again.talk_since, again.question_number) == (1, 2)
            assert again.answered == live.answered

    scene(url, play, hand)


def test_a_sleeping_table_is_woken_when_its_glass_has_run(database_url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, _ = await laid(hall, options={"glass": 3600}, clock=Clock(per_move=3 * 86400))
        hand.pass_by(301)
        await hall.put_idle_aside()
        hand.pass_by(3000)
        await hall.wake_those_due()
        assert table not in hall.rooms
        hand.pass_by(300)
        await hall.wake_those_due()
        await hall.quiet()
        assert isinstance((await log_of(hall, table))[-1], log.TimeRanOut)

    scene(database_url, play, hand)


def test_the_time_without_a_hall_does_not_run_through_the_glass(database_url: str) -> None:
    hand = HandClock()

    async def play() -> None:
        async with opened(database_url, hand) as hall:
            table, _ = await laid(hall)
            hand.pass_by(20)
            await hall.act(table, 0, "cry redmaple")
        hand.pass_by(3600)
        async with opened(database_url, hand) as hall:
            live = (await hall.room(table)).live
            assert live.limit.left(hand.now) == 40 * SECOND

    asyncio.run(play())


def test_spectators_who_see_it_later_see_the_glass_as_it_was_then(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, _ = await laid(hall, delay=30)
        hand.pass_by(20)
        await hall.act(table, 0, "cry redmaple")
        hand.pass_by(30)
        late = (await hall.room(table)).late
        assert late is not None
        late.catch_up()
        ear = await hall.watch_at(Ear("dan"), table)
        assert ear.last("state")["limit"]["left"] == 40 * SECOND

    scene(url, play, hand)


# --- bots ---------------------------------------------------------------------------------------


def taciturn(view: View[Any], legal: Sequence[Answer]) -> Answer:
    """Mostly done; else anything."""
    rng = Random(f"{view.seat}/{view.acts}")
    return MARKET.parse("ready") if rng.random() < 0.7 else rng.choice(legal)


def test_bots_speak_until_none_is_asked_and_then_wait_for_people(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_odd_bots(monkeypatch, taciturn)

    async def play(hall: Scene) -> None:
        table, live = await laid(hall, ("ann",), bots=2, options=NO_GLASS)
        await hall.quiet()
        assert live.asked() == (0,)
        acts = [entry for entry in await log_of(hall, table) if isinstance(entry, log.Acted)]
        assert {entry.seat for entry in acts} == {1, 2}
        await hall.act(table, 0, "write redmaple")
        await hall.act(table, 0, "slip C")
        await hall.quiet()
        assert live.asked() == (0,)

    scene(url, play)


def test_a_bot_that_thought_while_another_spoke_is_heard_if_that_is_legal_still(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, spoken = asyncio.Event(), asyncio.Event()

    def choose(view: View[Any], legal: Sequence[Answer]) -> Any:
        loop.call_soon_threadsafe(thinking.set)
        asyncio.run_coroutine_threadsafe(spoken.wait(), loop).result(10)
        return MARKET.parse("ready")

    made = seat_odd_bots(monkeypatch, choose)
    loop: asyncio.AbstractEventLoop

    async def play(hall: Scene) -> None:
        nonlocal loop
        loop = asyncio.get_running_loop()
        table, live = await laid(hall, ("ann",), bots=1)
        await thinking.wait()
        await hall.act(table, 0, "write redmaple")
        spoken.set()
        await hall.quiet()
        assert live.asked() == (0,)
        assert (live.question_number, len(made)) == (3, 1)

    scene(url, play)


@pytest.mark.parametrize("how", ["refused", "over"])
def test_a_bot_thinks_again_if_its_words_are_legal_no_more_or_the_market_is_over(
    url: str, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    thinking, spoken = asyncio.Event(), asyncio.Event()
    asked: list[list[str]] = []

    def choose(view: View[Any], legal: Sequence[Answer]) -> Any:
        asked.append([answer.text for answer in legal])
        loop.call_soon_threadsafe(thinking.set)
        asyncio.run_coroutine_threadsafe(spoken.wait(), loop).result(10)
        return MARKET.parse("cry redmaple" if len(asked) == 1 else "ready")

    seat_odd_bots(monkeypatch, choose)
    loop: asyncio.AbstractEventLoop

    async def play(hall: Scene) -> None:
        nonlocal loop
        loop = asyncio.get_running_loop()
        table, live = await laid(hall, ("ann",), bots=1)
        await thinking.wait()
        if how == "refused":
            await hall.act(table, 0, "cry redmaple")
        else:
            hall.now.pass_by(GLASS)
            await (await hall.room(table)).keeper.attend()
            await hall.act(table, 0, "drink")
        spoken.set()
        await hall.quiet()
        said = [entry.answer for entry in await log_of(hall, table) if isinstance(entry, log.Acted)]
        assert (len(asked), said[-1], live.asked()) == (2, "ready", (0,))

    scene(url, play)


def test_bots_that_talk_and_talk_take_longer_and_longer(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "BREATH", 10)
    seat_odd_bots(monkeypatch, lambda view, legal: next(a for a in legal if a.text[:3] == "cry"))

    async def play(hall: Scene) -> None:
        table, live = await laid(hall, ("ann",), bots=2)
        await asyncio.sleep(0.6)
        assert live.question_number == 11
        keeper = (await hall.room(table)).keeper
        assert keeper._pace() == 1
        begun, live.talk_since = live.talk_since, live.question_number
        assert keeper._pace() == 0, "a new conversation begins afresh"
        assert keeper._talked_on == 0
        live.talk_since = begun
        await hall.act(table, 0)
        assert keeper._pace() == 0

    scene(url, play)


def test_no_bot_is_always_the_quickest(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_odd_bots(monkeypatch, lambda view, legal: MARKET.parse("ready"))

    async def play(hall: Scene) -> None:
        first = set()
        for _ in range(12):
            table, _ = await laid(hall, ("ann",), bots=3)
            await hall.quiet()
            first.add(next(e.seat for e in await log_of(hall, table) if isinstance(e, log.Acted)))
        assert len(first) > 1

    scene(url, play)


def test_a_whole_market_of_people_and_bots_comes_to_its_end(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_odd_bots(monkeypatch, taciturn)

    async def play(hall: Scene) -> None:
        table, live = await laid(hall, ("ann", "bob"), bots=2, options=NO_GLASS)
        rng = Random(1)
        while live.outcome is None:
            await hall.quiet()
            await hall.play(table, 1, rng)
        assert live.game.table.day == DAYS

    scene(url, play)
