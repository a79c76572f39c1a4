"""Tenno, by Lukas Zach and Michael Palm (HUCH! 2017). README.md leads from clauses to functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from tatami.hooks.glance import AnyView
from tatami.hooks.hosting import Hosting
from tatami.hooks.laboratory import Laboratory
from tatami.hooks.marking import Markable, Marking
from tatami.hooks.naming import Called, Naming
from tatami.hooks.positions import Arguments
from tatami.hooks.retelling import Episode, Retelling
from tatami.hooks.worlds import MixedPlaces
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.game import Frame, Game, Options
from tatami.kernel.pieces import FACE, HIDDEN, SHIFT, Face, piece
from tatami.kernel.places import Layout
from tatami.kernel.questions import Question
from tatami.kernel.reasons import Contradiction, NotUnderstood, Reason
from tatami.kernel.rules import Option, Rules
from tatami.kernel.seats import MAX_SEATS, PLACES_IN_TURN, Seat, letter, mask_of, order_of_play, seat_of
from tatami.kernel.seen import Seen
from tatami.kernel.views import View

from . import aids, events, notation, pieces, reasons, retelling
from .out_of_turn import why_not_asked
from .rules import after_attack, attack, bonuses, end, fight, set_up, turn
from .table import TennoTable

_FIGHTS: Final = 2
"""The most fights in a turn (TEN-87)."""

_SEATS: Final = tuple(letter(seat) for seat in range(MAX_SEATS))


class TennoRules(
    Rules[TennoTable],
    Naming,
    Laboratory[TennoTable],
    Hosting[TennoTable],
    Retelling[TennoTable],
    MixedPlaces[TennoTable],
    Marking,
    Arguments,
):
    """Everything the kernel wants to know about Tenno."""

    name = "tenno"
    prefix = "TEN"
    version = 1
    seat_counts = range(2, 8)
    default_seats = 4
    faces = pieces.FACES
    table = TennoTable
    not_enforceable = frozenset({"TEN-98"})
    modules = (reasons, events, set_up, turn, attack, fight, after_attack, bonuses, end)
    game_is_over = reasons.GAME_IS_OVER
    endings = ("prison", "tie-break", "shared")
    traits = {"order": PLACES_IN_TURN}
    options = (
        Option("first_player", "random", "TEN-R2", ("random", *_SEATS)),
        Option("colours", "seats", "TEN-4", ("seats", "chosen")),
        Option("memory_aid", False, "TEN-R26", (False, True)),
    )

    layout_options = ("memory_aid",)

    def may_look_back(self, options: Options) -> bool:
        """TEN-R26: no values once cards are covered again, unless all have the memory aid."""
        return options["memory_aid"] is True

    retold = retelling.RETOLD
    aid_types = aids.Aids
    argument_kinds: ClassVar[Mapping[str, str]] = {"stuck": "seat", "tied": "seats"}

    def standing(self, g: Game[TennoTable]) -> tuple[int, ...] | None:
        return retelling.standing(g)

    def episodes(self, g: Game[TennoTable], events: Sequence[Event]) -> Sequence[Episode]:
        return retelling.episodes(g, events)

    def make_layout(self, seats: int, options: Options) -> Layout:
        return pieces.layout(seats, options["memory_aid"] is True)

    def fresh_table(self, seats: int, options: Options) -> TennoTable:
        first = options["first_player"]
        if first != "random" and seat_of(str(first)) >= seats:
            raise NotUnderstood("no-such-player", player=str(first), seats=seats)
        colours = tuple(-1 if options["colours"] == "chosen" else seat for seat in range(seats))
        return TennoTable(0, 0, 0, (), colours, options["memory_aid"] is True, ())

    def set_up(self, g: Game[TennoTable]) -> None:
        set_up.prepare(g)

    def opening(self, table: TennoTable) -> list[Frame]:
        return [(turn.pass_the_turn, (table.turn,)), attack.FirstAttack(table.turn)]

    def parse(self, text: str) -> Answer:
        return notation.parse(text)

    def why_not_asked(self, me: Seen[TennoTable], question: Question[TennoTable], answer: Answer) -> Reason:
        return why_not_asked(me, question, answer)

    def face_called(self, name: str, place: str = "") -> Face:
        return super().face_called(notation.split_card(name, place))

    def called(self, kind: str, name: str) -> Called:
        """Peasants and samurai have their value in their name; of the others it is told where they count."""
        if kind != "worth":
            return super().called(kind, name)
        value = pieces.VALUE[pieces.KINDS.index(name)]
        if name.endswith(f"_{value}"):
            return Called(f"kind-{name}")
        return Called("worth", (("card", "kind", name), ("value", "number", value)))

    def short_name(self, face: Face, place: str) -> str:
        name = self.faces[face]
        owned = notation.owner_in(place) == pieces.owner_of(face) and face < pieces.NOTE
        return name.partition(".")[2] if owned else name

    def check(self, g: Game[TennoTable]) -> None:
        """Ledger 2.7: no prison holds its owner's cards or a geisha; a slot holds one card.

        TEN-R17: at the start of a turn it may not be empty either.
        """
        self._check_table(g)
        turn_begins = bool(g.stack) and isinstance(g.stack[-1], attack.FirstAttack)
        for seat in range(g.seats):
            slots = [pieces.row(seat, slot) for slot in range(pieces.SLOTS)]
            for place in slots:
                if len(g.places[place]) > 1 or (turn_begins and not g.places[place]):
                    raise Contradiction("slot-holds-one", place=g.layout.places[place].name)
            for place in (*slots, pieces.hand(seat), pieces.prison(seat)):
                jail = place == pieces.prison(seat)
                for p in g.places[place]:
                    face = p & FACE
                    is_own = pieces.owner_of(face) == seat
                    if is_own == jail or (jail and pieces.kind_of(face) == pieces.GEISHA):
                        where, name = g.layout.places[place].name, self.face_name(face)
                        raise Contradiction("cannot-lie-there", place=where, piece=name)

    def _check_table(self, g: Game[TennoTable]) -> None:
        """Open facts that no game can have: a colour twice (TEN-4), more losses than fights in a turn."""
        table = g.table
        chosen = [colour for colour in table.colours if colour >= 0]
        sensible = {
            "turn_number": table.turn_number >= 0,
            "lost": 0 <= table.lost <= _FIGHTS,
            "victories": len(table.victories) <= _FIGHTS,
            "colours": len(table.colours) == g.seats
            and len(set(chosen)) == len(chosen)
            and max(chosen, default=0) < len(pieces.COLOURS),
            "memory_aid": table.memory_aid == g.options["memory_aid"],
        }
        for name, holds in sensible.items():
            if not holds:
                raise Contradiction(
                    "bad-value", where="table", field=name, value=str(getattr(table, name))[:40]
                )

    def traits_of(self, g: Game[TennoTable]) -> Mapping[str, tuple[str, ...]]:
        return {"order": order_of_play(g.table.turn, g.table.turn_number, g.seats)}

    def aids(self, view: AnyView[TennoTable], known: object = None) -> Mapping[str, Any]:
        return aids.aids(view)

    def turns(self, g: Game[TennoTable]) -> int:
        return g.table.turn_number

    def deal_mixed(
        self,
        view: View[TennoTable],
        places: list[list[int]],
        unknown: list[list[Face]],
        pick: Callable[[int], int],
    ) -> None:
        """Prisons hold what is in no row, hand or discard: never a geisha, never the owner's own."""
        deal_prisons(view.seats, places, unknown, pick)
        if view.table.memory_aid:
            deal_notes(view, places, pick)

    def place_marks(self, layout: Layout, seat: Seat) -> list[Markable]:
        """What may lie covered in the rows of the others."""
        kinds = tuple(f"tenno-kind-{kind.replace('_', '-')}" for kind in pieces.KINDS)
        return [
            Markable(place.name, kinds)
            for place in layout.places
            if place.name.startswith("row.") and not place.name.startswith(f"row.{letter(seat)}.")
        ]


def deal_prisons(
    seats: int, places: list[list[int]], unknown: list[list[Face]], pick: Callable[[int], int]
) -> None:
    """Prisoners to prisons; a geisha among them changes places with a card of her owner's row or hand."""
    prisoners: list[Face] = []
    for seat in range(seats):
        geisha = pieces.card(seat, pieces.GEISHA)
        if geisha in unknown[seat]:
            _bring_home(geisha, seat, places, unknown[seat], pick)
        prisoners += unknown[seat]
    sizes = [places[pieces.prison(seat)].count(HIDDEN) for seat in range(seats)]
    for k in range(len(prisoners) - 1, 0, -1):
        other = pick(k + 1)
        prisoners[k], prisoners[other] = prisoners[other], prisoners[k]
    _keep_out_of_own_prison(sizes, prisoners)
    for seat in range(seats):
        taken = [prisoners.pop() for _ in range(sizes[seat])]
        places[pieces.prison(seat)] = [p if p != HIDDEN else taken.pop() for p in places[pieces.prison(seat)]]


def _bring_home(
    geisha: Face, seat: int, places: list[list[int]], left: list[Face], pick: Callable[[int], int]
) -> None:
    """Changes a geisha for a random card that was dealt face down to her owner's row or hand."""
    mine = mask_of(seat) << SHIFT
    homes = [pieces.hand(seat), *(pieces.row(seat, slot) for slot in range(pieces.SLOTS))]
    spots = [(place, at) for place in homes for at, p in enumerate(places[place]) if p & ~0xFFF == mine]
    place, at = spots[pick(len(spots))]
    left[left.index(geisha)] = places[place][at] & 0xFFF
    places[place][at] = piece(geisha, mask_of(seat))


def _keep_out_of_own_prison(sizes: list[int], prisoners: list[Face]) -> None:
    """Swaps prisoners (dealt from the end, seat by seat) until nobody lies in the own prison."""
    jailer: list[int] = []
    for seat in range(len(sizes) - 1, -1, -1):
        jailer += [seat] * sizes[seat]
    for k, face in enumerate(prisoners):
        if pieces.owner_of(face) == jailer[k]:
            for other, face2 in enumerate(prisoners):
                if pieces.owner_of(face2) != jailer[k] and pieces.owner_of(face) != jailer[other]:
                    prisoners[k], prisoners[other] = face2, face
                    break


def deal_notes(view: View[TennoTable], places: list[list[int]], pick: Callable[[int], int]) -> None:
    """Other players' notes: some card of the player they peeked at."""
    for by in range(view.seats):
        peeked = [sighting.seat for sighting in view.table.sightings if sighting.by == by]
        where = pieces.notes(view.seats, by)
        places[where] = [
            p if p != HIDDEN else piece(pieces.NOTE + pieces.card(peeked[k], pick(pieces.SET)), mask_of(by))
            for k, p in enumerate(places[where])
        ]


RULES: Final = TennoRules()
