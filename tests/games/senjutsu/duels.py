"""Scenes that begin with the reveal: figures stand, everybody lays a card, and one sees what comes of it."""

from __future__ import annotations

from typing import Any

from tatami.games.senjutsu.box import WINDOWS
from tatami.games.senjutsu.facts import Fighter
from tatami.games.senjutsu.pack import KAMAE
from tatami.games.senjutsu.pieces import HAND
from tatami.games.senjutsu.rules.instants import CardToPlay
from tatami.games.senjutsu.table import Fight
from tatami.kernel.pieces import SHIFT
from tatami.kernel.seats import letter, seat_of
from tests.games.scenes import asked, legal
from tests.games.senjutsu.fights import answer, face_of, fight, fighter, lay, stand, take


def ready(*heroes: str, **options: Any) -> Fight:
    """A on (0, 0) looks north, B on (0, -1) looks at him; others stand far from both. Hands are empty."""
    g = fight(*heroes, **options)
    for seat, (cell, facing) in zip("ABCD", (("0,0", 0), ("0,-1", 3), ("-3,3", 1), ("3,0", 4)), strict=True):
        if seat_of(seat) < g.seats:
            stand(g, seat, cell, facing)
    return g


def give(g: Fight, seat: str, *cards: str) -> Fight:
    """These cards come to the hand, out of the deck or the box."""
    who = seat_of(seat)
    for card in cards:
        take(g, who, card)
        g.places[HAND[who]].append(face_of(g, who, card) | 1 << (SHIFT + who))
    return g


def clash(g: Fight, **cards: str) -> Fight:
    """Everybody takes that card into the hand and lays it; who is not named lays the core ability, which
    comes last: so a turn in which one of two fights alone stops there, with everything else done."""
    for seat, card in cards.items():
        ability = g.table.box.abilities[g.table.box.by_slug[card]]
        if ability.card is not None and not ability.is_core:
            give(g, seat, card)
    return lay(g, **cards)


def stay(g: Fight) -> Fight:
    """Whoever is asked for a way stays where he is and looks where he looks."""
    who = g.table.fighters[g.asked()[0]]
    return answer(g, f"go {g.table.box.cell_names[who.cell]} {who.facing}")


def end_turn(g: Fight) -> Fight:
    """Nobody does anything that can be left, until cards are asked for again or the game is over."""
    return idle(g, "CardToLay")


def idle(g: Fight, until: str) -> Fight:
    """The same until this is asked: `CardToLay`, `A EffectToPay`."""
    while g.outcome is None and not asked(g).endswith(until):
        possible = legal(g)
        nothing = [text for text in ("pass", "enough", standing_still(g), unchanged(g)) if text in possible]
        answer(g, (nothing or sorted(possible))[0])
    return g


def standing_still(g: Fight) -> str:
    who = g.table.fighters[g.asked()[0]]
    return f"go {g.table.box.cell_names[who.cell]} {who.facing}" if who.cell >= 0 else ""


def unchanged(g: Fight) -> str:
    return f"kamae {KAMAE[g.table.fighters[g.asked()[0]].kamae]}"


def pass_windows(g: Fight) -> list[str]:
    """Whoever is asked for a card beside the card of the turn passes; who it was, and in which window."""
    found = []
    while isinstance(g.question, CardToPlay):
        found.append(window(g))
        answer(g, "pass")
    return found


def wait_for(g: Fight, wanted: str) -> Fight:
    """Whoever is asked for a card passes until this window (`B counter`) is open."""
    while window(g) != wanted:
        answer(g, "pass")
    return g


def window(g: Fight) -> str:
    """Who is asked for a card beside the card of the turn, and in which window: `B would_suffer`."""
    assert isinstance(g.question, CardToPlay), asked(g)
    return f"{letter(g.question.by)} {WINDOWS[g.question.window]}"


def pain(g: Fight, seat: str) -> tuple[int, int, int, int]:
    """Wounds, heavy wounds, stun cards, limp cards."""
    who: Fighter = fighter(g, seat)
    return who.wounds, who.heavy, who.stun, len(who.limp)


UNHURT = (0, 0, 0, 0)
