"""Tables whose game was not dealt: they begin with a position, and their bots may keep to a script."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tatami.formats.positions import read_position, write_position
from tatami.formats.records import read_record
from tatami.formats.sampling import finished
from tatami.games import GAMES, game_called
from tatami.hall.serving.forks import Undealt, lay_from, lay_lesson, scripted
from tatami.hall.serving.keeper import OPEN_FOR
from tatami.hall.serving.replaying import record_of
from tatami.hall.table import commands
from tatami.hall.table.entries import Opened, Origin
from tatami.kernel.answers import Compound
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.views import View, events_for
from tatami.players.registry import kinds_for, make_player
from tests.chance import some_answer
from tests.hall.halls import (
    Ear,
    HandClock,
    Scene,
    course_of,
    dealt,
    likeness,
    log_of,
    refused,
    scene,
    step,
)
from tests.hall.shelves import account, person

ANN = person("ann", "Ann")
LESSON = {
    "game": "tenno",
    "seats": 2,
    "table": {"turn": "B"},
    "places": {
        "row.A.1": "peasant_3",
        "row.A.2": "peasant_1",
        "row.A.3": "monk",
        "row.B.1": "peasant_1",
        "row.B.2": "peasant_2",
        "row.B.3": "ronin",
    },
}


def in_the_middle(game: str, seats: int, acts: int, seed: int = 0) -> dict[str, Any]:
    """A position some way into a game."""
    live, rng = dealt(game, seats, seed), Random(f"{game}/{acts}/{seed}")
    for _ in range(acts):
        if len(live.game.asked()) and live.outcome is None:
            step(live, rng)
    return write_position(live.game)


def a_fork(position: dict[str, Any]) -> Undealt:
    return Undealt(position, Origin("fork", table="old", act=3))


async def play_out(hall: Scene, table: str, rng: Random) -> None:
    """The person answers by chance, the bots answer by themselves."""
    while True:
        await hall.quiet()
        live = (await hall.room(table)).live
        if live.outcome is not None:
            return
        (seat,) = live.seats_of("ann")
        await hall.act(table, seat, some_answer(live.game, seat, rng).text)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_with_its_position_and_its_record_says_so(url: str, game: str) -> None:
    async def play(hall: Scene) -> None:
        position = in_the_middle(game, 3, 21)
        table = await lay_from(hall, ANN, a_fork(position), 1)
        live = (await hall.room(table)).live
        assert [cushion.bot for cushion in live.cushions] == ["sensible", "", "sensible"]
        assert write_position(course_of(live).anew().game) == position
        await play_out(hall, table, Random(1))
        text = record_of(live)
        assert '"deal"' not in text
        record = read_record(text.splitlines(), game_called)
        assert record.header["position"] == position
        assert len(list(record.replay(verify=True))) == len(course_of(live).done)

    scene(url, play)


@pytest.mark.parametrize("game", GAMES)
def test_such_a_table_sleeps_wakes_and_goes_back_to_its_position(database_url: str, game: str) -> None:
    async def play(hall: Scene) -> None:
        table = await lay_from(hall, ANN, a_fork(in_the_middle(game, 3, 17)), 0, bots="random")
        for _ in range(4):
            await hall.quiet()
            live = (await hall.room(table)).live
            if live.outcome is not None:
                return
            await hall.act(table, 0)
            await hall.quiet()
            before = likeness(live)
            assert likeness((await hall.read_again(table)).live) == before
        live = (await hall.room(table)).live
        if live.outcome is None and course_of(live).last_act_of(0) is not None:
            await hall.change(table, lambda t, now: commands.undo(t, "ann", 0, now))
            live = (await hall.room(table)).live
            again = course_of(live).anew()
            for done in course_of(live).done:
                again.again(done)
            assert write_position(again.game) == write_position(live.game)

    scene(database_url, play)


def test_after_a_crash_the_log_alone_brings_it_back(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await lay_from(hall, ANN, a_fork(in_the_middle("tenno", 2, 9)), 0, bots="random")
        await hall.quiet()
        live = (await hall.room(table)).live
        hall.rooms.pop(table).stop()
        await hall.quiet()
        assert likeness((await hall.room(table)).live) == likeness(live)

    scene(url, play)


def test_nobody_is_told_the_position_and_strangers_not_even_the_other_table(url: str) -> None:
    async def play(hall: Scene) -> None:
        position = in_the_middle("samurai-sword", 4, 5)
        table = await lay_from(hall, ANN, a_fork({**position, "seed": "5ec2e7"}), 0)
        await hall.quiet()
        mine = await hall.watch_at(Ear("ann", "en"), table, 0)
        other = await hall.watch_at(Ear("bob", "en"), table)
        assert mine.last("state")["info"]["origin"] == {"kind": "fork", "table": "old", "act": 3}
        assert other.last("state")["info"]["origin"] == {"kind": "fork", "act": 3}
        assert mine.last("state")["info"]["commitment"] == ""
        assert mine.last("state")["info"]["access"] == "link"
        for ear in (mine, other):
            assert "5ec2e7" not in str(ear.heard)
            assert "position" not in str(ear.heard)
        assert await hall.listed() == []

    scene(url, play)


def test_such_a_game_is_never_rated(url: str) -> None:
    async def play(hall: Scene) -> None:
        await hall.store.add_account(account("acc", "Ann Account"), "ann")
        table = await lay_from(hall, ANN, a_fork(in_the_middle("tenno", 2, 12)), 0)
        await play_out(hall, table, Random(4))
        assert await hall.store.ratings_of("acc") == []

    scene(url, play)


def test_what_makes_no_sense_is_refused_and_lays_no_table(url: str) -> None:
    async def play(hall: Scene) -> None:
        assert await refused(lay_from(hall, ANN, a_fork(LESSON), 2)) == "no-such-seat"
        with pytest.raises(NotUnderstood, match="no-such-player-kind"):
            await lay_from(hall, ANN, a_fork(LESSON), 0, bots="genius")
        with pytest.raises(NotUnderstood):
            await lay_lesson(hall, ANN, "tenno", 1, LESSON, 0, {"B": ["dance"]})
        over = {**LESSON, "outcome": {"winners": [0], "how": "prison", "scores": [9, 1], "tiebreak": []}}
        assert await refused(lay_from(hall, ANN, a_fork(over), 0)) == "nothing-to-play-on"
        assert await hall.store.open_tables_by("ann") == 0

    scene(url, play)


def test_nobody_else_sits_down_at_it_and_its_player_may_leave_it_at_any_time(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await lay_from(hall, ANN, a_fork(LESSON), 0)
        await hall.quiet()
        assert (
            await refused(hall.change(table, lambda t, now: commands.clear(t, "bob", now)))
            == "not-your-table"
        )
        ear = await hall.watch_at(Ear("ann"), table, 0)
        await hall.change(table, lambda t, now: commands.clear(t, "ann", now))
        live = (await hall.room(table)).live
        assert (live.phase, live.asked(), live.question) == ("over", (), None)
        assert ear.last("update")["info"]["phase"] == "over"
        assert await refused(hall.act(table, 0, "pass", 1)) == "table-is-cleared"
        seq = live.seq
        assert await hall.change(table, lambda t, now: commands.clear(t, "ann", now)) == seq
        assert (
            await refused(hall.change(table, lambda t, now: commands.clear(t, "bob", now)))
            == "not-your-table"
        )
        assert await hall.store.open_tables_by("ann") == 0
        assert (await hall.read_again(table)).live.phase == "over"

    scene(url, play)


def test_a_game_that_was_dealt_cannot_be_left_so(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), "tenno", bots=1)
        assert (
            await refused(hall.change(table, lambda t, now: commands.clear(t, "ann", now)))
            == "game-has-begun"
        )

    scene(url, play)


def test_after_a_day_with_nobody_at_it_it_is_cleared_away(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await lay_from(hall, ANN, a_fork(LESSON), 0)
        await hall.quiet()
        await hall.ring(table)
        assert (await hall.room(table)).live.phase == "playing"
        hall.now.pass_by(OPEN_FOR / 1000 + 1)
        await hall.ring(table)
        assert (await hall.room(table)).live.phase == "over"

    scene(url, play, HandClock())


def test_a_rematch_begins_with_the_same_position_and_script(url: str) -> None:
    async def play(hall: Scene) -> None:
        position = in_the_middle("tenno", 2, 12)
        table = await lay_lesson(hall, ANN, "tenno", 2, position, 0)
        await play_out(hall, table, Random(3))
        laid = await hall.rematch(table, "ann")
        await hall.sit_again(table, laid, "ann", {})
        opened = (await log_of(hall, laid))[0]
        assert isinstance(opened, Opened)
        assert opened.position == position
        assert opened.origin == Origin("lesson", lesson="tenno", chapter=2)
        assert (await hall.room(laid)).live.phase == "playing"

    scene(url, play)


# --- scripts ------------------------------------------------------------------------------------


def test_a_bot_with_a_script_keeps_to_it_and_then_plays_on_by_itself(url: str) -> None:
    async def play(hall: Scene) -> None:
        script = {"B": ["attack 3 > A.2", "attack 1 > A.1"]}
        table = await lay_lesson(hall, ANN, "tenno", 1, LESSON, 0, script)
        await hall.quiet()
        live = (await hall.room(table)).live
        first = [done.answer.text for done in course_of(live).done if done.answer]
        assert first == ["attack 3 > A.2"]
        await hall.read_again(table)  # where it was in the script is in the log, too
        await hall.act(table, 0, "keep")
        await hall.quiet()
        live = (await hall.room(table)).live
        given = [done.answer.text for done in course_of(live).done if done.seat == 1 and done.answer]
        assert given[:2] == ["attack 3 > A.2", "attack 1 > A.1"]
        await play_out(hall, table, Random(2))

    scene(url, play)


def test_an_answer_of_the_script_that_is_not_legal_ends_it(url: str) -> None:
    async def play(hall: Scene) -> None:
        script = {"B": ["peek 1", "attack 3 > A.2"]}
        table = await lay_lesson(hall, ANN, "tenno", 1, LESSON, 0, script)
        live = (await hall.room(table)).live
        assert scripted(live, 1) is None
        await hall.quiet()
        live = (await hall.room(table)).live
        assert len(course_of(live).done) >= 1
        assert scripted(live, 1) is None

    scene(url, play)


# --- bots that were not there before ------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_of_every_game_can_begin_anywhere(game: str) -> None:
    rules = game_called(game)
    for seats in {rules.seat_counts[0], rules.seat_counts[-1]}:
        for acts in (1, 8, 25, 60):
            g = read_position(rules, in_the_middle(game, seats, acts, seats))
            for kind in kinds_for(rules):
                play_from(g.clone(), kind)


def play_from(g: Any, kind: str) -> None:
    """As the hall has them play: made when they are first asked, and told what was since the position."""
    players, told = dict[int, Any](), dict[int, int]()
    for _ in range(60):
        if g.outcome is not None:
            return
        seat = g.asked()[0]
        player = players.setdefault(seat, make_player(kind, g.rules, seat, g.seats, 7))
        player.observe(events_for(g, seat, told.get(seat, 0)))
        told[seat] = g.sequence
        legal = g.legal(seat)
        answer = player.choose(View(g, seat), legal)
        assert answer in legal or isinstance(answer, Compound)
        g.act(seat, finished(g, seat, answer, Random(g.acts).randrange))
