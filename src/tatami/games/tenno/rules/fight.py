"""A fight: the monk, the comparison and its three results (TEN-20 to TEN-32, TEN-71 to TEN-97)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from .. import answers as say
from .. import powers
from .. import reasons as why
from ..events import AttackerWon, DefenderWon, MonkShown, NobodyWon
from ..memory import remember
from ..pieces import KIND, PRISONS, ROWS, discard
from ..table import Me, Tenno, TennoQuestion

_NO_MONK: Final = -1


def fight(g: Tenno, by: Seat, slot: int, target: Seat, aim: int) -> None:
    """TEN-16, TEN-20: both cards are turned up; TEN-22: then the defender alone may use his monk."""
    attacking, defending = g.turn_up(ROWS[by][slot]), g.turn_up(ROWS[target][aim])
    if g.table.memory_aid:
        remember(g, by, slot, KIND[attacking])
        remember(g, target, aim, KIND[defending])
    g.ask(monk_to_show(target, aim, by, slot))


class MonkToShow(TennoQuestion):
    """TEN-74: a monk in another slot of the attacked row may be turned up.

    TEN-R22: asked in every fight, whether or not a monk lies there.
    """

    FIELDS = ("target", "aim", "by", "slot")
    __slots__ = FIELDS
    SEATS = frozenset({"target", "by"})

    def __init__(self, target: Seat, aim: int, by: Seat, slot: int) -> None:
        super().__init__((target,))
        self.target: Final = target
        self.aim: Final = aim
        self.by: Final = by
        self.slot: Final = slot

    def candidates(self, me: Me) -> Sequence[Answer]:
        return _MONK_OR_NOT

    def legal(self, me: Me) -> Sequence[Answer]:
        return _MONK_OR_NOT if self._monk(me) >= 0 else _NOT

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, say.KeepCovered):
            return None
        if not isinstance(answer, say.ShowMonk):
            return why.out_of_place(me, answer, _IN_A_FIGHT)
        if self._monk(me) >= 0:
            return None
        if powers.HELPS_ITS_ROW[KIND[me.face(ROWS[self.target][self.aim])]]:
            return why.MONK_NOT_FOR_ITSELF()
        return why.NO_MONK_IN_ROW()

    def _monk(self, me: Me) -> int:
        """The slot of a monk beside the attacked card, or -1."""
        for slot, place in enumerate(ROWS[self.target]):
            if slot != self.aim and powers.HELPS_ITS_ROW[KIND[me.top(place)]]:
                return slot
        return _NO_MONK

    def answer(self, g: Tenno, seat: Seat, answer: Answer) -> None:
        monk = _NO_MONK
        if isinstance(answer, say.ShowMonk):
            monk = self._monk(g.seen(seat))
            kind = KIND[g.turn_up(ROWS[seat][monk])]
            remember(g, seat, monk, kind)
            g.tell(MonkShown(seat, monk))
        compare(g, self.by, self.slot, seat, self.aim, monk)


monk_to_show: Final = cache(MonkToShow)
"""The question about that fight, made once."""


def compare(g: Tenno, by: Seat, slot: int, target: Seat, aim: int, monk: int) -> None:
    """TEN-23: the higher strength wins unless an ability says otherwise."""
    mine, theirs = ROWS[by][slot], ROWS[target][aim]
    attacking, defending = KIND[g.face(mine)], KIND[g.face(theirs)]
    attack, defence = powers.STRENGTHS[attacking][defending][monk >= 0]
    if attack > defence:
        g.tell(AttackerWon(by, target, attack, defence))
        attacker_wins(g, by, mine, theirs, attacking)
    elif attack < defence:
        g.tell(DefenderWon(by, target, attack, defence))
        defender_wins(g, target, mine, theirs, defending)
    else:
        g.tell(NobodyWon(by, target, attack, defence))
        nobody_wins(g, mine, theirs)
    if monk >= 0:
        g.cover(ROWS[target][monk])


def attacker_wins(g: Tenno, by: Seat, mine: int, theirs: int, attacking: int) -> None:
    """TEN-25, TEN-95: the defending card goes face down on the attacker's prison.

    TEN-26: the attacking card goes back into its slot. TEN-94: a geisha leaves the game, and TEN-40
    counts her as lost.
    """
    g.move(theirs, 0, PRISONS[by])
    if powers.LEAVES_AFTER_A_FIGHT[attacking]:
        g.move(mine, 0, discard(g.seats))
        g.table.lost += 1
    else:
        g.cover(mine)


def defender_wins(g: Tenno, target: Seat, mine: int, theirs: int, defending: int) -> None:
    """TEN-29: the attacking card is discarded; TEN-89: or imprisoned, if a shogun won.

    TEN-30: the defending card goes back into its slot. TEN-94: a geisha leaves the game. TEN-44: the
    defender will have the peek bonus.
    """
    g.table.lost += 1
    g.table.victories += (target,)
    captured = powers.IMPRISONS_ITS_ATTACKER[defending]
    g.move(mine, 0, PRISONS[target] if captured else discard(g.seats))
    if powers.LEAVES_AFTER_A_FIGHT[defending]:
        g.move(theirs, 0, discard(g.seats))
    else:
        g.cover(theirs)


def nobody_wins(g: Tenno, mine: int, theirs: int) -> None:
    """TEN-31: both cards go to the discard pile."""
    g.table.lost += 1
    g.move(mine, 0, discard(g.seats))
    g.move(theirs, 0, discard(g.seats))


_NOT: Final = (say.KEEP_COVERED,)
_MONK_OR_NOT: Final = (say.KEEP_COVERED, say.SHOW_MONK)
_IN_A_FIGHT: Final[why.Ladder] = {
    say.Attack: why.NOT_WHILE_A_FIGHT_IS_ON,
    say.Decline: why.NOT_WHILE_A_FIGHT_IS_ON,
    say.Stop: why.NOT_WHILE_A_FIGHT_IS_ON,
    say.Refill: why.REFILL_LATER,
    say.Swap: why.DEFENDING_CARD_IS_FIXED,
    say.Exchange: why.DEFENDING_CARD_IS_FIXED,
    say.Peek: why.PEEK_LATER,
}
