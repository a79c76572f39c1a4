"""Friends: who has asked whom, who has said yes, who wants to hear nothing of whom, and who of them is here.

All of it is between accounts, and bounded for each. Nobody is ever told that he is blocked: what he asks is
written down and shown to him as to anybody else, and only the other does not see it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from tatami.kernel.reasons import TatamiError

from ..db.friends import Acquainted
from ..telling.befriending import FriendInfo, FriendList, Related, Relation
from ..telling.messages import FriendNews, FriendsHere, encode
from .audience import Listener
from .bell import Bell
from .presence import handle_of, here_info

if TYPE_CHECKING:
    from ..hall import Hall

MOST_FRIENDS: Final = 200
MOST_ASKED: Final = 50
"""Requests of one account that wait for an answer."""
MOST_ASKING: Final = 200
"""Requests that wait for the answer of one account."""
MOST_BLOCKED: Final = 500
REST: Final = 1.0
"""Seconds between two messages, and as many more as there are hundreds who are told."""
MOST_MOVED: Final = 2_000
"""People who came or went since the last message and are looked at for the next."""
MOST_NEWS: Final = 5
NEWS_BYTES: Final = 600
HANDLE_BYTES: Final = 40


class Ties(NamedTuple):
    """Accounts that have to do with one of them; of those who are asking, none that is blocked."""

    friends: list[str]
    asking: list[str]
    asked: list[str]
    blocked: list[str]

    def relation(self, account: str) -> Relation:
        if account in self.blocked:
            return "blocked"
        named: tuple[tuple[Relation, list[str]], ...] = (
            ("friends", self.friends), ("asking", self.asking), ("asked", self.asked),
        )  # fmt: skip
        return next((relation for relation, accounts in named if account in accounts), "none")


class Friends:
    """What accounts want of each other, and what those who listen are told of it."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Final = hall
        self._store: Final = hall.store
        self._changing: Final = asyncio.Lock()
        """Held while something between accounts is counted and written."""
        self._watchers: Final[dict[Listener, bytes]] = {}
        """Whoever wants to know, and what he was told last."""
        self._bell: Final = Bell(hall, lambda: REST + len(self._watchers) / 100, self._tell)
        self._moved: Final[set[str]] = set()
        """People who came, went, hid or showed themselves."""
        self._news: Final[dict[str, list[FriendNews]]] = {}
        """By account whose friends or requests have changed."""

    @property
    def is_ringing(self) -> bool:
        """Whether somebody is still to be told something."""
        return self._bell.is_ringing

    @property
    def bytes(self) -> int:
        """About how much is kept for those who are told."""
        news = sum(map(len, self._news.values())) + len(self._news)
        return sum(map(len, self._watchers.values())) + NEWS_BYTES * (len(self._moved) + news)

    @property
    def most_bytes(self) -> int:
        people = len(self._hall.sockets)
        told = len(self._watchers) * MOST_FRIENDS * HANDLE_BYTES
        return told + NEWS_BYTES * (MOST_MOVED + people * (1 + MOST_NEWS)) + NEWS_BYTES

    # --- what accounts want of each other -------------------------------------------------------

    async def ties(self, account: str) -> Ties:
        ties = Ties([], [], [], await self._store.blocked_by(account))
        for row in await self._store.friendships_of(account):
            other = row.other if row.one == account else row.one
            if row.accepted:
                ties.friends.append(other)
            elif row.asked_by == account:
                ties.asked.append(other)
            elif other not in ties.blocked:
                ties.asking.append(other)
        return ties

    async def ask(self, by: str, whom: str) -> Relation:
        """Asks to be a friend, or says yes to who has asked already; again and again it stays one request."""
        if by == whom:
            raise TatamiError("friend-is-yourself")
        async with self._changing:
            mine = await self.ties(by)
            relation = mine.relation(whom)
            if relation in ("friends", "asked"):
                return relation
            if relation == "blocked":
                raise TatamiError("friend-is-blocked")
            if relation == "asking":
                return await self._accept(mine, by, whom)
            _check(mine.friends, TatamiError("friends-are-full", most=MOST_FRIENDS))
            _check(mine.asked, TatamiError("too-many-friend-requests", most=MOST_ASKED))
            theirs = await self.ties(whom)
            _check(theirs.asking, TatamiError("friend-is-asked-by-many", most=MOST_ASKING))
            await self._store.ask_friend(by, whom, self._hall.now())
            if by not in theirs.blocked:
                await self._concern(whom, "asked", by)
            return "asked"

    async def accept(self, by: str, whom: str) -> Relation:
        async with self._changing:
            mine = await self.ties(by)
            if mine.relation(whom) == "friends":
                return "friends"
            if mine.relation(whom) != "asking":
                raise TatamiError("no-such-friend-request")
            return await self._accept(mine, by, whom)

    async def _accept(self, mine: Ties, by: str, whom: str) -> Relation:
        _check(mine.friends, TatamiError("friends-are-full", most=MOST_FRIENDS))
        _check((await self.ties(whom)).friends, TatamiError("friend-has-too-many", most=MOST_FRIENDS))
        await self._store.accept_friend(by, whom, self._hall.now())
        await self._concern(whom, "accepted", by)
        await self._concern(by)
        return "friends"

    async def drop_request(self, by: str, whom: str) -> None:
        """Declines what he was asked, or withdraws what he has asked; the other is not told which."""
        async with self._changing:
            if (await self.ties(by)).relation(whom) not in ("asking", "asked"):
                raise TatamiError("no-such-friend-request")
            await self._end(by, whom)

    async def part(self, by: str, whom: str) -> None:
        """They are friends no more."""
        async with self._changing:
            if whom not in (await self.ties(by)).friends:
                raise TatamiError("no-such-friend")
            await self._end(by, whom)

    async def _end(self, by: str, whom: str) -> None:
        await self._store.end_friendship(by, whom)
        await self._concern(by)
        await self._concern(whom)

    async def block(self, by: str, whom: str) -> None:
        if by == whom:
            raise TatamiError("friend-is-yourself")
        async with self._changing:
            mine = await self.ties(by)
            if whom in mine.blocked:
                return
            _check(mine.blocked, TatamiError("too-many-blocks", most=MOST_BLOCKED))
            await self._store.block(by, whom, self._hall.now())
            await self._concern(by)
            await self._concern(whom)
        self._hall.presence.changed()

    async def unblock(self, by: str, whom: str) -> None:
        async with self._changing:
            await self._store.unblock(by, whom)
            await self._concern(by)
        self._hall.presence.changed()

    # --- who they are ---------------------------------------------------------------------------

    async def listed(self, account: str) -> FriendList:
        ties = await self.ties(account)
        known = await self._store.acquainted({other for accounts in ties for other in accounts})
        friends = [known[other] for other in ties.friends if other in known]
        seats = await self._seats_of([one.person.id for one in friends if self._is_seen(one)])
        return FriendList(
            [_told(one, self._is_seen(one), *seats.get(one.person.id, ("", ""))) for one in friends],
            *([_told(known[other]) for other in accounts if other in known] for accounts in ties[1:]),
        )

    async def related(self, account: str | None, other: str) -> Related:
        """What everybody may know of an account, and what it is to another."""
        found = (await self._store.acquainted([other])).get(other)
        if found is None:
            raise TatamiError("no-such-friend-link")
        if account is None or account == other:
            return Related(_told(found), "none" if account is None else "self")
        return Related(_told(found), (await self.ties(account)).relation(other))

    async def one_of(self, account: str, who: str) -> str | None:
        """The account behind a handle, of those that have to do with this one."""
        ties = await self.ties(account)
        known = await self._store.acquainted({other for accounts in ties for other in accounts})
        return next((other for other, one in known.items() if handle_of(one.person.id) == who), None)

    def _is_seen(self, one: Acquainted) -> bool:
        return one.person.id in self._hall.sockets and not one.person.hidden

    async def _seats_of(self, people: Collection[str]) -> dict[str, tuple[str, str]]:
        """By person: a public table at which everybody may know that he sits, and its game.

        Where spectators see everything later nothing is told at all.
        """
        found = {}
        for person, row in await self._store.listed_tables_of(people, self._hall.now()):
            info = await self._hall.summary_of(row)
            if info is not None and info.phase != "over" and not info.delay:
                found[person] = (row.id, row.game)
        return found

    # --- telling them ---------------------------------------------------------------------------

    async def watch(self, listener: Listener) -> FriendsHere:
        """How it stands now; from now on this listener is told when that changes."""
        self._watchers[listener] = b""  # before it is looked up: what changes meanwhile is told, too
        row = await self._store.person(listener.person)
        told = await self._standing(row.account_id if row else None)
        if listener in self._watchers:
            self._watchers[listener] = encode(told)
        return told

    def unwatch(self, listener: Listener) -> None:
        self._watchers.pop(listener, None)

    def moved(self, person: str) -> None:
        """Somebody came, went, hid or showed himself."""
        if self._watchers and len(self._moved) < MOST_MOVED:
            self._moved.add(person)
            self._bell.ring()

    async def _concern(self, account: str, kind: Literal["", "asked", "accepted"] = "", by: str = "") -> None:
        """Something has changed for an account; who wants peace hears of it by the number alone."""
        known = await self._store.acquainted({account, by} if kind else {account})
        if account not in known or known[account].person.id not in self._hall.sockets or not self._watchers:
            return
        news = self._news.setdefault(account, [])
        if kind and by in known and not known[account].person.undisturbed:
            news.append(FriendNews(kind, here_info(known[by].person)))
            del news[:-MOST_NEWS]
        self._bell.ring()

    async def _tell(self) -> None:
        """Those whom it concerns, and of them only those for whom something is different.

        So the coming of somebody who hides is not even told as a message that says nothing.
        """
        moved, news = set(self._moved), dict(self._news)
        self._moved.clear()
        self._news.clear()
        concerned = {*news, *await self._friends_of(moved)}
        standing: dict[str, FriendsHere] = {}
        for listener in [*self._watchers]:
            row = await self._store.person(listener.person)
            account = row.account_id if row else None
            if account is None or account not in concerned:
                continue
            if account not in standing:
                standing[account] = await self._standing(account)
            self._push(listener, standing[account], news.get(account, []))

    def _push(self, listener: Listener, told: FriendsHere, news: list[FriendNews]) -> None:
        plain = encode(told)
        if listener not in self._watchers or (not news and self._watchers[listener] == plain):
            return
        self._watchers[listener] = plain
        listener.push(encode(FriendsHere(told.here, told.asking, news)) if news else plain)

    async def _friends_of(self, people: Iterable[str]) -> set[str]:
        rows = [await self._store.person(person) for person in people]
        accounts = {row.account_id for row in rows if row is not None and row.account_id}
        return await self._store.befriended(accounts) if accounts else set()

    async def _standing(self, account: str | None) -> FriendsHere:
        if account is None:
            return FriendsHere([], 0)
        ties = await self.ties(account)
        known = await self._store.acquainted(ties.friends)
        here = [handle_of(one.person.id) for one in known.values() if self._is_seen(one)]
        return FriendsHere(sorted(here), len(ties.asking))

    def stop(self) -> None:
        self._bell.stop()


def _check(accounts: Collection[str], full: TatamiError) -> None:
    """`full` is what to say where there are as many already as its `most` allows."""
    if len(accounts) >= int(full.facts["most"]):
        raise full


def _told(one: Acquainted, here: bool = False, table: str = "", game: str = "") -> FriendInfo:
    person = one.person
    return FriendInfo(
        handle_of(person.id), person.name, one.account, person.colour, person.crest, here, table, game
    )
