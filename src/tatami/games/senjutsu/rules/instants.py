"""Instant cards (ledger 3.22), replacements (SJT-79) and counterattacks (ledger 3.20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import SPECTATOR, Seat

from ..answers import PASS, PAY, Play, Value
from ..box import INSTANT, TO_COUNTER, TO_REPLACE, Ability
from ..events import (
    CardReplaced,
    Counterattacked,
    FocusTakenBack,
    InitiativeChosen,
    InstantPlayed,
    Passed,
)
from ..facts import ADDED, COUNTERED, PLAYED, Fighter
from ..pieces import DISCARD, HAND, PLAY
from ..programs import HEAD
from ..reasons import NOT_A_VALUE, NOT_IN_HAND, VALUE_TOO_HIGH
from ..table import Fight, Me
from ..windows import effective, opens, playable, refund, why_not_buy, why_not_play
from .asking import Choice
from .resolving import begin, pay


def open_window(g: Fight, window: int) -> None:
    """SJT-R24: everybody, from the bottom of the advantage track up, each once."""
    table = g.table
    for seat in table.from_bottom():
        if table.box.fits[table.fighters[seat].hero][window]:
            g.then(offer, seat, window)


def offer_at(g: Fight, seat: Seat, window: int, now: int) -> None:
    """SJT-R151: asks a player for whom, by what all can know, such a card is possible; `now` is the current
    initiative where no card is being resolved any more."""
    if not g.table.fighters[seat].is_out and opens(g.seen(SPECTATOR), seat, window):
        g.ask(CardToPlay(seat, window, now))


def offer(g: Fight, seat: Seat, window: int) -> None:
    """The same while a card is being resolved, which says what the current initiative is."""
    offer_at(g, seat, window, 0)


def offer_counter(g: Fight, seat: Seat, now: int) -> None:
    """SJT-152, SJT-153: after a successful block against an attack of one of the counter values."""
    if opens(g.seen(SPECTATOR), seat, TO_COUNTER, now):
        g.ask(CardToPlay(seat, TO_COUNTER, now))


class CardToPlay(Choice):
    """A card beside the card of the turn, or none; `limit` is the initiative of a blocked attack, or of the
    card that it follows."""

    FIELDS = ("by", "window", "limit")
    __slots__ = ("limit", "window")
    KINDS = {"window": "window"}

    def __init__(self, by: Seat, window: int, limit: int) -> None:
        super().__init__(by)
        self.window: Final = window
        self.limit: Final = limit

    def candidates(self, me: Me) -> Sequence[Answer]:
        box = me.table.box
        fits = box.fits[me.table.fighters[self.by].hero][self.window]
        held = {box.ability_of[face] for face in me.faces(HAND[self.by]) if face != HIDDEN}
        return [*[box.say.play[number] for number in sorted(held.union(fits))], PASS]

    def legal(self, me: Me) -> Sequence[Answer]:
        box, kinds = me.table.box, me.kinds(HAND[self.by])
        faces = box.face_of[self.by]
        held = [n for n in playable(me.table, self.by, self.window, self.limit) if kinds >> faces[n] & 1]
        return [*[box.say.play[n] for n in sorted(held)], PASS]

    def _why_not(self, me: Me, card: int) -> Reason | None:
        box, fighter = me.table.box, me.table.fighters[self.by]
        return why_not_play(box, fighter, box.abilities[card], self.window, self.limit)

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if answer == PASS:
            return None
        if not isinstance(answer, Play):
            return NOT_AN_ANSWER_HERE()
        if answer.card not in (me.table.hero(self.by).core, me.table.fighters[self.by].weapon):
            face = me.table.box.face_of[self.by].get(answer.card, HIDDEN)
            if face == HIDDEN or not me.holds(HAND[self.by], face):
                return NOT_IN_HAND(card=answer.card)
        return self._why_not(me, answer.card)

    def why_not_else(self, me: Me, answer: Answer) -> Reason:
        """SJT-78: nor is an initiative bought that is too dear."""
        reason = why_not_buy(me.table, self.by) if answer == PAY else None
        return reason or super().why_not_else(me, answer)

    def carry_out(self, g: Fight, answer: Answer) -> None:
        if not isinstance(answer, Play):
            g.tell(Passed(self.by))
            return
        ability = g.table.box.abilities[answer.card]
        g.move_face(HAND[self.by], g.table.box.face_of[self.by][answer.card], PLAY[self.by])
        if self.window == TO_REPLACE:
            replace(g, self.by, ability)
        elif self.window == TO_COUNTER:
            counterattack(g, self.by, ability, self.limit)
        else:
            play_instant(g, self.by, ability, self.limit)


def replace(g: Fight, seat: Seat, ability: Ability) -> None:
    """SJT-82, SJT-83, SJT-172: the replaced card is discarded at once and the focus for it taken back; then
    the new card is paid for (SJT-81)."""
    table = g.table
    fighter = table.fighters[seat]
    old = table.box.face_of[seat][fighter.card]
    g.tell(CardReplaced(seat, fighter.card, ability.number))
    g.move_face(PLAY[seat], old, DISCARD[seat])
    back = refund(fighter)
    if back:
        g.tell(FocusTakenBack(seat, back))
    table.change(
        seat,
        focus=fighter.focus + back,
        card=ability.number,
        value=ability.values[0],
        paid=ability.cost,
        has_played=True,
    )
    pay(g, seat, ability.cost)


def play_instant(g: Fight, seat: Seat, ability: Ability, after: int = 0) -> None:
    """SJT-169, SJT-173, SJT-R72: it is resolved completely, at the current initiative, before anything goes
    on."""
    table = g.table
    g.tell(InstantPlayed(seat, ability.number))
    table.change(seat, has_played=True)
    pay(g, seat, ability.cost)
    under = table.acts[-1] if table.acts else None
    now = under.now if under else after
    attacker = under.seat if under and under.seat != seat else -1
    struck = under.struck if under and under.seat == seat else 0
    role = PLAYED if ability.keyword == INSTANT else ADDED
    for part in range(len(ability.programs)):
        g.then(resolve_extra, seat, ability.number, part, role, now, now, attacker, struck)


def resolve_extra(
    g: Fight,
    seat: Seat,
    ability: int,
    part: int,
    role: str,
    value: int,
    now: int,
    attacker: Seat,
    struck: int,
) -> None:
    """One part of a card that is played beside the card of the turn."""
    fighter = g.table.fighters[seat]
    if not fighter.is_out and (role == PLAYED or not fighter.is_ended):
        begin(g, seat, ability, part, HEAD, role, value, now, attacker, struck)


def counterattack(g: Fight, seat: Seat, ability: Ability, limit: int) -> None:
    """SJT-153, SJT-R65: any of its values that is not above the limit may be used."""
    g.tell(Counterattacked(seat, ability.number))
    pay(g, seat, ability.cost)
    values = counter_values(g.table.fighters[seat], ability, limit)
    if len(values) > 1:
        g.ask(CounterValueToChoose(seat, ability.number, limit))
    else:
        g.then(strike_back, seat, ability.number, values[0])


def counter_values(fighter: Fighter, ability: Ability, limit: int) -> list[int]:
    return [value for value in ability.values if effective(fighter, value) <= limit]


def strike_back(g: Fight, seat: Seat, ability: int, value: int) -> None:
    """SJT-R65: all its parts are resolved at once, at the current initiative."""
    now = g.table.act.now
    for part in range(len(g.table.box.abilities[ability].programs)):
        g.then(resolve_extra, seat, ability, part, COUNTERED, value, now, -1, 0)


class CounterValueToChoose(Choice):
    """SJT-R65: with a variable initiative any listed value that is not above the limit."""

    FIELDS = ("by", "ability", "limit")
    __slots__ = ("ability", "limit")
    KINDS = {"ability": "ability"}

    def __init__(self, by: Seat, ability: int, limit: int) -> None:
        super().__init__(by)
        self.ability: Final = ability
        self.limit: Final = limit

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.value

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, Value):
            return NOT_AN_ANSWER_HERE()
        ability = me.table.box.abilities[self.ability]
        if answer.value not in ability.values:
            return NOT_A_VALUE(value=answer.value, card=self.ability)
        if effective(me.table.fighters[self.by], answer.value) > self.limit:
            return VALUE_TOO_HIGH(value=answer.value, limit=self.limit)
        return None

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, Value)
        g.tell(InitiativeChosen(self.by, answer.value))
        g.then(strike_back, self.by, self.ability, answer.value)
