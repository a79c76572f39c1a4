"""Positions of Shinobi in a few words, and what a test wants to do with them.

Armies are written by clan and number: `scene({"A": "takeda*3 mori", "B": "uesugi*2"})`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from tatami.formats.counting import count_pieces
from tatami.games.shinobi import RULES, pieces
from tatami.games.shinobi.table import Mark, Shinobi, ShinobiTable
from tatami.kernel.chance import Chance
from tatami.kernel.events import Event
from tatami.kernel.game import Game
from tatami.kernel.seats import letter, seat_of
from tests.games import scenes
from tests.games.scenes import cards, laid

E = TypeVar("E", bound=Event)
Cards = Mapping[str, str]

ANY_HAND = "hojo mori oda takeda"
"""What a player holds of whom a scene says nothing."""


def scene(
    provinces: Cards | None = None,
    hands: Cards | None = None,
    deck: str | None = None,
    clans: str = "hojo mori oda",
    turn: str = "A",
    turns_left: int = -1,
    turn_number: int = 9,
    protected: tuple[Mark, ...] = (),
    troops_per_clan: int = 11,
) -> Shinobi:
    """The start of a turn at a table with as many players as clans are served.

    Blue cards that are not mentioned lie in the deck; where the deck is given (its top last), in the discard.
    """
    served = clans.split()
    seats = len(served)
    options = RULES.read_options({"troops_per_clan": troops_per_clan})
    layout = RULES.layout(seats, options)
    lies = {f"clan.{letter(seat)}": [f"clan:{clan}"] for seat, clan in enumerate(served)}
    lies["box"] = [f"clan:{clan}" for clan in pieces.CLANS if clan not in served]
    for seat in range(seats):
        lies[f"hand.{letter(seat)}"] = cards((hands or {}).get(letter(seat), ANY_HAND))
    for name, armies in (provinces or {}).items():
        for card in cards(armies):
            lies.setdefault(f"province.{name}.{card}", []).append(card)
    left = list(layout.stocks[pieces.TROOP_STOCK])
    for name in (name for names in lies.values() for name in names if not name.startswith("clan:")):
        left.remove(pieces.FACES.index(name))
    for name in cards(deck or ""):
        left.remove(pieces.FACES.index(name))
    rest = [pieces.FACES[face] for face in left]
    lies["deck"] = rest if deck is None else cards(deck)
    lies["discard"] = [] if deck is None else rest
    table = ShinobiTable(seat_of(turn), turn_number, protected, turns_left)
    places = [laid(RULES, layout, k, lies) for k in range(len(layout.places))]
    g = Game(RULES, seats, options, layout, table, places, RULES.opening(table), Chance("scene"))
    count_pieces(g)
    RULES.check(g)
    return g


def final_turn(provinces: Cards, clans: str, spare: str = "oda oda", turn: str = "A") -> Shinobi:
    """The final turn of the game, of a player who holds only these cards."""
    none = {letter(seat): "" for seat in range(len(clans.split()))}
    return scene(provinces, {**none, turn: spare}, deck="", clans=clans, turn=turn, turns_left=0)


def army(g: Shinobi, name: str) -> int:
    """The strength of an army: `B.oda`."""
    return len(g.places[pieces.ARMY_CALLED[name]])


def lying(g: Shinobi, place: str) -> list[str]:
    """The names of the cards that lie there, sorted."""
    return sorted(scenes.lying(g, place))
