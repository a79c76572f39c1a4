"""Ladders, players' pages and what somebody can take home, as clients get them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .befriending import Relation

Audience = Literal["everybody", "friends", "nobody"]
"""Who may look at somebody's page."""
Season = Annotated[str, Meta(pattern="^(19[7-9][0-9]|2[0-9]{3})-[1-4]$")]
"""A quarter of a year: `2026-4` is from October to December of 2026, by the clock of Greenwich."""
Players = Annotated[int, Meta(ge=1, le=20)]


class Rating(msgspec.Struct, frozen=True, omit_defaults=True):
    """How strong somebody is at a game with so many players, and how sure that is.

    `rating` ± `spread`; `surely`, three spreads lower, is what ladders go by.
    """

    game: str
    players: int
    rating: float
    spread: float
    surely: float
    games: int
    provisional: bool = False
    """Of few games, or still too unsure."""
    active: bool = False
    """Whether the last of these games is less than ninety days old."""


class LadderRung(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody on a ladder: an account by its name, a bot by its kind."""

    place: int
    rating: Rating
    name: str = ""
    colour: str = ""
    crest: str = ""
    bot: str = ""
    you: bool = False
    open: bool = False
    """Whether you may look at his page."""
    listed: bool = True
    """False of yourself where only you see this row: you want to be on no ladder, or were away too long."""


class Ladder(msgspec.Struct, frozen=True, omit_defaults=True):
    """The strongest at a game with so many players."""

    game: str
    players: int
    played: list[int]
    """With how many players there are ratings at all."""
    season: str
    """Empty: of all times."""
    seasons: list[str]
    """Those in which something was played, the last first."""
    size: int
    """How many are on it in all."""
    offset: int
    rungs: list[LadderRung]
    you: LadderRung | None = None
    """Your own, wherever it is."""


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many games, and how they ended; what is neither won nor lost was called off."""

    games: int = 0
    won: int = 0
    lost: int = 0


class GameTally(msgspec.Struct, frozen=True):
    game: str
    players: int
    tally: Tally


class SeatTally(msgspec.Struct, frozen=True):
    game: str
    seat: str
    tally: Tally


class TraitTally(msgspec.Struct, frozen=True):
    """As what somebody played: a role, a character, a family."""

    game: str
    trait: str
    value: str
    tally: Tally
    trait_name: str = ""
    """Both in your language."""
    name: str = ""


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at a table. Without a name: somebody whose page you may not see."""

    name: str = ""
    account: bool = False
    """Whether `name` is that of an account, whose page you may see."""
    bot: str = ""


class Opponent(msgspec.Struct, frozen=True):
    who: Sitter
    games: int
    ahead: int
    """The player of this page has won and the other has not; `behind`: the other way round."""
    behind: int


class PlayedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that is over. Strangers are told its day only."""

    game: str
    players: int
    seat: str
    at: int
    others: list[Sitter]
    won: bool | None = None
    place: int | None = None
    rated: bool | None = None
    traits: dict[str, str] = {}
    """As what it was played, in your language."""
    table: str = ""
    """Told to those who may open its result."""


class Streaks(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many games in a row: now won, now lost, and the most that were ever won."""

    winning: int = 0
    losing: int = 0
    best: int = 0


class PlayerPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody with an account: how well he plays, what he has played, with whom and as what."""

    account: str
    name: str
    colour: str
    crest: str
    relation: Relation
    since: int
    """Since when there is this account, in milliseconds since 1970 (to the day)."""
    ratings: list[Rating]
    tally: Tally
    counted: int
    """Of how many games this page tells: the last thousand."""
    streaks: Streaks
    games: list[GameTally]
    traits: list[TraitTally]
    seats: list[SeatTally]
    opponents: list[Opponent]
    last: list[PlayedGame]
    page: Audience = "everybody"
    """Your own setting, on your own page."""


class CurvePoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rating after a game; of old games it is not known how sure it was."""

    at: int
    rating: float
    spread: float | None = None


class Curve(msgspec.Struct, frozen=True):
    """How a rating went, the oldest first: the last two hundred games."""

    game: str
    players: int
    points: list[CurvePoint]


# --- to take home ---------------------------------------------------------------------------------


class ExportedGame(msgspec.Struct, frozen=True):
    table: str
    game: str
    players: int
    seat: str
    ended_at: int
    how: str
    won: bool | None
    place: int | None
    rated: bool | None
    traits: dict[str, str]
    others: list[str]


class ExportedChange(msgspec.Struct, frozen=True):
    table: str
    game: str
    players: int
    at: int
    before: float
    after: float
    spread: float | None


class ExportedNotes(msgspec.Struct, frozen=True):
    """What you noted for yourself at a seat."""

    table: str
    seat: str
    marks: dict[str, str]
    text: str


class ExportedDeck(msgspec.Struct, frozen=True):
    """A deck of yours, as `tatami decks` reads it."""

    pack: str
    name: str
    text: str
    changed_at: int


class ExportedDays(msgspec.Struct, frozen=True):
    """How you play by days: where and when you are told of your move, and your vacations of the last year."""

    address: str
    verified: bool
    wanted: str
    hours: int
    remind: int
    zone: str
    lang: str
    webhook: str
    vacations: list[list[int]]
    """Each its beginning and its end, in milliseconds since 1970."""


class Export(msgspec.Struct, frozen=True):
    """All that the hall keeps of you, but for what was said at tables and the records of your games: each of
    these has an address of its own (`/api/tables/{table}/record`)."""

    name: str
    colour: str
    crest: str
    handle: str
    account: str | None
    since: int
    hidden: bool
    undisturbed: bool
    page: Audience
    off_ladder: bool
    ratings: list[Rating]
    changes: list[ExportedChange]
    games: list[ExportedGame]
    notes: list[ExportedNotes]
    friends: list[str]
    blocked: list[str]
    decks: list[ExportedDeck]
    days: ExportedDays | None
    left_out: int
    """Older games, which come with a greater `offset`."""
