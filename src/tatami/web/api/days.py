"""Play by days: letters, the links in them, vacation, deadlines and the calendar. All of it needs an account.

An address is told to nobody but its account. What a link in a letter may do is written in docs/security.md.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tatami.hall.db.rows import MailboxRow, PersonRow, TableRow
from tatami.hall.hall import Hall
from tatami.hall.people import fresh_key
from tatami.hall.serving.reading import is_lasting
from tatami.hall.serving.standing import Standing
from tatami.hall.serving.vacations import DAY, MOST_DAYS
from tatami.hall.table.clocks import is_slow
from tatami.hall.telling.daily import (
    CalendarLink,
    ChangeMail,
    Days,
    Deadline,
    GiveAddress,
    Mailbox,
    MailKey,
    MoveBehind,
    RenewCalendar,
    TakeVacation,
    ToMove,
    Vacation,
)
from tatami.kernel.reasons import Refused, TatamiError
from tatami.kernel.seats import letter
from tatami.words.catalogue import Words

from ..calendar import Event, calendar
from ..mail.links import read_move
from ..mail.notices import Notices
from ..mail.smtp import is_address
from ..mail.zones import is_zone
from ..routes import Operation, operation
from .calling import Asked, house, let_in

MOST_GAMES: Final = 100
NO_ACCOUNT: Final = "no-account"
CalendarKey = Annotated[str, Meta(max_length=60)]


async def _account(call: Asked) -> str:
    return (await house(call).door.account_of(call.person)).id


def _notices(call: Asked) -> Notices:
    """Who writes letters; TatamiError where nobody does."""
    found: Notices | None = call.request.app.state.notices
    if found is None:
        raise TatamiError("no-mail-here")
    return found


async def _box(call: Asked) -> MailboxRow:
    box = await house(call).hall.store.mailbox(await _account(call))
    if box is None:
        raise TatamiError("no-such-mailbox")
    return box


def _shown(box: MailboxRow) -> Mailbox:
    fields = Mailbox.__struct_fields__
    return msgspec.convert({name: getattr(box, name) for name in fields}, Mailbox)


async def _told(call: Asked, account: str) -> Days:
    hall, has_mail = house(call).hall, call.request.app.state.notices is not None
    box = await hall.store.mailbox(account) if has_mail else None
    off, key = await hall.vacations.of(account), await hall.store.calendar_key(account)
    left = await hall.vacations.left(account, hall.now())
    return Days(
        has_mail,
        round(max(0, left) / DAY, 1),
        MOST_DAYS,
        _shown(box) if box else None,
        Vacation(off.start, off.until) if off else None,
        _calendar_path(key) if key else None,
    )


@operation("GET", "/api/me/days", tag="days", person=True, refusals=(NO_ACCOUNT,))
async def days(call: Asked) -> Days:
    """How you play by days: letters, vacation, calendar."""
    return await _told(call, await _account(call))


# --- letters ------------------------------------------------------------------------------------


@operation(
    "PUT",
    "/api/me/mailbox",
    tag="days",
    person=True,
    refusals=(NO_ACCOUNT, "no-mail-here", "address-is-wrong", "too-many", "too-busy"),
)
async def give_address(call: Asked, body: GiveAddress) -> Days:
    """Where you want letters; one is sent there at once, with a link that is good for an hour."""
    notices, account = _notices(call), await house(call).door.account_of(call.person)
    if not is_address(body.address):
        raise TatamiError("address-is-wrong")
    rates, store = house(call).rates, house(call).hall.store
    rates.count("mail-addresses", account.id)
    rates.count("mail-addresses", f"to {body.address.lower()}")
    known = await store.mailbox(account.id)
    zone = body.zone if is_zone(body.zone) else ""
    box = MailboxRow(account.id, body.address, fresh_key(), lang=call.words.lang, zone=zone)
    if known is not None:  # so that nobody has more letters by giving the same address again
        kept = {name: getattr(known, name) for name in ("wanted", "hours", "remind", "mailed_at")}
        box = msgspec.structs.replace(box, **kept)
    await store.put_mailbox(box)
    if not notices.ask_to_confirm(box, account.name):
        raise TatamiError("too-busy", seconds=60)
    return await _told(call, account.id)


@operation(
    "PATCH",
    "/api/me/mailbox",
    tag="days",
    person=True,
    refusals=(NO_ACCOUNT, "no-such-mailbox", "no-such-zone"),
)
async def change_mailbox(call: Asked, body: ChangeMail) -> Days:
    """How often you want letters, and in whose time; they come in the language in which you ask for this."""
    box = await _box(call)
    if body.zone and not is_zone(body.zone):
        raise TatamiError("no-such-zone", zone=body.zone)
    values = {name: value for name, value in msgspec.structs.asdict(body).items() if value is not None}
    await house(call).hall.store.change_mailbox(box.account_id, box.key, lang=call.words.lang, **values)
    return await _told(call, box.account_id)


@operation("DELETE", "/api/me/mailbox", tag="days", person=True, refusals=(NO_ACCOUNT,))
async def forget_address(call: Asked) -> None:
    """The address is forgotten, and every link that was sent there is dead but those to a move."""
    await house(call).hall.store.drop_mailbox(await _account(call))


@operation("POST", "/api/mail/address", tag="days", refusals=("link-is-dead", "too-many"))
async def confirm_address(call: Asked, body: MailKey) -> Mailbox:
    """The address is right: somebody has opened the link that was sent there. Once more does no harm."""
    house(call).rates.count("log-ins", call.place)
    store, claim = house(call).hall.store, house(call).tokens.read("address", body.key)
    box = await store.mailbox(claim.person) if claim else None
    if claim is None or box is None or box.key != claim.key:
        raise TatamiError("link-is-dead")
    await store.change_mailbox(box.account_id, box.key, verified=True)
    return _shown(msgspec.structs.replace(box, verified=True))


@operation("POST", "/api/mail/move", tag="days", refusals=("link-is-dead", "too-many"))
async def to_move(call: Asked, body: ToMove) -> MoveBehind:
    """To a move by the link of a letter. Who is nobody here comes in as its reader; others are asked."""
    house(call).rates.count("log-ins", call.place)
    move = read_move(house(call).tokens, body.key)
    person = await house(call).hall.store.person(move.claim.person) if move else None
    if move is None or person is None or not move.claim.holds(person):
        raise TatamiError("link-is-dead")
    is_other = call.who is not None and call.who.id != person.id
    if call.who is None or (is_other and body.instead):
        let_in(call, person, bearer=False)
    return MoveBehind(move.table, person.name, not is_other or body.instead)


# --- vacation -----------------------------------------------------------------------------------


@operation(
    "POST",
    "/api/me/vacation",
    tag="days",
    person=True,
    refusals=(
        NO_ACCOUNT,
        "vacation-is-set",
        "vacation-too-far",
        "vacation-too-long",
        "vacations-are-spent",
    ),
)
async def take_vacation(call: Asked, body: TakeVacation) -> Days:
    """Days off: in games by days your clock stands still, and the others are told until when."""
    account = await _account(call)
    await house(call).hall.vacations.take(account, body.start, body.days)
    return await _told(call, account)


@operation("DELETE", "/api/me/vacation", tag="days", person=True, refusals=(NO_ACCOUNT, "no-such-vacation"))
async def end_vacation(call: Asked) -> Days:
    """Back at once, or it never begins."""
    account = await _account(call)
    await house(call).hall.vacations.end(account)
    return await _told(call, account)


# --- deadlines ----------------------------------------------------------------------------------


async def _played(hall: Hall, people: Sequence[str]) -> AsyncIterator[tuple[TableRow, int, Standing]]:
    """The games by days of these people that go on."""
    for row, seat in await hall.store.playing(people, MOST_GAMES):
        try:
            standing = await hall.standing(row.id)
        except Refused as refusal:
            if not is_lasting(refusal):
                raise
            continue
        if is_slow(standing.info.clock) and not standing.info.seats[seat].resigned:
            yield row, seat, standing


@operation("GET", "/api/me/deadlines", tag="days", person=True)
async def deadlines(call: Asked) -> list[Deadline]:
    """Your games by days, what is due first first."""
    found = []
    async for row, seat, standing in _played(house(call).hall, [call.person.id]):
        yours = seat in standing.asked
        first = min(standing.due.values(), default=None)
        found.append(
            Deadline(
                row.id,
                row.game,
                letter(seat),
                list(standing.names),
                [standing.names[asked] for asked in standing.asked],
                yours,
                standing.due.get(seat) if yours else first,
            )
        )
    return sorted(found, key=lambda one: (not one.yours, one.due is None, one.due or 0, one.table))


def _calendar_path(key: str) -> str:
    return f"/api/calendars/{key}"


@operation("POST", "/api/me/calendar", tag="days", person=True, refusals=(NO_ACCOUNT,))
async def calendar_link(call: Asked, body: RenewCalendar = RenewCalendar()) -> CalendarLink:  # noqa: B008 - frozen
    """Where a calendar program finds your deadlines; made the first time, and anew if you want."""
    store, account = house(call).hall.store, await _account(call)
    key = await store.calendar_key(account)
    if key is None or body.renew:
        key = fresh_key()
        await store.put_calendar_key(account, key)
    return CalendarLink(_calendar_path(key))


@operation("DELETE", "/api/me/calendar", tag="days", person=True, refusals=(NO_ACCOUNT,))
async def no_calendar(call: Asked) -> None:
    """The link is dead."""
    await house(call).hall.store.drop_calendar_key(await _account(call))


@operation(
    "GET",
    "/api/calendars/{key}",
    tag="days",
    refusals=("no-such-calendar",),
    media="text/calendar; charset=utf-8",
)
async def calendar_feed(call: Asked, key: CalendarKey) -> str:
    """Your deadlines as iCalendar, for whoever knows the link: your games and until when you are awaited."""
    hall = house(call).hall
    account = await hall.store.calendar_of(key)
    if account is None:
        raise TatamiError("no-such-calendar")
    box = await hall.store.mailbox(account)
    words = Words(box.lang) if box else call.words
    people: list[PersonRow] = await hall.store.people_of(account)
    home: str = call.request.app.state.settings.public_address
    events = []
    async for row, seat, standing in _played(hall, [person.id for person in people]):
        due = standing.due.get(seat)
        if due is None:
            continue
        others = ", ".join(name for at, name in enumerate(standing.names) if at != seat)
        link = f"{home}/table/{row.id}" if home else ""
        game = words.text(f"{row.game}-name")
        title = words.text("mail-calendar-event", game=game)
        about = words.text("mail-game", game=game, others=others)
        uid = f"{row.id}-{seat}-{standing.topic}@tatami"
        events.append(Event(uid, due, standing.asked_at, title, about, link))
    return calendar(words.text("mail-calendar"), events, hall.now())


OPERATIONS: Final[Sequence[Operation]] = (
    days,
    give_address,
    change_mailbox,
    forget_address,
    confirm_address,
    to_move,
    take_vacation,
    end_vacation,
    deadlines,
    calendar_link,
    no_calendar,
    calendar_feed,
)
