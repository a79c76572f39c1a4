"""Samurai and units for hire (SEN-161 to SEN-164, SEN-171 to SEN-176)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers import autumn as say
from ..answers.common import KeepSamurai
from ..board import add_units, gain, provinces_of, put_samurai, room_for, units_left
from ..box import PROVINCES, REGIONS
from ..events.autumn import MercenariesHired, SamuraiDrawn, SamuraiHired, SamuraiPosted
from ..pieces import (
    DRAWN,
    FROM_MERCENARIES,
    FROM_SAMURAI,
    LOWEST_HONOUR,
    MERCENARY_SAMURAI,
    MERCENARY_UNIT,
    MOST_MERCENARIES,
    SAMURAI,
    SAMURAI_DECK,
    SAMURAI_DISCARD,
)
from ..reasons import autumn as why
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestionToOne, SenjiTable

CARDS_DRAWN: Final = 3
"""SEN-161: for each samurai that is kept."""
SAMURAI_HIRED: Final = "samurai_hired"
"""Among what is spent: the family that acts now has hired its mercenary samurai (SEN-172)."""
SEAS: Final = tuple(range(PROVINCES, REGIONS))


def add_hires(me: Me, answers: list[Answer]) -> None:
    table, sayings = me.table, me.table.box.say.autumn
    most = _affordable(me)
    if most > 0:
        for sea in SEAS:
            answers += sayings.hire[sea][: min(most, room_for(table, me.seat, sea))]
    if why_not_hire_samurai(me) is None:
        answers.append(sayings.hire_samurai)


def _affordable(me: Me) -> int:
    """How many units this player can still hire, if there is room (SEN-171, SEN-174, SEN-90)."""
    table = me.table
    purse = (table.honour[me.seat] - LOWEST_HONOUR) // MERCENARY_UNIT
    return min(MOST_MERCENARIES - table.hired, purse, units_left(table, me.seat))


# --- mercenary units ----------------------------------------------------------------------------


def why_not_hire_units(me: Me, number: int, region: int) -> Reason | None:
    """SEN-171: six in one Autumn. SEN-173: at sea. SEN-174: honour stays above -10. SEN-175: limits."""
    table, seat = me.table, me.seat
    if region < PROVINCES:
        return why.MERCENARIES_COME_BY_SEA(region=region)
    if table.hired + number > MOST_MERCENARIES:
        return why.TOO_MANY_MERCENARIES(hired=table.hired, most=MOST_MERCENARIES)
    cost, honour = number * MERCENARY_UNIT, table.honour[seat]
    if honour - cost < LOWEST_HONOUR:
        return why.CANNOT_PAY(cost=cost, honour=honour)
    room, left = room_for(table, seat, region), units_left(table, seat)
    if number > room:
        return why.SEA_IS_FULL(region=region, room=room)
    return why.NO_UNITS_LEFT(left=left) if number > left else None


def hire_units(g: Senji, seat: Seat, number: int, region: int) -> None:
    """SEN-171, SEN-R67: for everyone. SEN-R116: the next ones may go to the other sea zone."""
    g.table.hired += number
    g.tell(MercenariesHired(seat, number, region))
    gain(g, seat, -number * MERCENARY_UNIT, FROM_MERCENARIES)
    add_units(g, seat, region, number)


# --- samurai ------------------------------------------------------------------------------------


def are_samurai_left(me: Me) -> bool:
    """SEN-R71."""
    return me.count(SAMURAI_DECK) > 0 or me.count(SAMURAI_DISCARD) > 0


def why_not_hire_samurai(me: Me) -> Reason | None:
    """SEN-172: one in one Autumn. SEN-174: honour does not fall below -9."""
    table = me.table
    if SAMURAI_HIRED in table.spent:
        return why.ONE_MERCENARY_SAMURAI()
    honour = table.honour[me.seat]
    if honour - MERCENARY_SAMURAI < LOWEST_HONOUR:
        return why.CANNOT_PAY(cost=MERCENARY_SAMURAI, honour=honour)
    return None if are_samurai_left(me) else why.NO_SAMURAI_LEFT()


def hire_mercenary_samurai(g: Senji, seat: Seat) -> None:
    """SEN-172."""
    g.table.spent = (*g.table.spent, SAMURAI_HIRED)
    gain(g, seat, -MERCENARY_SAMURAI, FROM_MERCENARIES)
    draw_samurai(g, seat, 1, paid=True)


def draw_samurai(g: Senji, seat: Seat, number: int, paid: bool) -> None:
    """SEN-161: draw 3 and keep 1, or 6 and keep 2. SEN-164: if there are too few, the discard pile is
    shuffled in first; if there still are, he keeps as many as he should of those there are."""
    wanted = CARDS_DRAWN * number
    if len(g.places[SAMURAI_DECK]) < wanted and g.places[SAMURAI_DISCARD]:
        g.gather("samurai", SAMURAI_DISCARD, SAMURAI_DECK)
    drawn = min(wanted, len(g.places[SAMURAI_DECK]))
    g.draw(SAMURAI_DECK, DRAWN[seat], drawn)
    g.tell(SamuraiDrawn(seat, drawn))
    if drawn > number:
        g.ask(SamuraiToHire(seat, number, paid))
        return
    first = g.table.box.first_samurai
    for face in [g.face(DRAWN[seat], k) for k in range(drawn)]:
        keep_samurai(g, seat, face - first, paid)


def keep_samurai(g: Senji, seat: Seat, samurai: int, paid: bool) -> None:
    """SEN-163: his printed honour is gained if a combination hired him; SEN-R66: not if he was paid for."""
    g.move_face(DRAWN[seat], g.table.box.first_samurai + samurai, SAMURAI[seat])
    g.tell(SamuraiHired(seat, samurai))
    if not paid:
        gain(g, seat, g.table.box.samurai_honour[samurai], FROM_SAMURAI)
    posts = posts_for(g.table, seat, paid)
    if len(posts) == 1:
        post_samurai(g, seat, samurai, posts[0])
    else:
        g.ask(SamuraiPost(seat, samurai, paid))


def posts_for(table: SenjiTable, seat: Seat, paid: bool) -> tuple[int, ...]:
    """SEN-162: a province that he controls, or a sea zone if he has none (SEN-R65). SEN-173: a mercenary
    comes by sea."""
    return SEAS if paid else provinces_of(table, seat) or SEAS


def post_samurai(g: Senji, seat: Seat, samurai: int, region: int) -> None:
    put_samurai(g, samurai, seat, region)
    g.tell(SamuraiPosted(seat, samurai, region))


class SamuraiToHire(SenjiQuestionToOne):
    """SEN-161, SEN-172: which of those drawn he keeps; `left` are still to be kept."""

    FIELDS = ("by", "left", "paid")
    __slots__ = ("left", "paid")
    KINDS = {"left": "number", "paid": "truth"}

    def __init__(self, by: Seat, left: int, paid: bool) -> None:
        super().__init__(by)
        self.left: Final = left
        self.paid: Final = paid

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.autumn.keep

    def legal(self, me: Me) -> Sequence[Answer]:
        keeps, first = me.table.box.say.autumn.keep, me.table.box.first_samurai
        return [keeps[face - first] for face in me.sorted_faces(DRAWN[self.by]) if face >= 0]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, KeepSamurai):
            drawn = me.holds(DRAWN[self.by], me.table.box.first_samurai + answer.samurai)
            return None if drawn else why.NOT_DRAWN(samurai=answer.samurai)
        return why.MUST_KEEP(left=self.left) if answer == say.KEEP_NONE else out_of_place(me, answer)

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        """The others go back into the deck unseen (SEN-161)."""
        assert isinstance(answer, KeepSamurai)
        keep_samurai(g, seat, answer.samurai, self.paid)
        if self.left > 1:
            g.ask(SamuraiToHire(seat, self.left - 1, self.paid))
        else:
            g.gather("samurai", DRAWN[seat], SAMURAI_DECK)


class SamuraiPost(SenjiQuestionToOne):
    """SEN-162, SEN-173: where a hired samurai comes to stand."""

    FIELDS = ("by", "samurai", "paid")
    __slots__ = ("paid", "samurai")
    KINDS = {"samurai": "samurai", "paid": "truth"}

    def __init__(self, by: Seat, samurai: int, paid: bool) -> None:
        super().__init__(by)
        self.samurai: Final = samurai
        self.paid: Final = paid

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.autumn.post

    def legal(self, me: Me) -> Sequence[Answer]:
        posts = me.table.box.say.autumn.post
        return [posts[region] for region in posts_for(me.table, self.by, self.paid)]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, say.PostSamurai):
            return out_of_place(me, answer)
        region = answer.region
        if region in posts_for(me.table, self.by, self.paid):
            return None
        if self.paid:
            return why.MERCENARIES_COME_BY_SEA(region=region)
        return (why.NOT_AT_SEA if region >= PROVINCES else why.NOT_YOUR_PROVINCE)(region=region)

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, say.PostSamurai)
        post_samurai(g, seat, self.samurai, answer.region)
