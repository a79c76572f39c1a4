"""Guests, accounts and what is theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta

from tatami.games import game_called
from tatami.hall.db.rows import PersonRow, fold
from tatami.hall.people import fresh_key
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
    Rating,
    Session,
    Webhook,
    WebhookKey,
)
from ..tokens import cookie
from .calling import Asked, house, let_in

GameName = Annotated[str, Meta(max_length=40)]
MOST_GAMES: Final = 200


async def _told(call: Asked, person: PersonRow, token: str | None = None) -> Person:
    account = await house(call).hall.store.account(person.account_id) if person.account_id else None
    return Person(person.id, person.name, person.colour, account.name if account else None, token)


def _passphrases(call: Asked) -> Passphrases:
    found: Passphrases = call.request.app.state.passphrases
    return found


@operation("POST", "/api/guests", tag="people", status=201, refusals=("too-many", "name-is-empty"))
async def come_in(call: Asked, body: NewGuest) -> Person:
    """Comes in as a guest: a name and a colour are enough."""
    house(call).rates.count("guests", call.place)
    person = await house(call).door.new_guest(body.name, body.colour)
    return await _told(call, person, let_in(call, person, body.bearer))


@operation("GET", "/api/me", tag="people", person=True)
async def who_am_i(call: Asked) -> Person:
    """Who you are."""
    return await _told(call, call.person)


@operation("GET", "/api/session", tag="people")
async def session(call: Asked) -> Session:
    """Who you are, or nobody yet: no error for a browser that comes for the first time."""
    return Session(await _told(call, call.who) if call.who else None)


@operation("PATCH", "/api/me", tag="people", person=True, refusals=("name-is-empty",))
async def change_me(call: Asked, body: ChangeOfPerson) -> Person:
    """Another name or colour, from the next table on."""
    return await _told(call, await house(call).door.change(call.person, body.name, body.colour))


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
    refusals=("name-is-taken", "has-an-account", "too-busy", "too-many"),
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
    """Your tables, the last first."""
    hall = house(call).hall
    games = []
    for row, seat, won in await hall.store.games_of([call.person.id], limit):
        summary = await hall.summary_of(row)
        turn = await hall.is_turn(row, seat)
        names = [cushion.name for cushion in summary.seats] if summary else []
        origin = summary.origin if summary else None
        games.append(
            PastGame(row.id, row.game, row.phase, letter(seat), names, row.opened_at, turn, won, origin)
        )
    return games


@operation("GET", "/api/me/ratings", tag="people", person=True)
async def my_ratings(call: Asked) -> list[Rating]:
    """How strong you are, by game; guests have no rating."""
    person = call.person
    rows = await house(call).hall.store.ratings_of(person.account_id) if person.account_id else []
    return [Rating(row.game, person.name, row.mu, row.sigma, row.games) for row in rows]


@operation("GET", "/api/games/{game}/ladder", tag="people", refusals=("no-game",))
async def ladder(call: Asked, game: GameName, limit: Annotated[int, Meta(ge=1, le=200)] = 50) -> list[Rating]:
    """The strongest accounts and bots at a game."""
    hall = house(call).hall
    store, told = hall.store, []
    for row in await store.ladder(game_called(game).name, limit, hall.now()):
        account = None if row.owner.startswith("bot:") else await store.account(row.owner)
        who = account.name if account else row.owner
        told.append(Rating(row.game, who, row.mu, row.sigma, row.games))
    return told


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
    my_ratings,
    ladder,
    set_webhook,
    no_webhook,
)
