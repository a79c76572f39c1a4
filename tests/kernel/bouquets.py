"""A toy for answers made of parts: each player in turn sends somebody a bouquet of his hidden flowers.

A bouquet has two flowers or more, no two of a colour unless a ribbon holds it together (one ribbon at most,
and no bouquet ends with it). Whoever has fewer than two flowers of his own keeps them.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from tatami.hooks.reading import read_compound
from tatami.kernel.answers import Answer, Compound, Form
from tatami.kernel.game import Frame, Game, Options
from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import piece
from tatami.kernel.places import Layout, Place
from tatami.kernel.questions import QuestionToOne
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, NotUnderstood, Reason, Refusal
from tatami.kernel.rules import Rules
from tatami.kernel.seats import NOBODY, Seat, letter, mask_of
from tatami.kernel.seen import Seen
from tatami.kernel.table import Table

COLOURS: Final = ("rose", "lily", "iris")
EACH: Final = 3
DECK: Final = 0
ROUNDS: Final = 2

NOT_TO_YOURSELF: Final = Refusal("not-to-yourself", "BOU-1")
NOT_YOUR_FLOWER: Final = Refusal("not-your-flower", "BOU-2", flower="face")
COLOUR_TWICE: Final = Refusal("colour-twice", "BOU-3", flower="face")
ONE_RIBBON: Final = Refusal("one-ribbon", "BOU-4")
TOO_FEW: Final = Refusal("too-few-flowers", "BOU-5")


class BouquetTable(Table):
    FIELDS = ("turn",)
    __slots__ = FIELDS

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def clone(self) -> BouquetTable:
        return BouquetTable(self.turn)


Me = Seen[BouquetTable]
Bouquets = Game[BouquetTable]


class Keep(Answer):
    __slots__ = ()


class BouquetFor(Form):
    __slots__ = ("target",)
    KINDS = {"target": "seat"}

    def __init__(self, target: Seat) -> None:
        super().__init__(f"bouquet {letter(target)}")
        self.target: Final = target


class Flower(Answer):
    __slots__ = ("flower",)
    KINDS = {"flower": "face"}

    def __init__(self, flower: int) -> None:
        super().__init__(COLOURS[flower])
        self.flower: Final = flower


class Ribbon(Answer):
    __slots__ = ()


KEEP: Final = Keep("keep")
BOUQUETS: Final = tuple(BouquetFor(seat) for seat in range(4))
FLOWERS: Final = tuple(Flower(colour) for colour in range(len(COLOURS)))
RIBBON: Final = Ribbon("ribbon")
PARTS: Final = {part.text: part for part in (*FLOWERS, RIBBON)}


def hand(seat: Seat) -> int:
    return seat + 1


class WhatToSend(QuestionToOne[BouquetTable]):
    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return (KEEP, *BOUQUETS[: me.seats])

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, Compound):
            return self.why_not_compound(me, answer)
        if isinstance(answer, BouquetFor):
            if answer.target == me.seat:
                return NOT_TO_YOURSELF()
            return None if me.count(hand(me.seat)) >= 2 else TOO_FEW()
        return None if isinstance(answer, Keep) else NOT_AN_ANSWER_HERE()

    def menu(self, me: Me, form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        return (*FLOWERS, RIBBON)

    def why_not_part(self, me: Me, form: Form, so_far: Sequence[Answer], part: Answer) -> Reason | None:
        mine = me.faces(hand(me.seat))
        flowers = [one.flower for one in so_far if isinstance(one, Flower)]
        if isinstance(part, Flower):
            if mine.count(part.flower) <= flowers.count(part.flower):
                return NOT_YOUR_FLOWER(flower=part.flower)
            if part.flower in flowers and RIBBON not in so_far:
                return COLOUR_TWICE(flower=part.flower)
            return None
        # a ribbon needs a flower after it, and without one a bouquet needs two colours
        return ONE_RIBBON() if RIBBON in so_far or len(flowers) == len(mine) else None

    def why_not_whole(self, me: Me, form: Form, parts: Sequence[Answer]) -> Reason | None:
        if parts and parts[-1] is RIBBON:
            return ONE_RIBBON()
        return None if sum(isinstance(part, Flower) for part in parts) >= 2 else TOO_FEW()

    def answer(self, g: Bouquets, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, Compound):
            form = answer.form
            assert isinstance(form, BouquetFor)
            for part in answer.parts:
                if isinstance(part, Flower):
                    g.move_face(hand(seat), part.flower, hand(form.target))
        g.table.turn += 1
        next_turn(g)


def next_turn(g: Bouquets) -> None:
    if g.table.turn >= ROUNDS * g.seats:
        most = max(len(g.places[hand(seat)]) for seat in range(g.seats))
        g.finish(Outcome(tuple(s for s in range(g.seats) if len(g.places[hand(s)]) == most), "flowers"))
    else:
        g.ask(WhatToSend(g.table.turn % g.seats))


class BouquetRules(Rules[BouquetTable]):
    name = "bouquet"
    prefix = "BOU"
    seat_counts = range(2, 5)
    default_seats = 3
    faces = COLOURS
    table = BouquetTable
    modules = (sys.modules[__name__],)

    def make_layout(self, seats: int, options: Options) -> Layout:
        places = [
            Place("deck", NOBODY),
            *(Place(f"hand.{letter(s)}", mask_of(s), bag=True) for s in range(seats)),
        ]
        return Layout(places, [[k % len(COLOURS) for k in range(seats * EACH + 2)]], [DECK], len(COLOURS))

    def fresh_table(self, seats: int, options: Options) -> BouquetTable:
        return BouquetTable(0)

    def set_up(self, g: Bouquets) -> None:
        g.places[DECK].extend(piece(face) for face in g.layout.stocks[0])
        g.shuffle("deck", DECK)
        for seat in range(g.seats):
            g.draw(DECK, hand(seat), EACH)
        g.then(next_turn)

    def opening(self, table: BouquetTable) -> list[Frame]:
        return [WhatToSend(0)]

    def parse(self, text: str) -> Answer:
        if text == KEEP.text:
            return KEEP
        head, colon, rest = text.partition(":")
        for form in BOUQUETS:
            if form.text == head:
                return read_compound(rest, form, PARTS.get) if colon else form
        raise NotUnderstood("not-an-answer", game=self.name, text=text[:60], usage="keep")


BOUQUET: Final = BouquetRules()
