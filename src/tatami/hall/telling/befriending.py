"""Friends as clients ask for them and are told of them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .wants import Handle

Relation = Literal["none", "self", "friends", "asked", "asking", "blocked"]
"""What somebody is to you: you have `asked` him, or he is `asking` you."""
FriendKey = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
WrittenName = Annotated[str, Meta(max_length=16_384)]
"""Who writes a novel is told so in a sentence."""


class FriendInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody with an account. `who` is what he is in the list of those who are here."""

    who: str
    name: str
    account: str
    """The name that nobody else has."""
    colour: str
    crest: str = ""
    here: bool = False
    """Told of friends only, and of no one who hides."""
    table: str = ""
    """A public table at which he sits, if he is here."""
    game: str = ""


class FriendList(msgspec.Struct, frozen=True):
    """Your friends, who asks you, whom you have asked, and of whom you want to hear nothing."""

    friends: list[FriendInfo]
    asking: list[FriendInfo]
    asked: list[FriendInfo]
    blocked: list[FriendInfo]


class Related(msgspec.Struct, frozen=True):
    """Somebody, and what he is to you."""

    person: FriendInfo
    relation: Relation


class FriendLink(msgspec.Struct, frozen=True):
    """Whoever has it may ask you; it makes nobody your friend by itself."""

    key: str
    path: str


class RenewLink(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """With `renew` the link before is dead."""

    renew: bool = False


class AskFriend(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """By the name of an account, or by the key of a friend link."""

    name: WrittenName = ""
    key: FriendKey | None = None


class BlockPerson(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """By the name of an account, or somebody who has to do with you or is here (`who`)."""

    name: WrittenName = ""
    who: Handle | None = None
