"""Attempts to play, speak or look from a seat that is somebody else's, or with a token that is no good."""

from __future__ import annotations

import asyncio
from time import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tatami.web.tokens import MAX_AGE, Tokens, read_keys
from tests.halls import RunningHall
from tests.web.intruders import Crowd, Somebody, crowd

WISHES: dict[str, dict[str, Any]] = {
    "act": {"request": 1, "answer": "attack B 1 1"},
    "take-back": {},
    "undo": {},
    "agree": {"yes": True},
    "pause": {"seconds": 60},
    "go-on": {},
    "say": {"text": "I am Anna"},
    "why": {},
    "compose": {"answer": "attack B 1 1"},
    "log": {},
    "watch": {},
}
"""Everything that is wished for a seat."""


async def a_game(people: Crowd) -> tuple[Somebody, Somebody, str]:
    """Anna on A and Botan on B, in the middle of it."""
    anna, botan = await people.guest("Anna"), await people.guest("Botan")
    table = await anna.lay("tenno", seats=2)
    assert (await anna.sit(table), await botan.sit(table)) == ("A", "B")
    return anna, botan, table


@pytest.mark.parametrize("want", WISHES)
def test_nobody_wishes_anything_for_the_seat_of_another(hall: RunningHall, want: str) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, botan, table = await a_game(people)
            stranger = await people.guest("Chie")
            async with anna.wire() as own, botan.wire() as other, stranger.wire() as foreign:
                before = await own.watch(table, "A")
                for intruder in (other, foreign):
                    assert (
                        await intruder.refused(want, table=table, seat="A", **WISHES[want]) == "not-your-seat"
                    )
                after = await own.watch(table, "A")
                assert (after["seq"], after["view"]) == (before["seq"], before["view"])
                assert not [told for told in own.told if told["tell"] == "talk"]

    asyncio.run(scene())


def test_a_seat_that_does_not_exist_is_nobodys(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, _, table = await a_game(people)
            async with anna.wire() as wire:
                for want, facts in WISHES.items():
                    assert await wire.refused(want, table=table, seat="G", **facts) == "no-such-seat"
                    assert await wire.refused(want, table="no-such", seat="A", **facts) == "no-such-table"

    asyncio.run(scene())


def test_a_bot_or_another_person_is_not_sent_away_by_a_stranger(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, stranger = await people.guest("Anna"), await people.guest("Chie")
            table = await anna.lay("tenno", seats=3)
            await anna.sit(table)
            await anna.get("POST", f"/api/tables/{table}/bots", {"kind": "random", "seat": "B"})
            for seat in "AB":
                assert await stranger.code("DELETE", f"/api/tables/{table}/seats/{seat}") == "not-your-seat"
            assert await stranger.code("POST", f"/api/tables/{table}/bots", {}) == "not-your-table"
            about = {"seat": "A", "about": "I was never there"}
            assert await stranger.code("POST", f"/api/tables/{table}/reports", about) == "not-your-table"

    asyncio.run(scene())


def test_a_record_is_shown_to_nobody_before_the_end_and_to_no_stranger_after_it(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, _, table = await a_game(people)
            stranger = await people.guest("Chie")
            for method, what, code in (
                ("GET", "record", "game-is-not-over"),
                ("GET", "replay", "game-is-not-over"),
                ("GET", "replay?eyes=B", "not-your-seat"),
                ("POST", "share", "game-is-not-over"),
            ):
                path = f"/api/tables/{table}/{what}"
                assert await anna.code(method, path) == code
                assert await stranger.code(method, path) == "not-your-table"
                assert await people.nobody.code(method, path) == "log-in-first"
            assert await stranger.code("POST", f"/api/tables/{table}/rematch") == "not-your-table"
            assert await people.nobody.code("GET", "/api/records/no-such-key") == "no-such-record"

    asyncio.run(scene())


# --- tokens -------------------------------------------------------------------------------------


async def is_let_in(who: Somebody) -> bool:
    """Over HTTP and over a socket; the two must agree."""
    by_http = (await who.ask("GET", "/api/me")).status_code == 200
    by_socket, status = True, 101
    try:
        async with who.wire():
            pass
    except InvalidStatus as refused:
        by_socket, status = False, refused.response.status_code
    assert status in (101, 401)
    assert by_http == by_socket
    return by_http


def changed(token: str, at: int) -> str:
    return token[:at] + ("A" if token[at] != "A" else "B") + token[at + 1 :]


def test_no_token_but_a_whole_one_of_this_hall_opens_the_door(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest("Anna")
            assert await is_let_in(anna)
            head, when, signature = anna.token.split(".")
            forged = [
                "",
                "x",
                head,
                f"{head}.{when}",
                f"{head}.{when}.",
                f"..{signature}",
                changed(anna.token, 5),
                changed(anna.token, len(head) + 2),
                changed(anna.token, len(anna.token) - 5),
                anna.token + "." + anna.token,
                anna.token * 5,
                Tokens(["k" * 40]).sign("session", Person(anna.me["id"], "k")),
            ]
            for token in forged:
                assert not await is_let_in(people.with_token(token)), token

    asyncio.run(scene())


class Person:
    """Somebody a token can be made for."""

    def __init__(self, person_id: str, key: str) -> None:
        self.id = person_id
        self.key = key


def test_an_old_token_and_one_with_another_persons_key_open_nothing(hall: RunningHall) -> None:
    """Signed with the hall's own keys, so that nothing but the age, or the key of the person, is wrong."""

    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, botan = await people.guest("Anna"), await people.guest("Botan")
            keys = read_keys(hall.folder / "keys")
            mine = Tokens(keys).read("session", anna.token)
            assert mine is not None
            me = Person(mine.person, mine.key)
            old = Tokens(keys, lambda: time() - MAX_AGE["session"] - 10).sign("session", me)
            young = Tokens(keys, lambda: time() - MAX_AGE["session"] + 60).sign("session", me)
            mixed = Tokens(keys).sign("session", Person(botan.me["id"], mine.key))
            assert not await is_let_in(people.with_token(old))
            assert not await is_let_in(people.with_token(mixed))
            assert await is_let_in(people.with_token(young))
            dead = Tokens(keys, lambda: time() - MAX_AGE["link"] - 10).sign("link", me)
            assert await people.nobody.code("POST", "/api/session", {"key": dead}) == "link-is-dead"

    asyncio.run(scene())


def test_a_link_is_no_session_and_a_session_is_no_link(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna = await people.guest("Anna")
            link = (await anna.get("POST", "/api/me/link"))["key"]
            assert not await is_let_in(people.with_token(link))
            assert await people.nobody.code("POST", "/api/session", {"key": anna.token}) == "link-is-dead"
            back = await people.nobody.get("POST", "/api/session", {"key": link, "bearer": True})
            assert back["id"] == anna.me["id"]

    asyncio.run(scene())


def test_signing_out_everywhere_ends_tokens_links_and_open_sockets(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, _, table = await a_game(people)
            link = (await anna.get("POST", "/api/me/link"))["key"]
            async with anna.wire() as wire:
                await wire.watch(table, "A")
                fresh = await anna.get("POST", "/api/me/sign-out-everywhere?bearer=true")
                closing = await wire.until(lambda told: told["tell"] == "closing")
                assert closing["reason"]["code"] == "signed-out"
                with pytest.raises(ConnectionClosed) as closed:
                    await wire.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008
            assert not await is_let_in(anna)
            assert await people.nobody.code("POST", "/api/session", {"key": link}) == "link-is-dead"
            assert await is_let_in(people.with_token(fresh["token"]))

    asyncio.run(scene())


def test_without_a_token_only_what_everybody_may_know_is_answered(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            document = await people.nobody.get("GET", "/openapi.json")
            closed = [
                (method.upper(), path)
                for path, methods in document["paths"].items()
                for method, operation in methods.items()
                if "security" in operation
            ]
            assert len(closed) > 15
            for method, path in closed:
                place = path.replace("{table}", "t1").replace("{seat}", "A")
                assert await people.nobody.code(method, place, {"nonsense": 1}) == "log-in-first", path

    asyncio.run(scene())
