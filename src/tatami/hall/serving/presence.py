"""Who is in the hall now, and invitations from one to another.

Everybody with a socket is here, unless he hides or has no name yet. Whoever wants to know is told the list,
at most once in a while: a thousand people who come and go cost no more than one list for each of them. An
invitation is heard or lost: nothing of it is written down, and what is remembered of it has a bound.
"""

from __future__ import annotations

from collections import OrderedDict, defaultdict, deque
from collections.abc import Collection, Iterable
from hashlib import blake2b
from itertools import islice
from typing import TYPE_CHECKING, Final

from tatami.kernel.reasons import Refused

from ..db.rows import PersonRow
from ..table import reasons as why
from ..table.entries import Admitted, Millis
from ..telling.messages import Declined, Here, HereInfo, Invited, encode
from .audience import Listener
from .bell import Bell

if TYPE_CHECKING:
    from ..hall import Hall
    from .room import Room

MOST_TOLD: Final = 60
"""People whom the list names; of others it says how many there are."""
MOST_LOOKED_AT: Final = 2_000
"""People who are looked at for the list: whoever came first."""
REST: Final = 1.0
"""Seconds between two lists, and as many more as there are hundreds who are told."""
AGAIN: Final = 60_000
"""Milliseconds before the same person may be asked to the same table again."""
WITHIN: Final = 60_000
MOST_ASKED: Final = 12
"""So many invitations of one person, and to one person, within so many milliseconds."""
MOST_KEPT: Final = 5_000
"""Invitations that are remembered."""
ASKED_BYTES: Final = 400

Rows = list[PersonRow]


def handle_of(person: str) -> str:
    """What others may call somebody: no way leads from it to the id, by which seats and tokens go."""
    return blake2b(person.encode(), digest_size=9, person=b"tatami handle").hexdigest()


class Presence:
    """Those who are here, and what they ask each other."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Final = hall
        self.watchers: Final[set[Listener]] = set()
        self._handles: Final[dict[str, str]] = {}
        """By handle: the people who have a socket."""
        self._bell: Final = Bell(hall, lambda: REST + len(self.watchers) / 100, self._tell)
        self._asked: Final[OrderedDict[tuple[str, str, str], Millis]] = OrderedDict()
        """Who asked whom to which table, and when; the oldest first."""
        self._times: Final[OrderedDict[tuple[str, str], deque[Millis]]] = OrderedDict()
        """When somebody asked or was asked lately."""

    @property
    def bytes(self) -> int:
        """About how much is remembered of invitations."""
        return (len(self._asked) + len(self._times)) * ASKED_BYTES

    @property
    def most_bytes(self) -> int:
        return 2 * MOST_KEPT * ASKED_BYTES

    # --- who is here ----------------------------------------------------------------------------

    def come(self, person: str) -> None:
        self._handles[handle_of(person)] = person
        self.changed()

    def go(self, person: str) -> None:
        self._handles.pop(handle_of(person), None)
        self.changed()

    def changed(self) -> None:
        """Somebody came, went, or calls himself otherwise: those who want to know are told soon."""
        if self.watchers:
            self._bell.ring()

    async def _tell(self) -> None:
        """The same to all, but for those of whom one wants to hear nothing of another."""
        people = await self._seen()
        watching = {listener: await self._hall.store.person(listener.person) for listener in self.watchers}
        apart = await self._apart([*people, *filter(None, watching.values())])
        told = encode(_listed(people))
        for listener, row in watching.items():
            unseen = apart.get(row.account_id or "") if row else None
            listener.push(encode(_listed(people, unseen)) if unseen else told)

    def stop(self) -> None:
        self._bell.stop()

    async def list(self, viewer: str = "") -> Here:
        """Everybody whom this viewer may be told of, in the order in which they came."""
        people = await self._seen()
        row = await self._hall.store.person(viewer) if viewer else None
        if row is None or row.account_id is None:
            return _listed(people)
        apart = await self._apart([*people, row])
        return _listed(people, apart.get(row.account_id, ()))

    async def _seen(self) -> Rows:
        """Those who have a name and do not hide."""
        rows = [
            await self._hall.store.person(person)
            for person in list(islice(self._handles.values(), MOST_LOOKED_AT))
        ]
        return [row for row in rows if row is not None and row.named and not row.hidden]

    async def _apart(self, people: Iterable[PersonRow]) -> dict[str, set[str]]:
        """By account: those accounts that it has blocked, or that have blocked it."""
        apart: dict[str, set[str]] = defaultdict(set)
        for by, blocked in await self._hall.store.blocks_among(
            {row.account_id for row in people if row.account_id}
        ):
            apart[by].add(blocked)
            apart[blocked].add(by)
        return apart

    async def seen_by(self, viewer: str, who: str) -> PersonRow | None:
        """Whom somebody else may be told of, by handle: who hides, and who is apart from him, is not here."""
        person = self._handles.get(who, "")
        row = await self._hall.store.person(person) if person else None
        other = await self._hall.store.person(viewer)
        if row is None or other is None or row.hidden or row.id == viewer:
            return None
        return None if await self._apart((row, other)) else row

    # --- invitations ----------------------------------------------------------------------------

    async def invite(self, by: str, table_id: str, who: str) -> None:
        """Told to everything the other listens with; a refusal says no more of him than the list does."""
        hall = self._hall
        host = await hall.store.person(by)
        guest = await self.seen_by(by, who)
        if host is None or guest is None:
            raise Refused(why.NOT_HERE())
        async with hall.at(table_id) as room:
            free = self._free_at(room, by)
            if room.live.seats_of(guest.id):
                raise Refused(why.SITS_ALREADY())
            if guest.undisturbed:
                raise Refused(why.TAKES_NO_INVITATIONS())
            self._count(by, guest.id, table_id, hall.now())
            if not room.may_watch(guest.id):  # who may come need not be told the password
                await room.writer.write([Admitted(hall.now(), guest.id)])
            opened = room.live.opened
            told = encode(Invited(table_id, opened.game, here_info(host), opened.seats, free))
        for listener in hall.sockets.get(guest.id, ()):
            listener.push(told)

    def _free_at(self, room: Room, by: str) -> int:
        """How many may still come; Refused if nobody may, or it is not his table."""
        live = room.live
        if by != live.opened.by and not live.seats_of(by):
            raise Refused(why.NOT_YOUR_TABLE())
        if live.is_cleared:
            raise Refused(why.TABLE_IS_CLEARED())
        if live.course is not None and not live.welcomes:
            raise Refused(why.GAME_HAS_BEGUN())
        free = sum(cushion.bot != "" if live.welcomes else cushion.is_free for cushion in live.cushions)
        if not free:
            raise Refused(why.TABLE_IS_FULL())
        return free

    def _count(self, by: str, guest: str, table_id: str, now: Millis) -> None:
        """Refused where it is too much, for who asks or for who is asked."""
        before = self._asked.get((by, guest, table_id))
        if before is not None and now - before < AGAIN:
            raise Refused(why.INVITED_ALREADY(seconds=(AGAIN - (now - before)) // 1000 + 1))
        for side in (("by", by), ("to", guest)):
            times = self._times.setdefault(side, deque(maxlen=MOST_ASKED))
            self._times.move_to_end(side)
            if len(times) == MOST_ASKED and now - times[0] < WITHIN:
                raise Refused(why.TOO_MANY_INVITATIONS(seconds=(WITHIN - (now - times[0])) // 1000 + 1))
        for side in (("by", by), ("to", guest)):
            self._times[side].append(now)
        self._asked.pop((by, guest, table_id), None)
        self._asked[by, guest, table_id] = now
        while len(self._asked) > MOST_KEPT:
            self._asked.popitem(last=False)
        while len(self._times) > MOST_KEPT:
            self._times.popitem(last=False)

    async def decline(self, guest: str, table_id: str, by: str) -> None:
        """Told to who asked, if he did."""
        host = self._handles.get(by, "")
        row = await self._hall.store.person(guest)
        if row is None or (host, guest, table_id) not in self._asked:
            raise Refused(why.NOT_INVITED())
        told = encode(Declined(table_id, handle_of(guest), row.name))
        for listener in self._hall.sockets.get(host, ()):
            listener.push(told)


def _listed(people: Rows, unseen: Collection[str] = ()) -> Here:
    shown = [row for row in people if not (unseen and row.account_id in unseen)]
    return Here([here_info(row) for row in shown[:MOST_TOLD]], max(0, len(shown) - MOST_TOLD))


def here_info(row: PersonRow) -> HereInfo:
    return HereInfo(handle_of(row.id), row.name, row.colour, row.crest)
