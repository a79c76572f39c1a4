"""The conformance kit: what every game on the mat must keep, checked by playing it.

A check raises AssertionError with what differs. `Walk` plays one random game and checks it on the way;
`twin_walk` plays two worlds that one viewer cannot tell apart, side by side.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from tatami.formats.codec import canonical, decode, encode, state_hash
from tatami.formats.counting import count_pieces
from tatami.formats.folding import fold
from tatami.formats.positions import read_position, write_position
from tatami.formats.sampling import draw, finished, picking
from tatami.formats.views import view_json
from tatami.formats.worlds import possible_world
from tatami.hooks.glance import Glance
from tatami.hooks.hosting import hosting_of
from tatami.hooks.laboratory import laboratory_of
from tatami.kernel.answers import Answer, Compound, Form
from tatami.kernel.events import (
    Event,
    Glimpsed,
    Laid,
    Moved,
    PieceLaid,
    PieceMoved,
    PieceTurned,
    Private,
    Rewriting,
    Turned,
    Whispered,
)
from tatami.kernel.game import Game
from tatami.kernel.pieces import FACE, HIDDEN, SHIFT
from tatami.kernel.questions import Question
from tatami.kernel.reasons import Refused
from tatami.kernel.rules import Rules
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.seen import Seen
from tatami.kernel.views import View, events_for

from .differences import check_difference

LONGEST_GAME: Final = 20_000
_HOSTILE: Final = 3
_TRIES: Final = 12
_FORMS: Final = 3
_PARTS: Final = 4
"""Of how many forms and parts of a menu an answer is made."""
_QUIET: Final = 0.1
_ASIDE: Final = 0.05
"""How often somebody speaks who is done."""


class Tally:
    """What was checked, and which refusals and questions came up."""

    def __init__(self) -> None:
        self.acts = 0
        self.twins = 0
        self.refused = 0
        self.reasons: set[str] = set()
        self.questions: set[str] = set()
        self.events: set[str] = set()
        self.parts: set[str] = set()
        """Kinds of parts that could stand in some answer, and those that chance has drawn."""
        self.drawn: set[str] = set()


def check_somebody_can_answer(g: Game[Any]) -> None:
    """Not over: every seat that must answer has a legal answer (where any one may: somebody has)."""
    question = g.question
    assert question is not None, "the game is not over and nobody is asked"
    asked = g.asked()
    assert asked, f"{type(question).__name__} asks nobody"
    able = [seat for seat in asked if g.legal(seat)]
    assert able, f"{type(question).__name__}: nobody has a legal answer"
    if question.sealed:
        assert len(able) == len(asked), f"{type(question).__name__}: somebody has no legal answer"


def check_legal(g: Game[Any]) -> None:
    """The legal answers are the candidates without a reason against them, each once."""
    question = g.question
    assert question is not None
    for seat in (*g.asked(), *question.quiet):
        me = g.seen(seat)
        legal = list(g.legal(seat))
        slow = {answer for answer in question.candidates(me) if question.why_not(me, answer) is None}
        assert len(set(legal)) == len(legal), f"{type(question).__name__}: an answer is offered twice"
        assert set(legal) == slow, f"{type(question).__name__}: legal {legal} but candidates say {slow}"
        asides = list(g.rules.asides(me))
        assert len(set(asides)) == len(asides), f"{type(question).__name__}: an aside is offered twice"
        for aside in asides:
            assert g.why_not(seat, aside) is None, (
                f"{type(question).__name__}: {aside} is offered and refused"
            )
            assert g.rules.parse(aside.text) == aside, f"{aside.text!r} does not read back"


def check_notation(g: Game[Any]) -> None:
    """Every candidate's text reads back as the same answer."""
    question = g.question
    assert question is not None
    for seat in (*g.asked(), *question.quiet):
        for answer in question.candidates(g.seen(seat)):
            again = g.rules.parse(answer.text)
            assert again == answer, f"{answer.text!r} reads back as {again!r}"
            assert type(again) is type(answer), f"{answer.text!r} reads back as {type(again).__name__}"


def check_forms(g: Game[Any], rng: Random, tally: Tally) -> None:
    """Answers made of parts: every part on a menu leads to an answer or is refused with its place in it."""
    question = g.question
    assert question is not None
    for seat in (*g.asked(), *question.quiet):
        me = g.seen(seat)
        forms = [answer for answer in g.legal(seat) if isinstance(answer, Form)]
        for form in rng.sample(forms, min(_FORMS, len(forms))):
            begun = question.begun(me, form)
            check_menu(g, seat, form, begun, rng, tally)
            check_menu(g, seat, form, (), rng, tally)
            check_menu(g, seat, form, half_of(draw(question, me, form, rng.randrange), rng), rng, tally)
            check_refused(g, seat, form, tally)


def half_of(answer: Compound, rng: Random) -> tuple[Answer, ...]:
    """Some of its first parts, not all."""
    return answer.parts[: rng.randrange(len(answer.parts))] if answer.parts else ()


def check_menu(
    g: Game[Any], seat: Seat, form: Form, so_far: Sequence[Answer], rng: Random, tally: Tally
) -> None:
    """What can come next is the menu without what is barred, each once; chance finishes whatever is begun."""
    question, me = g.question, g.seen(seat)
    assert question is not None
    name = f"{type(question).__name__}: {form.of(so_far).text}"
    legal = list(question.parts(me, form, so_far))
    menu = question.menu(me, form, so_far)
    barred = [part for part in menu if question.why_not_part(me, form, so_far, part) is not None]
    assert len(set(legal)) == len(legal), f"{name}: a part is offered twice"
    assert set(legal) == set(menu) - set(barred), f"{name}: {legal} but the menu says {menu} without {barred}"
    for part in legal:
        tally.parts.add(type(part).__name__)
    for part in rng.sample(legal, min(_PARTS, len(legal))):
        check_parts_left(question, me, form, (*so_far, part), legal)
        answer = draw(question, me, form, rng.randrange, (*so_far, part))
        assert question.why_not(me, answer) is None, f"{name}: {answer} was drawn and is refused"
        again = g.rules.parse(answer.text)
        assert again == answer, f"{answer.text!r} reads back as {again!r}"
        assert isinstance(again, Compound), f"{answer.text!r} reads back as {type(again).__name__}"
        tally.drawn.update(type(part).__name__ for part in answer.parts)
        g.clone().act(seat, answer)
    for part in rng.sample(barred, min(_PARTS, len(barred))):
        answer = form.of((*so_far, part))
        reason = question.why_not(me, answer)
        assert reason is not None, f"{name}: {part} is barred and {answer} is allowed"
        assert reason.part == len(so_far), f"{name}: {reason!r} does not name {part}"
        check_refused(g, seat, answer, tally)


def check_parts_left(
    question: Question[Any], me: Seen[Any], form: Form, so_far: Sequence[Answer], before: Sequence[Answer]
) -> None:
    """What is left of a menu after its last part was drawn from it is the next menu, in the same order."""
    left = list(question.parts_left(me, form, so_far, before, before.index(so_far[-1])))
    parts = list(question.parts(me, form, so_far))
    assert left == parts, f"after {form.of(so_far).text} {left} are left, but {parts} can be next"


def check_clone(g: Game[Any], rng: Random) -> None:
    """A clone goes on alike and leaves the original alone."""
    before = state_hash(g)
    one, two = g.clone(), g.clone()
    _go_on(one, two, rng)
    assert state_hash(g) == before, "playing on a clone changed the original"


def check_codec(g: Game[Any], rng: Random) -> None:
    """Written as JSON and read back, the game goes on alike; the same for its position in words."""
    text = canonical(encode(g))
    again = decode(g.rules, json.loads(text))
    assert canonical(encode(again)) == text, "the codec does not round-trip"
    _go_on(g.clone(), again, rng)
    written = canonical(write_position(g))
    position = read_position(g.rules, json.loads(written))
    assert canonical(write_position(position)) == written, "the position does not round-trip"
    _go_on(g.clone(), position, rng)


def _go_on(one: Game[Any], two: Game[Any], rng: Random, plies: int = 3) -> None:
    for _ in range(plies):
        if one.outcome is not None:
            break
        seat = rng.choice(one.asked())
        legal = [answer.text for answer in one.legal(seat)]
        assert legal == [answer.text for answer in two.legal(seat)], "two copies differ in legal answers"
        if not legal:
            continue
        answer = finished(one, seat, one.rules.parse(rng.choice(legal)), rng.randrange)
        one.act(seat, answer)
        two.act(seat, answer)
        assert one.events[-3:] == two.events[-3:], "two copies tell other events"
    assert one.places == two.places, "two copies went apart"


def check_time_up(g: Game[Any]) -> None:
    """A question that has a limit knows what happens when it is over."""
    question = g.question
    assert question is not None
    if question.lasts(g.table) is not None:
        later = g.clone()
        later.time_up()
        assert later.outcome is not None or later.question is not question, "time is up and nothing happens"


def check_refused(g: Game[Any], seat: Seat, answer: Answer, tally: Tally) -> None:
    """A refused answer gives a reason with known facts, and changes nothing at all."""
    before, told = canonical(encode(g)), len(g.events)
    try:
        g.act(seat, answer)
    except Refused as refused:
        reason = refused.reason
    else:
        raise AssertionError(f"{letter(seat)}: {answer.text} was carried out although it is not legal")
    assert canonical(encode(g)) == before, f"refusing {answer.text!r} changed the game"
    assert len(g.events) == told, f"refusing {answer.text!r} told an event"
    assert set(reason.facts) == set(reason.refusal.kinds), f"{reason!r}: facts are not those declared"
    tally.refused += 1
    tally.reasons.add(reason.code)


def check_view(g: Game[Any], viewer: Seat) -> None:
    """The view shows exactly the faces its viewer has seen: no more, no less."""
    view = View(g, viewer)
    bit = 1 << (SHIFT + viewer)
    for place, pieces in enumerate(g.places):
        seen = sorted(p & FACE for p in pieces if p & bit)
        assert sorted(f for f in view.faces(place) if f != HIDDEN) == seen, (
            "a view shows other faces than seen"
        )
        if place in g.layout.hidden_from[viewer]:
            assert not view.places[place], "a view shows how much lies in a private place of others"
        else:
            assert view.count(place) == len(pieces), "a view hides how many pieces lie there"


def check_events(events: list[Event], viewer: Seat, raw: list[Event]) -> None:
    """An event shows its viewer a face only if the viewer sees that piece before or after."""
    for told, event in zip(events, raw, strict=True):
        if isinstance(event, PieceMoved | PieceTurned):
            assert isinstance(told, Moved | Turned)
            may_see = (event.before | event.after) >> (SHIFT + viewer) & 1
            assert told.face == (event.after & FACE if may_see else HIDDEN), f"{told} leaks"
        elif isinstance(event, PieceLaid):
            assert isinstance(told, Laid)
            assert (told.face != HIDDEN) == bool(event.after >> (SHIFT + viewer) & 1), f"{told} leaks"
        elif isinstance(event, Private):
            assert told == (event if event.to >> viewer & 1 else Whispered(event.by)), f"{told} leaks"
        elif isinstance(event, Rewriting):
            pages = told.pages if isinstance(told, Rewriting) else ()
            assert pages == tuple(p for p in event.pages if p[1] >> viewer & 1), f"{told} leaks"
        elif isinstance(event, Glimpsed):
            assert isinstance(told, Glimpsed)
            assert (told.face != HIDDEN) == (viewer == event.by), f"{told} leaks"


def what_a_viewer_is_told(g: Game[Any], viewer: Seat, pool: list[Answer]) -> str:
    """All that the table says to one viewer now: view, aids, prompts, legal answers and every reason."""
    hosting = hosting_of(g.rules)
    said: dict[str, Any] = {
        "view": view_json(View(g, viewer)),
        "aids": hosting.aids(Glance(g, viewer), hosting.open_facts(Glance(g, SPECTATOR))),
        "asked": g.asked(),
    }
    question = g.question
    if question is not None and viewer != SPECTATOR:
        if viewer in g.asked() or viewer in question.quiet:
            me = g.seen(viewer)
            said["legal"] = [answer.text for answer in g.legal(viewer)]
            said["asides"] = [answer.text for answer in g.rules.asides(me)]
            said["reasons"] = [
                [answer.text, repr(question.why_not(me, answer))] for answer in question.candidates(me)
            ]
            said["menus"] = [
                menu
                for answer in g.legal(viewer)
                if isinstance(answer, Form)
                for menu in _menus(question, me, answer)
            ]
        said["hostile"] = [[answer.text, repr(g.why_not(viewer, answer))] for answer in pool]
    return canonical(said)


def _menus(question: Question[Any], me: Seen[Any], form: Form) -> list[Any]:
    """What one is told who makes an answer of that form: from the beginning, and half-way."""
    drawn = draw(question, me, form, picking(Random(form.text).random))
    halves: list[tuple[Answer, ...]] = [(), drawn.parts[: len(drawn.parts) // 2], drawn.parts]
    begun = tuple(question.begun(me, form))
    return [
        [
            form.of(half).text,
            repr(question.why_not_whole(me, form, half)),
            [part.text for part in question.parts(me, form, half)],
            [repr(question.why_not_part(me, form, half, part)) for part in question.menu(me, form, half)],
        ]
        for half in dict.fromkeys([*halves, begun])
    ]


def twin_walk(g: Game[Any], viewer: Seat, rng: Random, plies: int, pool: list[Answer]) -> int:
    """Plays the real world and another that the viewer cannot tell from it, side by side.

    As long as the same answers are given and nothing hidden is shown to the viewer, everything it is told
    must stay the same. Gives the number of comparisons made.
    """
    real = g.clone()
    twin = possible_world(View(g, viewer), rng, g.chance.clone())
    count_pieces(twin)
    g.rules.check(twin)
    checked = 0
    for _ in range(plies + 1):
        one = what_a_viewer_is_told(real, viewer, pool)
        two = what_a_viewer_is_told(twin, viewer, pool)
        assert one == two, f"{letter(viewer)} can tell two worlds apart:\n{one}\n{two}"
        checked += 1
        if real.outcome is not None or checked > plies:
            break
        step = _step_together(real, twin, viewer, rng)
        if step is None:
            break
        twin = step
    return checked


def _step_together(real: Game[Any], twin: Game[Any], viewer: Seat, rng: Random) -> Game[Any] | None:
    """One act in both worlds; None where they part for a reason the viewer may know."""
    seat = rng.choice(real.asked())
    legal, theirs = _offered(real, seat, rng), _offered(twin, seat, None)
    if not legal:
        return None
    both = [answer for answer in legal if answer in theirs]
    answer = finished(real, seat, rng.choice(both or legal), rng.randrange)
    alike = bool(both) and twin.why_not(seat, answer) is None
    since = real.told + len(real.events)
    real.act(seat, answer)
    told = events_for(real, viewer, since)
    others = rng.sample(theirs, min(_TRIES, len(theirs)))
    if isinstance(answer, Compound) and answer.form in theirs:
        others += [answer.form] * _TRIES
    others = [finished(twin, seat, other, rng.randrange) for other in others]
    for other in ([answer] if alike else []) + others:
        copy = twin.clone()
        copy.act(seat, other)
        heard = events_for(copy, viewer, since)
        if heard == told:
            return copy
        if other == answer:
            check_difference(told, heard)
    return None


def _offered(g: Game[Any], seat: Seat, rng: Random | None) -> list[Answer]:
    """What the seat may say now; for the world that is played on, asides only now and then."""
    asides = g.rules.asides(g.seen(seat))
    few = rng is not None and bool(asides) and rng.random() >= _ASIDE
    return [*g.legal(seat)] if few else [*g.legal(seat), *asides]


def check_traits(g: Game[Any]) -> None:
    """What a game says of its seats at the end is what it announced."""
    counted = laboratory_of(g.rules)
    found = counted.traits_of(g)
    assert tuple(found) == tuple(counted.traits), f"traits {list(found)} but announced {list(counted.traits)}"
    for trait, values in found.items():
        assert len(values) == g.seats, f"{trait}: {values} at a table for {g.seats}"
        assert set(values) <= set(counted.traits[trait]), f"{trait}: {values} were not announced"
    assert counted.turns(g) >= 0


class Walk:
    """One random game from the first answer to the outcome, with checks on the way."""

    def __init__(
        self, rules: Rules[Any], seats: int, seed: int, options: Mapping[str, object] | None = None
    ) -> None:
        self.rng: Final = Random(f"{rules.name}/{seats}/{seed}")
        self.game: Final = rules.new(seats, rules.unattended(options), f"walk {seed}")
        self.viewers: Final = (*range(seats), SPECTATOR)
        self.pool: Final[list[Answer]] = []
        self.tally: Final = Tally()
        self._folded: Final = {viewer: View(self.game, viewer).places for viewer in self.viewers}

    def play(self, thorough: float = 0.1, plies: int = 6) -> Tally:
        """Plays to the end; the costly checks are made after that share of the acts."""
        while self.game.outcome is None:
            assert self.game.acts < LONGEST_GAME, "the game does not end"
            check_somebody_can_answer(self.game)
            if self.rng.random() < thorough:
                self._look_closely(plies)
            self._act()
        count_pieces(self.game)
        check_traits(self.game)
        self.game.rules.check(self.game)
        self._check_folded()
        return self.tally

    def _act(self) -> None:
        g = self.game
        question = g.question
        assert question is not None
        self.tally.questions.add(type(question).__name__)
        seat = self.rng.choice([s for s in g.asked() if g.legal(s)])
        quiet = [s for s in question.quiet if g.legal(s)]
        if quiet and self.rng.random() < _QUIET:
            seat = self.rng.choice(quiet)
        candidates = question.candidates(g.seen(seat))
        self.pool.extend(self.rng.sample(candidates, min(2, len(candidates))))
        since = g.told + len(g.events)
        asides = g.rules.asides(g.seen(seat))
        is_aside = bool(asides) and self.rng.random() < _ASIDE
        answer = finished(g, seat, self.rng.choice(asides if is_aside else g.legal(seat)), self.rng.randrange)
        if isinstance(answer, Compound):
            self.tally.drawn.update(type(part).__name__ for part in answer.parts)
            self.pool.append(answer)
        g.act(seat, answer)
        if is_aside:
            assert g.question is question, "an aside has touched what is pending"
            self.pool.extend(self.rng.sample(asides, min(2, len(asides))))
        self.tally.acts += 1
        raw = g.events[since - g.told :]
        self.tally.events.update(type(event).__name__ for event in raw)
        for viewer in self.viewers:
            told = events_for(g, viewer, since)
            check_events(told, viewer, raw)
            for event in told:
                fold(g.layout, viewer, self._folded[viewer], event)

    def _check_folded(self) -> None:
        for viewer in self.viewers:
            folded = [list(place) for place in self._folded[viewer]]
            shown = View(self.game, viewer).places
            assert folded == shown, f"{letter(viewer)}: the events do not fold into the view"

    def _look_closely(self, plies: int) -> None:
        g, rng = self.game, self.rng
        check_legal(g)
        check_notation(g)
        check_forms(g, rng, self.tally)
        check_time_up(g)
        check_clone(g, rng)
        check_codec(g, rng)
        count_pieces(g)
        g.rules.check(g)
        for viewer in self.viewers:
            check_view(g, viewer)
        self._check_folded()
        hostile = rng.sample(self.pool, min(_HOSTILE, len(self.pool)))
        for seat in range(g.seats):
            for answer in hostile:
                if g.why_not(seat, answer) is not None:
                    check_refused(g, seat, answer, self.tally)
        viewer = rng.choice(self.viewers)
        self.tally.twins += twin_walk(g, viewer, rng, plies, hostile)
