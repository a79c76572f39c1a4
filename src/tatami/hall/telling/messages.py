"""What goes over a socket between the hall and a client: the whole protocol, as structs.

A client says what it wants, each time with an `id` of its own choice; the hall answers every wish with `Done`
or `Refused` under the same id, and tells what else happens. AsyncAPI and the typed client are made from this
file. Seats are letters, places and cards have the names of the notation (docs/notation.md).
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ..table.entries import Clock, Origin
from .wants import LONGEST_ANSWER as LONGEST_ANSWER
from .wants import LONGEST_PASSWORD as LONGEST_PASSWORD
from .wants import LONGEST_TALK as LONGEST_TALK
from .wants import Act as Act
from .wants import AgreeToEnd as AgreeToEnd
from .wants import AgreeToUndo as AgreeToUndo
from .wants import AnyWant as AnyWant
from .wants import Compose as Compose
from .wants import Decline as Decline
from .wants import GoOn as GoOn
from .wants import Hello as Hello
from .wants import Invite as Invite
from .wants import Lang as Lang
from .wants import Look as Look
from .wants import Mute as Mute
from .wants import OfferEnd as OfferEnd
from .wants import Pause as Pause
from .wants import Phrase as Phrase
from .wants import Ping as Ping
from .wants import Resign as Resign
from .wants import Say as Say
from .wants import SeatLetter as SeatLetter
from .wants import TableId as TableId
from .wants import TakeBack as TakeBack
from .wants import Undo as Undo
from .wants import Unwatch as Unwatch
from .wants import Want as Want
from .wants import Watch as Watch
from .wants import WatchFriends as WatchFriends
from .wants import WatchHere as WatchHere
from .wants import WatchLobby as WatchLobby
from .wants import Why as Why

encode: Final = msgspec.json.Encoder().encode

Facts = dict[str, int | str]


# --- parts of what the hall tells ---------------------------------------------------------------


class CushionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table. `kind` is free, person or bot; `here` whether its person is connected."""

    seat: str
    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""
    colour: str = ""
    crest: str = ""
    """Empty: the crest that goes with the colour."""
    bot: str = ""
    stand_in: str = ""
    """The kind of bot that plays for an absent person."""
    resigned: bool = False
    """Its person has given the game up: that bot plays for good."""
    here: bool = False
    away_since: int | None = None
    """When the person went away, in milliseconds since 1970."""
    vacation: int | None = None
    """Until when the person is on vacation; so long the clock of the seat stands still."""


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as everybody may know it."""

    id: str
    game: str
    ruleset: int
    phase: Literal["open", "playing", "over"]
    seats: list[CushionInfo]
    options: dict[str, int | str | bool]
    clock: Clock
    access: Literal["public", "link", "password"]
    talk: bool
    delay: int
    couch: bool
    commitment: str
    """SHA-256 of the hall's secret for this deal, shown before anybody sits down; "" without a deal."""
    opened_at: int
    paused_until: int | None = None
    undo_wanted_by: str | None = None
    undo_agreed: list[str] = []
    watching: int = 0
    """How many spectators there are."""
    rematch: str | None = None
    """The table at which they play again."""
    origin: Origin | None = None
    """Where the game comes from, if it was not dealt: such games are never rated, nor listed."""
    welcome: bool = False
    """Whether somebody who sits down now gets the cushion of a bot: a young game that is open to people."""
    hints: Literal["alone", "yes", "no"] = "alone"
    """Who may ask a bot what to do: whoever plays alone with bots, everybody, or nobody."""
    hinting: bool = False
    """Whether hints may be asked for as things are."""
    hinted: list[str] = []
    """Seats that have asked for one: the game is not rated."""
    end_offered_by: str | None = None
    """Who offers to end the game here, and who of the others has agreed."""
    end_agreed: list[str] = []
    called_off: bool = False
    """It was ended by agreement, or all people have resigned: nobody has won."""


class HereInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who is in the hall now. `who` stands for the person, but nobody becomes him by it."""

    who: str
    name: str
    colour: str
    crest: str = ""


class FriendNews(msgspec.Struct, frozen=True):
    """Somebody would like to be your friend, or has said yes."""

    kind: Literal["asked", "accepted"]
    by: HereInfo


class FaultyPart(msgspec.Struct, frozen=True):
    """Which part of an answer is at fault: its place among them, from 0, and its text."""

    index: int
    text: str


class ReasonInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not: a code, its facts, the clauses, a sentence; of an answer of parts, of which one it is said."""

    code: str
    text: str = ""
    clauses: tuple[str, ...] = ()
    facts: Facts = {}
    part: FaultyPart | None = None


class Part(msgspec.Struct, frozen=True):
    """A part of an answer: which seat, card, slot or place it touches."""

    kind: str
    value: int | str | bool


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal answer: its canonical text, its words on a button, and the pieces it touches."""

    answer: str
    kind: str = ""
    """What is done by it, whatever it is done with (`attack`): boards go by this, never by the text. For
    those who read sentences."""
    label: str = ""
    touches: dict[str, Part] = {}
    then: str = ""
    """What will come of it, where everybody at the table can work that out."""
    form: bool = False
    """It is still to be made of parts (Compose): alone it is no answer yet."""


class AnswerPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer is made of, or could be, told like an offer; with a reason if it cannot stand there."""

    answer: str
    kind: str = ""
    label: str = ""
    touches: dict[str, Part] = {}
    reason: ReasonInfo | None = None


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that looks like an answer and is none now."""

    answer: str
    label: str
    touches: dict[str, Part]
    reason: ReasonInfo


class QuestionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open question: who is asked what; with legal answers if the seat itself is asked, or quiet."""

    request: int
    name: str
    asked: list[str]
    """The seats that have not answered yet."""
    sealed: bool = False
    about: dict[str, Any] = {}
    text: str = ""
    offers: list[Offer | int] | None = None
    """In an update a number stands for the offer at that place of those told with the question before."""
    mine: str | None = None
    """What this seat has answered already; it may be taken back."""
    given: Offer | None = None
    """The same in words, as it was offered, for those who read sentences."""
    may_undo: bool = False
    """Whether this seat may undo its last answer without asking."""
    quiet: list[str] = []
    """Seats that have said that they are done: they may still answer, and have offers, but nobody waits."""


class LimitInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time that the rules give to what is asked, for all together; meanwhile no seat's clock runs."""

    name: str
    """What it is a limit of: the same name over many questions is the same time."""
    left: int
    """Milliseconds until the rules go on without those who have not answered."""
    seconds: int
    """How long it lasts in all."""
    runs: bool = True
    """It stands still in a pause."""


class TalkInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was said; `text` is in the words of whoever reads it."""

    seat: str
    text: str
    at: int
    phrase: str | None = None
    to: str | None = None


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of the story, with the clauses to read about it; headings begin a turn or a round."""

    text: str
    heading: bool = False
    clauses: tuple[str, ...] = ()
    seat: str | None = None
    """Whose doing it is."""
    later: str | None = None
    """What the log says of it once the cards are covered again, if that is something else ('': nothing)."""
    names: tuple[str, ...] = ()
    """Cards and other things of the game, as they stand in the text: a log may print them bold."""
    small: str = ""
    """Of lines that come many in a row and mean little alone: those with the same word may be folded."""


# --- what the hall tells ------------------------------------------------------------------------


class Tell(msgspec.Struct, frozen=True, tag_field="tell", tag=True, omit_defaults=True):
    """Base of everything the hall tells."""


class Welcome(Tell, frozen=True, tag="welcome"):
    """The first word on every socket."""

    version: str
    person: str
    name: str
    lang: Lang = ""


class Done(Tell, frozen=True, tag="done"):
    """A wish was carried out; what it changed is told by an Update, before or after this."""

    id: int
    seq: int = 0


class Refused(Tell, frozen=True, tag="refused"):
    """A wish was not carried out, and nothing has changed."""

    id: int
    reason: ReasonInfo


class State(Tell, frozen=True, tag="state"):
    """All that a viewer may know of a table; whatever the client knew before is replaced by it."""

    table: str
    seat: str | None
    seq: int
    info: TableInfo
    yours: list[str] = []
    """Your seats at this table."""
    laid: bool = False
    """Whether you have laid this table."""
    view: dict[str, Any] | None = None
    """The table through this seat's eyes (docs/notation.md), once the game has begun."""
    question: QuestionInfo | None = None
    clocks: dict[str, int] | None = None
    """Milliseconds that each seat may still think; those of the seats that are asked are running, unless
    there is a limit."""
    lines: list[Line] = []
    talk: list[TalkInfo] | None = None
    """What was said so far, for whoever comes; nothing if that is known already."""
    outcome: list[str] = []
    """How it ended, in sentences."""
    aids: dict[str, Any] | None = None
    """What these eyes can work out from the view, for boards to draw (docs/notation.md); with a language."""
    limit: LimitInfo | None = None
    """Of the open question, if the rules have set one."""
    recalled: list[dict[str, Any]] = []
    """Events that these eyes were told lately and boards still speak of, oldest first; with a language."""


class Update(Tell, frozen=True, tag="update"):
    """What has happened since the sequence number before. What is left out is as it was."""

    table: str
    seat: str | None
    seq: int
    events: list[dict[str, Any]] = []
    view: dict[str, Any] | None = None
    """All of the view, in place of what was known: for whoever comes back, and when the game begins."""
    changes: dict[str, Any] = {}
    """What has changed in the view: each value in place of the known one, null for one that is gone; of
    `table` and `places` only the entries that changed, and a place without pieces is gone."""
    question: QuestionInfo | UnsetType | None = UNSET
    """Null: nothing is asked any more."""
    clocks: dict[str, int] | None = None
    info: TableInfo | None = None
    lines: list[Line] = []
    outcome: list[str] = []
    talk: list[TalkInfo] | None = None
    """For whoever comes back: what was said so far."""
    aids: dict[str, Any] | None = None
    """All of them, in place of those that were known."""
    aid_changes: dict[str, Any] = {}
    """Those that changed, by name; null for one that is gone."""
    limit: LimitInfo | UnsetType | None = UNSET
    """Null: there is none any more."""


class Presence(Tell, frozen=True, tag="presence"):
    """Who is there: by seat of a person, since when it is away (or null)."""

    table: str
    seats: dict[str, int | None]
    watching: int = 0


class Talk(Tell, frozen=True, tag="talk"):
    table: str
    seat: str | None
    said: TalkInfo


class Lobby(Tell, frozen=True, tag="lobby"):
    """The tables that can be seen in the lobby: all of them, the first time; then those that changed."""

    tables: list[TableInfo]
    gone: list[str] = []


class YourTurn(Tell, frozen=True, tag="your-turn"):
    """You are asked at one of your tables: told on every socket you have, whatever it watches."""

    table: str
    seat: str
    game: str


class Removed(Tell, frozen=True, tag="removed"):
    """Whoever laid the table wants that cushion free: you sit there, and watch from there, no more."""

    table: str
    seat: str


class Here(Tell, frozen=True, tag="here"):
    """Who is in the hall now, you included; those who hide, and those without a name, are not told."""

    people: list[HereInfo]
    more: int = 0
    """How many others there are."""


class FriendsHere(Tell, frozen=True, tag="friends"):
    """How it stands with your friends: told when it has changed, at most once a second."""

    here: list[str]
    """Those who are in the hall now and do not hide, by what they are in its list (`who`)."""
    asking: int
    """How many requests wait for your answer."""
    news: list[FriendNews] = []
    """What happened just now; some of it, if it was much."""


class Invited(Tell, frozen=True, tag="invited"):
    """Somebody who sits at that table, or has laid it, would like you to come."""

    table: str
    game: str
    by: HereInfo
    seats: int
    free: int


class Declined(Tell, frozen=True, tag="declined"):
    """Somebody whom you have invited to that table does not come."""

    table: str
    who: str
    name: str


class WhyNot(Tell, frozen=True, tag="why"):
    """The answer to a Why; empty where everything that looks legal is.

    Of many that are refused alike a few stand for all: everything on the table that any of them touches is
    there still. `left_out`: how many more there are.
    """

    id: int
    refusals: list[Refusal]
    left_out: int = 0


class Composed(Tell, frozen=True, tag="composed"):
    """The answer to a Compose, for this seat at this moment; `answer` is the text as it would be given."""

    id: int
    seq: int
    answer: str
    label: str = ""
    parts: list[AnswerPart] = []
    """Those that it has; each judged after those before it that may stand."""
    menu: list[AnswerPart] = []
    """Those that could be added to those that stand; of many that are barred alike a few, as in WhyNot."""
    left_out: int = 0
    reason: ReasonInfo | None = None
    """Why it cannot be given as it is."""


class Story(Tell, frozen=True, tag="log"):
    """The answer to a Look."""

    id: int
    lines: list[Line]


class Pong(Tell, frozen=True, tag="pong"):
    id: int


class Closing(Tell, frozen=True, tag="closing"):
    """The hall is about to close this socket; the reason says whether to come back at once."""

    reason: ReasonInfo


AnyTell = (
    Welcome | Done | Refused | State | Update | Presence | Talk | Lobby | YourTurn | Removed | Here
    | FriendsHere | Invited | Declined | WhyNot | Composed | Story | Pong | Closing
)  # fmt: skip
