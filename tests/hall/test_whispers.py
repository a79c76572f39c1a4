"""Private notes: what somebody writes or whispers is told to those it concerns, on every road there is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tatami.games import EVERY_GAME
from tatami.hall.serving import queries
from tatami.hall.serving.forks import fork_of
from tatami.hall.serving.replaying import Reel, frames_of, reel_of
from tatami.hall.table.live import LiveTable
from tatami.hall.telling import moment
from tatami.hall.telling.messages import encode
from tatami.hall.telling.shown import Shown
from tatami.hall.telling.wire import Eyes, raw_events
from tatami.kernel.seats import SPECTATOR, Seat
from tests.hall.halls import Ear, Scene, course_of, dealt, scene, seen, step
from tests.hall.market import MARKET, NOTES, open_market
from tests.hall.test_canary import canary
from tests.hall.visitors import PLENTY
from tests.halls import RunningHall

SECRET = "redmaple"
WRITER, READER, THIRD = 0, 1, 2
ACTS = ((WRITER, f"write {SECRET}"), (WRITER, "slip B"), (READER, f"write {SECRET}"), (READER, "slip A"))
assert SECRET in NOTES


@pytest.fixture(autouse=True)
def market() -> Iterator[None]:
    open_market()
    yield
    del EVERY_GAME[MARKET.name]


def without_offers(told: Any) -> Any:
    """All that a message says but for what one may answer: that names every note there is."""
    if isinstance(told, dict):
        return {key: without_offers(value) for key, value in told.items() if key != "offers"}
    return [without_offers(value) for value in told] if isinstance(told, list) else told


def knows(told: Any) -> bool:
    return SECRET in json.dumps(without_offers(told))


async def whispered(hall: Scene, **wanted: Any) -> tuple[str, LiveTable]:
    table = await hall.lay_for(("ann", "bob", "cay"), "market", **wanted)
    return table, (await hall.room(table)).live


async def overheard(hall: Scene, lang: str) -> dict[str, list[Any]]:
    """What is told while two whisper: at once, on return, as a whole, and as a story."""
    table, _ = await whispered(hall)
    places = {"ann": WRITER, "bob": READER, "cay": THIRD, "dan": SPECTATOR}
    ears = {who: await hall.watch_at(Ear(who, lang), table, seat) for who, seat in places.items()}
    room = await hall.room(table)
    begun = room.live.seq
    for seat, text in ACTS:
        await hall.act(table, seat, text)
    told: dict[str, list[Any]] = {}
    for who, seat in places.items():
        late = Ear(who, lang)
        await hall.watch_at(late, table, seat, since=begun)
        await hall.watch_at(late, table, seat)
        story = await queries.story(hall, late, table, seat)
        told[who] = [*ears[who].heard, *late.heard, json.loads(encode(story))]
    return told


@pytest.mark.parametrize("lang", ["", "en", "uk"])
def test_a_whisper_is_heard_by_its_two_and_by_nobody_else(url: str, lang: str) -> None:
    async def play(hall: Scene) -> None:
        told = await overheard(hall, lang)
        assert {who: knows(heard) for who, heard in told.items()} == {
            "ann": True, "bob": True, "cay": False, "dan": False,
        }  # fmt: skip
        assert any("Whispered" in json.dumps(message) for message in told["cay"])

    scene(url, play)


@pytest.mark.interpreted
def test_an_event_told_to_the_wrong_ears_is_found(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = moment.Moment.events
    monkeypatch.setattr(moment.Moment, "events", lambda self, viewer: honest(self, WRITER))

    async def play(hall: Scene) -> None:
        assert knows((await overheard(hall, ""))["cay"])

    scene(url, play)


def test_spectators_who_see_it_later_do_not_hear_it_either(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, _ = await whispered(hall, delay=5)
        ear = await hall.watch_at(Ear("dan", "en"), table)
        for seat, text in ACTS:
            await hall.act(table, seat, text)
        hall.now.pass_by(6)
        late = (await hall.room(table)).late
        assert late is not None
        late.catch_up()
        assert len(ear.told("update")) > 0
        assert not knows(ear.heard)

    scene(url, play)


def begun(acts: int = len(ACTS)) -> LiveTable:
    live = dealt("market", 3)
    for cushion, who in zip(live.cushions, ("ann", "bob", "cay"), strict=True):
        cushion.person, cushion.bot = who, ""
    for seat, text in ACTS[:acts]:
        course_of(live).play(seat, MARKET.parse(text))
    return live


def test_what_was_encoded_for_one_is_never_told_to_another() -> None:
    game = begun().game
    order = (WRITER, READER, THIRD, SPECTATOR, WRITER)
    told = [knows([json.loads(raw) for raw in raw_events(game, eyes, 0)]) for eyes in order]
    assert told == [True, True, False, False, True]


def film_of(reel: Reel, eyes: Seat) -> Any:
    film = frames_of(reel, Eyes(eyes, "en"), 0, 100)
    return [
        [frame.answer, frame.view, json.loads(encode(frame.lines)), frame.events] for frame in film.frames
    ]


def test_who_looks_back_sees_what_he_answered_himself_and_no_whisper_of_others() -> None:
    live = begun()
    assert not knows(film_of(reel_of(live, "cay", THIRD), THIRD))
    answers = [frame[0] for frame in film_of(reel_of(live, "ann", WRITER), WRITER)]
    assert answers == [None, f"write {SECRET}", "slip B", None, None]


def test_a_fork_of_a_game_that_goes_on_has_no_whispers_of_others() -> None:
    live = begun()
    for eyes, who in ((THIRD, "cay"), (WRITER, "ann")):
        position = fork_of(reel_of(live, who, eyes), eyes, len(ACTS), Random(1))
        assert knows(position) == (eyes == WRITER)


@pytest.mark.parametrize("seats", MARKET.seat_counts)
def test_the_view_that_is_kept_up_to_date_is_the_view_with_notes_too(seats: int) -> None:
    live, shown, rng = dealt("market", seats), Shown(), Random(seats)
    for _ in range(80):
        if live.outcome is not None:
            break
        step(live, rng)
        for viewer in (*range(seats), SPECTATOR):
            assert json.loads(bytes(shown.view(live.game, viewer))) == seen(live, viewer)


class MarketHall(RunningHall):
    program = ("-m", "tests.hall.market")


def test_over_real_sockets_no_frame_of_the_market_tells_anybody_too_much(tmp_path: Path) -> None:
    assert canary(MarketHall(tmp_path / "hall", *PLENTY), [("market", 3), ("market", 4)], 40) > 500
