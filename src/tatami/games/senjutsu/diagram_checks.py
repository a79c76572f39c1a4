"""Whether the diagram of a card makes sense: cells that can be read, and what is done to whoever is there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

from tatami.formats.spelling import number, printable
from tatami.kernel.reasons import NotUnderstood

from .diagram import cell_at
from .faults import Faults
from .pack import Attack, Payload

LARGEST_PAYLOAD: Final = {
    "w": 9,
    "heavy": 9,
    "stun": 5,
    "limp": 4,
    "poison": 1,
    "pull": 6,
    "push": 6,
    "rotate": 3,
}


def check_attack(faults: Faults, attack: Attack, reach: int, path: str, never: tuple[str, ...] = ()) -> None:
    """A diagram, or a mode and what it does; a mode looks for somebody in range."""
    if bool(attack.cells) == bool(attack.mode) or bool(attack.mode) != (attack.hit is not None):
        faults.add(NotUnderstood("pack-attack-shape", path=path))
    if attack.mode and not reach:
        faults.add(NotUnderstood("pack-mode-range", path=path, mode=attack.mode))
    check_cells(faults, attack.cells, f"{path}.cells")
    for where, payload in own_payloads(attack, path):
        check_payload(faults, payload, where, never)


def check_payload(
    faults: Faults, payload: Payload, path: str, never: tuple[str, ...] = (), needed: bool = True
) -> None:
    """What somebody suffers: no more of anything than can be, nothing that cannot stand here."""
    for word, most in LARGEST_PAYLOAD.items():
        faults.note(number, f"{path}.{word}", getattr(payload, word), 0, most)
    for word in never:
        if getattr(payload, word):
            faults.add(NotUnderstood("pack-not-here", path=path, word=word))
    if needed and not any(getattr(payload, word) for word in Payload.__struct_fields__):
        faults.add(NotUnderstood("pack-nothing", path=path))


def check_some_cells(faults: Faults, cells: Collection[str], path: str) -> None:
    if not cells:
        faults.add(NotUnderstood("pack-nothing", path=path))
    check_cells(faults, cells, path)


def check_cells(faults: Faults, cells: Iterable[str], path: str) -> None:
    """Cells that can be read, none of them twice under two names, none the figure's own."""
    seen: set[tuple[int, int]] = set()
    for cell in cells:
        point = cell_at(cell)
        if point is None:
            faults.add(NotUnderstood("pack-cell", path=path, value=printable(cell)))
            continue
        if point == (0, 0):
            faults.add(NotUnderstood("pack-own-cell", path=path, value=cell))
        if point in seen:
            faults.add(NotUnderstood("pack-twice", path=path, value=cell))
        seen.add(point)


def every_payload(attack: Attack, path: str) -> Iterator[tuple[str, Payload]]:
    """What an attack can do, cell by cell, its mods included."""
    yield from own_payloads(attack, path)
    yield from changed_payloads(attack, path)


def own_payloads(attack: Attack, path: str) -> Iterator[tuple[str, Payload]]:
    """What it does by itself."""
    if attack.hit is not None:
        yield f"{path}.hit", attack.hit
    yield from payloads_of(attack.cells, f"{path}.cells")


def changed_payloads(attack: Attack, path: str) -> Iterator[tuple[str, Payload]]:
    """What its mods do."""
    for k, mod in enumerate(attack.mods):
        yield from payloads_of(mod.add, f"{path}.mods[{k}].add")
        yield from payloads_of(mod.set, f"{path}.mods[{k}].set")


def payloads_of(cells: Mapping[str, Payload], path: str) -> Iterator[tuple[str, Payload]]:
    for cell, payload in cells.items():
        yield f"{path}.{printable(cell)}", payload
