"""Whether the effects of a card make sense: one word each, in its place, with numbers that can be.

What an effect may refer to stands above it in its part: an attack or a block for `if: success`, a mark for
`who: marked`. Of alternatives each sees what stands above all of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final, NamedTuple

from tatami.formats.spelling import number, printable
from tatami.kernel.reasons import NotUnderstood

from .diagram import cell_at
from .diagram_checks import (
    changed_payloads,
    check_attack,
    check_cells,
    check_payload,
    check_some_cells,
    every_payload,
)
from .faults import Faults
from .lines import MOST_ORDERS, orders_at_most
from .pack import (
    DIRECTIONS,
    Atom,
    Attack,
    Block,
    Card,
    Effect,
    Filter,
    Foe,
    Gates,
    Heal,
    Mod,
    Part,
    every_effect,
)
from .powers import ESCAPES

DEEPEST: Final = 4
"""Groups in groups: nobody reads more."""

TOO_MANY_ATOMS: Final = 7
"""Of a line: already one cell or side each can be carried out in more than `MOST_ORDERS` orders."""

MOST_STEPS: Final = 6
MOST_SIDES: Final = 3
"""Of one atom."""

NUMBERS: Final = {
    "gain_focus": 3,
    "change_kamae": 5,
    "draw": 5,
    "discard": 5,
    "mill": 20,
    "recycle": 40,
    "look_hand": 1,
    "prevent": 9,
}
"""Words with a number, and the largest that it can be."""
NOT_SUFFERED: Final = ("defeat", "poison", "pull", "push", "rotate", "mark")
"""Nobody does these to himself."""
FOE_WORDS: Final = {"lose_focus": 3, "discard": 5, "discard_by_you": 5, "mill": 20, "draw": 5}


class Above(NamedTuple):
    """What stands above an effect in its part."""

    attack: bool = False
    block: bool = False
    mark: bool = False
    """Of the last attack."""

    def joined(self, other: Above) -> Above:
        return Above(*(mine or yours for mine, yours in zip(self, other, strict=True)))


class PartCheck:
    """One part of one card."""

    def __init__(self, faults: Faults, card: Card, part: Part, path: str) -> None:
        self.faults: Final = faults
        self.card: Final = card
        self.path: Final = path
        self.values: Final = card.values if part.initiative is None else (part.initiative,)
        """Those at which a block of this part may act."""
        alternative = card.alt_initiative
        self.printed: Final = card.values + (() if alternative is None else (alternative.value,))
        self.own: Final = part.initiative
        self.chosen: Final = card.values if self.own is None else self.printed
        """Those that may have been chosen when this part is resolved."""
        self.covered: Final[set[int]] = set()
        """Of these, with which some cell is blocked."""
        self.has_block = False

    def check(self, effects: tuple[Effect, ...]) -> None:
        if not effects:
            self.faults.add(NotUnderstood("pack-nothing", path=f"{self.path}.effects"))
        self._walk(effects, f"{self.path}.effects", Above(), self.chosen, 1)
        for value in self._open_values() if self.has_block else ():
            self.faults.add(NotUnderstood("pack-blocks-nothing", path=self.path, value=value))

    def _open_values(self) -> list[int]:
        """With which nothing is blocked; below a dividing line, where it is with none, the value there."""
        if self.own is not None and not self.covered:
            return [self.own]
        return [value for value in self.chosen if value not in self.covered]

    def _walk(
        self, effects: Iterable[Effect], path: str, above: Above, values: tuple[int, ...], depth: int
    ) -> Above:
        for k, effect in enumerate(effects):
            above = self._effect(effect, f"{path}[{k}]", above, values, depth)
        return above

    def _effect(self, effect: Effect, path: str, above: Above, values: tuple[int, ...], depth: int) -> Above:
        """Checks one effect, and gives what stands above the next; `values` are those that may have been
        chosen where it is used."""
        words = effect.words
        if len(words) != 1:
            self.faults.add(
                NotUnderstood("pack-one-word", path=path, count=len(words), words=", ".join(words))
            )
        self._gates(effect, path)
        if effect.if_ and not (above.attack or above.block):
            self.faults.add(NotUnderstood("pack-success", path=path))
        if depth > DEEPEST:
            self.faults.add(NotUnderstood("pack-nested", path=path, most=DEEPEST))
            return above
        if effect.init:
            values = tuple(value for value in values if value in effect.init)
        self._plain_words(effect, path)
        if effect.foe is not None:
            self._foe(effect.foe, f"{path}.foe", above)
        if effect.attack is not None:
            self._attack(effect.attack, f"{path}.attack")
            above = above._replace(
                attack=True, mark=any(p.mark for _, p in every_payload(effect.attack, path))
            )
        if effect.block is not None:
            self._block(effect.block, f"{path}.block", values)
            above = above._replace(block=True)
        above = self._walk(effect.do, f"{path}.do", above, values, depth + 1)
        return self._alternatives(effect, path, above, values, depth)

    def _alternatives(
        self, effect: Effect, path: str, above: Above, values: tuple[int, ...], depth: int
    ) -> Above:
        if len(effect.or_) == 1:
            self.faults.add(NotUnderstood("pack-alternatives", path=f"{path}.or"))
        after = above
        for k, option in enumerate(effect.or_):
            if not option:
                self.faults.add(NotUnderstood("pack-nothing", path=f"{path}.or[{k}]"))
            after = after.joined(self._walk(option, f"{path}.or[{k}]", above, values, depth + 1))
        return after

    # --- gates and plain words ------------------------------------------------------------------

    def _gates(self, gates: Gates, path: str) -> None:
        self.faults.note(number, f"{path}.pay", gates.pay, 0, 3)
        self.faults.note(number, f"{path}.burn", gates.burn, 0, 6)
        self._known(f"{path}.init", gates.init, self.printed)

    def _known(self, path: str, values: Collection[int], known: tuple[int, ...]) -> None:
        """Values of a list that the card does not have, or that are there twice: they would be told twice."""
        self.faults.once((path, str(value)) for value in values)
        for value in values:
            if value not in known:
                shown = ", ".join(map(str, known)) or "–"
                self.faults.add(NotUnderstood("pack-not-a-value", path=path, value=value, known=shown))

    def _plain_words(self, effect: Effect, path: str) -> None:
        for word, most in NUMBERS.items():
            self.faults.note(number, f"{path}.{word}", getattr(effect, word), 0, most)
        self._line(effect.move, f"{path}.move")
        if effect.search is not None:
            self.faults.note(number, f"{path}.search.n", effect.search.n, 1, 9)
            if effect.search.filter is not None:
                self._filter(effect.search.filter, f"{path}.search.filter")
        if effect.heal is not None:
            self._heal(effect.heal, f"{path}.heal")
        if effect.suffer is not None:
            check_payload(self.faults, effect.suffer, f"{path}.suffer", NOT_SUFFERED)
        if effect.prevent and self.card.timing != "would_suffer":
            self.faults.add(NotUnderstood("pack-prevent", path=f"{path}.prevent"))
        if effect.place is not None:
            self.faults.note(number, f"{path}.place.n", effect.place.n, 1, 9)
            check_some_cells(self.faults, effect.place.cells, f"{path}.place.cells")
        if effect.escape and effect.escape not in ESCAPES:
            shown = ", ".join(ESCAPES) or "–"
            value = printable(effect.escape)
            self.faults.add(NotUnderstood("pack-choice", path=f"{path}.escape", value=value, known=shown))

    def _line(self, atoms: tuple[Atom, ...], path: str) -> None:
        """Orders are counted only if each atom can be: nobody can wait for those of a step by a million."""
        for k, atom in enumerate(atoms):
            self._atom(atom, f"{path}[{k}]")
        first = atoms[:TOO_MANY_ATOMS]
        if all(map(_is_countable, first)) and (count := orders_at_most(first)) > MOST_ORDERS:
            self.faults.add(NotUnderstood("pack-line", path=path, count=count, most=MOST_ORDERS))

    def _atom(self, atom: Atom, path: str) -> None:
        if bool(atom.step) == bool(atom.turn) or bool(atom.step) != bool(atom.dirs):
            self.faults.add(NotUnderstood("pack-atom", path=path))
        self.faults.note(number, f"{path}.step", atom.step, 0, MOST_STEPS)
        self.faults.note(number, f"{path}.turn", atom.turn, 0, MOST_SIDES)
        if atom.must and atom.up_to:
            self.faults.add(NotUnderstood("pack-must-up-to", path=path))
        self.faults.once((f"{path}.dirs", direction) for direction in atom.dirs)

    def _filter(self, wanted: Filter, path: str) -> None:
        """What is looked for in a deck: something, and nothing twice."""
        if not (wanted.types or wanted.owner or wanted.ranks or wanted.ids):
            self.faults.add(NotUnderstood("pack-nothing", path=path))
        for name in ("types", "ranks", "ids"):
            self.faults.once((f"{path}.{name}", value) for value in getattr(wanted, name))

    def _heal(self, heal: Heal, path: str) -> None:
        amounts = {name: getattr(heal, name) for name in heal.__struct_fields__}
        for name, amount in amounts.items():
            if amount != "all":
                self.faults.note(number, f"{path}.{name}", amount, 0, 9)
        if not any(amounts.values()):
            self.faults.add(NotUnderstood("pack-nothing", path=path))

    # --- attacks, blocks, foes ------------------------------------------------------------------

    def _attack(self, attack: Attack, path: str) -> None:
        """What it does by itself, and then its mods: they change cells, and a mode has none."""
        check_attack(self.faults, attack, self.card.range, path)
        if attack.mode and attack.mods:
            self.faults.add(NotUnderstood("pack-mode-mods", path=f"{path}.mods"))
        known = {cell_at(cell) for cell in attack.cells}
        for k, mod in enumerate(attack.mods):
            self._mod(mod, f"{path}.mods[{k}]", known)
            known |= {cell_at(cell) for cell in mod.add}
        for where, payload in changed_payloads(attack, path):
            check_payload(self.faults, payload, where)

    def _mod(self, mod: Mod, path: str, known: set[tuple[int, int] | None]) -> None:
        self._gates(mod, path)
        if not (mod.kamae or mod.pay or mod.burn or mod.masked or mod.init):
            self.faults.add(NotUnderstood("pack-mod-gate", path=path))
        if bool(mod.add) == bool(mod.set):
            self.faults.add(NotUnderstood("pack-mod-word", path=path))
        check_cells(self.faults, mod.add, f"{path}.add")
        check_cells(self.faults, mod.set, f"{path}.set")
        for cell in mod.set:
            if cell_at(cell) not in known:
                value = printable(cell)
                self.faults.add(NotUnderstood("pack-set-cell", path=f"{path}.set", value=value))

    def _block(self, block: Block, path: str, values: tuple[int, ...]) -> None:
        """SJT-142: it acts at an initiative of its card, so an instant card, which has none (SJT-R15), has no
        block either."""
        self.has_block = True
        if not self.values:
            self.faults.add(NotUnderstood("pack-block-when", path=path))
        check_some_cells(self.faults, block.cells, f"{path}.cells")
        for cell, at in block.cells.items():
            if at == "all":
                self.covered.update(values)
            else:
                where = f"{path}.cells.{printable(cell)}"
                if not at:
                    self.faults.add(NotUnderstood("pack-nothing", path=where))
                self._known(where, at, self.values)
                self.covered.update([value for value in values if self._acts_at(value) in at])
        self._known(f"{path}.counter", block.counter, self.values)

    def _acts_at(self, chosen: int) -> int:
        """SJT-88: below a dividing line a block acts at the initiative there, whatever was chosen."""
        return chosen if self.own is None else self.own

    def _foe(self, foe: Foe, path: str, above: Above) -> None:
        there = {
            "marked": above.mark,
            "attacker": above.block or self.card.timing == "block_success",
            "hit": above.attack or self.card.timing == "attack_success",
            "chosen": True,
        }
        if not there[foe.who]:
            self.faults.add(NotUnderstood("pack-who", path=f"{path}.who", who=foe.who))
        for word, most in FOE_WORDS.items():
            self.faults.note(number, f"{path}.{word}", getattr(foe, word), 0, most)
        others = foe.enter_kamae or any(getattr(foe, word) for word in FOE_WORDS)
        check_payload(self.faults, foe, path, ("mark",), needed=not others)


def _is_countable(atom: Atom) -> bool:
    """Whether it is one step or turn of a size that can be, in so many directions."""
    least, most = sorted((atom.step, atom.turn))
    is_in_bounds = atom.step <= MOST_STEPS and atom.turn <= MOST_SIDES
    return least == 0 < most and is_in_bounds and len(atom.dirs) <= len(DIRECTIONS)


def poisons(card: Card) -> Iterator[str]:
    """The paths at which a card poisons."""
    for k, part in enumerate(card.parts):
        for path, effect in every_effect(part.effects, f"parts[{k}].effects"):
            if effect.attack is not None:
                yield from (where for where, p in every_payload(effect.attack, f"{path}.attack") if p.poison)
            if effect.foe is not None and effect.foe.poison:
                yield f"{path}.foe"
