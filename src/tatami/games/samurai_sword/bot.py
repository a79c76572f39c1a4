"""A sensible player of Samurai Sword: plays his role, as far as he can see who the others are (ledger 9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from . import answers as say
from .belief import Belief
from .pieces import DISCARD, HAND, RESOLVING
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
from .wits.scene import Scene


class SensibleSamuraiSword:
    """Answers for one seat; the same seed, events and views give the same answers."""

    wants_view: Final = True

    def __init__(self, seat: Seat, seats: int, seed: int) -> None:
        self.belief: Final = Belief(seat, seats)
        self._rng: Final = Random(seed)

    def observe(self, events: Sequence[Event]) -> None:
        self.belief.observe(events)

    def choose(self, view: View[SamuraiSwordTable], legal: Sequence[Answer]) -> Answer:
        self.belief.look(view)
        if len(legal) == 1:
            return legal[0]
        return _ANSWERS[type(view.stack[-1])](Scene(view, self.belief), legal, self._noise)

    def _noise(self) -> float:
        return weights.NOISE * self._rng.random()


Noise = Callable[[], float]


def play(scene: Scene, legal: Sequence[Answer], noise: Noise) -> Answer:
    return Plan(scene, legal, noise).best()


def parry(scene: Scene, legal: Sequence[Answer], noise: Noise) -> Answer:
    """Parries where the wounds would cost more than the card."""
    table = scene.table
    card = scene.view.face(RESOLVING, -1)
    by = table.turn
    fast_draws = scene.me.count(_fast_draw_of(by))
    wounds = wounds_between(table.characters[by], fast_draws, card, scene.character)
    return give_up_or_endure(scene, legal, wounds, DRAWS_PER_WOUND_SUFFERED[scene.character])


def answer_cry(scene: Scene, legal: Sequence[Answer], noise: Noise) -> Answer:
    return give_up_or_endure(scene, legal, 1, 0)


def give_up_or_endure(scene: Scene, legal: Sequence[Answer], wounds: int, drawn: int) -> Answer:
    """The cheapest card that serves, or the wounds, whichever costs less."""
    cards = [answer for answer in legal if isinstance(answer, say.Parry | say.Discard)]
    cheapest = min(cards, key=lambda answer: scene.value(answer.card))
    return cheapest if scene.value(cheapest.card) < cost_of(scene, wounds, drawn) else say.ENDURE


def cost_of(scene: Scene, wounds: int, drawn: int) -> float:
    """What it costs to suffer these wounds now; each may bring cards (SAM-175)."""
    left = scene.table.resilience[scene.seat]
    if wounds >= left:
        cost = -scene.standing.taken(scene.table.turn, scene.seat)
    else:
        cost = scene.exposure(left - wounds) - scene.exposure(left)
    return cost - drawn * min(wounds, left) * weights.ANY_CARD


def answer_bushido(scene: Scene, legal: Sequence[Answer], noise: Noise) -> Answer:
    """The Weapon one would miss least, unless the token is free (SAM-129) or the end is welcome."""
    cards = [answer for answer in legal if isinstance(answer, say.Discard)]
    cheapest = min(cards, key=lambda answer: scene.value(answer.card))
    honor = list(scene.table.honor)
    if not pays_bushido(scene.table, scene.seat):
        cost = 0.0
    elif honor[scene.seat] == 1:
        honor[scene.seat] = 0
        cost = -scene.standing.ending(honor)
    else:
        cost = scene.standing.token[scene.seat]
    following = (scene.seat + 1) % scene.seats
    passed = weights.CARD_LOST * scene.prey(following)
    return say.PAY if cost < scene.value(cheapest.card) - passed else cheapest


def draw_source(scene: Scene, legal: Sequence[Answer], noise: Noise) -> Answer:
    """Ieyasu takes what lies on top if it is better than a card of the deck."""
    top = scene.view.face(DISCARD, -1)
    return say.DRAW_DISCARD if scene.value(top) > weights.ANY_CARD else say.DRAW_DECK


def discard(scene: Scene, legal: Sequence[Answer], noise: Noise) -> Answer:
    cards = [answer for answer in legal if isinstance(answer, say.Discard)]
    return min(cards, key=lambda answer: scene.value(answer.card))


def _fast_draw_of(seat: Seat) -> int:
    from .pieces import FAST_DRAW_OF

    return FAST_DRAW_OF[seat]


_ANSWERS: Final[dict[type, Callable[[Scene, Sequence[Answer], Noise], Answer]]] = {
    PlayPhase: play,
    ParryAnswer: parry,
    BattleCryAnswer: answer_cry,
    JujutsuAnswer: answer_cry,
    BushidoAnswer: answer_bushido,
    DrawSource: draw_source,
    CardToDiscard: discard,
}
assert HAND
