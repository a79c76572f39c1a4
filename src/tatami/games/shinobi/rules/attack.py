"""Third order: attack (SHI-35 to SHI-48)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
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
    CLAN_CARD,
    CLANS,
    DISCARD,
    FEWEST_SEATS,
    MOST_SEATS,
    SERVED,
)
from ..table import MOVED_ON, STRUCK, Me, Shinobi, ShinobiQuestion
from .armies import cause_of_protection, protected_places
from .ninja import was_ninja_played

THIRD: Final = 3


def third_order(g: Shinobi, seat: Seat) -> None:
    """SHI-35: if at least one legal attack exists it must be made; if none, the order is skipped."""
    if may_attack(g, seat):
        g.ask(_ARMY_TO_ATTACK[seat])
    else:
        g.tell(OrderSkipped(seat, THIRD))


def may_attack(g: Shinobi, seat: Seat) -> bool:
    """Whether `attacks` would find any; SHI-39: against its own clan the second strongest army counts."""
    places = g.places
    strongest = second = 1
    champion = -1
    for clan, army in enumerate(ARMY[seat]):
        strength = len(places[army])
        if strength > strongest:
            second, strongest, champion = strongest, strength, clan
        elif strength > second:
            second = strength
    if strongest == 1:
        return False
    safe = protected_places(g.table)
    for _, clan, place in ABROAD[g.seats][seat]:
        if 0 < len(places[place]) < (second if clan == champion else strongest) and place not in safe:
            return True
    return False


def attacks(me: Me) -> list[Answer]:
    """SHI-36 to SHI-40: an army at home against a weaker, unprotected one of another clan abroad."""
    seats, seat = me.seats, me.seat
    home = me.counts(ARMIES_AT_HOME[seat])
    most = max(home)
    strong = [(clan, strength) for clan, strength in enumerate(home) if strength > 1]
    found: list[Answer] = []
    abroad = me.counts(ARMIES_ABROAD[seats][seat])
    safe = protected_places(me.table)
    targets = zip(compress(_TARGETS[seats][seat], abroad), filter(None, abroad), strict=True)
    for (target, place, attacks_on), weak in targets:
        if weak < most and place not in safe:
            for clan, strength in strong:
                if strength > weak and clan != target:
                    found.append(attacks_on[clan])
    return found


class ArmyToAttack(ShinobiQuestion):
    """SHI-44: attacking army and target army, the player's choice among the legal pairs."""

    FIELDS = ("by",)
    __slots__ = FIELDS
    SEATS = frozenset({"by"})

    def __init__(self, by: Seat) -> None:
        super().__init__((by,))
        self.by: Final = by

    def candidates(self, me: Me) -> Sequence[Answer]:
        return _EVERY_ATTACK[me.seats]

    def legal(self, me: Me) -> Sequence[Answer]:
        return attacks(me)

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


_TARGETS: Final = tuple(
    tuple(
        tuple(
            (clan, place, tuple(say.ATTACK[army][province][clan] for army in range(len(CLANS))))
            for province, clan, place in armies
        )
        for armies in by_seat
    )
    for by_seat in ABROAD
)
"""By number of players and seat, for every army abroad: its clan, its place, the attacks on it by clan."""

_ARMY_TO_ATTACK: Final = tuple(ArmyToAttack(seat) for seat in range(MOST_SEATS))
_EVERY_ATTACK: Final = {seats: _every_attack(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)}
_BECAUSE: Final = {MOVED_ON: why.STILL_PROTECTED, STRUCK: why.HIT_BY_THE_NINJA}
_THIRD: Final[why.Ladder] = {
    say.Place: why.FIRST_ORDER_IS_GIVEN,
    say.PlayNinja: why.NINJA_IS_A_FIRST_ORDER,
    say.PlaceAtHome: why.SECOND_ORDER_IS_GIVEN,
    say.Move: why.SECOND_ORDER_IS_GIVEN,
}
_AFTER_A_NINJA: Final[why.Ladder] = {**_THIRD, say.PlayNinja: why.ONE_NINJA_A_TURN}
