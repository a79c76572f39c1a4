"""The grammar of the solo half of a data pack: enemies, their cards and the horde as types (ledger 2.9).

A solo card is played by rules and by nobody, so it has few words: where its enemy goes, how it stands, whom
it strikes and what it blocks. Attacks, blocks, cells and payloads are those of every other card.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from .pack import (
    Attack,
    Block,
    Direction,
    Entry,
    Names,
    Pack,
    Payload,
    Variable,
    printed_values,
)

Manner = Literal["left", "middle", "right"]
Stance = Literal["attack", "defence"]
Turned = Literal["attack", "defence", "switch"]
"""What becomes of a stance: one of the two, or the other one."""
Bonus = Literal["rear", "masked", "despair"]
"""What can better an attack: from behind its target (SJT-325), masked (SJT-370), in despair (SJT-365)."""
SpecialRule = Literal["despair", "free_directions", "contracts", "pair", "own_cards_only", "starts_masked"]
HordeRank = Literal["wood", "steel", "gold", "jade"]

MANNERS: Final[tuple[Manner, ...]] = get_args(Manner)
BONUSES: Final[tuple[Bonus, ...]] = get_args(Bonus)
HORDE_RANKS: Final[tuple[HordeRank, ...]] = get_args(HordeRank)
PICK_DECKS: Final = range(1, 9)
"""SJT-350: so many there are, and the rules call some of them by their numbers."""
LONG_REACH, MELEE, NIGHTMARE = 3, 4, 8


# --- what a card does -------------------------------------------------------------------------------


class SoloEffect(Entry, frozen=True, kw_only=True):
    """One word; `solo_checks` sees to it that it is exactly one."""

    go: int = 0
    """Up to so many cells, by the procedure of movement (SJT-313)."""
    retreat: int = 0
    """Up to so many cells away from the target (SJT-R135)."""
    manner: Literal["next"] | None = None
    stance: Turned | None = None
    stance_all: Turned | None = None
    """The same for every enemy in play."""
    refresh: bool = False
    """SJT-292: when the turn is over, all its cards become a new deck."""

    @property
    def words(self) -> tuple[str, ...]:
        """The words that are set: one, in a pack that is in order."""
        return tuple(word for word in SOLO_WORDS if getattr(self, word))

    @property
    def word(self) -> str:
        return self.words[0]


SOLO_WORDS: Final = SoloEffect.__struct_fields__


class SoloAttack(Entry, frozen=True, kw_only=True):
    """An attack after so many steps at most: by cells of a diagram, or by a mode."""

    steps: int = 0
    cells: dict[str, Payload] = {}
    mode: Literal["slower", "aimed"] | None = None
    hit: Payload | None = None
    bonus: dict[Bonus, dict[str, Payload]] = {}
    """What is added on some of the cells under a circumstance."""

    @property
    def plain(self) -> Attack:
        """As any card attacks."""
        return Attack(cells=self.cells, mode=self.mode, hit=self.hit)


class SoloPart(Entry, frozen=True, kw_only=True):
    """A further attack at a lower initiative (SJT-R114)."""

    initiative: int
    attack: SoloAttack


class SoloCard(Entry, frozen=True, kw_only=True):
    """What all solo cards have. A card lies in a pick deck or belongs to a character."""

    id: str
    slug: str
    name: Names
    deck: int | None = None
    owner: str | None = None
    nightmare: bool = False


class SoloMeditation(SoloCard, frozen=True, kw_only=True, tag_field="kind", tag="meditation"):
    initiative: int
    effects: tuple[SoloEffect, ...]

    @property
    def values(self) -> tuple[int, ...]:
        return (self.initiative,)


class SoloStrike(SoloCard, frozen=True, kw_only=True, tag_field="kind", tag="attack"):
    """SJT-322: an attack, and what is done if it cannot be made."""

    initiative: int
    range: int = 0
    counter: tuple[int, ...] = ()
    """SJT-339: values of attacks against this enemy that turn up the top card of its deck."""
    attack: SoloAttack
    otherwise: tuple[SoloEffect, ...]
    parts: tuple[SoloPart, ...] = ()

    @property
    def values(self) -> tuple[int, ...]:
        return (self.initiative,)


class SoloGuard(SoloCard, frozen=True, kw_only=True, tag_field="kind", tag="defence"):
    """SJT-336: a block and a movement, both of which are always made, in the order of print."""

    initiative: int | Variable
    counter: tuple[int, ...] = ()
    order: tuple[Literal["block", "move"], Literal["block", "move"]]
    block: Block
    move: tuple[SoloEffect, ...]

    @property
    def values(self) -> tuple[int, ...]:
        return printed_values(self.initiative)


AnySoloCard = SoloMeditation | SoloStrike | SoloGuard


# --- enemies ----------------------------------------------------------------------------------------


class MannerCell(Entry, frozen=True, kw_only=True):
    """A space of the manner track, with the direction from the target that it designates (SJT-R105)."""

    manner: Manner
    cell: Direction


class PickDeck(Entry, frozen=True, kw_only=True):
    """A pile of solo cards of one kind; which cards are in it they say themselves."""

    number: int
    name: Names


class Distance(Entry, frozen=True, kw_only=True):
    """How far from its target an enemy likes to stand (SJT-299): exactly so far, or no nearer."""

    exact: int | None = None
    at_least: int | None = None


class Extra(Entry, frozen=True, kw_only=True, rename={"decks": "from"}):
    """So many more cards, each from one of these pick decks (SJT-R117)."""

    n: int
    decks: tuple[int, ...]


class Enemy(Entry, frozen=True, kw_only=True):
    """What all enemies have: how far they stand, and what their decks are made of."""

    id: str
    distance: Distance
    ranged: bool = False
    recipe: tuple[int, ...]
    """The pick decks of which its deck has a card, each as often as it has one."""
    extra: Extra | None = None


class EnemyKind(Enemy, frozen=True, kw_only=True):
    """One of the kinds of standees (SJT-275)."""

    name: Names
    standees: int


class EnemyCharacter(Enemy, frozen=True, kw_only=True):
    """SJT-358: a character as an enemy; its personal solo cards come first."""

    name: Names = {}
    """Of one that the pack does not have."""
    rule: SpecialRule | None = None
    partner: str | None = None
    """With whom it always fights as a pair (SJT-369)."""


# --- the horde, and the whole -----------------------------------------------------------------------


class RankReached(Entry, frozen=True, kw_only=True):
    """SJT-389: the rank of whoever has won against that wave of that stage."""

    rank: HordeRank
    stage: int
    wave: int


class HordeMode(Entry, frozen=True, kw_only=True):
    """SJT-372 ff.: waves of enemies, again and again; where it is fought the battlefields say."""

    waves: tuple[dict[str, int], ...]
    """Kinds of enemies with their numbers."""
    wound_limit: int
    """Of all enemies in the first stage."""
    per_stage: int
    """So much higher in each further stage."""
    stance: Stance
    replaced: str
    """The kind whose place others take in the nightmare horde (SJT-390)."""
    ranks: tuple[RankReached, ...]
    noble_focus: int
    """SJT-394: gained by whoever begins a turn beside the noble."""


class Solo(Entry, frozen=True, kw_only=True):
    """Everything that playing alone or together needs beside what a duel has."""

    wound_limits: tuple[int, ...]
    """SJT-283: recommended, by the number of enemies; of more than are named here it is the last."""
    track: tuple[MannerCell, ...]
    """SJT-R106: the manner track in its order; after the last comes the first."""
    pick_decks: tuple[PickDeck, ...]
    enemies: tuple[EnemyKind, ...]
    characters: tuple[EnemyCharacter, ...] = ()
    cards: tuple[AnySoloCard, ...]
    horde: HordeMode | None = None


class PackWithSolo(Pack, frozen=True, kw_only=True):
    """A pack that brings a solo half along. The house's own lies in a file of its own, so that a duel needs
    nothing of it."""

    solo: Solo


def with_solo(pack: Pack, solo: Solo) -> PackWithSolo:
    return PackWithSolo(**msgspec.structs.asdict(pack), solo=solo)
