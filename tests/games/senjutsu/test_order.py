"""The order of cards (ledger 3.2, 3.11): initiative, parts, types, core cards, and who decides a tie."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu.events import AdvantageTaken, CellsBlocked
from tatami.games.senjutsu.table import Fight
from tatami.kernel.seats import SPECTATOR, seat_of
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.scenes import asked, code, legal, told
from tests.games.senjutsu.fights import answer, at, change, fight, fighter, hold, lay, passing, stand
from tests.games.senjutsu.showing import acted, alone

CORNERS = {"A": ("-3,0", 5), "B": ("3,-3", 1), "C": ("3,0", 2), "D": ("-3,3", 4)}


def apart(*heroes: str) -> Fight:
    """Fighters in the corners, who look away from each other and can reach nobody."""
    g = fight(*heroes)
    for seat, (cell, facing) in list(CORNERS.items())[: g.seats]:
        stand(g, seat, cell, facing)
    return g


def laying(g: Fight, **cards: str) -> Fight:
    """Everybody holds and lays this card, nothing else in hand; whoever is not named does nothing."""
    for seat, card in cards.items():
        hold(g, seat, card)
    return alone(g, **cards)


def carry_on(g: Fight) -> Fight:
    """Everybody answers anything, but the order of cards, until the turn is over."""
    turn = g.table.turn
    while g.outcome is None and g.table.turn == turn and not asked(g).endswith("PlaceToTake"):
        seat = g.asked()[0]
        stays = [each for each in g.legal(seat) if each.text in ("pass", f"go {at(g, 'ABCD'[seat])[0]} 0")]
        g.act(seat, (stays or g.legal(seat))[0])
    return g


# --- initiative -----------------------------------------------------------------------------------


@clause("SJT-86")
def test_cards_are_resolved_from_high_to_low_initiative() -> None:
    g = laying(apart("student", "master", "warrior"), A="slip_past", B="measured_stroke", C="iron_discipline")
    assert acted(carry_on(g)) == ["C iron_discipline 9", "B measured_stroke 6", "A slip_past 4"]


@clause("SJT-22", "SJT-87")
def test_the_effects_of_a_card_are_resolved_from_top_to_bottom() -> None:
    """Cut Behind strikes behind the figure and turns it then: who stood behind is hit."""
    g = fight("student", "master", "ronin")
    stand(g, "A", "0,0", 0)
    stand(g, "B", "0,1", 0)
    stand(g, "C", "0,-1", 3)
    laying(g, A="cut_behind")
    assert asked(g) == "A WayToGo"
    answer(g, "go 0,0 0")
    answer(g, "go 0,0 3")
    assert (fighter(g, "B").wounds, fighter(g, "C").wounds) == (1, 0)
    assert at(g, "A") == ("0,0", 3)


@clause("SJT-88")
def test_the_part_below_a_dividing_line_waits_for_its_own_initiative() -> None:
    """Splitting Strike acts at 6 and at 3; Diagonal Slash at 5 comes between."""
    g = laying(apart(), A="splitting_strike", B="diagonal_slash")
    assert acted(carry_on(g)) == ["A splitting_strike 6", "B diagonal_slash 5", "A splitting_strike 3"]


@clause("SJT-R28")
def test_every_further_dividing_line_begins_a_part_of_its_own() -> None:
    g = change(apart(), "A", focus=2)
    assert acted(carry_on(laying(g, A="storm_of_steel"))) == [
        f"A storm_of_steel {value}" for value in (7, 5, 2)
    ]


@clause("SJT-R28", "SJT-R25")
def test_parts_that_come_to_the_same_value_are_resolved_as_printed() -> None:
    """Six limp cards bring all three parts of Storm of Steel to 1; only the second has a step."""
    g = change(apart(), "A", focus=2, limp=(0,) * 6)
    stand(g, "A", "0,3", 0)
    laying(g, A="storm_of_steel")
    assert acted(g) == ["A storm_of_steel 1"] * 2
    assert "go 0,2 0" in legal(g), "the second part, after a first one without any movement"
    answer(g, "go 0,2 0")
    assert legal(g) == {"go 0,2 5", "go 0,2 0", "go 0,2 1"}, "the third one turns only"


# --- types ----------------------------------------------------------------------------------------


@clause("SJT-89")
def test_of_equal_values_defence_comes_first_then_attack_then_meditation() -> None:
    """All at 3, whatever the advantage track says; a core ability has 0 and comes last."""
    g = apart("student", "master", "warrior", "ronin")
    g.table.track = (1, 2, 0, 3)
    hold(g, "A", "plain_guard")
    hold(g, "B", "firm_mind")
    hold(g, "C", "whirling_cut")
    lay(g, A="plain_guard", B="firm_mind", C="whirling_cut")
    passing(g, "InitiativeToChoose")
    answer(g, "value 3")
    assert acted(carry_on(g)) == ["A plain_guard 3", "C whirling_cut 3", "B firm_mind 3", "D stalking 0"]


@clause("SJT-90", "SJT-R127")
def test_a_core_weapon_counts_as_its_other_type() -> None:
    """Nodachi: Slash (an attack) comes before Firm Mind (a meditation), though one is a core card."""
    g = apart("ronin", "master")
    change(g, "A", weapon=g.table.box.by_slug["nodachi_slash"])
    hold(g, "B", "firm_mind")
    lay(g, A="nodachi_slash", B="firm_mind")
    assert acted(carry_on(g)) == ["A nodachi_slash 3", "B firm_mind 3"]


@clause("SJT-91", "SJT-R127")
@pytest.mark.parametrize("track", [(0, 1), (1, 0)])
def test_of_the_same_type_the_card_that_is_no_core_card_comes_first(track: tuple[int, int]) -> None:
    """Katana: Cut and Diagonal Slash are attacks at 5; nobody decides, whoever has the advantage."""
    g = apart()
    g.table.track = track
    hold(g, "B", "diagonal_slash")
    lay(g, A="katana_cut", B="diagonal_slash")
    assert acted(carry_on(g)) == ["B diagonal_slash 5", "A katana_cut 5"]


# --- ties -----------------------------------------------------------------------------------------


@clause("SJT-92", "SJT-15", "SJT-7")
@pytest.mark.parametrize("place", [1, 2])
@pytest.mark.parametrize(("track", "above", "below"), [((1, 0), "B", "A"), ((0, 1), "A", "B")])
def test_who_has_the_advantage_decides_whether_to_go_first(
    track: tuple[int, int], above: str, below: str, place: int
) -> None:
    g = apart()
    g.table.track = track
    laying(g, A="firm_mind", B="firm_mind")
    assert asked(g) == f"{above} PlaceToTake"
    assert legal(g) == {"place 1", "place 2"}
    answer(g, f"place {place}")
    order = [above, below] if place == 1 else [below, above]
    assert acted(carry_on(g)) == [f"{seat} firm_mind 3" for seat in order]


@clause("SJT-92")
def test_the_other_one_is_not_asked() -> None:
    g = laying(apart(), A="firm_mind", B="firm_mind")
    assert code(g, "A", "place 1") == "advantage-decides"


@clause("SJT-R25", "SJT-16")
def test_a_tie_is_decided_by_the_track_as_it_then_is() -> None:
    """The Master stands below, but takes the advantage after the reveal, and decides then."""
    g = apart()
    g.table.track = (0, 1)
    hold(g, "A", "firm_mind")
    hold(g, "B", "firm_mind", "foreseen")
    lay(g, A="firm_mind", B="firm_mind")
    while "play foreseen" not in legal(g):
        answer(g, "pass")
    answer(g, "play foreseen", "kamae neutral")
    assert g.table.track == (1, 0)
    assert asked(g) == "B PlaceToTake"


@clause("SJT-R26")
def test_only_cards_of_equal_type_and_equal_core_status_choose_their_places() -> None:
    """Four cards at 5: two ability attacks, a core attack and a meditation."""
    g = apart("student", "master", "ronin", "warrior")
    hold(g, "B", "diagonal_slash")
    hold(g, "C", "diagonal_slash")
    hold(g, "D", "widows_calm")
    lay(g, A="katana_cut", B="diagonal_slash", C="diagonal_slash", D="widows_calm")
    passing(g, "PlaceToTake")
    assert asked(g) == "B PlaceToTake"
    assert legal(g) == {"place 1", "place 2"}
    answer(g, "place 2")
    assert acted(carry_on(g)) == [
        "C diagonal_slash 5",
        "B diagonal_slash 5",
        "A katana_cut 5",
        "D widows_calm 5",
    ]


@clause("SJT-R27")
def test_core_abilities_act_at_0_and_limp_does_not_change_that() -> None:
    """The other card comes down to 1 by limp, and still comes first."""
    g = change(apart(), "A", limp=(0,))
    change(g, "B", limp=(0, 0, 0, 0))
    hold(g, "B", "firm_mind")
    lay(g, A="light_feet", B="firm_mind")
    assert acted(carry_on(g)) == ["B firm_mind 1", "A light_feet 0"]


@clause("SJT-R27", "SJT-R77")
def test_a_stun_card_has_initiative_0() -> None:
    """Thrown Knife strikes whoever is slower: also a fighter who lays a stun card."""
    g = fight("student", "master")
    stand(g, "A", "0,0", 0)
    stand(g, "B", "0,-3", 0)
    hold(g, "A", "thrown_knife")
    alone(g, A="thrown_knife")
    assert fighter(g, "B").wounds == 1


# --- advantage ------------------------------------------------------------------------------------


@clause("SJT-16", "SJT-13", "SJT-15")
def test_an_advantage_effect_moves_the_own_token_to_the_top_and_keeps_the_others_in_order() -> None:
    """Read the Breath gives the advantage in Balance; the third of four takes it."""
    g = apart("student", "master", "ronin", "warrior")
    assert g.table.track == (1, 3, 2, 0)
    change(g, "C", kamae="balance")
    laying(g, C="read_the_breath")
    answer(g, "target B")
    assert View(g, SPECTATOR).table.track == (2, 1, 3, 0)
    assert [event.seat for event in told(g, AdvantageTaken)] == [seat_of("C")]


@clause("SJT-4")
def test_cards_move_strike_guard_and_change_the_spirit_of_a_fighter() -> None:
    """Rolling Slash goes and strikes, Plain Guard guards, Firm Mind brings focus and another kamae."""
    g = fight("student", "master", "ronin")
    stand(g, "A", "0,1", 0)
    stand(g, "B", "0,0", 3)
    stand(g, "C", "0,-3", 0)
    laying(g, A="rolling_slash", B="firm_mind", C="plain_guard")
    answer(g, "C: value 2", "A: go 1,0 0", "A: kamae neutral", "B: kamae neutral by focus")
    answer(g, "C: go 0,-3 1")
    assert at(g, "A") == ("1,0", 5)
    assert fighter(g, "B").wounds == 1
    assert fighter(g, "B").focus == 2
    assert [event.seat for event in told(g, CellsBlocked)] == [2]
