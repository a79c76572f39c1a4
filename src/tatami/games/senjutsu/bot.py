"""A sensible player of Senjutsu: weighs its cards against those the foe may lay, and mixes (ledger 9).

It sees its own view and the events told to its seat, nothing else. What it thinks lies in wits/; all its
weights are in wits/weights.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar, Final

from tatami.hooks.grounds import Because
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from .effects.cards import CardToFind, HandToLookAt
from .effects.markers import MarkerToPut
from .effects.moving import WayToGo
from .effects.shoving import DirectionToShove, PoisonToGive, TurnToGive
from .effects.spirit import KamaeToChange, KamaeToEnter
from .effects.statuses import CardToTakeAway, FoeToChoose
from .effects.striking import ExtraToPay, TargetToAim
from .rules.decks import DeckToBring
from .rules.instants import CardToPlay, CounterValueToChoose
from .rules.order import PlaceToTake
from .rules.preparing import CharacterToTake, FigureToPlace, PreparedToTake, TerrainToPlace
from .rules.resolving import AlternativeToChoose, EffectToPay
from .rules.reveal import CardToLay, InitiativeToBuy, InitiativeToChoose
from .rules.suffering import CardToDiscard
from .rules.turn import SurplusToDiscard
from .table import SenjutsuTable
from .wits import answering, laying, preparing
from .wits.scene import Scene


class SensibleSenjutsu:
    """Answers for one seat; the same seed, events and views give the same answers."""

    wants_view: ClassVar[bool] = True

    def __init__(self, seat: Seat, seats: int, seed: int) -> None:
        self._chance: Final = Random(seed).random
        self.because: Final = Because()

    def observe(self, events: Sequence[Event]) -> None:
        """Nothing is remembered: whatever was shown lies open, or is known of a hand."""

    def choose(self, view: View[SenjutsuTable], legal: Sequence[Answer]) -> Answer:
        self.because.clear()
        if len(legal) == 1:
            return legal[0]
        return _ANSWERS[type(view.stack[-1])](Scene(view, self._chance, self.because), legal)


_ANSWERS: Final[dict[type, Callable[[Scene, Sequence[Answer]], Answer]]] = {
    CharacterToTake: preparing.any_of,
    DeckToBring: preparing.bring,
    TerrainToPlace: preparing.any_of,
    FigureToPlace: preparing.stand,
    PreparedToTake: preparing.take_prepared,
    CardToLay: laying.lay,
    InitiativeToBuy: answering.buy_value,
    InitiativeToChoose: answering.choose_value,
    CounterValueToChoose: answering.counter_value,
    CardToPlay: answering.play_card,
    PlaceToTake: answering.take_place,
    WayToGo: answering.walk,
    KamaeToChange: answering.change_kamae,
    KamaeToEnter: answering.change_kamae,
    EffectToPay: answering.pay_effect,
    AlternativeToChoose: answering.choose_alternative,
    ExtraToPay: answering.pay_extra,
    TargetToAim: answering.aim,
    HandToLookAt: answering.aim,
    FoeToChoose: answering.aim,
    DirectionToShove: answering.shove_along,
    TurnToGive: answering.turn_foe,
    PoisonToGive: preparing.any_of,
    MarkerToPut: preparing.any_of,
    CardToDiscard: preparing.discard,
    SurplusToDiscard: preparing.discard,
    CardToFind: preparing.find,
    CardToTakeAway: preparing.take_away,
}
"""By the kind of question: who knows the answer."""
