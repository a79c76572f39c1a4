"""Friends, blocks and friend links in both databases."""

from __future__ import annotations

import asyncio

from tatami.hall.db.store import Store, sitting
from tests.hall.shelves import LAID, account, act, person, scene, table


async def with_accounts(store: Store, *names: str) -> None:
    for name in names:
        await store.add_account(account(name, name.title()))
        await store.add_person(person(f"p-{name}", name.title(), name))


def test_two_who_ask_each_other_at_once_are_one_row(database_url: str) -> None:
    async def play(store: Store) -> None:
        await with_accounts(store, "ann", "bob")
        await asyncio.gather(
            *(
                store.ask_friend(by, whom, 1)
                for by, whom in [("ann", "bob"), ("bob", "ann"), ("ann", "bob")] * 5
            )
        )
        (row,) = await store.friendships_of("ann")
        assert await store.friendships_of("bob") == [row]
        assert (row.one, row.other, row.asked_by, row.accepted) == ("ann", "bob", row.asked_by, False)
        await store.accept_friend("bob", "ann", 2)
        assert await store.befriended(["bob"]) == {"ann", "bob"}
        await store.end_friendship("bob", "ann")
        assert await store.friendship("ann", "bob") is None

    scene(database_url, play)


def test_who_blocks_takes_back_his_own_request_and_leaves_that_of_the_other(database_url: str) -> None:
    async def play(store: Store) -> None:
        await with_accounts(store, "ann", "bob", "cay", "dan")
        await store.ask_friend("ann", "bob", 1)
        await store.ask_friend("cay", "ann", 1)
        await store.ask_friend("ann", "dan", 1)
        await store.accept_friend("ann", "dan", 2)
        for other in ("bob", "cay", "dan", "dan"):
            await store.block("ann", other, 3)
        (left,) = await store.friendships_of("ann")
        assert left.asked_by == "cay"
        assert await store.blocked_by("ann") == ["bob", "cay", "dan"]
        assert await store.blocks_among({"ann", "dan", "nobody"}) == [("ann", "dan")]
        assert await store.blocks_among(["ann"]) == []
        await store.unblock("ann", "bob")
        assert await store.blocked_by("bob") == []
        assert await store.blocked_by("ann") == ["cay", "dan"]

    scene(database_url, play)


def test_a_renewed_link_kills_the_one_before(database_url: str) -> None:
    async def play(store: Store) -> None:
        await with_accounts(store, "ann")
        assert await store.friend_key("ann") is None
        await store.put_friend_key("ann", "first")
        await store.put_friend_key("ann", "second")
        assert await store.friend_key("ann") == "second"
        assert await store.account_with_key("second") == "ann"
        assert await store.account_with_key("first") is None

    scene(database_url, play)


def test_an_account_is_known_by_its_person_and_public_tables_by_who_sits_there(database_url: str) -> None:
    async def play(store: Store) -> None:
        await with_accounts(store, "ann", "bob")
        known = await store.acquainted({"ann", "bob", "nobody"})
        assert {name: (one.person.id, one.account) for name, one in known.items()} == {
            "ann": ("p-ann", "Ann"),
            "bob": ("p-bob", "Bob"),
        }
        assert await store.acquainted([]) == {}
        for row in (table("open", "open"), table("on"), table("over", "over"), table("link", listed=False)):
            await store.open_table(row, LAID)
            await store.append(row.id, 1, [act(1)], also=[sitting(row.id, 0, "p-ann")])
        found = await store.listed_tables_of(["p-ann", "p-bob"], 5)
        assert [(who, row.id) for who, row in found] == [("p-ann", "open"), ("p-ann", "on")]
        assert await store.listed_tables_of([], 5) == []

    scene(database_url, play)
