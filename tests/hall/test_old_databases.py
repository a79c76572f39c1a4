"""Databases of earlier releases (databases/, make_database.py), and games of other versions of the rules."""

from __future__ import annotations

import asyncio
import lzma
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from sqlite3 import connect
from typing import Any

import pytest
import structlog
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, create_engine, insert, select, text

from tatami.formats.records import read_record
from tatami.games import GAMES, game_called
from tatami.hall.db.migrating import TODAY
from tatami.hall.db.ratings import Rung
from tatami.hall.db.rows import TableRow
from tatami.hall.hall import NewTable
from tatami.hall.people import Door
from tatami.hall.serving.archive import kept_record, own_finished, record_so_far, shared_table
from tatami.hall.table.reasons import OTHER_RULES
from tatami.words.away import tell_reason
from tatami.words.catalogue import LANGUAGES, Words
from tests.hall.halls import Ear, HandClock, Scene, refused, scene
from tests.hall.make_database import FILE, SHARED
from tests.hall.shelves import beside

DATABASES = Path(__file__).parent / "databases"
RELEASES = sorted(folder.name for folder in DATABASES.iterdir() if (folder / FILE).exists())

PLAYING, OVER = ("playing",), ("over",)


@pytest.fixture(params=RELEASES)
def old_url(request: pytest.FixtureRequest, database_url: str, tmp_path: Path) -> str:
    """Of a database as that release has left it."""
    stored = lzma.decompress((DATABASES / request.param / FILE).read_bytes())
    if database_url.startswith("sqlite"):
        (tmp_path / "hall.db").write_bytes(stored)
        return database_url
    file = tmp_path / "old.sqlite"
    file.write_bytes(stored)
    asyncio.run(beside(database_url, lambda there: _copy(file, there)))
    return database_url


def _copy(file: Path, there: Connection) -> None:
    """PostgreSQL at the revision of that release, with the same rows."""
    with closing(connect(file)) as old:
        [[revision]] = old.execute("SELECT version_num FROM alembic_version").fetchall()
    config = Config(attributes={"connection": there})
    config.set_main_option("script_location", "tatami.hall.db:migrations")
    command.upgrade(config, revision)
    tables = MetaData()
    tables.reflect(there)
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as old_rows:
        for table in tables.sorted_tables:
            rows = [row._asdict() for row in old_rows.execute(select(table))]
            if rows and table.name != "alembic_version":
                there.execute(insert(table), rows)
    engine.dispose()
    there.execute(text("SELECT setval('talk_id_seq', (SELECT max(id) FROM talk))"))


def fits(row: TableRow) -> bool:
    """Whether the rules of today are still those that the table was laid for."""
    return game_called(row.game).version == row.ruleset


async def rows_of(hall: Scene, phases: tuple[Any, ...]) -> list[TableRow]:
    return await hall.store.tables(phases, False, 100)


@contextmanager
def rules_changed() -> Iterator[None]:
    """As a later release may have them: the same seed and answers give another game."""
    with pytest.MonkeyPatch.context() as patch:
        for game in GAMES:
            patch.setattr(type(game_called(game)), "version", game_called(game).version + 1)
        yield


# --- the rules are the same ----------------------------------------------------------------------


def test_every_release_has_left_a_database() -> None:
    assert RELEASES


def test_an_old_database_is_brought_up_to_date_and_its_lists_can_be_read(old_url: str) -> None:
    async def play(hall: Scene) -> None:
        over, playing = await rows_of(hall, OVER), await rows_of(hall, PLAYING)
        assert {row.game for row in over} == {row.game for row in playing} <= set(GAMES)
        assert len(await hall.listed()) >= len(over)
        games = await hall.store.games_of(["ann"], 100)
        assert sum(won is not None for _, _, won, _ in games) == len(over)
        [own] = await hall.store.ladder(Rung("tenno", 3, 0), 10)
        assert (own.games, own.last_at > 0) == (1, True)
        account = await hall.store.account_called("ann")
        assert account is not None
        assert [person.id for person in await hall.store.people_of(account.id)] == ["ann"]

    scene(old_url, play)
    [[revision]] = asyncio.run(beside(old_url, lambda there: there.execute(text(VERSION)).fetchall()))
    assert (revision,) == TODAY


VERSION = "SELECT version_num FROM alembic_version"


def test_games_in_the_middle_of_an_old_database_are_opened_and_go_on(old_url: str) -> None:
    async def play(hall: Scene) -> None:
        for row in await rows_of(hall, PLAYING):
            if not fits(row):
                assert await refused(hall.room(row.id)) == "other-rules"
                continue
            seq = (await hall.room(row.id)).live.seq
            await hall.play(row.id, 1, Random(1))
            assert (await hall.room(row.id)).live.seq == seq + 1

    scene(old_url, play)


def test_records_of_an_old_database_are_made_when_they_are_wanted_and_hold(old_url: str) -> None:
    async def play(hall: Scene) -> None:
        for row in await rows_of(hall, OVER):
            assert await hall.store.record(row.id) is None
            await own_finished(hall, row.id, "bob")
            if not fits(row):
                assert await refused(kept_record(hall, row.id, "bob")) == "other-rules"
                continue
            record = await kept_record(hall, row.id, "bob")
            assert await hall.store.record(row.id) == record
            assert sum(1 for _ in read_record(record.splitlines(), game_called).replay(verify=True))
        assert (await shared_table(hall, SHARED)).game == "tenno"

    scene(old_url, play)


def test_talk_and_open_tables_of_an_old_database_are_there(old_url: str) -> None:
    async def play(hall: Scene) -> None:
        for row in await rows_of(hall, ("open",)):
            if fits(row):
                await hall.sit(row.id, "cay")
        shared = await shared_table(hall, SHARED)
        assert [said.to for said in await hall.store.talk_of(shared.id)] == [None, 2]
        if fits(shared):
            ear = await hall.watch_at(Ear("cay"), shared.id, 2)
            assert len(ear.last("state")["talk"]) == 2
        [complaint] = await hall.store.reports(10)
        assert complaint.about == "he hums"

    scene(old_url, play)


# --- the rules are others ------------------------------------------------------------------------


async def play_both(hall: Scene) -> tuple[str, str]:
    """A finished game and one in the middle."""
    finished = await hall.lay_for(("ann", "bob", "cay"), "shinobi")
    await hall.play(finished, 10_000, Random(1))
    middle = await hall.lay_for(("ann", "bob", "cay"), "tenno")
    await hall.play(middle, 5, Random(1))
    return finished, middle


def test_a_game_of_other_rules_is_refused_with_a_reason_that_names_the_version(database_url: str) -> None:
    _, middle = scene(database_url, play_both)

    async def again(hall: Scene) -> None:
        for _ in range(2):
            assert await refused(hall.watch_at(Ear("ann"), middle, 0)) == "other-rules"
            assert await refused(hall.act(middle, 0)) == "other-rules"

    with rules_changed():
        scene(database_url, again)
    for lang in LANGUAGES:
        said = tell_reason(Words(lang), OTHER_RULES(ruleset=1, installed=2))
        assert "1" in said
        assert "2" in said


def test_it_is_logged_once_and_no_sweep_tries_it_again(database_url: str) -> None:
    version = game_called("tenno").version
    scene(database_url, play_both)
    asyncio.run(
        beside(
            database_url, lambda there: there.execute(text("UPDATE tables SET wake_at = 0"))
        )  # as if killed
    )
    hand = HandClock()

    async def again(hall: Scene) -> None:
        read = 0
        whole = hall.store.table_row

        async def counted(table_id: str) -> TableRow | None:
            nonlocal read
            read += 1
            return await whole(table_id)

        hall.store.table_row = counted  # type: ignore[method-assign]  # to see who looks
        await hall.wake_those_due()
        first = read
        for _ in range(20):
            hand.pass_by(3600)
            await hall.wake_those_due()
        assert read == first > 0

    with rules_changed(), structlog.testing.capture_logs() as logs:
        scene(database_url, again, hand)
    said = [entry for entry in logs if entry["event"] == "other-rules"]
    assert [(e["log_level"], e["game"], e["ruleset"], e["playing"]) for e in said] == [
        ("error", "tenno", version, 1)
    ]
    assert not [entry for entry in logs if entry["event"] in ("cannot-read", "sweep")]


def test_it_is_still_in_the_lists_and_goes_on_when_its_rules_come_back(database_url: str) -> None:
    finished, middle = scene(database_url, play_both)

    async def meanwhile(hall: Scene) -> None:
        await hall.wake_those_due()
        assert middle in {info.id for info in await hall.listed()}
        games = await hall.store.games_of(["ann"], 10)
        assert {row.id for row, *_ in games} == {finished, middle}
        assert not any([seat in (await hall.awaited(row)).seats for row, seat, *_ in games])

    async def afterwards(hall: Scene) -> None:
        await hall.play(middle, 1, Random(1))

    with rules_changed():
        scene(database_url, meanwhile)
    scene(database_url, afterwards)


def test_the_record_of_a_finished_game_does_not_depend_on_later_rules(database_url: str) -> None:
    finished, middle = scene(database_url, play_both)

    async def before(hall: Scene) -> str:
        await hall.store.share(finished, "key")
        return await kept_record(hall, finished, "bob")

    async def after(hall: Scene) -> None:
        await own_finished(hall, finished, "bob")
        assert await kept_record(hall, finished, "bob") == record
        assert (await shared_table(hall, "key")).id == finished
        row = await hall.store.table_row(finished)
        assert row is not None
        assert await record_so_far(hall, row, "bob") == record
        assert await refused(hall.room(finished)) == "other-rules"  # so replays and forks say why
        assert await refused(own_finished(hall, middle, "bob")) == "game-is-not-over"
        assert await refused(own_finished(hall, finished, "dan")) == "not-your-table"

    record = scene(database_url, before)
    with rules_changed():
        scene(database_url, after)


def test_the_record_is_written_in_the_transaction_of_the_last_entry(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "shinobi")
        written: list[int] = []
        hall.store.tell_writes(lambda entries, seconds: written.append(entries))
        while (await hall.room(table)).live.outcome is None:
            written.clear()
            await hall.play(table, 1, Random(1))
        assert written == [1]
        record = await hall.store.record(table)
        assert record is not None
        assert sum(1 for _ in read_record(record.splitlines(), game_called).replay(verify=True))

    scene(database_url, play)


def test_an_open_table_of_other_rules_is_cleared_away(database_url: str) -> None:
    async def lay(hall: Scene) -> str:
        laid = await hall.lay("ann", NewTable("tenno", 3))
        await hall.sit(laid, "ann")
        return laid

    table = scene(database_url, lay)

    async def again(hall: Scene) -> None:
        assert await refused(hall.sit(table, "bob")) == "other-rules"
        assert table not in {info.id for info in await hall.listed()}
        assert await hall.store.open_tables_by("ann") == 0

    with rules_changed():
        scene(database_url, again)


def test_a_guest_is_claimed_with_his_games_of_other_rules(database_url: str) -> None:
    finished, middle = scene(database_url, play_both)

    async def claim(hall: Scene) -> None:
        door = Door(hall)
        bob, dan = await hall.store.person("bob"), await hall.store.person("dan")
        assert bob is not None
        assert dan is not None
        owner = await door.new_account(dan, "Daniel", "hash")
        await door.claim(owner, bob)
        games = await hall.store.games_of(["dan"], 10)
        assert {row.id for row, *_ in games} == {finished, middle}

    async def afterwards(hall: Scene) -> None:
        assert (await hall.room(middle)).live.cushions[1].person == "dan"

    with rules_changed():
        scene(database_url, claim)
    scene(database_url, afterwards)
