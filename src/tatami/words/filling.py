"""What the texts may want to know of the parts of an object: seats, cards, places, lists of them.

`telling.py` says which variables there are; here they are found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tatami.formats.names import name_of
from tatami.hooks.naming import naming_of
from tatami.hooks.shapes import Bits, Json, Named, Parts
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.pieces import HIDDEN, Face
from tatami.kernel.places import Layout
from tatami.kernel.questions import Question
from tatami.kernel.rules import Rules
from tatami.kernel.seats import MAX_SEATS, SPECTATOR, Seat, letter, seat_of

from .catalogue import Value, Words
from .composing import Composer, composer
from .naming import Part, Spot, kebab, parts_of, plain_name, spot, variable
from .phrases import CASES, Forms

Facts = dict[str, Value]


def yes(truth: object) -> str:
    """Truth as the selectors of the texts know it."""
    return "yes" if truth else "no"


class Filling:
    """Fills in texts for one viewer, in one language, about one table."""

    __slots__ = (
        "_composer",
        "_layout",
        "_naming",
        "_options",
        "names",
        "rules",
        "said_names",
        "spoken_of",
        "viewer",
        "words",
    )

    def __init__(
        self,
        words: Words,
        rules: Rules[Any],
        names: Sequence[str],
        viewer: Seat = SPECTATOR,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.words: Final = words
        self.rules: Final = rules.variant(options)
        self._naming: Final = naming_of(self.rules)
        self._composer: Final[Composer] = composer(words.lang, self.rules)
        self.names: Final = tuple(names)
        self.viewer: Final = viewer
        self._options: Final = options
        self._layout: Layout | None = None
        self.spoken_of = 0
        """The mask of the seats that texts have named since somebody set it to 0: a text reads the same to
        all whom it does not name, and one that names nobody is the same at every table."""
        self.said_names: tuple[str, ...] = ()
        """The cards and other things of the game in the sentence that was told last."""

    def seat(self, seat: Seat) -> str:
        """The name of the player who sits there; of a free cushion its letter."""
        if not 0 <= seat < MAX_SEATS:
            return self.words.text("kernel-nobody")
        self.spoken_of |= 1 << seat
        return (self.names[seat] if seat < len(self.names) else "") or letter(seat)

    def _you(self, seat: Seat) -> str:
        """Whether that is the viewer."""
        if 0 <= seat < MAX_SEATS:
            self.spoken_of |= 1 << seat
        return yes(seat == self.viewer)

    def list_of(self, items: Iterable[str]) -> str:
        """`Akira, Botan and Chie`."""
        some = list(items)
        if len(some) < 2:
            return some[0] if some else self.words.text("kernel-nobody")
        return self.words.text("kernel-list", rest=", ".join(some[:-1]), last=some[-1])

    def _key(self, *parts: str) -> str:
        return "-".join((self.rules.name, *map(kebab, parts)))

    def _face_forms(self, face: Face) -> Forms:
        """A note may speak of whoever sits there."""
        called = self._naming.face_as(face) if face != HIDDEN else None
        if called is None or called.seat < 0:
            return self._composer.face(face)
        facts: Facts = {}
        self._put(facts, "seat", "seat", called.seat)
        return self.words.forms(self._key(called.key), **facts)

    # --- facts ----------------------------------------------------------------------------------

    def _spot(self, place: int) -> Spot:
        if self._layout is None:
            options = self.rules.read_options(self._options)
            self._layout = self.rules.layout(len(self.names), options)
        return spot(self._layout.places[place].name)

    def _spot_facts(self, where: Spot, prefix: str) -> Facts:
        facts: Facts = {f"{prefix}owner": self.seat(where.owner), f"{prefix}slot": where.slot}
        facts[f"{prefix}you"] = yes(where.owner == self.viewer)
        if where.other >= 0:
            facts[f"{prefix}other"] = self.seat(where.other)
            facts[f"{prefix}other_you"] = yes(where.other == self.viewer)
        if where.card:
            called = self._naming.spot_as(where.kind, where.card)
            forms = self._composer.face_called(where.card) if called is None else self._composer.forms(called)
            _put_forms(facts, f"{prefix}card", forms)
            if where.owner < 0:
                facts[f"{prefix}owner"] = forms[""]
        return facts

    def _facts(self, key: str, thing: Event | Answer | Question[Any]) -> Facts:
        """What the text of that key may want to know of something: every variable of one of its parts begins
        with the part's name, so that nothing need be found out that the text does not speak of."""
        known, of = self._composer.spoken_parts, (key, type(thing))
        parts = known.get(of)
        if parts is None:
            needs = [f"{need}_" for need in self.words.needs(key)]
            parts = known[of] = [
                part
                for part in parts_of(thing)
                if any(need.startswith(f"{part.variable}_") for need in needs)
            ]
        return self._facts_of(parts, thing)

    def _facts_of(self, parts: Iterable[Part], thing: object) -> Facts:
        facts: Facts = {}
        for name, called, kind in parts:
            self._put(facts, called, kind, getattr(thing, name))
        return facts

    def _put(self, facts: Facts, name: str, kind: str, value: Any) -> None:
        """Adds what the texts may want to know of one part of an object."""
        if kind == "seat":
            facts[name] = self.seat(value)
            facts[f"{name}_you"] = self._you(value)
        elif kind == "seat or seats":
            self._put(facts, name, "seats" if isinstance(value, tuple) else "seat", value)
        elif kind == "":
            facts.update(_number_facts(name, value))
        elif kind in ("number", "text"):
            facts[name] = value
        elif kind == "slot":
            facts[name] = value + 1
        elif kind == "truth":
            facts[name] = yes(value)
        elif kind == "face":
            facts.update(self._face_facts(name, value))
        elif kind == "place":
            facts.update(self._spot_facts(self._spot(value), f"{name}_"))
        elif kind == "mask":
            self._put_list(facts, name, "seats", [s for s in range(len(self.names)) if value >> s & 1])
        elif kind == "pages":
            facts[f"{name}_count"] = len(value)
        elif kind in ("seats", "faces", "slots", "numbers", "fill") or isinstance(value, tuple):
            self._put_list(facts, name, kind, value)
        else:
            self._put_named(facts, name, kind, name_of(self.rules, kind, value))

    def facts_of_parts(self, shape: Parts, told: Mapping[str, Json]) -> Facts:
        """What the text of an open fact may want to know of its parts, as positions have them."""
        facts: Facts = {}
        for part, of in shape.parts.items():
            name, value = variable(part), told[part]
            if isinstance(of, Named) and of.kind == "seat":
                self._put(facts, name, "seat", seat_of(value) if value else -1)
            elif isinstance(of, Named):
                self._put_named(facts, name, of.kind, value or "")
            elif isinstance(of, Bits) and of.kind not in ("", "seat"):
                self._put_list(facts, name, f"{of.kind}s", value)
            elif isinstance(value, list | tuple):
                facts[f"{name}_count"] = len(value)
            else:
                facts[name] = yes(value) if isinstance(value, bool) else value
        return facts

    def _face_facts(self, name: str, face: Face) -> Facts:
        """The same wherever it is told, but for a note that speaks of a seat."""
        known = self._composer.face_facts.get((name, face))
        if known is not None:
            return known
        found: Facts = {f"{name}_known": yes(face != HIDDEN), f"{name}_is": self._face_word(face)}
        _put_forms(found, name, self._face_forms(face))
        called = self._naming.face_as(face) if face != HIDDEN else None
        if called is None or called.seat < 0:
            self._composer.face_facts[name, face] = found
        return found

    def _put_named(self, facts: Facts, name: str, kind: str, called: str) -> None:
        """A thing that only this game has; a party may be a seat, and so the viewer."""
        _put_forms(facts, name, self._forms(kind, called))
        facts[f"{name}_is"] = kebab(called) or "none"
        facts[f"{name}_you"] = yes(called and self._naming.called(kind, called).seat == self.viewer)

    def _forms(self, kind: str, name: str) -> Forms:
        if not name:
            return {"": self.words.text("kernel-nobody")}
        seat = self._naming.called(kind, name).seat
        return self._composer.named(kind, name) if seat < 0 else {"": self.seat(seat)}

    def _face_word(self, face: Face) -> str:
        """What texts select by: `fast-draw`, of a composed name the end of its key."""
        if face == HIDDEN:
            return "hidden"
        called = self._naming.face_as(face)
        return plain_name(self.rules.faces[face]) if called is None else kebab(called.word)

    def _put_list(self, facts: Facts, name: str, kind: str, value: Any) -> None:
        """Slots and numbers are counted from 0 inside and from 1 in texts, like the canonical ones."""
        if kind == "seats":
            facts[name] = self.list_of(self.seat(seat) for seat in value)
            facts[f"{name}_you"] = yes(self.viewer in value)
        elif kind == "faces":
            self._put_many(facts, name, [self._face_forms(face) for face in value])
        elif kind == "fill":
            facts[name] = ", ".join(self._filling(slot, card) for slot, card in value)
        elif kind not in ("slots", "numbers"):
            one = kind.removesuffix("s")
            self._put_many(facts, name, [self._forms(one, name_of(self.rules, one, each)) for each in value])
        else:
            items = value.split() if isinstance(value, str) else [str(number + 1) for number in value]
            facts[name] = self.list_of(items) if kind == "slots" else ", ".join(items)
            facts[f"{name}_count"] = len(items)
            return
        facts[f"{name}_count"] = len(value)

    def _put_many(self, facts: Facts, name: str, things: Sequence[Forms]) -> None:
        """Several named things as one list, in every case; what is there twice is counted."""
        for case in ("", *CASES):
            called = Counter(forms.get(case, forms[""]) for forms in things)
            told = self.list_of(f"{thing} × {n}" if n > 1 else thing for thing, n in called.items())
            facts[f"{name}_{case}" if case else name] = told

    def _filling(self, slot: int, kind: int) -> str:
        facts: Facts = {"slot": slot + 1}
        _put_forms(facts, "card", self._forms("kind", name_of(self.rules, "kind", kind)))
        return self.words.text(self._key("fill"), **facts)


def names_in(text: str, needs: Iterable[str], facts: Facts) -> tuple[str, ...]:
    """The names of things in a text, as they stand there: each that the text may speak of has a `_is` to
    select by. What is hidden, and nothing at all, are no names."""
    found: dict[str, None] = {}
    for need in needs:
        name, told = need, facts.get(need)
        if name.rpartition("_")[2] in CASES:
            name = name.rpartition("_")[0]
        if facts.get(f"{name}_is", "none") in ("none", "hidden") or not isinstance(told, str):
            continue
        if told and told in text:
            found[told] = None
    return (*found,)


def _number_facts(name: str, value: object) -> Facts:
    """What a question does not say the kind of: a number may be a slot (`$aim`, `$aim_slot`)."""
    if isinstance(value, int):
        return {name: value, f"{name}_slot": value + 1}
    return {name: value} if isinstance(value, str) else {}


def _put_forms(facts: Facts, name: str, forms: Forms) -> None:
    facts[name] = forms[""]
    for case in CASES:
        facts[f"{name}_{case}"] = forms.get(case, forms[""])
