"""What anybody can count on the table of Samurai Sword, from a view alone: no board writes a rule twice."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple, NotRequired, TypedDict

from tatami.hooks.glance import AnyView
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import SPECTATOR, Seat, letter

from .pieces import (
    ARMORS,
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
    ROLE_CARDS,
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

SwordView = AnyView[SamuraiSwordTable]

FOUR: Final = 4

MOST_KEPT: Final = 2048
"""So many tables are remembered as they stood: an aid is not worked out again until something has changed."""


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


def known_roles(view: SwordView) -> tuple[int, ...]:
    """The same by seat."""
    return tuple(view.seen().faces_in(ROLE_CARDS[view.seats]))


def multipliers(view: SwordView, role: int) -> tuple[int, ...]:
    """What Honor is multiplied by for a role; two numbers where nobody can tell yet (SAM-109, SAM-R96)."""
    return _multipliers(role, known_roles(view))


def _multipliers(role: int, roles: tuple[int, ...]) -> tuple[int, ...]:
    if len(roles) != FOUR or role not in NINJA:
        return (MULTIPLIER[role][len(roles)],)
    known = [other for other in roles if other in NINJA and other != role]
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
    return _daimyo(view.seen(), seat, role)


def _daimyo(me: Me, seat: Seat, role: int) -> int:
    return 0 if role == RONIN else me.faces(HAND[seat]).count(DAIMYO)


_ROLES: Final = {seats: {PLAIN_ROLE[role]: count for role, count in roles_of(seats)} for seats in range(3, 8)}
"""By number of players: what `roles_in_play` says, for a client."""


# --- all of it for a client -----------------------------------------------------------------------


class Way(TypedDict):
    """How hard it is to attack somebody, part by part, and what he takes off the wounds."""

    steps: int
    armor: int
    character: int
    difficulty: int
    skipped: bool
    """Harmless: nobody may attack it, and it counts as no step."""
    fewer_wounds: int


class WeaponsOfTheTurn(TypedDict):
    """How many Weapons the player whose turn it is has played, of how many."""

    seat: str
    played: int
    limit: int


class CardResolving(TypedDict):
    """The card that is carried out, and if somebody must answer it the wounds that he is about to suffer."""

    card: str
    by: str
    asked: NotRequired[str]
    wounds: NotRequired[int]


class Points(TypedDict):
    """What a player would score now: Honor times one of these numbers, and for Daimyo."""

    honor: int
    times: list[int]
    daimyo: int


Aids = TypedDict(
    "Aids",
    {
        "from": str,  # no name of Python's: distances are counted from this seat
        "seats": dict[str, Way],
        "harmless": list[str],
        "weapons": WeaponsOfTheTurn,
        "more_wounds": int,
        "reaches_anybody": bool,
        "roles": dict[str, int],
        "points": dict[str, Points],
        "resolving": NotRequired[CardResolving],
    },
)
"""What a board of Samurai Sword is told beside the view."""


class Open(NamedTuple):
    """What lies open to everybody."""

    fighting: int
    armors: tuple[int, ...]
    weapons: WeaponsOfTheTurn
    resolving: CardResolving | None


def open_facts(view: SwordView) -> Open:
    table, me, now = view.table, view.seen(), resolving(view)
    return Open(
        rule.fighting(me),
        me.sizes(ARMORS[view.seats]),
        _weapons(table.turn, table.weapons_played, weapons.weapon_limit(me, table.turn)),
        None if now is None else _resolving(view, now),
    )


def aids(view: SwordView, known: Open | None = None) -> Aids:
    """Distances from the viewer's seat, or for a spectator from the seat whose turn it is."""
    fighting, armors, limit, now = known or open_facts(view)
    table, me = view.table, view.seen()
    seat = table.turn if view.seat == SPECTATOR else view.seat
    roles = known_roles(view)
    daimyo = tuple([0 if role == HIDDEN else _daimyo(me, of, role) for of, role in enumerate(roles)])
    found: Aids = {
        "from": letter(seat),
        "seats": _seats(seat, fighting, armors, table.characters),
        "harmless": _harmless(view.seats, fighting),
        "weapons": limit,
        "more_wounds": bonus_wounds(view, seat),
        "reaches_anybody": table.characters[seat] in REACHES_ANYBODY,
        "roles": _ROLES[view.seats],
        "points": _points(roles, table.honor, daimyo),
    }
    if now is not None:
        found["resolving"] = now
    return found


@lru_cache(maxsize=MOST_KEPT)
def _seats(seat: Seat, fighting: int, armors: tuple[int, ...], characters: tuple[str, ...]) -> dict[str, Way]:
    """How hard it is to attack the others, part by part, and what they take off the wounds."""
    found: dict[str, Way] = {}
    for other, steps in enumerate(rule.BASE[len(armors)][seat][fighting]):
        if other != seat:
            character = DIFFICULTY_FOR_OTHERS[characters[other]]
            found[letter(other)] = {
                "steps": steps,
                "armor": armors[other],
                "character": character,
                "difficulty": steps + armors[other] + character,
                "skipped": not fighting >> other & 1,
                "fewer_wounds": FEWER_WOUNDS[characters[other]],
            }
    return found


@lru_cache(maxsize=MOST_KEPT)
def _harmless(seats: int, fighting: int) -> list[str]:
    return [letter(seat) for seat in range(seats) if not fighting >> seat & 1]


@lru_cache(maxsize=MOST_KEPT)
def _weapons(turn: Seat, played: int, limit: int) -> WeaponsOfTheTurn:
    return {"seat": letter(turn), "played": played, "limit": limit}


@lru_cache(maxsize=MOST_KEPT)
def _points(roles: tuple[int, ...], honor: tuple[int, ...], daimyo: tuple[int, ...]) -> dict[str, Points]:
    """What players whose role is known would score now: Honor times one of the multipliers, and Daimyo."""
    return {
        letter(seat): {
            "honor": honor[seat],
            "times": list(_multipliers(role, roles)),
            "daimyo": daimyo[seat],
        }
        for seat, role in enumerate(roles)
        if role != HIDDEN
    }


def _resolving(view: SwordView, now: Resolving) -> CardResolving:
    """The card, and if somebody must answer it the wounds that he is about to suffer."""
    found: CardResolving = {"card": CARDS[now.card], "by": letter(now.by)}
    if now.asked >= 0:
        wounds = wounds_of(view, now.by, now.card, now.asked) if is_weapon(now.card) else 1
        found["asked"], found["wounds"] = letter(now.asked), wounds
    return found
