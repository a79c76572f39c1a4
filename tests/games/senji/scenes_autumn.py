"""Autumns of Senji in a few words, and what a test wants to do with them.

`acting("A", hands={"A": "green_trade_2"}, hanafuda={"B": "plum_5 iris_1"})` is A's turn to act at a table of
four: A leads yellow, B green, C blue and D black; red and violet are absent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

import pytest

from tatami.formats.codec import canonical, encode_table
from tatami.formats.counting import count_pieces
from tatami.games.senji import RULES
from tatami.games.senji.box import FAMILIES, PROVINCES, house_box
from tatami.games.senji.pieces import (
    AUCTION,
    DECK,
    DISCARD,
    DISPLAY,
    DUMMY,
    EMPEROR,
    HANAFUDA,
    HAND,
    IMPERIAL,
    KAMI,
    NOBODY_THERE,
    REMOVED,
    SAMURAI,
    SAMURAI_DECK,
    SAMURAI_DISCARD,
    TOKENS,
)
from tatami.games.senji.rules.autumn import AUTUMN_ACTIONS, autumn
from tatami.games.senji.table import Me, Senji, SenjiQuestion, put
from tatami.kernel.answers import Answer
from tatami.kernel.chance import Chance
from tatami.kernel.events import Event
from tatami.kernel.game import Frame, Game
from tatami.kernel.pieces import FACE, piece
from tatami.kernel.reasons import Reason, Refused
from tatami.kernel.seats import letter, seat_of
from tatami.kernel.views import View, events_for
from tests.games.senji.saying import said

BOX = house_box()
E = TypeVar("E", bound=Event)
Cards = Mapping[str, str]


class TheEnd(SenjiQuestion):
    """What lies beneath a scene: nobody can go on from here."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return ()


def _faces(text: str) -> list[int]:
    """Cards by name, `plum_5*2` for two of them."""
    found: list[int] = []
    for token in text.split():
        name, _, times = token.partition("*")
        found += [BOX.face.get(name, BOX.face.get(f"samurai:{name}", -1))] * int(times or 1)
    assert -1 not in found, text
    return found


def scene(
    seats: int = 4,
    hands: Cards | None = None,
    hanafuda: Cards | None = None,
    display: Cards | None = None,
    samurai: Cards | None = None,
    kami: Cards | None = None,
    honour: Mapping[str, int] | None = None,
    units: Mapping[str, Mapping[str, int]] | None = None,
    provinces: Cards | None = None,
    deck: str | None = None,
    discard: str = "",
    samurai_deck: str | None = None,
    samurai_discard: str = "",
    host: str = "A",
    out: str = "",
    options: Mapping[str, object] | None = None,
    seed: str = "autumn",
) -> Senji:
    """A table with nothing to do yet. Players hold what is mentioned; other diplomacy cards are out of the
    game or in the auction deck of their family, other hanafuda and samurai in their decks (out of the game,
    if the deck is given). `samurai={"A": "gamo@nagato"}`; the key `emperor` stands for the imperial one.
    Everybody controls his home provinces unless `provinces` says otherwise."""
    chosen = RULES.read_options(options)
    layout = RULES.layout(seats, chosen)
    table = RULES.fresh_table(seats, chosen)
    places: list[list[int]] = [[] for _ in layout.places]
    g: Senji = Game(RULES, seats, chosen, layout, table, places, [], Chance(seed))
    left = [Counter(stock) for stock in layout.stocks]

    def lay(place: int, faces: list[int]) -> None:
        for face in faces:
            assert left[layout.stock_of_face[face]][face] > 0, f"no more {BOX.faces[face]}"
            left[layout.stock_of_face[face]][face] -= 1
            places[place].append(piece(face, layout.places[place].audience))

    table.phase, table.host, table.year = "autumn", seat_of(host), 1
    table.families = BOX.playing[seats]
    table.out = tuple(seat_of(name) for name in out)
    table.honour = tuple((honour or {}).get(letter(seat), 0) for seat in range(seats))
    for by_seat, cards in ((HAND, hands), (HANAFUDA, hanafuda), (DISPLAY, display), (KAMI, kami)):
        for name, text in (cards or {}).items():
            lay(by_seat[seat_of(name)], _faces(text))
    for name, text in (samurai or {}).items():
        party = EMPEROR if name == "emperor" else seat_of(name)
        for token in text.split():
            who, _, where = token.partition("@")
            lay(IMPERIAL if party == EMPEROR else SAMURAI[party], _faces(who))
            number = BOX.samurai.index(who)
            home = BOX.regions[BOX.homes[table.families[party]][0]] if party != EMPEROR else "yamashiro"
            table.samurai_at = put(table.samurai_at, number, BOX.region[where or home])
            table.samurai_of = put(table.samurai_of, number, party)
    fortress = [NOBODY_THERE] * PROVINCES
    for seat, family in enumerate(table.families):
        homes = [BOX.regions[p] for p in BOX.homes[family]] if seat not in table.out else []
        for name in (provinces or {}).get(letter(seat), " ".join(homes)).split():
            fortress[BOX.region[name]] = seat
    table.fortress = tuple(fortress)
    for name, there in (units or {}).items():
        for region, number in there.items():
            row = put(table.units[seat_of(name)], BOX.region[region], number)
            table.units = tuple(row if s == seat_of(name) else r for s, r in enumerate(table.units))
    for seat, family in enumerate(table.families):
        lay(DUMMY[seat], [BOX.dummy(family)])
    lay(DISCARD, _faces(discard))
    lay(DECK, _faces(deck or ""))
    lay(SAMURAI_DISCARD, _faces(samurai_discard))
    lay(SAMURAI_DECK, _faces(samurai_deck or ""))
    for face in sorted(left[0].elements()):
        lay(REMOVED if BOX.family[face] in table.families else AUCTION[BOX.family[face]], [face])
    lay(DECK if deck is None else REMOVED, sorted(left[1].elements()))
    lay(SAMURAI_DECK if samurai_deck is None else REMOVED, sorted(left[2].elements()))
    lay(TOKENS, sorted(left[3].elements()))
    count_pieces(g)
    return g


def acting(seat: str = "A", **facts: object) -> Senji:
    """A scene in which that player takes his actions."""
    g = scene(**facts)  # type: ignore[arg-type]
    g.table.named = (seat_of(seat),)
    return _start(g, AUTUMN_ACTIONS[seat_of(seat)])


def whole_autumn(**facts: object) -> Senji:
    """A scene in which Autumn begins."""
    return _start(scene(**facts), (autumn, ()))  # type: ignore[arg-type]


def another_autumn(g: Senji) -> Senji:
    """The next Autumn, as if nothing else had happened between the two."""
    return _start(g, (autumn, ()))


def _start(g: Senji, frame: Frame) -> Senji:
    g.stack[:] = [TheEnd((0,)), frame]
    g.run()
    return g


# --- doing --------------------------------------------------------------------------------------


def play(g: Senji, *moves: str) -> Senji:
    """`play(g, "trade green_trade_2", "B: show: plum_5, iris_1")`; else who is asked first."""
    for move in moves:
        seat, answer = said(g, move)
        g.act(seat, RULES.parse(answer))
        count_pieces(g)
    return g


def refusal(g: Senji, seat: str, text: str) -> Reason:
    """Why not; nothing may have changed."""
    before = (canonical(encode_table(g.table)), [p[:] for p in g.places], len(g.events))
    with pytest.raises(Refused) as refused:
        g.act(seat_of(seat), RULES.parse(text))
    assert (canonical(encode_table(g.table)), [p[:] for p in g.places], len(g.events)) == before
    return refused.value.reason


def why(g: Senji, seat: str, text: str) -> tuple[str, set[str]]:
    """Code and clauses of a refusal."""
    reason = refusal(g, seat, text)
    assert set(reason.facts) == set(reason.refusal.kinds)
    return reason.code, set(reason.clauses)


# --- looking ------------------------------------------------------------------------------------


def asked(g: Senji) -> str:
    """Who is asked what: `A AutumnActions`."""
    return f"{''.join(letter(s) for s in g.asked())} {type(g.question).__name__}"


def legal(g: Senji, seat: str = "", begin: str = "") -> list[str]:
    """The legal answers that begin so; checked against the candidates without a reason."""
    who = seat_of(seat) if seat else g.asked()[0]
    question = g.question
    assert question is not None
    me = g.seen(who)
    texts = [answer.text for answer in g.legal(who)]
    slow = [a.text for a in question.candidates(me) if question.why_not(me, a) is None]
    assert sorted(texts) == sorted(slow), "the fast list differs from the candidates without a reason"
    return [text for text in texts if text.startswith(begin)]


def lying(g: Senji, place: str) -> list[str]:
    """What lies there: in order, or sorted if it has none."""
    k = g.layout.by_name[place]
    names = [BOX.faces[p & FACE] for p in g.places[k]]
    return sorted(names) if g.layout.places[k].bag else names


def sees(g: Senji, viewer: str, place: str) -> list[str]:
    """What a seat sees there, `?` where it sees nothing."""
    view = View(g, 7 if viewer == "spectator" else seat_of(viewer))
    return ["?" if f < 0 else BOX.faces[f] for f in view.faces(g.layout.by_name[place])]


def honour(g: Senji, seats: str = "ABCD") -> list[int]:
    return [g.table.honour[seat_of(seat)] for seat in seats]


def told(g: Senji, kind: type[E]) -> list[E]:
    return [event for event in g.events if isinstance(event, kind)]


def heard(g: Senji, viewer: str, since: int = 0) -> list[Event]:
    return events_for(g, 7 if viewer == "spectator" else seat_of(viewer), since)


def family(name: str) -> int:
    return FAMILIES.index(name)
