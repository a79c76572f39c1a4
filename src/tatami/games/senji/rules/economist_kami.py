"""Seppuku (SEN-216), and what the dead do in Autumn: a search of the hanafuda deck (SEN-211); a diplomat's
power is shared with Winter (`rules/kami.py`)."""

from __future__ import annotations

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers.common import TakeCard
from ..board import put_samurai
from ..box import DIPLOMAT, ECONOMIST, MILITARY
from ..events.autumn import CardFound, DeckSearched, SeppukuCommitted
from ..pieces import (
    DECK,
    DISCARD,
    EMPEROR,
    HANAFUDA,
    HAND,
    KAMI,
    NOBODY_THERE,
    OFF_BOARD,
    SAMURAI,
    SAMURAI_DISCARD,
    SHOWN,
)
from ..reasons import autumn as why
from ..reasons.common import NO_SUCH_PLAYER
from ..table import Me, Senji
from .taking import CardToTakeOfShown


def add_kami(me: Me, answers: list[Answer]) -> None:
    """Samurai who may die, and kami who may help."""
    table, sayings = me.table, me.table.box.say.autumn
    if not table.kami:
        return
    of, at = table.samurai_of, table.samurai_at
    if me.seat in of:
        answers += [sayings.seppuku[k] for k in range(len(at)) if of[k] == me.seat and at[k] != OFF_BOARD]
    for face in me.sorted_faces(KAMI[me.seat]):
        samurai = face - table.box.first_samurai
        if table.box.kami[samurai] == ECONOMIST:
            if why_not_search(me, samurai) is None:
                answers.append(sayings.kami[samurai])
        elif table.box.kami[samurai] == DIPLOMAT:
            calls = sayings.kami_on[samurai][: me.seats]
            answers += [call for call in calls if why_not_diplomat(me, samurai, call.target) is None]


# --- seppuku ------------------------------------------------------------------------------------


def why_not_seppuku(me: Me, samurai: int) -> Reason | None:
    """SEN-216: his own samurai on the board. SEN-238: not the emperor's. SEN-R75: if there are kami."""
    table = me.table
    if not table.kami:
        return why.KAMI_ARE_OFF()
    if table.samurai_at[samurai] != OFF_BOARD:
        if table.samurai_of[samurai] == me.seat:
            return None
        if table.samurai_of[samurai] == EMPEROR:
            return why.EMPERORS_SAMURAI(samurai=samurai)
    return why.NOT_YOUR_SAMURAI(samurai=samurai)


def commit_seppuku(g: Senji, seat: Seat, samurai: int) -> None:
    """SEN-207: he becomes a kami, who can help at once (SEN-R83). SEN-142: it costs no honour."""
    g.tell(SeppukuCommitted(seat, samurai))
    put_samurai(g, samurai, NOBODY_THERE, OFF_BOARD)
    g.move_face(SAMURAI[seat], g.table.box.first_samurai + samurai, KAMI[seat])


# --- kami ---------------------------------------------------------------------------------------


def _why_no_kami(me: Me, samurai: int) -> Reason | None:
    """SEN-207: once in the game; SEN-R75."""
    if not me.table.kami:
        return why.KAMI_ARE_OFF()
    mine = me.holds(KAMI[me.seat], me.table.box.first_samurai + samurai)
    return None if mine else why.NO_KAMI_OF_YOURS(samurai=samurai)


def why_not_search(me: Me, samurai: int) -> Reason | None:
    """SEN-211: an economist's, and there is something to search."""
    reason = _why_no_kami(me, samurai)
    if reason is not None:
        return reason
    kind = me.table.box.kami[samurai]
    if kind != ECONOMIST:
        return (why.MILITARY_KAMI_FIGHTS if kind == MILITARY else why.DIPLOMAT_KAMI_NAMES)(samurai=samurai)
    return None if me.count(DECK) or me.count(DISCARD) else why.NO_HANAFUDA_TO_SEARCH()


def why_not_diplomat(me: Me, samurai: int, target: Seat) -> Reason | None:
    """SEN-209: a diplomat's, and another player who holds a card. SEN-R79: the dummy is none."""
    reason = _why_no_kami(me, samurai)
    if reason is not None:
        return reason
    if me.table.box.kami[samurai] != DIPLOMAT:
        return why.KAMI_OF_ANOTHER_KIND(samurai=samurai)
    if target >= me.seats:
        return NO_SUCH_PLAYER(target=target)
    if target == me.seat:
        return why.ANOTHER_PLAYER()
    if target in me.table.out:
        return why.NOT_IN_THE_GAME(target=target)
    return None if me.count(HAND[target]) else why.NO_CARD_TO_GIVE_UP(target=target)


def search_deck(g: Senji, seat: Seat, samurai: int) -> None:
    """SEN-211: he sees the whole deck, but not its order. SEN-215: the kami is used up."""
    g.tell(DeckSearched(seat, samurai))
    g.move_face(KAMI[seat], g.table.box.first_samurai + samurai, SAMURAI_DISCARD)
    if not g.places[DECK]:
        g.gather("hanafuda", DISCARD, DECK)
    g.gather("search", DECK, SHOWN)
    g.show_to(SHOWN, seat)
    g.ask(CardToFind(seat))


class CardToFind(CardToTakeOfShown):
    """SEN-211: any one card of the deck."""

    __slots__ = ()
    NOT_THERE = why.NOT_FOUND
    NOT_NONE = why.KAMI_TAKES_ONE

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        """SEN-211: the taken card stays hidden, and the deck is shuffled."""
        assert isinstance(answer, TakeCard)
        g.move_face(SHOWN, answer.card, HANAFUDA[seat])
        g.gather("hanafuda", SHOWN, DECK)
        g.tell(CardFound(seat))
