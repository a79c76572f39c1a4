"""What everybody is told: the view, kept up to date, is the view; and who comes back misses nothing."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tatami.games import EVERY_GAME
from tatami.hall.hall import NewTable
from tatami.hall.table import commands
from tatami.hall.table.entries import Began, Undone
from tatami.hall.table.live import LiveTable
from tatami.hall.table.snapshot import put_aside, take_up
from tatami.hall.telling.merging import merged_view
from tatami.hall.telling.messages import State, Update, encode
from tatami.hall.telling.shown import Shown
from tatami.hall.telling.wire import Eyes, raw_events
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.words.catalogue import Words
from tatami.words.story import log_of
from tatami.words.telling import Teller
from tests.clauses import clause
from tests.hall.halls import GAMES, Ear, Scene, all_seen, course_of, dealt, scene, seen, step

TABLES = [
    pytest.param(rules.name, seats, id=f"{rules.name}-{seats}")
    for rules in EVERY_GAME.values()
    for seats in rules.seat_counts
]


def check(shown: Shown, live: LiveTable) -> None:
    for viewer in (*range(live.opened.seats), SPECTATOR):
        assert json.loads(bytes(shown.view(live.game, viewer))) == seen(live, viewer)


class Followers:
    """All who look on, and know a view only by what has changed since they were shown it whole."""

    def __init__(self, live: LiveTable) -> None:
        self._shown = Shown()
        self._known: dict[Seat, dict[str, Any]] = {}
        self.whole = 0
        """How often all of it had to be shown."""
        self.follow(live)

    def follow(self, live: LiveTable) -> None:
        told = self._shown.advance(live.game)
        self.whole += not told
        for viewer in (*range(live.opened.seats), SPECTATOR):
            if told:
                changes = json.loads(self._shown.changes(viewer))
                self._known[viewer] = merged_view(self._known[viewer], changes)
            else:
                self._known[viewer] = json.loads(bytes(self._shown.view(live.game, viewer)))
            assert self._known[viewer] == seen(live, viewer)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_view_that_is_kept_up_to_date_is_the_view_after_every_act_of_a_game(
    game: str, seats: int
) -> None:
    live, shown, rng = dealt(game, seats), Shown(), Random(f"{game}/{seats}")
    followers = Followers(live)
    check(shown, live)
    while live.outcome is None and live.seq < 400:
        step(live, rng)
        check(shown, live)
        followers.follow(live)
    assert followers.whole == 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_who_is_said_to_have_seen_no_more_than_a_spectator_has_not(game: str, seats: int) -> None:
    """Those are told what a spectator is told: it must be the very same, byte for byte."""
    live, shown, rng, shared, own = dealt(game, seats), Shown(), Random(f"{seats}/{game}"), 0, 0
    shown.advance(live.game)
    while live.outcome is None and live.seq < 400:
        since = live.game.sequence
        step(live, rng)
        assert shown.advance(live.game)
        for viewer in range(seats):
            if shown.special >> viewer & 1:
                own += 1
                continue
            shared += 1
            assert shown.changes(viewer) == shown.changes(SPECTATOR)
            events = raw_events(live.game, viewer, since)
            assert events == raw_events(live.game, SPECTATOR, since)
    assert shared
    assert own


@pytest.mark.parametrize("game", GAMES)
def test_the_view_that_is_kept_up_to_date_is_the_view_after_undo_snapshot_and_time(game: str) -> None:
    live, shown, rng = dealt(game, 3), Shown(), Random(game)
    followers = Followers(live)
    for _ in range(60):
        if live.outcome is not None:
            break
        step(live, rng)
        check(shown, live)
        followers.follow(live)
        if live.outcome is None and rng.random() < 0.3:
            live.apply(Undone(live.seq, 0, rng.randrange(len(course_of(live).done)), agreed=True))
            check(shown, live)
        if rng.random() < 0.2:
            again = take_up(put_aside(live), live.rules)
            assert again is not None
            live = again
            check(shown, live)
        if rng.random() < 0.1:
            course_of(live).remember_all()
            check(shown, live)


@pytest.mark.parametrize("game", GAMES)
def test_every_update_carries_the_view_the_kernel_would_show_to_these_eyes(url: str, game: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), game)
        ears = [await hall.watch_at(Ear(who), table, seat) for seat, who in enumerate(("ann", "bob", "cay"))]
        ears.append(await hall.watch_at(Ear("dan"), table))
        rng, live = Random(game), (await hall.room(table)).live
        for _ in range(60):
            await hall.play(table, 1, rng)
            views = [ear.heard[-1]["view"] for ear in ears]
            assert views == all_seen(live)
            assert {ear.heard[-1]["seq"] for ear in ears} == {live.seq}

    scene(url, play)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_comes_back_is_told_the_same_events_as_one_who_stayed(url: str, game: str) -> None:
    async def play(hall: Scene) -> None:
        options = {"memory_aid": True} if game == "tenno" else {}  # without it nobody looks back
        table = await hall.lay_for(("ann", "bob", "cay"), game, options=options)
        stayed = await hall.watch_at(Ear("ann"), table, 0)
        first = stayed.heard[-1]["seq"]
        await hall.play(table, 25, Random(game))
        updates = stayed.told("update")
        room = await hall.room(table)
        for since in range(first, room.live.seq + 1):
            back = room.sights.resumed("ann", Eyes(0), since)
            assert isinstance(back, Update)
            told = json.loads(encode(back))
            missed = [event for u in updates if u["seq"] > since for event in u.get("events", ())]
            assert told.get("events", []) == missed
            assert told["view"] == updates[-1]["view"]
            assert told["seq"] == room.live.seq

    scene(url, play)


@clause("TEN-R26")
def test_in_a_game_of_memory_whoever_comes_back_sees_how_it_lies_and_not_what_was_covered_again(
    url: str,
) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "tenno")
        stayed = await hall.watch_at(Ear("ann"), table, 0)
        first = stayed.heard[-1]["seq"]
        await hall.play(table, 25, Random("covered again"))
        assert "face" in json.dumps([update.get("events") for update in stayed.told("update")])
        room = await hall.room(table)
        for person, eyes in (("ann", Eyes(0)), ("dan", Eyes(SPECTATOR, "en"))):
            for since in range(first, room.live.seq):
                if live_events(room.live, since):
                    assert isinstance(room.sights.resumed(person, eyes, since), State)
            assert isinstance(room.sights.resumed(person, eyes, room.live.seq), Update)
        late = await hall.watch_at(Ear("eve"), table, since=first)
        assert "events" not in late.last("state")

    scene(url, play)


def live_events(live: LiveTable, since: int) -> int:
    """How many events were told since that entry."""
    return live.events_told - (live.events_since(since) or 0)


def test_who_was_away_too_long_or_before_an_undo_is_told_the_whole_state(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "ann", "ann"), "samurai-sword")
        await hall.play(table, 5, Random(1))
        room = await hall.room(table)
        kinds = [
            type(room.sights.resumed("ann", Eyes(0), since)).__name__ for since in (0, 99, room.live.seq)
        ]
        assert kinds == ["State", "State", "Update"]
        before = room.live.seq
        last = course_of(room.live).done[-1].seat
        await hall.change(table, lambda t, now: commands.undo(t, "ann", last, now))
        assert type(room.sights.resumed("ann", Eyes(0), before)).__name__ == "State"
        assert type(room.sights.resumed("ann", Eyes(0), room.live.seq)).__name__ == "Update"
        room = await hall.read_again(table)
        assert type(room.sights.resumed("ann", Eyes(0), room.live.seq)).__name__ == "Update"
        assert type(room.sights.resumed("ann", Eyes(0), room.live.seq - 1)).__name__ == "State"

    scene(url, play)


def test_events_are_told_in_the_names_of_the_notation_and_hide_what_is_hidden(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), "template")
        ears = [await hall.watch_at(Ear(who), table, seat) for seat, who in enumerate(("ann", "bob"))]
        ears.append(await hall.watch_at(Ear("dan"), table))
        await hall.act(table, 0)
        sealed = [ear.heard[-1] for ear in ears]
        assert [update["events"] for update in sealed] == [[{"event": "Sealed", "seat": "A"}]] * 3
        assert [update["question"].get("mine") is not None for update in sealed] == [True, False, False]
        assert ["mine" in update["view"] for update in sealed] == [True, False, False]

    scene(url, play)


def test_began_is_in_the_log_with_the_seed_that_everybody_had_a_share_in(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"))
        entries = await hall.store.log_of(table)
        live = (await hall.room(table)).live
        assert isinstance(entries[-1], Began)
        assert course_of(live).seed == entries[-1].seed

    scene(url, play)


@pytest.mark.parametrize("game", ["samurai-sword", "shinobi"])
def test_who_sits_there_when_cards_are_dealt_reads_which_are_his(url: str, game: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable(game, 3))
        await hall.sit(table, "ann")
        ear = await hall.watch_at(Ear("ann", "en"), table, 0)
        for who in ("bob", "cay"):
            await hall.sit(table, who)
        live = (await hall.room(table)).live
        teller = Teller(Words("en"), live.rules, live.names, 0, live.opened.options)
        read = [line["text"] for line in ear.last("update")["lines"]]
        assert read == [line.text for line in log_of(live.game.events, teller, open_cards=True)]

    scene(url, play)
