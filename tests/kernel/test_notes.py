"""Private notes, quiet seats and hands that are shown: a toy market in which everybody whispers."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

import pytest

from tatami.conformance.suite import Walk
from tatami.kernel.answers import Answer
from tatami.kernel.events import Rewritten, Whispered
from tatami.kernel.game import Frame, Game, Options
from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import FACE, piece
from tatami.kernel.places import Layout, Place
from tatami.kernel.questions import Question
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, NotUnderstood, Reason, Refusal
from tatami.kernel.rules import Rules
from tatami.kernel.seats import NOBODY, SPECTATOR, Seat, letter, mask_of
from tatami.kernel.seen import Seen
from tatami.kernel.table import Table
from tatami.kernel.views import View, events_for

CARDS: Final = 6
NOTES: Final = ("yes", "no")
DECK: Final = 0
MOST_ACTS: Final = 60


def hand(seat: Seat) -> int:
    return 1 + 3 * seat


def draft(seat: Seat) -> int:
    return 2 + 3 * seat


def heard(seat: Seat) -> int:
    """What the seat before has told this one."""
    return 3 + 3 * seat


class MarketTable(Table):
    FIELDS = ("spoken", "leaky")
    __slots__ = FIELDS

    def __init__(self, spoken: int, leaky: bool) -> None:
        self.spoken = spoken
        self.leaky = leaky

    def clone(self) -> MarketTable:
        return MarketTable(self.spoken, self.leaky)


Market = Game[MarketTable]
Me = Seen[MarketTable]

WRITE: Final = tuple(Answer(f"write {note}") for note in NOTES)
STRIKE, SEND, FORGET, TURN, LOOK, READY = (
    Answer(word) for word in ("strike", "send", "forget", "turn", "look", "ready")
)
EVERY: Final = (*WRITE, STRIKE, SEND, FORGET, TURN, LOOK, READY)

NOTHING_WRITTEN: Final = Refusal("nothing-written")
LONG_ENOUGH: Final = Refusal("long-enough")


class Talk(Question[MarketTable]):
    """Everybody may write, send to the next seat, look at the next hand, or be done."""

    FIELDS = ("seats", "quiet")
    __slots__ = ()

    def __init__(self, seats: tuple[Seat, ...], quiet: tuple[Seat, ...]) -> None:
        super().__init__(seats)
        self.quiet = quiet

    def candidates(self, me: Me) -> Sequence[Answer]:
        return EVERY

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if answer not in EVERY:
            return NOT_AN_ANSWER_HERE()
        if me.table.leaky and answer == READY and me.count(draft((me.seat + 1) % me.seats)):
            return LONG_ENOUGH()  # planted: nobody may know how much another has written
        written = me.count(draft(me.seat))
        if answer in (STRIKE, SEND) and not written:
            return NOTHING_WRITTEN()
        return LONG_ENOUGH() if answer in WRITE and written > 2 else None

    def answer(self, g: Market, seat: Seat, answer: Answer) -> None:
        g.table.spoken += 1
        other = (seat + 1) % g.seats
        quiet = self.quiet
        mine = [p & FACE for p in g.places[draft(seat)]]
        if answer in WRITE:
            g.rewrite(seat, draft(seat), [*mine, CARDS + WRITE.index(answer)])
        elif answer == STRIKE:
            g.rewrite(seat, draft(seat), mine[1:])
        elif answer == SEND:
            g.rewrite(seat, draft(seat), ())
            g.rewrite(seat, heard(other), mine)
            quiet = tuple(s for s in quiet if s != other)
        elif answer == FORGET:
            g.rewrite(seat, draft(seat), ())
        elif answer == TURN:
            g.rewrite(seat, draft(seat), mine[::-1])
        elif answer == LOOK:
            g.show_to(hand(other), seat)
            g.cover_all(hand(other))
        else:
            quiet = tuple(sorted({*quiet, seat}))
        if len(quiet) == g.seats or g.table.spoken == MOST_ACTS:
            g.finish(Outcome((0,), "quiet"))
        else:
            g.ask(Talk(self.seats, quiet))


class MarketRules(Rules[MarketTable]):
    name = "market"
    prefix = "MAR"
    seat_counts = range(2, 5)
    default_seats = 3
    faces = (*(f"card_{k}" for k in range(CARDS)), *NOTES)
    table = MarketTable
    modules = (sys.modules[__name__],)

    leaky = False

    def make_layout(self, seats: int, options: Options) -> Layout:
        places = [Place("deck", NOBODY, forgets=True)]
        for seat in range(seats):
            before = (seat - 1) % seats
            both = mask_of(seat) | mask_of(before)
            places.append(Place(f"hand.{letter(seat)}", mask_of(seat), bag=True, forgets=True))
            places.append(Place(f"draft.{letter(seat)}", mask_of(seat), private=True, stock=-1))
            places.append(Place(f"heard.{letter(seat)}", both, private=True, stock=-1))
        return Layout(places, [[k for k in range(CARDS) for _ in range(2)]], [DECK], len(self.faces))

    def fresh_table(self, seats: int, options: Options) -> MarketTable:
        return MarketTable(0, self.leaky)

    def set_up(self, g: Market) -> None:
        g.places[DECK].extend(piece(card) for card in g.layout.stocks[0])
        g.shuffle("deck", DECK)
        for seat in range(g.seats):
            g.draw(DECK, hand(seat), 2)
        g.ask(Talk(tuple(range(g.seats)), ()))

    def opening(self, table: MarketTable) -> list[Frame]:
        return [Talk((0, 1, 2), ())]

    def parse(self, text: str) -> Answer:
        for answer in EVERY:
            if answer.text == text:
                return answer
        raise NotUnderstood("not-an-answer", game=self.name, text=text[:60], usage="ready")


class LeakyMarket(MarketRules):
    """Whether one may be done depends on how much the next player has written in private."""

    leaky = True


def market() -> Market:
    return MarketRules().new(3, seed="notes")


def told(g: Market, viewer: Seat, since: int) -> list[Any]:
    return [type(event) for event in events_for(g, viewer, since)]


def test_a_note_is_read_by_its_writer_and_others_only_notice_that_he_writes() -> None:
    g = market()
    since = g.sequence
    g.act(0, WRITE[0])
    assert told(g, 0, since) == [Rewritten]
    assert told(g, 1, since) == told(g, SPECTATOR, since) == [Whispered]
    assert View(g, 0).count(draft(0)) == 1
    assert View(g, 1).count(draft(0)) == View(g, SPECTATOR).count(draft(0)) == 0


def test_writing_down_reveals_nothing_and_handing_over_reveals_it_to_the_reader() -> None:
    g = market()
    since = g.sequence
    g.act(0, WRITE[0])
    assert g.revealed(since) == 0
    since = g.sequence
    g.act(0, SEND)
    assert g.revealed(since) == mask_of(1)
    assert told(g, 1, since) == [Whispered, Rewritten]
    assert told(g, 2, since) == [Whispered, Whispered]
    assert View(g, 1).faces(heard(1)) == [CARDS]
    assert View(g, 2).count(heard(1)) == 0


def test_whoever_is_done_is_not_waited_for_and_may_still_speak() -> None:
    g = market()
    g.act(1, READY)
    assert g.asked() == View(g, 2).asked() == (0, 2)
    assert g.legal(1)
    g.act(1, WRITE[1])
    assert g.places[draft(1)]


def test_a_letter_wakes_its_reader() -> None:
    g = market()
    g.act(1, READY)
    g.act(0, WRITE[0])
    g.act(0, SEND)
    assert 1 in g.asked()


def test_a_hand_that_was_shown_and_covered_is_seen_by_its_owner_only() -> None:
    g = market()
    before = [list(place) for place in g.places]
    since = g.sequence
    g.act(0, LOOK)
    assert g.places == before
    assert g.revealed(since) == mask_of(0)
    shown = [event.face for event in events_for(g, 0, since)[:2]]  # type: ignore[attr-defined]
    assert sorted(shown) == sorted(View(g, 1).faces(hand(1)))
    assert {event.face for event in events_for(g, 2, since)} == {-1}  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", MarketRules.seat_counts)
def test_the_market_keeps_every_promise_of_the_kernel(seats: int) -> None:
    for seed in range(12):
        Walk(MarketRules(), seats, seed).play(thorough=0.4)


@pytest.mark.interpreted
def test_a_rule_that_knows_how_much_others_have_written_is_found() -> None:
    def hunt() -> None:
        for seed in range(60):
            Walk(LeakyMarket(), 3, seed).play(thorough=0.5)

    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        hunt()
