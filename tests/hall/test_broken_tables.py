"""Logs with gaps, snapshots that know too much: a table is told as broken, or read past what is wrong."""

from __future__ import annotations

import asyncio
from random import Random

import structlog
from sqlalchemy import text

from tatami.hall.serving.reading import AGAIN, LONGEST, Unreadable
from tatami.hall.table.entries import Acted
from tatami.hall.table.reasons import TABLE_IS_BROKEN
from tatami.kernel.reasons import Refused, TatamiError
from tests.hall.halls import Ear, HandClock, Scene, likeness, refused, scene
from tests.hall.shelves import beside


async def five_acts(hall: Scene) -> str:
    table = await hall.lay_for(("ann", "bob", "cay"), "samurai-sword")
    await hall.play(table, 5, Random(1))
    return table


def meddle(url: str, *statements: str) -> None:
    """Somebody else works at the database while no hall is open."""
    asyncio.run(beside(url, lambda there: [there.execute(text(statement)) for statement in statements]))


def test_a_snapshot_that_is_ahead_of_the_log_is_not_believed(database_url: str) -> None:
    table = scene(database_url, five_acts)
    meddle(database_url, "DELETE FROM log WHERE seq >= 7")

    async def again(hall: Scene) -> None:
        live = (await hall.room(table)).live
        assert live.seq == 7
        await hall.play(table, 4, Random(2))
        assert likeness((await hall.read_again(table)).live)[0] == 11
        assert len(await hall.store.log_of(table)) == 11

    scene(database_url, again)


def test_a_snapshot_that_says_another_number_than_its_row_is_not_believed(database_url: str) -> None:
    table = scene(database_url, five_acts)
    meddle(database_url, "UPDATE snapshots SET seq = seq - 2")

    async def again(hall: Scene) -> None:
        live = (await hall.room(table)).live
        assert live.seq == len(await hall.store.log_of(table))

    scene(database_url, again)


def test_a_gap_in_the_log_is_noticed_told_and_logged_once(database_url: str) -> None:
    table = scene(database_url, five_acts)
    meddle(database_url, "DELETE FROM log WHERE seq = 6")
    hand = HandClock()

    async def again(hall: Scene) -> None:
        for _ in range(3):
            assert await refused(hall.watch_at(Ear("ann"), table, 0)) == "table-is-broken"
            hand.pass_by(7200)
        assert table in {info.id for info in await hall.listed()}

    with structlog.testing.capture_logs() as logs:
        scene(database_url, again, hand)
    assert [(entry["log_level"], entry["table"]) for entry in logs if entry["event"] == "cannot-read"] == [
        ("error", table)
    ]


def test_an_answer_in_the_log_that_the_rules_refuse_is_no_reason_for_whoever_opens_the_table(
    url: str,
) -> None:
    async def spoil(hall: Scene) -> str:
        table = await five_acts(hall)
        room = await hall.room(table)
        seat, other = room.live.asked()[0], (room.live.asked()[0] + 1) % 3
        answer = room.live.game.legal(seat)[0].text
        hall._drop(room)
        await hall.store.append(table, room.live.seq, [Acted(hall.now(), other, answer)])
        return table

    table = scene(url, spoil)

    async def again(hall: Scene) -> None:
        assert await refused(hall.room(table)) == "table-is-broken"

    scene(url, again)


def test_a_broken_table_is_not_read_again_at_every_sweep(url: str) -> None:
    scene(url, five_acts)
    meddle(url, "DELETE FROM log WHERE seq = 6", "UPDATE tables SET wake_at = 0")
    hand = HandClock()

    async def again(hall: Scene) -> None:
        reads = 0
        whole = hall.store.log_length

        async def counted(table_id: str) -> tuple[int, int]:
            nonlocal reads
            reads += 1
            return await whole(table_id)

        hall.store.log_length = counted  # type: ignore[method-assign]  # to see who looks
        for _ in range(3600):
            hand.pass_by(1)
            await hall.wake_those_due()
        assert 2 < reads < 12

    scene(url, again, hand)


def test_what_could_not_be_read_is_remembered_of_the_last_so_many_tables_only() -> None:
    unreadable, broken = Unreadable(most=3), Refused(TABLE_IS_BROKEN())
    assert [unreadable.note(f"t{k}", broken, 0) for k in range(10)] == [True] * 10
    assert len(unreadable) == 3
    assert not unreadable.note("t9", broken, 0)
    assert unreadable.refusal("t9", 2 * AGAIN - 1) is not None
    assert unreadable.refusal("t9", 2 * AGAIN) is None
    for _ in range(20):
        unreadable.note("t9", broken, 0)
    assert unreadable.rests("t9", LONGEST - 1)
    assert not unreadable.rests("t9", LONGEST)


def test_trouble_of_the_database_is_tried_again_soon_however_often_it_came() -> None:
    unreadable = Unreadable()
    for _ in range(20):
        unreadable.note("t", TatamiError("database-trouble"), 0)
    assert unreadable.refusal("t", 0) is None
    assert unreadable.rests("t", AGAIN - 1)
    assert not unreadable.rests("t", AGAIN)
