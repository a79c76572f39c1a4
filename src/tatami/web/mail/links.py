"""The links in letters, each signed for one thing and for a while.

They end with what they are made of: those about an address with that address, those to a move with the key of
the person (*sign out everywhere*). The secret part stands behind `#` and so never reaches a log, but for that
of unsubscribing, which a mail program calls without a browser and which can do nothing else.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..tokens import Claim, Holder, Tokens


class Owner(NamedTuple):
    """Somebody a token is made for."""

    id: str
    key: str


class Move(NamedTuple):
    """A claim to somebody's seat at a table; true if the person has that key."""

    claim: Claim
    table: str


class Links:
    """Made and read; `home` is where the hall is to be found from outside."""

    def __init__(self, tokens: Tokens, home: str) -> None:
        self._tokens: Final = tokens
        self.home: Final = home

    def to_confirm(self, account: str, key: str) -> str:
        return f"{self.home}/days/address#{self._tokens.sign('address', Owner(account, key))}"

    def to_unsubscribe(self, account: str, key: str) -> str:
        return f"{self.home}/unsubscribe/{self._tokens.sign('unsubscribe', Owner(account, key))}"

    def to_move(self, person: Holder, table: str) -> str:
        token = self._tokens.sign("move", Owner(f"{person.id}/{table}", person.key))
        return f"{self.home}/days/move#{token}"

    @property
    def to_settings(self) -> str:
        return f"{self.home}/days"


def read_move(tokens: Tokens, token: str) -> Move | None:
    claim = tokens.read("move", token)
    if claim is None:
        return None
    person, mark, table = claim.person.partition("/")
    return Move(claim._replace(person=person), table) if mark and table else None
