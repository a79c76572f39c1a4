"""A game in progress: open facts, pieces in places, and a stack of what is still to be done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, Final, Generic, ParamSpec

from .answers import Answer, Aside, Form
from .chance import Chance
from .events import (
    Event,
    Gathered,
    Glimpsed,
    HeldOut,
    PieceLaid,
    PieceMoved,
    PieceTurned,
    Sealed,
    Shuffled,
    TakenBack,
    TimeUp,
)
from .outcome import Outcome
from .pieces import FACE, OPEN, SHIFT, Face, Piece
from .places import Layout
from .questions import Question
from .reasons import GAME_IS_OVER, NOT_ASKED, NOTHING_TO_TAKE_BACK, UNFINISHED, Reason, Refused
from .seats import EVERYBODY, MAX_SEATS, Seat, clockwise
from .seen import Seen
from .table import T
from .writing import Writing

if TYPE_CHECKING:
    from .rules import Rules

P = ParamSpec("P")
Step = tuple[Callable[..., None], tuple[Any, ...]]
Frame = Step | Question[Any]
Options = Mapping[str, int | str | bool]
Draw = tuple[int, str, tuple[int, ...], int | tuple[int, ...] | None]
"""Acts before it, label, result, and of what: how many options, or the faces before; an order needs none."""


class Game(Writing, Generic[T]):
    """The whole state, hidden faces included: rules act on it, and nobody else sees it.

    `events` is the log since `told`, the number of events before it (a clone starts a new log).
    """

    __slots__ = ("_agenda", "_bags", "_keeps", "_lenses", "_marked", "_picked", "acts", "ask", "chance",
                 "draws", "events", "layout", "options", "outcome", "rules", "sealed", "seats", "stack",
                 "table", "told")  # fmt: skip

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
        marked: Iterable[int] | None = None,
    ) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = options
        self.layout: Final = layout
        self.table: Final = table
        self.places = places
        self.stack: Final = stack
        self.chance = chance
        self.sealed: dict[Seat, Answer] = {}
        self.events: Final[list[Event]] = []
        self.draws: Final[list[Draw]] = []
        self.told = 0
        self.acts = 0
        self._picked = -1
        self._marked: Final = set(layout.bags if marked is None else marked)
        """The bags that may hold a piece that others have seen; out of the rest moving is simpler."""
        self.outcome: Outcome | None = None
        self._agenda: Final[list[Frame]] = []
        self.tell = self.events.append
        self.ask: Final[Callable[[Question[T]], None]] = self._agenda.append
        """After this, and after what was said before: ask that question. (Bound: it saves a call.)"""
        self._audiences = layout.audiences
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
            self._marked,
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
        question: Question[T] = self.stack[-1]  # type: ignore[assignment]
        if self.sealed:
            return tuple([s for s in question.seats if s not in self.sealed])
        if question.quiet:
            return tuple([s for s in question.seats if s not in question.quiet])
        return question.seats

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
        if not 0 <= seat < self.seats:
            return NOT_ASKED()
        if seat not in question.seats:
            return self.rules.why_not_asked(self.seen(seat), question, answer)
        if seat in self.sealed:
            return self.rules.why_not_again(question, answer)
        if isinstance(answer, Aside):
            return self.rules.why_not_aside(self.seen(seat), answer)
        reason = question.why_not(self.seen(seat), answer)
        if reason is None and isinstance(answer, Form):
            return UNFINISHED(answer=answer.text)
        return reason

    @property
    def sequence(self) -> int:
        """How many events have been told so far."""
        return self.told + len(self.events)

    def revealed(self, since: int) -> int:
        """Who (seats and spectators) learned something hidden, or saw chance draw, since that event.

        As long as that is 0 since before an act, and nobody else has acted, the act can be undone.
        """
        mask = EVERYBODY if self._picked >= since else 0
        for event in self.events[max(0, since - self.told) :]:
            mask |= event.reveals()
        return mask

    def act(self, seat: Seat, answer: Answer) -> None:
        """A seat answers the open question; Refused, and nothing changed, if it may not.

        Afterwards `revealed` can say who has learned something by it.
        """
        stack = self.stack
        if not stack:
            raise Refused(self.rules.game_is_over())
        question: Question[T] = stack[-1]  # type: ignore[assignment]
        if seat not in question.seats or seat in self.sealed or isinstance(answer, (Aside, Form)):
            reason = self.why_not(seat, answer)
        else:
            reason = question.why_not(self._lenses[seat] or self.seen(seat), answer)
        if reason is not None:
            raise Refused(reason)
        self.acts += 1
        if isinstance(answer, Aside):
            self.rules.do_aside(self, seat, answer)
            return
        if not question.sealed:
            stack.pop()
            question.answer(self, seat, answer)
        elif not self._seal(question, seat, answer):
            return
        agenda = self._agenda
        if agenda:
            if len(agenda) > 1:
                agenda.reverse()
            stack += agenda
            agenda.clear()
        if stack and (isinstance(stack[-1], tuple) or not stack[-1].seats):
            self.run()

    def _seal(self, question: Question[T], seat: Seat, answer: Answer) -> bool:
        """Keeps a sealed answer; whether it was the last, so that all are carried out."""
        self.sealed[seat] = answer
        self.events.append(Sealed(seat))
        if len(self.sealed) < len(question.seats):
            return False
        given, self.sealed = self.sealed, {}
        self.stack.pop()
        question.answers(self, given)
        return True

    def take_back(self, seat: Seat) -> None:
        """A seat takes its sealed answer back, while others have not answered yet."""
        if seat not in self.sealed:
            raise Refused(NOTHING_TO_TAKE_BACK() if self.outcome is None else GAME_IS_OVER())
        del self.sealed[seat]
        self.acts += 1
        self.events.append(TakenBack(seat))

    def time_up(self) -> None:
        """The host says that the open question's time is up; Refused if it has no limit."""
        question = self.question
        if question is None:
            raise Refused(GAME_IS_OVER())
        rest = self.stack.pop()
        given, self.sealed = self.sealed, {}
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

    # --- what rules use -------------------------------------------------------------------------

    def then(self, step: Callable[Concatenate[Game[T], P], None], *args: P.args, **_: P.kwargs) -> None:
        """After this, and after what was said before: do that step."""
        self._agenda.append((step, args))

    def run(self) -> None:
        """Carries out what is to be done until somebody must answer or the game is over."""
        stack, agenda = self.stack, self._agenda
        while self.outcome is None:
            if agenda:
                if len(agenda) > 1:
                    agenda.reverse()
                stack += agenda
                agenda.clear()
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

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        return clockwise(seat, self.seats)

    # --- pieces ---------------------------------------------------------------------------------

    def face(self, place: int, at: int = 0) -> Face:
        return self.places[place][at] & FACE

    def index(self, place: int, face: Face) -> int:
        """Where in the place such a face lies; ValueError if it does not."""
        for k, p in enumerate(self.places[place]):
            if p & FACE == face:
                return k
        raise ValueError(f"no {self.rules.face_name(face)} in {self.layout.places[place].name}")

    def move(self, source: int, at: int, goal: int) -> Face:
        """Moves the piece at that index (-1: the top) onto another place, whose audience now sees it."""
        places = self.places
        p = places[source].pop(at)
        if self._bags[source]:
            at = -1
            if source in self._marked:
                p = _out_of_bag(places[source], p)
        audience = self._audiences[goal]
        q = p & self._keeps[goal] | audience
        if q > audience | FACE and self._bags[goal]:
            self._marked.add(goal)
        places[goal].append(q)
        self.tell(PieceMoved(source, at, goal, p, q))
        return p & FACE

    def draw(self, source: int, goal: int, count: int) -> None:
        """Moves that many pieces, or all there are, from the top of one place onto another."""
        pieces, onto, tell = self.places[source], self.places[goal], self.tell
        keep, audience = self._keeps[goal], self._audiences[goal]
        for _ in range(min(count, len(pieces))):
            p = pieces.pop()
            if p > FACE:
                self._marked.add(goal)
            q = p & keep | audience
            onto.append(q)
            tell(PieceMoved(source, -1, goal, p, q))

    def move_face(self, source: int, face: Face, goal: int) -> None:
        """Moves one piece with this face."""
        pieces = self.places[source]
        p = self._audiences[source] | face
        if not self._bags[source]:
            self.move(source, self.index(source, face), goal)
            return
        if source not in self._marked:
            pieces.remove(p)
        elif p in pieces and max(pieces) <= p | FACE:
            pieces.remove(p)  # nobody else knows anything of this hand
        else:
            p = _out_of_bag(pieces, pieces.pop(self.index(source, face)))
        audience = self._audiences[goal]
        q = p & self._keeps[goal] | audience
        if q > audience | FACE:
            self._marked.add(goal)
        self.places[goal].append(q)
        self.tell(PieceMoved(source, -1, goal, p, q))

    def gather(self, label: str, source: int, goal: int) -> None:
        """Shuffles everything that lies in one place into another."""
        self.places[goal] += self.places[source]
        self.places[source].clear()
        self.events.append(Gathered(source, goal))
        self.shuffle(label, goal)

    def hold_out(self, place: int, to: Seat) -> None:
        """Mixes what lies there and holds it out face down to a seat that will take a piece and see it.

        What others knew of it is worth nothing then, as they cannot tell whether it was taken. Of a single
        piece everybody knows that it is.
        """
        if len(self.places[place]) > 1:
            keep = FACE | self._audiences[place] | 1 << (SHIFT + to)
            self.places[place][:] = [p & keep for p in self.places[place]]
            self.events.append(HeldOut(place, to))

    def lay(self, place: int, face: Face) -> None:
        """A piece that is in no stock comes to lie there, seen by the place's audience."""
        p = self._audiences[place] | face
        self.places[place].append(p)
        self.events.append(PieceLaid(place, p))

    def turn_up(self, place: int, at: int = 0) -> Face:
        """Turns a piece face up for everybody."""
        pieces = self.places[place]
        p = pieces[at]
        if p < OPEN:
            pieces[at] = p | OPEN
            if self._bags[place]:
                self._marked.add(place)
                at = -1
            self.events.append(PieceTurned(place, at, p, p | OPEN))
        return p & FACE

    def turn_all_up(self, place: int) -> None:
        """Turns everything that lies there face up; of a bag all is shown, even what was open, unordered."""
        pieces = self.places[place]
        if self._bags[place]:
            self._marked.add(place)
            for p in sorted(pieces, key=_face):
                self.tell(PieceTurned(place, -1, p, p | OPEN))
            pieces[:] = [p | OPEN for p in pieces]
            return
        for at, p in enumerate(pieces):
            if p < OPEN:
                pieces[at] = q = p | OPEN
                self.tell(PieceTurned(place, at, p, q))

    def cover(self, place: int, at: int = 0) -> None:
        """Turns a piece face down again: only the audience of its place goes on seeing it."""
        p = self.places[place][at]
        q = self._audiences[place] | p & FACE
        if p != q:
            self.places[place][at] = q
            self.events.append(PieceTurned(place, at, p, q))

    def show_to(self, place: int, seat: Seat) -> None:
        """Shows a seat everything that lies there, until it is covered again."""
        self._turn_all(place, 1 << (SHIFT + seat), FACE | OPEN)

    def cover_all(self, place: int) -> None:
        """Covers everything there: only the audience of the place goes on seeing it."""
        self._turn_all(place, self._audiences[place], FACE)

    def _turn_all(self, place: int, add: int, keep: int) -> None:
        pieces = self.places[place]
        bag = self._bags[place]
        for at in sorted(range(len(pieces)), key=lambda k: pieces[k] & FACE) if bag else range(len(pieces)):
            p = pieces[at]
            q = p & keep | add
            if p != q:
                pieces[at] = q
                self.tell(PieceTurned(place, -1 if bag else at, p, q))
        if bag:
            self._marked.add(place)

    def glimpse(self, by: Seat, place: int, at: int = 0) -> None:
        """A seat looks at a piece and puts it back."""
        face = self.places[place][at] & FACE
        self.events.append(Glimpsed(by, place, -1 if self._bags[place] else at, face))

    # --- chance ---------------------------------------------------------------------------------

    def pick(self, label: str, options: int) -> int:
        """Chance picks one of 0 .. options-1."""
        result = self.chance.pick(label, options)
        self._picked = self.sequence  # whoever could undo now and choose again would know the draw
        self.draws.append((self.acts, label, (result,), options))
        return result

    def order(self, label: str, count: int) -> list[int]:
        """Chance puts 0 .. count-1 into an order."""
        order = self.chance.order(label, count)
        self.draws.append((self.acts, label, tuple(order), None))
        return order

    def shuffle(self, label: str, place: int) -> None:
        """Shuffles a place; its pieces are seen by its audience only."""
        faces = [p & FACE for p in self.places[place]]
        before = tuple(faces)
        self.chance.shuffle(label, faces)
        self.draws.append((self.acts, label, tuple(faces), before))
        seen = self._audiences[place]
        self.places[place][:] = [seen | face for face in faces] if seen else faces
        self.events.append(Shuffled(place))


def _face(p: Piece) -> Face:
    return p & FACE


def _out_of_bag(bag: list[Piece], taken: Piece) -> Piece:
    """The piece as it leaves a bag: whoever knew of such a face there now knows of one less.

    Of two alike nobody can tell which is taken, so the marks of those who have seen one go with it, and what
    is left must not show that there were two.
    """
    face = taken & FACE
    for k, p in enumerate(bag):
        if p != taken and p & FACE == face:
            taken, bag[k] = taken | p, taken & p
    return taken
