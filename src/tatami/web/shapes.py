"""What goes over HTTP, as structs: OpenAPI and the typed client are made from this file.

What is told of a table is the same as on a socket (`tatami.hall.telling.messages`).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tatami.hall.table.entries import Clock, Origin
from tatami.hall.telling.messages import LONGEST_PASSWORD, SeatLetter, TableInfo
from tatami.hall.telling.renown import Audience

Name = Annotated[str, Meta(min_length=1, max_length=16_384)]
"""Of at most 24 letters: who writes a novel is told so in a sentence (hall/naming.py)."""
Colour = Literal["indigo", "vermilion", "pine", "plum", "ochre", "ink", "sky", "rose"]
Crest = Literal[
    "", "tomoe", "ume", "hishi", "uroko", "kikko", "hiki", "kuyo", "igeta", "kikyo", "mokko", "matsu", "nami",
    "juji", "shippo", "ogi",
]  # fmt: skip
"""Empty: the crest that goes with the colour."""
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
AccountName = Annotated[str, Meta(min_length=2, max_length=24)]
Entropy = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[0-9a-f]+$")]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what clients send."""


# --- people -------------------------------------------------------------------------------------


class NewGuest(Body, frozen=True):
    """A name and a colour are all one needs. `bearer`: a token instead of a cookie.

    `named` is false if nobody chose that name: it is only what the nameless are called in their language.
    """

    name: Name
    colour: Colour = "indigo"
    bearer: bool = False
    crest: Crest = ""
    named: bool = True


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who you are. `token` only if it was asked for."""

    id: str
    name: str
    colour: str
    account: str | None = None
    token: str | None = None
    crest: str = ""
    named: bool = True
    """Whether you have chosen your name."""
    handle: str = ""
    """What you are in the list of those who are here."""
    hidden: bool = False
    """Whether nobody is told that you are here."""
    undisturbed: bool = False
    """Whether nobody may invite you."""
    page: Audience = "everybody"
    """Who may look at your page."""
    off_ladder: bool = False
    """Whether you are on no ladder."""


class Session(msgspec.Struct, frozen=True):
    """Whether this browser is somebody's, and whose."""

    person: Person | None


class ChangeOfPerson(Body, frozen=True):
    name: Name | None = None
    colour: Colour | None = None
    crest: Crest | None = None
    hidden: bool | None = None
    undisturbed: bool | None = None
    page: Audience | None = None
    off_ladder: bool | None = None


class PersonalLink(msgspec.Struct, frozen=True):
    """Opens your seats on another device. It is a secret: whoever has it is you."""

    key: str
    path: str
    """`/#back=KEY`: the part after # is never sent to a server, so it is never logged."""


class ComeBack(Body, frozen=True):
    """The key of a personal link."""

    key: Annotated[str, Meta(min_length=1, max_length=500)]
    bearer: bool = False


class NewAccount(Body, frozen=True):
    """An account for the guest you are: your games so far go with it."""

    name: AccountName
    passphrase: Passphrase


class LogIn(Body, frozen=True):
    name: AccountName
    passphrase: Passphrase
    bearer: bool = False


class ClaimGuest(Body, frozen=True):
    """The personal link of a guest whose games should be this account's."""

    key: Annotated[str, Meta(min_length=1, max_length=500)]


class Webhook(Body, frozen=True):
    """Where to send word that it is your turn: where a clock gives an hour a move, a day in all, or more."""

    url: Annotated[str, Meta(min_length=8, max_length=500, pattern="^https?://")]


class WebhookKey(msgspec.Struct, frozen=True):
    """Every call carries `Tatami-Signature: sha256=HMAC(key, body)`. Shown once."""

    url: str
    key: str


class PastGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game you sit or sat in."""

    table: str
    game: str
    phase: Literal["open", "playing", "over"]
    seat: str
    names: list[str]
    opened_at: int
    your_turn: bool = False
    won: bool | None = None
    origin: Origin | None = None
    """Where it comes from, if it was not dealt."""
    awaited: list[str] = []
    """The names of those who are asked now."""
    since: int = 0
    """Since when they are asked, in milliseconds since 1970."""
    rated: bool | None = None
    """Whether it counted for your rating; unknown of games that go on, and of some old ones."""
    resigned: bool = False
    """Whether you have given it up; the others may play on."""
    called_off: bool = False
    """Whether it was ended without a winner."""


# --- games and tables ---------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game; `names` are its values in words. A value that is a letter is a seat.

    Of a wide range of numbers some are listed; the others are as good.
    """

    name: str
    default: int | str | bool
    values: list[int | str | bool]
    names: list[str]
    title: str
    help: str
    slow: int | str | bool
    """The default of a table at which moves take days."""
    only: dict[str, list[int]] = {}
    """By value that not every number of players can choose: the numbers that can."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game of this hall, in the language that was asked for."""

    name: str
    title: str
    blurb: str
    ruleset: int
    seats: list[int]
    bots: list[str]
    options: list[OptionInfo]


class NewTable(Body, frozen=True):
    """A table to be laid. With `couch` it is a screen that everybody sees: nobody sits at it from here."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: dict[str, int | str | bool] = {}
    clock: Clock = Clock()
    access: Literal["public", "link", "password"] = "public"
    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)] = ""
    talk: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds by which spectators see everything later."""
    couch: bool = False
    welcome: bool = False
    """Whether people may take the cushions of bots while the game is young."""
    hints: Literal["alone", "yes", "no"] = "alone"
    """Who may ask a bot what to do: whoever plays alone with bots, everybody, or nobody."""


class PlayNow(Body, frozen=True):
    """A table where people wait, or else a new one that is as usual."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    """How many sit at a table that is laid."""
    any_number: bool = False
    """Whether a table for more or fewer will do where somebody waits."""
    welcome: bool = True
    """Whether others may find the table that is laid: at once, and while its game is young."""


class SitDown(Body, frozen=True):
    """Takes a cushion: the one you name, or the first that is free. `entropy` is your share of the deal.

    In a young game that welcomes people it is the cushion of a bot, and the deal was made without you.
    """

    seat: SeatLetter | None = None
    name: Name | None = None
    """For a second seat in the same browser (hot seat); else your own name."""
    colour: Colour | None = None
    entropy: Entropy | None = None
    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)] = ""
    crest: Crest | None = None


class PlayAgain(Body, frozen=True):
    """Your shares of the next deal, by the seats you have; the hall makes those that are missing."""

    entropies: dict[SeatLetter, Entropy] = {}


class SeatBot(Body, frozen=True):
    """A bot on that cushion, or with none on every free one."""

    kind: Annotated[str, Meta(max_length=40)] = "sensible"
    seat: SeatLetter | None = None


class Tables(msgspec.Struct, frozen=True):
    tables: list[TableInfo]


class TableSeen(msgspec.Struct, frozen=True):
    """A table, and what of it is yours: your seats, and whether you have laid it."""

    info: TableInfo
    yours: list[str]
    laid: bool


class Report(Body, frozen=True):
    """A complaint about a seat; the record of the table and its talk are attached by the hall."""

    seat: SeatLetter
    about: Annotated[str, Meta(min_length=1, max_length=1000)]


class ReportTaken(msgspec.Struct, frozen=True):
    id: str


class Shared(msgspec.Struct, frozen=True):
    """A key with which anybody may look at a finished game."""

    key: str
    path: str


class Fork(Body, frozen=True):
    """To play on from just after that act (0: before the first) on that seat, with bots on all the others."""

    act: Annotated[int, Meta(ge=0)]
    seat: SeatLetter
    bots: Annotated[str, Meta(max_length=40)] = "sensible"


class Leaving(msgspec.Struct, frozen=True, omit_defaults=True):
    """What it would mean if you resigned now."""

    means: Literal["ends", "out", "bot", "abandoned"]
    """The game ends and the other side has won; your seat is out by the rules; a bot plays on for you; or the
    game ends without a winner, since nobody else is left who plays."""
    may_offer: bool = False
    """Whether there is somebody whom you could ask to end the game."""


class CourseInfo(msgspec.Struct, frozen=True):
    """A playable introduction: the titles of its chapters, the first being number 1."""

    game: str
    minutes: int
    chapters: list[str]


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the learner reads (`say`), does, tries although it is refused, or plays freely to the end."""

    kind: Literal["say", "do", "try", "free"]
    text: str
    answers: list[str] = []
    """Any of these goes on; one that ends in `*` stands for all that begin like it."""
    attempt: str = ""
    """What is tried, in the notation."""
    clause: str = ""
    """The clause of its refusal."""
    point: list[str] = []
    """Places that are marked meanwhile."""


class ChapterInfo(msgspec.Struct, frozen=True):
    """One chapter of an introduction, in your language."""

    game: str
    chapter: int
    chapters: int
    title: str
    seat: str
    steps: list[LessonStep]


class Lesson(msgspec.Struct, frozen=True):
    """A table that was laid for a chapter, and the way through it."""

    table: str
    chapter: ChapterInfo


class Clause(msgspec.Struct, frozen=True):
    id: str
    text: str


class Rulebook(msgspec.Struct, frozen=True):
    game: str
    clauses: list[Clause]


class CardText(msgspec.Struct, frozen=True):
    """A card as a person reads it."""

    name: str
    frame: list[str]
    """What it is, what it costs and when it acts: short phrases."""
    text: str
    """What it does, in whole sentences."""


class CardTexts(msgspec.Struct, frozen=True):
    """All cards of a data pack in one language, by slug."""

    pack: str
    sha256: str
    lang: str
    cards: dict[str, CardText]
    statuses: dict[str, CardText]
    """Wounds and what else a character can suffer."""


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok", "closing", "ill"]
    version: str
    tables: int
    sockets: int
    mail: Literal["none", "ok", "ill"] = "none"
    """Whether letters can be sent; nobody's game depends on it."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """RFC 9457 (`application/problem+json`); `code`, `clauses` and `facts` are those of the refusal."""

    type: str
    title: str
    status: int
    code: str
    clauses: tuple[str, ...] = ()
    facts: dict[str, int | str] = {}
