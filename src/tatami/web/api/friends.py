"""Friends: asked by name or by link, accepted, parted from, blocked. All of it needs an account.

What a name reveals: account names stand on the ladder, so "there is no such account" may be told. Nothing
else is: an account that exists is asked alike whether its person is here, hides, or has blocked who asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.hall.naming import LONGEST_NAME
from tatami.hall.people import fresh_id
from tatami.hall.telling.befriending import (
    AskFriend,
    BlockPerson,
    FriendKey,
    FriendLink,
    FriendList,
    Related,
    RenewLink,
)
from tatami.hall.telling.chat import cleaned
from tatami.hall.telling.wants import Handle
from tatami.kernel.reasons import TatamiError

from ..routes import Operation, operation
from .calling import Asked, house

GUEST: Final = "friends-need-an-account"
_NAMED: Final = ("name-is-empty", "name-is-too-long", "no-such-account", "friend-is-yourself")
_FULL: Final = ("friends-are-full", "friend-has-too-many")


def _mine(call: Asked) -> str:
    """The account of whoever asks; guests are told that friends need one."""
    account = call.person.account_id
    if account is None:
        raise TatamiError("friends-need-an-account")
    return account


async def _called(call: Asked, written: str) -> str:
    """The account of that name, as far as it can be read; whoever looks up many is asked to wait."""
    name = cleaned(written)
    if not name:
        raise TatamiError("name-is-empty")
    if len(name) > LONGEST_NAME:
        raise TatamiError("name-is-too-long", most=LONGEST_NAME)
    account = await house(call).hall.store.account_called(name)
    if account is None:
        raise TatamiError("no-such-account", name=name)
    return account.id


async def _behind(call: Asked, key: str) -> str:
    account = await house(call).hall.store.account_with_key(key)
    if account is None:
        raise TatamiError("no-such-friend-link")
    return account


async def _one_of(call: Asked, who: str, otherwise: TatamiError) -> str:
    """Somebody who has to do with whoever asks."""
    found = await house(call).hall.friends.one_of(_mine(call), who)
    if found is None:
        raise otherwise
    return found


@operation("GET", "/api/friends", tag="friends", person=True, refusals=(GUEST,))
async def friends(call: Asked) -> FriendList:
    """Your friends and who of them is here, requests both ways, and whom you have blocked."""
    return await house(call).hall.friends.listed(_mine(call))


@operation("POST", "/api/friends/link", tag="friends", person=True, refusals=(GUEST,))
async def friend_link(call: Asked, body: RenewLink = RenewLink()) -> FriendLink:  # noqa: B008 - frozen
    """The link by which others may ask you; made the first time, and anew if you want."""
    store, account = house(call).hall.store, _mine(call)
    key = await store.friend_key(account)
    if key is None or body.renew:
        key = fresh_id()
        await store.put_friend_key(account, key)
    return FriendLink(key, f"/friend/{key}")


@operation("GET", "/api/friend-links/{key}", tag="friends", refusals=("no-such-friend-link",))
async def behind_link(call: Asked, key: FriendKey) -> Related:
    """Whose link that is, and what you are to each other."""
    account = call.who.account_id if call.who else None
    return await house(call).hall.friends.related(account, await _behind(call, key))


@operation(
    "POST",
    "/api/friends/requests",
    tag="friends",
    person=True,
    refusals=(
        GUEST,
        "too-many",
        *_NAMED,
        "no-such-friend-link",
        "friend-is-blocked",
        "too-many-friend-requests",
        "friend-is-asked-by-many",
        *_FULL,
    ),
)
async def ask_friend(call: Asked, body: AskFriend) -> Related:
    """Asks somebody to be your friend; if he has asked you, you are friends at once. Once is enough."""
    account = _mine(call)
    house(call).rates.count("friend-requests", account)
    other = await (_behind(call, body.key) if body.key else _called(call, body.name))
    await house(call).hall.friends.ask(account, other)
    return await house(call).hall.friends.related(account, other)


@operation(
    "POST",
    "/api/friends/requests/{who}/accept",
    tag="friends",
    person=True,
    refusals=(GUEST, "no-such-friend-request", *_FULL),
)
async def accept_friend(call: Asked, who: Handle) -> Related:
    """You are friends from now on."""
    other = await _one_of(call, who, TatamiError("no-such-friend-request"))
    await house(call).hall.friends.accept(_mine(call), other)
    return await house(call).hall.friends.related(_mine(call), other)


@operation(
    "DELETE",
    "/api/friends/requests/{who}",
    tag="friends",
    person=True,
    refusals=(GUEST, "no-such-friend-request"),
)
async def drop_friend_request(call: Asked, who: Handle) -> None:
    """Declines what you were asked, or withdraws what you have asked."""
    other = await _one_of(call, who, TatamiError("no-such-friend-request"))
    await house(call).hall.friends.drop_request(_mine(call), other)


@operation("DELETE", "/api/friends/{who}", tag="friends", person=True, refusals=(GUEST, "no-such-friend"))
async def part_from_friend(call: Asked, who: Handle) -> None:
    """You are friends no more."""
    other = await _one_of(call, who, TatamiError("no-such-friend"))
    await house(call).hall.friends.part(_mine(call), other)


@operation(
    "POST",
    "/api/blocks",
    tag="friends",
    person=True,
    refusals=(GUEST, "too-many", *_NAMED, "no-such-friend", "too-many-blocks"),
)
async def block(call: Asked, body: BlockPerson) -> None:
    """You hear nothing more of somebody, nor he of you; he is not told."""
    account = _mine(call)
    house(call).rates.count("friend-requests", account)
    other = await (_meant(call, body.who) if body.who else _called(call, body.name))
    await house(call).hall.friends.block(account, other)


async def _meant(call: Asked, who: str) -> str:
    """Somebody who has to do with whoever asks, or whom he sees here; a guest cannot be blocked."""
    hall = house(call).hall
    found = await hall.friends.one_of(_mine(call), who)
    if found is None:
        seen = await hall.presence.seen_by(call.person.id, who)
        found = seen.account_id if seen else None
    if found is None:
        raise TatamiError("no-such-friend")
    return found


@operation("DELETE", "/api/blocks/{who}", tag="friends", person=True, refusals=(GUEST, "no-such-friend"))
async def unblock(call: Asked, who: Handle) -> None:
    """Somebody may be heard of again; friends you are no more."""
    await house(call).hall.friends.unblock(
        _mine(call), await _one_of(call, who, TatamiError("no-such-friend"))
    )


OPERATIONS: Final[Sequence[Operation]] = (
    friends,
    friend_link,
    behind_link,
    ask_friend,
    accept_friend,
    drop_friend_request,
    part_from_friend,
    block,
    unblock,
)
