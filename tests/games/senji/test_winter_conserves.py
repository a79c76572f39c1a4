"""No sequence of letters, exchanges, bids and kami makes, loses or doubles a card (SEN-48, SEN-R118)."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tatami.formats.counting import count_pieces
from tatami.formats.sampling import finished
from tatami.games.senji.notes import Letter
from tatami.games.senji.pieces import HAND, WORDS, words_to
from tatami.games.senji.table import Senji
from tatami.kernel.pieces import FACE
from tests.clauses import clause
from tests.games.senji.scenes_winter import TABLES, winter

OFTEN = ("accept", "confirm", "fit", "letter", "take", "kami", "bids", "withdraw", "counter")


@clause("SEN-48", "SEN-R118", "SEN-241", "SEN-49")
@settings(max_examples=40)
@given(st.integers(3, 6), st.booleans(), st.lists(st.integers(0, 1 << 16), min_size=20, max_size=120))
def test_cards_are_neither_made_nor_lost(seats: int, rounds: bool, choices: list[int]) -> None:
    g = winter(
        TABLES[seats],
        options={"winter": "rounds" if rounds else "glass"},
        kami={"A": "umeko", "B": "akashi fukushima"},
        hands={"A": "yellow_trade_1 green_trade_1", "B": "blue_trade_2 green_support_2"},
    )
    for choice in choices:
        asked = g.asked()
        seat = asked[choice % len(asked)]
        legal = list(g.legal(seat))
        weighty = [a for a in legal if a.text.split()[0] in OFTEN]
        if weighty and choice & 0x100:
            legal = weighty
        answer = legal[(choice >> 3) % len(legal)]
        g.act(seat, finished(g, seat, answer, Random(choice).randrange))
        count_pieces(g)
        letters_hold(g)
        if type(g.question).__name__ == "Orders":
            break


def letters_hold(g: Senji) -> None:
    """SEN-241: whoever offers a card holds it, and whoever picked one too."""
    for writer in range(g.seats):
        for reader in range(g.seats):
            place = WORDS[writer] if reader == writer else words_to(g.seats, writer, reader)
            letter = Letter(g.table.box.notes, [p & FACE for p in g.places[place]])
            assert not Counter(letter.gives) - _hand(g, writer)
            if letter.fits:
                assert not Counter(letter.fits + letter.asks) - _hand(g, reader)


def _hand(g: Senji, seat: int) -> Counter[int]:
    return Counter(p & FACE for p in g.places[HAND[seat]])
