"""What a player of Tenno can say, and its canonical text. Made once, looked up ever after."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, permutations
from typing import Final

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.seats import MAX_SEATS, Seat, letter

from .pieces import COLOURS, KINDS, MONK, SLOTS

_NTH: Final = ("first", "second", "third")
"""Slots as the parts of answers that say what comes to lie where."""


def _laid(fill: Iterable[tuple[int, int]]) -> dict[str, tuple[str, int | str]]:
    return {_NTH[slot]: ("kind", kind) for slot, kind in fill}


class Choose(Answer):
    """`colour red`: take a set of that colour."""

    __slots__ = ("colour",)
    KINDS = {"colour": "colour"}

    def __init__(self, colour: int) -> None:
        super().__init__(f"colour {COLOURS[colour]}")
        self.colour: Final = colour


class Arrange(Answer):
    """`arrange 3 1 2`: the peasants for slots 1, 2 and 3."""

    __slots__ = ("order",)
    KINDS = {"order": "numbers"}

    def __init__(self, order: tuple[int, ...]) -> None:
        super().__init__("arrange " + " ".join(str(kind + 1) for kind in order))
        self.order: Final = order

    def touches(self) -> dict[str, tuple[str, int | str]]:
        return _laid(enumerate(self.order))


class Attack(Answer):
    """`attack 1 > B.2`: with the card of slot 1 against the card of B's slot 2."""

    __slots__ = ("aim", "slot", "target")
    KINDS = {"slot": "slot", "target": "seat", "aim": "slot"}

    def __init__(self, slot: int, target: Seat, aim: int) -> None:
        super().__init__(f"attack {slot + 1} > {letter(target)}.{aim + 1}")
        self.slot: Final = slot
        self.target: Final = target
        self.aim: Final = aim


class Stop(Answer):
    """`stop`: renounce the second attack of the ronin."""

    __slots__ = ()


class ShowMonk(Answer):
    """`monk`: turn the monk up."""

    __slots__ = ()

    def touches(self) -> dict[str, tuple[str, int | str]]:
        return {"card": ("kind", MONK)}


class KeepCovered(Answer):
    """`keep`: turn nothing up."""

    __slots__ = ()


class Refill(Answer):
    """`refill 1 ninja, 3 monk`: a hand card for each gap, in slot order."""

    __slots__ = ("fill",)
    KINDS = {"fill": "fill"}

    def __init__(self, fill: tuple[tuple[int, int], ...]) -> None:
        super().__init__("refill " + ", ".join(f"{slot + 1} {KINDS[kind]}" for slot, kind in fill))
        self.fill: Final = fill

    def touches(self) -> dict[str, tuple[str, int | str]]:
        return _laid(self.fill)


class Swap(Answer):
    """`swap 2 shogun`: take slot 2 up and lay the shogun there (perhaps the very card taken up)."""

    __slots__ = ("kind", "slot")
    KINDS = {"slot": "slot", "kind": "kind"}

    def __init__(self, slot: int, kind: int) -> None:
        super().__init__(f"swap {slot + 1} {KINDS[kind]}")
        self.slot: Final = slot
        self.kind: Final = kind


class Exchange(Answer):
    """`exchange 1 3` changes the two cards' places, `exchange 1 3 leave` only pretends to."""

    __slots__ = ("changed", "other", "slot")
    KINDS = {"slot": "slot", "other": "slot", "changed": "truth"}

    def __init__(self, slot: int, other: int, changed: bool) -> None:
        super().__init__(f"exchange {slot + 1} {other + 1}" + ("" if changed else " leave"))
        self.slot: Final = slot
        self.other: Final = other
        self.changed: Final = changed


class Peek(Answer):
    """`peek 2`: look at the card of the attacker's slot 2."""

    __slots__ = ("slot",)
    KINDS = {"slot": "slot"}

    def __init__(self, slot: int) -> None:
        super().__init__(f"peek {slot + 1}")
        self.slot: Final = slot


class Decline(Answer):
    """`pass`: no swap, no peek."""

    __slots__ = ()


_SLOTS: Final = range(SLOTS)
CHOOSE: Final = tuple(Choose(colour) for colour in range(len(COLOURS)))
ARRANGE: Final = tuple(Arrange(order) for order in permutations(range(3)))
ATTACK: Final = tuple(
    tuple(tuple(Attack(slot, target, aim) for aim in _SLOTS) for target in range(MAX_SEATS))
    for slot in _SLOTS
)
STOP: Final = Stop("stop")
SHOW_MONK: Final = ShowMonk("monk")
KEEP_COVERED: Final = KeepCovered("keep")
SWAP: Final = tuple(tuple(Swap(slot, kind) for kind in range(len(KINDS))) for slot in _SLOTS)
EXCHANGE: Final = tuple(
    Exchange(slot, other, changed) for slot, other in combinations(_SLOTS, 2) for changed in (True, False)
)
PEEK: Final = tuple(Peek(slot) for slot in _SLOTS)
DECLINE: Final = Decline("pass")

LOOK_INTO_PRISON: Final[Attempt] = Attempt("look into prison")
TAKE_FROM_PRISON: Final[Attempt] = Attempt("take from prison")
TAKE_FROM_DISCARD: Final[Attempt] = Attempt("take from discard")
SHOW_CARD: Final[Attempt] = Attempt("show card")
REORDER_ROW: Final[Attempt] = Attempt("reorder row")
ATTACK_FROM_HAND: Final[Attempt] = Attempt("attack from hand")
ATTACK_A_HAND: Final[Attempt] = Attempt("attack a hand")
ATTEMPTS: Final = (
    LOOK_INTO_PRISON,
    TAKE_FROM_PRISON,
    TAKE_FROM_DISCARD,
    SHOW_CARD,
    REORDER_ROW,
    ATTACK_FROM_HAND,
    ATTACK_A_HAND,
)

_REFILLS: Final[dict[tuple[tuple[int, int], ...], Refill]] = {}


def refill(fill: tuple[tuple[int, int], ...]) -> Refill:
    """The one answer with that filling."""
    answer = _REFILLS.get(fill)
    if answer is None:
        answer = _REFILLS[fill] = Refill(fill)
    return answer


REFILL_ONE: Final = tuple(tuple(refill(((slot, kind),)) for kind in range(len(KINDS))) for slot in _SLOTS)
"""By slot and kind: the filling of a single gap."""
