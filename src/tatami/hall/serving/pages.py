"""Players' pages: what somebody with an account has played, with whom, as what and how well.

Strangers are told what spectators know by now; of those who do not want to be looked at by the reader, and of
guests, no name. One's own page tells everything at once.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from tatami.kernel.reasons import TatamiError
from tatami.kernel.seats import letter

from ..db.ratings import Rung
from ..db.rows import AccountRow, PersonRow, PlayedRow
from ..table.entries import Millis
from ..telling.renown import (
    Curve,
    CurvePoint,
    GameTally,
    Opponent,
    PlayedGame,
    PlayerPage,
    Rating,
    SeatTally,
    Sitter,
    Streaks,
    Tally,
    TraitTally,
)
from .ladders import may_see, told

if TYPE_CHECKING:
    from ..hall import Hall

COUNTED: Final = 1000
"""Games of which a page tells, the last ones."""
LAST: Final = 20
OPPONENTS: Final = 20
POINTS: Final = 200
DAY: Final = 86_400_000
K = TypeVar("K", bound=Hashable)


class Reader(NamedTuple):
    """Who looks at a page, and what he may know of whom."""

    person: str
    account: str | None
    friends: frozenset[str]
    is_own: bool


async def reader_of(hall: Hall, account: AccountRow, who: PersonRow | None) -> Reader:
    """TatamiError if this page is not for him."""
    own = who.account_id if who else None
    friends = frozenset((await hall.friends.ties(own)).friends if own else ())
    found = (await hall.store.acquainted([account.id])).get(account.id)
    if found is None or not may_see(found, own, friends):
        raise TatamiError("page-is-private", name=account.name)
    return Reader(who.id if who else "", own, friends, own == account.id)


async def pages_seen(hall: Hall, people: Collection[str], who: PersonRow | None) -> dict[str, str]:
    """By person: the account whose page somebody may look at."""
    rows = await hall.store.people_called(people)
    known = await hall.store.acquainted({row.account_id for row in rows.values() if row.account_id})
    own = who.account_id if who else None
    friends = (await hall.friends.ties(own)).friends if own else []
    found = {}
    for row in rows.values():
        one = known.get(row.account_id or "")
        if one is not None and may_see(one, own, friends):
            found[row.id] = one.account
    return found


async def page_of(hall: Hall, account: AccountRow, reader: Reader) -> PlayerPage:
    store, now = hall.store, hall.now()
    person = (await store.acquainted([account.id]))[account.id].person
    people = [one.id for one in await store.people_of(account.id)]
    told_by = None if reader.is_own else now
    rows = await store.played_by(people, COUNTED, told_by)
    beside = await store.played_with(people, COUNTED, told_by)
    faces = await _faces(hall, [row for row in beside if row.person_id not in people], reader)
    table = _Tables(beside, people, faces)
    relation = (await hall.friends.related(reader.account, account.id)).relation
    return PlayerPage(
        account.name,
        person.name,
        person.colour,
        person.crest,
        relation,
        account.made_at // DAY * DAY,
        await _ratings(hall, account.id, reader.is_own),
        _tally(rows),
        len(rows),
        streaks_of([row.won for row in rows]),
        [GameTally(*key, _tally(of)) for key, of in _by(rows, lambda row: (row.game, row.seats))],
        _traits(rows),
        [SeatTally(*key, _tally(of)) for key, of in _by(rows, lambda row: (row.game, letter(row.seat)))],
        table.opponents(rows),
        [table.told(row, reader) for row in rows[:LAST]],
        person.page if reader.is_own else "everybody",
    )


async def curve_of(hall: Hall, account: AccountRow, reader: Reader, game: str, seats: int) -> Curve:
    told_by = None if reader.is_own else hall.now()
    rows = await hall.store.curve_of(account.id, POINTS, told_by, game, seats)
    points = [CurvePoint(_when(row.at or 0, reader), row.mu_after, row.sigma_after) for row in reversed(rows)]
    return Curve(game, seats, points)


async def _ratings(hall: Hall, account: str, is_own: bool) -> list[Rating]:
    """One's own as they are; strangers see what the ladder shows."""
    store, now, found = hall.store, hall.now(), []
    for row in await store.ratings_of(account):
        known = row if is_own else await store.ladder_row(Rung(row.game, row.seats, now), account)
        if known is not None:
            found.append(told(row.game, row.seats, known, now))
    return found


def streaks_of(won: Sequence[bool | None]) -> Streaks:
    """Of games, the last first; what was called off ends no streak."""
    ended = [one for one in won if one is not None]
    run, best = 0, 0
    for one in reversed(ended):
        run = run + 1 if one else 0
        best = max(best, run)
    now = 0
    while now < len(ended) and ended[now] == ended[0]:
        now += 1
    is_winning = bool(ended and ended[0])
    return Streaks(now if is_winning else 0, 0 if is_winning else now, best)


def _tally(rows: Iterable[PlayedRow]) -> Tally:
    counted = Counter(row.won for row in rows)
    return Tally(counted.total(), counted[True], counted[False])


def _by(rows: Iterable[PlayedRow], key: Callable[[PlayedRow], K]) -> list[tuple[K, list[PlayedRow]]]:
    """In groups, those of most games first."""
    groups: dict[K, list[PlayedRow]] = {}
    for row in rows:
        groups.setdefault(key(row), []).append(row)
    return sorted(groups.items(), key=lambda group: (-len(group[1]), str(group[0])))


def traits_read(text: str | None) -> dict[str, str]:
    return {str(trait): str(value) for trait, value in json.loads(text or "{}").items()}


def _traits(rows: Iterable[PlayedRow]) -> list[TraitTally]:
    groups: dict[tuple[str, str, str], list[PlayedRow]] = {}
    for row in rows:
        for trait, value in traits_read(row.traits).items():
            groups.setdefault((row.game, trait, value), []).append(row)
    ordered = sorted(groups.items(), key=lambda group: (group[0][:2], -len(group[1]), group[0][2]))
    return [TraitTally(*key, _tally(of)) for key, of in ordered]


# --- the others -----------------------------------------------------------------------------------


async def _faces(hall: Hall, rows: Sequence[PlayedRow], reader: Reader) -> dict[str, tuple[str, Sitter]]:
    """By person: one key for all who are one account, and what the reader is told of him."""
    people = await hall.store.people_called({row.person_id for row in rows})
    accounts = {person.account_id for person in people.values() if person.account_id}
    known = await hall.store.acquainted(accounts)
    found = {}
    for person in people.values():
        one = known.get(person.account_id or "")
        if one is not None and may_see(one, reader.account, reader.friends):
            found[person.id] = one.account, Sitter(one.account, account=True)
        elif reader.is_own:  # he sat beside him
            found[person.id] = person.id, Sitter(one.account if one else person.name)
        else:
            found[person.id] = "", Sitter()
    return found


class _Tables:
    """Who sat at which table."""

    def __init__(
        self, rows: Iterable[PlayedRow], own: Sequence[str], faces: dict[str, tuple[str, Sitter]]
    ) -> None:
        self._own: Final = own
        self._faces: Final = faces
        self._at: Final[dict[str, list[PlayedRow]]] = {}
        for row in rows:
            self._at.setdefault(row.table_id, []).append(row)

    def _others(self, row: PlayedRow) -> list[tuple[str, Sitter, bool | None]]:
        """By seat: whom he played with, and whether they have won, where that is known."""
        people = [
            (other.seat, *self._faces.get(other.person_id, ("", Sitter())), other.won)
            for other in self._at.get(row.table_id, ())
            if other.person_id not in self._own
        ]
        winners = None if row.winners is None else json.loads(row.winners)
        bots = [
            (seat, f"bot:{kind}", Sitter(bot=kind), seat in winners if winners else None)
            for seat, kind in enumerate(json.loads(row.bots))
            if kind
        ]
        return [(key, who, won) for _, key, who, won in sorted([*people, *bots], key=lambda one: one[0])]

    def told(self, row: PlayedRow, reader: Reader) -> PlayedGame:
        sat = any(other.person_id == reader.person for other in self._at.get(row.table_id, ()))
        return PlayedGame(
            row.game,
            row.seats,
            letter(row.seat),
            _when(row.ended_at, reader),
            [who for _, who, _ in self._others(row)],
            row.won,
            row.place,
            row.rated,
            traits_read(row.traits),
            row.table_id if reader.person and (sat or row.opened_by == reader.person) else "",
        )

    def opponents(self, rows: Iterable[PlayedRow]) -> list[Opponent]:
        """Those with whom he played most. Somebody whose name is not told is not told here either."""
        games: Counter[str] = Counter()
        ahead: Counter[str] = Counter()
        behind: Counter[str] = Counter()
        who_is: dict[str, Sitter] = {}
        for row in rows:
            for key, (who, won) in {key: (who, won) for key, who, won in self._others(row) if key}.items():
                who_is[key] = who
                games[key] += 1
                ahead[key] += row.won is True and won is False
                behind[key] += row.won is False and won is True
        most = sorted(games, key=lambda key: (-games[key], key))[:OPPONENTS]
        return [Opponent(who_is[key], games[key], ahead[key], behind[key]) for key in most]


def _when(at: Millis, reader: Reader) -> Millis:
    """Strangers need not know at what hour somebody plays."""
    return at if reader.is_own else at // DAY * DAY
