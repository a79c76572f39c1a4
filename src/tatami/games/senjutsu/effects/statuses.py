"""Effects without an attack (ledger 2.4): what somebody suffers, and what heals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers import Discard
from ..assault import code_of
from ..events import Healed
from ..pack import KAMAE, Amount, Foe
from ..pieces import DISCARD, HAND
from ..powers import POWERS
from ..programs import AFFLICT, DEFEAT, ESCAPE, HEAL, POISON, PULL, PUSH, ROTATE, SUFFER, Op
from ..reasons import NOT_IN_HAND
from ..rules.asking import Choice, ChoiceOfOpponent
from ..rules.piles import draw_cards, mill
from ..rules.resolving import WORDS
from ..rules.suffering import lose_focus, take_cards
from ..table import Fight, Me, SenjutsuTable
from .cards import discard_some
from .shoving import poison, rotate, shove
from .spirit import enter_position


def _suffer(g: Fight, op: Op, at: int) -> bool:
    """Ledger 2.4, suffer: one takes the cards oneself; neither blocked nor prevented."""
    take_cards(g, g.table.act.seat, op.harm)
    return True


def _heal(g: Fight, op: Op, at: int) -> bool:
    """Ledger 2.4, heal: as many as there are."""
    table, wanted = g.table, op.source.heal
    assert wanted is not None
    seat = table.act.seat
    me = table.fighters[seat]
    wounds, lighter = some_of(wanted.wound, me.wounds), some_of(wanted.heavy_to_wound, me.heavy)
    limp, stun = some_of(wanted.limp, len(me.limp)), some_of(wanted.stun, me.stun)
    if wounds or lighter or limp or stun:
        table.change(
            seat,
            wounds=me.wounds - wounds + lighter,
            heavy=me.heavy - lighter,
            limp=me.limp[limp:],
            stun=me.stun - stun,
        )
        g.tell(Healed(seat, wounds, lighter, limp, stun))
    return True


def some_of(amount: Amount, there: int) -> int:
    return there if amount == "all" else min(amount, there)


# --- what others suffer -------------------------------------------------------------------------


def _afflict(g: Fight, op: Op, at: int) -> bool:
    """Ledger 2.4, foe: no attack effect, so no block and no prevention."""
    table = g.table
    act, foe = table.act, op.foe
    assert foe is not None
    if foe.who == "chosen" and act.chosen < 0:
        opponents = sorted(table.opponents(act.seat))
        if len(opponents) > 1:
            g.ask(FoeToChoose(act.seat, at))
            return False
        g.then(afflict_one, opponents[0], at)
        return False
    for seat in afflicted(table, foe):
        g.then(afflict_one, seat, at)
    return False


def afflicted(table: SenjutsuTable, foe: Foe) -> list[Seat]:
    """SJT-123, SJT-124: the attacker, those hit, those marked, or the one already chosen."""
    act = table.act
    if foe.who == "attacker":
        return [act.attacker] if act.attacker >= 0 else []
    if foe.who == "chosen":
        return [act.chosen]
    bits = act.struck if foe.who == "hit" else act.marked
    return [seat for seat in sorted(table.track) if bits >> seat & 1]


class FoeToChoose(ChoiceOfOpponent):
    """SJT-124: whom an effect befalls that is no attack."""

    __slots__ = ()

    def choose(self, g: Fight, target: Seat) -> None:
        g.then(afflict_one, target, self.at)


def afflict_one(g: Fight, seat: Seat, at: int) -> None:
    """The payload in its order, then the other words as they are printed, each as far as possible."""
    table = g.table
    act = table.act
    op = code_of(table, act)[at]
    foe, harm = op.foe, op.harm
    assert foe is not None
    if table.fighters[seat].is_out:
        return
    if harm[DEFEAT]:
        table.change(seat, is_out=True)
        return
    take_cards(g, seat, harm)
    if harm[POISON]:
        g.then(poison, seat, act.seat, False)
    if harm[PULL]:
        g.then(shove, seat, act.seat, harm[PULL], True, False)
    if harm[PUSH]:
        g.then(shove, seat, act.seat, harm[PUSH], False, False)
    if harm[ROTATE]:
        g.then(rotate, seat, act.seat, harm[ROTATE], False)
    g.then(afflict_further, seat, at)


def afflict_further(g: Fight, seat: Seat, at: int) -> None:
    table = g.table
    foe = code_of(table, table.act)[at].foe
    assert foe is not None
    if table.fighters[seat].is_out:
        return
    lose_focus(g, seat, foe.lose_focus)
    if foe.enter_kamae:
        enter_position(g, seat, KAMAE.index(foe.enter_kamae))
    if foe.mill:
        mill(g, seat, foe.mill)
    if foe.draw:
        draw_cards(g, seat, foe.draw)
    discard_some(g, seat, foe.discard)
    for _ in range(foe.discard_by_you):
        g.then(take_from_hand, seat)


def take_from_hand(g: Fight, seat: Seat) -> None:
    """A card of your choice, at random from a hand that you have not seen; face up."""
    act = g.table.act
    cards = len(g.places[HAND[seat]])
    if not cards:
        return
    if act.chosen == seat:
        g.ask(CardToTakeAway(act.seat, seat))
    else:
        g.move(HAND[seat], g.pick("discard", cards), DISCARD[seat])


class CardToTakeAway(Choice):
    """Ledger 2.4, discard_by_you: a card of a hand that was looked at."""

    FIELDS = ("by", "target")
    __slots__ = ("target",)
    SEATS = frozenset({"by", "target"})

    def __init__(self, by: Seat, target: Seat) -> None:
        super().__init__(by)
        self.target: Final = target

    def candidates(self, me: Me) -> Sequence[Answer]:
        box = me.table.box
        seen = {box.ability_of[face] for face in me.faces(HAND[self.target]) if face != HIDDEN}
        return [box.say.discard[number] for number in sorted(seen)]

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, Discard):
            return NOT_AN_ANSWER_HERE()
        face = me.table.box.face_of[self.target].get(answer.card, HIDDEN)
        if face == HIDDEN or not me.holds(HAND[self.target], face):
            return NOT_IN_HAND(card=answer.card)
        return None

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, Discard)
        face = g.table.box.face_of[self.target][answer.card]
        g.move_face(HAND[self.target], face, DISCARD[self.target])


def _escape(g: Fight, op: Op, at: int) -> bool:
    """A named effect that words cannot say."""
    return POWERS[op.source.escape](g)


WORDS[SUFFER] = _suffer
WORDS[HEAL] = _heal
WORDS[AFFLICT] = _afflict
WORDS[ESCAPE] = _escape
