"""A card made ready to be resolved: every part a flat program of small steps (ledger 2.4, SJT-22).

A gate says where to go on if it does not hold, a group is written out, an alternative jumps over the others:
so "where we are" is one number, and a game can be saved in the middle of any card.
"""

from __future__ import annotations

from typing import Final

from .hexes import Vector, diagram_cell
from .lines import Line
from .pack import KAMAE, PAYLOAD, Attack, Block, Card, Effect, Foe, Mod, Part, Payload

Harm = tuple[int, ...]
Lines = dict[tuple[object, ...], Line]
"""What a marked cell does, a number for each word of `PAYLOAD`."""

DEFEAT, WOUNDS, HEAVY, STUN, LIMP, POISON, PULL, PUSH, ROTATE, MARK = range(len(PAYLOAD))
NO_HARM: Final[Harm] = (0,) * len(PAYLOAD)

# --- words --------------------------------------------------------------------------------------

(IN_KAMAE, IF_MASKED, AT_VALUE, IF_SUCCESS, PAY, BURN, JUMP,
 MOVE, STRIKE, GUARD, GAIN_FOCUS, CHANGE_KAMAE, ENTER_KAMAE, ENTER_ANY, DRAW, DISCARD, MILL, SEARCH,
 RECYCLE, LOOK_HAND, ADVANTAGE, HEAL, SUFFER, PREVENT, AFFLICT, ENTER_MASK, PUT, CHOOSE,
 ESCAPE) = range(29)  # fmt: skip
"""First the gates, then the words of effects; `CHOOSE` is OR."""

GATES: Final = (IN_KAMAE, IF_MASKED, AT_VALUE, IF_SUCCESS, PAY, BURN)

ALL: Final = 99
"""An amount: as many as there are."""

HEAD, ON_SUCCESS, REST = range(3)
"""SJT-R57: what is resolved at once, what follows a successful block, and what waits for the attacks."""


class Modifier:
    """A change of an attack (ledger: mods), and what it takes."""

    __slots__ = ("add", "burn", "kamae", "masked", "pay", "put", "source", "values", "what")

    def __init__(self, mod: Mod) -> None:
        self.source: Final = mod
        self.kamae: Final = KAMAE.index(mod.kamae) if mod.kamae else -1
        self.pay: Final = mod.pay
        self.burn: Final = mod.burn
        self.masked: Final = mod.masked
        self.values: Final = mod.init
        self.add: Final = diagram(mod.add)
        self.put: Final = diagram(mod.set)
        self.what = -1
        """Where it stands among all that can be paid for."""


SLOWER, AIMED = 1, 2


class Blow:
    """An attack effect: marked cells, or a mode and what it does to the one it is aimed at."""

    __slots__ = ("cells", "hit", "is_unblockable", "mode", "mods", "range")

    def __init__(self, attack: Attack, range: int) -> None:
        self.cells: Final = diagram(attack.cells)
        self.mode: Final = 0 if attack.mode is None else SLOWER if attack.mode == "slower" else AIMED
        self.hit: Final = harm(attack.hit) if attack.hit else NO_HARM
        self.mods: Final = tuple(Modifier(mod) for mod in attack.mods)
        self.is_unblockable: Final = attack.unblockable
        self.range: Final = range


class Guard:
    """A block effect: cells with the bits of the values at which they are blocked, and those that counter."""

    __slots__ = ("cells", "counter")

    def __init__(self, block: Block) -> None:
        self.cells: Final = tuple(
            (diagram_cell(name), -1 if values == "all" else bits(values))
            for name, values in block.cells.items()
        )
        self.counter: Final = bits(block.counter)


class Op:
    """One step of a program: a word with what belongs to it, or a gate that may skip to another step."""

    __slots__ = (
        "amount",
        "blow",
        "foe",
        "guard",
        "harm",
        "line",
        "options",
        "skip",
        "source",
        "values",
        "what",
        "word",
    )

    def __init__(self, word: int, source: Effect, amount: int = 0) -> None:
        self.word: Final = word
        self.source: Final = source
        self.amount = amount
        self.skip = 0
        self.values = 0
        self.harm = NO_HARM
        self.line: Line | None = None
        self.blow: Blow | None = None
        self.guard: Guard | None = None
        self.foe: Foe | None = None
        self.options: tuple[tuple[int, int], ...] = ()
        """Of an OR: by alternative where it begins, and in which kamae alone it can be chosen (or -1)."""
        self.what = -1
        """Of a price: where it stands among all that can be paid for."""


Code = tuple[Op, ...]


class Program:
    """One part of a card (SJT-88)."""

    __slots__ = ("codes", "has_attack", "has_block", "last_strikes", "number", "value")

    def __init__(self, number: int, part: Part, card: Card, lines: Lines) -> None:
        self.number: Final = number
        self.value: Final = -1 if part.initiative is None else part.initiative
        """Its own initiative, if it stands below a dividing line."""
        last = max((k for k, effect in enumerate(part.effects) if _blocks(effect)), default=-1)
        below = part.effects[last + 1 :] if last >= 0 else ()
        head = part.effects[: last + 1] if last >= 0 else part.effects
        self.codes: Final = (
            _written(head, card, lines),
            _written(tuple(e for e in below if e.if_), card, lines, is_success=True),
            _written(tuple(e for e in below if not e.if_), card, lines),
        )
        self.last_strikes: Final = tuple([_last_strike(code) for code in self.codes])
        """By stage: where its last attack effect stands; -1: nowhere."""
        self.has_block: Final = last >= 0
        self.has_attack: Final = any(op.word == STRIKE for op in self.codes[HEAD])


def _last_strike(code: Code) -> int:
    return max([k for k, op in enumerate(code) if op.word == STRIKE], default=-1)


def _blocks(effect: Effect) -> bool:
    return effect.block is not None or any(_blocks(member) for member in effect.do)


def _written(
    effects: tuple[Effect, ...],
    card: Card,
    lines: Lines,
    is_success: bool = False,
) -> Code:
    code: list[Op] = []
    for effect in effects:
        _write(effect, card, lines, code, is_success)
    return tuple(code)


def _write(
    effect: Effect,
    card: Card,
    lines: Lines,
    code: list[Op],
    is_success: bool = False,
) -> None:
    gates = _gates(effect, is_success)
    code += gates
    if effect.do:
        for member in effect.do:
            _write(member, card, lines, code, is_success)
    elif effect.or_:
        _write_alternatives(effect, card, lines, code)
    else:
        code.append(_word(effect, card, lines))
    for gate in gates:
        gate.skip = len(code)


def _gates(effect: Effect, is_success: bool) -> list[Op]:
    found = []
    if effect.if_ and not is_success:
        found.append(Op(IF_SUCCESS, effect))
    if effect.kamae:
        found.append(Op(IN_KAMAE, effect, KAMAE.index(effect.kamae)))
    if effect.masked:
        found.append(Op(IF_MASKED, effect))
    if effect.init:
        found.append(Op(AT_VALUE, effect))
        found[-1].values = bits(effect.init)
    if effect.pay:
        found.append(Op(PAY, effect, effect.pay))
    if effect.burn:
        found.append(Op(BURN, effect, effect.burn))
    return found


def _write_alternatives(effect: Effect, card: Card, lines: Lines, code: list[Op]) -> None:
    choice = Op(CHOOSE, effect)
    code.append(choice)
    options, jumps = [], []
    for option in effect.or_:
        kamae = option[0].kamae
        options.append((len(code), KAMAE.index(kamae) if kamae else -1))
        for member in option:
            _write(member, card, lines, code)
        jumps.append(Op(JUMP, effect))
        code.append(jumps[-1])
    choice.options = tuple(options)
    choice.skip = len(code)
    for jump in jumps:
        jump.skip = len(code)


_AMOUNTS: Final = {
    "gain_focus": GAIN_FOCUS,
    "change_kamae": CHANGE_KAMAE,
    "draw": DRAW,
    "discard": DISCARD,
    "mill": MILL,
    "recycle": RECYCLE,
    "look_hand": LOOK_HAND,
    "prevent": PREVENT,
}
_PLAIN: Final = {
    "advantage": ADVANTAGE,
    "heal": HEAL,
    "enter_mask": ENTER_MASK,
    "place": PUT,
    "escape": ESCAPE,
}


def _word(effect: Effect, card: Card, lines: Lines) -> Op:
    word = effect.word
    if word in _AMOUNTS:
        return Op(_AMOUNTS[word], effect, getattr(effect, word))
    if word in _PLAIN:
        return Op(_PLAIN[word], effect)
    if effect.move:
        op = Op(MOVE, effect)
        op.line = lines.setdefault(effect.move, Line(len(lines), effect.move))
    elif effect.attack:
        op = Op(STRIKE, effect)
        op.blow = Blow(effect.attack, card.range)
    elif effect.block:
        op = Op(GUARD, effect)
        op.guard = Guard(effect.block)
    elif effect.enter_kamae:
        chosen = effect.enter_kamae
        op = Op(ENTER_ANY, effect) if chosen == "any" else Op(ENTER_KAMAE, effect, KAMAE.index(chosen))
    elif effect.search:
        op = Op(SEARCH, effect, effect.search.n)
    elif effect.suffer:
        op = Op(SUFFER, effect)
        op.harm = harm(effect.suffer)
    else:
        assert effect.foe is not None, word
        op = Op(AFFLICT, effect)
        op.foe, op.harm = effect.foe, harm(effect.foe)
    return op


def harm(payload: Payload) -> Harm:
    """A payload as numbers."""
    return tuple(int(getattr(payload, word)) for word in PAYLOAD)


def diagram(cells: dict[str, Payload]) -> tuple[tuple[Vector, Harm], ...]:
    """SJT-119: the marked cells of a diagram, for a figure that looks north."""
    return tuple((diagram_cell(name), harm(payload)) for name, payload in cells.items())


def bits(values: tuple[int, ...]) -> int:
    """Initiative values as bits."""
    found = 0
    for value in values:
        found |= 1 << value
    return found


def added(one: Harm, other: Harm) -> Harm:
    """Two payloads on one cell."""
    return tuple([a + b for a, b in zip(one, other, strict=True)])
