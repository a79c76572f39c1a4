"""Playing on from a game: after its end with the true cards, before it with a world that is possible."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tatami.formats.positions import read_position, write_position
from tatami.formats.views import view_json
from tatami.formats.worlds import possible_world
from tatami.games import GAMES, game_called
from tatami.hall.hall import NewTable
from tatami.hall.serving.forks import fork_of, lay_fork
from tatami.hall.serving.replaying import Reel, frames_of, past_hidden, reel_of
from tatami.hall.table.entries import Opened
from tatami.hall.table.live import LiveTable
from tatami.hall.telling.wire import Eyes
from tatami.hooks.hosting import hosting_of
from tatami.hooks.tables import tables_of
from tatami.kernel.reasons import Refused
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tatami.players.course import Course
from tests.chance import some_answer
from tests.hall.halls import Ear, Scene, course_of, dealt, log_of, refused, scene, seen, step
from tests.hall.shelves import person

ANN = person("ann", "Ann")


def played(game: str, acts: int, seed: int = 1) -> LiveTable:
    live, rng = dealt(game, 3, seed), Random(f"{game}/{seed}")
    for cushion, who in zip(live.cushions, ("ann", "bob", "cay"), strict=True):
        cushion.person, cushion.bot = who, ""
    while live.outcome is None and len(course_of(live).done) < acts:
        step(live, rng)
    return live


def view_of(position: dict[str, Any], viewer: int) -> dict[str, Any]:
    shown = view_json(View(read_position(game_called(position["game"]), position), viewer))
    return {key: value for key, value in shown.items() if key != "sequence"}


# --- after the end ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_a_fork_has_the_true_cards_of_any_act_and_chance_of_its_own(game: str) -> None:
    live = played(game, 10_000)
    reel, again = reel_of(live, "", 1), course_of(live).anew()
    seeds = set()
    for act, done in enumerate((None, *reel.done[:-1])):
        if done is not None:
            again.again(done)
        if act % 7 == 0:
            made = fork_of(reel, 1, act)
            true = write_position(again.game)
            assert made == {**true, "seed": made["seed"], "drawn": 0}
            seeds.add(made["seed"])
    assert live.opened.secret not in seeds
    assert course_of(live).seed not in seeds
    assert len(seeds) > 2


def test_where_a_game_ends_there_is_nothing_to_play_on(url: str) -> None:
    live = played("tenno", 10_000)
    acts = len(course_of(live).done)
    for act, code in ((acts, "nothing-to-play-on"), (acts + 1, "no-such-act")):
        with pytest.raises(Refused) as caught:
            fork_of(reel_of(live, "", 0), 0, act)
        assert caught.value.reason.code == code


# --- while the game goes on ---------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_of_a_game_that_goes_on_looks_the_same_to_its_seat(game: str) -> None:
    for acts in (0, 3, 18, 40):
        live = played(game, acts)
        if live.outcome is not None:
            continue
        for seat, who in enumerate(("ann", "bob", "cay")):
            made = fork_of(reel_of(live, who, seat, acts), seat, len(course_of(live).done))
            before = {key: value for key, value in seen(live, seat).items() if key != "sequence"}
            assert json.loads(json.dumps(view_of(made, seat))) == before


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_the_seat_did_not_know_then_comes_into_a_fork(game: str) -> None:
    """Two games that a seat cannot tell apart give, by the same dice, the very same fork."""
    differed = 0
    for acts in range(0, 60, 3):
        live = played(game, acts)
        if live.outcome is not None:
            break
        for seat in range(3):
            real, rng = live.game, Random(f"{acts}/{seat}")
            twin = possible_world(View(real, seat), rng)
            positions = [write_position(real), write_position(twin)]
            differed += positions[0]["places"] != positions[1]["places"]
            forks = [fork_of(undone(live, position), seat, 0, Random(acts)) for position in positions]
            for fork in forks:
                del fork["seed"]
            assert forks[0] == forks[1]
    assert differed > 20


@pytest.mark.parametrize("game", GAMES)
def test_with_any_number_of_seats_and_unusual_options_a_fork_can_be_read_and_played_on(game: str) -> None:
    rules, rng = game_called(game), Random(game)
    for seats in rules.seat_counts:
        unusual = tables_of(rules, seats)[-1]
        course = Course(rules, seats, rules.read_options(unusual), "x", ["n"] * seats)
        for number in range(40):
            if course.game.outcome is not None:
                break
            if number % 8 == 0:
                seat = rng.randrange(seats)
                made = fork_of(Reel(course, tuple(course.done), None), seat, number)
                forked = read_position(rules, json.loads(json.dumps(made)))
                asked = forked.asked()[0]
                forked.act(asked, some_answer(forked, asked, rng))
            asked = rng.choice(course.game.asked())
            course.play(asked, some_answer(course.game, asked, rng))


def undone(live: LiveTable, position: dict[str, Any]) -> Reel:
    """A game that has just begun with this position."""
    course = Course(live.rules, 3, position["options"], position["seed"], live.names, position)
    return Reel(course, (), None)


def test_what_was_not_known_at_an_act_is_not_known_because_it_was_shown_later() -> None:
    """A card that a fight has shown since is drawn anew in a fork from before the fight."""
    live = played("tenno", 30)
    assert live.outcome is None
    reel, hidden = Reel(course_of(live), tuple(course_of(live).done), None), set[str]()
    for number in range(40):
        made = fork_of(reel, 0, 3, Random(number))
        hidden.add(json.dumps(made["places"]["row.B.1"]))
    assert len(hidden) > 2


# --- who may ------------------------------------------------------------------------------------


def test_a_game_that_goes_on_is_forked_and_replayed_by_its_own_seats_only() -> None:
    live = played("samurai-sword", 12)
    for who, viewer, code in (
        ("ann", 1, "not-your-seat"),
        ("eve", 0, "not-your-seat"),
        ("", 0, "not-your-seat"),
        ("ann", SPECTATOR, "game-is-not-over"),
    ):
        with pytest.raises(Refused) as caught:
            reel_of(live, who, viewer)
        assert caught.value.reason.code == code
    film = frames_of(reel_of(live, "bob", 1), Eyes(1, "en"), 0, 100)
    assert (film.acts, len(film.frames), film.outcome) == (12, 13, [])
    assert json.loads(json.dumps(film.frames[-1].view)) == seen(live, 1)
    assert film.frames[-1].aids == hosting_of(live.rules).aids(View(live.game, 1))


def test_in_a_game_of_memory_nobody_looks_back_while_it_goes_on(url: str) -> None:
    """TEN-R26: only the present can be looked at and played on from; with the memory aid everything."""

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "tenno")
        await hall.play(table, 9, Random(1))
        live = (await hall.room(table)).live
        with pytest.raises(Refused) as caught:
            reel_of(live, "ann", 0, 8)
        assert caught.value.reason.code == "no-looking-back"
        assert past_hidden(live) == caught.value.reason
        assert len(frames_of(reel_of(live, "ann", 0, 9), Eyes(0, "en"), 9, 50).frames) == 1
        assert await refused(lay_fork(hall, ANN, table, 0, 8)) == "no-looking-back"
        await lay_fork(hall, ANN, table, 0, 9)

    scene(url, play)
    aided = {"memory_aid": True}
    tenno = game_called("tenno")
    assert hosting_of(tenno).may_look_back(tenno.read_options(aided))


def test_one_person_on_several_cushions_forks_each_of_them_and_no_other(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "ann", "bob"), "shinobi")
        await hall.play(table, 5, Random(1))
        for seat in (0, 1):
            laid = await lay_fork(hall, ANN, table, seat, 4)
            assert (await hall.room(laid)).live.seats_of("ann") == (seat,)
        assert await refused(lay_fork(hall, ANN, table, 2, 4)) == "not-your-seat"
        assert await refused(lay_fork(hall, ANN, table, 3, 4)) == "no-such-seat"
        assert await refused(lay_fork(hall, ANN, table, 0, 6)) == "no-such-act"

    scene(url, play)


def test_a_table_at_which_nothing_has_begun_cannot_be_forked(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable("tenno", 3))
        await hall.sit(table, "ann")
        assert await refused(lay_fork(hall, ANN, table, 0, 0)) == "game-has-not-begun"

    scene(url, play)


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_is_a_table_of_its_own_that_goes_on_at_once(url: str, game: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), game)
        await hall.play(table, 9, Random(game))
        before = (await hall.room(table)).live.seq
        laid = await lay_fork(hall, ANN, table, 0, 9)
        await hall.quiet()
        ear = await hall.watch_at(Ear("ann", "en"), laid, 0)
        state = ear.last("state")
        assert state["info"]["origin"] == {"kind": "fork", "table": table, "act": 9}
        assert [cushion.get("bot", "") for cushion in state["info"]["seats"]] == ["", "sensible", "sensible"]
        assert state["question"]["asked"] == ["A"] or state["info"]["phase"] == "over"
        assert (await hall.room(table)).live.seq == before
        (opened, *_) = await log_of(hall, laid)
        assert isinstance(opened, Opened)
        assert course_of((await hall.room(table)).live).seed not in json.dumps(opened.position)

    scene(url, play)
