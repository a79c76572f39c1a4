"""The home provinces (SEN-15 to SEN-18): the host names them, their owners place what they start with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers.common import NameProvince
from ..answers.preparation import HERE, LATER, HoldSamurai, PlaceSamurai, PlaceUnits
from ..board import add_units, put_samurai, take_control
from ..box import PROVINCES
from ..events.preparation import HomeNamed, StartingSamuraiPlaced, StartingUnitsPlaced
from ..pieces import OFF_BOARD, SAMURAI, STARTING_UNITS
from ..reasons import common as why_common
from ..reasons import preparation as why
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestionToOne, SenjiTable
from .year import year


def name_homes(g: Senji) -> None:
    """SEN-15: the host names the homes one by one; when all are named, the first turn begins."""
    left = _unnamed(g.table)
    if not left:
        g.table.named = ()
        g.then(year)
    elif len(left) == 1:
        _name(g, left[0])
    else:
        g.ask(HomeToName(g.table.host))


def _unnamed(table: SenjiTable) -> list[int]:
    """SEN-22: the homes of playing families that were not named yet; closed provinces never are."""
    home, families, named = table.box.home, table.families, table.named
    return [p for p in range(PROVINCES) if home[p] in families and p not in named]


def _name(g: Senji, province: int) -> None:
    """SEN-16: a fortress at once. SEN-17, SEN-18: then whatever its owner puts there; in his last all."""
    table = g.table
    owner = table.families.index(table.box.home[province])
    table.named = (*table.named, province)
    take_control(g, owner, province)
    g.tell(HomeNamed(table.host, province, owner))
    if any(table.box.home[p] == table.families[owner] for p in _unnamed(table)):
        g.then(place_samurai, owner, province)
        g.then(place_units, owner, province)
    else:
        if not _has_placed_samurai(table, _samurai_of(g, owner)):
            _put_samurai(g, owner, province)
        _put_units(g, owner, province, _units_left(table, owner))
    g.then(name_homes)


class HomeToName(SenjiQuestionToOne):
    """SEN-15: in any order that the host likes."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.common.name

    def legal(self, me: Me) -> Sequence[Answer]:
        name = me.table.box.say.common.name
        return [name[province] for province in _unnamed(me.table)]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, NameProvince):
            return out_of_place(me, answer)
        province, table = answer.region, me.table
        if province in table.box.closed[me.seats]:
            return why_common.CLOSED_PROVINCE(region=province)
        if province in table.named:
            return why.HOME_IS_NAMED(region=province)
        if table.box.home[province] not in table.families:
            return why.NO_HOME_PROVINCE(region=province)
        return None

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, NameProvince)
        _name(g, answer.region)


# --- what the owner places ----------------------------------------------------------------------


def place_samurai(g: Senji, owner: Seat, province: int) -> None:
    """SEN-17: he may put his samurai there, if he still has him."""
    if not _has_placed_samurai(g.table, _samurai_of(g, owner)):
        g.ask(SamuraiToPlace(owner, province))


def place_units(g: Senji, owner: Seat, province: int) -> None:
    """SEN-17: and any number of the units that he still has."""
    if _units_left(g.table, owner):
        g.ask(UnitsToPlace(owner, province))


def _samurai_of(g: Senji, owner: Seat) -> int:
    """The one samurai that a player starts with."""
    return (g.places[SAMURAI[owner]][0] & FACE) - g.table.box.first_samurai


def _has_placed_samurai(table: SenjiTable, samurai: int) -> bool:
    return table.samurai_at[samurai] != OFF_BOARD


def _units_left(table: SenjiTable, owner: Seat) -> int:
    """SEN-11: of three units those not on the board."""
    return STARTING_UNITS - sum(table.units[owner])


def _put_samurai(g: Senji, owner: Seat, province: int) -> None:
    samurai = _samurai_of(g, owner)
    put_samurai(g, samurai, owner, province)
    g.tell(StartingSamuraiPlaced(owner, samurai, province))


def _put_units(g: Senji, owner: Seat, province: int, number: int) -> None:
    if number:
        add_units(g, owner, province, number)
        g.tell(StartingUnitsPlaced(owner, province, number))


class _InProvince(SenjiQuestionToOne):
    """A question to the owner of the province that was just named."""

    FIELDS = ("by", "province")
    __slots__ = ("province",)
    KINDS: ClassVar[Mapping[str, str]] = {"province": "region"}

    def __init__(self, by: Seat, province: int) -> None:
        super().__init__(by)
        self.province: Final = province


class SamuraiToPlace(_InProvince):
    """SEN-17: here or later."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return (HERE, LATER)

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        return None if isinstance(answer, PlaceSamurai | HoldSamurai) else out_of_place(me, answer)

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, PlaceSamurai):
            _put_samurai(g, seat, self.province)


class UnitsToPlace(_InProvince):
    """SEN-17: any number of those left, also none."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.preparation.units

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, PlaceUnits):
            return out_of_place(me, answer)
        left = _units_left(me.table, me.seat)
        return why.NOT_SO_MANY_UNITS(left=left) if answer.number > left else None

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, PlaceUnits)
        _put_units(g, seat, self.province, answer.number)
