"""The fight as one player sees it at one decision; worked out when wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from tatami.hooks.grounds import Because
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from ..box import ATTACK, Ability
from ..facts import Fighter
from ..hexes import Vector
from ..pack import KAMAE
from ..pieces import DECK, HAND
from ..programs import IN_KAMAE
from ..table import SenjutsuTable
from . import weights
from .body import Body, Means
from .exchange import Exchange
from .guessing import likely_cards
from .reaching import open_reach


class Scene:
    """What one player knows: his hand, the foes, what they may hold."""

    def __init__(
        self, view: View[SenjutsuTable], chance: Callable[[], float], because: Because | None = None
    ) -> None:
        self.view: Final = view
        self.because: Final = because or Because()
        self.chance: Final = chance
        self.seat: Final = view.seat
        self.table: Final = view.table
        self.box: Final = view.table.box
        self.me: Final[Fighter] = view.table.fighters[view.seat]
        self._likely: Final[dict[Seat, dict[int, float]]] = {}
        self._means: Final[dict[Seat, Means]] = {}

    @property
    def hand(self) -> list[Ability]:
        """The ability cards in the own hand."""
        box = self.box
        faces = self.view.faces(HAND[self.seat])
        return [box.abilities[box.ability_of[face]] for face in faces if face != HIDDEN]

    def foes(self) -> list[Seat]:
        """Those who still stand, the nearest and most wounded first."""
        table = self.table
        apart = table.plan.apart[self.me.cell]
        foes = [seat for seat in table.opponents(self.seat) if table.fighters[seat].cell >= 0]
        return sorted(foes, key=lambda seat: (apart[table.fighters[seat].cell] - self._hurt(seat) / 4, seat))

    def _hurt(self, seat: Seat) -> int:
        fighter = self.table.fighters[seat]
        return fighter.wounds + fighter.heavy

    def shares(self) -> list[tuple[Seat, float]]:
        """By foe: how much he counts."""
        foes = self.foes()
        if len(foes) == 1:
            return [(foes[0], 1.0)]
        rest = (1.0 - weights.NEAREST) / (len(foes) - 1) if foes else 0.0
        return [(seat, rest if k else weights.NEAREST) for k, seat in enumerate(foes)]

    def likely(self, seat: Seat) -> dict[int, float]:
        """By card: how likely that player holds it."""
        found = self._likely.get(seat)
        if found is None:
            found = self._likely[seat] = likely_cards(self.view, seat)
        return found

    # --- minds ----------------------------------------------------------------------------------

    def means(self, seat: Seat) -> Means:
        found = self._means.get(seat)
        if found is None:
            found = self._means[seat] = self._find_means(seat)
        return found

    def _find_means(self, seat: Seat) -> Means:
        box, fighter = self.box, self.table.fighters[seat]
        deck = self.view.count(DECK[seat])
        if seat != self.seat:
            cards = [(box.abilities[number], share) for number, share in self.likely(seat).items()]
            return Means(threat_of(cards, fighter), likes_of(cards), (), deck)
        hand = [*self.hand, box.abilities[fighter.weapon]]
        cards = [(ability, 1.0) for ability in hand]
        counters = tuple([a for a in hand if a.kind == ATTACK and a.values and not a.is_core])
        return Means(threat_of(cards, fighter), likes_of(cards), counters, deck)

    def body(self, seat: Seat) -> Body:
        table = self.table
        return Body(seat, table.hero(seat), table.fighters[seat], self.means(seat))

    def exchange(self, foe: Seat) -> Exchange:
        """The two of them as they stand, with what waits and the blocks there are."""
        table = self.table
        closed = friends = 0
        for seat in table.track:
            if seat not in (self.seat, foe):
                closed |= 1 << table.fighters[seat].cell
                if table.fighters[seat].side == self.me.side:
                    friends |= 1 << table.fighters[seat].cell
        top = 0 if table.track.index(self.seat) < table.track.index(foe) else 1
        ex = Exchange(table.ground, self.body(self.seat), self.body(foe), top, closed, friends)
        sides = {self.seat: 0, foe: 1}
        for seat, side in sides.items():
            ex.bodies[side].ability = table.card(seat)
        for part in table.waiting:
            if part.seat in sides:
                ability = table.card(part.seat)
                assert ability is not None
                ex.waiting.append((sides[part.seat], ability.programs[part.part], part.now, part.stage))
        for block in table.blocks:
            if block.seat in sides:
                ability = table.card(block.seat)
                program = ability.programs[block.part] if ability else None
                ex.blocks.append((sides[block.seat], block.value, block.cells, block.counter, program))
        return ex


Weighed = Iterable[tuple[Ability, float]]
"""Cards, and how likely each is at hand."""


def threat_of(cards: Weighed, fighter: Fighter) -> Mapping[Vector, float]:
    """By place as the figure sees it: what is to be feared there next turn."""
    most: dict[Vector, float] = {}
    every: dict[Vector, float] = {}
    for ability, share in cards:
        if ability.kind == ATTACK and ability.values:
            for place, worth in open_reach(ability, fighter.kamae, fighter.focus).items():
                weighed = share * worth
                every[place] = every.get(place, 0.0) + weighed
                if weighed > most.get(place, 0.0):
                    most[place] = weighed
    return {place: weights.BEST * most.get(place, 0.0) + weights.EVERY * every[place] for place in every}


def likes_of(cards: Weighed) -> tuple[float, ...]:
    """By kamae: what it is worth to be in it with these cards."""
    likes = [0.0] * len(KAMAE)
    for ability, share in cards:
        if ability.kamae >= 0:
            likes[ability.kamae] += needed(ability) * share
        for kamae in _favoured(ability):
            likes[kamae] += weights.KAMAE * share
    return tuple(likes)


def needed(ability: Ability) -> float:
    """What it is worth to be able to play a card that asks for its kamae: the heavier its blow, the more."""
    blow = max(open_reach(ability, ability.kamae, ability.cost).values(), default=0.0)
    return weights.NEEDED * min(max(1.0, blow / weights.HIT_WOUND), weights.MOST_NEEDED)


def _favoured(ability: Ability) -> set[int]:
    """The kamae in which a card does more."""
    found = set()
    for program in ability.programs:
        for code in program.codes:
            for op in code:
                if op.word == IN_KAMAE:
                    found.add(op.amount)
                if op.blow is not None:
                    found |= {mod.kamae for mod in op.blow.mods if mod.kamae >= 0}
    return found
