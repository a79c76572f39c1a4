"""Third order: attack (SHI-35 to SHI-48)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from .. import answers as say
from .. import reasons as why
from ..events import Attacked, OrderSkipped
from ..pieces import (
    ABROAD,
    ARMIES_ABROAD,
    ARMIES_AT_HOME,
    ARMY,
    ARMY_NAME,
    CLAN_CARD,
    CLANS,
    DISCARD,
    FEWEST_SEATS,
    MOST_SEATS,
    SERVED,
)
from ..table import MOVED_ON, STRUCK, Me, Shinobi, ShinobiQuestion
from .armies import cause_of_protection
from .ninja import was_ninja_played

THIRD: Final = 3


def third_order(g: Shinobi, seat: Seat) -> None:
    """SHI-35: if at least one legal attack exists it must be made; if none, the order is skipped."""
    found = attacks(g.seen(seat))
    if found:
        g.ask(ArmyToAttack(seat, tuple(found)))
    else:
        g.tell(OrderSkipped(seat, THIRD))


def attacks(me: Me) -> list[Answer]:
    """SHI-36 to SHI-40: an army at home against a weaker, unprotected one of another clan abroad."""
    seats, seat = me.seats, me.seat
    home = me.counts(ARMIES_AT_HOME[seat])
    found: list[Answer] = []
    if max(home) < 2:
        return found
    abroad = me.counts(ARMIES_ABROAD[seats][seat])
    for name, _ in me.table.protected:
        abroad[_NUMBER[seats][seat][name]] = 0
    for strength, targets in zip(home, _TARGETS[seats][seat], strict=True):
        if strength > 1:
            found += [attack for target, attack in targets if 0 < abroad[target] < strength]
    return found


class ArmyToAttack(ShinobiQuestion):
    """SHI-44: attacking army and target army, the player's choice among the legal pairs."""

    FIELDS = ("by",)
    __slots__ = ("by", "found")
    SEATS = frozenset({"by"})

    def __init__(self, by: Seat, found: tuple[Answer, ...] | None = None) -> None:
        super().__init__((by,))
        self.by: Final = by
        self.found: Final = found
        """The legal attacks, where they were looked for already: all of it is public."""

    def candidates(self, me: Me) -> Sequence[Answer]:
        return _EVERY_ATTACK[me.seats]

    def legal(self, me: Me) -> Sequence[Answer]:
        return attacks(me) if self.found is None else self.found

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, say.Attack):
            return self._why_not_attack(me, answer)
        if isinstance(answer, say.Skip):
            mine = me.face(SERVED[self.by]) - CLAN_CARD
            own = all(isinstance(a, say.Attack) and a.clan == mine for a in attacks(me))
            return why.MUST_ATTACK_OWN_CLAN() if own else why.MUST_ATTACK()
        return why.out_of_place(me, answer, _AFTER_A_NINJA if was_ninja_played(me.table) else _THIRD)

    def _why_not_attack(self, me: Me, answer: say.Attack) -> Reason | None:
        province, clan = answer.province, answer.clan
        if province >= me.seats:
            return why.NO_SUCH_PLAYER(province=province)
        mine = me.count(ARMY[self.by][answer.army])
        if mine == 0:
            return why.NO_ARMY_AT_HOME(clan=answer.army)
        if province == self.by:
            return why.TARGET_AT_HOME()
        target = ARMY[province][clan]
        theirs = me.count(target)
        if theirs == 0:
            return why.NO_SUCH_TARGET(province=province, clan=clan)
        if clan == answer.army:
            return why.SAME_CLAN(clan=clan)
        cause = cause_of_protection(me.table, target)
        if cause:
            return _BECAUSE.get(cause, why.REINFORCED)(province=province, clan=clan)
        return None if mine > theirs else why.NOT_WEAKER(mine=mine, theirs=theirs)

    def answer(self, g: Shinobi, seat: Seat, answer: Answer) -> None:
        """SHI-45: the target army loses one card. SHI-46: the attacker loses nothing and stays."""
        assert isinstance(answer, say.Attack)
        g.tell(Attacked(seat, answer.army, answer.clan, answer.province))
        g.move(ARMY[answer.province][answer.clan], -1, DISCARD)


def _every_attack(seats: int) -> tuple[Answer, ...]:
    provinces = range(seats)
    return (*(attack for army in say.ATTACK for province in provinces for attack in army[province]), say.SKIP)


def _targets(seats: int, seat: Seat, army: int) -> tuple[tuple[int, Answer], ...]:
    """SHI-39: the armies abroad of other clans, by number, each with the attack on it."""
    abroad = enumerate(ABROAD[seats][seat])
    return tuple((k, say.ATTACK[army][province][clan]) for k, (province, clan, _) in abroad if clan != army)


_TARGETS: Final = tuple(
    tuple(tuple(_targets(seats, seat, army) for army in range(len(CLANS))) for seat in range(MOST_SEATS))
    for seats in range(MOST_SEATS + 1)
)
"""By number of players, seat and attacking clan: what could be attacked."""

_NUMBER: Final = tuple(
    tuple({ARMY_NAME[place]: k for k, (_, _, place) in enumerate(armies)} for armies in by_seat)
    for by_seat in ABROAD
)
"""By number of players and seat: the number of each army abroad."""

_EVERY_ATTACK: Final = {seats: _every_attack(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)}
_BECAUSE: Final = {MOVED_ON: why.STILL_PROTECTED, STRUCK: why.HIT_BY_THE_NINJA}
_THIRD: Final[why.Ladder] = {
    say.Place: why.FIRST_ORDER_IS_GIVEN,
    say.PlayNinja: why.NINJA_IS_A_FIRST_ORDER,
    say.PlaceAtHome: why.SECOND_ORDER_IS_GIVEN,
    say.Move: why.SECOND_ORDER_IS_GIVEN,
}
_AFTER_A_NINJA: Final[why.Ladder] = {**_THIRD, say.PlayNinja: why.ONE_NINJA_A_TURN}
