"""Questions: the only door through which a game changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from .answers import Answer, Compound, Form
from .compiling import mypyc_attr
from .reasons import NO_TIME_LIMIT, NOT_A_PART_HERE, TOO_MANY_PARTS, Reason, Refused
from .seats import Seat
from .seen import Seen
from .table import T

if TYPE_CHECKING:
    from .game import Game


MOST_PARTS: Final = 64
"""No answer of any game has more parts; what has more is not looked at."""


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

    SHAPES: ClassVar[Mapping[str, Any]] = {}
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
        """Why the seat may not answer this, or None if it may; of a form, why it cannot be begun.

        A question that offers forms passes what is made of them on to `why_not_compound`.
        """
        raise NotImplementedError

    def legal(self, me: Seen[T]) -> Sequence[Answer]:
        """The legal answers; a subclass may replace this by something faster with the same result."""
        return [answer for answer in self.candidates(me) if self.why_not(me, answer) is None]

    # --- answers made of parts ------------------------------------------------------------------

    def begun(self, me: Seen[T], form: Form) -> Sequence[Answer]:
        """The parts that an answer of this form has to begin with; each can be left out again."""
        return ()

    def menu(self, me: Seen[T], form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        """Everything that looks like one more part, legal or not: generous and finite."""
        return ()

    def why_not_part(self, me: Seen[T], form: Form, so_far: Sequence[Answer], part: Answer) -> Reason | None:
        """Why this cannot be the next part, or None if it can. What it allows can be made a whole."""
        return NOT_A_PART_HERE()

    def why_not_whole(self, me: Seen[T], form: Form, parts: Sequence[Answer]) -> Reason | None:
        """What is wrong with all these parts together, each of which may stand there; None: an answer."""
        return None

    def parts(self, me: Seen[T], form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        """What can be the next part; a subclass may replace this by something faster with the same result."""
        return [
            part for part in self.menu(me, form, so_far) if self.why_not_part(me, form, so_far, part) is None
        ]

    def parts_left(
        self, me: Seen[T], form: Form, so_far: Sequence[Answer], before: Sequence[Answer], at: int
    ) -> Sequence[Answer]:
        """The same just after `before[at]` was added; a subclass may cross off what that bars."""
        return self.parts(me, form, so_far)

    def why_not_compound(self, me: Seen[T], answer: Compound) -> Reason | None:
        """Judges the whole: may it be begun, each part after those before it, then all together."""
        form, parts = answer.form, answer.parts
        if len(parts) > MOST_PARTS:
            return TOO_MANY_PARTS(limit=MOST_PARTS)
        reason = self.why_not(me, form)
        if reason is not None:
            return reason
        for k, part in enumerate(parts):
            reason = self.why_not_part(me, form, parts[:k], part)
            if reason is not None:
                return reason.at_part(k)
        return self.why_not_whole(me, form, parts)

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
