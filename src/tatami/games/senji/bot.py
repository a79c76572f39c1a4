"""A sensible player of Senji (ledger 9): values cards and sets, attacks by the odds, deals and remembers.

It sees its own view and the events told to its seat, nothing else. What it thinks lies in wits/, a file for
each season; all its weights are in wits/weights.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar, Final

from tatami.hooks.grounds import Because
from tatami.kernel.answers import Answer, Form
from tatami.kernel.events import Event
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from .rules.arrival import BattleToFight, UnitToDrown
from .rules.autumn import AutumnActions, FamilyToCall
from .rules.battle import AbilityToBorrow, HostageToKill
from .rules.battle_result import Escape
from .rules.battle_round import DiceForKami, DieToReroll, KamiToCall
from .rules.economist_kami import CardToFind
from .rules.emperor import HostToChoose
from .rules.fleets import FleetCourse
from .rules.hiring import SamuraiPost, SamuraiToHire
from .rules.homes import HomeToName, SamuraiToPlace, UnitsToPlace
from .rules.kami import CardToTake
from .rules.march import March
from .rules.once_an_autumn import CardsToSwap
from .rules.preparation import FamilyToLead, SamuraiToKeep
from .rules.spring import Orders
from .rules.summer import Activation
from .rules.support import SupportToCommit
from .rules.trade import CardsToShow, CardToTrade
from .rules.winter import Winter
from .table import SenjiTable
from .wits import autumn, battle, preparation, spring, summer, winter
from .wits.memory import Memory
from .wits.scene import Scene


class SensibleSenji:
    """Answers for one seat; the same seed, events and views give the same answers."""

    wants_view: ClassVar[bool] = True

    def __init__(self, seat: Seat, seats: int, seed: int) -> None:
        self.memory: Final = Memory(seat, seats, Random(seed).random)

    @property
    def because(self) -> Because:
        """What spoke for the last answer."""
        return self.memory.because

    def observe(self, events: Sequence[Event]) -> None:
        self.memory.observe(events)

    def choose(self, view: View[SenjiTable], legal: Sequence[Answer]) -> Answer:
        self.because.clear()
        if len(legal) == 1 and not isinstance(legal[0], Form):
            return legal[0]
        return _ANSWERS[type(view.stack[-1])](Scene(view, self.memory), legal)


_ANSWERS: Final[dict[type, Callable[[Scene, Sequence[Answer]], Answer]]] = {
    FamilyToLead: preparation.lead,
    SamuraiToKeep: preparation.keep_samurai,
    HomeToName: preparation.name_home,
    SamuraiToPlace: preparation.place_samurai,
    UnitsToPlace: preparation.place_units,
    HostToChoose: preparation.choose_host,
    Winter: winter.negotiate,
    CardToTake: autumn.take_diplomacy,
    Orders: spring.lay_orders,
    Activation: summer.name_next,
    March: summer.march,
    FleetCourse: summer.march,
    UnitToDrown: summer.lose_unit,
    BattleToFight: summer.fight_next,
    HostageToKill: battle.kill_hostages,
    AbilityToBorrow: battle.borrow,
    DieToReroll: battle.reroll_die,
    KamiToCall: battle.call_kami,
    DiceForKami: battle.pick_dice,
    SupportToCommit: battle.commit_support,
    Escape: battle.flee,
    FamilyToCall: autumn.call_family,
    AutumnActions: autumn.act,
    SamuraiToHire: autumn.hire_samurai,
    SamuraiPost: autumn.post_samurai,
    CardsToShow: autumn.show_cards,
    CardToTrade: autumn.take_hanafuda,
    CardToFind: autumn.take_hanafuda,
    CardsToSwap: autumn.swap_card,
}
"""By the kind of question: who knows the answer."""
