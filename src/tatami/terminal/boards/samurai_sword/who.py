"""Who is who in Samurai Sword: characters, roles and points, distances, signs, and what every card does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tatami.games.samurai_sword.aids import (
    FOUR,
    daimyo_points,
    difficulty,
    is_harmless,
    known_role,
    multipliers,
    roles_in_play,
)
from tatami.games.samurai_sword.pieces import CARDS, DISCARD, NINJA_1, RESILIENCE, RESOLVING, playing_cards
from tatami.games.samurai_sword.table import SamuraiSwordTable
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import Seat, seat_of
from tatami.kernel.views import View
from tatami.words.filling import yes
from tatami.words.telling import Teller

from ...cushions import with_letter
from ..board import Entry
from .facts import (
    HONOR,
    KANJI,
    REACHES,
    RESILIENCE_SIGNS,
    WOUND,
    card_of,
    character_name,
    hand_card,
    hand_kinds,
    role_in_words,
    seat_name,
)

Table = View[SamuraiSwordTable]

HARMLESS: Final = ", ".join(f"SAM-{number}" for number in range(44, 49))
SIGNS: Final = (
    (REACHES, "terminal-samurai-sign-reach"),
    (WOUND, "terminal-samurai-sign-wound"),
    (RESILIENCE_SIGNS[0], "terminal-samurai-sign-resilience"),
    (HONOR, "terminal-samurai-sign-honor"),
    ("手", "terminal-samurai-sign-hand"),
    ("▶", "terminal-samurai-sign-asked"),
)


def who_is_who(view: Table, teller: Teller, is_drawn: bool) -> list[Entry]:
    """Everything there is to look up, under headings; the signs only where they are drawn."""
    text = teller.words.text
    signs = [Entry("sign", sign, text(key)) for sign, key in SIGNS]
    return [
        Entry("", text("terminal-samurai-who-players")),
        *(player_entry(view, teller, seat) for seat in range(view.seats)),
        Entry("", text("terminal-samurai-who-roles")),
        *_roles(view, teller),
        Entry("", text("terminal-samurai-who-distances")),
        *(_distances(view, teller, seat) for seat in range(view.seats)),
        _harmless(teller),
        *([Entry("", text("terminal-samurai-who-signs")), *signs] if is_drawn else []),
        Entry("", text("terminal-samurai-who-cards")),
        *(card_entry(view, teller, card, is_drawn) for card in range(len(CARDS))),
    ]


def player_entry(view: Table, teller: Teller, seat: Seat) -> Entry:
    """`B Botan, Hideyoshi (4), Shogun`, then ability, points so far, and what is known of the hand."""
    text, table = teller.words.text, view.table
    character = table.characters[seat]
    role = role_in_words(view, teller, seat) or text("terminal-samurai-role-unknown")
    name = character_name(teller, character)
    title = f"{with_letter(seat, teller.seat(seat))}, {name} ({RESILIENCE[character]}), {role}"
    known = [teller.face(card) for card, _ in hand_kinds(view, seat)] if seat != view.seat else []
    facts = (
        teller.explain_named("character", character) or "",
        points_in_words(view, teller, seat),
        text("terminal-samurai-known-cards", cards=teller.list_of(known)) if known else "",
    )
    return Entry(seat_name(seat), title, " ".join(fact for fact in facts if fact))


def points_in_words(view: Table, teller: Teller, seat: Seat) -> str:
    """`Honor 5 × 1 = 5 points so far.`, where the role is known; with the Daimyo that the viewer sees."""
    role, honor = known_role(view, seat), view.table.honor[seat]
    if role == HIDDEN:
        return teller.words.text("terminal-samurai-honor", honor=honor)
    daimyo = daimyo_points(view, seat, role)
    added = f" + {daimyo}" if daimyo else ""
    sums = [f"{honor} × {times}{added} = {honor * times + daimyo}" for times in multipliers(view, role)]
    return teller.words.text(
        "terminal-samurai-points", sum=teller.words.text("terminal-samurai-or").join(sums)
    )


def _roles(view: Table, teller: Teller) -> Iterator[Entry]:
    text = teller.words.text
    for role, count in roles_in_play(view):
        is_ninja = role == NINJA_1
        name = text("samurai-sword-role-ninja") if is_ninja else teller.face(role)
        times = "×1 / ×2" if is_ninja and view.seats == FOUR else f"×{multipliers(view, role)[0]}"
        title = text("terminal-samurai-role", role=name, count=count, times=times)
        yield Entry("role", title, text("terminal-samurai-ninja") if is_ninja else teller.explain(role) or "")


def _harmless(teller: Teller) -> Entry:
    """What a dash among the distances means, and the word at a player's name."""
    text = teller.words.text
    about = text("terminal-samurai-harmless-about")
    title = text("terminal-samurai-harmless-player")
    return Entry("harmless", title, text("terminal-reason", reason=about, clauses=HARMLESS))


def _distances(view: Table, teller: Teller, by: Seat) -> Entry:
    """From one player to all the others; a dash where nobody may attack."""
    others = [(by + k) % view.seats for k in range(1, view.seats)]
    told = [
        f"{teller.seat(seat)} {'–' if is_harmless(view, seat) else difficulty(view, by, seat)}"
        for seat in others
    ]
    title = teller.words.text("terminal-samurai-from", name=teller.seat(by), you=yes(by == view.seat))
    return Entry("distance", title, ", ".join(told))


def card_entry(view: Table, teller: Teller, card: int, is_drawn: bool = True) -> Entry:
    """A card, how many there are of it, and what it does; where it is drawn, with its kanji."""
    count = playing_cards().count(card)
    name = f"{KANJI[card]} {teller.face(card)}" if is_drawn else teller.face(card)
    title = teller.words.text("terminal-samurai-card", card=name, count=count)
    return Entry(hand_card(view.seat, card), title, teller.explain(card) or "")


def entry_of(view: Table, teller: Teller, thing: str) -> Entry | None:
    """What there is to say of a thing on the table: a card, or a player."""
    kind, _, rest = thing.partition(".")
    owner, _, part = rest.partition(".")
    card = card_of(thing) if kind == "hand" else -1
    if part in CARDS:
        card = CARDS.index(part)
    place = {"resolving": RESOLVING, "discard": DISCARD}.get(thing)
    if place is not None and view.count(place):
        card = view.face(place, -1)
    if card >= 0:
        return card_entry(view, teller, card)
    return player_entry(view, teller, seat_of(owner)) if kind == "seat" else None
