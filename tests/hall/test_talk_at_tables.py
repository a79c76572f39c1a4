"""Talk: heard by whom it is meant for, in the reader's words, and never in the log."""

from __future__ import annotations

import pytest

from tatami.hall.hall import NewTable
from tatami.hall.telling import chat
from tatami.hall.telling.chat import MOST, WITHIN, cleaned, thank
from tatami.kernel.seats import SPECTATOR
from tests.hall.halls import Ear, HandClock, Scene, refused, scene
from tests.hall.test_projections import finish


async def three_and_a_spectator(hall: Scene, **wanted: object) -> tuple[str, list[Ear]]:
    table = await hall.lay_for(("ann", "bob", "cay"), **wanted)
    ears = [
        await hall.watch_at(Ear("ann", "en"), table, 0),
        await hall.watch_at(Ear("bob", "uk"), table, 1),
        await hall.watch_at(Ear("cay", "ru"), table, 2),
        await hall.watch_at(Ear("dan"), table),
    ]
    return table, ears


def words(ears: list[Ear]) -> list[list[str]]:
    return [[said["said"]["text"] for said in ear.told("talk")] for ear in ears]


def test_a_whisper_is_heard_by_the_two_and_leaves_no_gap_for_the_others(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, ears = await three_and_a_spectator(hall)
        before = (await hall.room(table)).live.seq
        heard = len(ears[2].heard)
        await chat.say(hall, ears[0], table, 0, "psst", "", 1)
        assert words(ears) == [["psst"], ["psst"], [], []]
        assert len(ears[2].heard) == heard
        assert (await hall.room(table)).live.seq == before
        late = [await hall.watch_at(Ear(who), table, seat) for seat, who in enumerate(("ann", "bob", "cay"))]
        assert [len(ear.last("state").get("talk", [])) for ear in late] == [1, 1, 0]
        watcher = await hall.watch_at(Ear("dan"), table)
        assert watcher.last("state")["talk"] == []

    scene(url, play)


def test_a_phrase_is_read_by_everybody_in_his_own_language(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, ears = await three_and_a_spectator(hall)
        await chat.say(hall, ears[0], table, 0, "", "good-game", None)
        said = words(ears)
        assert len({text for ear in said[:3] for text in ear}) == 3
        assert said[3] == said[0]

    scene(url, play)


def test_who_is_muted_is_not_heard_also_after_the_table_slept(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, ears = await three_and_a_spectator(hall)
        await chat.mute(hall, "bob", table, 0, True)
        await chat.say(hall, ears[0], table, 0, "hey", "", None)
        assert words(ears) == [["hey"], [], ["hey"], ["hey"]]
        for seat, ear in zip((0, 1, 2, SPECTATOR), ears, strict=True):
            hall.unwatch(ear, table, seat)
        await hall.read_again(table)
        back = await hall.watch_at(Ear("bob"), table, 1)
        assert back.last("state")["talk"] == []
        await chat.mute(hall, "bob", table, 0, False)
        await chat.say(hall, ears[0], table, 0, "ho", "", None)
        assert words([back]) == [["ho"]]

    scene(url, play)


def test_who_says_too_much_must_wait(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, ears = await three_and_a_spectator(hall)
        for k in range(MOST):
            await chat.say(hall, ears[0], table, 0, f"{k}", "", None)
        assert await refused(chat.say(hall, ears[0], table, 0, "more", "", None)) == "too-much-talk"
        await chat.say(hall, ears[1], table, 1, "I may", "", None)
        hand.pass_by(WITHIN / 1000)
        await chat.say(hall, ears[0], table, 0, "again", "", None)
        assert words(ears)[2][-2:] == ["I may", "again"]

    scene(url, play, hand)


def test_only_those_who_sit_may_talk_and_only_where_talk_is_wanted(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, ears = await three_and_a_spectator(hall)
        assert await refused(chat.say(hall, ears[3], table, 0, "hi", "", None)) == "not-your-seat"
        assert await refused(chat.say(hall, ears[0], table, 0, " \u202e\n", "", None)) == "nothing-said"
        assert await refused(chat.say(hall, ears[0], table, 0, "hi", "", 6)) == "no-such-seat"
        silent = await hall.lay("ann", NewTable("tenno", 3, talk=False))
        await hall.sit(silent, "ann")
        assert await refused(chat.say(hall, ears[0], silent, 0, "hi", "", None)) == "no-talk-here"
        assert words(ears) == [[], [], [], []]

    scene(url, play)


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("a\x00b\x07c", "abc"),
        ("left \u202eright", "left right"),
        ("one\ntwo\u2028three", "one two three"),
        ("  much   room  ", "much room"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("й", "й"),
        ("x" * 600, "x" * 500),
    ],
)
def test_what_cannot_be_seen_is_not_told(said: str, read: str) -> None:
    assert cleaned(said) == read


def test_thanks_are_said_once_from_each_seat_however_often_they_are_touched(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), "template")
        assert await refused(thank(hall, "ann", table)) == "game-is-not-over"
        await finish(hall, table)
        bob = await hall.watch_at(Ear("bob"), table, 1)
        for _ in range(30):
            assert await thank(hall, "ann", table) == {0}
        assert [(row.seat, row.phrase) for row in await hall.store.talk_of(table)] == [(0, "good-game")]
        assert len(bob.told("talk")) == 1
        assert await refused(thank(hall, "stranger", table)) == "not-your-table"
        assert await thank(hall, "bob", table) == {0, 1}

    scene(url, play)


def test_nobody_thanks_where_nobody_talks(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable("template", 2, talk=False))
        for who in ("ann", "bob"):
            await hall.sit(table, who)
        await finish(hall, table)
        assert await refused(thank(hall, "ann", table)) == "no-talk-here"

    scene(url, play)
