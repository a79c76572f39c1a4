"""A game in progress: open facts, pieces in places, and a stack of what is still to be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, Final, Generic, ParamSpec

from .answers import Answer
from .chance import Chance
from .events import Event, Glimpsed, Laid, Moved, Sealed, Shuffled, TakenBack, TimeUp, Turned
from .outcome import Outcome
from .pieces import FACE, OPEN, SHIFT, Face
from .places import Layout
from .questions import Question
from .reasons import ALREADY_ANSWERED, GAME_IS_OVER, NOTHING_TO_TAKE_BACK, Reason, Refused
from .seats import EVERYBODY, MAX_SEATS, Seat, clockwise
from .seen import Seen
from .table import T

if TYPE_CHECKING:
    from .rules import Rules

P = ParamSpec("P")
Step = tuple[Callable[..., None], tuple[Any, ...]]
Frame = Step | Question[Any]
Options = Mapping[str, int | str | bool]


class Game(Generic[T]):
    """The whole state, hidden faces included: rules act on it, and nobody else sees it.

    `events` is the log since `told`, the number of events before it (a clone starts a new log).
    """

    __slots__ = (
        "_agenda",
        "_audiences",
        "_bags",
        "_keeps",
        "_lenses",
        "acts",
        "chance",
        "draws",
        "events",
        "layout",
        "options",
        "outcome",
        "places",
        "revealed",
        "rules",
        "sealed",
        "seats",
        "stack",
        "table",
        "told",
    )

    def __init__(
        self,
        rules: Rules[T],
        seats: int,
        options: Options,
        layout: Layout,
        table: T,
        places: list[list[int]],
        stack: list[Frame],
        chance: Chance,
    ) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = options
        self.layout: Final = layout
        self.table: Final = table
        self.places: Final = places
        self.stack: Final = stack
        self.chance: Final = chance
        self.sealed: dict[Seat, Answer] = {}
        self.events: Final[list[Event]] = []
        self.draws: Final[list[tuple[int, str, tuple[int, ...]]]] = []
        self.told = 0
        self.acts = 0
        self.revealed = 0
        self.outcome: Outcome | None = None
        self._agenda: Final[list[Frame]] = []
        self._audiences: Final = layout.audiences
        self._keeps: Final = layout.keeps
        self._bags: Final = layout.is_bag
        self._lenses: Final[list[Seen[T] | None]] = [None] * (MAX_SEATS + 1)

    def clone(self) -> Game[T]:
        """A deep copy with an empty log; costs about as much as a decision."""
        twin: Game[T] = Game(
            self.rules,
            self.seats,
            self.options,
            self.layout,
            self.table.clone(),
            [place[:] for place in self.places],
            self.stack[:],
            self.chance.clone(),
        )
        if self.sealed:
            twin.sealed = dict(self.sealed)
        twin.told = self.told + len(self.events)
        twin.acts = self.acts
        twin.outcome = self.outcome
        return twin

    # --- asking and answering -------------------------------------------------------------------

    @property
    def question(self) -> Question[T] | None:
        """The open question, or None when the game is over."""
        return self.stack[-1] if self.stack else None  # type: ignore[return-value]

    def asked(self) -> tuple[Seat, ...]:
        """The seats that must (or, where nothing is sealed, may) answer now."""
        if not self.stack:
            return ()
        seats = self.stack[-1].seats  # type: ignore[union-attr]
        if self.sealed:
            return tuple(s for s in seats if s not in self.sealed)
        return seats

    def seen(self, seat: Seat) -> Seen[T]:
        """The table through this seat's eyes."""
        lens = self._lenses[seat]
        if lens is None:
            lens = self._lenses[seat] = Seen(seat, self.seats, self.table, self.places)
        return lens

    def legal(self, seat: Seat) -> Sequence[Answer]:
        """This seat's legal answers now; none if it is not asked."""
        if not self.stack:
            return ()
        question: Question[T] = self.stack[-1]  # type: ignore[assignment]
        if seat not in question.seats or seat in self.sealed:
            return ()
        return question.legal(self._lenses[seat] or self.seen(seat))

    def why_not(self, seat: Seat, answer: Answer) -> Reason | None:
        """Why this seat may not answer this now, or None if it may."""
        question = self.question
        if question is None:
            return self.rules.game_is_over()
        if seat not in question.seats:
            return self.rules.why_not_asked(self.seen(seat), question, answer)
        if seat in self.sealed:
            return ALREADY_ANSWERED()
        return question.why_not(self.seen(seat), answer)

    def act(self, seat: Seat, answer: Answer) -> int:
        """A seat answers the open question; Refused, and nothing changed, if it may not.

        Gives the mask of the seats (and spectators) to whom something hidden was revealed: as long
        as that is 0 and nobody else has acted, the act can be undone.
        """
        stack = self.stack
        question: Question[T] | None = stack[-1] if stack else None  # type: ignore[assignment]
        if question is not None and seat in question.seats and seat not in self.sealed:
            reason = question.why_not(self._lenses[seat] or self.seen(seat), answer)
        else:
            reason = self.why_not(seat, answer)
        if reason is not None or question is None:
            raise Refused(reason or GAME_IS_OVER())
        self.acts += 1
        self.revealed = 0
        if question.sealed:
            return self._seal(question, seat, answer)
        stack.pop()
        question.answer(self, seat, answer)
        self.run()
        return self.revealed

    def _seal(self, question: Question[T], seat: Seat, answer: Answer) -> int:
        """Keeps a sealed answer; with the last of them, carries all out."""
        self.sealed[seat] = answer
        self.events.append(Sealed(seat))
        if len(self.sealed) < len(question.seats):
            return 0
        given, self.sealed = self.sealed, {}
        self.stack.pop()
        question.answers(self, given)
        self.run()
        return self.revealed

    def take_back(self, seat: Seat) -> None:
        """A seat takes its sealed answer back, while others have not answered yet."""
        if seat not in self.sealed:
            raise Refused(NOTHING_TO_TAKE_BACK() if self.outcome is None else GAME_IS_OVER())
        del self.sealed[seat]
        self.acts += 1
        self.events.append(TakenBack(seat))

    def time_up(self) -> int:
        """The host says that the open question's time is up; Refused if it has no limit."""
        question = self.question
        if question is None:
            raise Refused(GAME_IS_OVER())
        rest = self.stack.pop()
        given, self.sealed = self.sealed, {}
        self.revealed = 0
        self.events.append(TimeUp())
        try:
            question.time_up(self, given)
        except Refused:
            self.events.pop()
            self.stack.append(rest)
            self.sealed = given
            raise
        self.acts += 1
        self.run()
        return self.revealed

    # --- what rules use -------------------------------------------------------------------------

    def then(self, step: Callable[Concatenate[Game[T], P], None], *args: P.args, **_: P.kwargs) -> None:
        """After this, and after what was said before: do that step."""
        self._agenda.append((step, args))

    def ask(self, question: Question[T]) -> None:
        """After this, and after what was said before: ask that question."""
        self._agenda.append(question)

    def run(self) -> None:
        """Carries out what is to be done until somebody must answer or the game is over."""
        stack, agenda = self.stack, self._agenda
        while self.outcome is None:
            if agenda:
                frame = agenda.pop(0)
                if agenda:
                    agenda.reverse()
                    stack.extend(agenda)
                    agenda.clear()
            else:
                frame = stack.pop()
            if isinstance(frame, tuple):
                frame[0](self, *frame[1])
            elif frame.seats:
                stack.append(frame)
                return
        stack.clear()
        agenda.clear()

    def finish(self, outcome: Outcome) -> None:
        """The game is over."""
        self.outcome = outcome
        self.stack.clear()
        self._agenda.clear()

    def tell(self, event: Event) -> None:
        """Something that everybody notices has happened."""
        self.events.append(event)

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        return clockwise(seat, self.seats)

    # --- pieces ---------------------------------------------------------------------------------

    def face(self, place: int, at: int = 0) -> Face:
        return self.places[place][at] & FACE

    def index(self, place: int, face: Face) -> int:
        """Where in the place such a face lies; ValueError if it does not."""
        pieces = self.places[place]
        usual = self._audiences[place] << SHIFT | face  # as it lies there unless more have seen it
        if usual in pieces:
            return pieces.index(usual)
        for k, p in enumerate(pieces):
            if p & FACE == face:
                return k
        raise ValueError(f"no {self.rules.face_name(face)} in {self.layout.places[place].name}")

    def move(self, source: int, at: int, goal: int) -> Face:
        """Moves the piece at that index (-1: the top) onto another place, whose audience now sees it."""
        places = self.places
        p = places[source].pop(at)
        if self._bags[source]:
            at = -1
        elif at < 0:
            at = len(places[source])
        face, before = p & FACE, p >> SHIFT
        after = self._audiences[goal] | before & self._keeps[goal]
        places[goal].append(after << SHIFT | face)
        self.revealed |= after & ~before
        self.events.append(Moved(source, at, goal, face, before, after))
        return face

    def move_face(self, source: int, face: Face, goal: int) -> None:
        """Moves one piece with this face."""
        self.move(source, self.index(source, face), goal)

    def lay(self, place: int, face: Face) -> None:
        """A piece that is in no stock comes to lie there, seen by the place's audience."""
        after = self.layout.places[place].audience
        self.places[place].append(after << SHIFT | face)
        self.revealed |= after
        self.events.append(Laid(place, face, after))

    def turn_up(self, place: int, at: int = 0) -> Face:
        """Turns a piece face up for everybody."""
        pieces = self.places[place]
        p = pieces[at]
        face = p & FACE
        if p < OPEN:
            before = p >> SHIFT
            pieces[at] = OPEN | face
            self.revealed |= EVERYBODY & ~before
            self.events.append(Turned(place, at, face, before, EVERYBODY))
        return face

    def cover(self, place: int, at: int = 0) -> None:
        """Turns a piece face down again: only the audience of its place goes on seeing it."""
        p = self.places[place][at]
        before, after = p >> SHIFT, self.layout.places[place].audience
        if before != after:
            self.places[place][at] = after << SHIFT | p & FACE
            self.events.append(Turned(place, at, p & FACE, before, after))

    def glimpse(self, by: Seat, place: int, at: int = 0) -> None:
        """A seat looks at a piece and puts it back."""
        self.revealed |= 1 << by
        self.events.append(Glimpsed(by, place, at, self.places[place][at] & FACE))

    # --- chance ---------------------------------------------------------------------------------

    def pick(self, label: str, options: int) -> int:
        """Chance picks one of 0 .. options-1."""
        result = self.chance.pick(label, options)
        self.revealed = EVERYBODY  # whoever could undo now and choose again would know the draw
        self.draws.append((self.acts, label, (result,)))
        return result

    def shuffle(self, label: str, place: int) -> None:
        """Shuffles a place; its pieces are seen by its audience only."""
        faces = [p & FACE for p in self.places[place]]
        faces = [faces[k] for k in self.chance.order(label, len(faces))]
        seen = self.layout.places[place].audience << SHIFT
        self.places[place][:] = [seen | face for face in faces] if seen else faces
        self.draws.append((self.acts, label, tuple(faces)))
        self.events.append(Shuffled(place))
