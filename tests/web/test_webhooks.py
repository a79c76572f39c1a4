"""Webhooks: word reaches those who want it, signed; it leads nowhere it must not, and waits for nobody."""

from __future__ import annotations

import asyncio
import hmac
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path

import pytest

from tatami.hall.db.rows import AccountRow, PersonRow
from tatami.hall.serving.turns import Turn
from tatami.kernel.reasons import TatamiError
from tatami.web.addresses import goal_of, is_global
from tatami.web.webhooks import MOST_FOR_ONE, MOST_WAITING, SLOW_AT_ONCE, Delivery, Webhooks
from tests.halls import RunningHall, running_hall
from tests.web.intruders import crowd, errors_in

KEY = "the-key-of-anna"


class People:
    """The part of the store that says who wants word where."""

    def __init__(self, webhook: str | None) -> None:
        self.webhook = webhook

    async def person(self, person_id: str) -> PersonRow | None:
        account = None if person_id == "guest" else f"account of {person_id}"
        return PersonRow(person_id, person_id, "ink", "k", account, 0, 0)

    async def account(self, account_id: str) -> AccountRow | None:
        return AccountRow(account_id, "Anna", "anna", "", self.webhook, KEY, 0)


class Post:
    """A real HTTP server that keeps what it gets; `answers` are its statuses, the last one for ever."""

    def __init__(self, answers: Sequence[str]) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.paths: list[str] = []
        self.port = 0
        self._answers = list(answers)
        self._news = asyncio.Condition()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        answer = self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]
        writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()
        async with self._news:
            # Values keep their case only in the raw lines.
            self.got.append((dict(line.split(": ", 1) for line in head[1:] if line), body))
            self.paths.append(head[0].split()[1])
            self._news.notify_all()

    async def until(self, count: int) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: len(self.got) >= count), 10)


@asynccontextmanager
async def post(*answers: str) -> AsyncIterator[Post]:
    office = Post(answers or ("204 No Content",))
    server = await asyncio.start_server(office.serve, "127.0.0.1", 0)
    office.port = server.sockets[0].getsockname()[1]
    async with server:
        yield office


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.01)


def turn(table: str = "t1", person: str = "anna", seat: str = "B") -> Turn:
    return Turn(person, table, seat, "tenno")


def test_word_is_signed_and_says_no_more_than_whose_turn_it_is() -> None:
    async def scene() -> None:
        async with post() as office:
            results = Counter[str]()
            webhooks = Webhooks(People(office.url), True, lambda result: results.update([result]))
            webhooks.word_of(turn())
            await office.until(1)
            await until(lambda: results["sent"] == 1)
            await webhooks.close()
            [(headers, body)] = office.got
            expected = hmac.new(KEY.encode(), body, sha256).hexdigest()
            assert headers["Tatami-Signature"] == f"sha256={expected}"
            assert headers["Tatami-Delivery"]
            assert headers["Host"] == f"127.0.0.1:{office.port}"
            said = json.loads(body)
            assert said.pop("at") > 0
            assert said == {
                "event": "your-turn",
                "table": "t1",
                "seat": "B",
                "game": "tenno",
                "link": "/table/t1",
            }

    asyncio.run(scene())


def test_who_has_no_account_or_no_webhook_gets_no_word() -> None:
    async def scene() -> None:
        async with post() as office:
            results = Counter[str]()
            for people, person in ((People(office.url), "guest"), (People(None), "anna")):
                webhooks = Webhooks(people, True, lambda result: results.update([result]))
                webhooks.word_of(turn(person=person))
                await until(lambda: results.total() > 0)
                await webhooks.close()
                assert results.pop("unwanted") == 1
            assert office.got == []

    asyncio.run(scene())


def test_a_redirect_is_not_followed_and_counts_as_a_failure() -> None:
    async def scene() -> None:
        async with post() as elsewhere, post(f"307 Moved\r\nLocation: {elsewhere.url}") as office:
            results = Counter[str]()
            webhooks = Webhooks(
                People(office.url), True, lambda result: results.update([result]), pauses=(0.01, 0.01)
            )
            webhooks.word_of(turn())
            await until(lambda: results["dropped"] == 1)
            await webhooks.close()
            assert len(office.got) == 3
            assert elsewhere.got == []
            assert len({headers["Tatami-Delivery"] for headers, _ in office.got}) == 1

    asyncio.run(scene())


def test_after_a_failure_it_is_tried_again_behind_the_others() -> None:
    async def scene() -> None:
        async with post("503 No", "200 OK") as office:
            results = Counter[str]()
            webhooks = Webhooks(
                People(office.url), True, lambda result: results.update([result]), pauses=(0.05,)
            )
            webhooks.word_of(turn("t1"))
            webhooks.word_of(turn("t2"))
            await until(lambda: results["sent"] == 2)
            await webhooks.close()
            assert [json.loads(body)["table"] for _, body in office.got] == ["t1", "t2", "t1"]

    asyncio.run(scene())


def test_of_several_words_about_one_table_only_the_last_is_sent_and_the_queue_has_an_end() -> None:
    async def scene() -> None:
        async with post() as office:
            results = Counter[str]()
            webhooks = Webhooks(
                People(office.url), True, lambda result: results.update([result]), most_waiting=3
            )
            for seat in "ABC":
                webhooks.word_of(turn("t1", seat=seat))
            for table in ("t2", "t3", "t4", "t5"):
                webhooks.word_of(turn(table))
            assert webhooks.waiting == 3
            assert results["dropped"] == 2
            await office.until(3)
            await webhooks.close()
            said = [json.loads(body) for _, body in office.got]
            assert [(word["table"], word["seat"]) for word in said] == [("t1", "C"), ("t2", "B"), ("t3", "B")]

    asyncio.run(scene())


def test_closing_does_not_wait_for_somebody_who_does_not_answer() -> None:
    async def scene() -> None:
        heard = asyncio.Event()

        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            heard.set()
            await reader.read()
            writer.close()

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        webhooks = Webhooks(People(f"http://127.0.0.1:{port}/"), True)
        webhooks.word_of(turn())
        await asyncio.wait_for(heard.wait(), 10)
        began = asyncio.get_running_loop().time()
        await webhooks.close()
        assert asyncio.get_running_loop().time() - began < 1
        webhooks.word_of(turn("t9"))
        assert webhooks.waiting == 0
        server.close()

    asyncio.run(scene())


# --- where it may call --------------------------------------------------------------------------


def resolver(*addresses: str) -> tuple[list[str], Callable[[str, int], Awaitable[Sequence[str]]]]:
    """A name service that gives one of these after another, and what it was asked."""
    asked: list[str] = []

    async def resolve(host: str, port: int) -> Sequence[str]:
        asked.append(host)
        return [addresses[min(len(asked), len(addresses)) - 1]]

    return asked, resolve


def test_the_address_that_was_checked_is_the_one_that_is_called() -> None:
    """A name that means another machine the second time is not asked a second time."""

    async def scene() -> None:
        async with post() as office:
            asked, resolve = resolver("127.0.0.1", "203.0.113.7")
            webhooks = Webhooks(People(f"http://hooks.example:{office.port}/x?y=1"), True, resolve=resolve)
            webhooks.word_of(turn())
            await office.until(1)
            await webhooks.close()
            assert asked == ["hooks.example"]
            assert office.got[0][0]["Host"] == f"hooks.example:{office.port}"
            assert office.paths == ["/x?y=1"]

    asyncio.run(scene())


def test_a_name_that_turns_private_after_it_was_set_is_not_called() -> None:
    async def scene() -> None:
        async with post() as office:
            _, resolve = resolver("93.184.216.34", "127.0.0.1")
            url, results = f"http://hooks.example:{office.port}/", Counter[str]()
            webhooks = Webhooks(
                People(url), False, lambda result: results.update([result]), resolve=resolve, pauses=()
            )
            await webhooks.check(url)
            webhooks.word_of(turn())
            await until(lambda: results["dropped"] == 1)
            await webhooks.close()
            assert office.got == []

    asyncio.run(scene())


def test_tls_is_asked_for_the_name_and_not_for_the_address() -> None:
    _, resolve = resolver("93.184.216.34")
    goal = asyncio.run(goal_of("https://hooks.example/a#b", False, resolve))
    assert (str(goal.url), goal.host, goal.name) == (
        "https://93.184.216.34/a",
        "hooks.example",
        "hooks.example",
    )


@pytest.mark.parametrize(
    ("url", "what"),
    [
        ("ftp://hooks.example/", "address"),
        ("http://", "address"),
        ("http://[::1", "address"),
        ("http://anna:secret@hooks.example/", "credentials"),
        ("http://127.0.0.1:8640/", "unreachable"),
        ("http://[::1]/", "unreachable"),
        ("http://[::ffff:10.0.0.1]/", "unreachable"),
        ("http://0.0.0.0/", "unreachable"),
        ("http://2130706433/", "unreachable"),
        ("http://0x7f.1/", "unreachable"),
        ("http://169.254.169.254/latest", "unreachable"),
        ("http://localhost/", "unreachable"),
    ],
)
def test_the_hall_does_not_call_into_its_own_house(url: str, what: str) -> None:
    with pytest.raises(TatamiError) as refused:
        asyncio.run(Webhooks(People(None), False).check(url))
    assert (refused.value.code, refused.value.facts) == ("webhook-refused", {"what": what})


def test_one_private_address_among_good_ones_is_enough_to_refuse() -> None:
    async def both(host: str, port: int) -> Sequence[str]:
        return ["93.184.216.34", "10.0.0.1"]

    with pytest.raises(TatamiError):
        asyncio.run(goal_of("http://hooks.example/", False, both))


def test_a_name_that_nobody_knows_is_refused() -> None:
    async def nobody(host: str, port: int) -> Sequence[str]:
        raise OSError

    with pytest.raises(TatamiError) as refused:
        asyncio.run(goal_of("http://hooks.example/", True, nobody))
    assert refused.value.facts == {"what": "unreachable"}


@pytest.mark.parametrize(
    "address",
    [
        *("10.1.2.3", "172.16.0.1", "192.168.1.1", "127.0.0.1", "169.254.1.1", "100.64.0.1", "224.0.0.1"),
        *("240.0.0.1", "0.0.0.0", "255.255.255.255", "192.0.2.1", "::", "::1", "fe80::1", "fe80::1%eth0"),
        *("fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"),
        *("2002:a00:1::", "not an address"),
    ],
)
def test_what_is_not_out_in_the_world_is_found_behind_every_disguise(address: str) -> None:
    assert not is_global(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::1111"])
def test_what_is_out_in_the_world_may_be_called(address: str) -> None:
    assert is_global(address)


# --- in a real hall -----------------------------------------------------------------------------


def test_a_hall_sends_word_to_an_account_whose_turn_it_is(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        async with crowd(address) as people, post() as office:
            anna = await people.guest("Anna")
            assert await anna.code("PUT", "/api/me/webhook", {"url": office.url}) == "no-account"
            await anna.get("POST", "/api/accounts", {"name": "Anna", "passphrase": "correct horse"})
            key = (await anna.get("PUT", "/api/me/webhook", {"url": office.url}))["key"]
            table = await anna.lay("tenno", seats=2, clock={"per_move": 86400})
            for name in ("Anna", "Anna too"):
                await anna.sit(table, name=name)
            await office.until(1)
            headers, body = office.got[0]
            expected = hmac.new(key.encode(), body, sha256).hexdigest()
            assert headers["Tatami-Signature"] == f"sha256={expected}"
            assert json.loads(body)["link"] == f"/table/{table}"

    with running_hall(tmp_path, "--private-webhooks") as hall:
        asyncio.run(scene(hall.address))
        assert errors_in(hall.log) == []


def test_a_hall_refuses_a_webhook_into_its_own_house(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest("Anna")
            await anna.get("POST", "/api/accounts", {"name": "Anna", "passphrase": "correct horse"})
            own = {"url": f"{hall.address}/api/me/sign-out-everywhere"}
            assert await anna.code("PUT", "/api/me/webhook", own) == "webhook-refused"

    asyncio.run(scene())


# --- one does not wait for another --------------------------------------------------------------


class Town:
    """Everybody has a place of his own where word is wanted."""

    def __init__(self, places: dict[str, str]) -> None:
        self.places = places

    async def person(self, person_id: str) -> PersonRow | None:
        return PersonRow(person_id, person_id, "ink", "k", person_id, 0, 0)

    async def account(self, account_id: str) -> AccountRow | None:
        return AccountRow(account_id, account_id, account_id, "", self.places[account_id], KEY, 0)


def test_nobody_waits_for_another_whose_machine_never_answers() -> None:
    """However much word there is for that one: he gets one at a time."""

    async def scene() -> None:
        calls = 0

        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal calls
            calls += 1
            await reader.read()
            writer.close()

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        nowhere = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        async with post() as office:
            town = Town({"slow": nowhere, "anna": office.url})
            webhooks = Webhooks(town, True)
            for number in range(40):
                webhooks.word_of(turn(f"t{number}", "slow"))
            await until(lambda: calls == 1)
            webhooks.word_of(turn("t1", "anna"))
            await office.until(1)
            assert calls == 1, "a second call while the first is not answered"
            assert webhooks.waiting == 39
            await webhooks.close()
        server.close()

    asyncio.run(scene())


def test_those_who_were_slow_leave_room_for_the_others() -> None:
    """Many accounts of one who never answers: after the first round they share a few ways."""

    async def scene() -> None:
        async with post("500 No", "500 No") as office:
            results = Counter[str]()
            people = [f"slow{number}" for number in range(20)]
            town = Town(dict.fromkeys(people, office.url))
            webhooks = Webhooks(town, True, lambda result: results.update([result]), pauses=())
            for person in people:
                webhooks.word_of(turn("t1", person))
            await until(lambda: results["dropped"] == 20)
            hold = asyncio.Event()
            under_way = Counter[str]()

            async def held(delivery: Delivery) -> str:
                under_way[delivery.person[:4]] += 1
                await hold.wait()
                return "sent"

            webhooks._run = held  # type: ignore[method-assign]
            for person in (*people, *(f"good{number}" for number in range(5))):
                webhooks.word_of(turn("t2", person))
            await until(lambda: under_way["good"] == 5)
            assert under_way["slow"] == SLOW_AT_ONCE
            hold.set()
            await until(lambda: results["sent"] == 25)
            await webhooks.close()

    asyncio.run(scene())


def test_word_that_waits_is_bounded_in_all_and_by_person() -> None:
    async def scene() -> None:
        results = Counter[str]()
        webhooks = Webhooks(People(None), True, lambda result: results.update([result]))
        for number in range(60):
            webhooks.word_of(turn(f"t{number}"))
        assert (webhooks.waiting, results["dropped"]) == (MOST_FOR_ONE, 10)
        for number in range(2 * MOST_WAITING):
            webhooks.word_of(turn("t1", f"p{number}"))
        assert webhooks.waiting == MOST_WAITING
        assert webhooks.bytes <= webhooks.most_bytes
        await webhooks.close()

    asyncio.run(scene())
