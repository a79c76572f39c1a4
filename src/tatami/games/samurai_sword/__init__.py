"""Samurai Sword, by Emiliano Sciarra (dV Giochi 2012). README.md leads from clauses to functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from tatami.hooks.glance import AnyView
from tatami.hooks.hosting import Hosting
from tatami.hooks.laboratory import Laboratory
from tatami.hooks.marking import Marking
from tatami.hooks.naming import Called, Naming
from tatami.hooks.positions import Arguments
from tatami.hooks.retelling import Episode, Retelling
from tatami.hooks.worlds import MixedPlaces
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.game import Frame, Game, Options
from tatami.kernel.pieces import Face
from tatami.kernel.places import Layout
from tatami.kernel.questions import Question
from tatami.kernel.reasons import Reason
from tatami.kernel.rules import Option, Rules
from tatami.kernel.seen import Seen
from tatami.kernel.views import View

from . import aids, events, notation, pieces, position, reasons, retelling
from .out_of_turn import why_not_asked
from .rules import bushido, cards, cries, deck, defeat, end, play, set_up, turn, weapons
from .table import SamuraiSwordTable


class SamuraiSwordRules(
    Rules[SamuraiSwordTable],
    Naming,
    Laboratory[SamuraiSwordTable],
    Hosting[SamuraiSwordTable],
    Retelling[SamuraiSwordTable],
    MixedPlaces[SamuraiSwordTable],
    Marking,
    Arguments,
):
    """Everything the kernel wants to know about Samurai Sword."""

    name = "samurai-sword"
    prefix = "SAM"
    version = 1
    seat_counts = pieces.COUNTS
    default_seats = 5
    faces = pieces.FACES
    table = SamuraiSwordTable
    not_enforceable = frozenset({"SAM-189"})
    modules = (
        reasons,
        events,
        set_up,
        turn,
        bushido,
        play,
        weapons,
        cries,
        cards,
        deck,
        defeat,
        end,
    )
    game_is_over = reasons.GAME_IS_OVER
    endings = ("honor", "tie", "swordmaster")
    teams = True
    traits = {"role": pieces.PLAIN_ROLES, "character": pieces.CHARACTERS}
    options = (
        Option("deck_end", "last_card", "SAM-R26", ("last_card", "next_draw")),
        Option("last_blow", "swordmaster", "SAM-R13", ("swordmaster", "honor")),
        Option("geisha_on_oneself", False, "SAM-R39", (False, True)),
    )

    retold = retelling.RETOLD
    aid_types = aids.Aids
    argument_kinds: ClassVar[Mapping[str, str]] = {
        "after": "seat",
        "harmless": "seats",
        "to": "seat",
        "striker": "seat",
        "struck": "seat",
        "last": "seat",
    }

    def standing(self, g: Game[SamuraiSwordTable]) -> tuple[int, ...] | None:
        return retelling.standing(g)

    def episodes(self, g: Game[SamuraiSwordTable], events: Sequence[Event]) -> Sequence[Episode]:
        return retelling.episodes(g, events)

    def make_layout(self, seats: int, options: Options) -> Layout:
        return pieces.layout(seats)

    def fresh_table(self, seats: int, options: Options) -> SamuraiSwordTable:
        return SamuraiSwordTable(0, 0, 0, (), (), (), 0, False, options["geisha_on_oneself"] is True)

    def set_up(self, g: Game[SamuraiSwordTable]) -> None:
        set_up.prepare(g)

    def opening(self, table: SamuraiSwordTable) -> list[Frame]:
        return [(turn.discard_phase, (table.turn,)), play.PlayPhase(table.turn)]

    def parse(self, text: str) -> Answer:
        return notation.parse(text)

    def why_not_asked(
        self, me: Seen[SamuraiSwordTable], question: Question[SamuraiSwordTable], answer: Answer
    ) -> Reason:
        return why_not_asked(me, question, answer)

    def face_called(self, name: str, place: str = "") -> Face:
        return super().face_called(notation.long_name(name, place))

    def about_as(self, face: Face) -> Called | None:
        """Weapons differ in numbers only."""
        if not pieces.is_weapon(face):
            return None
        reach, wounds = pieces.REACH[face], pieces.WOUNDS[face]
        return Called("weapon", (("reach", "number", reach), ("wounds", "number", wounds)))

    def short_name(self, face: Face, place: str) -> str:
        name = self.faces[face]
        return name.removeprefix("role:") if notation.holds_role_cards(place) else name

    def check(self, g: Game[SamuraiSwordTable]) -> None:
        position.check(g)

    def traits_of(self, g: Game[SamuraiSwordTable]) -> Mapping[str, tuple[str, ...]]:
        """SAM-107: the roles lie open by now."""
        roles = tuple(pieces.PLAIN_ROLE[end.role_of(g, seat)] for seat in range(g.seats))
        return {"role": roles, "character": g.table.characters}

    def open_facts(self, view: AnyView[SamuraiSwordTable]) -> aids.Open:
        return aids.open_facts(view)

    def aids(self, view: AnyView[SamuraiSwordTable], known: aids.Open | None = None) -> Mapping[str, Any]:
        return aids.aids(view, known)

    def turns(self, g: Game[SamuraiSwordTable]) -> int:
        return g.table.turn_number

    def deal_mixed(
        self,
        view: View[SamuraiSwordTable],
        places: list[list[int]],
        unknown: list[list[Face]],
        pick: Callable[[int], int],
    ) -> None:
        position.deal_removed_ninja(view, places, unknown, pick)

    def seat_marks(self) -> tuple[str, ...]:
        """The role that somebody may have; the Shogun is known to all."""
        return tuple(f"samurai-sword-role-{role}" for role in pieces.PLAIN_ROLES if role != "shogun")


RULES: Final = SamuraiSwordRules()
