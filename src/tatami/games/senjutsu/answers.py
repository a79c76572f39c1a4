"""What a player of Senjutsu can say, and its canonical text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tatami.hooks.reading import read_compound
from tatami.kernel.answers import Answer, Attempt, Form
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.seats import MAX_SEATS, Seat, letter

from .box import Box
from .pack import KAMAE
from .trees import Ending

SIDES: Final = 6
MOST_VALUES: Final = 10
MOST_PLACES: Final = 4
MOST_COPIES: Final = 3


class GiveUp(Answer):
    """`give up`: SJT-R145."""

    __slots__ = ()


class Pass(Answer):
    """`pass`: nothing is played, nothing is paid."""

    __slots__ = ()


class Enough(Answer):
    """`enough`: no further card is taken."""

    __slots__ = ()


class Pay(Answer):
    """`pay`: the focus or the cards that are asked for."""

    __slots__ = ()


GIVE_UP: Final = GiveUp("give up")
PASS: Final = Pass("pass")
ENOUGH: Final = Enough("enough")
PAY: Final = Pay("pay")


class OfCard(Answer):
    """A word and a card."""

    __slots__ = ("card",)
    KINDS = {"card": "ability"}
    WORD = ""

    def __init__(self, card: int, slug: str) -> None:
        super().__init__(f"{self.WORD} {slug}")
        self.card: Final = card


class Lay(OfCard):
    """`lay plain_cut`: the card of this turn (SJT-73)."""

    __slots__ = ()
    WORD = "lay"


class Play(OfCard):
    """`play riposte`: a replacement, an instant, an additional card, a counterattack."""

    __slots__ = ()
    WORD = "play"


class Discard(OfCard):
    """`discard plain_cut`."""

    __slots__ = ()
    WORD = "discard"


class Find(OfCard):
    """`find plain_cut`: a card of one's deck is taken into the hand."""

    __slots__ = ()
    WORD = "find"


class Give(OfCard):
    """`give strong_poison`: SJT-187."""

    __slots__ = ()
    WORD = "give"


class TakeCharacter(Answer):
    """`take student`."""

    __slots__ = ("character",)
    KINDS = {"character": "character"}

    def __init__(self, character: int, name: str) -> None:
        super().__init__(f"take {name}")
        self.character: Final = character


class BringDeck(Answer):
    """`bring student_signature`: a preconstructed deck."""

    __slots__ = ("deck",)
    KINDS = {"deck": "deck"}

    def __init__(self, deck: int, name: str) -> None:
        super().__init__(f"bring {name}")
        self.deck: Final = deck


class BringCards(Form):
    """`bring katana_cut: plain_cut*3, …`: a deck of one's own, and the weapon that goes with it."""

    __slots__ = ("weapon",)
    KINDS = {"weapon": "ability"}

    def __init__(self, weapon: int, slug: str) -> None:
        super().__init__(f"bring {slug}")
        self.weapon: Final = weapon


class SomeCards(Answer):
    """`plain_cut*3`: part of a deck."""

    __slots__ = ("card", "count")
    KINDS = {"card": "ability", "count": "number"}

    def __init__(self, card: int, slug: str, count: int) -> None:
        super().__init__(f"{slug}*{count}")
        self.card: Final = card
        self.count: Final = count


class Value(Answer):
    """`value 6`: an initiative that is chosen (SJT-84)."""

    __slots__ = ("value",)
    KINDS = {"value": "number"}

    def __init__(self, value: int) -> None:
        super().__init__(f"value {value}")
        self.value: Final = value


class PlaceInOrder(Answer):
    """`place 1`: when the own card resolves among equals (SJT-92, SJT-198)."""

    __slots__ = ("place",)
    KINDS = {"place": "number"}

    def __init__(self, place: int) -> None:
        super().__init__(f"place {place}")
        self.place: Final = place


class Alternative(Answer):
    """`choose 2`: one of the effects between which OR stands (SJT-160)."""

    __slots__ = ("option",)
    KINDS = {"option": "number"}

    def __init__(self, option: int) -> None:
        super().__init__(f"choose {option}")
        self.option: Final = option


class Target(Answer):
    """`target B`: the character that an effect without a diagram is aimed at (SJT-124)."""

    __slots__ = ("target",)
    KINDS = {"target": "seat"}

    def __init__(self, target: Seat) -> None:
        super().__init__(f"target {letter(target)}")
        self.target: Final = target


class Along(Answer):
    """`along 2`: the direction of a push or pull (SJT-139), counted clockwise from north."""

    __slots__ = ("facing",)
    KINDS = {"facing": "facing"}

    def __init__(self, facing: int) -> None:
        super().__init__(f"along {facing}")
        self.facing: Final = facing


class Rotate(Answer):
    """`clockwise`, `counterclockwise`: how an attack turns its target (SJT-140)."""

    __slots__ = ("side",)
    KINDS = {"side": "number"}

    def __init__(self, side: int) -> None:
        super().__init__("clockwise" if side > 0 else "counterclockwise")
        self.side: Final = side


class ChangeKamae(Answer):
    """`kamae balance by focus`: where the ring ends, and whether it touched the focus position."""

    __slots__ = ("by_focus", "kamae")
    KINDS = {"kamae": "kamae", "by_focus": "truth"}

    def __init__(self, ending: Ending) -> None:
        super().__init__(f"kamae {KAMAE[ending.kamae]}" + " by focus" * ending.by_focus)
        self.kamae: Final = ending.kamae
        self.by_focus: Final = ending.by_focus


class RestOnFocus(Attempt):
    """`kamae focus`, `enter focus`: the ring would stay on the focus position, where it never rests."""

    __slots__ = ()


class EnterKamae(Answer):
    """`enter balance`: SJT-42."""

    __slots__ = ("kamae",)
    KINDS = {"kamae": "kamae"}

    def __init__(self, kamae: int) -> None:
        super().__init__(f"enter {KAMAE[kamae]}")
        self.kamae: Final = kamae


RESTING: Final = (RestOnFocus("kamae focus"), RestOnFocus("enter focus"))


class Stand(Answer):
    """`stand -3,1 2`: start cell and facing (SJT-64, SJT-R10)."""

    __slots__ = ("cell", "facing")
    KINDS = {"cell": "cell", "facing": "facing"}

    def __init__(self, cell: int, name: str, facing: int) -> None:
        super().__init__(f"stand {name} {facing}")
        self.cell: Final = cell
        self.facing: Final = facing


class Put(Answer):
    """`put rock 0,-1`: a piece of terrain (SJT-56); of a torii the gateway, and how it stands."""

    __slots__ = ("cell", "facing", "terrain")
    KINDS = {"terrain": "terrain", "cell": "cell", "facing": "facing"}

    def __init__(self, terrain: int, kind: str, cell: int, name: str, facing: int = 0) -> None:
        super().__init__(f"put {kind} {name}" + (f" {facing}" if facing else ""))
        self.terrain: Final = terrain
        self.cell: Final = cell
        self.facing: Final = facing


NO_TOKEN: Final = -1
"""The face of a marker that has none to hide."""


class PutMarker(Answer):
    """`mark 0,-1`: a marker on a cell of a diagram (ledger 2.4, place); `mark 0,-1 decoy`: of a token with a
    hidden face also which (SJT-R99)."""

    __slots__ = ("cell", "token")
    KINDS = {"cell": "cell", "token": "token"}

    def __init__(self, cell: int, name: str, token: int = NO_TOKEN, face: str = "") -> None:
        super().__init__(f"mark {name}" + (f" {face}" if face else ""))
        self.cell: Final = cell
        self.token: Final = token


class Go(Answer):
    """`go 1,-2 3 over 0,-1`: how a line of movement is carried out: cell and facing at its end.

    `over` are cells on its way on which something happens, `into` what it runs into (SJT-113).
    """

    __slots__ = ("cell", "facing", "into", "over")
    KINDS = {"cell": "cell", "facing": "facing", "over": "cells", "into": "cell"}

    def __init__(self, text: str, cell: int, facing: int, over: tuple[int, ...], into: int) -> None:
        super().__init__(text)
        self.cell: Final = cell
        self.facing: Final = facing
        self.over: Final = over
        self.into: Final = into

    def touches(self) -> dict[str, tuple[str, int | str]]:
        """Each cell that it goes over by a name of its own, what it runs into only if it does."""
        ends: dict[str, tuple[str, int | str]] = {
            "cell": ("cell", self.cell),
            "facing": ("facing", self.facing),
        }
        if self.into >= 0:
            ends["into"] = ("cell", self.into)
        return ends | {f"over_{k}": ("cell", cell) for k, cell in enumerate(self.over, 1)}


_CELL: Final = r"-?\d{1,2},-?\d{1,2}"
_GO: Final = re.compile(rf"go ({_CELL}) ([0-5])((?: over {_CELL})*)(?: into ({_CELL}))?")
_STAND: Final = re.compile(rf"stand ({_CELL}) ([0-5])")
_PUT: Final = re.compile(rf"put (\w{{1,40}}) ({_CELL})(?: ([12]))?")
_MARK: Final = re.compile(rf"mark ({_CELL})(?: (\w{{1,40}}))?")
USAGE: Final = "lay plain_cut; go 0,-1 3; value 6; play riposte; pass; give up"


class Sayings:
    """All answers that can be given with one box: what has few forms is made once, the rest as it is said."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        abilities = box.abilities
        self.lay: Final = tuple(Lay(a.number, a.slug) for a in abilities)
        self.play: Final = tuple(Play(a.number, a.slug) for a in abilities)
        self.discard: Final = tuple(Discard(a.number, a.slug) for a in abilities)
        self.find: Final = tuple(Find(a.number, a.slug) for a in abilities)
        self.give: Final = {number: Give(number, abilities[number].slug) for number in box.poisons}
        self.take: Final = tuple(TakeCharacter(hero.number, hero.name) for hero in box.heroes)
        self.bring: Final = tuple(BringDeck(k, name) for k, name in enumerate(box.decks))
        self.bring_cards: Final = {
            number: BringCards(number, abilities[number].slug)
            for hero in box.heroes
            for number in hero.weapons
        }
        self.some: Final = {
            (a.number, count): SomeCards(a.number, a.slug, count)
            for a in abilities
            for count in range(1, MOST_COPIES + 1)
        }
        self.copies: Final = tuple(
            tuple([self.some[a.number, count] for count in range(1, MOST_COPIES + 1)]) for a in abilities
        )
        self.value: Final = tuple(Value(value) for value in range(MOST_VALUES))
        self.place: Final = tuple(PlaceInOrder(place + 1) for place in range(MOST_PLACES))
        self.choose: Final = tuple(Alternative(option + 1) for option in range(MOST_PLACES))
        self.target: Final = tuple(Target(seat) for seat in range(MAX_SEATS))
        self.along: Final = tuple(Along(facing) for facing in range(SIDES))
        self.rotate: Final = (Rotate(1), Rotate(-1))
        self.kamae: Final = {
            Ending(kamae, by_focus): ChangeKamae(Ending(kamae, by_focus))
            for kamae in range(len(KAMAE))
            for by_focus in (False, True)
        }
        self.enter: Final = tuple(EnterKamae(kamae) for kamae in range(len(KAMAE)))
        self.by_text: Final = {answer.text: answer for answer in self._fixed()}
        self._parts: Final = {
            **{part.text: part for part in self.some.values()},
            # One of a card is written with its number or without, as a deck's line has it.
            **{a.slug: self.some[a.number, 1] for a in abilities},
        }
        self._go: Final[dict[int, Go]] = {}
        """Ways over plain cells, made when they are first said: as many as cells and facings at most."""
        self._stand: Final[dict[int, Stand]] = {}

    def _fixed(self) -> Iterator[Answer]:
        yield from (GIVE_UP, PASS, ENOUGH, PAY, *RESTING)
        for answers in (
            self.lay, self.play, self.discard, self.find, self.give.values(), self.take, self.bring,
            self.bring_cards.values(), self.value, self.place, self.choose, self.target, self.along,
            self.rotate, self.kamae.values(), self.enter,
        ):  # fmt: skip
            yield from answers

    def go(self, cell: int, facing: int, over: tuple[int, ...], into: int) -> Go:
        if over or into >= 0:
            return self._make_go(cell, facing, over, into)
        known = self._go.get(cell * SIDES + facing)
        if known is None:
            known = self._go[cell * SIDES + facing] = self._make_go(cell, facing, over, into)
        return known

    def _make_go(self, cell: int, facing: int, over: tuple[int, ...], into: int) -> Go:
        names = self.box.cell_names
        text = f"go {names[cell]} {facing}" + "".join([f" over {names[each]}" for each in over])
        if into >= 0:
            text += f" into {names[into]}"
        return Go(text, cell, facing, over, into)

    def stand(self, cell: int, facing: int) -> Stand:
        known = self._stand.get(cell * SIDES + facing)
        if known is None:
            known = self._stand[cell * SIDES + facing] = Stand(cell, self.box.cell_names[cell], facing)
        return known

    def put(self, terrain: int, cell: int, facing: int = 0) -> Put:
        return Put(terrain, self.box.terrain_names[terrain], cell, self.box.cell_names[cell], facing)

    def mark(self, cell: int, token: int = NO_TOKEN) -> PutMarker:
        face = self.box.tokens[token] if token != NO_TOKEN else ""
        return PutMarker(cell, self.box.cell_names[cell], token, face)

    def parse(self, text: str) -> Answer:
        """The answer that a text stands for; NotUnderstood if it stands for none."""
        words = " ".join(text.split())
        answer = self.by_text.get(words) or self._on_field(words)
        if answer is None:
            head, colon, rest = words.partition(":")
            form = self.by_text.get(head.strip()) if colon else None
            if not isinstance(form, BringCards):
                raise NotUnderstood("not-an-answer", game="senjutsu", text=text[:60], usage=USAGE)
            return read_compound(rest, form, self._parts.get)
        return answer

    def _on_field(self, words: str) -> Answer | None:
        cells = self.box.cell_numbers
        if found := _GO.fullmatch(words):
            over = found[3].replace(" over ", " ").split()
            named = [found[1], *over, *([found[4]] if found[4] else [])]
            if all(name in cells for name in named):
                into = cells[found[4]] if found[4] else -1
                return self.go(cells[found[1]], int(found[2]), tuple(cells[name] for name in over), into)
        elif (found := _STAND.fullmatch(words)) and found[1] in cells:
            return self.stand(cells[found[1]], int(found[2]))
        elif (found := _PUT.fullmatch(words)) and found[1] in self.box.terrain_names and found[2] in cells:
            kind = self.box.terrain_names.index(found[1])
            return self.put(kind, cells[found[2]], int(found[3] or 0))
        elif (found := _MARK.fullmatch(words)) and found[1] in cells:
            if found[2] is None:
                return self.mark(cells[found[1]])
            if found[2] in self.box.tokens:
                return self.mark(cells[found[1]], self.box.tokens.index(found[2]))
        return None
