"""Attempts to see what is behind a password or a delay, or to learn of tables that are not listed."""

from __future__ import annotations

import asyncio
import json

from tests.halls import RunningHall
from tests.web.intruders import crowd

SECRET = "open sesame"


def test_without_its_password_a_table_lets_nobody_sit_or_look(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, stranger = await people.guest("Anna"), await people.guest("Chie")
            table = await anna.lay("tenno", seats=2, access="password", password=SECRET)
            await anna.sit(table)
            for password in ({}, {"password": ""}, {"password": SECRET + " "}, {"password": SECRET.upper()}):
                code = await stranger.code("POST", f"/api/tables/{table}/seats", password)
                assert code == "wrong-password"
            await anna.bots(table)
            async with anna.wire() as own, stranger.wire() as wire:
                await wire.want("hello", lang="en")
                await own.watch(table, "A")
                assert await wire.refused("watch", table=table, password="guess") == "wrong-password"
                assert await wire.refused("log", table=table) == "wrong-password"
                assert await wire.refused("watch", table=table, seat="A") == "wrong-password"
                assert await wire.refused("unwatch", table=table) == "not-watching"
                assert "done" in (await own.want("say", table=table, seat="A", text="only for us"))["tell"]
                await wire.want("ping")
                heard = json.dumps(wire.told)
                assert "only for us" not in heard
                assert not [told for told in wire.told if "view" in told]
                shown = await wire.watch(table, password=SECRET)
                assert shown["view"]["seat"] != "A"

    asyncio.run(scene())


def test_a_password_is_there_where_it_is_wanted_and_nowhere_else(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest("Anna")
            for access, password, code in (
                ("password", "", "password-missing"),
                ("public", SECRET, "password-not-wanted"),
                ("link", SECRET, "password-not-wanted"),
            ):
                body = {"game": "tenno", "seats": 2, "access": access, "password": password}
                answer = await anna.ask("POST", "/api/tables", body)
                assert (answer.status_code, answer.json()["code"]) == (422, code)

    asyncio.run(scene())


def test_nobody_complains_about_himself(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest("Anna")
            table = await anna.lay("tenno", seats=2)
            await anna.sit(table)
            path = f"/api/tables/{table}/reports"
            assert await anna.code("POST", path, {"seat": "A", "about": "me"}) == "own-seat-not-meant"
            assert (await anna.ask("POST", path, {"seat": "B", "about": "them"})).status_code == 201

    asyncio.run(scene())


def test_who_was_let_in_once_needs_no_password_again_and_neither_does_a_rematch(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, botan = await people.guest("Anna"), await people.guest("Botan")
            table = await anna.lay("tenno", seats=2, access="password", password=SECRET)
            await botan.sit(table, password=SECRET)
            async with botan.wire() as wire:
                await wire.watch(table, "A")
                await wire.watch(table)

    asyncio.run(scene())


def test_the_hash_of_a_password_and_the_secret_of_a_deal_are_in_no_answer(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest("Anna")
            table = await anna.lay("tenno", seats=2, access="password", password=SECRET)
            entropy = "abcdef0123456789"
            await anna.sit(table, entropy=entropy)
            async with anna.wire() as wire:
                await wire.want("lobby")
                await wire.watch(table, "A")
                await wire.watch(table)
                answers = [await anna.ask("GET", path) for path in (f"/api/tables/{table}", "/api/tables")]
                said = json.dumps(wire.told) + "".join(answer.text for answer in answers)
                assert not [word for word in ("argon2", SECRET, entropy, '"secret"') if word in said]

    asyncio.run(scene())


def test_a_table_that_goes_by_link_is_in_no_list(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, stranger = await people.guest("Anna"), await people.guest("Chie")
            async with stranger.wire() as wire:
                await wire.want("lobby")
                hidden = await anna.lay("tenno", seats=2, access="link")
                await anna.sit(hidden)
                await anna.bots(hidden)
                shown = await anna.lay("tenno", seats=2)
                await wire.until(lambda told: shown in json.dumps(told))
                assert hidden not in json.dumps(wire.told)
            assert hidden not in (await stranger.ask("GET", "/api/tables")).text
            assert len(hidden) >= 12, "whoever does not have the link cannot guess it"

    asyncio.run(scene())


def test_a_spectator_of_a_delayed_table_sees_and_hears_nothing_of_now(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, stranger = await people.guest("Anna"), await people.guest("Chie")
            table = await anna.lay("tenno", seats=2, delay=3600)
            await anna.sit(table)
            async with anna.wire() as own, stranger.wire() as wire:
                await wire.watch(table)
                await own.watch(table, "A")
                await anna.bots(table)
                state = await own.until(lambda told: bool(told.get("question", {}).get("offers")))
                question = state["question"]
                answer = question["offers"][0]["answer"]
                await own.want("act", table=table, seat="A", request=question["request"], answer=answer)
                await own.want("say", table=table, seat="A", text="I hold the monk")
                late = await wire.watch(table)
                story = await wire.want("log", table=table)
                assert story.get("lines") == []
                assert late.get("view") is None
                shown = [told for told in wire.told if told.get("view") or told.get("events")]
                assert shown == []
                assert "I hold the monk" not in json.dumps(wire.told)

    asyncio.run(scene())


def test_a_whisper_is_heard_by_two_and_found_by_nobody_else(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            three = [await people.guest(name) for name in ("Anna", "Botan", "Chie")]
            table = await three[0].lay("tenno", seats=3)
            for person in three:
                await person.sit(table)
            stranger = await people.guest("Goro")
            async with three[0].wire() as a, three[1].wire() as b, three[2].wire() as c, stranger.wire() as d:
                for wire, seat in ((a, "A"), (b, "B"), (c, "C"), (d, None)):
                    await wire.watch(table, seat)
                await a.want("say", table=table, seat="A", text="trust me", to="B")
                await a.want("say", table=table, seat="A", text="hello all")
                for wire in (b, c, d):
                    await wire.until(lambda told: "hello all" in json.dumps(told))
                for wire, seat in ((c, "C"), (d, None)):
                    heard = json.dumps([*wire.told, await wire.watch(table, seat)])
                    assert "trust me" not in heard
                assert "trust me" in json.dumps(await b.watch(table, "B"))

    asyncio.run(scene())


def test_an_invitation_that_is_answered_twice_seats_nobody_twice(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest("Anna")
            table = await anna.lay("tenno", seats=4)
            tries = [
                anna.ask("POST", f"/api/tables/{table}/seats", {"entropy": "ab" * 16}) for _ in range(10)
            ]
            told = [answer.json() for answer in await asyncio.gather(*tries)]
            assert sorted(one.get("code", "") for one in told) == ["", *["sits-already"] * 9]
            assert (await anna.get("GET", f"/api/tables/{table}"))["yours"] == ["A"]
            # Two at one screen: the other has a name, or a cushion that was chosen.
            assert await anna.sit(table, name="Botan") == "B"
            assert await anna.sit(table, seat="D") == "D"

    asyncio.run(scene())
