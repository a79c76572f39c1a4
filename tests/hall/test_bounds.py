"""What the hall keeps in memory besides its tables has an end, and says how much it is."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tatami.hall import hall as halls
from tatami.hall.db import people, writer
from tatami.hall.db.store import Store
from tatami.hall.hall import NewTable
from tatami.hall.serving import queries
from tatami.hall.serving.bounded import keep_in_bounds
from tatami.hall.serving.guesses import AGAIN, GUESSES, Guesses
from tatami.hall.telling import chat
from tatami.hall.telling import mutes as mutes_of
from tatami.hall.telling.chat import ChatRate
from tatami.hall.telling.mutes import MutedAt, Mutes
from tatami.kernel.reasons import Refused, TatamiError
from tatami.kernel.seats import SPECTATOR
from tests.hall import shelves
from tests.hall.halls import Ear, HandClock, Scene, refused, scene
from tests.hall.shelves import act, person
from tests.hall.test_trouble import write_behind_its_back


def test_of_people_only_so_many_are_kept_in_memory(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MOST_KNOWN", 5)

    async def play(store: Store) -> None:
        for k in range(12):
            await store.add_person(person(f"p{k}", f"P{k}"))
            assert (await store.person(f"p{k}")) is not None
        assert store.people_known == 5
        await store.change_person("p11", name="Eleven")
        found = await store.person("p11")
        assert found is not None
        assert found.name == "Eleven"
        assert [(await store.person(f"p{k}")) is not None for k in range(12)] == [True] * 12
        assert store.people_known == 5

    shelves.scene(url, play)


def test_what_waits_to_be_written_has_a_bound_and_whoever_comes_too_much_is_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "MOST_WAITING", 20_000)

    async def play(store: Store) -> None:
        other = sqlite3.connect(tmp_path / "hall.db")
        other.execute("BEGIN IMMEDIATE")  # nobody else can write
        wishes = [asyncio.create_task(store.append("t", 1 + k, [act(k)])) for k in range(50)]
        done, waiting = await asyncio.wait(wishes, timeout=0.05)
        while not done:
            done, waiting = await asyncio.wait(wishes, return_when=asyncio.FIRST_COMPLETED)
        assert {type(wish.exception()) for wish in done} == {TatamiError}
        assert len(waiting) == store.waiting == 50 - len(done)
        assert 10_000 < store.waiting_bytes <= 20_000
        other.rollback()
        other.close()
        await asyncio.gather(*waiting)
        assert (store.waiting, store.waiting_bytes, store.oldest_wait) == (0, 0, 0.0)
        assert len(await store.log_of("t")) == 1 + len(waiting)

    shelves.scene(f"sqlite:///{tmp_path}/hall.db", play, "t")


def test_one_large_wish_alone_is_written_however_large(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_WAITING", 20_000)

    async def play(store: Store) -> None:
        await store.keep_snapshot("t", 1, b"x" * 100_000)
        assert await store.snapshot("t") == (1, b"x" * 100_000)

    shelves.scene(url, play, "t")


def test_whom_people_do_not_want_to_hear_is_kept_of_the_last_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutes_of, "MOST_PEOPLE", 3)
    mutes = Mutes(most=4)
    for k in range(9):
        muted = mutes.at(f"t{k}")
        for who in "abcde":
            muted.setdefault(who, set()).add(1)
    assert (len(mutes), mutes.wishes) == (4, 12)
    assert mutes.at("t8").get("e") == {1}
    assert mutes.at("t8").get("a") == ()
    nobody = MutedAt()
    for who in "abc":
        nobody.setdefault(who, set())
    assert len(nobody) == 1  # who mutes nobody is not kept


def test_a_mute_outlives_the_room_and_a_table_without_one_leaves_nothing_behind(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "samurai-sword")
        await chat.mute(hall, "ann", table, 1, True)
        room = await hall.read_again(table)
        assert room.muted.get("ann") == {1}
        assert (len(hall.mutes), hall.mutes.wishes) == (1, 1)
        other = await hall.room(await hall.lay_for(("ann", "bob"), "template"))
        async with other.lock:
            await hall._put_aside(other)
        assert len(hall.mutes) == 1

    scene(url, play)


def test_wrong_passwords_are_remembered_of_so_many_people_and_for_so_long() -> None:
    guesses = Guesses(most=3)
    for k in range(3):
        assert guesses.wait(f"p{k}", k) == 0
        guesses.note(f"p{k}", k)
    assert guesses.wait("late", 10) == AGAIN  # nobody gets more tries by coming under many names
    assert guesses.wait("p0", 10) == 0
    for _ in range(GUESSES):
        guesses.note("p0", 10)
    assert guesses.wait("p0", 11) == AGAIN - 1
    assert guesses.wait("late", AGAIN + 2) == 0
    assert len(guesses) == 1
    assert guesses.wait("p0", AGAIN + 10) == 0
    assert len(guesses) == 0


def test_who_knows_the_password_is_not_counted_among_those_who_guess(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable("template", 2, access="password", password="x"))
        await hall.watch(Ear("bob"), table, SPECTATOR, None, "x")
        assert hall.guessing == 0
        for _ in range(GUESSES):
            assert await refused(hall.watch(Ear("dan"), table, SPECTATOR, None, "y")) == "wrong-password"
        assert await refused(hall.watch(Ear("dan"), table, SPECTATOR, None, "x")) == "too-fast"
        assert hall.guessing == 1
        hand.pass_by(61)
        await hall.watch(Ear("dan"), table, SPECTATOR, None, "x")
        assert hall.guessing == 0

    scene(url, play, hand)


def test_who_guesses_many_passwords_at_once_has_no_more_tries_than_one_by_one(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable("template", 2, access="password", password="x"))
        checked, go_on, times = list[str](), asyncio.Event(), GUESSES + 5

        async def matches(hashed: str, password: str) -> bool:
            checked.append(password)
            if len(checked) == times:
                go_on.set()
            await go_on.wait()
            return False

        monkeypatch.setattr(hall.hasher, "matches", matches)
        tries = [asyncio.create_task(refused(hall.admit(table, "dan", f"y{k}"))) for k in range(times)]
        done, _ = await asyncio.wait(tries, return_when=asyncio.FIRST_COMPLETED)
        assert {task.result() for task in done} == {"too-fast"}
        go_on.set()
        told = await asyncio.gather(*tries)
        assert (told.count("wrong-password"), len(checked)) == (GUESSES, GUESSES)

    scene(url, play)


def test_who_waits_for_a_table_to_be_read_again_and_leaves_leaves_nothing_behind(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "samurai-sword")
        ears = [await hall.watch_at(Ear(who), table) for who in ("dan", "eve")]
        await write_behind_its_back(hall, table)
        seat = (await hall.room(table)).live.asked()[0]
        assert await refused(hall.act(table, seat)) == "storage-trouble"
        assert hall.unsettled == 2
        for ear in ears:
            hall.unwatch(ear, table, SPECTATOR)
        assert (hall.unsettled, hall._unsettled) == (0, {})
        await hall.quiet()

    scene(url, play)


def test_of_what_is_said_at_a_table_only_the_last_is_kept_in_memory(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "MOST_SAID", 5)
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), "template")
        await hall.watch_at(Ear("bob"), table, 1)
        for k in range(12):
            hand.pass_by(10)
            await chat.say(hall, Ear("ann"), table, 0, f"word {k}", "", None)
        said = (await hall.room(table)).said
        assert said is not None
        assert [row.text for row in said] == [f"word {k}" for k in range(7, 12)]
        come = await hall.watch_at(Ear("dan"), table)
        assert len(come.last("state")["talk"]) == 5

    scene(url, play, hand)


def test_who_was_silent_for_a_while_leaves_nothing_behind_and_only_so_many_speak_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chat, "MOST_SPEAKING", 3)
    chat_rates: dict[str, ChatRate] = {}
    for k in range(3):
        chat.speak(chat_rates, f"p{k}", k)
    with pytest.raises(Refused):
        chat.speak(chat_rates, "late", 10)
    chat.speak(chat_rates, "p0", 10)
    chat.speak(chat_rates, "late", chat.WITHIN + 1)
    assert chat_rates.keys() == {"p0", "p2", "late"}
    chat.speak(chat_rates, "late", 3 * chat.WITHIN)
    assert chat_rates.keys() == {"late"}


def test_everything_that_the_hall_keeps_says_how_much_it_is_and_may_be(url: str) -> None:
    async def play(hall: Scene) -> None:
        keep_in_bounds(hall)
        people = ("ann", "bob", "cay")
        table = await hall.lay_for(people, "samurai-sword")
        for seat, who in enumerate(people):  # whoever begins is offered something
            await hall.watch_at(Ear(who, "en"), table, seat)
        await chat.say(hall, Ear("ann", "en"), table, 0, "hello", "", None)
        await chat.mute(hall, "ann", table, 1, True)
        await queries.story(hall, Ear("ann", "en"), table, 0)
        locked = await hall.lay("ann", NewTable("template", 2, access="password", password="x"))
        assert await refused(hall.admit(locked, "dan", "y")) == "wrong-password"
        await hall.store.person("ann")
        kept = {what: (held, most) for what, held, most in hall.bounds}
        assert all(held <= most for held, most in kept.values()), kept
        moved = {what for what, (held, _) in kept.items() if held}
        assert moved >= {"phrases", "looks", "told", "chat_rates", "mutes", "guesses", "people"}

    scene(url, play)
