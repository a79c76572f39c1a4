"""Webhooks: word goes to those who asked that it is their turn, where a move may take an hour or more.

It never holds anybody up. Words wait in a queue that has an end, one for each person and table. Several are
on their way at once, but never two to one person, and only some to those who could not be reached last time:
so nobody waits because another's machine is slow. Who cannot be reached is tried again later, then given up.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final, Protocol

import httpx2
import msgspec
import structlog

from tatami.hall.db.rows import AccountRow, PersonRow
from tatami.hall.serving.turns import Turn
from tatami.kernel.reasons import TatamiError

from .addresses import Resolver, goal_of, refused, system_resolver

MOST_WAITING: Final = 1000
MOST_FOR_ONE: Final = 50
"""Of those, for one person."""
WORD_BYTES: Final = 2000
"""What one takes while it waits, about."""
AT_ONCE: Final = 8
SLOW_AT_ONCE: Final = 3
"""Words on their way at the same time, and how many of them to people whose machine was slow last time."""
MOST_SLOW: Final = 1000
"""People of whom that is remembered."""
SECONDS: Final = 5.0
"""For one try, from the look-up of the name to the answer."""
PAUSES: Final = (10.0, 60.0)
"""Seconds before the second and the third try, which is the last."""

_LOG: Final = structlog.get_logger("tatami.webhooks")


class Register(Protocol):
    """Whom a word is for: the part of the store that webhooks need."""

    async def person(self, person_id: str) -> PersonRow | None: ...

    async def account(self, account_id: str) -> AccountRow | None: ...


class Word(msgspec.Struct, frozen=True, kw_only=True):
    """What is sent: no secrets, no cards."""

    event: str = "your-turn"
    table: str
    seat: str
    game: str
    at: int
    link: str


class Delivery:
    """A word on its way."""

    __slots__ = ("id", "person", "tries", "word")

    def __init__(self, turn: Turn) -> None:
        self.id: Final = secrets.token_urlsafe(12)
        self.person: Final = turn.person
        at = int(time.time() * 1000)
        self.word: Final = Word(
            table=turn.table, seat=turn.seat, game=turn.game, at=at, link=f"/table/{turn.table}"
        )
        self.tries = 0

    @property
    def about(self) -> tuple[str, str]:
        return self.person, self.word.table


def signature(key: str, body: bytes) -> str:
    """By which whoever is called can tell that it was us."""
    return f"sha256={hmac.new(key.encode(), body, sha256).hexdigest()}"


class Webhooks:
    """`anywhere` lets it call addresses of the local network, too; `count` is told what became of a word."""

    def __init__(
        self,
        register: Register,
        anywhere: bool,
        count: Callable[[str], None] = lambda result: None,
        resolve: Resolver = system_resolver,
        pauses: Sequence[float] = PAUSES,
        most_waiting: int = MOST_WAITING,
    ) -> None:
        self._register: Final = register
        self._anywhere: Final = anywhere
        self._count: Final = count
        self._resolve: Final = resolve
        self._pauses: Final = pauses
        self._most: Final = most_waiting
        self._waiting: Final[dict[tuple[str, str], Delivery]] = {}
        """By person and table: what is to be sent now or is to be tried again."""
        self._ready: Final[OrderedDict[str, deque[tuple[str, str]]]] = OrderedDict()
        """By person, in the order in which they get their turn: what can be sent now."""
        self._waits_of: Final[Counter[str]] = Counter()
        self._slow: Final[OrderedDict[str, None]] = OrderedDict()
        self._timers: Final[set[asyncio.TimerHandle]] = set()
        self._under_way: Final[dict[str, asyncio.Task[None]]] = {}
        """By person: one at a time."""
        self._client: httpx2.AsyncClient | None = None
        self._is_closed = False

    def word_of(self, turn: Turn) -> None:
        """Somebody is asked. What waits already about this table is old now, and is not sent."""
        delivery = Delivery(turn)
        waits = delivery.about in self._waiting
        if self._is_closed or not (waits or self._is_room(delivery)):
            self._count("dropped")
            return
        self._put(delivery)
        if not waits:
            self._make_ready(delivery.about)

    def _is_room(self, delivery: Delivery) -> bool:
        return len(self._waiting) < self._most and self._waits_of[delivery.person] < MOST_FOR_ONE

    def _put(self, delivery: Delivery) -> None:
        if delivery.about not in self._waiting:
            self._waits_of[delivery.person] += 1
        self._waiting[delivery.about] = delivery

    def _take(self, about: tuple[str, str]) -> Delivery:
        person = about[0]
        self._waits_of[person] -= 1
        if not self._waits_of[person]:
            del self._waits_of[person]
        return self._waiting.pop(about)

    async def check(self, url: str) -> None:
        """TatamiError `webhook-refused` if the hall would not call there."""
        try:
            async with asyncio.timeout(SECONDS):
                await goal_of(url, self._anywhere, self._resolve)
        except TimeoutError:
            raise refused("unreachable") from None

    async def close(self) -> None:
        """At once: what has not been sent by now is lost."""
        self._is_closed = True
        for timer in self._timers:
            timer.cancel()
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._client is not None:
            await self._client.aclose()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def bytes(self) -> int:
        return (len(self._waiting) + len(self._under_way)) * WORD_BYTES

    @property
    def most_bytes(self) -> int:
        return (self._most + AT_ONCE) * WORD_BYTES

    # --- some at once, one for each person ------------------------------------------------------

    def _make_ready(self, about: tuple[str, str]) -> None:
        self._ready.setdefault(about[0], deque()).append(about)
        self._send_out()

    def _send_out(self) -> None:
        """As many as may be under way at once; whoever was slow last time waits for others like him."""
        slow = sum(person in self._slow for person in self._under_way)
        for person in list(self._ready):
            if len(self._under_way) >= AT_ONCE or self._is_closed:
                return
            if person in self._under_way or (person in self._slow and slow >= SLOW_AT_ONCE):
                continue
            slow += person in self._slow
            words = self._ready.pop(person)
            self._under_way[person] = asyncio.create_task(self._go(words.popleft()))
            if words:
                self._ready[person] = words  # behind the others

    async def _go(self, about: tuple[str, str]) -> None:
        """What is said by then is the newest."""
        delivery = self._take(about)
        result = await self._tried(delivery)
        self._note(delivery.person, result == "failed")
        del self._under_way[delivery.person]
        self._count(self._try_later(delivery) if result == "failed" else result)
        self._send_out()

    async def _tried(self, delivery: Delivery) -> str:
        try:
            async with asyncio.timeout(SECONDS):
                return await self._run(delivery)
        except (httpx2.HTTPError, TatamiError, TimeoutError, OSError):
            return "failed"
        except Exception:
            _LOG.exception("delivery")
            return "failed"

    def _note(self, person: str, is_slow: bool) -> None:
        self._slow.pop(person, None)
        if is_slow:
            self._slow[person] = None
            if len(self._slow) > MOST_SLOW:
                self._slow.popitem(last=False)

    async def _run(self, delivery: Delivery) -> str:
        person = await self._register.person(delivery.person)
        account = await self._register.account(person.account_id) if person and person.account_id else None
        if account is None or not account.webhook or not account.webhook_key:
            return "unwanted"
        goal = await goal_of(account.webhook, self._anywhere, self._resolve)
        body = msgspec.json.encode(delivery.word)
        headers = {
            "Host": goal.host,
            "Content-Type": "application/json",
            "User-Agent": "tatami",
            "Tatami-Signature": signature(account.webhook_key, body),
            "Tatami-Delivery": delivery.id,
        }
        # Nobody reads what is answered: the status is enough, and a body might have no end.
        async with self._ask().stream(
            "POST", goal.url, content=body, headers=headers, extensions={"sni_hostname": goal.name}
        ) as answer:
            return "sent" if answer.is_success else "failed"

    def _ask(self) -> httpx2.AsyncClient:
        """No redirects, no proxies, and no connection twice: two names may share an address."""
        if self._client is None:
            self._client = httpx2.AsyncClient(
                follow_redirects=False,
                trust_env=False,
                timeout=SECONDS,
                limits=httpx2.Limits(max_keepalive_connections=0),
            )
        return self._client

    def _try_later(self, delivery: Delivery) -> str:
        """Unless it was the last try, or there is newer word about that table."""
        delivery.tries += 1
        if delivery.tries > len(self._pauses):
            return "dropped"
        if delivery.about in self._waiting:
            return "replaced"
        if not self._is_room(delivery):
            return "dropped"
        self._put(delivery)
        loop = asyncio.get_running_loop()

        def again() -> None:
            self._timers.discard(timer)
            self._make_ready(delivery.about)

        timer = loop.call_later(self._pauses[delivery.tries - 1], again)
        self._timers.add(timer)
        return "delayed"
