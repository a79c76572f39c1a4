"""What cannot be in a hand-written position (ledger 2.9), and the removed Ninja in possible worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tatami.kernel.pieces import FACE, HIDDEN, OPEN
from tatami.kernel.reasons import Contradiction
from tatami.kernel.seats import letter
from tatami.kernel.views import View

from .pieces import (
    BUSHIDO_OF,
    CARDS,
    CHARACTERS,
    DECK,
    DISCARD,
    FIRST_PROPERTY,
    HAND,
    IN_PLAY,
    NINJA,
    NINJA_IN_PLAY,
    RESILIENCE,
    RESOLVING,
    ROLE,
    ROLE_BOX,
    ROLE_OF,
    ROLE_STOCK,
    ROLES,
    SHOGUN,
)
from .table import SamuraiSword, SamuraiSwordTable

_CARDS: Final = range(len(CARDS))
_ROLES: Final = range(ROLE, ROLE + len(ROLES))
HONOR_TOKENS: Final = 30
"""SAM-7."""


def check(g: SamuraiSword) -> None:
    """Raises Contradiction, naming what and where, unless the position could come about."""
    for place in (DECK, DISCARD, RESOLVING):
        _only(g, place, _CARDS)
    _only(g, ROLE_BOX, NINJA)
    if len(g.places[ROLE_BOX]) != len(NINJA) - NINJA_IN_PLAY[g.seats]:
        raise Contradiction("removed-ninja", cards=len(g.places[ROLE_BOX]))
    for seat in range(g.seats):
        _check_player(g, seat)
    if sum(len(g.places[BUSHIDO_OF[seat]]) for seat in range(g.seats)) > 1:
        raise Contradiction("one-bushido-in-play")
    _check_table(g)


def _check_player(g: SamuraiSword, seat: int) -> None:
    """SAM-2: one role, turned up only if it is the Shogun's (SAM-23) or the game is over."""
    _only(g, HAND[seat], _CARDS)
    for k, place in enumerate(IN_PLAY[seat]):
        _only(g, place, [FIRST_PROPERTY + k])
    _only(g, ROLE_OF[seat], _ROLES)
    name, roles = f"role.{letter(seat)}", g.places[ROLE_OF[seat]]
    if len(roles) != 1:
        raise Contradiction("one-role-each", place=name, cards=len(roles))
    is_shogun = roles[0] & FACE == SHOGUN
    if is_shogun != (seat == g.table.shogun):
        raise Contradiction("shogun-does-not-fit", place=name, shogun=letter(g.table.shogun))
    if g.outcome is None and (roles[0] & OPEN == OPEN) != is_shogun:
        raise Contradiction("only-the-shogun-is-known", place=name)


def _only(g: SamuraiSword, place: int, faces: Sequence[int]) -> None:
    for p in g.places[place]:
        if p & FACE not in faces:
            name = g.layout.places[place].name
            raise Contradiction("cannot-lie-there", place=name, piece=g.rules.face_name(p & FACE))


def _check_table(g: SamuraiSword) -> None:
    """Open facts that no game can have."""
    table, seats = g.table, g.seats
    characters = table.characters
    fits = (
        len(characters) == seats
        and len(set(characters)) == seats
        and all(name in CHARACTERS for name in characters)
    )
    if not fits:
        raise Contradiction("characters-do-not-fit", characters=", ".join(map(str, characters))[:80])
    sensible = {
        "turn": 0 <= table.turn < seats,
        "turn_number": table.turn_number >= 0,
        "weapons_played": table.weapons_played >= 0,
        "resilience": len(table.resilience) == seats
        and all(0 <= n <= RESILIENCE[name] for n, name in zip(table.resilience, characters, strict=True)),
        "honor": len(table.honor) == seats
        and min(table.honor) >= (0 if g.outcome else 1)
        and sum(table.honor) <= HONOR_TOKENS,
        "geisha_on_oneself": table.geisha_on_oneself == g.options["geisha_on_oneself"],
    }
    for name, holds in sensible.items():
        if not holds:
            raise Contradiction("bad-value", where="table", field=name, value=str(getattr(table, name))[:40])


def deal_removed_ninja(
    view: View[SamuraiSwordTable],
    places: list[list[int]],
    unknown: list[list[int]],
    pick: Callable[[int], int],
) -> None:
    """Possible worlds: the box holds a Ninja. Another role left for it changes with a hidden Ninja."""
    box = places[ROLE_BOX]
    if HIDDEN not in box:
        return
    left = unknown[ROLE_STOCK].pop()
    if left not in NINJA:
        hidden = [ROLE_OF[seat] for seat in range(view.seats) if view.places[ROLE_OF[seat]] == [HIDDEN]]
        ninja = [place for place in hidden if places[place][0] & FACE in NINJA]
        place = ninja[pick(len(ninja))]
        p = places[place][0]
        places[place][0], left = p & ~FACE | left, p & FACE
    box[box.index(HIDDEN)] = left
