"""Who is here now, and invitations: bounded, and telling no more than everybody may know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from tatami.hall.hall import NewTable
from tatami.hall.people import Door
from tatami.hall.serving import presence as p
from tatami.hall.serving.presence import handle_of
from tatami.kernel.reasons import Refused
from tests.hall.halls import Ear, HandClock, Scene, refused, scene
from tests.hall.shelves import person


async def comes(hall: Scene, *people: str) -> list[Ear]:
    ears = [Ear(who) for who in people]
    for ear in ears:
        hall.arrive(ear)
    return ears


async def here(hall: Scene) -> list[str]:
    return [info.name for info in (await hall.presence.list()).people]


def test_everybody_with_a_socket_is_here_once(url: str) -> None:
    async def play(hall: Scene) -> None:
        ann, again, bob = await comes(hall, "ann", "ann", "bob")
        assert await here(hall) == ["Ann", "Bob"]
        hall.leave(ann)
        assert await here(hall) == ["Ann", "Bob"]
        hall.leave(again)
        hall.leave(bob)
        assert await here(hall) == []

    scene(url, play)


def test_who_hides_and_who_has_no_name_is_not_told(url: str) -> None:
    async def play(hall: Scene) -> None:
        await comes(hall, "ann", "bob", "cay")
        await hall.store.change_person("bob", hidden=True)
        await hall.store.change_person("cay", named=False)
        assert await here(hall) == ["Ann"]
        table = await hall.lay("ann", NewTable("tenno", 3))
        hidden = await refused(hall.presence.invite("ann", table, handle_of("bob")))
        assert hidden == await refused(hall.presence.invite("ann", table, handle_of("nobody"))) == "not-here"

    scene(url, play)


def test_whoever_wants_to_know_is_told_of_those_who_come_and_change_their_names(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(p, "REST", 0.0)

    async def play(hall: Scene) -> None:
        (ann,) = await comes(hall, "ann")
        hall.presence.watchers.add(ann)
        await comes(hall, "bob")
        row = await hall.store.person("bob")
        assert row is not None
        await Door(hall).change(row, "Bohdan", crest="ogi")
        told = await heard(ann, lambda message: message["people"][-1]["name"] == "Bohdan")
        assert told["people"][-1] == {
            "who": handle_of("bob"), "name": "Bohdan", "colour": "red", "crest": "ogi",
        }  # fmt: skip
        assert "bob" not in str(told), "nobody is told what somebody is to the hall"

    scene(url, play)


async def heard(ear: Ear, holds: object) -> dict[str, object]:
    assert callable(holds)
    async with asyncio.timeout(10):
        while True:
            for message in ear.told("here"):
                if holds(message):
                    return message
            await asyncio.sleep(0.001)


def test_the_list_has_an_end(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(p, "MOST_TOLD", 3)

    async def play(hall: Scene) -> None:
        await comes(hall, "ann", "bob", "cay", "dan", "eve")
        listed = await hall.presence.list()
        assert (len(listed.people), listed.more) == (3, 2)

    scene(url, play)


def test_an_invitation_says_who_asks_to_which_game_and_can_be_declined(url: str) -> None:
    async def play(hall: Scene) -> None:
        ann, bob = await comes(hall, "ann", "bob")
        table = await hall.lay("ann", NewTable("tenno", 3))
        await hall.sit(table, "ann")
        await hall.presence.invite("ann", table, handle_of("bob"))
        told = bob.last("invited")
        assert (told["table"], told["game"], told["by"]["name"]) == (table, "tenno", "Ann")
        assert (told["seats"], told["free"]) == (3, 2)
        assert ann.told("invited") == []
        await hall.presence.decline("bob", table, handle_of("ann"))
        assert ann.last("declined") == {
            "tell": "declined", "table": table, "who": handle_of("bob"), "name": "Bob",
        }  # fmt: skip

    scene(url, play)


def test_only_who_belongs_to_a_table_with_room_may_ask(url: str) -> None:
    async def play(hall: Scene) -> None:
        await comes(hall, "ann", "bob", "cay")
        table = await hall.lay("ann", NewTable("tenno", 2))
        invite = hall.presence.invite
        assert await refused(invite("bob", table, handle_of("cay"))) == "not-your-table"
        assert await refused(invite("ann", "forged", handle_of("cay"))) == "no-such-table"
        assert await refused(invite("ann", table, handle_of("ann"))) == "not-here"
        assert await refused(hall.presence.decline("bob", table, handle_of("ann"))) == "not-invited"
        await hall.sit(table, "ann")
        await hall.sit(table, "bob")
        assert await refused(invite("ann", table, handle_of("cay"))) == "game-has-begun"

    scene(url, play)


def test_who_does_not_want_to_be_asked_is_not(url: str) -> None:
    async def play(hall: Scene) -> None:
        _, bob = await comes(hall, "ann", "bob")
        await hall.store.change_person("bob", undisturbed=True)
        table = await hall.lay("ann", NewTable("tenno", 3))
        assert await refused(hall.presence.invite("ann", table, handle_of("bob"))) == "takes-no-invitations"
        assert bob.heard == []

    scene(url, play)


def test_who_is_asked_to_a_locked_table_is_let_in(url: str) -> None:
    async def play(hall: Scene) -> None:
        await comes(hall, "ann", "bob")
        table = await hall.lay("ann", NewTable("tenno", 3, access="password", password="terces"))
        assert await refused(hall.admit(table, "cay", "")) == "wrong-password"
        await hall.presence.invite("ann", table, handle_of("bob"))
        await hall.admit(table, "bob", "")

    scene(url, play)


def test_of_a_thousand_invitations_a_few_are_heard_and_nothing_piles_up(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(p, "MOST_KEPT", 50)

    async def play(hall: Scene) -> None:
        _, bob = await comes(hall, "ann", "bob")
        table = await hall.lay("ann", NewTable("tenno", 3))
        codes = [await code(hall.presence.invite("ann", table, handle_of("bob"))) for _ in range(1000)]
        assert codes.count("") == 1
        assert set(codes[1:]) == {"invited-already"}
        assert len(bob.told("invited")) == 1
        clock.pass_by(61)
        assert await code(hall.presence.invite("ann", table, handle_of("bob"))) == ""
        for k in range(200):
            await hall.store.add_person(person(f"p{k}", f"P{k}"))
        await comes(hall, *(f"p{k}" for k in range(200)))
        many = [await code(hall.presence.invite("ann", table, handle_of(f"p{k}"))) for k in range(200)]
        assert many.count("") == p.MOST_ASKED - 1
        assert set(many) == {"", "too-many-invitations"}
        for k in range(200):
            clock.pass_by(61)
            assert await code(hall.presence.invite("ann", table, handle_of(f"p{k}"))) == ""
        assert hall.presence.bytes <= hall.presence.most_bytes

    clock = HandClock()
    scene(url, play, clock)


def test_many_who_ask_the_same_person_are_too_many_together(url: str) -> None:
    async def play(hall: Scene) -> None:
        (bob,) = await comes(hall, "bob")
        codes = []
        for k in range(30):
            await hall.store.add_person(person(f"p{k}", f"P{k}"))
            await comes(hall, f"p{k}")
            table = await hall.lay(f"p{k}", NewTable("tenno", 3))
            codes.append(await code(hall.presence.invite(f"p{k}", table, handle_of("bob"))))
        assert codes.count("") == len(bob.told("invited")) == p.MOST_ASKED
        assert set(codes) == {"", "too-many-invitations"}

    scene(url, play)


async def code(wish: Awaitable[None]) -> str:
    try:
        await wish
    except Refused as refusal:
        return refusal.reason.code
    return ""
