"""Questions: the only door through which a game changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Generic

from .answers import Answer
from .compiling import mypyc_attr
from .reasons import NO_TIME_LIMIT, Reason, Refused
from .seats import Seat
from .seen import Seen
from .table import T

if TYPE_CHECKING:
    from .game import Game
    from .shapes import Shape


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[T]):
    """A choice that seats are asked to make; an immutable frame on the stack.

    Whom it asks (`seats`) must follow from public facts only. If it is `sealed`, all its seats
    answer in secret and the answers are carried out together when the last is in; otherwise the
    first seat that answers has answered for all (and may be asked again by the answer itself).

    A subclass with attributes of its own names them in `FIELDS`, in the order of its `__init__`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seats",)
    __slots__ = ("quiet", "seats")

    SEATS: ClassVar[frozenset[str]] = frozenset()
    """Attributes that hold a seat or a tuple of seats, for the text form."""

    KINDS: ClassVar[Mapping[str, str]] = {}
    """What other attributes are ("region", "face"), so that they can be put into words; else just numbers."""

    SHAPES: ClassVar[Mapping[str, Shape]] = {}
    """What attributes are of which neither `SEATS` nor `KINDS` can say it."""

    DEFAULTS: ClassVar[Mapping[str, object]] = {}
    """Attributes that a written position may leave out, and what they are then."""

    sealed: ClassVar[bool] = False

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats: Final = seats
        self.quiet: tuple[Seat, ...] = ()
        """Those of its seats that may answer but are not waited for (they have said that they are done)."""

    def lasts(self, table: T) -> tuple[str, int] | None:
        """Where the rules know a limit: what it is a limit of, and its seconds. Then time is up.

        The time of one thing ("winter 3") goes on over all questions that speak of it.
        """
        return None

    def candidates(self, me: Seen[T]) -> Sequence[Answer]:
        """Everything that looks like an answer here, legal or not: generous and finite."""
        raise NotImplementedError

    def why_not(self, me: Seen[T], answer: Answer) -> Reason | None:
        """Why the seat may not answer this, or None if it may."""
        raise NotImplementedError

    def legal(self, me: Seen[T]) -> Sequence[Answer]:
        """The legal answers; a subclass may replace this by something faster with the same result."""
        return [answer for answer in self.candidates(me) if self.why_not(me, answer) is None]

    def answer(self, g: Game[T], seat: Seat, answer: Answer) -> None:
        """Carries out a legal answer."""
        raise NotImplementedError

    def answers(self, g: Game[T], given: Mapping[Seat, Answer]) -> None:
        """Carries out the answers to a sealed question, all at once."""
        for seat in self.seats:
            self.answer(g, seat, given[seat])

    def time_up(self, g: Game[T], given: Mapping[Seat, Answer]) -> None:
        """What happens when the limit is over; `given` are the sealed answers that came in time."""
        raise Refused(NO_TIME_LIMIT())


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionToOne(Question[T]):
    """A question to a single seat, `by`, about what it does itself."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by",)
    __slots__ = ("by",)
    SEATS = frozenset({"by"})

    def __init__(self, by: Seat) -> None:
        super().__init__((by,))
        self.by: Final = by
