"""War as the sensible player wages it: new armies, raids, fleets for next year, land by the years left."""

from __future__ import annotations

from random import Random

import pytest

from tatami.games.senji import RULES
from tatami.games.senji.pieces import words_to
from tatami.games.senji.rules.spring import spring
from tatami.games.senji.table import Senji
from tatami.games.senji.wits.memory import Memory
from tatami.games.senji.wits.scene import Scene
from tatami.games.senji.wits.war import War
from tatami.kernel.seats import seat_of
from tatami.kernel.views import View
from tests.games.senji import scenes_summer, scenes_year
from tests.games.senji.sitters import Sitter, answer_of

EARLY, LATE = 5, 57
FULL_A, FULL_C, FULL_D = "izumo*6 nagato*6 bizen*6", "echizen*6 etchu*6 echigo*6", "hitachi*6 dewa*6 mutsu*6"


# --- orders -------------------------------------------------------------------------------------


def orders_of(name: str, units: dict[str, str], leader: int = EARLY) -> dict[str, str]:
    """What that player orders in Spring, while A has so much honour."""
    g = scenes_year.scene(4, (spring, ()), units=units, honour={"A": leader})
    said = Sitter(g, name).all_it_says("ready")
    return dict(text.split()[1:] for text in said if text.startswith("order "))


def test_whoever_has_no_unit_left_recruits_one_army_even_if_nobody_threatens() -> None:
    assert list(orders_of("D", {}).values()).count("recruitment") == 1


def test_with_an_army_or_in_the_last_year_cards_are_worth_more() -> None:
    assert "recruitment" not in orders_of("D", {"D": "mutsu 2"}).values()
    assert set(orders_of("D", {}, LATE).values()) == {"production"}


def test_recruits_go_where_an_enemy_is_near() -> None:
    ordered = orders_of("D", {"C": "echigo 1"})
    assert ordered["hitachi"] == ordered["dewa"] == "recruitment"


@pytest.mark.parametrize(("army", "is_danger"), [("nagato 3", True), ("izumo 3", True), ("bizen 0", False)])
def test_a_coast_that_only_a_raid_can_reach_is_in_danger(army: str, is_danger: bool) -> None:
    """Mutsu lies on both seas and has no neighbour but D's own provinces."""
    g = scenes_year.scene(4, (spring, ()), units={"A": army})
    war = War(Scene(View(g, seat_of("D")), Memory(seat_of("D"), 4, Random(1).random)))
    assert (war.danger(RULES.box.region["mutsu"], 1, ()) > 0) is is_danger


# --- ships --------------------------------------------------------------------------------------


def summer(owari: str, leader: int = EARLY, **others: str) -> Senji:
    """B may march from Owari; whatever is not said of the others is full of guards."""
    units = {"A": FULL_A, "C": FULL_C, "D": FULL_D} | others
    return scenes_summer.scene(
        units=units | {"B": f"{owari} sagami*6 shinano*6"}, orders="owari=march", honour={"A": leader}
    )


def test_an_open_coast_across_the_sea_is_raided() -> None:
    assert answer_of(summer("owari*4", D="hitachi*6 dewa*6"), "B").startswith("raid: to mutsu")


def sagami(leader: int, promised: bool) -> str:
    """What B says who may march from Sagami, whence only D can be reached, who has one unit."""
    g = scenes_summer.scene(
        units={"A": "izumo*6", "B": "sagami*4 owari*6", "C": FULL_C, "D": "hitachi"},
        fortress="nagato=B bizen=B",
        orders="sagami=march",
        honour={"A": leader},
    )
    if promised:
        place = words_to(4, seat_of("B"), seat_of("D"))
        g.places[place].append(RULES.box.face["sworn:peace"] | g.layout.audiences[place])
    return answer_of(g, "B")


def test_who_has_promised_peace_puts_to_sea_for_next_year() -> None:
    assert sagami(EARLY, promised=False).startswith(("land: ", "raid: "))
    assert sagami(EARLY, promised=True) == "sea: to south_sea 4"


def test_nobody_puts_to_sea_for_a_year_that_will_not_come() -> None:
    assert not sagami(LATE, promised=True).startswith("sea")


# --- land ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("leader", "marches"), [(EARLY, True), (LATE, False)])
def test_land_is_worth_a_risk_while_there_are_years_to_use_it(leader: int, marches: bool) -> None:
    """One unit against an empty province of a player who is far behind: no honour, only land."""
    g = summer("owari", leader, C="etchu*6 echigo*6")
    assert answer_of(g, "B").startswith("land: ") is marches
