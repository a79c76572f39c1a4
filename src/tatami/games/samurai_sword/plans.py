"""The Play phase of a sensible player: what to play next, stage by stage (ledger 9, "A simple bot").

Properties first; then cards that bring cards; then those that weaken a target; healing; cries; blows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.seats import Seat

from . import answers as say
from .pieces import (
    ARMOR,
    BATTLE_CRY,
    BREATHING,
    BUSHIDO,
    BUSHIDOS,
    DAIMYO,
    DECK,
    DIVERSION,
    FAST_DRAW,
    FIRST_ACTION,
    FOCUS,
    GEISHA,
    HAND_LIMIT,
    JUJUTSU,
    REACH,
    RESILIENCE,
    TEA_CEREMONY,
)
from .powers import (
    DRAWS_PER_WOUND_SUFFERED,
    DRAWS_WHEN_WOUNDING,
    ONLY_WEAPONS_WOUND,
    REACHES_ANYBODY,
    SPENDS_RESILIENCE,
)
from .rules.difficulty import difficulty
from .rules.three_players import pays_bushido
from .rules.weapons import weapon_limit
from .wits import weights
from .wits.arguing import grounds_of
from .wits.scene import Scene

Choice = tuple[float, Answer]
"""What an answer promises, in points."""


class Plan:
    """What could be played now, and what each card promises."""

    def __init__(self, scene: Scene, legal: Sequence[Answer], noise: Callable[[], float]) -> None:
        self.scene: Final = scene
        self.legal: Final = legal
        self.noise: Final = noise
        self.attacks: Final = [answer for answer in legal if type(answer) is say.Attack]
        self.weapons_left: Final = weapon_limit(scene.me, scene.seat) - scene.table.weapons_played
        self.may_bushido: Final = bool(scene.hand[BUSHIDO]) and not any(
            scene.me.counts(BUSHIDOS[scene.seats])
        )
        self.armed: Final = sum(scene.hand[:FIRST_ACTION])
        self.overfull: Final = scene.sizes[scene.seat] > HAND_LIMIT
        self.ease: Final = self._ease()

    def best(self) -> Answer:
        """The first stage that has something to offer offers it."""
        answer = next((found for stage in _STAGES if (found := stage(self)) is not None), say.END)
        self.scene.because.later(lambda: grounds_of(self, answer))
        return answer

    def _choose(self, choices: Iterable[Choice], at_least: float) -> Answer | None:
        best, chosen = max(0.0, at_least - self.ease), None
        for value, answer in choices:
            noisy = value + self.noise() if value > 0 else value
            if noisy > best:
                best, chosen = noisy, answer
        return chosen

    def _ease(self) -> float:
        """How much less a card must promise, because it would be discarded anyway (SAM-70).

        Or because one who can play all he has will be Harmless, and safe (SAM-179).
        """
        scene = self.scene
        cards = scene.sizes[scene.seat]
        if self.overfull:
            return weights.ANY_CARD
        if scene.resilience > weights.WEAK or not 0 < cards <= weights.FEW:
            return 0.0
        usable = {attack.card for attack in self.attacks}
        for card, copies in enumerate(scene.hand):
            if copies and card not in _EMPTYING and card not in usable:
                return 0.0
        if self.armed > self.weapons_left or (scene.hand[BUSHIDO] and not self.may_bushido):
            return 0.0
        return weights.SAFETY * weights.DANGER[scene.resilience] * scene.standing.price_of_defeat / cards

    # --- properties -----------------------------------------------------------------------------

    def lay_down(self) -> Answer | None:
        """SAM-181: in the hand they only take up room."""
        for card in (FOCUS, FAST_DRAW, ARMOR):
            if self.scene.hand[card]:
                return say.PLAY[card]
        return None

    # --- drawing --------------------------------------------------------------------------------

    def draw(self) -> Answer | None:
        hand = self.scene.hand
        if hand[TEA_CEREMONY] and self._tea() > 0:
            return say.PLAY[TEA_CEREMONY]
        if hand[DAIMYO] and self._daimyo() > 0:
            return say.PLAY[DAIMYO]
        return None

    def _tea(self) -> float:
        scene = self.scene
        given = weights.CARD_GIVEN * sum(scene.prey)
        return 3 * weights.ANY_CARD - given - weights.TEA_AT + self.end_of_deck(2 + scene.seats)

    def _daimyo(self) -> float:
        return 2 * weights.ANY_CARD - self.scene.value(DAIMYO) + self.end_of_deck(2)

    def end_of_deck(self, cards: int) -> float:
        """SAM-104, SAM-105: what it is worth if the game ends because that many cards are drawn."""
        honor = self.scene.table.honor
        if len(self.scene.places[DECK]) > cards or min(honor) > 1:
            return 0.0
        return self.scene.standing.ending([tokens - 1 for tokens in honor])

    def spend(self) -> Answer | None:
        """SAM-169: Nobunaga buys cards with Resilience that he does not need, or will regain."""
        scene = self.scene
        left = scene.resilience
        if scene.character not in SPENDS_RESILIENCE or left < 2:
            return None
        cost = 0.0 if scene.hand[BREATHING] else scene.exposure(left - 1) - scene.exposure(left)
        return say.SPEND if cost < weights.ANY_CARD + self.end_of_deck(1) else None

    # --- cards against others -------------------------------------------------------------------

    def bushido(self) -> Answer | None:
        if not self.may_bushido:
            return None
        on = say.PLAY_ON[BUSHIDO]
        return self._choose([(self._bushido(s), on[s]) for s in self.scene.others], weights.BUSHIDO_AT)

    def _bushido(self, first: Seat) -> float:
        """What it promises on its way round: who has no Weapon loses a token to nobody, and it is gone."""
        scene = self.scene
        worth, comes = 0.0, 1.0
        for seat in (*range(first, scene.seats), *range(first)):
            if seat == scene.seat:
                loses = 0.0 if any(scene.hand[:FIRST_ACTION]) else weights.REVEALED
            else:
                loses = weights.REVEALED * scene.lacks_weapon(seat)
                worth += comes * (weights.REVEALED - loses) * weights.WEAPON_LOST * scene.prey[seat]
            if pays_bushido(scene.table, seat):
                worth -= comes * loses * scene.standing.token[seat]
            comes *= 1 - loses
        return worth

    def diversion(self) -> Answer | None:
        scene = self.scene
        if not scene.hand[DIVERSION]:
            return None
        on, gain = say.PLAY_ON[DIVERSION], weights.ANY_CARD - scene.value(DIVERSION)
        harms = [(self._harm(seat), seat) for seat in scene.others if scene.sizes[seat]]
        return self._choose([(harm + gain, on[s]) for harm, s in harms if harm > 0], weights.DIVERSION_AT)

    def geisha(self) -> Answer | None:
        scene = self.scene
        if not scene.hand[GEISHA]:
            return None
        on = say.PLAY_ON[GEISHA]
        choices: list[Choice] = [(self._harm(s), on[s]) for s in scene.others if scene.sizes[s]]
        choices += [(self._remove(a.target, a.aim), a) for a in self.legal if type(a) is say.PlayOnCard]
        return self._choose(choices, weights.GEISHA_AT)

    def _harm(self, seat: Seat) -> float:
        """A random card less in that hand: worth more where a blow is to follow."""
        scene = self.scene
        prey = scene.prey[seat]
        if scene.sizes[seat] == 1:
            return weights.LAST_CARD_LOST * prey
        harm = weights.CARD_LOST * prey
        if prey > 0:
            blow, wounds = self.best_blow(seat)
            if wounds:
                harm += blow * (scene.lands(seat, wounds, 1) - scene.lands(seat, wounds))
        return harm

    def best_blow(self, target: Seat) -> tuple[float, int]:
        """What the best blow is worth if it lands, and its wounds."""
        scene = self.scene
        wounds = [scene.wounds(attack.card, target) for attack in self.attacks if attack.target == target]
        return max([(scene.wound(target, w), w) for w in wounds], default=(0.0, 0))

    def _remove(self, seat: Seat, card: int) -> float:
        """A Property less in front of that player."""
        scene = self.scene
        prey = scene.prey[seat]
        if card == BUSHIDO:  # SAM-R41: a favour to friends (and to oneself, where that is allowed)
            return weights.REVEALED if seat == scene.seat else max(0.0, -weights.BUSHIDO_LIFTED * prey)
        worth = weights.PROPERTY_LOST[card] * prey
        if card == ARMOR and self.within_reach_then(seat):
            worth += weights.OPENED * prey
        return worth

    def within_reach_then(self, seat: Seat) -> bool:
        """Whether one Armor less brings the player within reach."""
        scene = self.scene
        if not (self.weapons_left and scene.sizes[seat] and scene.table.resilience[seat]):
            return False
        reach = max([REACH[card] for card in range(FIRST_ACTION) if scene.hand[card]], default=0)
        is_near = reach == difficulty(scene.me, scene.seat, seat) - 1
        return is_near and scene.character not in REACHES_ANYBODY

    # --- healing --------------------------------------------------------------------------------

    def breathe(self) -> Answer | None:
        scene = self.scene
        most = RESILIENCE[scene.character]
        if not scene.hand[BREATHING] or scene.resilience == most:
            return None
        healed = scene.exposure(scene.resilience) - scene.exposure(most) + self.end_of_deck(1)
        on, given = say.PLAY_ON[BREATHING], weights.CARD_GIVEN
        return self._choose(
            [(healed - given * scene.prey[s], on[s]) for s in scene.others], weights.BREATHING_AT
        )

    # --- cries ----------------------------------------------------------------------------------

    def cry(self) -> Answer | None:
        hand = self.scene.hand
        choices: list[Choice] = [(self._cry(c), say.PLAY[c]) for c in (BATTLE_CRY, JUJUTSU) if hand[c]]
        return self._choose(choices, weights.CRY_AT)

    def _cry(self, card: int) -> float:
        scene, worth = self.scene, 0.0
        characters, resilience = scene.table.characters, scene.table.resilience
        for seat in scene.others:
            if not (resilience[seat] and scene.sizes[seat]) or characters[seat] in ONLY_WEAPONS_WOUND:
                continue
            if card == BATTLE_CRY:
                wounded, lost = scene.lands(seat, 1), weights.PARRY_LOST
            else:
                lacks = scene.lacks_weapon(seat)
                wounded, lost = lacks + (1 - lacks) * weights.RELUCTANT, weights.WEAPON_LOST
            worth += wounded * scene.wound(seat, 1) + (1 - wounded) * lost * scene.prey[seat]
        return worth

    # --- attacks --------------------------------------------------------------------------------

    def attack(self) -> Answer | None:
        return self._choose([(self._attack(a), a) for a in self.attacks], weights.ATTACK_AT)

    def _attack(self, attack: say.Attack) -> float:
        scene, target = self.scene, attack.target
        wounds = scene.wounds(attack.card, target)
        worth = scene.wound(target, wounds)
        if worth <= 0:
            return worth
        prey, suffered = scene.prey[target], min(wounds, scene.table.resilience[target])
        given = (
            DRAWS_PER_WOUND_SUFFERED[scene.table.characters[target]] * suffered * weights.CARD_GIVEN * prey
        )
        worth += DRAWS_WHEN_WOUNDING[scene.character] * weights.ANY_CARD - given
        lands = scene.lands(target, wounds)
        worth = lands * worth + (1 - lands) * weights.PARRY_LOST * prey
        price = weights.SPARE_PRICE if self.overfull else weights.WEAPON_PRICE
        return worth + self._follow_up(attack, wounds) - price * scene.value(attack.card)

    def prepares(self, attack: say.Attack, wounds: int) -> bool:
        """Whether others of the same turn can finish the target after this blow."""
        return self._follow_up(attack, wounds) > 0

    def _follow_up(self, attack: say.Attack, wounds: int) -> float:
        """What this blow prepares, if others of the same turn can finish the target."""
        scene, target = self.scene, attack.target
        left = scene.table.resilience[target] - wounds
        if left <= 0 or self.weapons_left < 2:
            return 0.0
        further = [a for a in self.attacks if a.target == target and self._is_spare(a, attack)]
        more = sorted([scene.wounds(a.card, target) for a in further], reverse=True)[: self.weapons_left - 1]
        if sum(more) < left:
            return 0.0
        blows = 2 if more[0] >= left else 3
        chance = scene.lands(target, wounds) * scene.lacks_parry(target) ** (blows - 1)
        return weights.FOLLOW_UP * chance * scene.defeat(target)

    def _is_spare(self, other: say.Attack, attack: say.Attack) -> bool:
        return other.card != attack.card or self.scene.hand[attack.card] > 1


_EMPTYING: Final = frozenset({FOCUS, FAST_DRAW, ARMOR, BUSHIDO, GEISHA, BREATHING, BATTLE_CRY, JUJUTSU})
"""Cards that leave the hand and bring no others."""

_STAGES: Final[tuple[Callable[[Plan], Answer | None], ...]] = (
    Plan.lay_down,
    Plan.draw,
    Plan.spend,
    Plan.bushido,
    Plan.diversion,
    Plan.geisha,
    Plan.breathe,
    Plan.cry,
    Plan.attack,
)
