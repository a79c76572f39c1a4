"""What follows from the view of a table of Samurai Sword: difficulties, what resolves, roles, points."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from tatami.games.samurai_sword.pieces import (
    CARDS,
    DAIMYO,
    FAST_DRAW_OF,
    FIRST_PROPERTY,
    HAND,
    IN_PLAY,
    MULTIPLIER,
    NINJA,
    NINJA_1,
    NINJA_2,
    NINJA_3,
    NINJA_IN_PLAY,
    PROPERTIES,
    REACH,
    RESOLVING,
    ROLE,
    ROLE_OF,
    RONIN,
    SHOGUN,
    is_weapon,
    role_cards,
)
from tatami.games.samurai_sword.powers import MORE_WOUNDS, REACHES_ANYBODY
from tatami.games.samurai_sword.rules import difficulty as rule
from tatami.games.samurai_sword.rules import weapons
from tatami.games.samurai_sword.rules.cries import BattleCryAnswer, JujutsuAnswer
from tatami.games.samurai_sword.rules.play import PlayPhase
from tatami.games.samurai_sword.table import SamuraiSwordTable
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import Seat, letter
from tatami.kernel.views import View
from tatami.words.foresight.samurai_sword import eyes
from tatami.words.naming import kebab
from tatami.words.telling import Teller

from .board import Scene

KANJI: Final = "木煙脇棒鎌刀剣金太薙槍銃弓受芸策叫茶柔大息集鎧居武"
"""By card."""
ROLE_KANJI: Final = "将侍忍忍忍浪"
"""By role."""
REACHES: Final = "→"
"""Stands before what a Weapon reaches, and before what it takes to reach a player."""
WOUND: Final = "╱"
RESILIENCE_SIGNS: Final = "●○"
HONOR: Final = "✿"
STAR: Final = "★"

FOUR: Final = 4
THREE: Final = 3


# --- things that can be touched -------------------------------------------------------------------


def seat_name(seat: Seat, part: str = "") -> str:
    """`seat.B`, or a part of what lies there: `seat.B.armor`, `seat.B.hand`, `seat.B.character`."""
    return f"seat.{letter(seat)}.{part}" if part else f"seat.{letter(seat)}"


def hand_card(seat: Seat, card: int) -> str:
    return f"hand.{letter(seat)}/{CARDS[card]}"


def card_of(thing: str) -> int:
    """The card of one's hand that a thing is, or -1."""
    name = thing.partition("/")[2] if thing.startswith("hand.") else ""
    return CARDS.index(name) if name in CARDS else -1


# --- names ----------------------------------------------------------------------------------------


def character_name(teller: Teller, name: str) -> str:
    return teller.words.text(f"{teller.rules.name}-character-{kebab(name)}")


def role_name(teller: Teller, role: int) -> str:
    """`Shogun`, `Ninja ★★`: the stars as on the card."""
    if role not in NINJA:
        return teller.face(role)
    return f"{teller.words.text('samurai-sword-role-ninja')} {STAR * (NINJA.index(role) + 1)}"


def known_role(view: View[SamuraiSwordTable], seat: Seat) -> int:
    """The role card if the viewer sees it, or else HIDDEN."""
    return view.face(ROLE_OF[seat])


def role_in_words(view: View[SamuraiSwordTable], teller: Teller, seat: Seat) -> str:
    """What the viewer knows of a role; empty if nothing. SAM-R99: with three players all is known."""
    role = known_role(view, seat)
    if role != HIDDEN:
        return role_name(teller, role)
    return teller.words.text("samurai-sword-role-ninja") if view.seats == THREE else ""


def role_kanji(role: int) -> str:
    return ROLE_KANJI[role - ROLE]


# --- what can be counted --------------------------------------------------------------------------


def is_harmless(view: View[SamuraiSwordTable], seat: Seat) -> bool:
    return rule.is_harmless(eyes(view), seat)


def steps(view: View[SamuraiSwordTable], by: Seat, target: Seat) -> int:
    return rule.base_difficulty(eyes(view), by, target)


def difficulty(view: View[SamuraiSwordTable], by: Seat, target: Seat) -> int:
    return rule.difficulty(eyes(view), by, target)


def limit_of_weapons(view: View[SamuraiSwordTable], seat: Seat) -> int:
    return weapons.weapon_limit(eyes(view), seat)


def bonus_wounds(view: View[SamuraiSwordTable], seat: Seat) -> int:
    """What every Weapon of this player deals more: for Fast Draw, and as Musashi."""
    return view.count(FAST_DRAW_OF[seat]) + MORE_WOUNDS[view.table.characters[seat]]


def reaches(view: View[SamuraiSwordTable], card: int, target: Seat) -> bool:
    """Whether the viewer's Weapon reaches a player, Harmless or not."""
    me = view.seat
    return view.table.characters[me] in REACHES_ANYBODY or difficulty(view, me, target) <= REACH[card]


def sum_of_difficulty(view: View[SamuraiSwordTable], target: Seat) -> str:
    """`2 + 1`: steps and what is added; only the steps where nothing is."""
    base = steps(view, view.seat, target)
    more = difficulty(view, view.seat, target) - base
    return f"{base} + {more}" if more else str(base)


def properties(view: View[SamuraiSwordTable], seat: Seat) -> list[tuple[int, int]]:
    """The Properties in front of a player: which card, and how many of it."""
    return [
        (FIRST_PROPERTY + k, view.count(IN_PLAY[seat][k]))
        for k in range(len(PROPERTIES))
        if view.count(IN_PLAY[seat][k])
    ]


def hand_kinds(view: View[SamuraiSwordTable], seat: Seat) -> list[tuple[int, int]]:
    """The cards of a hand that the viewer sees: which, and how many of each."""
    return sorted(Counter(face for face in view.faces(HAND[seat]) if face != HIDDEN).items())


def aimed_weapon(scene: Scene) -> int:
    """The Weapon that was chosen, or that the answer under the cursor would attack with; -1 if none."""
    top = scene.view.stack[-1] if scene.view.stack else None
    if not isinstance(top, PlayPhase):
        return -1
    for thing in (*scene.chosen, *scene.aimed, scene.cursor):
        card = card_of(thing)
        if card >= 0 and is_weapon(card):
            return card
    return -1


class Resolving(NamedTuple):
    """The card that is being carried out: who played it, and who answers it now (-1: nobody)."""

    card: int
    by: Seat
    asked: Seat


def resolving(view: View[SamuraiSwordTable]) -> Resolving | None:
    if not view.count(RESOLVING):
        return None
    top = view.stack[-1] if view.stack else None
    asked = top.by if isinstance(top, weapons.ParryAnswer | BattleCryAnswer | JujutsuAnswer) else -1
    return Resolving(view.face(RESOLVING, -1), view.table.turn, asked)


def wounds_of(view: View[SamuraiSwordTable], by: Seat, card: int, target: Seat) -> int:
    """What a Weapon deals if nobody parries, as far as there is Resilience to lose (SAM-93, SAM-94)."""
    wounds = weapons.wounds_of(view.table, by, card, target, view.count(FAST_DRAW_OF[by]))
    return min(wounds, view.table.resilience[target])


def wounds_to_come(scene: Scene, seat: Seat) -> int:
    """What a player is about to lose: to the card that resolves, or to the one the viewer aims."""
    view, now = scene.view, resolving(scene.view)
    if now is not None and now.asked == seat:
        return wounds_of(view, now.by, now.card, seat) if is_weapon(now.card) else 1
    card = aimed_weapon(scene)
    if card < 0 or seat_name(seat) not in scene.chosen | scene.aimed | {scene.cursor}:
        return 0
    return wounds_of(view, view.seat, card, seat) if reaches(view, card, seat) else 0


# --- points ---------------------------------------------------------------------------------------


def multipliers(view: View[SamuraiSwordTable], role: int) -> tuple[int, ...]:
    """What Honor is multiplied by for a role; two numbers where nobody can tell yet (SAM-109, SAM-R96)."""
    if view.seats != FOUR or role not in NINJA:
        return (MULTIPLIER[role][view.seats],)
    others = [known_role(view, seat) for seat in range(view.seats)]
    known = [other for other in others if other in NINJA and other != role]
    if known:
        return (2 if role > known[0] else 1,)
    return {NINJA_1: (1,), NINJA_2: (1, 2), NINJA_3: (2,)}[role]


def roles_in_play(view: View[SamuraiSwordTable]) -> list[tuple[int, int]]:
    """The roles at a table of this size, and how many have each; all Ninja count as one role."""
    counts = Counter(role for role in role_cards(view.seats) if role not in NINJA)
    return [(SHOGUN, counts.pop(SHOGUN)), *counts.items(), (NINJA_1, NINJA_IN_PLAY[view.seats])]


def daimyo_points(view: View[SamuraiSwordTable], seat: Seat, role: int) -> int:
    """SAM-111, SAM-113: 1 for each Daimyo in a hand that the viewer sees, nothing for the Ronin."""
    return 0 if role == RONIN else view.faces(HAND[seat]).count(DAIMYO)
