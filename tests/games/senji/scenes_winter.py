"""Winters of Senji in a few words, and what a test wants to do with them.

`winter("green yellow black blue")` is the Winter of a year that has just begun: every player holds the cards
of his own family and three home provinces, A is host. Cards are moved by `hands`, decks stacked by `decks`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import pytest

from tatami.formats.codec import canonical, encode
from tatami.formats.counting import count_pieces
from tatami.games.senji import RULES
from tatami.games.senji.box import FAMILIES
from tatami.games.senji.pieces import (
    AUCTION,
    BIDS,
    DISPLAY,
    EMPEROR,
    HAND,
    KAMI,
    REMOVED,
    SAMURAI,
    SAMURAI_DECK,
)
from tatami.games.senji.rules.spring import spring
from tatami.games.senji.rules.winter import winter as begin_winter
from tatami.games.senji.table import Senji
from tatami.kernel.answers import Compound, Form
from tatami.kernel.events import Event
from tatami.kernel.pieces import FACE, OPEN
from tatami.kernel.reasons import Reason, Refused
from tatami.kernel.seats import SPECTATOR, letter, seat_of
from tatami.kernel.views import View, events_for

E = TypeVar("E", bound=Event)

FIVE = "red yellow green blue black"
FOUR = "green yellow black blue"
THREE = "yellow green blue"
SIX = "violet red yellow green blue black"
TABLES = {3: THREE, 4: FOUR, 5: FIVE, 6: SIX}


def before_winter(
    families: str = FOUR,
    hands: Mapping[str, str] | None = None,
    decks: Mapping[str, str] | None = None,
    host: str = "A",
    out: str = "",
    kami: Mapping[str, str] | None = None,
    samurai: Mapping[str, str] | None = None,
    displays: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
    seed: str = "winter",
) -> Senji:
    """The moment before lots are drawn. `decks` names the top of an auction deck, the first drawn first."""
    sit = [FAMILIES.index(name) for name in families.split()]
    seats = len(sit)
    g = RULES.new(seats, {"families": "dealt", **(options or {})}, seed)
    table, box = g.table, g.table.box
    table.families = tuple(sit)
    table.year, table.host = 1, seat_of(host)
    table.out = tuple(seat_of(name) for name in out)
    table.fortress = tuple(sit.index(home) if home in sit else -1 for home in box.home)
    table.units = tuple((0,) * len(row) for row in table.units)
    table.samurai_at = tuple(-1 for _ in table.samurai_at)
    table.samurai_of = tuple(-1 for _ in table.samurai_of)
    _gather_samurai(g)
    _deal_diplomacy(g)
    for name, cards in (hands or {}).items():
        for card in cards.split():
            bring(g, card, HAND[seat_of(name)])
    for family, cards in (decks or {}).items():
        for card in reversed(cards.split()):
            bring(g, card, AUCTION[FAMILIES.index(family)])
    for name, cards in (displays or {}).items():
        for card in cards.split():
            bring(g, card, DISPLAY[seat_of(name)])
    for name, dead in (kami or {}).items():
        for who in dead.split():
            bring(g, f"samurai:{who}", KAMI[seat_of(name)])
    for name, there in (samurai or {}).items():
        party = EMPEROR if name == "emperor" else seat_of(name)
        place = g.layout.by_name["samurai.emperor"] if party == EMPEROR else SAMURAI[party]
        for who in there.split():
            bring(g, f"samurai:{who}", place)
            number = box.samurai.index(who)
            at, of = list(table.samurai_at), list(table.samurai_of)
            home = box.emperors[seats] if party == EMPEROR else box.homes[sit[party]][0]
            at[number], of[number] = home, party
            table.samurai_at, table.samurai_of = tuple(at), tuple(of)
    g.stack[:] = [*[(begin_winter, ())] * 20, (spring, ()), (begin_winter, ())]  # Winters enough for any walk
    count_pieces(g)
    g.events.clear()
    return g


def winter(families: str = FOUR, **more: object) -> Senji:
    """The same, with the lots drawn: everybody may act."""
    g = before_winter(families, **more)  # type: ignore[arg-type]
    g.run()
    return g


def _gather_samurai(g: Senji) -> None:
    box = g.table.box
    found = []
    for place in g.places:
        found += [p & FACE for p in place if box.first_samurai <= p & FACE < box.tokens[0]]
        place[:] = [p for p in place if not box.first_samurai <= p & FACE < box.tokens[0]]
    g.places[SAMURAI_DECK][:] = found


def _deal_diplomacy(g: Senji) -> None:
    """Every card at home (SEN-5, SEN-24)."""
    box, table = g.table.box, g.table
    for place in g.places:
        place[:] = [p for p in place if p & FACE >= box.diplomacy]
    for card in box.diplomacy_cards(g.seats):
        family = box.family[card]
        if family not in table.families:
            _lay(g, card, AUCTION[family])
            continue
        seat = table.families.index(family)
        goal = HAND[seat] if card < box.valued else g.layout.by_name[f"dummy.{letter(seat)}"]
        _lay(g, card, REMOVED if seat in table.out else goal)


def _lay(g: Senji, face: int, place: int) -> None:
    g.places[place].append(face | g.layout.audiences[place])


def bring(g: Senji, name: str, place: int) -> None:
    """That piece lies there, wherever it was before."""
    face = g.table.box.face[name]
    for pieces in g.places:
        for p in pieces:
            if p & FACE == face:
                pieces.remove(p)
                _lay(g, face, place)
                return
    raise AssertionError(f"no {name}")


def lock(g: Senji, seat: str, card: str, lot: int) -> None:
    """A bid that was locked by a tie in the year before, under that lot (from 1)."""
    number = seat_of(seat)
    bring(g, card, BIDS[number])
    g.places[BIDS[number]][-1] |= OPEN
    bids = list(g.table.bids)
    bids[number] = (*bids[number], ~(lot - 1))
    g.table.bids = tuple(bids)


def do(g: Senji, *acts: str) -> Senji:
    """`do(g, "A: letter B: vow peace", "B: ready")`."""
    for act in acts:
        name, _, text = act.partition(": ")
        g.act(seat_of(name), RULES.parse(text))
    return g


def say(g: Senji, name: str, *texts: str) -> Senji:
    """One player says all this, one after another."""
    return do(g, *(f"{name}: {text}" for text in texts))


def bid(lot: int, *cards: str) -> str:
    """All these cards under one lot: `bids: 1 green_trade_1, 1 green_trade_2`."""
    return "bids: " + ", ".join(f"{lot} {card}" for card in cards)


def refused(g: Senji, name: str, text: str) -> Reason:
    """Why it is not allowed; nothing has changed."""
    before, told = canonical(encode(g)), len(g.events)
    with pytest.raises(Refused) as no:
        g.act(seat_of(name), RULES.parse(text))
    reason = no.value.reason
    assert canonical(encode(g)) == before
    assert len(g.events) == told
    assert set(reason.facts) == set(reason.refusal.kinds)
    return reason


def hand(g: Senji, name: str) -> list[str]:
    return sorted(g.rules.face_name(p & FACE) for p in g.places[HAND[seat_of(name)]])


def lying(g: Senji, place: str) -> list[str]:
    """What lies in a place, by name and in order."""
    return [g.rules.face_name(p & FACE) for p in g.places[g.layout.by_name[place]]]


def sees(g: Senji, name: str, place: str) -> list[str]:
    """What somebody sees there: `?` for what is hidden."""
    view = View(g, SPECTATOR if name == "spectator" else seat_of(name))
    return ["?" if f < 0 else g.rules.face_name(f) for f in view.faces(g.layout.by_name[place])]


def may(g: Senji, name: str) -> list[str]:
    return [answer.text for answer in g.legal(seat_of(name))]


def can_add(g: Senji, name: str, answer: str) -> list[str]:
    """What can be added to an answer that is made so far: `letter B: vow peace`."""
    begun, question = RULES.parse(answer), g.question
    assert isinstance(begun, Compound)
    assert question is not None
    me, form, so_far = g.seen(seat_of(name)), begun.form, begun.parts
    parts = question.parts(me, form, so_far)
    allowed = {p for p in question.menu(me, form, so_far) if not question.why_not_part(me, form, so_far, p)}
    assert set(parts) == allowed, "the quick list differs from the menu"
    return [part.text for part in parts]


def begins(g: Senji, name: str, form: str) -> str:
    """What an answer of that form begins with."""
    begun, question = RULES.parse(form), g.question
    assert isinstance(begun, Form)
    assert question is not None
    return begun.of(question.begun(g.seen(seat_of(name)), begun)).text


def refused_part(g: Senji, name: str, text: str) -> tuple[str, int]:
    """Why it is not allowed, and which of its parts is at fault (-1: none alone)."""
    reason = refused(g, name, text)
    return reason.code, reason.part


def told(g: Senji, name: str, kind: type[E]) -> list[E]:
    """The events of that kind that somebody was told."""
    viewer = SPECTATOR if name == "spectator" else seat_of(name)
    return [event for event in events_for(g, viewer) if isinstance(event, kind)]


def asks(g: Senji) -> str:
    return type(g.question).__name__


def all_ready(g: Senji) -> Senji:
    """Everybody who is waited for says `ready`, until Winter is over."""
    while asks(g) == "Winter":
        say(g, letter(g.asked()[0]), "ready")
    return g
