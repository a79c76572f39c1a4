"""The turn (ledger 3.8, 3.12, 3.27): start, draw, choose, reveal, resolve, discard."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers import Discard
from ..box import AFTER_DRAW, END_OF_TURN, START_OF_TURN, STATUS
from ..events import FocusGained, LimpTurned, PoisonGone, TurnBegan
from ..facts import NO_CARD
from ..pieces import DISCARD, FAR, HAND, LIMP_TURNS, LOST, MOST_FOCUS, PLAY, REMOVED, SICK
from ..reasons import HAND_IS_TOO_FULL, NOT_IN_HAND, NOT_TO_DISCARD
from ..table import Fight, Me, SenjutsuTable
from .asking import ChoiceOfAll
from .defeat import out_of_turns, settle
from .instants import open_window
from .order import resolve_parts
from .piles import draw_cards, lose_card
from .reveal import choose_cards, reveal


def turn(g: Fight) -> None:
    """SJT-70, SJT-217 to SJT-222, SJT-R146."""
    table = g.table
    if table.turns and table.turn >= table.turns:
        out_of_turns(g)
        return
    table.turn += 1
    table.step = "start"
    g.tell(TurnBegan(table.turn))
    for seat in table.track:
        far = is_far(table, seat)
        if far != table.fighters[seat].is_far:
            table.change(seat, is_far=far)
    g.then(open_window, START_OF_TURN)
    g.then(bleed)
    g.then(draw)
    g.then(open_window, AFTER_DRAW)
    g.then(choose_cards)
    g.then(reveal)
    g.then(resolve_parts)
    g.then(put_away)
    g.then(end_effects)
    g.then(open_window, END_OF_TURN)
    g.then(discard_surplus)
    g.then(turn)


def is_far(table: SenjutsuTable, seat: Seat) -> bool:
    """SJT-271, SJT-R103: more than six cells away from the nearest opponent."""
    apart = table.plan.apart[table.fighters[seat].cell]
    return all(apart[table.fighters[other].cell] > FAR for other in table.opponents(seat))


def bleed(g: Fight) -> None:
    """SJT-132, SJT-133: whoever has a heavy wound loses the top card of the deck, one however many there
    are."""
    for seat in sorted(g.table.track):
        if g.table.fighters[seat].heavy:
            lose_card(g, seat)


def draw(g: Fight) -> None:
    """SJT-71: every player draws a card."""
    g.table.step = "draw"
    for seat in sorted(g.table.track):
        draw_cards(g, seat, 1)
    settle(g)


# --- the discard step ---------------------------------------------------------------------------


def put_away(g: Fight) -> None:
    """SJT-93: played cards go to the discard piles, core cards back to the hand; stun cards return to the
    supply (SJT-R77), poison leaves the game (SJT-188)."""
    table = g.table
    table.step = "discard"
    for seat, fighter in enumerate(table.fighters):
        g.draw(PLAY[seat], DISCARD[seat], len(g.places[PLAY[seat]]))
        ability = table.card(seat)
        if ability is not None and ability.number in table.box.poisons:
            g.move(SICK[seat], -1, REMOVED)
            g.tell(PoisonGone(seat, ability.number))
        if fighter.card != NO_CARD or fighter.has_played or fighter.is_ended:
            table.change(seat, card=NO_CARD, value=0, now=0, slower=0, paid=0, is_ended=False)
    table.blocks, table.waiting, table.spent = (), (), ()


def end_effects(g: Fight) -> None:
    """SJT-94, SJT-R146: limp cards rotate, then the shrine gives focus (SJT-212)."""
    table = g.table
    for seat in sorted(table.track):
        limp = table.fighters[seat].limp
        if limp:
            rotated = [quarter + 1 for quarter in limp]
            left = tuple([quarter for quarter in rotated if quarter < LIMP_TURNS])
            table.change(seat, limp=left)
            if len(left) < len(limp):
                g.tell(LimpTurned(seat, len(limp) - len(left)))
    for seat in sorted(table.track):
        bless(g, seat)


def bless(g: Fight, seat: Seat) -> None:
    """SJT-212, SJT-R100: every character beside the shrine gains 1 focus."""
    table = g.table
    ground, fighter = table.ground, table.fighters[seat]
    gained = 0
    for cell, kind in ground.pieces.items():
        if kind.end_of_turn_adjacent is not None and ground.field.near[fighter.cell] >> cell & 1:
            gained += kind.end_of_turn_adjacent.gain_focus
    gained = min(gained, MOST_FOCUS - fighter.focus)
    if gained:
        table.change(seat, focus=fighter.focus + gained)
        g.tell(FocusGained(seat, gained))


def discard_surplus(g: Fight) -> None:
    """SJT-95, SJT-R76: whoever has more cards than the hand limit, stun cards counted, discards ability
    cards."""
    table = g.table
    for seat in range(g.seats):
        if table.fighters[seat].has_played:
            table.change(seat, has_played=False)
    above = tuple([seat for seat in sorted(table.track) if surplus(g, seat) > 0])
    if above:
        g.ask(SurplusToDiscard(above))
        g.then(discard_surplus)


def surplus(g: Fight, seat: Seat) -> int:
    cards = len(g.places[HAND[seat]])
    return min(cards, cards + g.table.fighters[seat].stun - g.table.hero(seat).hand_limit)


class SurplusToDiscard(ChoiceOfAll):
    """SJT-95: a surplus ability card of one's choice, face down: whoever knew cards of this hand does not
    know any more which of them are still there."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return hand_to_discard(me)

    def legal(self, me: Me) -> Sequence[Answer]:
        return cards_to_discard(me)

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        return why_not_discard(me, answer)

    def why_not_else(self, me: Me, answer: Answer) -> Reason:
        """SJT-95, SJT-R76: down to the hand limit, stun cards counted."""
        return HAND_IS_TOO_FULL()

    def answer(self, g: Fight, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, Discard)
        g.hold_out(HAND[seat], seat)
        g.move_face(HAND[seat], g.table.box.face_of[seat][answer.card], LOST[seat])


def cards_to_discard(me: Me) -> list[Answer]:
    """The ability cards of the own hand."""
    box = me.table.box
    held = {box.ability_of[face] for face in me.faces(HAND[me.seat]) if face != HIDDEN}
    return [box.say.discard[number] for number in sorted(held)]


def hand_to_discard(me: Me) -> list[Answer]:
    """Everything in the own hand, what cannot be discarded too."""
    box, seat = me.table.box, me.seat
    held = {box.ability_of[face] for face in me.faces(HAND[seat]) if face != HIDDEN}
    held |= {me.table.hero(seat).core, me.table.fighters[seat].weapon, box.stun}
    return [box.say.discard[number] for number in sorted(held)]


def why_not_discard(me: Me, answer: Answer) -> Reason | None:
    """SJT-29, SJT-178: core and stun cards are never discarded."""
    if not isinstance(answer, Discard):
        return NOT_AN_ANSWER_HERE()
    ability = me.table.box.abilities[answer.card]
    if ability.is_core or ability.kind == STATUS:
        return NOT_TO_DISCARD(card=answer.card)
    face = me.table.box.face_of[me.seat].get(answer.card, HIDDEN)
    if face == HIDDEN or not me.holds(HAND[me.seat], face):
        return NOT_IN_HAND(card=answer.card)
    return None
