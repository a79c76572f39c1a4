"""Decisions in battle: hostages, borrowed abilities, dice rolled again, support, flight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer

from .. import grounds
from ..answers.battle import Borrow, Flee, KillHostage, RerollDie, Support, SupportWithTwo
from ..answers.common import CallKami
from ..board import on_board, symbol
from ..box import PROVINCES, SUPPORT
from ..pieces import HAND
from ..rules.battle_state import ATTACKER, Battle, battle_on, side_of
from ..rules.dealing import without
from ..rules.strength import support_of
from . import weights
from .cards import plans_of
from .scene import Scene

_BORROWED: Final = ("two_dice", "wins_ties", "rerolls_a_die", "two_supports", "sees_support_first", "escapes")
_WORTH_A_KAMI: Final = 4
"""Units in a battle for which a kami is called."""


class Fight:
    """The battle from one's own side: strength on the table, without support."""

    def __init__(self, scene: Scene) -> None:
        table = scene.table
        self.scene: Final = scene
        self.battle: Final[Battle] = battle_on(table)
        self.side: Final = side_of(table, self.battle, scene.seat)
        self.foe_family: Final = symbol(table, self.battle.parties[1 - self.side])
        battle, side = self.battle, self.side
        self.edge: Final = (
            battle.units[side] + battle.aside[side] + battle.dice.count(scene.family)
            - battle.units[1 - side] - battle.aside[1 - side] - battle.dice.count(self.foe_family)
        )  # fmt: skip

    def with_support(self, cards: tuple[int, ...]) -> int:
        """The edge if these cards are committed, against what the enemy has already shown."""
        box, theirs = self.scene.box, self.battle.cards[1 - self.side]
        own, other = support_of(box, self.battle.dice, (cards, theirs))
        return self.edge + own - other

    def supports(self) -> list[int]:
        """The support cards in hand that may be used here (SEN-126)."""
        box, barred = self.scene.box, (self.scene.family, self.foe_family)
        return [c for c in self.scene.hand if box.kind[c] == SUPPORT and box.family[c] not in barred]

    def best_edge(self) -> int:
        return max([self.with_support((card,)) for card in self.supports()] + [self.with_support(())])

    def may_surprise(self) -> int:
        """By how much the enemy's support may still change things."""
        if self.battle.cards[1 - self.side]:
            return 0
        foe = self.scene.table.families.index(self.foe_family)
        if not self.scene.me.count(HAND[foe]):
            return 0
        barred = (self.scene.family, self.foe_family)
        shown = [self.battle.dice.count(f) for f in range(len(self.scene.box.homes)) if f not in barred]
        return min(2, max(shown, default=0))


def kill_hostages(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-133: it pays, unless the card is needed or one has promised mercy."""
    attacker = scene.table.families.index(symbol(scene.table, battle_on(scene.table).parties[ATTACKER]))
    price = weights.WORD if scene.has_sworn(attacker, "mercy") else 0.0
    twice = 2 if on_board(scene.table, scene.seat, "double_ransom") else 1
    before = plans_of(scene, scene.hand).worth
    best: Answer = scene.box.say.summer.battle.spare
    most = 0.0
    for answer in legal:
        if isinstance(answer, KillHostage):
            value = scene.box.value[answer.card]
            gain = value * (twice + 2 * scene.harm(attacker)) - price
            gain -= before - plans_of(scene, without(scene.hand, [answer.card])).worth
            if gain > most:
                best, most = answer, gain
    if isinstance(best, KillHostage):
        scene.because.note(grounds.HOSTAGE_PAYS, card=best.card)
    elif price:
        scene.because.note(grounds.MERCY_IS_SWORN, target=attacker)
    else:
        scene.because.note(grounds.HOSTAGE_IS_NEEDED)
    return best


def borrow(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-192: what helps most; it is also taken from the enemy."""
    ability = scene.box.ability
    lenders = [a for a in legal if isinstance(a, Borrow) and ability[a.samurai] in _BORROWED]
    if not lenders:
        scene.because.note(grounds.NO_ABILITY_HELPS)
        return scene.box.say.summer.battle.borrow_nothing
    best = min(lenders, key=lambda a: _BORROWED.index(ability[a.samurai]))
    scene.because.note(grounds.ABILITY_HELPS, samurai=best.samurai)
    return best


def reroll_die(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-206: an enemy's symbol, or an idle one, while the battle is not safe."""
    fight, keep = Fight(scene), scene.box.say.summer.battle.keep
    if fight.best_edge() > fight.may_surprise():
        scene.because.note(grounds.BATTLE_IS_SAFE)
        return keep
    dice = fight.battle.dice
    useful = {scene.box.family[card] for card in fight.supports()}
    for wanted in ({fight.foe_family}, set(range(len(scene.box.homes))) - useful - {scene.family}):
        for answer in legal:
            if isinstance(answer, RerollDie) and dice[answer.die - 1] in wanted:
                is_foes = dice[answer.die - 1] == fight.foe_family
                scene.because.note(grounds.DIE_HELPS_ENEMY if is_foes else grounds.DIE_IS_IDLE)
                return answer
    scene.because.note(grounds.NO_DIE_TO_REROLL)
    return keep


def call_kami(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-213: if the battle is lost as it stands, and large enough."""
    fight, keep = Fight(scene), scene.box.say.summer.battle.keep
    if fight.best_edge() > 0 or sum(fight.battle.units) < _WORTH_A_KAMI:
        won = fight.best_edge() > 0
        scene.because.note(grounds.BATTLE_IS_SAFE if won else grounds.KAMI_NOT_WORTH_IT)
        return keep
    kami = [answer for answer in legal if isinstance(answer, CallKami)]
    may_turn = bool(kami) and -fight.best_edge() <= len(fight.battle.dice) // 2
    scene.because.note(grounds.KAMI_MAY_TURN_IT if may_turn else grounds.KAMI_NOT_WORTH_IT)
    return kami[0] if may_turn else keep


def pick_dice(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-213: all that do not help oneself."""
    fight, say = Fight(scene), scene.box.say.summer.battle
    best = max(fight.supports(), key=lambda card: fight.with_support((card,)), default=-1)
    helps = {scene.family, scene.box.family[best] if best >= 0 else -1}
    dice = [die for die, face in zip(say.pick, fight.battle.dice, strict=False) if face not in helps]
    scene.because.note(grounds.DICE_THAT_HELP_NOT if dice else grounds.NO_DIE_TO_REROLL)
    return say.roll.of(dice) if dice else say.keep


def commit_support(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-125: by the dice on the table, the smallest card that is enough; none where none helps."""
    fight, value = Fight(scene), scene.box.value
    options: list[tuple[int, int, Answer]] = []  # what it costs, what edge it gives
    for answer in legal:
        if isinstance(answer, SupportWithTwo):
            cards: tuple[int, ...] = (answer.card, answer.second)
        else:
            cards = (answer.card,) if isinstance(answer, Support) else ()
        options.append((sum(1 + value[card] for card in cards), fight.with_support(cards), answer))
    for enough in (1 + fight.may_surprise(), 1, 0):
        able = [each for each in options if each[1] >= enough]
        if able:
            cost, edge, answer = min(able, key=lambda each: (each[0], -each[1]))
            if not cost:
                scene.because.note(grounds.NO_SUPPORT_NEEDED if edge > 0 else grounds.NO_SUPPORT_HELPS)
            elif edge > 0:
                scene.because.note(grounds.SUPPORT_IS_ENOUGH, edge=edge)
            else:
                scene.because.note(grounds.SUPPORT_TIES)
            return answer
    scene.because.note(grounds.NO_SUPPORT_HELPS)
    return scene.box.say.summer.battle.support_dummy


def flee(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-201: a living samurai is worth more than a kami; on land rather than at sea."""
    units = scene.table.units[scene.seat]
    scene.because.note(grounds.SAVES_SAMURAI)
    ways = [answer for answer in legal if isinstance(answer, Flee)]
    return max(ways, key=lambda a: (a.region < PROVINCES, units[a.region]), default=legal[0])
