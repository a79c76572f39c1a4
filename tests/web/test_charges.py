"""What everybody costs: purses of work and bytes, by person and by address, and who must wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tatami.hall.serving import charging
from tatami.kernel.reasons import TatamiError
from tatami.web.charges import Charges, Fare, Timed
from tatami.web.settings import Settings
from tests.hall.known import Known
from tests.halls import RunningHall, running_hall
from tests.web.intruders import Somebody, crowd


class Hours:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def purses(most: int = 100) -> tuple[Charges, Hours]:
    """Six seconds of work and 1,000 bytes a minute for a person, twice that for an address."""
    clock = Hours()
    return Charges(Fare(6, 1000), Fare(12, 2000), clock, most), clock


def test_whoever_has_something_left_may_ask_and_a_dear_wish_leaves_a_debt() -> None:
    charges, clock = purses()
    bill = charges.bill_for("192.0.2.1")
    bill.add_person("anna")
    bill.charge(5.0)
    assert bill.wait() == 0
    bill.charge(4.0)
    assert bill.wait() == 30, "three seconds are owed, and a second comes in ten"
    with pytest.raises(TatamiError) as refused:
        bill.check()
    assert refused.value.facts == {"seconds": 30}
    clock.now += 29.5
    assert bill.wait() == 1
    clock.now += 1.1
    assert bill.wait() == 0


def test_nobody_owes_more_than_a_minute_brings() -> None:
    charges, _ = purses()
    bill = charges.bill_for("192.0.2.1")
    bill.add_person("anna")
    bill.charge(1000.0, 10**9)
    assert bill.wait() == 60


def test_bytes_are_charged_like_work() -> None:
    charges, clock = purses()
    bill = charges.bill_for("192.0.2.1")
    bill.add_person("anna")
    bill.charge(0.0, 1500)
    bill.settle()
    assert bill.wait() == 30
    clock.now += 31
    assert bill.wait() == 0


def test_all_sockets_of_a_person_share_a_purse_and_all_people_of_an_address_another() -> None:
    charges, _ = purses()
    bills = [charges.bill_for("192.0.2.1") for _ in range(3)]
    for bill, person in zip(bills, ("anna", "anna", "botan"), strict=True):
        bill.add_person(person)
    bills[0].charge(7.0)
    assert [bill.wait() > 0 for bill in bills] == [True, True, False]
    bills[2].charge(6.0)
    elsewhere = charges.bill_for("192.0.2.2")
    newcomer = charges.bill_for("192.0.2.1")
    assert [bill.wait() > 0 for bill in (elsewhere, newcomer)] == [False, True]


def test_what_costs_next_to_nothing_is_added_up() -> None:
    charges, _ = purses()
    bill = charges.bill_for("192.0.2.1")
    bill.add_person("anna")
    for _ in range(8000):
        bill.charge(0.001)
    assert bill.wait() > 0


def test_a_limit_of_nothing_is_none() -> None:
    charges = Charges(Fare(0, 0), Fare(0, 0))
    bill = charges.bill_for("192.0.2.1")
    bill.charge(1e9, 10**15)
    assert bill.wait() == 0


def test_purses_are_forgotten_when_there_are_too_many_the_oldest_first() -> None:
    charges, _ = purses(most=10)
    for number in range(1000):
        charges.bill_for(f"192.0.2.{number}").add_person(f"person {number}")
    assert charges.bytes == charges.most_bytes
    known = charges.bill_for("192.0.2.999")
    known.charge(100)
    for number in range(9):
        charges.bill_for(f"198.51.100.{number}")
    assert charges.bill_for("192.0.2.999").wait() > 0
    for number in range(10):
        charges.bill_for(f"203.0.113.{number}")
    assert charges.bill_for("192.0.2.999").wait() == 0


def test_only_work_is_timed_and_not_how_long_one_waits() -> None:
    clock = Hours()

    async def work() -> str:
        clock.now += 2
        await asyncio.sleep(0)
        clock.now += 1
        try:
            await asyncio.wait_for(asyncio.Event().wait(), 0.001)
        except TimeoutError:
            clock.now += 4
        return "done"

    async def meanwhile() -> None:
        for _ in range(10):
            clock.now += 100
            await asyncio.sleep(0)

    async def scene() -> None:
        timed = Timed(work(), clock)
        other = asyncio.create_task(meanwhile())
        assert await timed == "done"
        await other
        assert timed.seconds == 7

    asyncio.run(scene())


def test_whoever_is_cancelled_is_told_so_and_charged_all_the_same() -> None:
    clock, ends = Hours(), list[str]()

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            clock.now += 3
            ends.append("cancelled")

    async def scene() -> None:
        timed = Timed(work(), clock)

        async def waits() -> None:
            await timed

        task = asyncio.create_task(waits())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert (timed.seconds, ends) == (3, ["cancelled"])

    asyncio.run(scene())


def test_work_in_a_thread_is_charged_to_whoever_wanted_it() -> None:
    paid = list[tuple[str, float, int]]()

    async def wish(who: str, seconds: float) -> None:
        charging.pays(lambda seconds, size: paid.append((who, seconds, size)))
        await asyncio.to_thread(time.sleep, 0)
        charging.charge(seconds, 7)

    async def scene() -> None:
        await asyncio.gather(asyncio.create_task(wish("anna", 1)), asyncio.create_task(wish("botan", 2)))
        charging.charge(5)

    asyncio.run(scene())
    assert sorted(paid) == [("anna", 1, 7), ("botan", 2, 7)]


def test_a_person_has_less_than_an_address_and_both_have_enough_to_play() -> None:
    """An act takes some milliseconds; thirty people who share an address play one each second."""
    usual = Settings()
    assert 3 * usual.work_per_person <= usual.work_per_address
    assert usual.work_per_address >= 30 * 60 * 0.005
    assert 3 * usual.megabytes_per_person <= usual.megabytes_per_address


# --- at a real hall -----------------------------------------------------------------------------


@asynccontextmanager
async def table_of_bots(hall: RunningHall) -> AsyncIterator[tuple[Somebody, Somebody, str]]:
    async with crowd(hall.address) as people:
        anna, stranger = await people.guest("Anna"), await people.guest("Botan")
        table = await anna.lay("shinobi", seats=4)
        await anna.bots(table)
        yield anna, stranger, table


def test_a_stranger_cannot_ask_for_the_story_without_end_but_others_can_go_on(tmp_path: Path) -> None:
    """From ten sockets at once; refused wishes are not carried out, and nobody else pays for him."""

    async def scene(hall: RunningHall) -> None:
        async with table_of_bots(hall) as (anna, stranger, table):
            codes = await asyncio.gather(*(ask(stranger, table) for _ in range(10)))
            assert all(code == "too-fast" for code, _ in codes)
            assert all(0 < seconds <= 60 for _, seconds in codes)
            async with stranger.wire() as again:  # another socket has the same purse
                assert await again.refused("log", table=table) == "too-fast"
            answer = await stranger.ask("GET", "/api/me")
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
            assert 0 < int(answer.headers["retry-after"]) <= 60
            async with anna.wire() as wire:
                assert (await wire.want("log", table=table))["tell"] == "log"
            page = (await anna.ask("GET", "/metrics")).text
            assert 'tatami_refusals_total{code="too-fast"}' in page

    with running_hall(tmp_path, "--work-per-person", "0.2") as hall:
        asyncio.run(scene(hall))


async def ask(stranger: Somebody, table: str) -> tuple[str, int]:
    async with stranger.wire() as wire:
        await wire.want("hello", lang="en")
        for _ in range(2000):
            answer = await wire.want("log", table=table)
            if answer["tell"] == "refused":
                return str(answer["reason"]["code"]), int(answer["reason"]["facts"]["seconds"])
    return "never refused", 0


def test_requests_without_a_name_are_charged_to_the_address_but_the_keeper_can_still_look(
    tmp_path: Path,
) -> None:
    async def scene(hall: RunningHall) -> None:
        async with crowd(hall.address) as people:
            for _ in range(1000):
                answer = await people.nobody.ask("GET", "/openapi.json")
                if answer.status_code != 200:
                    break
            assert answer.json()["code"] == "too-many"
            assert (await people.nobody.ask("GET", "/healthz")).status_code == 200
            assert (await people.nobody.ask("GET", "/metrics")).status_code == 200

    with running_hall(tmp_path, "--megabytes-per-address", "5") as hall:
        asyncio.run(scene(hall))


def test_passphrases_are_charged_although_they_are_hashed_in_threads(tmp_path: Path) -> None:
    async def scene(hall: RunningHall) -> None:
        async with crowd(hall.address) as people:
            wrong = {"name": "Nobody", "passphrase": "not the right one"}
            codes = [await people.nobody.code("POST", "/api/log-in", wrong) for _ in range(40)]
            assert codes[0] == "wrong-passphrase"
            assert codes[-1] == "too-many"

    with running_hall(tmp_path, "--work-per-address", "0.5", "--log-ins-per-name", "0") as hall:
        asyncio.run(scene(hall))


def test_ordinary_play_is_never_refused(tmp_path: Path) -> None:
    """A game from beginning to end as fast as one can, loading the page anew all the time, and its replay."""

    async def scene(hall: RunningHall) -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest()
            table = await anna.lay("tenno", seats=2)
            await anna.sit(table)
            await anna.bots(table)
            while not await play_on(anna, table, acts=8):
                await load_the_page(anna, table)
            replay = await anna.get("GET", f"/api/tables/{table}/replay?lang=en")
            for _ in range(60):
                assert await anna.get("GET", f"/api/tables/{table}/replay?lang=en") == replay

    with running_hall(tmp_path, "--messages-per-second", "0", "--bot-pace", "0", limited=True) as hall:
        asyncio.run(scene(hall))


async def play_on(anna: Somebody, table: str, acts: int) -> bool:
    """Opens a socket and gives some answers; whether the game is over."""
    async with anna.wire() as wire:
        await wire.want("hello", lang="en")
        await wire.watch(table, "A")
        known, answered = Known(), 0
        while True:
            told = [known.after(each) for each in wire.told if each["tell"] in ("state", "update")]
            wire.told.clear()
            if any((each.get("info") or {}).get("phase") == "over" for each in told):
                return True
            question = told[-1].get("question") or {} if told else {}
            if not question.get("offers") or question["request"] == answered:
                await wire.hear()
                continue
            if acts == 0:
                return False
            acts, answered, answer = acts - 1, question["request"], question["offers"][0]["answer"]
            done = await wire.want("act", table=table, seat="A", request=answered, answer=answer)
            assert done["tell"] == "done" or done["reason"]["code"] not in ("too-fast", "too-many")


async def load_the_page(anna: Somebody, table: str) -> None:
    for path in ("/", "/api/me", "/api/games", "/api/games/tenno/rules", f"/api/tables/{table}"):
        answer = await anna.ask("GET", path, Accept="text/html, application/json")
        assert answer.status_code < 300, answer.text
