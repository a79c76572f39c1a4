"""The memory aid of Tenno in the terminal: what was seen, where a covered card lies, and nowhere else."""

from __future__ import annotations

import pytest

from tatami.games.tenno.table import Tenno
from tatami.terminal.boards import board_for
from tatami.terminal.boards.board import Scene
from tatami.words.catalogue import Words
from tatami.words.telling import Teller
from tests.clauses import clause
from tests.games.scenes import play
from tests.games.tenno.scenes import scene, view_for

NAMES = ("Akira", "Botan", "Chie")


def teller(g: Tenno, viewer: int, lang: str = "en") -> Teller:
    return Teller(Words(lang), g.rules, NAMES, viewer, g.options)


def described(g: Tenno, viewer: str, lang: str = "en") -> list[str]:
    return board_for(g.rules).describe(view_for(g, viewer), teller(g, "ABC".index(viewer), lang))


def drawn(g: Tenno, viewer: str) -> str:
    seen = Scene(view_for(g, viewer), teller(g, "ABC".index(viewer)))
    return board_for(g.rules).draw(seen, 120, 40).text()


def between_two_attacks(aid: bool = True) -> Tenno:
    """A's ronin has captured B's slot 1, although B showed the monk of slot 2."""
    g = scene({"A": "6 9 2", "B": "2 5 1", "C": "1 2 3"}, options={"memory_aid": aid})
    play(g, "A: attack 1 > B.1", "B: monk")
    return g


@clause("TEN-R26")
def test_what_was_seen_is_told_line_by_line_and_nothing_of_an_empty_slot() -> None:
    g = between_two_attacks()
    assert "slot 1: covered, Ronin seen in turn 1; slot 2: covered;" in described(g, "C")[0]
    assert "slot 1: empty; slot 2: covered, Monk seen in turn 1; slot 3: covered;" in described(g, "C")[1]
    assert " seen " not in " ".join(described(between_two_attacks(aid=False), "C"))


@clause("TEN-R26")
@pytest.mark.parametrize(
    ("lang", "mark"),
    [("en", "handled since"), ("uk", "відтоді місце чіпали"), ("ru", "с тех пор место трогали")],
)
def test_a_slot_that_was_handled_since_is_told_so(lang: str, mark: str) -> None:
    g = between_two_attacks()
    play(g, "A: stop", "B: refill 1 ninja")
    assert mark not in described(g, "C", lang)[0]
    play(g, "A: swap 1 shogun")
    assert mark in described(g, "C", lang)[0]


@clause("TEN-R26", "TEN-R36")
def test_when_all_lies_open_at_the_end_no_memory_stands_beside_it() -> None:
    g = scene({"A": "6 9 2", "B": "2 5 1", "C": "1 2 3"}, hands={"B": "4"}, options={"memory_aid": True})
    play(g, "A: attack 1 > B.1", "B: keep", "A: stop", "B: refill 1 ninja", "A: swap 1 shogun")
    assert "1 6?" in drawn(g, "C")
    play(g, "B: attack 3 > C.1", "C: keep")
    assert g.outcome is not None
    assert "1 6?" not in drawn(g, "C")
