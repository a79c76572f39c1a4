"""Those who try the same thing many times at once, or in disguise."""

from __future__ import annotations

import asyncio
import sqlite3
import unicodedata
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tatami.hall.db.rows import fold
from tatami.hall.telling.chat import cleaned
from tatami.kernel.reasons import TatamiError
from tatami.web.app import _comes_from
from tatami.web.logs import redact
from tatami.web.problems import problem_of
from tatami.web.server import _mapped
from tatami.words.catalogue import Words
from tests.halls import RunningHall, running_hall
from tests.web.intruders import crowd

PASSPHRASE = "correct horse battery"


def test_tables_laid_at_the_same_time_are_counted(tmp_path: Path) -> None:
    async def scene(hall: RunningHall) -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest()
            asked = [anna.code("POST", "/api/tables", {"game": "tenno"}) for _ in range(12)]
            codes = await asyncio.gather(*asked)
            assert sorted(codes) == ["status 201"] * 3 + ["too-many-tables"] * 9

    with running_hall(tmp_path, "--tables-per-person", "3") as hall:
        asyncio.run(scene(hall))


def test_a_guest_gets_one_account_however_many_he_asks_for_at_once(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest()
            wanted = [{"name": f"Anna{i} of many", "passphrase": PASSPHRASE} for i in range(4)]
            codes = await asyncio.gather(*(anna.code("POST", "/api/accounts", one) for one in wanted))
            assert sorted(codes) == ["has-an-account"] * 3 + ["status 201"]
            ins = [await people.nobody.code("POST", "/api/log-in", one) for one in wanted]
            assert sorted(ins) == ["status 200"] + ["wrong-passphrase"] * 3
            assert [code == "status 200" for code in ins] == [code == "status 201" for code in codes]

    asyncio.run(scene())


def test_a_name_that_only_looks_different_to_a_machine_is_taken(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            for name, code in (
                ("Hidden", "status 201"),
                ("Hid\u200dden", "name-is-taken"),
                ("Hid\u034fden", "name-is-taken"),
                ("HID\ufe0fDEN", "name-is-taken"),
                ("x\u200d\u200d", "name-is-empty"),
            ):
                guest = await people.guest()
                wanted = {"name": name, "passphrase": PASSPHRASE}
                assert await guest.code("POST", "/api/accounts", wanted) == code, ascii(name)

    asyncio.run(scene())


@pytest.mark.parametrize("sign", ["\u034f", "\ufe00", "\ufe0f", "\U000e0100", "\u17b4", "\u180b"])
def test_marks_that_cannot_be_seen_are_dropped(sign: str) -> None:
    assert cleaned(f"a{sign}b") == "ab"
    assert fold(f"A{sign}b") == "ab"


@pytest.mark.parametrize("between", ["", "\u200b", "\u200d", "\u200c", "\u2060", "\ufeff", "\u00ad", "\x07"])
def test_a_tower_of_accents_stays_low_whatever_stands_between_them(between: str) -> None:
    tower = "a" + f"\u0301{between}" * 50 + "b"
    assert sum(unicodedata.combining(c) > 0 for c in cleaned(tower)) <= 3
    assert cleaned("e\u0301\u200de\u0301").count("\u00e9") == 2, "each letter has accents of its own"


def test_an_emoji_stays_one() -> None:
    assert cleaned("\u2764\ufe0f") == "\u2764\ufe0f"


def test_only_who_is_there_mutes_somebody_and_nobody_before_the_password(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, stranger = await people.guest("Anna"), await people.guest("Stranger")
            closed = await anna.lay("tenno", seats=2, access="password", password="sakura")
            public = await anna.lay("tenno", seats=2)
            for table in (closed, public):
                await anna.sit(table, **({"password": "sakura"} if table == closed else {}))
            async with stranger.wire() as wire, anna.wire() as own:
                for on in (True, False):
                    code = await wire.refused("mute", table=closed, seat="A", on=on)
                    assert code == "wrong-password"
                assert await wire.refused("mute", table=public, seat="A", on=True) == "not-watching"
                await wire.watch(public)
                assert await wire.refused("mute", table=public, seat="A", on=True) == "told done"
                assert await wire.refused("mute", table=public, seat="A", on=False) == "told done"
                await wire.watch(closed, password="sakura")
                assert await wire.refused("mute", table=closed, seat="A", on=True) == "told done"
                assert await own.refused("mute", table=closed, seat="B", on=True) != "wrong-password"

    asyncio.run(scene())


def test_a_seat_is_reported_once_by_one_person(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest()
            table = await anna.lay("tenno", seats=3)
            await anna.sit(table)
            path = f"/api/tables/{table}/reports"
            codes = [await anna.code("POST", path, {"seat": seat, "about": "rude"}) for seat in "BBC"]
            assert codes == ["status 201", "reported-already", "status 201"]

    asyncio.run(scene())


def test_what_is_wrong_with_the_database_is_not_told_to_strangers() -> None:
    problem = problem_of(TatamiError("database-trouble", detail="/srv/hall.db is full"), Words("en"))
    assert (problem.status, problem.code, problem.facts) == (503, "storage-trouble", {})
    assert "srv" not in problem.title


def test_a_hall_whose_database_cannot_be_read_or_written_says_that_it_is_ill(tmp_path: Path) -> None:
    async def scene(hall: RunningHall) -> None:
        async with crowd(hall.address) as people:

            async def health() -> tuple[int, str]:
                answer = await people.nobody.ask("GET", "/healthz")
                return answer.status_code, answer.json()["status"]

            assert await health() == (200, "ok")
            with moved(hall.folder, "tables"):
                assert await health() == (503, "ill")
            assert await health() == (200, "ok")
            with moved(hall.folder, "people"):
                assert await people.nobody.code("POST", "/api/guests", {"name": "Anna"}) == "storage-trouble"
            assert await health() == (503, "ill")
            await people.guest()
            assert await health() == (200, "ok")

    with running_hall(tmp_path) as hall:
        asyncio.run(scene(hall))


@contextmanager
def moved(folder: Path, table: str) -> Iterator[None]:
    """A table of the database is elsewhere for a while."""
    file = folder / "hall.sqlite"
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute(f"ALTER TABLE {table} RENAME TO elsewhere")
        try:
            yield
        finally:
            database.execute(f"ALTER TABLE elsewhere RENAME TO {table}")


def test_the_id_of_a_table_is_not_logged() -> None:
    told = redact(None, "", {"event": "cannot-wake", "table": "abcDEF123456"})
    assert told["event"] == "cannot-wake"
    assert len(told["table"]) == 8
    assert told == redact(None, "", {"event": "cannot-wake", "table": "abcDEF123456"})


def test_an_address_of_ipv4_is_one_also_where_ipv6_is_spoken() -> None:
    assert _comes_from("::ffff:127.0.0.1", ["127.0.0.0/8"])
    assert not _comes_from("::ffff:10.0.0.1", ["127.0.0.1", "::1"])
    assert [_mapped(place) for place in ("10.0.0.1", "10.0.0.0/8", "::1", "fe80::/10")] == [
        "::ffff:10.0.0.1/128",
        "::ffff:10.0.0.0/104",
        "::1",
        "fe80::/10",
    ]


def test_transactions_and_answers_are_measured(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest()
            table = await anna.lay("tenno", seats=2)
            await anna.sit(table)
            await anna.bots(table)
            async with anna.wire() as wire:
                state = await wire.watch(table, "A")
                while not state.get("question", {}).get("offers"):
                    state = await wire.hear()
                question = state["question"]
                answer = question["offers"][0]["answer"]
                await wire.want("act", table=table, seat="A", request=question["request"], answer=answer)
            page = (await people.nobody.ask("GET", "/metrics")).text
            counted = dict(line.rsplit(" ", 1) for line in page.splitlines() if "_count " in line)
            for name in ("store_batch_size", "store_batch_seconds", "act_seconds"):
                assert float(counted[f"tatami_{name}_count"]) >= 1, name

    asyncio.run(scene())
