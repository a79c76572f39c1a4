"""The open facts of a game of Samurai Sword."""

from __future__ import annotations

from collections.abc import Mapping

from tatami.hooks.shapes import NUMBER, SEAT, TRUTH, Keyed, Word
from tatami.kernel.answers import Answer
from tatami.kernel.game import Game
from tatami.kernel.questions import Question, QuestionToOne
from tatami.kernel.seats import Seat
from tatami.kernel.seen import Seen
from tatami.kernel.table import Table

from .pieces import CHARACTERS


class SamuraiSwordTable(Table):
    """SAM-R103: everything here can be counted on a real table.

    `resilience` and `honor` are tokens by seat, `characters` names by seat. `deck_ended` holds while a deck
    has run out, has cost its Honor, and no card has come up yet to make a new one of (SAM-R32).
    """

    FIELDS = (
        "turn",
        "turn_number",
        "shogun",
        "characters",
        "resilience",
        "honor",
        "weapons_played",
        "deck_ended",
        "geisha_on_oneself",
    )
    __slots__ = FIELDS
    SHAPES = {
        "turn": SEAT,
        "turn_number": NUMBER,
        "shogun": SEAT,
        "characters": Keyed("seat", Word(*CHARACTERS)),
        "resilience": Keyed("seat", NUMBER),
        "honor": Keyed("seat", NUMBER),
        "weapons_played": NUMBER,
        "deck_ended": TRUTH,
        "geisha_on_oneself": TRUTH,
    }

    def __init__(
        self,
        turn: Seat,
        turn_number: int,
        shogun: Seat,
        characters: tuple[str, ...],
        resilience: tuple[int, ...],
        honor: tuple[int, ...],
        weapons_played: int,
        deck_ended: bool,
        geisha_on_oneself: bool,
    ) -> None:
        self.turn = turn
        self.turn_number = turn_number
        self.shogun = shogun
        self.characters = characters
        self.resilience = resilience
        self.honor = honor
        self.weapons_played = weapons_played
        self.deck_ended = deck_ended
        self.geisha_on_oneself = geisha_on_oneself

    def clone(self) -> SamuraiSwordTable:
        return SamuraiSwordTable(
            self.turn,
            self.turn_number,
            self.shogun,
            self.characters,
            self.resilience,
            self.honor,
            self.weapons_played,
            self.deck_ended,
            self.geisha_on_oneself,
        )


def changed(tokens: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    """The tokens of all seats, those of one seat more or fewer by that many."""
    return (*tokens[:seat], tokens[seat] + by, *tokens[seat + 1 :])


SamuraiSword = Game[SamuraiSwordTable]
SamuraiSwordQuestion = Question[SamuraiSwordTable]
Me = Seen[SamuraiSwordTable]


class SamuraiSwordQuestionToOne(QuestionToOne[SamuraiSwordTable]):
    """Every question of the game asks one player, and has an answer for one who gives none (ledger 8)."""

    __slots__ = ()

    def default(self, me: Me) -> Answer:
        """What a patient host does when the time of the table is up."""
        raise NotImplementedError

    def time_up(self, g: SamuraiSword, given: Mapping[Seat, Answer]) -> None:
        self.answer(g, self.by, self.default(g.seen(self.by)))
