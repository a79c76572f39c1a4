"""A market that exists for tests only: everybody whispers at once, under a glass that the rules turn.

Two days of market, with a toast of the first seat after the first. At a market everybody may write notes in
private, slip them to somebody, cry one out, or be done; who gets a letter is asked again. When all are done,
or the glass has run, the day is over. `python -m tests.hall.market serve ...` is a hall that has this game.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Final

from tatami.games import EVERY_GAME, GAMES
from tatami.hooks.hosting import Hosting
from tatami.kernel.answers import Answer
from tatami.kernel.events import AFace, Event, Private
from tatami.kernel.game import Frame, Game, Options
from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import FACE
from tatami.kernel.places import Layout, Place
from tatami.kernel.questions import Question, QuestionToOne
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, NotUnderstood, Reason, Refusal
from tatami.kernel.rules import Option, Rules
from tatami.kernel.seats import EVERYBODY, Seat, letter, mask_of
from tatami.kernel.seen import Seen
from tatami.kernel.table import Table
from tatami.words import catalogue

NOTES: Final = ("plumblossom", "whitecrane", "redmaple")
DAYS: Final = 2
LONGEST: Final = 3
CRIED: Final = 0
MOST: Final = 4


def draft(seat: Seat) -> int:
    return 1 + seat


def letters(seats: int, by: Seat, to: Seat) -> int:
    return 1 + seats + by * seats + to


class MarketTable(Table):
    FIELDS = ("day", "glass", "cried")
    __slots__ = FIELDS

    def __init__(self, day: int, glass: int, cried: int) -> None:
        self.day = day
        self.glass = glass
        self.cried = cried
        """What was cried last: nobody cries the same again."""

    def clone(self) -> MarketTable:
        return MarketTable(self.day, self.glass, self.cried)


Market = Game[MarketTable]
Me = Seen[MarketTable]


class Write(Answer):
    """`write plumblossom`: into one's own draft. Nothing of it looks secret to whoever reads its parts."""

    __slots__ = ("note", "word")
    KINDS = {"word": "text"}

    def __init__(self, note: int) -> None:
        super().__init__(f"write {NOTES[note]}")
        self.note: Final = note
        self.word: Final = NOTES[note]


class Cry(Answer):
    __slots__ = ("note", "word")
    KINDS = {"word": "text"}

    def __init__(self, note: int) -> None:
        super().__init__(f"cry {NOTES[note]}")
        self.note: Final = note
        self.word: Final = NOTES[note]


class Slip(Answer):
    __slots__ = ("to",)
    KINDS = {"to": "seat"}

    def __init__(self, to: Seat) -> None:
        super().__init__(f"slip {letter(to)}")
        self.to: Final = to


class Ready(Answer):
    __slots__ = ()


class Drink(Answer):
    __slots__ = ()


WRITE: Final = tuple(Write(note) for note in range(len(NOTES)))
CRY: Final = tuple(Cry(note) for note in range(len(NOTES)))
SLIP: Final = tuple(Slip(seat) for seat in range(MOST))
READY: Final = Ready("ready")
DRINK: Final = Drink("drink")
EVERY: Final = {answer.text: answer for answer in (*WRITE, *CRY, *SLIP, READY, DRINK)}

NOTHING_WRITTEN: Final = Refusal("nothing-written")
LONG_ENOUGH: Final = Refusal("long-enough")
CRIED_JUST_NOW: Final = Refusal("cried-just-now")
NOT_TO_ONESELF: Final = Refusal("not-to-oneself")


class Cried(Event, frozen=True, gc=False):
    seat: Seat
    note: AFace


class Slipped(Private, frozen=True, gc=False):
    """What the first note of a letter says: to its writer and its reader."""

    note: AFace


class Bargain(Question[MarketTable]):
    FIELDS = ("seats", "quiet")
    __slots__ = ()
    SEATS = frozenset({"quiet"})

    def __init__(self, seats: tuple[Seat, ...], quiet: tuple[Seat, ...]) -> None:
        super().__init__(seats)
        self.quiet = quiet

    def lasts(self, table: MarketTable) -> tuple[str, int] | None:
        return (f"market {table.day}", table.glass) if table.glass else None

    def candidates(self, me: Me) -> Sequence[Answer]:
        return (*WRITE, *CRY, *SLIP[: me.seats], READY)

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        written = me.count(draft(me.seat))
        if isinstance(answer, Drink) or (isinstance(answer, Slip) and answer.to >= me.seats):
            return NOT_AN_ANSWER_HERE()
        if isinstance(answer, Slip) and answer.to == me.seat:
            return NOT_TO_ONESELF()
        if isinstance(answer, Slip) and not written:
            return NOTHING_WRITTEN()
        if isinstance(answer, Cry) and answer.note == me.table.cried:
            return CRIED_JUST_NOW()
        return LONG_ENOUGH() if isinstance(answer, Write) and written == LONGEST else None

    def answer(self, g: Market, seat: Seat, answer: Answer) -> None:
        quiet = self.quiet
        mine = [p & FACE for p in g.places[draft(seat)]]
        if isinstance(answer, Write):
            g.rewrite(seat, draft(seat), [*mine, answer.note])
        elif isinstance(answer, Cry):
            g.table.cried = answer.note
            g.tell(Cried(seat, answer.note))
        elif isinstance(answer, Slip):
            goal, first = letters(g.seats, seat, answer.to), g.face(draft(seat))
            g.rewrite(seat, draft(seat), ())
            g.rewrite(seat, goal, mine)
            g.tell(Slipped(seat, mask_of(seat) | mask_of(answer.to), first))
            quiet = tuple(s for s in quiet if s != answer.to)
        else:
            quiet = tuple(sorted({*quiet, seat}))
        if len(quiet) == g.seats:
            g.then(end_the_day)
        else:
            g.ask(Bargain(self.seats, quiet))

    def time_up(self, g: Market, given: Mapping[Seat, Answer]) -> None:
        g.then(end_the_day)


class Toast(QuestionToOne[MarketTable]):
    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return (DRINK,)

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        return None if answer == DRINK else NOT_AN_ANSWER_HERE()

    def answer(self, g: Market, seat: Seat, answer: Answer) -> None:
        g.then(open_the_market)


def end_the_day(g: Market) -> None:
    if g.table.day == DAYS:
        g.finish(Outcome((0,), "days"))
    else:
        g.ask(Toast(0))


def open_the_market(g: Market) -> None:
    g.table.day += 1
    g.ask(Bargain(tuple(range(g.seats)), ()))


class MarketRules(Rules[MarketTable], Hosting[MarketTable]):
    name = "market"
    prefix = "MKT"
    seat_counts = range(2, MOST + 1)
    default_seats = 3
    options = (Option("glass", 60, "", low=0, high=86400, unattended=0),)
    faces = NOTES
    table = MarketTable
    modules = (sys.modules[__name__],)

    def make_layout(self, seats: int, options: Options) -> Layout:
        places = [Place("cried", EVERYBODY, stock=-1)]
        places += [Place(f"draft.{letter(s)}", mask_of(s), private=True, stock=-1) for s in range(seats)]
        for by in range(seats):
            for to in range(seats):
                both = mask_of(by) | mask_of(to)
                places.append(Place(f"letter.{letter(by)}.{letter(to)}", both, private=True, stock=-1))
        return Layout(places, [], [], len(NOTES))

    def fresh_table(self, seats: int, options: Options) -> MarketTable:
        return MarketTable(0, int(options["glass"]), -1)

    def set_up(self, g: Market) -> None:
        g.then(open_the_market)

    def opening(self, table: MarketTable) -> list[Frame]:
        return [Toast(0)]

    def parse(self, text: str) -> Answer:
        if text not in EVERY:
            raise NotUnderstood("not-an-answer", game=self.name, text=text[:60], usage="ready")
        return EVERY[text]


MARKET: Final = MarketRules()

TEXTS: Final = """
market-title = Market
market-blurb = A market.
market-option-glass = Glass
    .help = Seconds.
market-ask-bargain = { $you ->
   [yes] The market
  *[no] The market of { $seats }
 }
market-ask-toast = A toast
market-answer-write = Write { $word }
market-answer-cry = Cry { $word }
market-answer-slip = Slip it to { $to }
market-answer-ready = Ready
market-answer-drink = Drink
market-kind-plumblossom = plumblossom
market-kind-whitecrane = whitecrane
market-kind-redmaple = redmaple
market-place-draft = Draft of { $owner }
market-place-letter = Letter to { $owner }
market-place-cried = Cried
market-event-cried = { $seat } cries { $note }
market-event-slipped = { $by } slips { $note } to { $to }
market-event-whispered = { $by } whispers
market-event-noted = { $by } notes { $card }
market-why-nothing-written = Nothing is written.
market-why-long-enough = Long enough.
market-why-cried-just-now = Cried just now.
market-why-not-to-oneself = Not to oneself.
market-outcome-days = The days are over.
"""


def open_market() -> None:
    """From now on this process knows the game, and its texts in every language."""
    EVERY_GAME[MARKET.name] = MARKET
    for lang in catalogue.LANGUAGES:
        catalogue._loaded(lang)[0].add(TEXTS)


if __name__ == "__main__":
    from tatami.cli import main
    from tests.hall import market

    market.open_market()
    GAMES[market.MARKET.name] = market.MARKET
    main()
