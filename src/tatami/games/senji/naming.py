"""How the things of Senji are called: names composed of family, kind, relation and so on, no words.

A data pack brings its own regions and samurai, so their names may come along in it; everything else that a
pack can hold is of a fixed vocabulary, which the catalogues know.
"""

from __future__ import annotations

from typing import Final

from tatami.hooks.naming import Called, Piece
from tatami.kernel.seats import letter, seat_of

from .box import (
    ANIMAL,
    CARD_KINDS,
    FAMILIES,
    KAMI_KINDS,
    MEMBER,
    ORDERS,
    PROVINCES,
    SYMBOLS,
    Box,
)
from .letters import VERDICTS
from .pieces import EMPEROR, PHASES, SOURCES
from .powers import ABILITIES
from .vocabulary import ANIMALS, COLOURS, RELATIONS, SIDES, WAYS

NO_ABILITY: Final = "none"
_ANY: Final = "any"
_PARTIES: Final = (*(letter(seat) for seat in range(EMPEROR)), "emperor")

VOCABULARY: Final = (
    "family",
    "party",
    "region",
    "samurai",
    "source",
    "phase",
    "order",
    "ability",
    "kami",
    "combination",
    "card_kind",
    "relation",
    "colour",
    "symbol",
    "animal",
)


class Names:
    """The names of everything in one box."""

    def __init__(self, box: Box) -> None:
        self._box: Final = box
        self._kinds: Final[dict[str, tuple[str, ...]]] = {
            "family": FAMILIES,
            "party": _PARTIES,
            "region": box.regions,
            "province": box.regions[:PROVINCES],
            "samurai": box.samurai,
            "source": SOURCES,
            "phase": PHASES,
            "order": ORDERS,
            "way": WAYS,
            "side": SIDES,
            "ability": (*ABILITIES, NO_ABILITY),
            "kami": KAMI_KINDS,
            "combination": tuple(combination.id for combination in box.combinations),
            "card_kind": CARD_KINDS,
            "relation": RELATIONS,
            "colour": COLOURS,
            "symbol": SYMBOLS,
            "animal": ANIMALS,
        }
        pack = box.pack
        self._own: Final = {p.id: p.name for p in pack.map.provinces} | {s.id: s.name for s in pack.map.seas}
        self._samurai: Final = {samurai.id: samurai for samurai in pack.samurai}
        self._combinations: Final = {combination.id: combination for combination in pack.combinations}
        self._faces: Final = tuple(self._face(face) for face in range(len(box.faces)))

    def of(self, kind: str) -> tuple[str, ...]:
        return self._kinds[kind]

    def called(self, kind: str, name: str) -> Called:
        """A thing of that kind and name."""
        if kind == "party" and name != "emperor":
            return Called("", seat=seat_of(name))
        if kind == "region":
            return Called(f"region-{name}", own=self._own[name])
        if kind == "samurai":
            samurai = self._samurai[name]
            return Called(
                f"samurai-{name}", own=samurai.name, about=f"ability-{samurai.ability or NO_ABILITY}"
            )
        if kind == "combination":
            shape = self._combinations[name]
            return Called(f"combination-{shape.symbol or shape.alike}", (("cards", "number", shape.cards),))
        return Called(f"{kind}-{name or NO_ABILITY}")

    def face(self, face: int) -> Called:
        return self._faces[face]

    def spot(self, place: str, word: str) -> Called | None:
        """`order.echizen`, `auction.green`, `samurai.emperor`."""
        kinds = {"order": "region", "auction": "family", "samurai": "party"}
        return self.called(kinds[place], word) if place in kinds else None

    # --- faces ----------------------------------------------------------------------------------

    def _face(self, face: int) -> Called:
        box = self._box
        if face < box.diplomacy:
            return self._diplomacy(face)
        if face < box.first_samurai:
            return self._hanafuda(face - box.first_hanafuda)
        kind, _, rest = box.faces[face].partition(":")
        if face < box.first_note:  # `samurai:oda`, `order:march`
            return self.called(kind, rest)
        return self._note(kind, rest)

    def _diplomacy(self, face: int) -> Called:
        box = self._box
        parts: list[Piece] = [("family", "family", FAMILIES[box.family[face]])]
        if face < box.valued:
            parts.append(("value", "number", box.value[face]))
        if box.kind[face] == MEMBER:
            parts.append(("relation", "relation", box.relation[face]))
        return Called(f"kind-{CARD_KINDS[box.kind[face]]}", tuple(parts))

    def _hanafuda(self, card: int) -> Called:
        box = self._box
        symbol = box.symbol[card]
        parts: list[Piece] = [
            ("colour", "colour", box.colours[box.colour[card]]),
            ("value", "number", box.number[card]),
        ]
        if symbol == ANIMAL:
            parts.append(("animal", "animal", box.pack.hanafuda[card].animal))
        return Called(f"hanafuda-{SYMBOLS[symbol]}", tuple(parts))

    def _note(self, kind: str, rest: str) -> Called:
        """See `letters`: what each note says."""
        if kind in ("give", "ask", "fit", "show"):
            return Called(f"note-{kind}", (("card", "face", self._box.face[rest]),))
        if kind in VERDICTS:
            return Called(f"note-{kind}", (("note", "face", self._box.face[f"sworn:{rest}"]),))
        words = rest.split(".")
        if kind == "want":
            parts, key = [], "note-want"
            for word, (name, of) in zip(words, _WANTED, strict=True):
                if word != _ANY:
                    key += f"-{name}"
                    parts.append(_piece(name, of, word))
            return Called(key, tuple(parts))
        if words[0] == "hold":
            return Called(
                f"note-{kind}-hold",
                (_piece("family", "family", words[1]), _piece("what", "card_kind", words[2])),
            )
        if len(words) > 1:
            of = "family" if words[0] == "attack" else "region"
            return Called(f"note-{kind}-{words[0]}", (_piece(of, of, words[1]),))
        return Called(f"note-{kind}-{words[0]}")


_WANTED: Final = (("family", "family"), ("what", "card_kind"), ("value", "number"))


def _piece(name: str, kind: str, word: str) -> Piece:
    return name, kind, int(word) if kind == "number" else word
