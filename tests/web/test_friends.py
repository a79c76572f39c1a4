"""Friends over HTTP and sockets: whatever is sent is answered with a sentence, and nothing leaks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from tatami.hall.telling import messages as m
from tests.hall.visitors import want
from tests.web.inside import Inside, hall_inside

PASSPHRASE = "correct horse battery"
REQUESTS = "/api/friends/requests"

Scene = Callable[[Inside], Awaitable[None]]


def play(folder: Path, scene: Scene) -> None:
    async def run() -> None:
        # Nothing but the limits of friends is met here.
        free = {
            "log_ins_per_minute": 0,
            "requests_per_minute": 0,
            "work_per_person": 0,
            "work_per_address": 0,
        }
        async with hall_inside(folder, **free) as inside:
            await scene(inside)

    asyncio.run(run())


async def guest(inside: Inside, name: str, lang: str = "en") -> httpx2.AsyncClient:
    headers = {"Origin": inside.address, "Accept-Language": lang}
    client = httpx2.AsyncClient(base_url=inside.address, headers=headers, timeout=60)
    await client.post("/api/guests", json={"name": name})
    return client


async def account(inside: Inside, name: str, lang: str = "en") -> httpx2.AsyncClient:
    client = await guest(inside, name, lang)
    made = await client.post("/api/accounts", json={"name": name, "passphrase": PASSPHRASE})
    assert made.status_code == 201, made.text
    return client


async def code(answer: Awaitable[httpx2.Response]) -> tuple[int, str]:
    told = await answer
    assert told.status_code < 500, told.text
    problem = told.json()
    assert problem["title"], "every refusal is a sentence"
    return told.status_code, problem["code"]


async def handle(client: httpx2.AsyncClient) -> str:
    return str((await client.get("/api/me")).json()["handle"])


def test_asked_by_name_and_accepted(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        olena, petro = await account(inside, "Olena"), await account(inside, "Petro")
        asked = await olena.post(REQUESTS, json={"name": "  PETRO\u200b "})
        assert (asked.status_code, asked.json()["relation"]) == (200, "asked")
        (one,) = (await petro.get("/api/friends")).json()["asking"]
        assert (one["name"], one["account"], one["who"]) == ("Olena", "Olena", await handle(olena))
        accepted = await petro.post(f"{REQUESTS}/{one['who']}/accept")
        assert accepted.json()["relation"] == "friends"
        for client, name in ((olena, "Petro"), (petro, "Olena")):
            told = (await client.get("/api/friends")).json()
            assert [friend["name"] for friend in told["friends"]] == [name]
            assert not told["asking"] + told["asked"] + told["blocked"]
        assert (await olena.delete(f"/api/friends/{await handle(petro)}")).status_code == 204
        assert await code(olena.delete(f"/api/friends/{await handle(petro)}")) == (404, "no-such-friend")

    play(tmp_path, scene)


def test_asked_by_link_and_a_link_that_is_renewed_forged_or_ones_own(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        olena, petro = await account(inside, "Olena"), await account(inside, "Petro")
        stranger = await guest(inside, "Somebody", "uk")
        old = (await olena.post("/api/friends/link")).json()
        assert (await olena.post("/api/friends/link", json={})).json() == old
        seen = (await stranger.get(f"/api/friend-links/{old['key']}")).json()
        assert (seen["person"]["name"], seen["relation"]) == ("Olena", "none")
        assert old["path"] == f"/friend/{old['key']}"
        new = (await olena.post("/api/friends/link", json={"renew": True})).json()
        for dead in (old["key"], "forged", new["key"][:-1]):
            assert await code(petro.get(f"/api/friend-links/{dead}")) == (404, "no-such-friend-link")
            assert await code(petro.post(REQUESTS, json={"key": dead})) == (404, "no-such-friend-link")
        for odd in ("a%00b", "%D1%94", "x" * 200, "a'--"):
            assert await code(petro.get(f"/api/friend-links/{odd}")) == (422, "not-valid")
        assert (await petro.post(REQUESTS, json={"key": new["key"]})).json()["relation"] == "asked"
        assert (await petro.get(f"/api/friend-links/{new['key']}")).json()["relation"] == "asked"
        assert (await olena.get(f"/api/friend-links/{new['key']}")).json()["relation"] == "self"
        assert await code(olena.post(REQUESTS, json={"key": new["key"]})) == (422, "friend-is-yourself")
        back = await olena.post(REQUESTS, json={"name": "petro"})
        assert back.json()["relation"] == "friends", "whoever asks back has said yes"

    play(tmp_path, scene)


BAD: list[tuple[Any, tuple[int, str]]] = [
    ({"name": "Nobody"}, (404, "no-such-account")),
    ({"name": "\u041elena"}, (404, "no-such-account")),
    ({"name": "\u202eanelO\u202c"}, (404, "no-such-account")),
    ({"name": "a\x00b"}, (404, "no-such-account")),
    ({"name": "\u200b\u2060\u200d"}, (422, "name-is-empty")),
    ({"name": ""}, (422, "name-is-empty")),
    ({}, (422, "name-is-empty")),
    ({"name": "x" * 10_000}, (422, "name-is-too-long")),
    ({"name": "x" * 20_000}, (422, "not-valid")),
    ({"name": 7}, (422, "not-valid")),
    ({"name": None}, (422, "not-valid")),
    ({"name": "Petro", "more": 1}, (422, "not-valid")),
    ({"name": "Olena"}, (422, "friend-is-yourself")),
    ([], (422, "not-valid")),
    ({"name": "\ud800"}, (400, "not-json")),
]


def test_bad_names_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        olena = await account(inside, "Olena")
        for body, refusal in BAD:
            sent: Any = {"content": json.dumps(body), "headers": {"Content-Type": "application/json"}}
            for path in (REQUESTS, "/api/blocks"):
                assert await code(olena.post(path, **sent)) == refusal, (path, ascii(body)[:60])
        assert await code(olena.post(REQUESTS, json={"key": "\x00"})) == (422, "not-valid")
        assert await code(olena.post("/api/blocks", json={"who": "\x00"})) == (422, "not-valid")
        told = (await olena.get("/api/friends")).json()
        assert told == {"friends": [], "asking": [], "asked": [], "blocked": []}

    play(tmp_path, scene)


def test_a_guest_is_told_that_friends_need_an_account(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        somebody = await guest(inside, "Somebody", "uk")
        for answer in (
            somebody.get("/api/friends"),
            somebody.post("/api/friends/link", json={}),
            somebody.post(REQUESTS, json={"name": "Olena"}),
            somebody.post(f"{REQUESTS}/abc/accept"),
            somebody.delete(f"{REQUESTS}/abc"),
            somebody.delete("/api/friends/abc"),
            somebody.post("/api/blocks", json={"name": "Olena"}),
            somebody.delete("/api/blocks/abc"),
        ):
            told = await answer
            assert (told.status_code, told.json()["code"]) == (403, "friends-need-an-account")
            assert "обліковий запис" in told.json()["title"]

    play(tmp_path, scene)


def test_a_thousand_requests_are_one_and_then_too_many(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        olena, petro = await account(inside, "Olena"), await account(inside, "Petro")
        answers = [await olena.post(REQUESTS, json={"name": "Petro"}) for _ in range(1000)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert [answer.status_code for answer in answers[:60]] == [200] * 60
        refused = answers[-1]
        assert (refused.json()["code"], int(refused.headers["Retry-After"]) > 0) == ("too-many", True)
        assert len({answer.text for answer in answers[:60]}) == 1
        assert len((await petro.get("/api/friends")).json()["asking"]) == 1

    play(tmp_path, scene)


def test_who_is_blocked_reads_the_same_bytes_as_who_is_not_answered(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        olena, petro = await account(inside, "Olena"), await account(inside, "Petro")
        key = (await petro.post("/api/friends/link", json={})).json()["key"]

        async def everything() -> list[tuple[int, bytes]]:
            asked = [
                await olena.get(f"/api/friend-links/{key}"),
                await olena.post(REQUESTS, json={"name": "Petro"}),
                await olena.post(REQUESTS, json={"key": key}),
                await olena.get("/api/friends"),
                await olena.get(f"/api/friend-links/{key}"),
                await olena.delete(f"{REQUESTS}/{await handle(petro)}"),
                await olena.delete(f"{REQUESTS}/{await handle(petro)}"),
                await olena.post(f"{REQUESTS}/{await handle(petro)}/accept"),
                await olena.get("/api/friends"),
            ]
            return [(answer.status_code, answer.content) for answer in asked]

        unanswered = await everything()
        assert (await petro.post("/api/blocks", json={"name": "Olena"})).status_code == 204
        assert await everything() == unanswered
        told = (await petro.get("/api/friends")).json()
        assert ([one["name"] for one in told["blocked"]], told["asking"]) == (["Olena"], [])
        assert await code(petro.post(REQUESTS, json={"name": "Olena"})) == (409, "friend-is-blocked")
        assert (await petro.delete(f"/api/blocks/{await handle(olena)}")).status_code == 204
        assert await code(petro.delete(f"/api/blocks/{await handle(olena)}")) == (404, "no-such-friend")

    play(tmp_path, scene)


async def line(inside: Inside, client: httpx2.AsyncClient) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    headers = {"Cookie": cookies, "Origin": inside.address}
    return await connect(f"ws://127.0.0.1:{inside.port}/ws", additional_headers=headers)


async def heard(socket: ClientConnection, tell: str) -> dict[str, Any]:
    async with asyncio.timeout(20):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["tell"] == tell:
                return message


def test_over_a_socket_one_hears_of_requests_and_of_friends_who_come_and_blocks_somebody_who_is_here(
    tmp_path: Path,
) -> None:
    async def scene(inside: Inside) -> None:
        olena, petro = await account(inside, "Olena"), await account(inside, "Petro")
        somebody = await guest(inside, "Somebody")
        async with await line(inside, olena) as socket, await line(inside, somebody) as other:
            for each in (socket, other):
                await want(each, m.WatchFriends(1))
                assert await heard(each, "friends") == {"tell": "friends", "here": [], "asking": 0}
                assert (await heard(each, "done"))["id"] == 1
            await petro.post(REQUESTS, json={"name": "Olena"})
            told = await heard(socket, "friends")
            assert (told["asking"], told["news"][0]["by"]["name"]) == (1, "Petro")
            await olena.post(f"{REQUESTS}/{await handle(petro)}/accept")
            assert (await heard(socket, "friends"))["asking"] == 0
            async with await line(inside, petro):
                assert (await heard(socket, "friends"))["here"] == [await handle(petro)]
                told = await olena.post("/api/blocks", json={"who": await handle(petro)})
                assert told.status_code == 204
                assert (await heard(socket, "friends"))["here"] == []
            refused = await code(olena.post("/api/blocks", json={"who": await handle(somebody)}))
            assert refused == (404, "no-such-friend"), "a guest has no account that could be blocked"
            await want(socket, m.WatchFriends(2, on=False))
            assert (await heard(socket, "done"))["id"] == 2

    play(tmp_path, scene)
