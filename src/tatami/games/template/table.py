"""What everybody at the table knows."""

from __future__ import annotations

from tatami.hooks.shapes import NUMBER, Keyed
from tatami.kernel.game import Game
from tatami.kernel.seen import Seen
from tatami.kernel.table import Table


class StarTable(Table):
    """The round that is played, and everybody's stars."""

    FIELDS = ("round", "stars")
    __slots__ = FIELDS
    SHAPES = {"round": NUMBER, "stars": Keyed("seat", NUMBER)}

    def __init__(self, round: int, stars: tuple[int, ...]) -> None:
        self.round = round
        self.stars = stars

    def clone(self) -> StarTable:
        return StarTable(self.round, self.stars)


Star = Game[StarTable]
Me = Seen[StarTable]
