"""What anybody can count on the table of Samurai Sword, from a view alone: no board writes a rule twice."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.views import View

from .pieces import (
    ARMOR_OF,
    CARDS,
    DAIMYO,
    FAST_DRAW_OF,
    HAND,
    MULTIPLIER,
    NINJA,
    NINJA_1,
    NINJA_2,
    NINJA_3,
    NINJA_IN_PLAY,
    PLAIN_ROLE,
    REACH,
    RESOLVING,
    ROLE_OF,
    RONIN,
    SHOGUN,
    is_weapon,
    role_cards,
)
from .powers import DIFFICULTY_FOR_OTHERS, FEWER_WOUNDS, MORE_WOUNDS, REACHES_ANYBODY
from .rules import difficulty as rule
from .rules import weapons
from .rules.cries import BattleCryAnswer, JujutsuAnswer
from .table import Me, SamuraiSwordTable

SwordView = View[SamuraiSwordTable]

FOUR: Final = 4


def is_harmless(view: SwordView, seat: Seat) -> bool:
    return rule.is_harmless(view.seen(), seat)


def steps(view: SwordView, by: Seat, target: Seat) -> int:
    return rule.base_difficulty(view.seen(), by, target)


def difficulty(view: SwordView, by: Seat, target: Seat) -> int:
    return rule.difficulty(view.seen(), by, target)


def limit_of_weapons(view: SwordView, seat: Seat) -> int:
    return weapons.weapon_limit(view.seen(), seat)


def bonus_wounds(view: SwordView, seat: Seat) -> int:
    """What every Weapon of this player deals more: for Fast Draw, and as Musashi."""
    return view.count(FAST_DRAW_OF[seat]) + MORE_WOUNDS[view.table.characters[seat]]


def reaches(view: SwordView, card: int, target: Seat) -> bool:
    """Whether the viewer's Weapon reaches a player, Harmless or not."""
    me = view.seat
    return view.table.characters[me] in REACHES_ANYBODY or difficulty(view, me, target) <= REACH[card]


def wounds_of(view: SwordView, by: Seat, card: int, target: Seat) -> int:
    """What a Weapon deals if nobody parries, as far as there is Resilience to lose (SAM-93, SAM-94)."""
    wounds = weapons.wounds_of(view.table, by, card, target, view.count(FAST_DRAW_OF[by]))
    return min(wounds, view.table.resilience[target])


class Resolving(NamedTuple):
    """The card that is being carried out: who played it, and who answers it now (-1: nobody)."""

    card: int
    by: Seat
    asked: Seat


def resolving(view: SwordView) -> Resolving | None:
    if not view.count(RESOLVING):
        return None
    top = view.stack[-1] if view.stack else None
    asked = top.by if isinstance(top, weapons.ParryAnswer | BattleCryAnswer | JujutsuAnswer) else -1
    return Resolving(view.face(RESOLVING, -1), view.table.turn, asked)


# --- roles and points --------------------------------------------------------------------------


def known_role(view: SwordView, seat: Seat) -> int:
    """The role card if the viewer sees it, or else HIDDEN."""
    return view.face(ROLE_OF[seat])


def multipliers(view: SwordView, role: int) -> tuple[int, ...]:
    """What Honor is multiplied by for a role; two numbers where nobody can tell yet (SAM-109, SAM-R96)."""
    if view.seats != FOUR or role not in NINJA:
        return (MULTIPLIER[role][view.seats],)
    others = [known_role(view, seat) for seat in range(view.seats)]
    known = [other for other in others if other in NINJA and other != role]
    if known:
        return (2 if role > known[0] else 1,)
    return {NINJA_1: (1,), NINJA_2: (1, 2), NINJA_3: (2,)}[role]


def roles_in_play(view: SwordView) -> list[tuple[int, int]]:
    """The roles at a table of this size, and how many have each; all Ninja count as one role."""
    return roles_of(view.seats)


def roles_of(seats: int) -> list[tuple[int, int]]:
    counts = Counter(role for role in role_cards(seats) if role not in NINJA)
    return [(SHOGUN, counts.pop(SHOGUN)), *counts.items(), (NINJA_1, NINJA_IN_PLAY[seats])]


def daimyo_points(view: SwordView, seat: Seat, role: int) -> int:
    """SAM-111, SAM-113: 1 for each Daimyo in a hand that the viewer sees, nothing for the Ronin."""
    return 0 if role == RONIN else view.faces(HAND[seat]).count(DAIMYO)


_ROLES: Final = {seats: {PLAIN_ROLE[role]: count for role, count in roles_of(seats)} for seats in range(3, 8)}
"""By number of players: what `roles_in_play` says, for a client."""


# --- all of it for a client -----------------------------------------------------------------------


def aids(view: SwordView) -> dict[str, Any]:
    """Distances from the viewer's seat, or for a spectator from the seat whose turn it is."""
    table, seats = view.table, view.seats
    me = view.seen()
    seat = table.turn if view.seat == SPECTATOR else view.seat
    harmless = [rule.is_harmless(me, other) for other in range(seats)]
    steps = rule.base_difficulties(me, seat)
    found: dict[str, Any] = {
        "from": letter(seat),
        "seats": {
            letter(other): _from(me, other, steps[other], harmless[other])
            for other in range(seats)
            if other != seat
        },
        "harmless": [letter(other) for other in range(seats) if harmless[other]],
        "weapons": {
            "seat": letter(table.turn),
            "played": table.weapons_played,
            "limit": weapons.weapon_limit(me, table.turn),
        },
        "more_wounds": bonus_wounds(view, seat),
        "reaches_anybody": table.characters[seat] in REACHES_ANYBODY,
        "roles": _ROLES[seats],
        "points": {letter(s): _points(view, s) for s in range(me.seats) if known_role(view, s) != HIDDEN},
    }
    now = resolving(view)
    if now is not None:
        found["resolving"] = _resolving(view, now)
    return found


def _from(me: Me, target: Seat, steps: int, skipped: bool) -> dict[str, Any]:
    """How hard it is to attack somebody, part by part, and what he takes off the wounds."""
    armor, name = me.count(ARMOR_OF[target]), me.table.characters[target]
    character = DIFFICULTY_FOR_OTHERS[name]
    return {
        "steps": steps,
        "armor": armor,
        "character": character,
        "difficulty": steps + armor + character,
        "skipped": skipped,
        "fewer_wounds": FEWER_WOUNDS[name],
    }


def _resolving(view: SwordView, now: Resolving) -> dict[str, Any]:
    """The card, and if somebody must answer it the wounds that he is about to suffer."""
    found: dict[str, Any] = {"card": CARDS[now.card], "by": letter(now.by)}
    if now.asked >= 0:
        wounds = wounds_of(view, now.by, now.card, now.asked) if is_weapon(now.card) else 1
        found |= {"asked": letter(now.asked), "wounds": wounds}
    return found


def _points(view: SwordView, seat: Seat) -> dict[str, Any]:
    """What this player would score now: Honor times one of the multipliers, and Daimyo as far as seen."""
    role = known_role(view, seat)
    return {
        "honor": view.table.honor[seat],
        "times": list(multipliers(view, role)),
        "daimyo": daimyo_points(view, seat, role),
    }
