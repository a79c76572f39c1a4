"""Positions of Samurai Sword in a few words, and what a test wants to do with them.

`scene(3, hands={"A": "katana parry*2"}, play={"B": "armor*2 bushido"})` is the Play phase of A's turn at a
table of three.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import TypeVar

from tatami.formats.counting import count_pieces
from tatami.formats.views import view_json
from tatami.games.samurai_sword import RULES, pieces
from tatami.games.samurai_sword.rules.turn import take_turn
from tatami.games.samurai_sword.table import SamuraiSword, SamuraiSwordTable
from tatami.kernel.chance import Chance
from tatami.kernel.events import Event
from tatami.kernel.game import Game
from tatami.kernel.pieces import OPEN
from tatami.kernel.seats import SPECTATOR, letter, seat_of
from tatami.kernel.views import View
from tests.games.scenes import cards, laid, lying

E = TypeVar("E", bound=Event)
Cards = Mapping[str, str]

ROLES = {
    3: "shogun ninja_1 ninja_2",
    4: "shogun ninja_1 samurai ninja_2",
    5: "shogun ninja_1 samurai ronin ninja_2",
    6: "shogun ninja_1 samurai ronin ninja_2 ninja_3",
    7: "shogun ninja_1 samurai ronin ninja_2 ninja_3 samurai",
}
CHARACTERS = "hideyoshi nobunaga goemon ieyasu tomoe kojiro musashi"
"""Who sits there if a scene says nothing: attacks between A and B meet no power that changes them."""


def sitting(**who: str) -> str:
    """The same but for some seats, as in `sitting(B="tomoe")`; whoever sat elsewhere changes places."""
    names = CHARACTERS.split()
    for seat, name in who.items():
        at = seat_of(seat)
        if name in names:
            names[names.index(name)] = names[at]
        names[at] = name
    return " ".join(names)


ANY_HAND = "parry"
"""What a player holds of whom a scene says nothing: enough not to be Harmless."""


def scene(
    roles: str | int = 5,
    characters: str = CHARACTERS,
    hands: Cards | None = None,
    play: Cards | None = None,
    resilience: Mapping[str, int] | None = None,
    honor: Mapping[str, int] | None = None,
    deck: str | None = None,
    discard: str | None = None,
    turn: str = "A",
    weapons_played: int = 0,
    deck_ended: bool = False,
    options: Mapping[str, object] | None = None,
    seed: str | int = "scene",
) -> SamuraiSword:
    """The Play phase of somebody's turn; resilience and honor are full but for the seats that are mentioned.

    Cards that are not mentioned lie in the deck; where the deck is given (its top last), in the discard pile.
    With `discard` given too, they lie under it; its top is last.
    """
    sit = (ROLES[roles] if isinstance(roles, int) else roles).split()
    seats = len(sit)
    chosen = RULES.read_options(options)
    layout = RULES.layout(seats, chosen)
    lies = {f"role.{letter(seat)}": [f"role:{role}"] for seat, role in enumerate(sit)}
    spare = [pieces.FACES[face] for face in layout.stocks[pieces.ROLE_STOCK]]
    for role in sit:
        spare.remove(f"role:{role}")
    lies["box"] = spare
    for seat in range(seats):
        lies[f"hand.{letter(seat)}"] = cards((hands or {}).get(letter(seat), ANY_HAND))
    for name, properties in (play or {}).items():
        for card in cards(properties):
            lies.setdefault(f"play.{name}.{card}", []).append(card)
    lies["deck"], lies["discard"] = cards(deck or ""), cards(discard or "")
    left = list(layout.stocks[pieces.CARD_STOCK])
    for name in (name for names in lies.values() for name in names if not name.startswith("role:")):
        left.remove(pieces.FACES.index(name))
    goal = "deck" if deck is None else "discard"
    lies[goal] = [pieces.FACES[face] for face in left] + lies[goal]
    table = _table(sit, characters.split()[:seats], resilience or {}, honor or {})
    table.turn, table.weapons_played, table.deck_ended = seat_of(turn), weapons_played, deck_ended
    table.geisha_on_oneself = chosen["geisha_on_oneself"] is True
    places = [laid(RULES, layout, k, lies) for k in range(len(layout.places))]
    places[pieces.ROLE_OF[table.shogun]] = [pieces.SHOGUN | OPEN]
    g = Game(RULES, seats, chosen, layout, table, places, RULES.opening(table), Chance(str(seed)))
    count_pieces(g)
    RULES.check(g)
    return g


def _table(
    sit: list[str], characters: list[str], resilience: Mapping[str, int], honor: Mapping[str, int]
) -> SamuraiSwordTable:
    seats, shogun = len(sit), sit.index("shogun")
    tokens = {letter(seat): pieces.RESILIENCE[name] for seat, name in enumerate(characters)} | {**resilience}
    start = {
        letter(seat): (pieces.SHOGUN_HONOR if seat == shogun else pieces.OTHERS_HONOR)[seats]
        for seat in range(seats)
    } | {**honor}
    return SamuraiSwordTable(
        0, 9, shogun, tuple(characters), tuple(tokens.values()), tuple(start.values()), 0, False, False
    )


def turn_of(g: SamuraiSword, seat: str) -> SamuraiSword:
    """The same table, but that player's turn begins just now: Recover phase, Bushido, Draw phase."""
    g.stack.clear()
    take_turn(g, seat_of(seat))
    g.run()
    return g


def all_but(words: str) -> str:
    """Every playing card that is not named: whoever holds them all leaves no discard pile."""
    left = [pieces.FACES[card] for card in pieces.playing_cards()]
    for name in cards(words):
        left.remove(name)
    return " ".join(left)


def resilience(g: SamuraiSword, seat: str) -> int:
    return g.table.resilience[seat_of(seat)]


def honor(g: SamuraiSword, seat: str) -> int:
    return g.table.honor[seat_of(seat)]


def roles(g: SamuraiSword) -> list[str]:
    """Who plays what, by seat: `shogun`, `ninja_2` ..."""
    return [lying(g, f"role.{letter(seat)}")[0].removeprefix("role:") for seat in range(g.seats)]


OTHER_READINGS: Mapping[str, object] = {
    "deck_end": "next_draw",
    "last_blow": "honor",
    "geisha_on_oneself": True,
}
"""Every option at the other value."""


def random_play(seats: int, seed: int, options: Mapping[str, object] | None = None) -> Iterator[SamuraiSword]:
    """A random game, at every moment in which somebody is asked, and at its end."""
    g, rng = RULES.new(seats, options, seed), Random(seed)
    yield g
    while g.outcome is None:
        seat = g.asked()[0]
        g.act(seat, rng.choice(g.legal(seat)))
        yield g


def shown(g: SamuraiSword, viewer: str, place: str) -> list[str]:
    """What a seat, or `spectator`, sees there: `?` hidden, `katana` seen, `katana!` face up for all."""
    seat = SPECTATOR if viewer == "spectator" else seat_of(viewer)
    seen: list[str] = view_json(View(g, seat))["places"].get(place, [])
    return seen
