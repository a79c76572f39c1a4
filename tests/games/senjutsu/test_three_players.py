"""Ties of three and more (ledger 3.25)."""

from __future__ import annotations

from tatami.games.senjutsu.events import PartBegan, PlaceTaken
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, legal, refusal, told
from tests.games.senjutsu.duels import clash, end_turn, ready
from tests.games.senjutsu.fights import answer


def tied() -> Fight:
    """Solomiya (A) stands on top of the track, Serhiy (B) second, Andriy (C) third; all have Firm Mind."""
    g = ready("master", "ronin", "student")
    assert g.table.track == (0, 1, 2)
    return clash(g, A="firm_mind", B="firm_mind", C="firm_mind")


@clause("SJT-198", "SJT-199", "SJT-200", "SJT-EX1")
def test_the_highest_on_the_track_chooses_a_place_first_and_the_lowest_gets_what_is_left() -> None:
    g = tied()
    assert asked(g) == "A PlaceToTake"
    assert legal(g) == {"place 1", "place 2", "place 3"}
    answer(g, "place 3")
    assert asked(g) == "B PlaceToTake"
    assert legal(g) == {"place 1", "place 2"}
    answer(g, "place 1")
    end_turn(g)
    assert [event.seat for event in told(g, PartBegan)] == [1, 2, 0]
    assert told(g, PlaceTaken) == [PlaceTaken(0, 3), PlaceTaken(1, 1)], "nobody asked Andriy"


@clause("SJT-199")
def test_a_place_that_is_taken_cannot_be_taken_again() -> None:
    g = answer(tied(), "place 1")
    assert "SJT-199" in refusal(g, "B", "place 1").clauses


@clause("SJT-198", "SJT-R26")
def test_only_equal_types_tie() -> None:
    """An attack of 3 comes before the meditations of 3, and its owner is asked for no place."""
    g = ready("master", "ronin", "student")
    clash(g, A="firm_mind", B="whirling_cut", C="firm_mind")
    assert told(g, PartBegan)[0].seat == 1
    assert asked(g) == "A PlaceToTake"
    assert legal(g) == {"place 1", "place 2"}
