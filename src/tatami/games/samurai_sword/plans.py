"""The Play phase of a sensible player: what to play next, stage by stage (ledger 9, "A simple bot")."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.seats import Seat

from . import answers as say
from .pieces import (
    ARMOR,
    ARMOR_OF,
    BATTLE_CRY,
    BREATHING,
    BUSHIDO,
    BUSHIDO_OF,
    DAIMYO,
    DECK,
    DIVERSION,
    FAST_DRAW,
    FIRST_ACTION,
    FOCUS,
    GEISHA,
    JUJUTSU,
    PARRY,
    REACH,
    TEA_CEREMONY,
)
from .powers import DRAWS_PER_WOUND_SUFFERED, DRAWS_WHEN_WOUNDING, ONLY_WEAPONS_WOUND, REACHES_ANYBODY
from .rules.difficulty import difficulty
from .rules.end import TIE
from .wits import weights
from .wits.scene import Scene

Choice = tuple[float, Answer]
WEAPON_SHARE: Final = 0.36
"""How often a card revealed for Bushido is a Weapon."""


class Plan:
    """What could be played now, sorted by kind, and what each promises."""

    def __init__(self, scene: Scene, legal: Sequence[Answer], noise: Callable[[], float]) -> None:
        self.scene: Final = scene
        self.legal: Final = legal
        self.noise: Final = noise
        self.attacks: Final = [a for a in legal if type(a) is say.Attack]

    def best(self) -> Answer:
        """The first stage that has something to offer offers it."""
        for stage in _STAGES:
            answer = stage(self)
            if answer is not None:
                return answer
        return say.END

    def _choose(self, choices: list[Choice], at_least: float) -> Answer | None:
        best, chosen = at_least, None
        for value, answer in choices:
            noisy = value + self.noise()
            if noisy > best:
                best, chosen = noisy, answer
        return chosen

    # --- properties -----------------------------------------------------------------------------

    def lay_down(self) -> Answer | None:
        """SAM-181: in the hand they only take up room."""
        hand = self.scene.hand
        for card in (FOCUS, FAST_DRAW, ARMOR):
            if hand[card]:
                return say.PLAY[card]
        return None

    # --- drawing --------------------------------------------------------------------------------

    def draw(self) -> Answer | None:
        scene = self.scene
        hand = scene.hand
        if hand[TEA_CEREMONY] and self._may_draw(2 + scene.seats) and self._tea() > 0:
            return say.PLAY[TEA_CEREMONY]
        if hand[DAIMYO] and self._may_draw(2) and scene.value(DAIMYO) < 2 * weights.ANY_CARD:
            return say.PLAY[DAIMYO]
        return None

    def _tea(self) -> float:
        scene = self.scene
        given = sum(scene.prey(seat) for seat in scene.others)
        return 3 * weights.ANY_CARD - weights.CARD_GIVEN * given - 0.2

    def _may_draw(self, cards: int) -> bool:
        """SAM-104: whether it is no harm if the deck ends by it."""
        scene = self.scene
        if len(scene.places[DECK]) > cards or min(scene.table.honor) > 1:
            return True
        return scene.standing.ending([tokens - 1 for tokens in scene.table.honor]) > 0

    def spend(self) -> Answer | None:
        """SAM-169: Nobunaga buys cards with Resilience that he does not need, or will regain."""
        scene = self.scene
        left = scene.table.resilience[scene.seat]
        if say.SPEND not in self.legal[-2:] or not self._may_draw(1):
            return None
        if scene.hand[BREATHING]:
            return say.SPEND
        cost = scene.exposure(left - 1) - scene.exposure(left)
        return say.SPEND if cost < weights.ANY_CARD else None

    # --- cards against others -------------------------------------------------------------------

    def bushido(self) -> Answer | None:
        scene = self.scene
        if not scene.hand[BUSHIDO] or any(scene.places[BUSHIDO_OF[seat]] for seat in range(scene.seats)):
            return None
        choices: list[Choice] = [
            (self._bushido(seat), say.PLAY_ON[BUSHIDO][seat]) for seat in scene.others
        ]
        return self._choose(choices, weights.BUSHIDO_AT)

    def _bushido(self, first: Seat) -> float:
        """What it promises along its way: the token is lost to nobody's gain, and then Bushido is gone."""
        scene = self.scene
        token, seats = scene.standing.token, scene.seats
        worth, comes = 0.0, 1.0
        for k in range(seats):
            seat = (first + k) % seats
            loses = WEAPON_SHARE * (scene.lacks_weapon(seat) if seat != scene.seat else 0.2)
            gives = WEAPON_SHARE - loses
            worth += comes * (-loses * token[seat] + gives * weights.WEAPON_LOST * scene.prey(seat) * (seat != scene.seat))
            comes *= 1 - loses
        return worth

    def diversion(self) -> Answer | None:
        scene = self.scene
        if not scene.hand[DIVERSION]:
            return None
        choices: list[Choice] = []
        for seat in scene.others:
            if scene.sizes[seat]:
                harm = self._harm(seat)
                if harm > 0:
                    choices.append((harm + weights.ANY_CARD - scene.value(DIVERSION), say.PLAY_ON[DIVERSION][seat]))
        return self._choose(choices, weights.DIVERSION_AT)

    def geisha(self) -> Answer | None:
        scene = self.scene
        if not scene.hand[GEISHA]:
            return None
        choices: list[Choice] = []
        for answer in self.legal:
            if type(answer) is say.PlayOn and answer.card == GEISHA:
                choices.append((self._harm(answer.target), answer))
            elif type(answer) is say.PlayOnCard:
                choices.append((self._remove(answer.target, answer.aim), answer))
        return self._choose(choices, weights.GEISHA_AT)

    def _harm(self, seat: Seat) -> float:
        """A random card less in that hand: worth more where a blow is to follow."""
        scene = self.scene
        prey = scene.prey(seat)
        if scene.sizes[seat] == 1:
            return weights.LAST_CARD_LOST * prey
        harm = weights.CARD_LOST * prey
        blow = self._blows.get(seat, 0.0)
        if blow > 0:
            harm += weights.OPENED * blow * (scene.lacks_parry(seat, 1) - scene.lacks_parry(seat))
        return harm

    def _remove(self, seat: Seat, card: int) -> float:
        """A Property less in front of that player."""
        scene = self.scene
        if card == BUSHIDO:
            return -0.3 * scene.prey(seat) if scene.prey(seat) < 0 else 0.0
        worth = weights.PROPERTY_LOST[card] * scene.prey(seat)
        if card == ARMOR and scene.prey(seat) > 0 and self._opened(seat):
            worth += 0.25 * scene.prey(seat)
        return worth

    def _opened(self, seat: Seat) -> bool:
        """Whether one Armor less brings the player within reach."""
        scene = self.scene
        if scene.character in REACHES_ANYBODY or not scene.weapons_left or not scene.sizes[seat]:
            return False
        reach = max((REACH[card] for card in range(FIRST_ACTION) if scene.hand[card]), default=0)
        return reach == difficulty(scene.me, scene.seat, seat) - 1

    @cached_property
    def _blows(self) -> dict[Seat, float]:
        """By target: what the best blow is worth if it is not parried."""
        best: dict[Seat, float] = {}
        for attack in self.attacks:
            worth = self.scene.wound(attack.target, self.scene.wounds(attack.card, attack.target))
            best[attack.target] = max(best.get(attack.target, 0.0), worth)
        return best

    # --- healing --------------------------------------------------------------------------------

    def breathe(self) -> Answer | None:
        scene = self.scene
        left = scene.table.resilience[scene.seat]
        if not scene.hand[BREATHING] or left == scene.most or not self._may_draw(1):
            return None
        healed = scene.exposure(left) - scene.exposure(scene.most)
        choices: list[Choice] = [
            (healed - weights.CARD_GIVEN * scene.prey(seat), say.PLAY_ON[BREATHING][seat])
            for seat in scene.others
        ]
        return self._choose(choices, weights.BREATHING_AT)

    # --- cries ----------------------------------------------------------------------------------

    def cry(self) -> Answer | None:
        scene = self.scene
        choices: list[Choice] = [
            (self._cry(card), say.PLAY[card]) for card in (BATTLE_CRY, JUJUTSU) if scene.hand[card]
        ]
        return self._choose(choices, weights.CRY_AT) if choices else None

    def _cry(self, card: int) -> float:
        scene, worth = self.scene, 0.0
        for seat in scene.others:
            if scene.table.resilience[seat] and scene.sizes[seat]:
                if scene.table.characters[seat] in ONLY_WEAPONS_WOUND:
                    continue
                if card == BATTLE_CRY:
                    lacks, lost = scene.lacks_parry(seat), weights.PARRY_LOST
                else:
                    lacks, lost = scene.lacks_weapon(seat), weights.WEAPON_LOST
                worth += lacks * scene.wound(seat, 1) + (1 - lacks) * lost * scene.prey(seat)
        return worth

    # --- attacks --------------------------------------------------------------------------------

    def attack(self) -> Answer | None:
        if not self.attacks:
            return None
        return self._choose([(self._attack(a), a) for a in self.attacks], weights.ATTACK_AT)

    def _attack(self, attack: say.Attack) -> float:
        scene, target = self.scene, attack.target
        wounds = scene.wounds(attack.card, target)
        worth = scene.wound(target, wounds)
        if worth <= 0:
            return worth
        lacks = scene.lacks_parry(target)
        characters = scene.table.characters
        cards = DRAWS_WHEN_WOUNDING[scene.character] * weights.ANY_CARD
        suffered = min(wounds, scene.table.resilience[target])
        cards -= DRAWS_PER_WOUND_SUFFERED[characters[target]] * suffered * weights.CARD_GIVEN * scene.prey(target)
        worth = lacks * (worth + cards) + (1 - lacks) * weights.PARRY_LOST * scene.prey(target)
        return worth + self._follow_up(attack, wounds) - weights.WEAPON_PRICE * scene.value(attack.card)

    def _follow_up(self, attack: say.Attack, wounds: int) -> float:
        """What this blow prepares, if others of the same turn can finish the target."""
        scene, target = self.scene, attack.target
        left = scene.table.resilience[target] - wounds
        if left <= 0 or scene.weapons_left < 2:
            return 0.0
        more = sorted(
            (scene.wounds(a.card, target) for a in self.attacks if a.target == target and self._spare(a, attack)),
            reverse=True,
        )[: scene.weapons_left - 1]
        if sum(more) < left:
            return 0.0
        lacks = scene.lacks_parry(target)
        chance = lacks * lacks ** (1 + (more[0] < left))
        return weights.FOLLOW_UP * chance * scene.defeat(target)

    def _spare(self, other: say.Attack, attack: say.Attack) -> bool:
        return other.card != attack.card or self.scene.hand[attack.card] > 1

    # --- the rest -------------------------------------------------------------------------------

    def empty_hand(self) -> Answer | None:
        """SAM-179: whoever is weak and can play everything is Harmless, and safe."""
        scene = self.scene
        left = scene.table.resilience[scene.seat]
        cards = scene.sizes[scene.seat]
        if not cards or cards > 2 or left > 2 or scene.hand[PARRY]:
            return None
        playable = {a.card: a for a in self.legal if isinstance(a, say.Play | say.PlayOn) and a.card != GEISHA}
        if any(count and card not in playable for card, count in enumerate(scene.hand)):
            return None
        for card, answer in playable.items():
            if isinstance(answer, say.Play) and self._may_draw(2) and card != TEA_CEREMONY and card != DAIMYO:
                return answer
        return None


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
    Plan.empty_hand,
)
assert TIE and ARMOR_OF
