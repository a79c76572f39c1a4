"""The box of Senji: what a data pack holds, as tables that the rules look things up in (ledger 2).

Everything is a small number: a family 0 to 5, a region 0 to 17 (provinces) and 18, 19 (seas), a samurai 0 to
17. Cards, tokens and notes are faces. Two boxes may number their faces differently; rules ask the box.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from .letters import note_names
from .notes import Notes
from .pack import Pack, read_pack
from .pack_checks import check_pack
from .vocabulary import FAMILIES as FAMILIES
from .vocabulary import KAMI_KINDS as KAMI_KINDS
from .vocabulary import ORDERS as ORDERS
from .vocabulary import SYMBOLS as SYMBOLS

if TYPE_CHECKING:
    from .answers import Sayings

FAMILY_COUNT: Final = len(FAMILIES)
PROVINCES: Final = 18
SEAS: Final = 2
REGIONS: Final = PROVINCES + SEAS
DIE_FACES: Final = FAMILY_COUNT
"""A destiny die shows each family's symbol once (ledger 2.1)."""

MEMBER, SUPPORT, TRADE, DUMMY_CARD = range(4)
CARD_KINDS: Final = ("member", "support", "trade", "dummy")

PRODUCTION, RECRUITMENT, MARCH = range(3)

PLAIN, ANIMAL, TANZAKU, SUN = range(4)

DIPLOMAT, ECONOMIST, MILITARY = range(3)


class Box:
    """One box; the same for all games that are played with it."""

    def __init__(self, pack: Pack, raw: bytes) -> None:
        self.pack: Final = pack
        self.raw: Final = raw
        """The file itself, for others who shall open the same box."""
        self.name: Final = pack.name
        self.digest: Final = sha256(raw).hexdigest()
        """SHA-256 of the file: a record names it."""
        self._map()
        self._cards()
        self.say: Sayings
        """All answers that can be given with this box; the rules fill it in."""

    # --- the map --------------------------------------------------------------------------------

    def _map(self) -> None:
        provinces, seas = self.pack.map.provinces, self.pack.map.seas
        self.regions = (*(p.id for p in provinces), *(s.id for s in seas))
        at = {name: k for k, name in enumerate(self.regions)}
        self.region = at
        """By name: the number of a region."""
        self.home = tuple(FAMILIES.index(p.family) for p in provinces)
        """By province: whose home it is."""
        self.land = tuple(tuple(sorted(at[n] for n in (*p.land, *p.crossings))) for p in provinces)
        """By province: where one can walk from it; a strait crossing is walked like a border (SEN-99)."""
        self.crossings = tuple(frozenset(at[n] for n in p.crossings) for p in provinces)
        self.seas_of = tuple(tuple(sorted(at[n] for n in p.seas)) for p in provinces)
        """By province: the sea zones that it borders."""
        self.coast = tuple(
            tuple(k for k in range(PROVINCES) if sea in self.seas_of[k]) for sea in range(PROVINCES, REGIONS)
        )
        """By sea zone, counted from 0: the provinces that border it."""
        self.raids = tuple(
            tuple(q for q in range(PROVINCES) if q != p and set(self.seas_of[p]) & set(self.seas_of[q]))
            for p in range(PROVINCES)
        )
        """By province: the other provinces on a sea zone that it borders (SEN-103)."""
        self.islands = tuple(p.island for p in provinces)
        self.homes = tuple(
            tuple(k for k, home in enumerate(self.home) if home == family) for family in range(FAMILY_COUNT)
        )
        setups = {int(n): setup for n, setup in self.pack.setups.items()}
        self.playing = {n: tuple(FAMILIES.index(f) for f in setup.families) for n, setup in setups.items()}
        """By number of players: the families in play (SEN-3)."""
        self.absent = {
            n: tuple(f for f in range(FAMILY_COUNT) if f not in playing)
            for n, playing in self.playing.items()
        }
        """SEN-24: the families without a player."""
        self.closed = {n: frozenset(at[p] for p in setup.neutral) for n, setup in setups.items()}
        """By number of players: the provinces nobody may enter (SEN-22)."""
        self.emperors = {n: at[s.emperor] if s.emperor else -1 for n, s in setups.items()}
        """By number of players: where the emperor's army starts (SEN-217), or -1."""
        self.open_provinces = {
            n: tuple(p for p in range(PROVINCES) if p not in closed) for n, closed in self.closed.items()
        }

    # --- cards ----------------------------------------------------------------------------------

    def _cards(self) -> None:
        cards: list[tuple[str, int, int, int, int]] = []  # name, family, kind, value, copies
        relations: dict[int, str] = {}
        for family, name in enumerate(FAMILIES):
            deck = self.pack.decks[name]
            for relation, value in deck.members.items():
                relations[len(cards)] = relation
                cards.append((f"{name}_member_{relation}", family, MEMBER, value, 1))
            for kind, values in ((SUPPORT, deck.support), (TRADE, deck.trade)):
                for value in sorted(set(values)):
                    card = f"{name}_{CARD_KINDS[kind]}_{value}"
                    cards.append((card, family, kind, value, values.count(value)))
        self.valued = len(cards)
        """Faces below this are valued diplomacy cards; the six dummies follow, by family."""
        cards += [(f"{name}_dummy", family, DUMMY_CARD, 0, 1) for family, name in enumerate(FAMILIES)]
        self.diplomacy = len(cards)
        self.family = tuple(c[1] for c in cards)
        self.kind = tuple(c[2] for c in cards)
        self.value = tuple(c[3] for c in cards)
        """By diplomacy card: its home (SEN-49), what it is, and what it is worth."""
        self.relation = relations
        self.copies = tuple(c[4] for c in cards)
        hanafuda = self.pack.hanafuda
        self.first_hanafuda = len(cards)
        self.hanafuda_count = len(hanafuda)
        colours = tuple(dict.fromkeys(h.colour for h in hanafuda))
        self.colours = colours
        self.colour = tuple(colours.index(h.colour) for h in hanafuda)
        self.number = tuple(h.value for h in hanafuda)
        self.symbol = tuple(SYMBOLS.index(h.symbol) for h in hanafuda)
        """By hanafuda card, counted from `first_hanafuda`: colour, value and symbol (ledger 2.7)."""
        self.combinations = self.pack.combinations
        self.first_samurai = self.first_hanafuda + len(hanafuda)
        samurai = self.pack.samurai
        self.samurai_count = len(samurai)
        self.samurai = tuple(s.id for s in samurai)
        self.initial = tuple(s.initial for s in samurai)
        self.samurai_honour = tuple(s.honour for s in samurai)
        self.kami = tuple(KAMI_KINDS.index(s.kami) for s in samurai)
        self.ability = tuple(s.ability for s in samurai)
        """By samurai: name, initial, printed honour, kami (SEN-208) and ability, a word of `powers`."""
        self.with_ability = {
            word: tuple(k for k, other in enumerate(self.ability) if other == word) for word in self.ability
        }
        """By ability: the samurai who have it."""
        self.ability_bits = {word: sum(1 << k for k in who) for word, who in self.with_ability.items()}
        """The same as bits."""
        first_token = self.first_samurai + len(samurai)
        self.tokens = tuple(range(first_token, first_token + len(ORDERS)))
        """The faces of the order tokens, in the order of `ORDERS`."""
        self.first_note = first_token + len(ORDERS)
        self._faces([c[0] for c in cards])

    def _faces(self, names: list[str]) -> None:
        """All faces by name: after the diplomacy cards hanafuda, samurai, order tokens and notes."""
        names += [f"{h.colour}_{h.value}" for h in self.pack.hanafuda]
        names += [f"samurai:{name}" for name in self.samurai]
        names += [f"order:{order}" for order in ORDERS]
        names += note_names(names[: self.valued], self.regions)
        self.faces = tuple(names)
        self.face = {name: k for k, name in enumerate(names)}
        """By name: the face."""
        self.notes = Notes(self)

    def diplomacy_cards(self, seats: int) -> Iterable[int]:
        """SEN-4, SEN-24: the cards in a game for so many; the dummies of absent families stay in the box."""
        absent = self.absent[seats]
        for card, copies in enumerate(self.copies):
            if card < self.valued or self.family[card] not in absent:
                yield from [card] * copies

    def hanafuda_cards(self) -> Iterable[int]:
        for k, card in enumerate(self.pack.hanafuda):
            yield from [self.first_hanafuda + k] * card.copies

    def dummy(self, family: int) -> int:
        """The face of a family's dummy (SEN-57)."""
        return self.valued + family


@cache
def open_box(raw: bytes) -> Box:
    """The box that a file describes; NotUnderstood says what is wrong with it."""
    pack = read_pack(raw)
    check_pack(pack)
    return Box(pack, raw)


@cache
def house_box() -> Box:
    """The box that stands in for data the rulebook does not print (ledger: [house])."""
    return open_box(files(__package__).joinpath("data/house.json").read_bytes())
