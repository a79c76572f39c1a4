"""A toy for what the first games do not need: a question that anybody may answer, with a time limit.

Each player holds a secret bell, gold or tin. Whoever rings first while the candle burns wins with gold and
loses with tin; if nobody rings in time, all win together. A player may whisper (which changes nothing).
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.game import Frame, Game, Options
from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import piece
from tatami.kernel.places import Layout, Place
from tatami.kernel.questions import Question
from tatami.kernel.reasons import NotUnderstood, Reason
from tatami.kernel.rules import Rules
from tatami.kernel.seats import NOBODY, Seat, letter, mask_of
from tatami.kernel.seen import Seen
from tatami.kernel.table import Table

GOLD, TIN = 0, 1
RING: Final = Answer("ring")
WHISPER: Final = Answer("whisper")


class BellTable(Table):
    FIELDS = ("whispers",)
    __slots__ = FIELDS

    def __init__(self, whispers: int) -> None:
        self.whispers = whispers

    def clone(self) -> BellTable:
        return BellTable(self.whispers)


class WhoRings(Question[BellTable]):
    __slots__ = ()
    limit = 30

    def candidates(self, me: Seen[BellTable]) -> Sequence[Answer]:
        return (RING, WHISPER)

    def why_not(self, me: Seen[BellTable], answer: Answer) -> Reason | None:
        return None

    def answer(self, g: Game[BellTable], seat: Seat, answer: Answer) -> None:
        if answer == WHISPER:
            g.table.whispers += 1
            g.ask(self)
        else:
            others = tuple(s for s in range(g.seats) if s != seat)
            g.finish(Outcome((seat,) if g.turn_up(seat) == GOLD else others, "bell"))

    def time_up(self, g: Game[BellTable], given: Mapping[Seat, Answer]) -> None:
        g.finish(Outcome(tuple(range(g.seats)), "candle"))


class BellRules(Rules[BellTable]):
    name = "bell"
    prefix = "BEL"
    seat_counts = range(2, 5)
    default_seats = 2
    faces = ("gold", "tin")
    table = BellTable
    modules = (sys.modules[__name__],)

    def make_layout(self, seats: int, options: Options) -> Layout:
        places = [Place(f"bell.{letter(s)}", mask_of(s)) for s in range(seats)]
        places.append(Place("box", NOBODY, bag=True))
        return Layout(places, [[GOLD] * seats + [TIN] * seats], [seats], 2)

    def fresh_table(self, seats: int, options: Options) -> BellTable:
        return BellTable(0)

    def set_up(self, g: Game[BellTable]) -> None:
        g.places[g.seats].extend(piece(face) for face in g.layout.stocks[0])
        g.shuffle("bells", g.seats)
        for seat in range(g.seats):
            g.move(g.seats, -1, seat)
        g.ask(WhoRings(tuple(range(g.seats))))

    def opening(self, table: BellTable) -> list[Frame]:
        return [WhoRings((0, 1))]

    def parse(self, text: str) -> Answer:
        for answer in (RING, WHISPER):
            if answer.text == text:
                return answer
        raise NotUnderstood("not-an-answer", game=self.name, text=text, usage="ring")


BELL: Final = BellRules()
