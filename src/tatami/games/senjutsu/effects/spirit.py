"""Fighting spirit (ledger 3.5, 3.6, 3.2): focus, kamae, advantage, mask."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers import ChangeKamae, EnterKamae, RestOnFocus
from ..assault import can_strike, code_of, is_ahead
from ..events import AdvantageTaken, FocusGained, FocusTouched, KamaeChanged, Masked
from ..pieces import MOST_FOCUS
from ..programs import ADVANTAGE, CHANGE_KAMAE, ENTER_ANY, ENTER_KAMAE, ENTER_MASK, GAIN_FOCUS, Op
from ..reasons import (
    AGAINST_THE_BRANCH,
    CANNOT_REACH_KAMAE,
    KAMAE_IS_ENTERED,
    MUST_ASSAULT,
    NEVER_NEUTRAL,
    NOT_BY_BRANCHES,
    RING_GOES_ON,
)
from ..rules.asking import ChoiceAt
from ..rules.resolving import WORDS
from ..table import Fight, Me, SenjutsuTable
from ..trees import NEUTRAL, RESOLVE, Ending


def gain(g: Fight, seat: Seat, focus: int) -> None:
    """SJT-44: at most three; what is beyond is lost."""
    fighter = g.table.fighters[seat]
    gained = min(focus, MOST_FOCUS - fighter.focus)
    if gained > 0:
        g.table.change(seat, focus=fighter.focus + gained)
        g.tell(FocusGained(seat, gained))


def _gain_focus(g: Fight, op: Op, at: int) -> bool:
    gain(g, g.table.act.seat, op.amount)
    return True


def enter_position(g: Fight, seat: Seat, kamae: int) -> None:
    """SJT-40, SJT-53: the ring is put there at once, whatever the branches."""
    if g.table.fighters[seat].kamae != kamae:
        g.table.change(seat, kamae=kamae)
        g.tell(KamaeChanged(seat, kamae))


def _enter_kamae(g: Fight, op: Op, at: int) -> bool:
    enter_position(g, g.table.act.seat, op.amount)
    return True


def _take_advantage(g: Fight, op: Op, at: int) -> bool:
    """SJT-16: the own token goes to the top of the track."""
    table = g.table
    seat = table.act.seat
    if table.track[0] != seat:
        table.track = (seat, *[other for other in table.track if other != seat])
        g.tell(AdvantageTaken(seat))
    return True


def _enter_mask(g: Fight, op: Op, at: int) -> bool:
    """SJT-263."""
    seat = g.table.act.seat
    if not g.table.fighters[seat].is_masked:
        g.table.change(seat, is_masked=True)
        g.tell(Masked(seat))
    return True


# --- change kamae -------------------------------------------------------------------------------


def endings(table: SenjutsuTable, at: int) -> tuple[Ending, ...]:
    """SJT-37, SJT-R30 to SJT-R34; with an attack ahead, what leads to it if anything does (SJT-R50)."""
    act = table.act
    me, op = table.fighters[act.seat], code_of(table, act)[at]
    ends = table.hero(act.seat).tree.endings(me.kamae, op.amount)
    if not is_ahead(table, act, at):
        return ends
    striking = tuple(
        [
            end
            for end in ends
            if can_strike(
                table, act, at + 1, me.cell, me.facing, min(MOST_FOCUS, me.focus + end.by_focus), end.kamae
            )
        ]
    )
    return striking or ends


def _change_kamae(g: Fight, op: Op, at: int) -> bool:
    seat, ends = g.table.act.seat, endings(g.table, at)
    if len(ends) > 1:
        g.ask(KamaeToChange(seat, at))
        return False
    end_at(g, seat, ends[0])
    return True


def end_at(g: Fight, seat: Seat, end: Ending) -> None:
    """SJT-46: the token comes with the focus position, SJT-R33: unless there are three."""
    if end.by_focus:
        g.tell(FocusTouched(seat))
        gain(g, seat, 1)
    enter_position(g, seat, end.kamae)


class KamaeToChange(ChoiceAt):
    """SJT-37, SJT-39: where the ring ends, and whether by the focus position; it may stay."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return list(me.table.box.say.kamae.values())

    def legal(self, me: Me) -> Sequence[Answer]:
        ends, say = endings(me.table, self.at), me.table.box.say.kamae
        return [answer for end, answer in say.items() if end in ends]

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, ChangeKamae):
            return NOT_AN_ANSWER_HERE()
        table = me.table
        end = Ending(answer.kamae, answer.by_focus)
        if end in endings(table, self.at):
            return None
        op, kamae = code_of(table, table.act)[self.at], table.fighters[self.by].kamae
        tree = table.hero(self.by).tree
        if end in tree.endings(kamae, op.amount):
            return MUST_ASSAULT()
        if answer.by_focus and answer.kamae == kamae:
            return RING_GOES_ON()
        if tree.is_one_way(kamae, answer.kamae):
            return AGAINST_THE_BRANCH(kamae=answer.kamae)
        return CANNOT_REACH_KAMAE(kamae=answer.kamae)

    def why_not_else(self, me: Me, answer: Answer) -> Reason:
        """SJT-47: no ring rests on a focus position."""
        return RING_GOES_ON() if isinstance(answer, RestOnFocus) else super().why_not_else(me, answer)

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, ChangeKamae)
        end_at(g, self.by, Ending(answer.kamae, answer.by_focus))


def enterable(table: SenjutsuTable, at: int) -> list[int]:
    """SJT-42: any kamae but Neutral; with an attack ahead, what leads to it if anything does (SJT-R50)."""
    act, kamaes = table.act, [*range(NEUTRAL + 1, RESOLVE + 1)]
    if not is_ahead(table, act, at):
        return kamaes
    me = table.fighters[act.seat]
    striking = [k for k in kamaes if can_strike(table, act, at + 1, me.cell, me.facing, me.focus, k)]
    return striking or kamaes


def _enter_any(g: Fight, op: Op, at: int) -> bool:
    g.ask(KamaeToEnter(g.table.act.seat, at))
    return False


class KamaeToEnter(ChoiceAt):
    """SJT-42: any kamae but Neutral."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.enter[: RESOLVE + 1]

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, EnterKamae):
            return NOT_AN_ANSWER_HERE()
        if answer.kamae == NEUTRAL:
            return NEVER_NEUTRAL()
        return None if answer.kamae in enterable(me.table, self.at) else MUST_ASSAULT()

    def why_not_else(self, me: Me, answer: Answer) -> Reason:
        """SJT-41: it is entered in any case; SJT-53: not by branches, so never a focus position."""
        return NOT_BY_BRANCHES() if isinstance(answer, RestOnFocus) else KAMAE_IS_ENTERED()

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, EnterKamae)
        enter_position(g, self.by, answer.kamae)


WORDS[GAIN_FOCUS] = _gain_focus
WORDS[ENTER_KAMAE] = _enter_kamae
WORDS[ENTER_ANY] = _enter_any
WORDS[CHANGE_KAMAE] = _change_kamae
WORDS[ADVANTAGE] = _take_advantage
WORDS[ENTER_MASK] = _enter_mask
