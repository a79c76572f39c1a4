"""Components and preparation (SEN-1 to SEN-24, SEN-217): families, hands, samurai and the first host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import OPEN
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers.common import KeepSamurai
from ..answers.preparation import LeadFamily
from ..board import add_units, gain, put_samurai
from ..events.preparation import ArmyRaised, FamilyLed, SamuraiKept
from ..pieces import (
    AUCTION,
    DECK,
    DIPLOMACY_STOCK,
    DRAWN,
    DUMMY,
    EMPEROR,
    FROM_SAMURAI,
    HANAFUDA,
    HANAFUDA_STOCK,
    HAND,
    IMPERIAL,
    IMPERIAL_UNITS,
    REMOVED,
    SAMURAI,
    SAMURAI_DECK,
    SAMURAI_STOCK,
    STARTING_HANAFUDA,
    STARTING_SAMURAI,
    TOKEN_STOCK,
    TOKENS,
)
from ..reasons import preparation as why
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestion, SenjiQuestionToOne, put
from .emperor import choose_host
from .homes import name_homes


def prepare(g: Senji) -> None:
    """In the order of the rulebook. What has no owner yet lies open in the box, that is in `removed`."""
    _lay_out(g)
    families = g.table.box.playing[g.seats]
    if g.options["families"] == "dealt":
        for seat, k in enumerate(g.order("families", g.seats)):
            _lead(g, seat, families[k])
    g.then(choose_family, 0)


def _lay_out(g: Senji) -> None:
    """SEN-6: two decks. SEN-12: a pool of tokens. SEN-24: an auction deck for each absent family."""
    box, places, stocks = g.table.box, g.places, g.layout.stocks
    absent = box.absent[g.seats]
    places[DECK].extend(stocks[HANAFUDA_STOCK])
    places[SAMURAI_DECK].extend(stocks[SAMURAI_STOCK])
    places[TOKENS].extend(stocks[TOKEN_STOCK])
    for card in stocks[DIPLOMACY_STOCK]:
        if box.family[card] in absent:
            places[AUCTION[box.family[card]]].append(card)
        else:
            places[REMOVED].append(card | OPEN)
    g.shuffle("hanafuda", DECK)
    g.shuffle("samurai", SAMURAI_DECK)
    for family in absent:
        g.shuffle("auction", AUCTION[family])


# --- families -----------------------------------------------------------------------------------


def choose_family(g: Senji, seat: Seat) -> None:
    """SEN-2, SEN-3: one after another; the last takes what is left."""
    if seat == g.seats:
        g.then(deal)
        return
    free = _free(g.table.families, g.table.box.playing[g.seats])
    if g.table.families[seat] < 0:
        if len(free) > 1:
            g.ask(FamilyToLead(seat))
        else:
            _lead(g, seat, free[0])
    g.then(choose_family, seat + 1)


def _free(taken: tuple[int, ...], playing: tuple[int, ...]) -> list[int]:
    return [family for family in playing if family not in taken]


def _lead(g: Senji, seat: Seat, family: int) -> None:
    """SEN-4, SEN-5: its cards are his hand; the dummy never leaves him."""
    table = g.table
    table.families = put(table.families, seat, family)
    g.tell(FamilyLed(seat, family))
    for card in g.layout.stocks[DIPLOMACY_STOCK]:
        if table.box.family[card] == family:
            g.move_face(REMOVED, card, HAND[seat] if card < table.box.valued else DUMMY[seat])


class FamilyToLead(SenjiQuestionToOne):
    """SEN-2: each player leads one family, and no family has two."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.preparation.lead

    def legal(self, me: Me) -> Sequence[Answer]:
        lead = me.table.box.say.preparation.lead
        return [lead[family] for family in _free(me.table.families, me.table.box.playing[me.seats])]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, LeadFamily):
            return out_of_place(me, answer)
        family, table = answer.family, me.table
        if family not in table.box.playing[me.seats]:
            return why.FAMILY_IS_ABSENT(family=family, players=me.seats)
        if family in table.families:
            return why.FAMILY_IS_TAKEN(family=family, target=table.families.index(family))
        return None

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, LeadFamily)
        _lead(g, seat, answer.family)


# --- samurai ------------------------------------------------------------------------------------


def deal(g: Senji) -> None:
    """SEN-8, SEN-9, SEN-R2: four hanafuda and three samurai each, before anybody chooses."""
    for seat in range(g.seats):
        g.draw(DECK, HANAFUDA[seat], STARTING_HANAFUDA)
    for seat in range(g.seats):
        g.draw(SAMURAI_DECK, DRAWN[seat], STARTING_SAMURAI)
    g.ask(SamuraiToKeep(tuple(range(g.seats))))


class SamuraiToKeep(SenjiQuestion):
    """SEN-9: in secret one of three; all are turned up at the same time."""

    __slots__ = ()
    sealed = True

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.common.keep

    def legal(self, me: Me) -> Sequence[Answer]:
        box = me.table.box
        return [box.say.common.keep[face - box.first_samurai] for face in me.sorted_faces(DRAWN[me.seat])]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, KeepSamurai):
            return out_of_place(me, answer)
        if not me.holds(DRAWN[me.seat], me.table.box.first_samurai + answer.samurai):
            return why.SAMURAI_NOT_DRAWN(samurai=answer.samurai)
        return None

    def answers(self, g: Senji, given: Mapping[Seat, Answer]) -> None:
        first = g.table.box.first_samurai
        kept = {seat: answer.samurai for seat, answer in given.items() if isinstance(answer, KeepSamurai)}
        for seat in self.seats:
            g.move_face(DRAWN[seat], first + kept[seat], SAMURAI[seat])
        _reshuffle(g)
        for seat in self.seats:
            honour = g.table.box.samurai_honour[kept[seat]]
            g.tell(SamuraiKept(seat, kept[seat], honour))
            gain(g, seat, honour, FROM_SAMURAI)
        _raise_army(g)
        g.then(choose_host)
        g.then(name_homes)

    def time_up(self, g: Senji, given: Mapping[Seat, Answer]) -> None:
        """Who has not chosen keeps the first of his three."""
        self.answers(g, {seat: given.get(seat) or self.legal(g.seen(seat))[0] for seat in self.seats})


def _reshuffle(g: Senji) -> None:
    """SEN-10, SEN-R1: what was not kept goes back."""
    for seat in range(g.seats):
        g.draw(DRAWN[seat], SAMURAI_DECK, len(g.places[DRAWN[seat]]))
    g.shuffle("samurai", SAMURAI_DECK)


def _raise_army(g: Senji) -> None:
    """SEN-217, SEN-218: with three players the emperor's army; nobody scores its samurai's honour."""
    province = g.table.box.emperors[g.seats]
    if province < 0:
        return
    samurai = g.move(SAMURAI_DECK, -1, IMPERIAL) - g.table.box.first_samurai
    put_samurai(g, samurai, EMPEROR, province)
    add_units(g, EMPEROR, province, IMPERIAL_UNITS)
    g.tell(ArmyRaised(province, samurai, IMPERIAL_UNITS))
