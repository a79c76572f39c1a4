"""Lines of the log: which names may be printed bold, and which small things may be folded together."""

from __future__ import annotations

import pytest

from tatami.games import GAMES
from tatami.games.samurai_sword import events, pieces
from tatami.games.tenno import pieces as tenno
from tatami.kernel.events import Glimpsed
from tatami.kernel.seats import SPECTATOR
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.story import LogLine, log_of
from tatami.words.telling import Teller

NAMES = ("Akira", "Botan", "Chie", "Daichi", "Emi")
KATANA = pieces.CARDS.index("katana")


def line_of_attack(lang: str) -> LogLine:
    teller = Teller(Words(lang), GAMES["samurai-sword"], NAMES)
    (line,) = log_of([events.Attacked(0, KATANA, 1)], teller)
    return line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_names_the_cards_that_it_speaks_of_as_they_stand_in_it(lang: str) -> None:
    line = line_of_attack(lang)
    assert len(line.names) == 1
    assert line.names[0] in line.text
    assert not any(player in name for player in NAMES for name in line.names)
    assert line.small == ""


def test_a_look_at_a_card_is_small_and_names_nothing_that_is_hidden() -> None:
    seen = Glimpsed(1, tenno.row(0, 1), 0, tenno.card(0, tenno.NINJA))
    (told,) = log_of([seen], Teller(Words("en"), GAMES["tenno"], NAMES[:3], SPECTATOR))
    assert (told.small, told.names) == ("glimpsed", ())
