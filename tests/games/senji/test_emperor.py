"""Emperor's visit (SEN-33 to SEN-38)."""

from __future__ import annotations

from typing import Any

from tatami.games.senji.events.preparation import EmperorVisited, HostChosen, HostDiceRolled, YearBegan
from tatami.games.senji.rules.autumn import autumn
from tatami.games.senji.rules.emperor import emperors_visit
from tatami.games.senji.rules.spring import spring
from tatami.games.senji.rules.summer import summer
from tests.clauses import clause
from tests.games.scenes import asked, code, refusal, told
from tests.games.senji.scenes_year import BOX, legal, say, scene

VISIT = (emperors_visit, ())
NOTHING_LEFT: dict[str, Any] = {"provinces": {"B": "nagato izumo bizen"}, "out": ["A"]}


@clause("SEN-33", "SEN-36", "SEN-30")
def test_the_family_with_the_most_honour_hosts() -> None:
    g = scene(4, VISIT, honour={"A": 20, "C": 31, "D": 30})
    assert g.table.host == 2
    assert told(g, EmperorVisited) == [EmperorVisited(2, 31)]
    assert told(g, YearBegan) == [YearBegan(3)]
    assert g.table.phase == "emperor"
    assert asked(g) == "A Rest"


@clause("SEN-33")
def test_the_host_may_stay_the_same() -> None:
    assert scene(4, VISIT, honour={"A": 20}).table.host == 0


@clause("SEN-35", "SEN-R7")
def test_the_last_host_chooses_among_those_who_tie_also_himself() -> None:
    g = scene(4, VISIT, honour={"A": 12, "C": 12, "D": 12})
    assert asked(g) == "A HostToChoose"
    assert legal(g, "A") == ["host A", "host C", "host D"]
    say(g, "A", "host A")
    assert g.table.host == 0
    assert told(g, HostChosen) == [HostChosen(0, 0)]


@clause("SEN-35")
def test_the_last_host_chooses_even_if_he_does_not_tie() -> None:
    g = say(scene(4, VISIT, honour={"A": 3, "C": 12, "D": 12}), "A", "host D")
    assert g.table.host == 3


@clause("SEN-35")
def test_a_host_must_tie_for_the_most() -> None:
    g = scene(4, VISIT, honour={"A": 12, "C": 12})
    reason = refusal(g, "A", "host B")
    assert reason.clauses == ("SEN-35",)
    assert reason.facts == {"target": 1, "honour": 5}
    assert code(g, "A", "host E") == "no-such-player"
    assert refusal(g, "C", "host C").clauses == ("SEN-35",)


@clause("SEN-35")
def test_who_lets_the_time_pass_leaves_it_to_the_first_who_ties() -> None:
    g = scene(4, VISIT, honour={"B": 12, "C": 12})
    g.time_up()
    assert g.table.host == 1


@clause("SEN-R8", "SEN-34")
def test_if_the_last_host_was_eliminated_dice_decide() -> None:
    g = scene(4, VISIT, honour={"A": -9, "B": 12, "C": 12}, **NOTHING_LEFT, places=_without("A", "yellow"))
    assert told(g, HostDiceRolled)
    assert told(g, HostDiceRolled)[0].seats == (1, 2)
    assert g.table.host in (1, 2)


@clause("SEN-33", "SEN-178")
def test_an_eliminated_family_never_hosts() -> None:
    honour = {"A": -9, "B": -9, "C": -9, "D": -9}
    g = scene(4, VISIT, honour=honour, **NOTHING_LEFT, places=_without("A", "yellow"))
    assert told(g, HostDiceRolled)[0].seats == (1, 2, 3)
    h = scene(4, VISIT, honour=honour, host="B", **NOTHING_LEFT, places=_without("A", "yellow"))
    assert refusal(h, "B", "host A").code == "out-of-the-game"


@clause("SEN-38", "SEN-R9", "SEN-R111")
def test_the_host_stays_host_when_another_overtakes_him_or_takes_all_he_has() -> None:
    fleets = {"B": "north_sea 1", "C": "south_sea 1"}
    seasons = ((autumn, ()), (summer, ()), (spring, ()))
    g = scene(4, *seasons, honour={"A": 1, "B": 40}, provinces={"B": "nagato izumo bizen"}, units=fleets)
    assert refusal(g, "B", "host B").clauses == ("SEN-33", "SEN-38")
    g.time_up()
    assert asked(g) == "A Activation"
    for _ in range(12 + 2 * 2):  # orders, and fleets that choose a course
        if g.table.phase == "summer":
            g.time_up()
    assert asked(g) == "A FamilyToCall"
    assert g.table.host == 0


def _without(seat: str, family: str) -> dict[str, list[str]]:
    """SEN-178: what an eliminated player's cards look like: all of them are gone."""
    cards = [BOX.faces[c] for c in BOX.diplomacy_cards(4) if BOX.faces[c].startswith(f"{family}_")]
    return {"removed": cards, f"hand.{seat}": []}
