"""Second order: place troops at home, or move troops (SHI-23 to SHI-30)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from .. import answers as say
from .. import reasons as why
from ..events import OrderSkipped, PlacedAtHome, TroopsMoved
from ..pieces import ABROAD, ARMIES_ABROAD, ARMY, CLANS, FEWEST_SEATS, HAND, MOST_SEATS, NINJA
from ..table import Me, Shinobi, ShinobiQuestionToOne
from .armies import is_army_abroad, move_protection
from .attack import third_order
from .hand import TROOPS, cards_in_hand, why_not_lay
from .ninja import was_ninja_played

SECOND: Final = 2


def second_order(g: Shinobi, seat: Seat) -> None:
    """SHI-18, SHI-R4: skipped unasked only where everybody sees that nothing can be laid or moved."""
    if g.places[HAND[seat]] or is_army_abroad(g.seen(seat)):
        g.ask(_SECOND_ORDER[seat])
    else:
        g.tell(OrderSkipped(seat, SECOND))
        third_order(g, seat)


class SecondOrder(ShinobiQuestionToOne):
    """SHI-23: exactly one of (a) place troops at home, (b) move troops."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return _EVERY_SECOND_ORDER[me.seats]

    def legal(self, me: Me) -> Sequence[Answer]:
        seats, by = me.seats, self.by
        answers: list[Answer] = list(_AT_HOME[me.kinds(HAND[by]) & TROOPS])
        for moves in compress(_MOVES[seats][by], me.counts(ARMIES_ABROAD[seats][by])):
            answers += moves
        return answers or _SKIP_ONLY

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, say.Move):
            return self._why_not_move(me, answer)
        if isinstance(answer, say.PlaceAtHome):
            return why_not_lay(me, answer.card)
        if isinstance(answer, say.Skip):
            return _why_not_skip(me)
        return why.out_of_place(me, answer, _AFTER_A_NINJA if was_ninja_played(me.table) else _SECOND)

    def _why_not_move(self, me: Me, answer: say.Move) -> Reason | None:
        """SHI-25 to SHI-28: a card of a foreign province, into a different one."""
        if answer.source >= me.seats or answer.goal >= me.seats:
            return why.NO_SUCH_PLAYER(province=max(answer.source, answer.goal))
        if answer.source == answer.goal:
            return why.SAME_PROVINCE()
        if answer.source == self.by:
            return why.NOT_OUT_OF_OWN_PROVINCE()
        if me.count(ARMY[answer.source][answer.clan]) == 0:
            return why.NO_TROOPS_TO_MOVE(province=answer.source, clan=answer.clan)
        return None

    def answer(self, g: Shinobi, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, say.Move):
            move_troops(g, seat, answer.clan, answer.source, answer.goal)
        elif isinstance(answer, say.PlaceAtHome):
            g.tell(PlacedAtHome(seat, answer.card))
            g.move_face(HAND[seat], answer.card, ARMY[seat][answer.card])
        else:
            g.tell(OrderSkipped(seat, SECOND))
        third_order(g, seat)


def _why_not_skip(me: Me) -> Reason | None:
    """SHI-17, SHI-R4: only without troops in hand and abroad; the one way that is possible is compulsory."""
    can_place, can_move = cards_in_hand(me) & TROOPS, is_army_abroad(me)
    if can_place:
        return why.MUST_PLACE_OR_MOVE() if can_move else why.MUST_PLACE_AT_HOME()
    return why.MUST_MOVE() if can_move else None


def move_troops(g: Shinobi, by: Seat, clan: int, source: Seat, goal: Seat) -> None:
    """SHI-28: one card, perhaps the last of its army. SHI-40: the army it joins is safe from attack."""
    old, new = ARMY[source][clan], ARMY[goal][clan]
    g.tell(TroopsMoved(by, clan, source, goal))
    g.move(old, -1, new)
    move_protection(g.table, old, new, goal == by)


_SKIP_ONLY: Final = (say.SKIP,)
_SECOND_ORDER: Final = tuple(SecondOrder(seat) for seat in range(MOST_SEATS))
_COUNTS: Final = range(FEWEST_SEATS, MOST_SEATS + 1)
_AT_HOME: Final = tuple(
    tuple(say.PLACE_AT_HOME[clan] for clan in range(len(CLANS)) if cards >> clan & 1)
    for cards in range(TROOPS + 1)
)
"""By kinds of troop cards in hand: every placement at home."""


def _moves(seats: int, by: Seat) -> tuple[tuple[say.Move, ...], ...]:
    return tuple(
        tuple(say.MOVE[clan][source][goal] for goal in range(seats) if goal != source)
        for source, clan, _ in ABROAD[seats][by]
    )


_MOVES: Final = {seats: tuple(_moves(seats, by) for by in range(seats)) for seats in _COUNTS}
"""By number of players and seat, for every army abroad: the moves out of it."""


def _every_second_order(seats: int) -> tuple[Answer, ...]:
    provinces = range(seats)
    return (
        *(say.PLACE_AT_HOME[card] for card in range(NINJA + 1)),
        *(move for clan in say.MOVE for source in provinces for move in clan[source][:seats]),
        say.SKIP,
    )


_EVERY_SECOND_ORDER: Final = {seats: _every_second_order(seats) for seats in _COUNTS}
_SECOND: Final[why.Ladder] = {
    say.Place: why.PLACING_ABROAD_CAME_FIRST,
    say.PlayNinja: why.NINJA_IS_A_FIRST_ORDER,
    say.Attack: why.ATTACK_COMES_LAST,
}
_AFTER_A_NINJA: Final[why.Ladder] = {
    **_SECOND,
    say.Place: why.NOT_AFTER_A_NINJA,
    say.PlayNinja: why.ONE_NINJA_A_TURN,
}
