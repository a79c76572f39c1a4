"""What a player of Shinobi can say, and its canonical text. Made once, looked up ever after."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.seats import Seat, letter

from .pieces import CLANS, FACES, MOST_SEATS, NINJA


class Place(Answer):
    """`place oda > B`: an Oda card from the hand into B's province."""

    __slots__ = ("card", "province")
    KINDS = {"card": "face", "province": "seat"}

    def __init__(self, card: int, province: Seat) -> None:
        super().__init__(f"place {FACES[card]} > {letter(province)}")
        self.card: Final = card
        self.province: Final = province


class PlayNinja(Answer):
    """`ninja > B.oda`: a ninja from the hand against the Oda army in B's province."""

    __slots__ = ("clan", "province")
    KINDS = {"province": "seat", "clan": "face"}

    def __init__(self, province: Seat, clan: int) -> None:
        super().__init__(f"ninja > {letter(province)}.{CLANS[clan]}")
        self.province: Final = province
        self.clan: Final = clan

    def touches(self) -> dict[str, tuple[str, int | str]]:
        return {"card": ("face", NINJA), **super().touches()}


class PlaceAtHome(Answer):
    """`home oda`: an Oda card from the hand into one's own province."""

    __slots__ = ("card",)
    KINDS = {"card": "face"}

    def __init__(self, card: int) -> None:
        super().__init__(f"home {FACES[card]}")
        self.card: Final = card


class Move(Answer):
    """`move oda B > C`: one Oda card from B's province into C's."""

    __slots__ = ("clan", "goal", "source")
    KINDS = {"clan": "face", "source": "seat", "goal": "seat"}

    def __init__(self, clan: int, source: Seat, goal: Seat) -> None:
        super().__init__(f"move {CLANS[clan]} {letter(source)} > {letter(goal)}")
        self.clan: Final = clan
        self.source: Final = source
        self.goal: Final = goal


class Attack(Answer):
    """`attack takeda > B.uesugi`: with one's own Takeda army against the Uesugi army in B's province."""

    __slots__ = ("army", "clan", "province")
    KINDS = {"army": "face", "province": "seat", "clan": "face"}

    def __init__(self, army: int, province: Seat, clan: int) -> None:
        super().__init__(f"attack {CLANS[army]} > {letter(province)}.{CLANS[clan]}")
        self.army: Final = army
        self.province: Final = province
        self.clan: Final = clan


class Skip(Answer):
    """`skip`: the order cannot be given."""

    __slots__ = ()


_SEATS: Final = range(MOST_SEATS)
_CLANS: Final = range(len(CLANS))
_CARDS: Final = range(NINJA + 1)

PLACE: Final = tuple(tuple(Place(card, province) for province in _SEATS) for card in _CARDS)
PLAY_NINJA: Final = tuple(tuple(PlayNinja(province, clan) for clan in _CLANS) for province in _SEATS)
PLACE_AT_HOME: Final = tuple(PlaceAtHome(card) for card in _CARDS)
MOVE: Final = tuple(
    tuple(tuple(Move(clan, source, goal) for goal in _SEATS) for source in _SEATS) for clan in _CLANS
)
ATTACK: Final = tuple(
    tuple(tuple(Attack(army, province, clan) for clan in _CLANS) for province in _SEATS) for army in _CLANS
)
SKIP: Final = Skip("skip")

PLACE_TWO_CARDS: Final = Attempt("place two cards")
PLACE_FACE_DOWN: Final = Attempt("place face down")
PLACE_AND_MOVE: Final = Attempt("place and move")
MOVE_TWO_CARDS: Final = Attempt("move two cards")
MOVE_AN_ARMY: Final = Attempt("move an army")
ATTACK_FROM_ABROAD: Final = Attempt("attack from abroad")
DRAW: Final = Attempt("draw")
RESHUFFLE: Final = Attempt("reshuffle discard")
TAKE_FROM_DISCARD: Final = Attempt("take from discard")
SHOW_CLAN: Final = Attempt("show clan")
SHOW_HAND: Final = Attempt("show hand")
LOOK_INTO_BOX: Final = Attempt("look into box")
LOOK_AT_DECK: Final = Attempt("look at deck")
LOOK_AT_HAND: Final = Attempt("look at a hand")
LOOK_AT_CLAN: Final = Attempt("look at a clan card")
COUNT_HAND: Final = Attempt("count hand")
ATTEMPTS: Final = (
    PLACE_TWO_CARDS,
    PLACE_FACE_DOWN,
    PLACE_AND_MOVE,
    MOVE_TWO_CARDS,
    MOVE_AN_ARMY,
    ATTACK_FROM_ABROAD,
    DRAW,
    RESHUFFLE,
    TAKE_FROM_DISCARD,
    SHOW_CLAN,
    SHOW_HAND,
    LOOK_INTO_BOX,
    LOOK_AT_DECK,
    LOOK_AT_HAND,
    LOOK_AT_CLAN,
    COUNT_HAND,
)
