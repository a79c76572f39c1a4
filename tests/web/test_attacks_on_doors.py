"""Attempts to come in through a foreign page, too often, too big, too slowly, or under a deceiving name."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.halls import RunningHall, running_hall
from tests.web.intruders import Somebody, crowd, errors_in

FOREIGN = {"Origin": "https://evil.example"}


def cookie(token: str) -> dict[str, str]:
    return {"Cookie": f"tatami={token}"}


# --- foreign pages ------------------------------------------------------------------------------


def test_a_foreign_page_changes_nothing_with_our_cookie(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest("Anna")
            for how in (
                FOREIGN,
                {"Origin": "null"},
                {"Origin": hall.address + ".evil.example"},
                {"Origin": hall.address.replace("http://", "http://evil.example@")},
                {"Sec-Fetch-Site": "cross-site"},
                {"Sec-Fetch-Site": "same-site"},
                {},
            ):
                headers = cookie(anna.token) | how
                answer = await people.nobody.ask("PATCH", "/api/me", {"name": "Evil"}, **headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), how
            own = cookie(anna.token) | {"Origin": hall.address}
            assert (await people.nobody.ask("PATCH", "/api/me", {"name": "Anna II"}, **own)).is_success
            assert (await anna.get("GET", "/api/me"))["name"] == "Anna II"

    asyncio.run(scene())


def test_a_foreign_page_gets_no_socket_and_may_read_no_answer(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest("Anna")
            for how in (FOREIGN, {}):
                with pytest.raises(InvalidStatus) as refused:
                    async with people.nobody.wire(**cookie(anna.token), **how):
                        pass
                assert refused.value.response.status_code == 403
            async with people.nobody.wire(**cookie(anna.token), Origin=hall.address):
                pass
            answer = await anna.ask("GET", "/api/me", **FOREIGN)
            assert not [name for name in answer.headers if name.startswith("access-control")]
            asked = await people.nobody.ask("OPTIONS", "/api/me", **FOREIGN)
            assert not [name for name in asked.headers if name.startswith("access-control")]

    asyncio.run(scene())


def test_a_cookie_is_for_the_hall_alone_and_out_of_reach_of_scripts(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            answer = await people.nobody.ask("POST", "/api/guests", {"name": "Anna"})
            assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(answer.headers["set-cookie"].split("; "))
            assert "token" not in answer.json()
            assert "script-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"

    asyncio.run(scene())


# --- too big, too slow --------------------------------------------------------------------------


def test_a_body_over_the_limit_is_not_read(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest("Anna")
            answer = await anna.ask("POST", "/api/tables", {"game": "x" * 70_000})
            assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

            async def piecemeal() -> Any:
                for _ in range(70):
                    yield b" " * 1024

            answer = await people.http.post(
                hall.address + "/api/tables",
                content=piecemeal(),
                headers=anna.bearer | {"Content-Type": "application/json"},
            )
            assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    asyncio.run(scene())


def test_a_message_over_the_limit_closes_its_socket_and_no_other(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest("Anna")
            async with anna.wire() as big, anna.wire() as other:
                await big.connection.send("x" * 70_000)
                with pytest.raises(ConnectionClosed) as closed:
                    await big.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
                assert (await other.want("ping"))["tell"] == "pong"

    asyncio.run(scene())


def test_half_a_request_and_half_a_message_hold_up_nobody(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest("Anna")
            slow = [await asyncio.open_connection("127.0.0.1", hall.port) for _ in range(20)]
            for number, (_, writer) in enumerate(slow):
                head = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                writer.write(head if number % 2 else head + b'Content-Length: 50\r\n\r\n{"name"')
                await writer.drain()
            async with anna.wire() as half, anna.wire() as wire:
                # A first fragment: more is to come, and never does.
                half.connection.transport.write(b"\x01\x85\x00\x00\x00\x00hello")
                assert (await wire.want("ping"))["tell"] == "pong"
                assert (await anna.get("GET", "/api/me"))["name"] == "Anna"
            for _, writer in slow:
                writer.close()
            assert (await people.nobody.get("GET", "/healthz"))["status"] == "ok"

    asyncio.run(scene())


# --- deceiving names ----------------------------------------------------------------------------

EVIL = [
    ("\u202eannA", "annA"),
    ("An\x00na\x1b[31m", "Anna[31m"),
    ("Anna\r\nSet-Cookie: x=1", "Anna Set-Cookie: x=1"),
    ("\u200b\ufeffAnna\u2066", "Anna"),
    ("Z" + "\u0335" * 20, "Z" + "\u0335" * 3),
    ("<script>alert(1)", "<script>alert(1)"),
    ("A\u3164\u2800nna", "A nna"),
]


@pytest.mark.parametrize(("given", "kept"), EVIL)
def test_a_name_keeps_only_what_can_be_seen(hall: RunningHall, given: str, kept: str) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest(given)
            assert anna.me["name"] == kept
            table = await anna.lay("tenno", seats=2)
            await anna.sit(table)
            answer = await people.nobody.ask("GET", f"/api/tables/{table}")
            assert answer.headers["content-type"] == "application/json"
            assert answer.json()["info"]["seats"][0]["name"] == kept
            async with anna.wire() as wire:
                await wire.watch(table, "A")
                await wire.want("say", table=table, seat="A", text=given)
                said = next(told for told in wire.told if told["tell"] == "talk")
                assert said["said"]["text"] == kept

    asyncio.run(scene())


@pytest.mark.parametrize("name", ["\u200d", "\u3164", "\u2800\u2800", " \t ", "\u202e", "\ufe0f", "\u0301"])
def test_nobody_is_called_nothing(hall: RunningHall, name: str) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            assert await people.nobody.code("POST", "/api/guests", {"name": name}) == "name-is-empty"

    asyncio.run(scene())


# --- too often ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall that soon has enough."""
    limits = {
        "guests-per-hour": 12,
        "log-ins-per-minute": 0,
        "log-ins-per-name": 3,
        "tables-per-person": 2,
        "connections-per-address": 3,
        "messages-per-second": 5,
        "messages-at-once": 20,
    }
    options = [word for name, limit in limits.items() for word in (f"--{name}", str(limit))]
    with running_hall(tmp_path_factory.mktemp("strict"), *options) as running:
        yield running
        assert errors_in(running.log) == []


def test_whoever_asks_too_often_is_told_when_to_come_back(strict: RunningHall) -> None:
    """One scene, because they would take each other's places."""

    async def scene() -> None:
        async with crowd(strict.address) as people:
            anna = await people.guest("Anna")
            await too_many_tables(anna)
            await too_many_sockets(anna)
            await ten_thousand_messages(anna)
            await too_many_passphrases(anna, people.nobody)
            for _ in range(20):
                answer = await people.nobody.ask("POST", "/api/guests", {"name": "Anna"})
                if answer.status_code != 201:
                    break
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
            assert int(answer.headers["retry-after"]) > 0

    asyncio.run(scene())


async def too_many_tables(anna: Somebody) -> None:
    for _ in range(2):
        await anna.lay("tenno")
    assert await anna.code("POST", "/api/tables", {"game": "tenno"}) == "too-many-tables"


async def too_many_sockets(anna: Somebody) -> None:
    async with anna.wire(), anna.wire(), anna.wire():
        with pytest.raises(InvalidStatus) as refused:
            async with anna.wire():
                pass
        assert refused.value.response.status_code == 429
    async with asyncio.timeout(10):
        while not await _is_room_for(anna):  # the hall notices a moment later that the others are gone
            await asyncio.sleep(0.05)


async def _is_room_for(anna: Somebody) -> bool:
    try:
        async with anna.wire():
            return True
    except InvalidStatus:
        return False


async def ten_thousand_messages(anna: Somebody) -> None:
    """Some are answered, some refused, and then the door is closed."""
    async with anna.wire() as wire:

        async def flood() -> None:
            try:
                for number in range(10_000):
                    await wire.connection.send(json.dumps({"want": "ping", "id": number}))
            except ConnectionClosed:
                pass

        flooding = asyncio.create_task(flood())
        with pytest.raises(ConnectionClosed) as closed:
            await wire.until(lambda told: False)
        await flooding
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        pongs = sum(told["tell"] == "pong" for told in wire.told)
        assert 20 <= pongs < 200
        assert len(wire.told) < 400


async def too_many_passphrases(anna: Somebody, nobody: Somebody) -> None:
    """Blanks and capitals do not make it another name."""
    account = {"name": "Anna", "passphrase": "correct horse battery"}
    await anna.get("POST", "/api/accounts", account)
    wrong = {"passphrase": "not the right one"}
    for name in ("Anna", "anna ", " ANNA"):
        assert await nobody.code("POST", "/api/log-in", {"name": name, **wrong}) == "wrong-passphrase"
    assert await nobody.code("POST", "/api/log-in", {"name": "An\u200bna  ", **wrong}) == "too-many"
    assert await nobody.code("POST", "/api/log-in", account) == "too-many"
    assert await nobody.code("POST", "/api/log-in", {**account, "name": "Botan"}) == "wrong-passphrase"


def test_a_browser_that_comes_for_the_first_time_is_told_so_without_an_error(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest("Anna")
            assert (await people.nobody.get("GET", "/api/session")) == {"person": None}
            assert (await anna.get("GET", "/api/session"))["person"]["name"] == "Anna"
            forged = await people.nobody.ask("GET", "/api/session", Authorization="Bearer not-a-token")
            assert forged.status_code == 200
            assert forged.json() == {"person": None}

    asyncio.run(scene())
