"""The teller: puts what the engine says into words, for one viewer and for every game alike.

Texts are found by the conventions of `naming.py`. Every part of an object is a variable of its text:

- a seat is the player's name (never inflected), and `$target_you` says whether it is the viewer;
- a card or another named thing comes in all cases: `$card`, `$card_acc`, `$card_gen`, `$card_dat`,
  `$card_ins`; `$card_known` says whether the viewer sees which card it is, `$card_is` which, to select by;
- a slot is counted from 1; several things are a list and its length: `$gaps`, `$gaps_count`;
- `$ways` of a question are the kinds of answers that the viewer may give to it: `place-play-ninja`;
- `$you` is "yes" where the viewer acts or is asked; the first seat of an event is the one that acts, and
  `$goal_own` says whether another seat of the event is the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from tatami.formats.names import IN_FILE, kinds_of_event, name_of
from tatami.hooks.glance import AnyView
from tatami.hooks.grounds import Ground
from tatami.hooks.leaving import HOUSE_ENDINGS, HOUSE_EVENTS
from tatami.kernel.answers import Answer, Compound
from tatami.kernel.events import (
    Event,
    Gathered,
    HeldOut,
    Laid,
    Moved,
    Private,
    Rewritten,
    Shuffled,
    Turned,
    Whispered,
)
from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import HIDDEN, Face
from tatami.kernel.questions import Question
from tatami.kernel.reasons import Reason, TatamiError
from tatami.kernel.seats import Seat, seat_of

from .catalogue import Words
from .filling import Facts, Filling, names_in, yes
from .foresight import foresee
from .naming import kebab, spot, variable

_RUN: Final = "-together"
_IN_RUNS: Final = (Moved, Turned)
_BETWEEN: Final = (Moved, Gathered)
_THERE: Final = (Turned, Laid, Shuffled, HeldOut, Rewritten)


class Teller(Filling):
    """Tells one viewer, in one language, about one table. Events must be told as `events_for` gives them."""

    __slots__ = ()

    # --- the game -------------------------------------------------------------------------------

    def game_title(self) -> str:
        return self.words.text(self._key("title"))

    def game_blurb(self) -> str:
        return self.words.text(self._key("blurb"))

    def players(self) -> str:
        """How many can play: `2–7 players`."""
        counts = self.rules.seat_counts
        return self.words.text("kernel-players", low=counts[0], high=counts[-1])

    def option(self, name: str) -> str:
        return self.words.text(self._key("option", name))

    def option_help(self, name: str) -> str:
        return self.words.text(self._key("option", name) + ".help")

    def option_value(self, name: str, value: int | str | bool) -> str:
        """One of an option's values; a seat is called by its player's name, a number as the option says."""
        if isinstance(value, bool):
            return self.words.text("kernel-option-yes" if value else "kernel-option-no")
        if isinstance(value, int):
            told = self._key("option", name) + ".value"
            return self.words.text(told, value=value) if self.words.has(told) else str(value)
        called = self._naming.option_called(name, value)
        if len(value) != 1 or self.words.has(self._key(called.key)):
            return self._composer.forms(called)[""]
        return self.seat(seat_of(value))

    # --- pieces, places and people --------------------------------------------------------------

    def face(self, face: Face, case: str = "nom") -> str:
        """A card by its face, in a grammatical case; HIDDEN is just a card."""
        forms = self._face_forms(face)
        return forms.get(case, forms[""])

    def named(self, kind: str, value: int | str, case: str = "nom") -> str:
        """Something else that the game has by name: `named("region", 4)`, `named("colour", "red")`."""
        forms = self._forms(kind, name_of(self.rules, kind, value))
        return forms.get(case, forms[""])

    def place(self, name: str) -> str:
        """A place by its canonical name: `row.B.2` is Botan's slot 2."""
        where = spot(name)
        return self.words.text(self._key("place", where.kind), **self._spot_facts(where, ""))

    def explain(self, face: Face) -> str | None:
        """What a card or a role does or wants, in a sentence; None where nothing need be said."""
        return self._composer.about_face(face)

    def explain_named(self, kind: str, name: str) -> str | None:
        """The same of something else that the game has by name: `explain_named("character", "benkei")`."""
        return self._composer.about(self._naming.called(kind, name))

    # --- what is asked, answered and refused ----------------------------------------------------

    def question(
        self,
        question: Question[Any],
        asked_is_viewer: bool | None = None,
        waiting_for: Sequence[Seat] | None = None,
        ways: Iterable[Answer] = (),
    ) -> str:
        """What is asked; for everybody else, who is deciding what (`waiting_for`, if not all it asks).

        `ways` are the viewer's own legal answers: a text may ask only for what is possible.
        """
        asked = question.seats if waiting_for is None else waiting_for
        if asked_is_viewer is None:
            asked_is_viewer = self.viewer in asked
        key = self._key("ask", type(question).__name__)
        facts = self._facts(key, question)
        self._put(facts, "seats", "seats", tuple(asked))
        facts["you"] = yes(asked_is_viewer)
        facts["ways"] = "-".join([kebab(kind.__name__) for kind in dict.fromkeys(map(type, ways))])
        return self.words.text(key, **facts)

    def answer(self, answer: Answer, question: Question[Any] | None = None) -> str:
        """An answer as it stands on a button; some have their own words for a question."""
        if isinstance(answer, Compound):
            parts = ", ".join([self.answer(part, question) for part in answer.parts])
            form = self.answer(answer.form, question)
            return self.words.text("kernel-answer-of-parts", form=form, parts=parts) if parts else form
        key = self._key("answer", type(answer).__name__)
        if question is None or not self.asks_specially(type(question), type(answer)):
            return self.words.text(key, **self._facts(key, answer))
        special = self._key("answer", type(answer).__name__, type(question).__name__)
        return self.words.text(special, **{**self._facts(special, question), **self._facts(special, answer)})

    def asks_specially(self, question: type[Question[Any]], answer: type[Answer]) -> bool:
        """Whether answers of this kind have other words where this kind of question is asked."""
        known = self._composer.special
        found = known.get((question, answer))
        if found is None:
            key = self._key("answer", answer.__name__, question.__name__)
            found = known[question, answer] = self.words.has(key)
        return found

    def consequence(self, view: AnyView[Any], question: Question[Any], answer: Answer) -> str | None:
        """What will come of an answer, where everybody at the table can work it out."""
        return foresee(self, view, question, answer)

    def reason(self, reason: Reason, answer: Answer | None = None) -> str:
        """Why something is not allowed; of an answer made of parts, with the words of that part."""
        if isinstance(answer, Compound) and reason.part >= 0:
            part = self.answer(answer.parts[reason.part])
            return self.words.text("kernel-why-part", part=part, reason=self.reason(reason))
        keys = [f"{room}-why-{reason.code}" for room in (self.rules.name, "kernel", "hall")]
        key = next((key for key in keys if self.words.has(key)), keys[1])
        facts: Facts = {}
        for name, value in reason.facts.items():
            self._put(facts, variable(name), reason.refusal.kinds.get(name, "text"), value)
        return self.words.text(key, **facts)

    def ground(self, ground: Ground) -> str:
        """Why a bot would answer so."""
        keys = [f"{room}-ground-{ground.code}" for room in (self.rules.name, "kernel")]
        key = next((key for key in keys if self.words.has(key)), keys[0])
        facts: Facts = {}
        for name, value in ground.facts.items():
            self._put(facts, variable(name), ground.kinds.get(name, "text"), value)
        return self.words.text(key, **facts)

    def clauses_of(self, reason: Reason) -> str:
        """The clauses a refusal rests on: `TEN-17, TEN-84`."""
        return ", ".join(reason.clauses)

    # --- what has happened ----------------------------------------------------------------------

    def event(self, event: Event, open_cards: bool = False) -> str | None:
        """What has happened; None where nothing is to be said (no text, or an empty one).

        While the cards lie open their values may be told (`open_cards`); the log does not repeat
        them afterwards (TEN-R26).
        """
        return self._tell([event], open_cards)

    def is_passing(self, event: Event) -> bool:
        """Whether something is told of it while the cards lie open that is not told afterwards (TEN-R26)."""
        return self._event_key(event, True) != self._event_key(event, False)

    def runs(self, events: Iterable[Event]) -> list[tuple[Event, ...]]:
        """What has happened, with what is told together in one sentence.

        Those are pieces that moved one after another between the same two places, or were turned in the
        same place, if the game has a text for it: `samurai-sword-moved-deck-hand-together`.
        """
        runs: list[tuple[Event, ...]] = []
        last: Hashable = None
        for event in events:
            of = _run_of(event)
            if of is not None and of == last and (self._event_key(event, False) or "").endswith(_RUN):
                runs[-1] = (*runs[-1], event)
            else:
                runs.append((event,))
            last = of
        return runs

    def run(self, events: Sequence[Event], open_cards: bool = False) -> str | None:
        """The sentence of one of these runs; an event alone is told as `event` tells it."""
        return self.event(events[0], open_cards) if len(events) == 1 else self._tell(events, open_cards)

    def _tell(self, events: Sequence[Event], open_cards: bool) -> str | None:
        """One sentence: of one event, or of a run of them."""
        event = events[0]
        key = self._event_key(event, open_cards)
        if key is None:
            return None
        needs, facts = self.words.needs(key), self._facts(key, event)
        if isinstance(event, _IN_RUNS) and any(need.startswith("cards") for need in needs):
            self._put(facts, "cards", "faces", [getattr(each, "face", HIDDEN) for each in events])
        seats = [name for name, kind in kinds_of_event(type(event)).items() if kind == "seat"]
        facts["you"] = self._you(getattr(event, seats[0])) if seats and "you" in needs else "no"
        for name in seats[1:]:
            facts[f"{name}_own"] = yes(getattr(event, name) == getattr(event, seats[0]))
        text = self.words.text(key, **facts)
        self.said_names = names_in(text, needs, facts)
        return text or None

    def outcome(self, outcome: Outcome) -> list[str]:
        """How the game ended: who won, then everybody's score from the best to the worst."""
        others = [self.names[seat] for seat in outcome.winners if seat != self.viewer]
        facts: Facts = {
            "winners": self.list_of(self.names[seat] for seat in outcome.winners),
            "others": self.list_of(others),
            "others_count": len(others),
            "you": yes(self.viewer in outcome.winners),
        }
        room = "kernel" if outcome.how in HOUSE_ENDINGS else self.rules.name
        lines = [self.words.text(f"{room}-outcome-{kebab(outcome.how)}", **facts)]
        rest = outcome.tiebreak or (0,) * len(outcome.scores)
        order = sorted(range(len(outcome.scores)), key=lambda s: (-outcome.scores[s], -rest[s], s))
        best = max(outcome.scores, default=0)
        if self.words.has(self._key("score", "together")):
            return lines + self._scores_together(outcome, order)
        for seat in order:
            score: Facts = {"score": outcome.scores[seat]}
            self._put(score, "seat", "seat", seat)
            decided = bool(outcome.tiebreak) and outcome.scores[seat] == best
            if decided:
                score["tiebreak"] = rest[seat]
            lines.append(self.words.text(self._key("score-tie" if decided else "score"), **score))
        return lines

    def retold(self, name: str, kinds: Mapping[str, str], facts: Mapping[str, Any]) -> str:
        """A line of the story of a finished game (hooks/retelling.py); of some all games tell alike."""
        own = self._key("retold", name)
        key = own if self.words.has(own) else f"kernel-retold-{kebab(name)}"
        filled: Facts = {}
        for part, kind in kinds.items():
            self._put(filled, part, kind, facts[part])
        return self.words.text(key, **filled)

    def _scores_together(self, outcome: Outcome, order: Sequence[Seat]) -> list[str]:
        """One line for all who have the same score and the same fate: a game of teams."""
        lines = []
        best_first = sorted(order, key=lambda s: (-outcome.scores[s], s not in outcome.winners))
        for fate, seats in groupby(best_first, lambda s: (outcome.scores[s], s in outcome.winners)):
            facts: Facts = {"score": fate[0]}
            self._put(facts, "seats", "seats", tuple(seats))
            lines.append(self.words.text(self._key("score", "together"), **facts))
        return lines

    # --- keys -----------------------------------------------------------------------------------

    def _event_key(self, event: Event, open_cards: bool) -> str | None:
        """Game events must have a text; of the movements of pieces a game tells those it wants."""
        cls = type(event)
        where: tuple[str, ...] = ()
        if isinstance(event, _BETWEEN):
            where = self._spot(event.source).kind, self._spot(event.goal).kind
        elif isinstance(event, _THERE):
            if cls is Turned and not event.public:  # type: ignore[union-attr]  # mypy does not see the class
                return None
            where = (self._spot(event.place).kind,)
        known, of = self._composer.event_keys, (cls, open_cards, *where)
        if of not in known:
            known[of] = self._found_event_key(cls, where, open_cards)
        return known[of]

    def _found_event_key(self, cls: type[Event], where: tuple[str, ...], open_cards: bool) -> str | None:
        physical = True
        if where:
            key = self._key(cls.__name__, *where)
        elif cls is Whispered:
            key = self._key("event", "whispered")
        else:
            physical = False
            key = self._key("event", cls.__name__)
            if issubclass(cls, HOUSE_EVENTS) and not self.words.has(key):
                key = f"kernel-event-{kebab(cls.__name__)}"
                physical = issubclass(cls, Private | Whispered)
        if open_cards and self.words.has(f"{key}-open"):
            return f"{key}-open"
        if physical and self.words.has(key + _RUN):
            return key + _RUN
        return None if physical and not self.words.has(key) else key


def _run_of(event: Event) -> Hashable:
    """What a run of events told together has in common; None of an event that is told alone."""
    if isinstance(event, Moved):
        return event.source, event.goal
    return (event.place, event.public) if isinstance(event, Turned) else None


def tell_error(words: Words, error: TatamiError) -> str:
    """What a caller did wrong, where it is not a refusal of the rules (`Teller.reason` tells those)."""
    facts: Facts = dict(error.facts)
    title = f"{facts.get('game')}-title"
    if words.has(title):
        facts["game"] = words.text(title)
    why = f"error-{facts.get('why')}"  # what the system says in English, where we have words for it
    if words.has(why):
        facts["detail"] = words.text(why)
    told = words.text(f"error-{kebab(error.code)}", **facts)
    if IN_FILE in facts:
        return words.text("error-in-file", file=facts[IN_FILE], fault=told)
    return told
