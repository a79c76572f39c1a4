"""The card of the turn: a matrix of own cards against those the foe may lay, and a mixed choice from it."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer
from tatami.kernel.seats import Seat

from ..answers import Lay
from ..box import ATTACK, DEFENCE, STATUS, Ability
from . import weights
from .arguing import grounds_of_card
from .doing import run
from .exchange import Exchange
from .guessing import playable
from .mixing import drawn, expected
from .reaching import reach
from .scene import Scene


def lay(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SJT-73: the card of this turn."""
    cards = [answer for answer in legal if isinstance(answer, Lay)]
    reaching: set[int] = set()
    values = card_values(scene, [scene.box.abilities[answer.card] for answer in cards], reaching)
    chosen = drawn(values, scene.chance)
    card, foes = scene.box.abilities[cards[chosen].card], scene.foes()
    foe = foes[0] if foes else None
    scene.because.later(lambda: grounds_of_card(card, foe, card.number in reaching, values, chosen))
    return cards[chosen]


def card_values(scene: Scene, cards: Sequence[Ability], reaching: set[int] | None = None) -> list[float]:
    """What each card promises against all foes, less what it is worth in hand.

    `reaching` collects the attacks that may find somebody.
    """
    values = [-weights.RANK[ability.rank] for ability in cards]
    for foe, share in scene.shares():
        columns = foe_cards(scene, foe)
        likely = [weight for _, weight in columns]
        start = scene.exchange(foe)
        met = [[meet(start, own, his) for his, _ in columns] for own in cards]
        matrix = [[run(ex) for ex in row] for row in met]
        for k, value in enumerate(expected(matrix, likely)):
            finds = any(ex.reached for ex in met[k])
            in_vain = cards[k].kind == ATTACK and not finds
            if finds and reaching is not None:
                reaching.add(cards[k].number)
            values[k] += share * (value - weights.HOPELESS * in_vain)
    return values


def foe_cards(scene: Scene, foe: Seat) -> list[tuple[Ability, float]]:
    """The cards that this foe may lay, the likeliest ones."""
    table, box = scene.table, scene.box
    found = [
        (box.abilities[number], share)
        for number, share in scene.likely(foe).items()
        if playable(table, foe, box.abilities[number])
    ]
    found.sort(key=lambda each: (-each[1], each[0].number))
    return found[: weights.MOST_FOES_CARDS]


def meet(start: Exchange, own: Ability, his: Ability) -> Exchange:
    """These two cards, ready to be resolved against each other."""
    ex = start.clone()
    for body, ability in zip(ex.bodies, (own, his), strict=True):
        body.ability = ability if ability.kind != STATUS else None
        body.value = ability.values[0]
        body.focus -= ability.cost
        if ability.kind == STATUS:
            body.stun -= 1
    choose_values(ex)
    ex.line_up()
    return ex


def choose_values(ex: Exchange, sides: tuple[int, ...] = (0, 1)) -> None:
    """SJT-84: variable values, the lower on the track first; the other one answers."""
    for side in sorted(sides, key=lambda side: side == ex.top):
        ability = ex.bodies[side].ability
        if ability is not None and ability.is_variable:
            ex.bodies[side].value = likely_value(ex, side, ability)


def likely_value(ex: Exchange, side: int, ability: Ability) -> int:
    """Of a guard: that of the attack that hurts most; of an attack: one that no guard has, the last if so."""
    me, other = ex.bodies[side], ex.bodies[1 - side]
    theirs = other.ability
    if ability.kind == DEFENCE:
        wanted = [now for now, _ in sorted(attacks_of(ex, 1 - side), key=lambda each: -each[1])]
        for now in wanted:
            for value in ability.values:
                if me.effective(value) == now:
                    return value
        return ability.values[0]
    guard = -1
    if theirs is not None and theirs.kind == DEFENCE and ex.top == side:
        guard = other.effective(other.value)
    free = [value for value in ability.values if me.effective(value) != guard]
    return (free or list(ability.values))[-1]


def attacks_of(ex: Exchange, side: int) -> list[tuple[int, float]]:
    """The attack parts of a revealed card: initiative, and the most that they promise where the other
    stands or at all."""
    body, other = ex.bodies[side], ex.bodies[1 - side]
    if body.ability is None:
        return []
    found = []
    for program in body.ability.programs:
        if program.has_attack:
            value = body.value if program.number == 0 else program.value
            reached = reach(
                ex.ground, program, 0, body.cell, body.facing, body.kamae, body.focus, value, ex.closed
            ).get(other.cell)
            found.append((body.effective(value), max(reached.values()) if reached else 0.0))
    return found
