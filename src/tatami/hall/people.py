"""Who somebody is: guests, who need a name and nothing else, and accounts, which keep games and ratings."""

from __future__ import annotations

import secrets
from typing import Final

from tatami.kernel.reasons import Refused, TatamiError

from .db.rows import AccountRow, PersonRow, fold
from .db.store import inherited
from .hall import Hall
from .naming import without_tricks
from .serving.reading import is_lasting
from .table.entries import Inherited
from .telling.chat import cleaned

SHORTEST_ACCOUNT: Final = 2
"""Signs that can be seen."""


def fresh_id() -> str:
    return secrets.token_urlsafe(12)


def fresh_key() -> str:
    return secrets.token_urlsafe(24)


def good_name(name: str) -> str:
    """A name without anything that deceives; TatamiError if nothing is left of it, or it cannot be mended."""
    return without_tricks(cleaned(name))


class Door:
    """Where people come in. It needs the hall, because an account may take over a guest's seats."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Final = hall
        self._store: Final = hall.store

    async def new_guest(self, name: str, colour: str, crest: str = "", named: bool = True) -> PersonRow:
        """`named` unless that is only what the nameless are called in some language."""
        now = self._hall.now()
        person = PersonRow(
            fresh_id(), good_name(name), colour, fresh_key(), None, now, now, crest, named
        )  # fmt: skip
        await self._store.add_person(person)
        return person

    async def change(self, person: PersonRow, name: str | None, **choices: str | bool | None) -> PersonRow:
        """`choices` are columns of the row; None leaves one as it is."""
        values: dict[str, str | bool] = {
            column: value for column, value in choices.items() if value is not None
        }
        if name is not None:
            values |= {"name": good_name(name), "named": True}
        if values:
            await self._store.change_person(person.id, **values)
            self._hall.presence.changed()
            self._hall.friends.moved(person.id)
        return await self._there(person.id)

    async def sign_out_everywhere(self, person: PersonRow) -> PersonRow:
        """A new key: every token and every link of this person is worth nothing from now on."""
        await self._store.change_person(person.id, key=fresh_key())
        self._hall.show_out(person.id)
        return await self._there(person.id)

    async def new_account(self, person: PersonRow, name: str, passphrase: str) -> PersonRow:
        """An account for the guest that somebody is; `passphrase` is hashed already."""
        if person.account_id:
            raise TatamiError("has-an-account")
        now, good = self._hall.now(), good_name(name)
        if len(fold(good)) < SHORTEST_ACCOUNT:
            raise TatamiError("name-is-empty")
        account = AccountRow(fresh_id(), good, fold(good), passphrase, None, None, now)
        await self._store.add_account(account, person.id)
        return await self._there(person.id)

    async def person_of(self, account: AccountRow) -> PersonRow:
        """As whom an account sits down."""
        people = await self._store.people_of(account.id)
        if not people:
            raise TatamiError("wrong-passphrase")
        return people[0]

    async def account_of(self, person: PersonRow) -> AccountRow:
        account = await self._store.account(person.account_id) if person.account_id else None
        if account is None:
            raise TatamiError("no-account")
        return account

    async def claim(self, person: PersonRow, guest: PersonRow) -> None:
        """The games of a guest, finished or not, are this account's from now on."""
        await self.account_of(person)
        if guest.account_id:
            raise TatamiError("has-an-account")
        for row, seat, *_ in await self._store.games_of([guest.id], 1000):
            entry = Inherited(self._hall.now(), seat, person.id)
            try:
                async with self._hall.at(row.id) as room:
                    if room.live.cushions[seat].person == guest.id:
                        await room.writer.write([entry])
            except Refused as refusal:
                if not is_lasting(refusal):
                    raise
                await self._hall.write_unread(row.id, entry, inherited(row.id, seat, person.id))
        await self.sign_out_everywhere(guest)

    async def _there(self, person_id: str) -> PersonRow:
        person = await self._store.person(person_id)
        assert person is not None
        return person
