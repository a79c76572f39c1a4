"""A table at which all talk at once: bots put a word in, and who is done may still speak."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tatami.games import EVERY_GAME
from tatami.terminal import course
from tests.hall.market import MARKET, open_market
from tests.terminal.pilots import LARGE, Hand, on_the_mat
from tests.terminal.tables import a_table, typed


@pytest.fixture(autouse=True)
def market() -> Iterator[None]:
    open_market()
    yield
    del EVERY_GAME[MARKET.name]


def test_where_no_host_keeps_a_clock_the_glass_does_not_run() -> None:
    assert a_table("market", "you,random")._game.table.glass == 0
    assert a_table("market", "you,random", options={"glass": 30})._game.table.glass == 30


def test_after_each_word_of_a_person_one_bot_may_speak() -> None:
    table = a_table("market", "you,random,random")
    assert list(table.advance()) == []
    for spoken in (2, 4):
        table.answer(0, table.legal(0)[0])
        list(table.advance())
        assert table._game.acts == spoken
        assert table.person_asked() == 0


def test_when_the_person_is_done_the_bots_talk_on_until_he_is_woken_or_all_are_done() -> None:
    table = a_table("market", "you,random,random", seed="5")
    table.answer(0, "ready")
    list(table.advance())
    assert table._game.acts > 2
    assert table.outcome is not None or table.person_asked() == 0


def test_several_people_speak_one_after_the_other_and_not_in_turns() -> None:
    table = a_table("market", "you:Ann,you:Bob,random")
    table.answer(1, "write redmaple")
    list(table.advance())
    assert table.person_asked() == 1
    table.answer(1, "ready")
    list(table.advance())
    assert table.person_asked() == 0


def test_who_is_done_may_speak_again_or_think_better_of_it() -> None:
    table = a_table("market", "you:Ann,you:Bob,random")
    table.answer(0, "ready")
    assert table.quiet_people() == (0,)
    assert table.person_asked() == 1
    table.speak_again(0)
    assert table.person_asked() == 0
    table.speak_again(0)
    assert table.person_asked() == 1
    table.speak_again(1)  # he is asked anyway
    table.speak_again(0)
    table.answer(0, "cry redmaple")
    assert table.person_asked() == 1


def test_line_by_line_whoever_is_done_is_given_the_word() -> None:
    table = a_table("market", "you:Ann,you:Bob")
    told = typed(table, "", "speak", "ready", "", "speak", "", "cry redmaple", "", "ready", "quit")
    assert "Nobody has said that he is done" in told
    assert "Ann cries redmaple" in told


def test_on_the_mat_a_key_gives_the_word_to_who_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "pause_after", lambda beat: 100.0)
    table = a_table("market", "you,random,random", seed="7")

    async def script(hand: Hand) -> None:
        await hand.settle()
        assert hand.mat.asking is not None
        hand.mat.course.say(MARKET.parse("ready"))
        for _ in range(40):
            await hand.pilot.pause()
            if hand.mat.asking is None and table.quiet_people():
                break
        await hand.press("s")
        await hand.settle()
        assert hand.mat.asking is not None
        assert 0 not in table.asked()
        acts = table._game.acts
        hand.mat.course.say(MARKET.parse("write redmaple"))
        for _ in range(40):
            await hand.pilot.pause()
            if table._game.acts > acts:
                break
        last = table._course.done[acts]
        assert (last.seat, last.answer) == (0, MARKET.parse("write redmaple"))
        await hand.press("q", "y")

    on_the_mat(table, script, fast=False, size=LARGE)


def test_the_help_of_a_game_in_which_all_talk_names_the_key_to_speak_again() -> None:
    async def script(hand: Hand) -> None:
        await hand.press("question_mark")
        assert "s speak again" in hand.sheet_text
        await hand.press("escape", "q", "y")

    on_the_mat(a_table("market", "you,random"), script, LARGE)


def test_a_game_without_a_sensible_bot_gives_no_hints() -> None:
    assert a_table("market", "you,random,random").hint(0) is None
