"""Shinobi: War of Clans, by Danila Goryunov (RightGames 2012). README.md leads from clauses to functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from tatami.hooks.glance import AnyView
from tatami.hooks.hosting import Hosting
from tatami.hooks.laboratory import Laboratory
from tatami.hooks.marking import Marking
from tatami.hooks.naming import Naming
from tatami.hooks.positions import Arguments
from tatami.hooks.retelling import Episode, Retelling
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.game import Frame, Game, Options
from tatami.kernel.pieces import Face
from tatami.kernel.places import Layout
from tatami.kernel.questions import Question
from tatami.kernel.reasons import NotUnderstood, Reason
from tatami.kernel.rules import Option, Rules
from tatami.kernel.seats import PLACES_IN_TURN, letter, order_of_play, seat_of
from tatami.kernel.seen import Seen

from . import aids, events, notation, pieces, position, reasons, retelling
from .out_of_turn import why_not_asked
from .rules import attack, drawing, end, first_order, second_order, set_up, turn
from .table import DECK_HOLDS, ShinobiTable

_SEATS: Final = tuple(letter(seat) for seat in range(pieces.MOST_SEATS))


class ShinobiRules(
    Rules[ShinobiTable],
    Naming,
    Laboratory[ShinobiTable],
    Hosting[ShinobiTable],
    Retelling[ShinobiTable],
    Marking,
    Arguments,
):
    """Everything the kernel wants to know about Shinobi."""

    name = "shinobi"
    prefix = "SHI"
    version = 1
    seat_counts = range(pieces.FEWEST_SEATS, pieces.MOST_SEATS + 1)
    default_seats = 4
    faces = pieces.FACES
    table = ShinobiTable
    not_enforceable = frozenset({"SHI-R33"})
    modules = (reasons, events, set_up, turn, first_order, second_order, attack, drawing, end)
    game_is_over = reasons.GAME_IS_OVER
    endings = ("troops", "tie-break", "shared")
    traits = {"order": PLACES_IN_TURN}
    options = (
        Option("first_player", "random", "SHI-11", ("random", *_SEATS)),
        Option(
            "troops_per_clan",
            pieces.TROOPS_PER_CLAN,
            "SHI-9",
            low=pieces.FEWEST_TROOPS,
            high=pieces.MOST_TROOPS,
        ),
    )

    layout_options = ("troops_per_clan",)

    retold = retelling.RETOLD
    aid_types = aids.Aids
    argument_kinds: ClassVar[Mapping[str, str]] = {
        "tied": "seats",
        "source": "seat",
        "goal": "seat",
        "province": "seat",
    }

    def standing(self, g: Game[ShinobiTable]) -> tuple[int, ...] | None:
        return retelling.standing(g)

    def episodes(self, g: Game[ShinobiTable], events: Sequence[Event]) -> Sequence[Episode]:
        return retelling.episodes(g, events)

    def make_layout(self, seats: int, options: Options) -> Layout:
        return pieces.layout(seats, int(options["troops_per_clan"]))

    def fresh_table(self, seats: int, options: Options) -> ShinobiTable:
        first = options["first_player"]
        if first != "random" and seat_of(str(first)) >= seats:
            raise NotUnderstood("no-such-player", player=str(first), seats=seats)
        return ShinobiTable(0, 0, (), DECK_HOLDS)

    def set_up(self, g: Game[ShinobiTable]) -> None:
        set_up.prepare(g)

    def opening(self, table: ShinobiTable) -> list[Frame]:
        return [(turn.end_turn, (table.turn,)), first_order.FirstOrder(table.turn)]

    def parse(self, text: str) -> Answer:
        return notation.parse(text)

    def why_not_asked(
        self, me: Seen[ShinobiTable], question: Question[ShinobiTable], answer: Answer
    ) -> Reason:
        return why_not_asked(me, question, answer)

    def face_called(self, name: str, place: str = "") -> Face:
        return super().face_called(notation.long_name(name, place))

    def short_name(self, face: Face, place: str) -> str:
        name = self.faces[face]
        return name.removeprefix("clan:") if notation.holds_clan_cards(place) else name

    def check(self, g: Game[ShinobiTable]) -> None:
        position.check(g)

    def traits_of(self, g: Game[ShinobiTable]) -> Mapping[str, tuple[str, ...]]:
        return {"order": order_of_play(g.table.turn, g.table.turn_number, g.seats)}

    def open_facts(self, view: AnyView[ShinobiTable]) -> aids.Aids:
        return aids.aids(view)

    def aids(self, view: AnyView[ShinobiTable], known: aids.Aids | None = None) -> Mapping[str, Any]:
        return known or aids.aids(view)

    def turns(self, g: Game[ShinobiTable]) -> int:
        return g.table.turn_number

    def seat_marks(self) -> tuple[str, ...]:
        """The clan that somebody may serve."""
        return tuple(f"shinobi-clan-{clan}" for clan in pieces.CLANS)


RULES: Final = ShinobiRules()
