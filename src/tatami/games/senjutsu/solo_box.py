"""The solo half of a data pack made ready to be played with: enemies, recipes of decks, cards as programs.

It is made for a box when somebody first asks for it, so a duel costs nothing of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Final, NamedTuple

from .box import ATTACK, DEFENCE, MEDITATION, Box
from .hexes import Vector
from .pack import DIRECTIONS
from .programs import Blow, Guard, Harm, added, bits, diagram
from .solo_pack import (
    BONUSES,
    LONG_REACH,
    MELEE,
    NIGHTMARE,
    AnySoloCard,
    Enemy,
    EnemyCharacter,
    EnemyKind,
    HordeMode,
    PackWithSolo,
    Solo,
    SoloAttack,
    SoloEffect,
    SoloGuard,
    SoloStrike,
    Stance,
)
from .solo_reading import solo_file, solo_of

NOBODY: Final = -1

# --- words ------------------------------------------------------------------------------------------

GO, RETREAT, NEXT_MANNER, STANCE, STANCE_ALL, REFRESH, BLOCK = range(7)
ATTACKING, DEFENDING, OTHER_STANCE = range(3)
"""The amount of a change of stance; the first two are the stances themselves."""
STANCES: Final[tuple[Stance, ...]] = ("attack", "defence")
REAR, MASKED, DESPAIR = (1 << k for k in range(len(BONUSES)))
"""What can better an attack, as bits."""
CIRCUMSTANCES: Final = range(1 << len(BONUSES))

Diagram = tuple[tuple[Vector, Harm], ...]


class SoloOp(NamedTuple):
    """A word with its amount: cells to go, or a stance."""

    word: int
    amount: int = 0


class SoloBlow:
    """One attack of a solo card: after how many steps, and what it does under which circumstances."""

    __slots__ = ("blow", "diagrams", "steps", "value")

    def __init__(self, attack: SoloAttack, range: int, value: int) -> None:
        self.value: Final = value
        """Its initiative."""
        self.steps: Final = attack.steps
        self.blow: Final = Blow(attack.plain, range)
        self.diagrams: Final = tuple(_under(attack, every) for every in CIRCUMSTANCES)
        """By circumstances (bits): the marked cells."""


def _under(attack: SoloAttack, circumstances: int) -> Diagram:
    cells = dict(diagram(attack.cells))
    for k, bonus in enumerate(BONUSES):
        if circumstances >> k & 1:
            for cell, harm in diagram(attack.bonus.get(bonus, {})):
                cells[cell] = added(cells[cell], harm)
    return tuple(cells.items())


class SoloAbility:
    """One solo card as the rules read it."""

    __slots__ = (
        "blows",
        "card",
        "counter",
        "deck",
        "guard",
        "is_nightmare",
        "kind",
        "number",
        "ops",
        "owner",
        "range",
        "slug",
        "values",
    )

    def __init__(self, number: int, card: AnySoloCard, owner: int) -> None:
        self.number: Final = number
        self.slug: Final = card.slug
        self.card: Final = card
        self.values: Final = card.values
        self.deck: Final = card.deck or 0
        """Its pick deck; 0: it is somebody's own."""
        self.owner: Final = owner
        """The number of the enemy whose card it is, or nobody."""
        self.is_nightmare: Final = card.nightmare
        is_strike, is_guard = isinstance(card, SoloStrike), isinstance(card, SoloGuard)
        self.kind: Final = ATTACK if is_strike else DEFENCE if is_guard else MEDITATION
        self.range: Final = card.range if isinstance(card, SoloStrike) else 0
        self.counter: Final = bits(card.counter) if isinstance(card, SoloStrike | SoloGuard) else 0
        """SJT-339: the values of attacks that its counter symbol answers, as bits."""
        self.blows: Final = _blows(card)
        """Its attacks, the first first."""
        self.guard: Final = Guard(card.block) if isinstance(card, SoloGuard) else None
        self.ops: Final = _ops(card)
        """Of a meditation all it does, of a defence with the block in its place, of an attack what is done
        instead."""


def _blows(card: AnySoloCard) -> tuple[SoloBlow, ...]:
    if not isinstance(card, SoloStrike):
        return ()
    first = SoloBlow(card.attack, card.range, card.initiative)
    return (first, *[SoloBlow(part.attack, card.range, part.initiative) for part in card.parts])


def _ops(card: AnySoloCard) -> tuple[SoloOp, ...]:
    if isinstance(card, SoloStrike):
        return _written(card.otherwise)
    if isinstance(card, SoloGuard):
        parts = {"block": (SoloOp(BLOCK),), "move": _written(card.move)}
        return tuple(op for part in card.order for op in parts[part])
    return _written(card.effects)


_STANCES: Final = {"attack": ATTACKING, "defence": DEFENDING, "switch": OTHER_STANCE}


def _written(effects: tuple[SoloEffect, ...]) -> tuple[SoloOp, ...]:
    return tuple(_op(effect) for effect in effects)


def _op(effect: SoloEffect) -> SoloOp:
    if effect.go:
        return SoloOp(GO, effect.go)
    if effect.retreat:
        return SoloOp(RETREAT, effect.retreat)
    if effect.stance is not None:
        return SoloOp(STANCE, _STANCES[effect.stance])
    if effect.stance_all is not None:
        return SoloOp(STANCE_ALL, _STANCES[effect.stance_all])
    return SoloOp(NEXT_MANNER) if effect.manner else SoloOp(REFRESH)


# --- enemies ----------------------------------------------------------------------------------------


class Recipe(NamedTuple):
    """What a deck is made of (SJT-351 ff.)."""

    own: tuple[int, ...]
    """Cards that come first: the personal ones."""
    picks: tuple[tuple[int, ...], ...]
    """Card by card the pick decks from which it may come, with equal chance (SJT-R117)."""
    suitable: tuple[int, ...]
    """All pick decks that it names."""

    def sources(self, pick: tuple[int, ...], left: Mapping[int, int]) -> tuple[int, ...]:
        """SJT-356, SJT-357, SJT-R149: the pick decks from which that card comes, with equal chance, when so
        many cards are left in each; none: the deck has a card less."""
        for decks in (pick, self.suitable, (MELEE,)):
            full = tuple(deck for deck in decks if left.get(deck, 0))
            if full:
                return full
        return ()


class Automa:
    """An enemy: a kind of standees or a character, played by the procedures of the rules."""

    __slots__ = (
        "distance",
        "enemy",
        "hero",
        "is_at_least",
        "is_character",
        "is_in_box",
        "is_ranged",
        "name",
        "nightmare",
        "number",
        "own",
        "partner",
        "recipe",
        "rule",
        "standees",
    )

    def __init__(self, number: int, enemy: Enemy, box: Box, cards: list[SoloAbility]) -> None:
        self.number: Final = number
        self.name: Final = enemy.id
        self.enemy: Final = enemy
        self.is_character: Final = isinstance(enemy, EnemyCharacter)
        self.hero: Final = box.hero_names.index(enemy.id) if enemy.id in box.hero_names else NOBODY
        """Of a character: its number among those of the box."""
        self.standees: Final = enemy.standees if isinstance(enemy, EnemyKind) else 1
        self.distance: Final = enemy.distance.exact or enemy.distance.at_least or 0
        self.is_at_least: Final = enemy.distance.at_least is not None
        """Whether it may stand farther away, too."""
        self.is_ranged: Final = enemy.ranged
        self.rule: Final = enemy.rule if isinstance(enemy, EnemyCharacter) else None
        self.partner: Final = enemy.partner if isinstance(enemy, EnemyCharacter) else None
        mine = [card for card in cards if card.owner == number]
        self.own: Final = tuple(card.number for card in mine if not card.is_nightmare)
        self.nightmare: Final = next((card.number for card in mine if card.is_nightmare), NOBODY)
        self.is_in_box: Final = not self.is_character or bool(self.own)
        """Of a character that has no personal solo cards there is only the recipe."""
        self.recipe: Final = tuple(self._recipe(is_nightmare) for is_nightmare in (False, True))
        """What its deck is made of; second in nightmare mode."""

    def _recipe(self, is_nightmare: bool) -> Recipe:
        extra = self.enemy.extra
        own, picks = self.own, list(self.enemy.recipe)
        suitable = (*picks, *(extra.decks if extra else ()))
        if self.rule == "own_cards_only":
            own = (*own, *([self.nightmare] if self.nightmare >= 0 else []))
        elif is_nightmare:
            own = self._with_nightmare(picks)
        more = [extra.decks] * extra.n if extra else []
        return Recipe(own, (*((deck,) for deck in picks), *more), tuple(sorted(set(suitable))))

    def _with_nightmare(self, picks: list[int]) -> tuple[int, ...]:
        """SJT-363, SJT-364, SJT-R120: one card of pick deck 3 or 4, the first named, makes way for one's own
        nightmare or for one of pick deck 8."""
        place = next((k for k, deck in enumerate(picks) if deck in (LONG_REACH, MELEE)), None)
        if place is None:
            return self.own
        if self.nightmare < 0:
            picks[place] = NIGHTMARE
            return self.own
        del picks[place]
        return (*self.own, self.nightmare)


class SoloBox:
    """What a table plays alone or together with, beside its box. The same for all tables of a pack."""

    def __init__(self, box: Box, solo: Solo, digest: str) -> None:
        self.box: Final = box
        self.solo: Final = solo
        self.digest: Final = digest
        """Of the file that it was read from: a pack's own half has the digest of the pack."""
        enemies: list[Enemy] = [*solo.enemies, *solo.characters]
        names = [enemy.id for enemy in enemies]
        self.abilities: Final = [
            SoloAbility(k, card, names.index(card.owner) if card.owner else NOBODY)
            for k, card in enumerate(solo.cards)
        ]
        self.by_slug: Final = {ability.slug: ability.number for ability in self.abilities}
        self.slugs: Final = tuple(self.by_slug)
        self.automas: Final = tuple(Automa(k, each, box, self.abilities) for k, each in enumerate(enemies))
        self.by_name: Final = {automa.name: automa.number for automa in self.automas}
        self.pick_decks: Final = {
            deck.number: tuple(a.number for a in self.abilities if a.deck == deck.number)
            for deck in solo.pick_decks
        }
        self.track: Final = tuple(space.manner for space in solo.track)
        """The manners in their order; after the last comes the first."""
        self.manner_cells: Final = tuple(DIRECTIONS.index(space.cell) for space in solo.track)
        """By manner: the direction from the target, seen from its front, in which its cell lies."""
        self.horde: Final[HordeMode | None] = solo.horde

    def wound_limit(self, enemies: int) -> int:
        """SJT-283: the recommended one of each, if there are so many."""
        limits = self.solo.wound_limits
        return limits[min(enemies, len(limits)) - 1]

    def horde_limit(self, stage: int) -> int:
        """SJT-388, SJT-R139: the wound limit of all enemies of that stage."""
        assert self.horde is not None
        return self.horde.wound_limit + self.horde.per_stage * (stage - 1)

    def horde_decks(self) -> dict[str, int]:
        """SJT-373: so many decks of each kind are built, as many as ever fight at once."""
        assert self.horde is not None
        found: dict[str, int] = {}
        for wave in self.horde.waves:
            for kind, count in wave.items():
                found[kind] = max(count, found.get(kind, 0))
        return found


@lru_cache(maxsize=32)
def solo_box(box: Box) -> SoloBox | None:
    """The solo half of that box, made when it is first asked for; None: its pack has none."""
    solo = solo_of(box.pack)
    if solo is None:
        return None
    is_brought = isinstance(box.pack, PackWithSolo)
    return SoloBox(box, solo, box.digest if is_brought else sha256(solo_file()).hexdigest())
