"""How the solo half of a data pack is read: the field `solo` of a file, or the house's own file of it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from tatami.formats.pack_reading import plain

from .faults import Faults
from .fitting import Sections, check_object, fit
from .pack import SOLO, Pack
from .pack_reading import house_pack
from .solo_card_checks import check_solo_card
from .solo_checks import check_solo
from .solo_pack import (
    AnySoloCard,
    EnemyCharacter,
    EnemyKind,
    PackWithSolo,
    PickDeck,
    Solo,
    with_solo,
)

SOLO_SECTIONS: Final[Sections] = {
    "pick_decks": PickDeck,
    "enemies": EnemyKind,
    "characters": EnemyCharacter,
    "cards": AnySoloCard,
}


def read_solo(faults: Faults, tree: Any, pack: Pack | None) -> PackWithSolo | None:
    """The pack with that solo half, as far as both fit; what is wrong with it is noted."""
    if not check_object(faults, tree, SOLO):
        return None
    found = fit(faults, tree, Solo, SOLO_SECTIONS, SOLO)
    for path, card in found.entries["cards"]:
        check_solo_card(faults, card, path)
    if found.whole is None or pack is None:
        return None
    check_solo(faults, found.whole, pack)
    return with_solo(pack, found.whole)


def solo_of(pack: Pack) -> Solo | None:
    """What a pack brings along for solo play; of the house it is in a file of its own."""
    if isinstance(pack, PackWithSolo):
        return pack.solo
    return house_solo() if pack == house_pack() else None


@cache
def house_solo() -> Solo:
    """The solo half of the house's pack (ledger: [seed] and [house])."""
    faults = Faults()
    whole = read_solo(faults, plain(solo_file()), house_pack())
    faults.tell()
    assert whole is not None
    return whole.solo


def solo_file() -> bytes:
    return files(__package__).joinpath("data/solo.json").read_bytes()
