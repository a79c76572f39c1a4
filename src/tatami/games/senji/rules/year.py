"""The turn (SEN-31, SEN-32): a year of five phases, until the game ends."""

from __future__ import annotations

from ..table import Senji
from .autumn import autumn
from .emperor import emperors_visit
from .end import end_of_the_year
from .spring import spring
from .summer import summer
from .winter import winter


def year(g: Senji) -> None:
    """SEN-31: Emperor's visit, Winter, Spring, Summer, Autumn; then the honour is checked (SEN-179)."""
    g.table.year += 1
    g.table.deeds = ()
    g.then(emperors_visit)
    g.then(winter)
    g.then(spring)
    g.then(summer)
    g.then(autumn)
    g.then(end_of_the_year)
    g.then(year)
