"""A sensible player of Samurai Sword: plays his role, as far as he can see who the others are (ledger 9).

It sees its own view and the events told to its seat, nothing else. What it thinks lies in belief.py, plans.py
and wits/; all its weights are in wits/weights.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tatami.hooks.grounds import Because
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from . import answers as say
from . import grounds
from .belief import Belief
from .pieces import DISCARD, FAST_DRAW_OF, RESOLVING
from .plans import Plan
from .powers import DRAWS_PER_WOUND_SUFFERED
from .rules.bushido import BushidoAnswer
from .rules.cries import BattleCryAnswer, JujutsuAnswer
from .rules.play import PlayPhase
from .rules.three_players import pays_bushido
from .rules.turn import CardToDiscard, DrawSource
from .rules.weapons import ParryAnswer, wounds_between
from .table import SamuraiSwordTable
from .wits import weights
from .wits.scene import Memory, Scene


class SensibleSamuraiSword:
    """Answers for one seat; the same seed, events and views give the same answers."""

    wants_view: Final = True

    def __init__(self, seat: Seat, seats: int, seed: int) -> None:
        self.belief: Final = Belief(seat, seats)
        self._memory: Final = Memory(self.belief)
        self._random: Final = Random(seed).random

    def observe(self, events: Sequence[Event]) -> None:
        self.belief.observe(events)

    def choose(self, view: View[SamuraiSwordTable], legal: Sequence[Answer]) -> Answer:
        self.belief.look(view)
        self.because.clear()
        if len(legal) == 1:
            return legal[0]
        scene = Scene(view, self._memory)
        question = type(view.stack[-1])
        if question is PlayPhase:
            return Plan(scene, legal, self._noise).best()
        return _ANSWERS[question](scene, legal)

    @property
    def because(self) -> Because:
        """What spoke for the last answer."""
        return self._memory.because

    def _noise(self) -> float:
        """A little randomness, so that nobody can foretell every answer."""
        return weights.NOISE * self._random()


def parry(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SAM-87: parries where the wounds would cost more than the card."""
    by, characters = scene.table.turn, scene.table.characters
    fast_draws = scene.me.count(FAST_DRAW_OF[by])
    wounds = wounds_between(characters[by], fast_draws, scene.view.face(RESOLVING, -1), scene.character)
    return give_up_or_endure(scene, legal, wounds, DRAWS_PER_WOUND_SUFFERED[scene.character])


def answer_cry(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SAM-131, SAM-154: a card, or 1 wound."""
    return give_up_or_endure(scene, legal, 1, 0)


def give_up_or_endure(scene: Scene, legal: Sequence[Answer], wounds: int, drawn: int) -> Answer:
    """The cheapest card that serves, or the wounds, whichever costs less."""
    value, cheapest = cheapest_of(scene, legal)
    gives_up = value < cost_of(scene, wounds, drawn)
    if wounds >= scene.resilience:
        scene.because.note(grounds.WOULD_BE_DEFEATED)
    argument = grounds.CARD_IS_CHEAPER if gives_up else grounds.WOUNDS_ARE_CHEAPER
    scene.because.note(argument, card=cheapest.card, wounds=wounds)
    return cheapest if gives_up else say.ENDURE


def cheapest_of(scene: Scene, legal: Sequence[Answer]) -> tuple[float, say.Parry | say.Discard]:
    """The card that one would miss least, and what it is worth."""
    cards = [answer for answer in legal if isinstance(answer, say.Parry | say.Discard)]
    values = [scene.value(answer.card) for answer in cards]
    least = min(values)
    return least, cards[values.index(least)]


def cost_of(scene: Scene, wounds: int, drawn: int) -> float:
    """What it costs to suffer these wounds now; each may bring cards (SAM-175)."""
    left = scene.resilience
    if wounds >= left:
        cost = -scene.standing.taken(scene.table.turn, scene.seat)
    else:
        cost = scene.exposure(left - wounds) - scene.exposure(left)
    return cost - drawn * min(wounds, left) * weights.ANY_CARD


def answer_bushido(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SAM-139: the Weapon one would miss least, unless the token is free (SAM-129) or the end is welcome."""
    value, cheapest = cheapest_of(scene, legal)
    following = (scene.seat + 1) % scene.seats
    passed_on = weights.BUSHIDO_LIFTED * scene.prey[following]
    pays = cost_of_paying(scene) < value - passed_on
    if pays and not pays_bushido(scene.table, scene.seat):
        scene.because.note(grounds.TOKEN_IS_FREE)
    argument = grounds.TOKEN_IS_CHEAPER if pays else grounds.WEAPON_IS_CHEAPER
    scene.because.note(argument, card=cheapest.card)
    return say.PAY if pays else cheapest


def cost_of_paying(scene: Scene) -> float:
    """What a token paid to Bushido costs; the last one ends the game (SAM-R78)."""
    seat, honor = scene.seat, list(scene.table.honor)
    if not pays_bushido(scene.table, seat):
        return 0.0
    if honor[seat] > 1:
        return scene.standing.token[seat]
    honor[seat] = 0
    return -scene.standing.ending(honor)


def choose_source(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SAM-163: Ieyasu takes what lies on top if it is better than a card of the deck."""
    top = scene.view.face(DISCARD, -1)
    is_better = scene.value(top) > weights.ANY_CARD
    scene.because.note(grounds.TOP_IS_BETTER if is_better else grounds.TOP_IS_WORSE, card=top)
    return say.DRAW_DISCARD if is_better else say.DRAW_DECK


def discard(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SAM-71: what one would miss least."""
    answer = cheapest_of(scene, legal)[1]
    scene.because.note(grounds.LEAST_MISSED, card=answer.card)
    return answer


_ANSWERS: Final[dict[type, Callable[[Scene, Sequence[Answer]], Answer]]] = {
    ParryAnswer: parry,
    BattleCryAnswer: answer_cry,
    JujutsuAnswer: answer_cry,
    BushidoAnswer: answer_bushido,
    DrawSource: choose_source,
    CardToDiscard: discard,
}
