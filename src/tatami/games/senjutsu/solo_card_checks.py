"""Whether a solo card makes sense by itself: where it belongs, when it acts, and whether its words can be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tatami.formats.spelling import number, printable
from tatami.kernel.reasons import NotUnderstood

from .card_checks import check_called, check_initiative, check_lower
from .diagram import cell_at
from .diagram_checks import check_attack, check_payload, check_some_cells, payloads_of
from .faults import Faults
from .pack import HIGHEST, Block
from .solo_pack import (
    NIGHTMARE,
    PICK_DECKS,
    AnySoloCard,
    SoloAttack,
    SoloCard,
    SoloEffect,
    SoloGuard,
    SoloMeditation,
    SoloStrike,
)

FARTHEST: Final = 6
"""Cells that a card can take its enemy."""
LONGEST_RANGE: Final = 12
NO_WORDS: Final = ("mark",)
"""No solo card does anything to a target that it has marked."""


def check_solo_card(faults: Faults, card: AnySoloCard, path: str) -> None:
    """Everything that can be said of a solo card without looking at the rest of its pack."""
    check_called(faults, card.id, card.slug, card.name, path)
    _belonging(faults, card, path)
    check_initiative(faults, card.initiative, f"{path}.initiative")
    if isinstance(card, SoloMeditation):
        _effects(faults, card.effects, f"{path}.effects")
        return
    _counter(faults, card.counter, f"{path}.counter")
    if isinstance(card, SoloStrike):
        _strike(faults, card, path)
    else:
        _guard(faults, card, path)


def _belonging(faults: Faults, card: SoloCard, path: str) -> None:
    """SJT-350, SJT-358, SJT-362: a card lies in a pick deck or is somebody's own; the nightmares have a pick
    deck to themselves."""
    if (card.deck is None) == (card.owner is None):
        faults.add(NotUnderstood("pack-solo-home", path=path))
    if card.deck is not None:
        faults.note(number, f"{path}.deck", card.deck, PICK_DECKS[0], PICK_DECKS[-1])
        if card.nightmare != (card.deck == NIGHTMARE):
            faults.add(NotUnderstood("pack-solo-nightmare", path=f"{path}.nightmare", deck=NIGHTMARE))


def _counter(faults: Faults, values: tuple[int, ...], path: str) -> None:
    """SJT-339: the initiatives of attacks by players that the symbol answers."""
    for value in values:
        faults.note(number, path, value, 0, HIGHEST)
    if any(high <= low for high, low in pairwise(values)):
        faults.add(NotUnderstood("pack-solo-counter", path=path))


def _effects(faults: Faults, effects: tuple[SoloEffect, ...], path: str) -> None:
    if not effects:
        faults.add(NotUnderstood("pack-nothing", path=path))
    for k, effect in enumerate(effects):
        where, words = f"{path}[{k}]", effect.words
        if len(words) != 1:
            faults.add(NotUnderstood("pack-one-word", path=where, count=len(words), words=", ".join(words)))
        faults.note(number, f"{where}.go", effect.go, 0, FARTHEST)
        faults.note(number, f"{where}.retreat", effect.retreat, 0, FARTHEST)


def _strike(faults: Faults, card: SoloStrike, path: str) -> None:
    """SJT-322: the attack, further ones at lower values, and the movement instead."""
    faults.note(number, f"{path}.range", card.range, 0, LONGEST_RANGE)
    for where, attack in attacks(card, path):
        _attack(faults, attack, card.range, where)
    lowest = card.initiative
    for k, part in enumerate(card.parts):
        check_lower(faults, part.initiative, lowest, f"{path}.parts[{k}].initiative")
        lowest = part.initiative
    _effects(faults, card.otherwise, f"{path}.otherwise")


def _attack(faults: Faults, attack: SoloAttack, reach: int, path: str) -> None:
    """A diagram for whoever stands near, a mode for whoever shoots (SJT-334); nothing else."""
    faults.note(number, f"{path}.steps", attack.steps, 0, FARTHEST)
    check_attack(faults, attack.plain, reach, path, NO_WORDS)
    if reach and attack.cells:
        faults.add(NotUnderstood("pack-solo-range", path=f"{path}.cells"))
    struck = {cell_at(cell) for cell in attack.cells}
    for bonus, cells in attack.bonus.items():
        where = f"{path}.bonus.{bonus}"
        check_some_cells(faults, cells, where)
        for cell in cells:
            if cell_at(cell) not in struck:
                faults.add(NotUnderstood("pack-solo-bonus", path=where, value=printable(cell)))
        for at, payload in payloads_of(cells, where):
            check_payload(faults, payload, at, NO_WORDS)


def _guard(faults: Faults, card: SoloGuard, path: str) -> None:
    """SJT-336: both parts, each once; and a block that holds whichever value meets the attack (SJT-337)."""
    faults.once((f"{path}.order", word) for word in card.order)
    _block(faults, card.block, f"{path}.block")
    _effects(faults, card.move, f"{path}.move")


def _block(faults: Faults, block: Block, path: str) -> None:
    check_some_cells(faults, block.cells, f"{path}.cells")
    for cell, at in block.cells.items():
        if at != "all":
            faults.add(NotUnderstood("pack-solo-block", path=f"{path}.cells.{printable(cell)}"))
    if block.counter:
        faults.add(NotUnderstood("pack-not-here", path=path, word="counter"))


def attacks(card: AnySoloCard, path: str) -> Iterator[tuple[str, SoloAttack]]:
    """The attacks of a card, with where they stand."""
    if isinstance(card, SoloStrike):
        yield f"{path}.attack", card.attack
        yield from ((f"{path}.parts[{k}].attack", part.attack) for k, part in enumerate(card.parts))
