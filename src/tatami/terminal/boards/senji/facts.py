"""What of Senji's table is drawn and told: signs and colours of families, pieces, hands in their order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from tatami.games.senji.board import holder, parties, provinces_of, samurai_in
from tatami.games.senji.box import FAMILIES, ORDERS, PROVINCES, Box
from tatami.games.senji.pieces import DISPLAY, DUMMY, EMPEROR, HANAFUDA, HAND, ORDER
from tatami.games.senji.table import SenjiTable
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import Seat, letter
from tatami.kernel.views import View
from tatami.words.telling import Teller

from ...palette import CARD, CARD_LINE, SEATS, SUMI, Ink

Table = View[SenjiTable]

PIGMENTS: Final = (SEATS[5], SEATS[0], SEATS[2], SEATS[3], SEATS[4], SEATS[6])
"""By family; a family is always colour and crest."""
CRESTS: Final = {"sword": "刀", "mask": "面", "dragon": "竜", "fan": "扇", "cherry": "桜", "lotus": "蓮"}
IMPERIAL: Final = "帝"
HOST: Final = "♔"
CLOSED: Final = "▒"
NOBODY: Final = "・"
UNKNOWN: Final = "[?]"
ORDER_SIGNS: Final = dict(zip(ORDERS, ("✿", "+", "→"), strict=True))
"""Production, recruitment, march."""
SYMBOL_SIGNS: Final = ("", "♞", "‖", "☼")
"""By symbol of a hanafuda card: plain, animal, tanzaku, sun."""


def crest_of(box: Box, family: int) -> str:
    """The sign of a family, or of nobody's."""
    if family < 0:
        return NOBODY
    return CRESTS[next(f.crest for f in box.pack.families if f.id == FAMILIES[family])]


def crest_ink(family: int) -> Ink:
    return Ink(CARD, PIGMENTS[family], bold=True) if family >= 0 else Ink(SUMI, CARD_LINE)


def family_of(table: SenjiTable, party: int) -> int:
    """The family of a party; the emperor's army and nobody have none."""
    return table.families[party] if 0 <= party < table.seats else -1


def party_sign(table: SenjiTable, party: int) -> str:
    """The crest of whoever it is."""
    return IMPERIAL if party == EMPEROR else crest_of(table.box, family_of(table, party))


def party_ink(table: SenjiTable, party: int) -> Ink:
    return Ink(SUMI, CARD, bold=True) if party == EMPEROR else crest_ink(family_of(table, party))


def party_letter(party: int) -> str:
    """The letter of a seat; the emperor's army has its sign."""
    return IMPERIAL if party == EMPEROR else letter(party)


def region_thing(box: Box, region: int) -> str:
    return f"region.{box.regions[region]}"


def card_thing(box: Box, card: int) -> str:
    """A card of one's own hands."""
    return f"card.{box.faces[card]}"


def is_closed(table: SenjiTable, region: int) -> bool:
    """SEN-22: nobody may enter."""
    return region in table.box.closed[table.seats]


def keeper(table: SenjiTable, region: int) -> int:
    """The party that holds a province; nobody holds a sea."""
    return holder(table, region) if region < PROVINCES else -1


def pieces_in(table: SenjiTable, region: int) -> list[tuple[int, int, str]]:
    """Every party with pieces there: its units, and the initials of its samurai."""
    found = []
    for party in parties(table):
        initials = "".join(table.box.initial[k] for k in samurai_in(table, party, region))
        if table.units[party][region] or initials:
            found.append((party, table.units[party][region], initials))
    return found


def force(units: int, initials: str) -> str:
    """`3HO`: units, then samurai."""
    return f"{units or ''}{initials}"


def order_sign(view: Table, region: int) -> str:
    """`[?]`, or what one knows of the order there; nothing where none lies."""
    if region >= PROVINCES or not view.count(ORDER[region]):
        return ""
    face = view.face(ORDER[region])
    if face == HIDDEN:
        return UNKNOWN
    return f"[{ORDER_SIGNS[ORDERS[view.table.box.tokens.index(face)]]}]"


def signed(number: int) -> str:
    """With a real minus sign."""
    return str(number).replace("-", "−")


def hand_size(view: Table, seat: Seat) -> int:
    """Diplomacy cards: the dummy is one of them, though it lies open here."""
    return view.count(HAND[seat]) + view.count(DUMMY[seat])


def hostages(view: Table, seat: Seat) -> list[int]:
    return view.faces(DISPLAY[seat])


def provinces_held(table: SenjiTable, seat: Seat) -> int:
    return len(provinces_of(table, seat))


def diplomacy_by_family(view: Table, seat: Seat) -> list[tuple[int, list[tuple[int, int]]]]:
    """The diplomacy hand: by family its cards, each with how many there are; cards not seen are left out."""
    box = view.table.box
    seen = [card for card in (*view.faces(HAND[seat]), *view.faces(DUMMY[seat])) if card != HIDDEN]
    return _grouped(seen, box.family.__getitem__)


def hanafuda_by_colour(view: Table, seat: Seat) -> list[tuple[int, list[tuple[int, int]]]]:
    """The hanafuda hand: by colour its cards in the order of their values."""
    box = view.table.box
    seen = [card for card in view.faces(HANAFUDA[seat]) if card != HIDDEN]
    return _grouped(seen, lambda card: box.colour[card - box.first_hanafuda])


def _grouped(cards: Iterable[int], group_of: Callable[[int], int]) -> list[tuple[int, list[tuple[int, int]]]]:
    groups: dict[int, list[tuple[int, int]]] = {}
    for card, count in sorted(Counter(cards).items()):
        groups.setdefault(group_of(card), []).append((card, count))
    return sorted(groups.items())


def region_name(teller: Teller, region: int, case: str = "nom") -> str:
    return teller.named("region", region, case)


def set_names(teller: Teller, box: Box, numbers: Iterable[int]) -> list[str]:
    """`4 animals (+8)`: what a set is, and the honour it brings."""
    told = []
    for number in numbers:
        of = box.combinations[number]
        reward = f" (+{of.honour})" if of.honour else ""
        told.append(f"{teller.named('combination', of.id)}{reward}")
    return told
