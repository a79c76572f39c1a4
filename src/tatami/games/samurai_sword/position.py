"""What cannot be in a hand-written position (ledger 2.9), and the removed Ninja in possible worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tatami.kernel.pieces import FACE, HIDDEN, OPEN, SHIFT
from tatami.kernel.reasons import Contradiction
from tatami.kernel.seats import letter, mask_of
from tatami.kernel.views import View

from .pending import check_pending
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
    OTHERS_HONOR,
    RESILIENCE,
    RESOLVING,
    ROLE_BOX,
    ROLE_OF,
    ROLE_STOCK,
    SHOGUN,
    SHOGUN_HONOR,
    TEAMS,
)
from .rules.end import members
from .rules.three_players import has_swordmaster
from .table import SamuraiSword, SamuraiSwordTable

_CARDS: Final = range(len(CARDS))


def check(g: SamuraiSword) -> None:
    """Raises Contradiction, naming what and where, unless the position could come about."""
    _check_facts(g)
    _check_characters(g)
    for seat in range(g.seats):
        _check_player(g, seat)
    _check_cards(g)
    _check_honor(g)
    if g.outcome is None:
        _check_eyes(g)
        _check_standing(g)
        check_pending(g)
    elif g.outcome.winners and g.outcome.winners not in [members(g, team) for team in range(len(TEAMS))]:
        raise Contradiction("winners-are-no-team", winners=", ".join(map(letter, g.outcome.winners)))


# --- open facts ---------------------------------------------------------------------------------------


def _check_facts(g: SamuraiSword) -> None:
    """Every fact is of its kind, and there is a number of tokens for each player."""
    table, seats = g.table, g.seats
    sensible = {
        "turn": 0 <= table.turn < seats,
        "shogun": 0 <= table.shogun < seats,
        "turn_number": table.turn_number >= 0,
        "weapons_played": table.weapons_played >= 0,
        "resilience": _are_counts(table.resilience, seats),
        "honor": _are_counts(table.honor, seats),
        "deck_ended": not (table.deck_ended and g.places[DECK]),
        "geisha_on_oneself": table.geisha_on_oneself == g.options["geisha_on_oneself"],
    }
    for name, holds in sensible.items():
        if not holds:
            raise Contradiction("bad-value", where="table", field=name, value=str(getattr(table, name))[:40])


def _are_counts(tokens: tuple[object, ...], seats: int) -> bool:
    return len(tokens) == seats and all(type(n) is int and n >= 0 for n in tokens)


def _check_characters(g: SamuraiSword) -> None:
    """SAM-25: one for each, all different. SAM-R73: no more Resilience than its card shows."""
    names = g.table.characters
    if not (len(names) == len(set(names)) == g.seats and all(name in CHARACTERS for name in names)):
        raise Contradiction(
            "characters-do-not-fit", characters=", ".join(map(str, names))[:80], seats=g.seats
        )
    for seat, (name, tokens) in enumerate(zip(names, g.table.resilience, strict=True)):
        most = RESILIENCE[name]
        if tokens > most:
            raise Contradiction(
                "too-much-resilience", player=letter(seat), character=name, tokens=tokens, most=most
            )


def _check_honor(g: SamuraiSword) -> None:
    """SAM-33: no token comes back from the box. SAM-106: with none somewhere the game is over."""
    honor, seats = g.table.honor, g.seats
    most = SHOGUN_HONOR[seats] + OTHERS_HONOR[seats] * (seats - 1)
    if sum(honor) > most:
        raise Contradiction("too-much-honor", tokens=sum(honor), most=most)
    if g.outcome is None and 0 in honor:
        raise Contradiction("no-honor-left", player=letter(honor.index(0)))


def _check_standing(g: SamuraiSword) -> None:
    """SAM-R15: whose turn it is has Resilience. SAM-119: and somebody else too, or the game is over."""
    table = g.table
    tokens = table.resilience[table.turn]
    if not tokens:
        raise Contradiction("no-resilience-in-ones-turn", player=letter(table.turn))
    if has_swordmaster(g.seats) and sum(table.resilience) == tokens:
        raise Contradiction("nobody-else-stands", player=letter(table.turn))


# --- pieces -------------------------------------------------------------------------------------------


def _check_cards(g: SamuraiSword) -> None:
    """What belongs to nobody: SAM-18: in the box a Ninja. SAM-145: only one Bushido, wherever it lies."""
    for place in (DECK, DISCARD, RESOLVING):
        _only(g, place, _CARDS)
    _only(g, ROLE_BOX, NINJA)
    bushido = [f"play.{letter(seat)}.bushido" for seat in range(g.seats) for _ in g.places[BUSHIDO_OF[seat]]]
    if len(bushido) > 1:
        raise Contradiction("one-bushido-in-play", places=", ".join(bushido))


def _check_player(g: SamuraiSword, seat: int) -> None:
    """SAM-2: one role each, the Shogun's at the seat that the table names."""
    _only(g, HAND[seat], _CARDS)
    for k, place in enumerate(IN_PLAY[seat]):
        _only(g, place, [FIRST_PROPERTY + k])
    _only(g, ROLE_OF[seat], g.layout.stocks[ROLE_STOCK])
    name, roles = f"role.{letter(seat)}", g.places[ROLE_OF[seat]]
    if len(roles) != 1:
        raise Contradiction("one-role-each", place=name, cards=len(roles))
    if (roles[0] & FACE == SHOGUN) != (seat == g.table.shogun):
        raise Contradiction("shogun-does-not-fit", place=name, shogun=letter(g.table.shogun))


def _only(g: SamuraiSword, place: int, faces: Sequence[int]) -> None:
    for p in g.places[place]:
        if p & FACE not in faces:
            name = g.layout.places[place].name
            raise Contradiction("cannot-lie-there", place=name, piece=g.rules.face_name(p & FACE))


def _check_eyes(g: SamuraiSword) -> None:
    """Ledger 7: who has seen what. Others may know some of a hand; all else is seen as its place says."""
    for seat in range(g.seats):
        name, role = f"role.{letter(seat)}", g.places[ROLE_OF[seat]][0]
        if seat == g.table.shogun and role & OPEN != OPEN:
            raise Contradiction("shogun-lies-open", place=name)
        if seat != g.table.shogun and role >> SHIFT != mask_of(seat):
            raise Contradiction("roles-lie-covered", place=name)
    for k, place in enumerate(g.layout.places):
        for p in g.places[k]:
            seen = p >> SHIFT & place.audience if place.bag else p >> SHIFT
            if seen != place.audience and k != ROLE_OF[g.table.shogun]:
                raise Contradiction("not-seen-so", place=place.name, piece=g.rules.face_name(p & FACE))


# --- possible worlds ----------------------------------------------------------------------------------


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
