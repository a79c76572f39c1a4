"""What a view of Tenno tells a board: the fight that is on, and what this seat saw in which slot."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, NotRequired, TypedDict

from tatami.hooks.glance import AnyView
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import SPECTATOR, Seat, letter

from .pieces import KINDS, VALUE, kind_of, notes, row
from .powers import MONK_BONUS, strengths
from .rules.fight import MonkToShow
from .table import HANDLED, REFILLED, TennoTable

TennoView = AnyView[TennoTable]

MOST_FIGHTS: Final = 512
"""So many are remembered: one is worked out once for all eyes."""


class Remembered(NamedTuple):
    """The card last seen in a slot; `handled`: the slot was swapped or exchanged since, or only seemingly."""

    kind: int
    turn: int
    handled: bool


def fight(view: TennoView) -> MonkToShow | None:
    """The fight that is on: both cards lie open, and the defender is asked."""
    top = view.stack[-1] if view.stack else None
    return top if isinstance(top, MonkToShow) else None


def remembered(view: TennoView) -> dict[tuple[Seat, int], Remembered]:
    """With the memory aid: by seat and slot what this seat, or everybody, saw there last (TEN-R42).

    Where nothing lies, nothing is remembered: that card was captured or discarded before all eyes.
    """
    found: dict[tuple[Seat, int], Remembered] = {}
    if not view.table.memory_aid:
        return found
    private = iter(view.faces(notes(view.seats, view.seat)) if view.seat != SPECTATOR else ())
    for turn, seat, slot, kind, mark, by in view.table.sightings:
        note = next(private, HIDDEN) if by == view.seat else HIDDEN
        seen = kind if by < 0 else (kind_of(note) if note != HIDDEN else -1)
        if seen < 0 or seat == view.seat or not view.count(row(seat, slot)):
            continue
        if mark == REFILLED:
            found.pop((seat, slot), None)
        else:
            found[seat, slot] = Remembered(seen, turn, mark == HANDLED)
    return found


# --- all of it for a client -----------------------------------------------------------------------


class FightingCard(TypedDict):
    """A card of a fight; what it is and how strong, as far as it is seen."""

    seat: str
    slot: int
    place: str
    kind: NotRequired[str]
    value: NotRequired[int]
    strength: NotRequired[int]
    against_monk: NotRequired[int]
    """The strength of the attacker, of the defender if the defender shows a monk."""
    with_monk: NotRequired[int]


class Fighting(TypedDict):
    """The fight that is on; `monk` is what a monk would add for the defender."""

    attacker: FightingCard
    target: FightingCard
    monk: int


class Memory(TypedDict):
    """What was seen in a slot last."""

    kind: str
    turn: int
    handled: bool


class Aids(TypedDict, total=False):
    """What a board of Tenno is told beside the view."""

    fight: Fighting
    remembered: dict[str, Memory]
    """By place, with the memory aid."""


def aids(view: TennoView) -> Aids:
    """Nothing, while there is no fight and nothing to remember."""
    found: Aids = {}
    on = fight(view)
    if on is not None:
        slots = row(on.by, on.slot), row(on.target, on.aim)
        found["fight"] = _fight(on.by, on.slot, on.target, on.aim, *[view.face(slot) for slot in slots])
    known: dict[str, Memory] = {
        f"row.{letter(seat)}.{slot + 1}": {
            "kind": KINDS[seen.kind],
            "turn": seen.turn,
            "handled": seen.handled,
        }
        for (seat, slot), seen in sorted(remembered(view).items())
    }
    if known:
        found["remembered"] = known
    return found


@lru_cache(maxsize=MOST_FIGHTS)
def _fight(by: Seat, slot: int, at: Seat, aim: int, attacking: int, defending: int) -> Fighting:
    """Both sides with their strengths against each other, without and with a monk for the defender."""
    attacker, target = _side(by, slot, attacking), _side(at, aim, defending)
    if HIDDEN not in (attacking, defending):
        pair = kind_of(attacking), kind_of(defending)
        attacker["strength"], target["strength"] = strengths(*pair, False)
        attacker["against_monk"], target["with_monk"] = strengths(*pair, True)
    return {"attacker": attacker, "target": target, "monk": MONK_BONUS}


def _side(seat: Seat, slot: int, face: int) -> FightingCard:
    side: FightingCard = {"seat": letter(seat), "slot": slot, "place": f"row.{letter(seat)}.{slot + 1}"}
    if face != HIDDEN:
        side["kind"], side["value"] = KINDS[kind_of(face)], VALUE[kind_of(face)]
    return side
