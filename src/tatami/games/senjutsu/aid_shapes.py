"""What a board of Senjutsu is told beside the view: the shapes of `aids`. All in names of the notation."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Ability = Annotated[str, "ability"]
Cell = Annotated[str, "cell"]
Kamae = Annotated[str, "kamae"]
Seat = Annotated[str, "seat"]

Harm = Literal["w", "heavy", "stun", "limp", "poison", "push", "pull", "rotate", "defeat"]


class Spot(TypedDict):
    """A cell of the battlefield: `0,-1`, and where it lies (flat hexes, axial)."""

    cell: Cell
    q: int
    r: int


class Board(TypedDict):
    """A board of the box: which battlefield is printed on it, and the cells that are its own."""

    battlefield: str
    cells: list[Cell]


class Plan(TypedDict):
    """The battlefield as it is drawn: its cells, the places beside it where a boat lies, the start cells by
    seat, and the boards that it is made of (two for a joined one)."""

    cells: list[Spot]
    rim: list[Spot]
    edges: dict[str, list[Cell]]
    """The start cells as they are printed, by edge: `west`, `east`, `west_extra`, `east_extra`."""
    starts: dict[str, list[Cell]]
    """By seat that still has to place its figure: where it could stand now."""
    boards: list[Board]


class Struck(TypedDict):
    """A cell that a card strikes, and what it does there: how much of each."""

    cell: Cell
    harm: dict[str, int]


class Guarded(TypedDict):
    """A cell that a card blocks, and at which of its values."""

    cell: Cell
    values: list[int]


class Victim(TypedDict):
    """Who would be struck if nobody moved, with what; a friend is one, too."""

    seat: Seat
    harm: dict[str, int]
    is_friend: bool
    may_block_at: list[int]
    """Values of a block that this blow would meet and that his cards allow, as far as everybody knows: empty
    where no card of his can stop it."""


class Reach(TypedDict):
    """What a card would strike and block from where its owner stands and looks now, in his present kamae."""

    strikes: list[Struck]
    blocks: list[Guarded]


class Course(TypedDict):
    """If it is played and nobody moves: a way that strikes, whom it strikes, and whether it must be gone.

    `is_forced`: mandatory assault (SJT-125) leaves no way that strikes nobody; without a way the card strikes
    from where its owner stands, or nobody."""

    cell: NotRequired[Cell]
    facing: NotRequired[int]
    strikes: list[Struck]
    victims: list[Victim]
    is_forced: bool


class Card(TypedDict):
    """A card that can be looked at: one's own, or a revealed one."""

    reach: Reach
    course: NotRequired[Course]
    """Of cards that can still be laid."""
    value: list[int]
    """Its initiative values as limp leaves them, highest first."""


class Values(TypedDict):
    """The initiatives at which somebody's card of this turn may act, as far as everybody knows: every value
    that a card of his could have; once it is revealed its own."""

    values: list[int]
    is_known: bool


class Beat(TypedDict):
    """A part of a revealed card on the initiative line: when it acts, and whether it has been resolved."""

    seat: Seat
    card: Ability
    part: int
    now: int
    state: Literal["waiting", "acting", "done"]


class Route(TypedDict):
    """Which cells a way leads over, from start to end, and whereto one looks there."""

    facing: int
    cells: list[Cell]


class Aids(TypedDict):
    """What a board of Senjutsu is told beside the view."""

    plan: Plan
    cards: dict[str, dict[str, Card]]
    """By seat, then by card: one's own hand with core and weapon cards, and what others have revealed."""
    line: dict[str, Values]
    """By seat, those who fight on."""
    ways: dict[str, Route]
    """By answer (`go 1,-2 3`), while somebody chooses a way: its cells from start to end."""
    beats: list[Beat]
    """The parts of all revealed cards in the order in which they act, as far as it is settled."""
