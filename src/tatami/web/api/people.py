"""Guests, accounts and what is theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta

from tatami.hall.db.rows import PersonRow, fold
from tatami.hall.people import fresh_key
from tatami.hall.serving.presence import handle_of
from tatami.hall.telling.chat import cleaned
from tatami.kernel.reasons import TatamiError
from tatami.kernel.seats import letter

from ..passphrases import Passphrases
from ..routes import Operation, operation
from ..shapes import (
    ChangeOfPerson,
    ClaimGuest,
    ComeBack,
    LogIn,
    NewAccount,
    NewGuest,
    PastGame,
    Person,
    PersonalLink,
    Session,
    Webhook,
    WebhookKey,
)
from ..tokens import cookie
from .calling import Asked, house, let_in

MOST_GAMES: Final = 200


async def _told(call: Asked, person: PersonRow, token: str | None = None) -> Person:
    account = await house(call).hall.store.account(person.account_id) if person.account_id else None
    return Person(
        person.id,
        person.name,
        person.colour,
        account.name if account else None,
        token,
        person.crest,
        person.named,
        handle_of(person.id),
        person.hidden,
        person.undisturbed,
        person.page,
        person.off_ladder,
    )


def _passphrases(call: Asked) -> Passphrases:
    found: Passphrases = call.request.app.state.passphrases
    return found


@operation(
    "POST",
    "/api/guests",
    tag="people",
    status=201,
    refusals=("too-many", "name-is-empty", "name-is-too-long", "name-mixes-alphabets"),
)
async def come_in(call: Asked, body: NewGuest) -> Person:
    """Comes in as a guest: a name and a colour are enough."""
    house(call).rates.count("guests", call.place)
    person = await house(call).door.new_guest(body.name, body.colour, body.crest, body.named)
    return await _told(call, person, let_in(call, person, body.bearer))


@operation("GET", "/api/me", tag="people", person=True)
async def who_am_i(call: Asked) -> Person:
    """Who you are."""
    return await _told(call, call.person)


@operation("GET", "/api/session", tag="people")
async def session(call: Asked) -> Session:
    """Who you are, or nobody yet: no error for a browser that comes for the first time."""
    return Session(await _told(call, call.who) if call.who else None)


@operation(
    "PATCH",
    "/api/me",
    tag="people",
    person=True,
    refusals=("name-is-empty", "name-is-too-long", "name-mixes-alphabets"),
)
async def change_me(call: Asked, body: ChangeOfPerson) -> Person:
    """Another name, colour or crest, from the next table on; whether others see you here, may ask you, may
    look at your page, and find you on ladders."""
    changed = await house(call).door.change(
        call.person,
        body.name,
        colour=body.colour,
        crest=body.crest,
        hidden=body.hidden,
        undisturbed=body.undisturbed,
        page=body.page,
        off_ladder=body.off_ladder,
    )
    return await _told(call, changed)


@operation("POST", "/api/me/link", tag="people", person=True)
async def personal_link(call: Asked) -> PersonalLink:
    """A link that opens your seats on another device."""
    key = house(call).tokens.sign("link", call.person)
    return PersonalLink(key, f"/#back={key}")


@operation("POST", "/api/session", tag="people", refusals=("link-is-dead", "too-many"))
async def come_back(call: Asked, body: ComeBack) -> Person:
    """Comes back with the key of a personal link."""
    house(call).rates.count("log-ins", call.place)
    person = await _behind(call, body.key)
    return await _told(call, person, let_in(call, person, body.bearer))


async def _behind(call: Asked, key: str) -> PersonRow:
    """The person whose link that is."""
    claim = house(call).tokens.read("link", key)
    person = await house(call).hall.store.person(claim.person) if claim else None
    if claim is None or person is None or not claim.holds(person):
        raise TatamiError("link-is-dead")
    return person


@operation("DELETE", "/api/session", tag="people", person=True)
async def go(call: Asked) -> None:
    """Signs out of this browser."""
    call.headers.append(("Set-Cookie", cookie("", call.secure)))


@operation("POST", "/api/me/sign-out-everywhere", tag="people", person=True)
async def sign_out_everywhere(call: Asked, bearer: bool = False) -> Person:
    """Ends every session and every link of yours but the one that you get with the answer."""
    person = await house(call).door.sign_out_everywhere(call.person)
    return await _told(call, person, let_in(call, person, bearer))


@operation(
    "POST",
    "/api/accounts",
    tag="people",
    person=True,
    status=201,
    refusals=(
        "name-is-taken",
        "name-is-too-long",
        "name-mixes-alphabets",
        "has-an-account",
        "too-busy",
        "too-many",
    ),
)
async def new_account(call: Asked, body: NewAccount) -> Person:
    """An account for the guest you are: your games stay yours."""
    house(call).rates.count("log-ins", call.place)
    if call.person.account_id:
        raise TatamiError("has-an-account")
    hashed = await _passphrases(call).hash(body.passphrase)
    person = await house(call).door.new_account(call.person, body.name, hashed)
    return await _told(call, person)


@operation("POST", "/api/log-in", tag="people", refusals=("wrong-passphrase", "too-busy", "too-many"))
async def log_in(call: Asked, body: LogIn) -> Person:
    """Comes in with an account."""
    rates, store = house(call).rates, house(call).hall.store
    rates.count("log-ins", call.place)
    name = cleaned(body.name)  # as it was when the account was made; else blanks would make it another name
    rates.count("log-ins-by-name", fold(name))
    account = await store.account_called(name)
    checked = await _passphrases(call).check(body.passphrase, account.passphrase if account else None)
    if account is None or not checked.good:
        raise TatamiError("wrong-passphrase")
    if checked.fresh:
        await store.change_account(account.id, passphrase=checked.fresh)
    person = await house(call).door.person_of(account)
    return await _told(call, person, let_in(call, person, body.bearer))


@operation(
    "POST",
    "/api/me/claims",
    tag="people",
    person=True,
    refusals=("no-account", "has-an-account", "link-is-dead"),
)
async def claim(call: Asked, body: ClaimGuest) -> None:
    """The games of a guest you were become your account's."""
    await house(call).door.claim(call.person, await _behind(call, body.key))


@operation("GET", "/api/me/games", tag="people", person=True)
async def my_games(call: Asked, limit: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 50) -> list[PastGame]:
    """Your tables: those that are not over first, and of each kind the last first."""
    hall = house(call).hall
    games = []
    for row, seat, won, rated in await hall.store.games_of([call.person.id], limit):
        summary = await hall.summary_of(row)
        awaited = await hall.awaited(row)
        names = [cushion.name for cushion in summary.seats] if summary else []
        origin = summary.origin if summary else None
        games.append(
            PastGame(
                row.id,
                row.game,
                row.phase,
                letter(seat),
                names,
                row.opened_at,
                seat in awaited.seats,
                won,
                origin,
                awaited.names,
                awaited.since,
                rated,
                summary is not None and seat < len(summary.seats) and summary.seats[seat].resigned,
                summary is not None and summary.called_off,
            )
        )
    return games


@operation("PUT", "/api/me/webhook", tag="people", person=True, refusals=("no-account", "webhook-refused"))
async def set_webhook(call: Asked, body: Webhook) -> WebhookKey:
    """Where to send word that it is your turn at a table where a move may take an hour or more."""
    account = await house(call).door.account_of(call.person)
    await call.request.app.state.webhooks.check(body.url)
    key = fresh_key()
    await house(call).hall.store.change_account(account.id, webhook=body.url, webhook_key=key)
    return WebhookKey(body.url, key)


@operation("DELETE", "/api/me/webhook", tag="people", person=True, refusals=("no-account",))
async def no_webhook(call: Asked) -> None:
    """No more word."""
    account = await house(call).door.account_of(call.person)
    await house(call).hall.store.change_account(account.id, webhook=None, webhook_key=None)


OPERATIONS: Final[Sequence[Operation]] = (
    come_in,
    who_am_i,
    session,
    change_me,
    personal_link,
    come_back,
    go,
    sign_out_everywhere,
    new_account,
    log_in,
    claim,
    my_games,
    set_webhook,
    no_webhook,
)
