"""Positions of Senji in Summer in a few words, and what a test wants to do with them.

`scene(4, units={"B": "owari*4"}, samurai={"hosokawa": "B owari"}, orders="owari=march")` is a Summer with
four players. Homes belong to their families; every player holds his own grandmother and nothing else, so that
everybody is asked and nobody can do harm; whatever is not mentioned is out of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

import pytest

from tatami.formats.codec import canonical, encode
from tatami.formats.counting import count_pieces
from tatami.games.senji import RULES, pieces
from tatami.games.senji.box import FAMILIES, ORDERS
from tatami.games.senji.events.summer import RaidRolled
from tatami.games.senji.rules.battle_state import battle_on
from tatami.games.senji.rules.summer import summer
from tatami.games.senji.table import Senji, put
from tatami.kernel.chance import Chance
from tatami.kernel.events import Event
from tatami.kernel.game import Frame, Game
from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import FACE, piece
from tatami.kernel.reasons import Reason, Refused
from tatami.kernel.seats import letter, mask_of, seat_of
from tests.games.senji.saying import parts, said

E = TypeVar("E", bound=Event)
BOX = RULES.box
EMPEROR = pieces.EMPEROR


def party_of(name: str) -> int:
    return EMPEROR if name == "emperor" else seat_of(name)


def words(text: str) -> list[str]:
    """`owari*3 echizen` is owari, owari, owari, echizen."""
    out: list[str] = []
    for word in text.split():
        name, _, copies = word.partition("*")
        out += [name] * int(copies or 1)
    return out


def pairs(text: str) -> dict[str, str]:
    """`owari=march nagato=production`."""
    return dict(word.split("=") for word in text.split())


def scene(
    seats: int = 4,
    units: Mapping[str, str] | None = None,
    samurai: Mapping[str, str] | None = None,
    orders: str = "",
    fortress: str = "",
    hands: Mapping[str, str] | None = None,
    display: Mapping[str, str] | None = None,
    kami: Mapping[str, str] | None = None,
    honour: Mapping[str, int] | None = None,
    host: str = "A",
    deck: int | None = None,
    discard: int = 0,
    options: Mapping[str, object] | None = None,
    seed: str | int = "scene",
    begun: bool = True,
) -> Senji:
    """A Summer that has just begun; `deck` and `discard` say how many hanafuda cards lie there."""
    chosen = RULES.read_options(options)
    layout = RULES.layout(seats, chosen)
    table = RULES.fresh_table(seats, chosen)
    table.families = BOX.playing[seats]
    table.year, table.phase, table.host = 1, "spring", seat_of(host)
    for seat, family in enumerate(table.families):
        for home in BOX.homes[family]:
            table.fortress = put(table.fortress, home, seat)
    for province, owner in pairs(fortress).items():
        table.fortress = put(table.fortress, BOX.region[province], party_of(owner))
    rows = [list(row) for row in table.units]
    for owner, where in (units or {}).items():
        for region in words(where):
            rows[party_of(owner)][BOX.region[region]] += 1
    table.units = tuple(tuple(row) for row in rows)
    for player, amount in (honour or {}).items():
        table.honour = put(table.honour, seat_of(player), amount)
    lies: dict[str, list[str]] = {"samurai_deck": [], "removed": []}
    for warrior, where in (samurai or {}).items():
        party, there = where.split()
        k = BOX.samurai.index(warrior)
        table.samurai_at = put(table.samurai_at, k, BOX.region[there])
        table.samurai_of = put(table.samurai_of, k, party_of(party))
        lies.setdefault(f"samurai.{party}", []).append(f"samurai:{warrior}")
    for seat in range(seats):
        name, colour = letter(seat), FAMILIES[table.families[seat]]
        lies[f"dummy.{name}"] = [f"{colour}_dummy"]
        lies[f"hand.{name}"] = words((hands or {}).get(name, f"{colour}_member_grandmother"))
        lies[f"display.{name}"] = words((display or {}).get(name, ""))
        lies[f"kami.{name}"] = [f"samurai:{k}" for k in words((kami or {}).get(name, ""))]
    for province, order in pairs(orders).items():
        lies[f"order.{province}"] = [f"order:{order}"]
    _lay_the_rest(layout.stocks, lies, deck, discard)
    places = [
        [piece(BOX.face[name], place.audience) for name in lies.get(place.name, [])]
        for place in layout.places
    ]
    for province in pairs(orders):
        seat = table.fortress[BOX.region[province]]
        seat = seat if seat in range(seats) else table.host
        at = layout.by_name[f"order.{province}"]
        places[at] = [p | mask_of(seat) << 12 for p in places[at]]
    stack: list[Frame] = [(stop, ())]
    g: Senji = Game(RULES, seats, chosen, layout, table, places, stack, Chance(str(seed)))
    count_pieces(g)
    if begun:
        stack.append((summer, ()))
        g.run()
    return g


def stop(g: Senji) -> None:
    """Where a scene ends: Summer is over."""
    g.finish(Outcome((0,), "shogun", (0,) * g.seats))


def _lay_the_rest(
    stocks: tuple[tuple[int, ...], ...], lies: dict[str, list[str]], deck: int | None, discard: int
) -> None:
    goals = ("removed", "deck", "samurai_deck", "tokens")
    mentioned = [name for names in lies.values() for name in names]
    for goal, stock in zip(goals, stocks, strict=True):
        left = [BOX.faces[face] for face in stock]
        for name in mentioned:
            if name in left:
                left.remove(name)
        lies[goal] = left + lies.get(goal, [])
    if deck is not None:
        cards = lies["deck"]
        lies["deck"], lies["discard"] = cards[:deck], cards[deck : deck + discard]
        lies["hanafuda.A"] = lies.get("hanafuda.A", []) + cards[deck + discard :]


# --- playing ----------------------------------------------------------------------------------------


def play(g: Senji, *texts: str) -> Senji:
    """Whoever is asked says this, then this ...; `B: spare` says who."""
    for text in texts:
        seat, what = said(g, text)
        g.act(seat, RULES.parse(what))
    return g


def asked(g: Senji) -> str:
    """Who is asked what: `A Activation`, `BC SupportToCommit`; nothing when the scene is over."""
    return f"{''.join(map(letter, g.asked()))} {type(g.question).__name__}" if g.asked() else ""


def legal(g: Senji, seat: str = "") -> list[str]:
    """What a player may say now; the fast list is the slow one."""
    by = seat_of(seat) if seat else g.asked()[0]
    question = g.question
    assert question is not None
    me = g.seen(by)
    answers = [answer.text for answer in g.legal(by)]
    slow = {answer.text for answer in question.candidates(me) if question.why_not(me, answer) is None}
    assert set(answers) == slow
    assert len(answers) == len(set(answers))
    return answers


def goals(g: Senji, way: str = "land") -> set[str]:
    """Where units may be sent in that way."""
    return {text.split()[1] for text in parts(g, way) if text.startswith("to ")}


def may(g: Senji, text: str) -> bool:
    return g.why_not(g.asked()[0], RULES.parse(text)) is None


def refusal(g: Senji, text: str) -> Reason:
    """Why that is refused, `B: kill ...` or of whoever is asked; nothing may have changed."""
    seat, what = said(g, text)
    before, told_before = canonical(encode(g)), list(g.events)
    with pytest.raises(Refused) as caught:
        g.act(seat, RULES.parse(what))
    assert canonical(encode(g)) == before
    assert g.events == told_before
    reason = caught.value.reason
    assert set(reason.facts) == set(reason.refusal.kinds)
    return reason


def why(g: Senji, text: str) -> tuple[str, tuple[str, ...]]:
    """The code of the refusal and its clauses."""
    reason = refusal(g, text)
    return reason.code, reason.clauses


def march_to(g: Senji, province: str, way: str, *moves: str) -> Senji:
    """Names the province, if that has to be said, and carries out a march."""
    if asked(g).endswith("Activation"):
        play(g, f"name {province}")
    return play(g, f"{way}: {', '.join(moves)}")


def with_luck(build: Callable[[int], Senji], holds: Callable[[Senji], bool]) -> Senji:
    """The same with the first seed by which it turns out so."""
    for seed in range(3000):
        g = build(seed)
        if holds(g):
            return g
    raise AssertionError("chance never has it so")


def drowned(g: Senji) -> int:
    """How many units the dice of the raid have drowned."""
    return sum(event.number for event in told(g, RaidRolled))


LET_IT_BE = {
    "HostageToKill": "spare",
    "AbilityToBorrow": "decline",
    "DieToReroll": "keep",
    "KamiToCall": "keep",
}


def to_support(g: Senji) -> Senji:
    """Everything that may be declined before support is committed is declined."""
    while type(g.question).__name__ in LET_IT_BE:
        play(g, LET_IT_BE[type(g.question).__name__])
    assert type(g.question).__name__ == "SupportToCommit", asked(g)
    return g


def set_dice(g: Senji, faces: str) -> Senji:
    """The rolled dice show this instead: first the families named, then red ones."""
    battle = battle_on(g.table)
    dice = [FAMILIES.index(name) for name in words(faces)]
    assert len(dice) <= len(battle.dice)
    shown = tuple(dice + [FAMILIES.index("red")] * (len(battle.dice) - len(dice)))
    g.table.battle = battle._replace(dice=shown)
    return g


def fight(g: Senji, faces: str = "", **support: str) -> Senji:
    """A battle round with these dice (the rest red), where everybody commits what is said, or his dummy."""
    set_dice(to_support(g), faces)
    while type(g.question).__name__ == "SupportToCommit":
        for seat in g.asked():
            play(g, f"{letter(seat)}: support {support.get(letter(seat), 'dummy')}")
        if battle_is_over(g) or type(g.question).__name__ != "SupportToCommit":
            break
        if g.table.battle and battle_on(g.table).cards == ((), ()):
            break  # a new round
    return g


def battle_is_over(g: Senji) -> bool:
    return not g.table.battle


# --- looking ----------------------------------------------------------------------------------------


def told(g: Senji, kind: type[E]) -> list[E]:
    """The events of that kind, so far."""
    return [event for event in g.events if isinstance(event, kind)]


def region(name: str) -> int:
    return BOX.region[name]


def samurai_number(name: str) -> int:
    return BOX.samurai.index(name)


def units_in(g: Senji, party: str, where: str) -> int:
    return g.table.units[party_of(party)][region(where)]


def where_is(g: Senji, name: str) -> str:
    """`B owari`, or nothing if he is not on the board."""
    k = samurai_number(name)
    at, of = g.table.samurai_at[k], g.table.samurai_of[k]
    return "" if at < 0 else f"{'emperor' if of == EMPEROR else letter(of)} {BOX.regions[at]}"


def owner(g: Senji, province: str) -> str:
    party = g.table.fortress[region(province)]
    return "emperor" if party == EMPEROR else letter(party) if party >= 0 else ""


def honour(g: Senji, seat: str) -> int:
    return g.table.honour[seat_of(seat)]


def lying(g: Senji, place: str) -> list[str]:
    """The names of the pieces that lie there."""
    return [BOX.faces[p & FACE] for p in g.places[g.layout.by_name[place]]]


def order_of(name: str) -> int:
    return ORDERS.index(name)
