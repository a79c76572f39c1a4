"""The drawn client, played by pilots: undo, taking back, refusals, and pauses in which to do so."""

from __future__ import annotations

import pytest

from tatami.terminal import course
from tests.terminal.pilots import LARGE, Hand, on_the_mat
from tests.terminal.tables import a_table

BEGIN = {"first_player": "A"}


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses that last until somebody ends them, however slow the machine is."""
    monkeypatch.setattr(course, "TO_REGRET", 100.0)
    monkeypatch.setattr(course, "pause_after", lambda beat: 100.0)


@pytest.mark.usefixtures("patient")
def test_there_is_a_moment_to_take_a_sealed_answer_back_before_the_bots_answer() -> None:
    table = a_table("tenno", "you,bot,bot")

    async def script(hand: Hand) -> None:
        await hand.press("1")
        assert table.may_take_back(0)
        await hand.touch_key("back")
        assert hand.mat.asking is not None
        assert table.person_asked() == 0
        await hand.press("2", "space")
        assert not table.may_take_back(0)
        await hand.press("q", "y")

    on_the_mat(table, script, fast=False)


def test_a_move_of_troops_can_be_undone() -> None:
    table = a_table("shinobi", "you,random,random", seed="11", options=BEGIN)

    async def script(hand: Hand) -> None:
        undone = 0
        for _ in range(400):
            asking = hand.mat.asking
            if undone or hand.sheet:
                break
            if asking is None:
                await hand.press("space")
                continue
            moves = [answer for answer in asking.choice.left if answer.text.startswith("move")]
            before = table.record()
            hand.mat.course.say(moves[0] if moves else asking.choice.left[0])
            await hand.pilot.pause()
            await hand.settle()
            if moves and table.may_undo(0):
                await hand.press("u")
                await hand.settle()
                assert table.record() == before
                undone += 1
        assert undone

    on_the_mat(table, script)


def test_an_undo_right_after_an_answer_forgets_the_answer() -> None:
    table = a_table("tenno", "you,bot,bot,bot", seed="5", options={"first_player": "B"})

    async def script(hand: Hand) -> None:
        await hand.press("1")
        await hand.settle()
        asking = hand.mat.asking
        assert asking is not None
        before = table.record()
        hand.mat.course.say(asking.choice.left[0])
        assert hand.mat.course.may_undo()
        hand.mat.course.undo()
        await hand.settle()
        await hand.pilot.pause()
        assert hand.mat.asking is not None
        assert table.record() == before

    on_the_mat(table, script)


def test_an_answer_that_is_refused_is_asked_for_again_with_the_reason() -> None:
    table = a_table(options=BEGIN)

    async def script(hand: Hand) -> None:
        hand.mat.course.say(table.parse("stop"))
        await hand.settle()
        assert hand.mat.asking is not None
        assert hand.bubble

    on_the_mat(table, script)


def test_u_and_b_say_when_there_is_nothing_to_take_back() -> None:
    async def script(hand: Hand) -> None:
        await hand.press("u")
        assert "nothing to undo" in hand.bubble
        await hand.press("b")
        assert "no secret answer" in hand.bubble

    on_the_mat(a_table(), script)


def test_nothing_moves_on_while_somebody_reads() -> None:
    table = a_table("tenno", "you,bot,bot")

    async def script(hand: Hand) -> None:
        hand.app.simulate_key("1")
        hand.app.simulate_key("f1")
        await hand.settle()
        await hand.pilot.pause(course.TO_REGRET + 0.3)
        assert hand.sheet == "Reading"
        assert table.asked() in ((0, 1, 2), (1, 2)), "the bots have not answered"
        await hand.press("escape")
        await hand.pilot.pause(course.TO_REGRET + 0.3)
        assert table.asked() not in ((0, 1, 2), (1, 2))

    on_the_mat(table, script, fast=False)


@pytest.mark.usefixtures("patient")
def test_a_fight_stays_on_the_mat_until_it_has_been_looked_at() -> None:
    table = a_table("tenno", "you,bot", options=BEGIN)

    async def script(hand: Hand) -> None:
        await hand.press("1")
        for _ in range(100):
            if hand.mat.asking:
                break
            await hand.press("space")
        await hand.touch("row.A.3")
        await hand.touch("row.B.1")
        await hand.touch("row.B.1")
        assert hand.mat.asking is None
        assert "Your slot 3: Peasant 3." in hand.says("#ask")
        assert hand.board.count("農") >= 6, "both cards twice: in their rows and in the middle"
        assert "Peasant 3" not in hand.log
        await hand.press("space")
        assert "Attack 3, defence" in hand.says("#ask")
        assert "defence" not in hand.log
        await hand.press("q", "y")

    on_the_mat(table, script, LARGE, fast=False)
