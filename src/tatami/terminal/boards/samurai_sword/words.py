"""The table of Samurai Sword in words: for the plain client, for screen readers, and after the end."""

from __future__ import annotations

from tatami.games.samurai_sword.aids import (
    difficulty,
    is_harmless,
    known_role,
    limit_of_weapons,
    resolving,
    wounds_of,
)
from tatami.games.samurai_sword.pieces import DECK, DISCARD, HAND, RESILIENCE, is_weapon
from tatami.games.samurai_sword.table import SamuraiSwordTable
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.kernel.views import View
from tatami.words.filling import yes
from tatami.words.telling import Teller

from ...cushions import with_letter
from ..board import sentence
from .facts import character_name, hand_kinds, properties, role_in_words
from .hand import in_short

Table = View[SamuraiSwordTable]


def describe_table(view: Table, teller: Teller) -> list[str]:
    """A line for each player, then what resolves, then turn and piles."""
    lines = [_player(view, teller, seat) for seat in range(view.seats)]
    return [*lines, *_resolving(view, teller), _piles(view, teller)]


def describe_secrets(view: Table, teller: Teller) -> list[str]:
    """One's role and what it wants, one's character, and every card of the hand with what it does."""
    me = view.seat
    role = known_role(view, me)
    character = view.table.characters[me]
    named = character_name(teller, character)
    lines = [
        f"{teller.face(role)}. {teller.explain(role) or ''}",
        f"{named}. {teller.explain_named('character', character) or ''}",
    ]
    for card, count in hand_kinds(view, me):
        number = f" × {count}" if count > 1 else ""
        lines.append(f"{teller.face(card)}{number}. {teller.explain(card) or ''}")
    return lines


def _player(view: Table, teller: Teller, seat: Seat) -> str:
    """`B Botan. Hideyoshi, Shogun; Resilience 3 of 4; Honor 5; 6 cards in hand; in play: Armor; …`."""
    text, table = teller.words.text, view.table
    character = table.characters[seat]
    parts = [
        ", ".join(filter(None, (character_name(teller, character), role_in_words(view, teller, seat)))),
        text("terminal-samurai-resilience-of", count=table.resilience[seat], most=RESILIENCE[character]),
        text("terminal-samurai-honor-count", count=table.honor[seat]),
        _hand(view, teller, seat),
        _in_play(view, teller, seat),
        _how_hard(view, teller, seat),
    ]
    return f"{with_letter(seat, teller.seat(seat))}. {sentence(parts)}."


def _hand(view: Table, teller: Teller, seat: Seat) -> str:
    """How many cards, and those that the viewer sees: one's own with what they do, at the end all."""
    text, faces = teller.words.text, view.faces(HAND[seat])
    told = text("terminal-samurai-hand-count", count=len(faces))
    seen = hand_kinds(view, seat)
    if not seen:
        return told
    if seat != view.seat and view.outcome is None:
        known = teller.list_of(teller.face(card) for card, _ in seen)
        return f"{told} ({text('terminal-samurai-known', cards=known)})"
    named = [
        f"{teller.face(card)}{f' × {count}' if count > 1 else ''}"
        + (f" ({in_short(view, teller, card, seat)})" if seat == view.seat and view.outcome is None else "")
        for card, count in seen
    ]
    return f"{told}: {', '.join(named)}"


def _in_play(view: Table, teller: Teller, seat: Seat) -> str:
    cards = [
        teller.face(card) + (f" × {count}" if count > 1 else "") for card, count in properties(view, seat)
    ]
    return teller.words.text("terminal-samurai-in-play", cards=", ".join(cards)) if cards else ""


def _how_hard(view: Table, teller: Teller, seat: Seat) -> str:
    """Harmless, or the Difficulty of an attack by the viewer."""
    if view.outcome is not None:
        return ""
    if is_harmless(view, seat):
        return teller.words.text("terminal-samurai-harmless")
    if view.seat in (SPECTATOR, seat):
        return ""
    return teller.words.text("terminal-samurai-difficulty-is", number=difficulty(view, view.seat, seat))


def _resolving(view: Table, teller: Teller) -> list[str]:
    """Who plays which card against whom, and what it will cost."""
    now = resolving(view)
    if now is None or now.asked < 0:
        return []
    wounds = wounds_of(view, now.by, now.card, now.asked) if is_weapon(now.card) else 1
    return [
        teller.words.text(
            "terminal-samurai-resolves",
            card=teller.face(now.card),
            by=teller.seat(now.by),
            asked=teller.seat(now.asked),
            count=wounds,
        )
    ]


def _piles(view: Table, teller: Teller) -> str:
    """Turn and Weapons, deck, discard pile and its uppermost card."""
    text, table, count = teller.words.text, view.table, view.count(DISCARD)
    turn = text("terminal-samurai-turn", name=teller.seat(table.turn), you=yes(table.turn == view.seat))
    limit = limit_of_weapons(view, table.turn)
    weapons = text("terminal-samurai-weapons", played=table.weapons_played, limit=limit)
    deck = text("terminal-samurai-deck", count=view.count(DECK))
    discard = text("terminal-samurai-discard", count=count)
    if count:
        discard += f", {text('terminal-samurai-on-top', card=teller.face(view.face(DISCARD, -1)))}"
    return f"{sentence(('' if view.outcome else turn, '' if view.outcome else weapons, deck, discard))}."
