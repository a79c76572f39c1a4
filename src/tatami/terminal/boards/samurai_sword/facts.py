"""What follows from the view of a table of Samurai Sword: difficulties, what resolves, roles, points."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tatami.games.samurai_sword.aids import difficulty, known_role, reaches, resolving, steps, wounds_of
from tatami.games.samurai_sword.pieces import (
    CARDS,
    FIRST_PROPERTY,
    HAND,
    IN_PLAY,
    NINJA,
    PROPERTIES,
    ROLE,
    is_weapon,
)
from tatami.games.samurai_sword.rules.play import PlayPhase
from tatami.games.samurai_sword.table import SamuraiSwordTable
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import Seat, letter
from tatami.kernel.views import View
from tatami.words.naming import kebab
from tatami.words.telling import Teller

from ..board import Scene

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


def role_in_words(view: View[SamuraiSwordTable], teller: Teller, seat: Seat) -> str:
    """What the viewer knows of a role; empty if nothing. SAM-R99: with three players all is known."""
    role = known_role(view, seat)
    if role != HIDDEN:
        return role_name(teller, role)
    return teller.words.text("samurai-sword-role-ninja") if view.seats == THREE else ""


def role_kanji(role: int) -> str:
    return ROLE_KANJI[role - ROLE]


# --- what can be counted --------------------------------------------------------------------------


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


def wounds_to_come(scene: Scene, seat: Seat) -> int:
    """What a player is about to lose: to the card that resolves, or to the one the viewer aims."""
    view, now = scene.view, resolving(scene.view)
    if now is not None and now.asked == seat:
        return wounds_of(view, now.by, now.card, seat) if is_weapon(now.card) else 1
    card = aimed_weapon(scene)
    if card < 0 or seat_name(seat) not in scene.chosen | scene.aimed | {scene.cursor}:
        return 0
    return wounds_of(view, view.seat, card, seat) if reaches(view, card, seat) else 0
