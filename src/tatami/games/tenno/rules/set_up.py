"""Set-up (TEN-4 to TEN-11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.pieces import piece
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import Seat, mask_of, seat_of

from .. import answers as say
from .. import reasons as why
from ..events import ColourChosen
from ..pieces import card, hand, row
from ..table import Me, Tenno, TennoQuestion
from .turn import take_turn


def prepare(g: Tenno) -> None:
    """TEN-4, TEN-7, TEN-8: everybody holds a complete set; prisons and discard are empty."""
    for seat in range(g.seats):
        g.places[hand(seat)].extend([piece(face, mask_of(seat)) for face in g.layout.stocks[seat]])
    if g.options["colours"] == "chosen":
        g.then(choose_colours)
    g.then(lay_out_peasants)
    g.then(find_first_player)


def choose_colours(g: Tenno) -> None:
    """TEN-4: everybody takes a colour nobody else has."""
    g.ask(ColourToTake(tuple(s for s in range(g.seats) if g.table.colours[s] < 0)))


class ColourToTake(TennoQuestion):
    """TEN-R43: who chooses a colour first has it."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return say.CHOOSE

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, say.Choose):
            return why.out_of_place(me, answer, BEFORE_PLAY)
        if answer.colour in me.table.colours:
            return why.COLOUR_TAKEN(colour=answer.colour)
        return None

    def answer(self, g: Tenno, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, say.Choose)
        colours = list(g.table.colours)
        colours[seat] = answer.colour
        g.table.colours = tuple(colours)
        g.tell(ColourChosen(seat, answer.colour))
        g.then(choose_colours)


def lay_out_peasants(g: Tenno) -> None:
    """TEN-6: all arrange their peasants at the same time."""
    g.ask(OrderOfPeasants(tuple(range(g.seats))))


class OrderOfPeasants(TennoQuestion):
    """TEN-5: the three peasants go face down into slots 1 to 3 in any order; the order is a secret."""

    __slots__ = ()
    sealed = True

    def candidates(self, me: Me) -> Sequence[Answer]:
        return say.ARRANGE

    def legal(self, me: Me) -> Sequence[Answer]:
        return say.ARRANGE

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        return None if isinstance(answer, say.Arrange) else why.out_of_place(me, answer, BEFORE_PLAY)

    def answer(self, g: Tenno, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, say.Arrange)
        for slot, kind in enumerate(answer.order):
            g.move_face(hand(seat), card(seat, kind), row(seat, slot))


def find_first_player(g: Tenno) -> None:
    """TEN-11, TEN-R2: a named player begins, or one found by lot."""
    named = str(g.options["first_player"])
    g.then(take_turn, g.pick("first player", g.seats) if named == "random" else seat_of(named))


BEFORE_PLAY: Final[why.Ladder] = {
    say.Attack: why.PEASANTS_FIRST,
    say.Refill: why.PEASANTS_FIRST,
    say.Swap: why.PEASANTS_FIRST,
    say.Exchange: why.PEASANTS_FIRST,
    say.Peek: why.PEASANTS_FIRST,
    say.Decline: why.PEASANTS_FIRST,
    say.Stop: why.PEASANTS_FIRST,
    say.ShowMonk: why.PEASANTS_FIRST,
    say.KeepCovered: why.PEASANTS_FIRST,
    say.Arrange: NOT_AN_ANSWER_HERE,
    Attempt: why.PEASANTS_FIRST,
}
