"""Friends: asked, accepted, parted from and blocked; told to whom it concerns, and to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tatami.hall.hall import NewTable
from tatami.hall.people import Door
from tatami.hall.serving import friends as f
from tatami.hall.serving import presence as p
from tatami.hall.serving.presence import handle_of
from tests.hall.friendly import all_told, among_accounts, befriend, code_of, listening, seen
from tests.hall.halls import Ear, Scene, refused

NOTHING: dict[str, list[str]] = {"friends": [], "asking": [], "asked": [], "blocked": []}


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (f, p):
        monkeypatch.setattr(module, "REST", 0.0)


def test_who_is_asked_may_say_yes_and_both_are_friends_until_one_parts(url: str) -> None:
    async def play(hall: Scene) -> None:
        assert await hall.friends.ask("ann", "bob") == "asked"
        assert await seen(hall, "ann") == {**NOTHING, "asked": ["Bob"]}
        assert await seen(hall, "bob") == {**NOTHING, "asking": ["Ann"]}
        assert await hall.friends.accept("bob", "ann") == "friends"
        assert await hall.friends.accept("bob", "ann") == "friends", "once more changes nothing"
        for who, other in (("ann", "Bob"), ("bob", "Ann")):
            assert await seen(hall, who) == {**NOTHING, "friends": [other]}
        await hall.friends.part("ann", "bob")
        assert await seen(hall, "ann") == await seen(hall, "bob") == NOTHING

    among_accounts(url, play)


def test_a_request_is_declined_or_withdrawn_and_an_answer_that_comes_too_late_says_so(url: str) -> None:
    async def play(hall: Scene) -> None:
        friends = hall.friends
        await friends.ask("ann", "bob")
        await friends.drop_request("bob", "ann")
        assert await seen(hall, "ann") == NOTHING
        await friends.ask("ann", "bob")
        await friends.drop_request("ann", "bob")
        assert await code_of(friends.accept("bob", "ann")) == "no-such-friend-request"
        await befriend(hall, "ann", "bob")
        assert await code_of(friends.drop_request("ann", "bob")) == "no-such-friend-request"
        assert await seen(hall, "ann") == {**NOTHING, "friends": ["Bob"]}, "a late withdrawal parts nobody"
        assert await code_of(friends.part("ann", "cay")) == "no-such-friend"
        assert await code_of(friends.accept("ann", "cay")) == "no-such-friend-request"

    among_accounts(url, play)


def test_two_who_ask_each_other_are_friends_and_nobody_is_his_own(url: str) -> None:
    async def play(hall: Scene) -> None:
        both = await asyncio.gather(hall.friends.ask("ann", "bob"), hall.friends.ask("bob", "ann"))
        assert sorted(both) == ["asked", "friends"]
        assert await code_of(hall.friends.ask("ann", "ann")) == "friend-is-yourself"
        assert await code_of(hall.friends.block("ann", "ann")) == "friend-is-yourself"

    among_accounts(url, play)


def test_a_thousand_requests_are_one(url: str) -> None:
    async def play(hall: Scene) -> None:
        bob = await listening(hall, "bob")
        told = [await hall.friends.ask("ann", "bob") for _ in range(1000)]
        assert set(told) == {"asked"}
        assert await seen(hall, "bob") == {**NOTHING, "asking": ["Ann"]}
        await all_told(hall)
        assert [message["asking"] for message in bob.told("friends")] == [1]

    among_accounts(url, play)


@pytest.mark.parametrize(
    ("most", "code"),
    [
        ("MOST_FRIENDS", "friends-are-full"),
        ("MOST_ASKED", "too-many-friend-requests"),
        ("MOST_ASKING", "friend-is-asked-by-many"),
        ("MOST_BLOCKED", "too-many-blocks"),
    ],
)
def test_everything_has_an_end_and_says_so(
    url: str, monkeypatch: pytest.MonkeyPatch, most: str, code: str
) -> None:
    monkeypatch.setattr(f, most, 2)

    async def play(hall: Scene) -> None:
        wish: Callable[[str], Awaitable[object]] = {
            "MOST_FRIENDS": lambda other: befriend(hall, "ann", other),
            "MOST_ASKED": lambda other: hall.friends.ask("ann", other),
            "MOST_ASKING": lambda other: hall.friends.ask(other, "ann"),
            "MOST_BLOCKED": lambda other: hall.friends.block("ann", other),
        }[most]
        assert [await code_of(wish(other)) for other in ("bob", "cay", "dan")] == ["", "", code]

    among_accounts(url, play)


def test_who_has_too_many_friends_cannot_be_given_one_more(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hall: Scene) -> None:
        await hall.friends.ask("ann", "bob")
        monkeypatch.setattr(f, "MOST_FRIENDS", 1)
        await befriend(hall, "ann", "cay")
        assert await code_of(hall.friends.accept("bob", "ann")) == "friend-has-too-many"

    among_accounts(url, play)


# --- blocks -------------------------------------------------------------------------------------


def test_who_is_blocked_is_answered_as_if_nobody_had_answered(url: str) -> None:
    async def play(hall: Scene) -> None:
        bob = await listening(hall, "bob")
        asked = await hall.friends.ask("ann", "bob"), await hall.friends.related("ann", "bob")
        listed = await hall.friends.listed("ann")
        await hall.friends.drop_request("ann", "bob")
        await hall.friends.block("bob", "ann")
        await all_told(hall)
        bob.forget()
        assert (await hall.friends.ask("ann", "bob"), await hall.friends.related("ann", "bob")) == asked
        assert await hall.friends.listed("ann") == listed
        await all_told(hall)
        assert bob.heard == []
        assert await seen(hall, "bob") == {**NOTHING, "blocked": ["Ann"]}
        assert await code_of(hall.friends.accept("bob", "ann")) == "no-such-friend-request"
        assert await code_of(hall.friends.ask("bob", "ann")) == "friend-is-blocked"

    among_accounts(url, play)


def test_who_is_unblocked_finds_his_request_heard(url: str) -> None:
    async def play(hall: Scene) -> None:
        await hall.friends.block("bob", "ann")
        await hall.friends.ask("ann", "bob")
        await hall.friends.unblock("bob", "ann")
        assert await seen(hall, "bob") == {**NOTHING, "asking": ["Ann"]}
        await hall.friends.unblock("bob", "ann")

    among_accounts(url, play)


def test_a_friend_who_is_blocked_is_told_what_one_is_told_who_was_parted_from(url: str) -> None:
    async def play(hall: Scene) -> None:
        told = []
        for end in (hall.friends.part, hall.friends.block):
            await hall.friends.unblock("bob", "ann")
            await hall.friends.drop_request("bob", "ann") if await asks(hall) else None
            await befriend(hall, "ann", "bob")
            ann, bob = await listening(hall, "ann"), Ear("bob")
            hall.arrive(bob)
            await all_told(hall)
            ann.forget()
            await end("bob", "ann")
            await all_told(hall)
            told.append((ann.raw.copy(), await hall.friends.listed("ann")))
            hall.leave(ann)
            hall.leave(bob)
        assert told[0] == told[1]
        assert len(told[0][0]) == 1

    async def asks(hall: Scene) -> bool:
        return bool((await seen(hall, "bob"))["asking"])

    among_accounts(url, play)


def test_those_who_are_apart_are_not_in_each_others_lists_and_the_others_notice_nothing(url: str) -> None:
    async def play(hall: Scene) -> None:
        ears = {who: Ear(who) for who in ("ann", "bob", "cay")}
        for ear in ears.values():
            hall.arrive(ear)
        hall.presence.watchers.update(ears.values())
        await hall.friends.block("bob", "ann")
        await all_told(hall)
        await told_here(hall, ears["ann"])
        lists = {who: [one["name"] for one in ear.last("here")["people"]] for who, ear in ears.items()}
        assert lists == {"ann": ["Ann", "Cay"], "bob": ["Bob", "Cay"], "cay": ["Ann", "Bob", "Cay"]}
        assert [one.name for one in (await hall.presence.list("ann")).people] == ["Ann", "Cay"]
        blocked = ears["ann"].raw[-1]
        await hall.friends.unblock("bob", "ann")
        row = await hall.store.person("bob")
        assert row is not None
        await Door(hall).change(row, None, hidden=True)
        ears["ann"].forget()
        hall.presence.changed()
        await told_here(hall, ears["ann"])
        assert ears["ann"].raw[-1] == blocked, "blocked and hidden are the same bytes"

    among_accounts(url, play)


async def told_here(hall: Scene, ear: Ear) -> None:
    async with asyncio.timeout(10):
        while not ear.told("here"):
            await asyncio.sleep(0.001)
    await hall.quiet()


@pytest.mark.parametrize(("by", "whom"), [("bob", "ann"), ("ann", "bob")])
def test_an_invitation_between_those_who_are_apart_is_one_to_somebody_who_is_not_here(
    url: str, by: str, whom: str
) -> None:
    async def play(hall: Scene) -> None:
        bob = Ear("bob")
        hall.arrive(Ear("ann"))
        hall.arrive(bob)
        table = await hall.lay("ann", NewTable("tenno", 3))
        await hall.friends.block(by, whom)
        absent = await refused(hall.presence.invite("ann", table, handle_of("nobody")))
        assert await refused(hall.presence.invite("ann", table, handle_of("bob"))) == absent == "not-here"
        assert bob.heard == []
        await hall.friends.unblock(by, whom)
        await hall.presence.invite("ann", table, handle_of("bob"))
        assert bob.last("invited")["table"] == table

    among_accounts(url, play)


# --- who of them is here ------------------------------------------------------------------------


def test_friends_are_told_who_comes_and_goes_and_strangers_and_guests_are_not(url: str) -> None:
    async def play(hall: Scene) -> None:
        await befriend(hall, "ann", "bob")
        ann, cay = await listening(hall, "ann"), await listening(hall, "cay")
        bob = Ear("bob")
        hall.arrive(bob)
        await all_told(hall)
        assert ann.last("friends") == {"tell": "friends", "here": [handle_of("bob")], "asking": 0}
        hall.leave(bob)
        await all_told(hall)
        assert ann.last("friends")["here"] == []
        assert cay.heard == []
        hall.leave(ann)
        hall.leave(cay)
        assert hall.friends.bytes <= hall.friends.most_bytes

    among_accounts(url, play)


def test_of_a_friend_who_hides_nothing_is_told_not_even_that_nothing_has_changed(url: str) -> None:
    async def play(hall: Scene) -> None:
        await befriend(hall, "ann", "bob")
        await hall.store.change_person("bob", hidden=True)
        ann, bob = await listening(hall, "ann"), Ear("bob")
        absent = await hall.friends.listed("ann")
        hall.arrive(bob)
        await all_told(hall)
        assert ann.heard == []
        assert await hall.friends.listed("ann") == absent
        row = await hall.store.person("bob")
        assert row is not None
        await Door(hall).change(row, None, hidden=False)
        await all_told(hall)
        assert ann.last("friends")["here"] == [handle_of("bob")]
        await Door(hall).change(row, None, hidden=True)
        await all_told(hall)
        hidden = ann.raw[-1]
        await Door(hall).change(row, None, hidden=False)
        await all_told(hall)
        hall.leave(bob)
        await all_told(hall)
        assert ann.raw[-1] == hidden, "who hides has gone, as far as anybody can tell"

    among_accounts(url, play)


def test_a_request_and_a_yes_are_told_with_who_it_is_and_who_wants_peace_hears_a_number(url: str) -> None:
    async def play(hall: Scene) -> None:
        ann, bob = await listening(hall, "ann"), await listening(hall, "bob")
        await hall.friends.ask("ann", "bob")
        await all_told(hall)
        told = bob.last("friends")
        assert (told["asking"], told["news"][0]["kind"], told["news"][0]["by"]["name"]) == (1, "asked", "Ann")
        assert ann.heard == []
        await hall.friends.accept("bob", "ann")
        await all_told(hall)
        news = ann.last("friends")
        assert (news["here"], news["news"][0]["kind"]) == ([handle_of("bob")], "accepted")
        assert bob.last("friends") == {"tell": "friends", "here": [handle_of("ann")], "asking": 0}
        await hall.store.change_person("bob", undisturbed=True)
        await hall.friends.ask("cay", "bob")
        await all_told(hall)
        assert bob.last("friends") == {"tell": "friends", "here": [handle_of("ann")], "asking": 1}

    among_accounts(url, play)


def test_a_friend_is_told_at_which_public_table_somebody_sits_and_at_no_other(url: str) -> None:
    async def play(hall: Scene) -> None:
        await befriend(hall, "ann", "bob")
        bob = Ear("bob")
        hall.arrive(bob)
        for wanted in ({"access": "link"}, {"delay": 60}):
            await hall.sit(await hall.lay("bob", NewTable("tenno", 3, **wanted)), "bob")  # type: ignore[arg-type]
        assert (await hall.friends.listed("ann")).friends[0].table == ""
        table = await hall.lay("bob", NewTable("shinobi", 3))
        await hall.sit(table, "bob")
        one = (await hall.friends.listed("ann")).friends[0]
        assert (one.here, one.table, one.game) == (True, table, "shinobi")
        await hall.store.change_person("bob", hidden=True)
        one = (await hall.friends.listed("ann")).friends[0]
        assert (one.here, one.table, one.game) == (False, "", "")

    among_accounts(url, play)
