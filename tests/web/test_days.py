"""Play by days at a real hall with a real mail server: letters, links, vacations, deadlines, calendars."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.halls import RunningHall, running_hall
from tests.mailing import PostOffice, Received, mail_options, post_office
from tests.web.intruders import Crowd, Somebody, crowd, errors_in

DAY = 86400
DAILY = {"clock": {"per_move": DAY}}
HOME = "https://play.example"
TEMPLATE = {"game": "template", "seats": 2, **DAILY}


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with post_office() as running:
        yield running


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, office: PostOffice) -> Iterator[RunningHall]:
    with running_hall(tmp_path_factory.mktemp("hall"), *mail_options(office)) as running:
        yield running
        assert errors_in(running.log) == []


@asynccontextmanager
async def at(hall: RunningHall) -> AsyncIterator[Crowd]:
    async with crowd(hall.address) as people:
        yield people


async def account(people: Crowd, name: str) -> Somebody:
    one = await people.guest(name)
    await one.get("POST", "/api/accounts", {"name": name, "passphrase": "correct horse"})
    return one


async def until(office: PostOffice, is_it: Any, seconds: float = 30.0) -> Received:
    async with asyncio.timeout(seconds):
        while True:
            for one in office.letters:
                if is_it(one):
                    return one
            await asyncio.sleep(0.02)


def key_of(link: str) -> str:
    return link.partition("#")[2]


def to(address: str, subject: str = "Your move") -> Any:
    return lambda one: one.goal == address and subject in str(one.message["Subject"])


async def reader(people: Crowd, office: PostOffice, name: str) -> tuple[Somebody, str]:
    """Somebody with an account and an address that is right."""
    one, address = await account(people, name), f"{name.lower()}@example.org"
    told = await one.get("PUT", "/api/me/mailbox", {"address": address})
    assert told["mailbox"]["verified"] is False
    first = await until(office, to(address, "Is this your address?"))
    key = key_of(first.link("/days/address"))
    done = await people.nobody.get("POST", "/api/mail/address", {"key": key})
    assert done["verified"] is True
    return one, address


async def game_of(ann: Somebody, bob: Somebody, **facts: Any) -> str:
    table = await ann.lay(**{**TEMPLATE, **facts})
    await ann.sit(table)
    await bob.sit(table)
    return table


def test_a_letter_leads_to_the_move_with_one_click_and_says_no_more_than_it_must(
    mailing: RunningHall, office: PostOffice
) -> None:
    async def scene() -> None:
        async with at(mailing) as people:
            ann, address = await reader(people, office, "Annika")
            bob = await people.guest("Bob <b>&\u202e")
            table = await game_of(ann, bob)
            found = await until(office, to(address))
            assert found.sender == "hall@play.example"
            message = found.message
            assert str(message["Subject"]).startswith("Your move: ")
            assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert "Bob <b>" in found.text
            assert "Bob &lt;b&gt;&amp;" in found.html
            assert " (UTC), " in found.text
            link = found.link("/days/move")
            assert link.startswith(f"{HOME}/days/move#")
            move = await people.nobody.ask("POST", "/api/mail/move", {"key": key_of(link)})
            assert move.json() == {"table": table, "name": "Annika", "entered": True}
            assert "HttpOnly" in move.headers["set-cookie"]
            session = move.headers["set-cookie"].partition(";")[0]
            seen = await people.http.get(f"{mailing.address}/api/session", headers={"Cookie": session})
            assert seen.json()["person"]["name"] == "Annika"
            # The same person needs no other session; another is asked first, and nothing happens before.
            same = await ann.ask("POST", "/api/mail/move", {"key": key_of(link)})
            assert same.json()["entered"] is True
            assert "set-cookie" not in same.headers
            other = await bob.ask("POST", "/api/mail/move", {"key": key_of(link)})
            assert other.json()["entered"] is False
            assert "set-cookie" not in other.headers
            instead = await bob.ask("POST", "/api/mail/move", {"key": key_of(link), "instead": True})
            assert instead.json()["entered"] is True
            assert "set-cookie" in instead.headers
            # Forged, of another kind, and dead after signing out everywhere.
            stop = found.link("/unsubscribe/").rpartition("/")[2]
            for wrong in (key_of(link)[:-3] + "abc", stop, "", "x" * 500):
                assert await people.nobody.code("POST", "/api/mail/move", {"key": wrong}) == "link-is-dead"
            assert await people.nobody.code("POST", "/api/mail/address", {"key": stop}) == "link-is-dead"
            await ann.get("POST", "/api/me/sign-out-everywhere?bearer=true")
            assert await people.nobody.code("POST", "/api/mail/move", {"key": key_of(link)}) == "link-is-dead"

    asyncio.run(scene())


def test_letters_stop_by_a_page_with_a_button_or_by_the_mail_program_itself(
    mailing: RunningHall, office: PostOffice
) -> None:
    async def scene() -> None:
        async with at(mailing) as people:
            ann, address = await reader(people, office, "Antje")
            await game_of(ann, await people.guest("Bob"))
            found = await until(office, to(address))
            way = found.link("/unsubscribe/").removeprefix(HOME)
            assert found.message["List-Unsubscribe"] == f"<{HOME}{way}>"
            http, url = people.http, mailing.address + way
            page = await http.get(url, headers={"Accept-Language": "uk"})
            assert page.headers["content-type"].startswith("text/html")
            assert 'lang="uk"' in page.text
            assert (await ann.get("GET", "/api/me/days"))["mailbox"]["wanted"] == "digest"
            for _ in range(2):
                body = {"List-Unsubscribe": "One-Click"}
                assert (await http.post(url, data=body)).status_code == 200
                assert (await ann.get("GET", "/api/me/days"))["mailbox"]["wanted"] == "none"
            assert (await http.post(url[:-4] + "abcd")).status_code == 404
            foreign = {"Origin": "https://elsewhere.example"}
            assert (await http.post(url, headers=foreign)).status_code == 403
            # The address goes with one touch, and with it what every link to it can do.
            await ann.get("DELETE", "/api/me/mailbox")
            assert "mailbox" not in await ann.get("GET", "/api/me/days")
            assert (await http.post(url)).status_code == 404

    asyncio.run(scene())


def test_a_digest_tells_all_that_waits_in_one_letter_and_each_move_once(
    tmp_path: Path, office: PostOffice
) -> None:
    """Also by a hall that was closed and opened again in between, or killed."""

    async def begin(hall: RunningHall) -> tuple[str, str]:
        async with at(hall) as people:
            ann, address = await reader(people, office, "Anouk")
            bob = await account(people, "Bob")
            for _ in range(3):
                await game_of(ann, bob)
            return ann.token, address

    async def later(hall: RunningHall, token: str, address: str) -> None:
        async with at(hall) as people:
            ann = people.with_token(token)
            due = await people.http.get(f"{hall.address}/api/me/deadlines", headers=ann.bearer)
            assert [one["yours"] for one in due.json()] == [True] * 3
            await asyncio.sleep(3)
            assert len([one for one in office.letters if to(address)(one)]) == 1

    with running_hall(tmp_path, *mail_options(office, after=4)) as hall:
        token, address = asyncio.run(begin(hall))
        hall.kill()
        assert not [one for one in office.letters if to(address)(one)]
        hall.start()
        found = asyncio.run(until(office, to(address)))
        assert "3 games" in str(found.message["Subject"])
        assert len([link for link in found.links if "/days/move" in link]) == 3
        hall.stop()
        hall.start()
        asyncio.run(later(hall, token, address))


@pytest.mark.parametrize("mood", ["hangs", "refuses", "gone"])
def test_a_mail_server_in_trouble_stops_no_game_and_the_host_is_told(mood: str, tmp_path: Path) -> None:
    async def scene(hall: RunningHall, office: PostOffice) -> None:
        async with at(hall) as people:
            ann, _ = await reader(people, office, "Anne")
            bob = await people.guest("Bob")
            if mood == "gone":
                office.shut()
            else:
                office.mood = mood  # type: ignore[assignment] - one of them
            table = await game_of(ann, bob)
            calls = office.calls
            async with asyncio.timeout(60):
                while office.calls == calls and (await people.nobody.get("GET", "/healthz"))["mail"] != "ill":
                    await asyncio.sleep(0.05)
            async with ann.wire() as wire:  # acts go on while the server keeps a letter waiting
                state = await wire.watch(table, "A")
                offer, request = state["question"]["offers"][0]["answer"], state["question"]["request"]
                began = asyncio.get_running_loop().time()
                told = await wire.want("act", table=table, seat="A", request=request, answer=offer)
                assert told["tell"] == "done", told
                assert asyncio.get_running_loop().time() - began < 5
            async with asyncio.timeout(60):
                while (await people.nobody.get("GET", "/healthz"))["mail"] != "ill":
                    await asyncio.sleep(0.1)
            health = await people.nobody.get("GET", "/healthz")
            assert health["status"] == "ok"
            metrics = (await people.http.get(f"{hall.address}/metrics")).text
            assert "tatami_mail_server_ill 1.0" in metrics
            assert 'tatami_mails_total{result="failed"}' in metrics

    with post_office() as office, running_hall(tmp_path, *mail_options(office)) as hall:
        asyncio.run(scene(hall, office))
        told = [line for line in hall.log.splitlines() if "mail-server-ill" in line]
        assert len(told) == 1
        assert "anne@example.org" not in hall.log


def test_where_no_mail_server_is_named_there_are_no_letters_anywhere(hall: RunningHall) -> None:
    async def scene() -> None:
        async with at(hall) as people:
            ann, guest = await account(people, "Anni"), await people.guest("Gast")
            told = await ann.get("GET", "/api/me/days")
            assert told["has_mail"] is False
            body = {"address": "ann@example.org"}
            assert await ann.code("PUT", "/api/me/mailbox", body) == "no-mail-here"
            assert await guest.code("GET", "/api/me/days") == "no-account"
            assert (await people.nobody.get("GET", "/healthz"))["mail"] == "none"
            answer = await people.http.get(f"{hall.address}/unsubscribe/x")
            assert answer.status_code == 404

    asyncio.run(scene())


def test_bad_addresses_and_too_many_letters_are_refused_with_a_sentence(
    mailing: RunningHall, office: PostOffice
) -> None:
    async def scene() -> None:
        async with at(mailing) as people:
            ann = await account(people, "Anka")
            for wrong in ("nobody", "a@b\r\nBcc: all@example.org", "ann@exa mple.org", "ann@ex.org\0"):
                body = {"address": wrong}
                assert await ann.code("PUT", "/api/me/mailbox", body) == "address-is-wrong"
            assert await ann.code("PUT", "/api/me/mailbox", {"address": "x" * 300}) == "not-valid"
            assert await ann.code("PATCH", "/api/me/mailbox", {"wanted": "each"}) == "no-such-mailbox"
            assert (
                await ann.code("PUT", "/api/me/mailbox", {"address": "a@b.c", "zone": "x" * 41})
                == "not-valid"
            )
            for _ in range(5):
                await ann.get("PUT", "/api/me/mailbox", {"address": "victim@example.org"})
            assert await ann.code("PUT", "/api/me/mailbox", {"address": "other@example.org"}) == "too-many"
            bob = await account(people, "Bobo")
            assert await bob.code("PUT", "/api/me/mailbox", {"address": "Victim@example.org"}) == "too-many"
            # Only the newest link confirms, and twice is once.
            async with asyncio.timeout(30):
                while len([one for one in office.letters if one.goal == "victim@example.org"]) < 5:
                    await asyncio.sleep(0.02)
            mine = [one for one in office.letters if one.goal == "victim@example.org"]
            keys = [key_of(one.link("/days/address")) for one in mine]
            assert await people.nobody.code("POST", "/api/mail/address", {"key": keys[0]}) == "link-is-dead"
            for _ in range(2):
                assert (await people.nobody.get("POST", "/api/mail/address", {"key": keys[-1]}))["verified"]

    asyncio.run(scene())


def test_a_letter_before_a_deadline_and_the_time_of_letters_are_chosen(
    mailing: RunningHall, office: PostOffice
) -> None:
    async def scene() -> None:
        async with at(mailing) as people:
            ann = await account(people, "Aneta")
            box = "/api/me/mailbox"
            odd = {"address": "aneta@example.org", "zone": "Nowhere/At_All"}
            told = await ann.get("PUT", box, odd)
            assert "zone" not in told["mailbox"] or told["mailbox"]["zone"] == ""
            told = await ann.get("PATCH", box, {"zone": "Europe/Kyiv", "remind": 12})
            assert (told["mailbox"]["zone"], told["mailbox"]["remind"]) == ("Europe/Kyiv", 12)
            for wrong in ("../../etc/passwd", "Europe", "a\0b", "x" * 40):
                assert await ann.code("PATCH", box, {"zone": wrong}) == "no-such-zone"
            for wrong in ({"remind": 5}, {"remind": -1}, {"remind": "3"}, {"zone": 7}):
                assert await ann.code("PATCH", box, wrong) == "not-valid"
            # Another address keeps what was chosen, but for the time of where it is given.
            told = await ann.get("PUT", box, {"address": "aneta2@example.org", "zone": "Asia/Tokyo"})
            assert (told["mailbox"]["zone"], told["mailbox"]["remind"]) == ("Asia/Tokyo", 12)
            assert (await ann.get("PATCH", box, {"zone": ""}))["mailbox"].get("zone", "") == ""

    asyncio.run(scene())


def test_a_calendar_tells_own_deadlines_to_whoever_has_its_link_and_nothing_else(
    mailing: RunningHall, office: PostOffice
) -> None:
    async def scene() -> None:
        async with at(mailing) as people:
            ann = await account(people, "Anita")
            comma = await people.guest("B, ob; c\\d")
            table = await game_of(ann, comma)
            path = (await ann.get("POST", "/api/me/calendar"))["path"]
            assert (await ann.get("GET", "/api/me/days"))["calendar"] == path
            answer = await people.http.get(mailing.address + path)
            assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
            lines = answer.text.split("\r\n")
            assert lines[0] == "BEGIN:VCALENDAR"
            assert lines[-2:] == ["END:VCALENDAR", ""]
            assert "\n" not in answer.text.replace("\r\n", "")
            assert all(len(line.encode()) <= 75 for line in lines)
            whole = answer.text.replace("\r\n ", "")
            assert "B\\, ob\\; c\\\\d" in whole
            assert f"URL:{HOME}/table/{table}" in whole
            assert whole.count("BEGIN:VEVENT") == 1
            new = (await ann.get("POST", "/api/me/calendar", {"renew": True}))["path"]
            assert await people.nobody.code("GET", path) == "no-such-calendar"
            assert (await people.http.get(mailing.address + new)).status_code == 200
            await ann.get("DELETE", "/api/me/calendar")
            assert await people.nobody.code("GET", new) == "no-such-calendar"

    asyncio.run(scene())


def test_a_vacation_is_told_at_the_table_and_bounded(mailing: RunningHall) -> None:
    async def scene() -> None:
        async with at(mailing) as people:
            ann, bob = await account(people, "Anja"), await people.guest("Bob")
            table = await game_of(ann, bob)
            quick = await game_of(ann, bob, clock={"per_move": 600})
            for wrong in ({"days": 0}, {"days": 31}, {"days": "x"}, {"days": 1, "start": -1}):
                assert await ann.code("POST", "/api/me/vacation", wrong) == "not-valid"
            assert await bob.code("POST", "/api/me/vacation", {"days": 1}) == "no-account"
            assert await ann.code("DELETE", "/api/me/vacation") == "no-such-vacation"
            told = await ann.get("POST", "/api/me/vacation", {"days": 20})
            until_then = told["vacation"]["until"]
            assert await ann.code("POST", "/api/me/vacation", {"days": 1}) == "vacation-is-set"

            async def off(where: str) -> Any:
                return (await bob.get("GET", f"/api/tables/{where}"))["info"]["seats"][0].get("vacation")

            async with asyncio.timeout(30):
                while await off(table) != until_then:
                    await asyncio.sleep(0.05)
            assert await off(quick) is None
            due = {one["table"]: one["due"] for one in (await ann.get_list("/api/me/deadlines"))}
            assert due.keys() == {table}
            assert due[table] > until_then
            assert "vacation" not in await ann.get("DELETE", "/api/me/vacation")
            async with asyncio.timeout(30):
                while await off(table) is not None:
                    await asyncio.sleep(0.05)

    asyncio.run(scene())


def test_no_letter_and_no_link_is_in_the_log(mailing: RunningHall) -> None:
    log = mailing.log
    for said in ("example.org", "/unsubscribe/W", "correct horse"):
        assert said not in log
    assert all(json.loads(line) for line in log.splitlines())
