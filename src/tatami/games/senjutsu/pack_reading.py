"""How a data pack of Senjutsu is read: entry by entry, so that one card that does not fit hides no other."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from tatami.formats.pack_reading import plain
from tatami.formats.spelling import check_game

from .card_checks import check_card
from .faults import Faults
from .fitting import Sections, check_object, fit
from .pack import GAME, SOLO, Battlefield, Card, Character, DeckList, Pack, School, Status, TerrainType
from .pack_checks import check_pack

SECTIONS: Final[Sections] = {
    "cards": Card,
    "statuses": Status,
    "characters": Character,
    "schools": School,
    "terrain": TerrainType,
    "battlefields": Battlefield,
    "decks": DeckList,
}
"""The lists of a pack; whatever stands in one has a slug or an id, by which faults name it."""


def read_pack(raw: bytes) -> Pack:
    """The pack that a file holds, in order; else PackFaulty names everything that is wrong with it."""
    tree = plain(raw)
    faults = Faults()
    if check_object(faults, tree, "pack") and isinstance(tree.get("game"), str):
        faults.note(check_game, "game", tree["game"], GAME)
    faults.tell()
    duel = {section: value for section, value in tree.items() if section != SOLO}
    found = fit(faults, duel, Pack, SECTIONS)
    for path, card in found.entries["cards"]:
        check_card(faults, card, path)
    pack: Pack | None = found.whole
    if pack is not None:
        check_pack(faults, pack)
    if SOLO in tree:
        from .solo_reading import read_solo  # a duel needs nothing of it

        pack = read_solo(faults, tree[SOLO], pack)
    faults.tell()
    assert pack is not None, "what could not be read left no fault"
    return pack


@cache
def house_pack() -> Pack:
    """The cards of the house (ledger: [house])."""
    return read_pack(house_file())


def house_file() -> bytes:
    return files(__package__).joinpath("data/house.json").read_bytes()
