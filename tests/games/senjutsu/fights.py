"""What scenes of Senjutsu are told with: fighters where one wants them, hands as one needs them."""

from __future__ import annotations

from typing import Any

from tatami.games.senjutsu import RULES, SenjutsuRules
from tatami.games.senjutsu.facts import Terrain
from tatami.games.senjutsu.pack import KAMAE
from tatami.games.senjutsu.pieces import BOX, DECK, DISCARD, HAND
from tatami.games.senjutsu.rules.turn import turn
from tatami.games.senjutsu.table import Fight
from tatami.kernel.pieces import FACE, SHIFT
from tatami.kernel.seats import seat_of

START = {"student": "-3,1 2", "master": "3,-2 5", "ronin": "-3,3 2", "warrior": "3,0 5"}


def fight(
    *heroes: str,
    field: str = "snowy_battlefield",
    seed: str = "scene",
    rules: SenjutsuRules = RULES,
    **options: Any,
) -> Fight:
    """A game of these characters with their signature decks, before the first turn's cards are laid.

    There is no terrain and nobody stands anywhere near: say `put` and `stand`. Hands are empty: say `hold`.
    """
    heroes = heroes or ("student", "master")
    g = rules.new(len(heroes), {"field": field, **options}, seed)
    for hero in heroes:
        answer(g, f"take {hero}")
    for seat, hero in enumerate(heroes):
        g.act(seat, g.rules.parse(f"bring {hero}_signature"))
    while type(g.question).__name__ != "CardToLay":
        seat = g.asked()[0]
        legal = g.legal(seat)
        wanted = [each for each in legal if each.text in ("pass", "enough")]
        g.act(seat, (wanted or legal)[0])
    g.table.terrain = ()
    for seat in range(g.seats):
        hold(g, "ABCD"[seat])
    return g


def answer(g: Fight, *texts: str) -> Fight:
    """Whoever is asked says this, then this; `B: pass` says who."""
    for text in texts:
        seat, said = (seat_of(text[0]), text[3:]) if text[1:3] == ": " else (g.asked()[0], text)
        g.act(seat, g.rules.parse(said))
    return g


def stand(g: Fight, seat: str, cell: str, facing: int = 0, **facts: Any) -> Fight:
    """Puts a figure somewhere, with whatever else is to be so: `kamae="balance", focus=2, limp=(0,)`."""
    if "kamae" in facts:
        facts["kamae"] = KAMAE.index(facts["kamae"])
    g.table.change(seat_of(seat), cell=g.table.box.cell_numbers[cell], facing=facing, **facts)
    return g


def change(g: Fight, seat: str, **facts: Any) -> Fight:
    """The same without moving it."""
    if "kamae" in facts:
        facts["kamae"] = KAMAE.index(facts["kamae"])
    g.table.change(seat_of(seat), **facts)
    return g


def put(g: Fight, kind: str, *cells: str) -> Fight:
    """Terrain on these cells."""
    number = g.table.box.terrain_names.index(kind)
    pieces = tuple(Terrain(number, g.table.box.cell_numbers[cell]) for cell in cells)
    g.table.terrain = (*g.table.terrain, *pieces)
    return g


def hold(g: Fight, seat: str, *cards: str) -> Fight:
    """These cards are the hand, whatever was; what it had goes to the bottom of the deck.

    A card that is neither in the deck nor in the discard pile comes out of the box.
    """
    who = seat_of(seat)
    hand, deck = g.places[HAND[who]], g.places[DECK[who]]
    deck[:0] = [p & FACE for p in hand]
    hand.clear()
    for card in cards:
        take(g, who, card)
        hand.append(face_of(g, who, card) | 1 << (SHIFT + who))
    return g


def top(g: Fight, seat: str, *cards: str) -> Fight:
    """These cards lie on top of the deck, the first one uppermost."""
    who = seat_of(seat)
    for card in reversed(cards):
        take(g, who, card)
        g.places[DECK[who]].append(face_of(g, who, card))
    return g


def discarded(g: Fight, seat: str, *cards: str) -> Fight:
    """These cards lie in the discard pile, face up."""
    who = seat_of(seat)
    for card in cards:
        take(g, who, card)
        g.places[DISCARD[who]].append(face_of(g, who, card) | 0xFF << SHIFT)
    return g


def only_deck(g: Fight, seat: str, count: int) -> Fight:
    """The deck has only so many cards left; the others lie in the discard pile."""
    who = seat_of(seat)
    deck = g.places[DECK[who]]
    while len(deck) > count:
        g.places[DISCARD[who]].append(deck.pop(0) & FACE | 0xFF << SHIFT)
    return g


def take(g: Fight, who: int, card: str) -> None:
    face = face_of(g, who, card)
    for place in (DECK[who], DISCARD[who], BOX[who]):
        pieces = g.places[place]
        for at, p in enumerate(pieces):
            if p & FACE == face:
                del pieces[at]
                if place == BOX[who]:  # a deck keeps its forty cards
                    pieces.append(g.places[DECK[who]].pop(0) & FACE | 1 << (SHIFT + who))
                return
    raise AssertionError(f"no {card} is left for {'ABCD'[who]}")


def face_of(g: Fight, who: int, card: str) -> int:
    return g.table.box.face_of[who][g.table.box.by_slug[card]]


def lay(g: Fight, **cards: str) -> Fight:
    """Everybody lays a card: `lay(g, A="plain_cut", B="plain_guard")`; who is not named the core ability."""
    for seat in g.asked():
        card = cards.get("ABCD"[seat]) or g.table.box.slugs[g.table.hero(seat).core]
        g.act(seat, g.rules.parse(f"lay {card}"))
    return g


def passing(g: Fight, *until: str) -> Fight:
    """Everybody passes what can be passed, until one of these is asked, or what cannot be passed."""
    while g.outcome is None and type(g.question).__name__ not in until:
        seat = g.asked()[0]
        if g.rules.parse("pass") not in g.legal(seat):
            break
        g.act(seat, g.rules.parse("pass"))
    return g


def next_turn(g: Fight) -> Fight:
    """A new turn begins from where things stand."""
    g.stack[:] = [(turn, ())]
    g.run()
    return g


def at(g: Fight, seat: str) -> tuple[str, int]:
    """Where a figure stands and looks."""
    fighter = g.table.fighters[seat_of(seat)]
    return g.table.box.cell_names[fighter.cell] if fighter.cell >= 0 else "", fighter.facing


def fighter(g: Fight, seat: str) -> Any:
    return g.table.fighters[seat_of(seat)]


def in_hand(g: Fight, seat: str) -> list[str]:
    box = g.table.box
    return sorted(box.slugs[box.ability_of[p & FACE]] for p in g.places[HAND[seat_of(seat)]])
