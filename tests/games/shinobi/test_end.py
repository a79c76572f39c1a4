"""End and victory (SHI-64 to SHI-70)."""

from __future__ import annotations

from tatami.formats.views import view_json
from tatami.games.shinobi.events import ClanCounted, NeutralClanCounted, TieBroken
from tatami.games.shinobi.pieces import BOX, CLANS, HAND, SERVED
from tatami.games.shinobi.table import Shinobi
from tatami.kernel.events import PieceTurned
from tatami.kernel.outcome import Outcome
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.scenes import play, told
from tests.games.shinobi.scenes import Cards, final_turn


def finished(provinces: Cards, clans: str, first: str = "place oda > B", second: str = "home oda") -> Outcome:
    """How the game ends after A's final turn, in which he gives these orders and has nothing to attack."""
    g = over(provinces, clans, first, second)
    assert g.outcome is not None
    return g.outcome


def over(provinces: Cards, clans: str, first: str = "place oda > B", second: str = "home oda") -> Shinobi:
    spare = f"{first.split()[1]} {second.split()[1]}"
    return play(final_turn(provinces, clans, spare), first, second)


@clause("SHI-64", "SHI-4", "SHI-R32")
def test_after_the_final_turn_clan_cards_are_revealed_then_the_neutral_ones_then_hands() -> None:
    g = final_turn({"B": "mori*3"}, "hojo mori oda", "oda*2 takeda uesugi")
    for viewer in (1, 2, SPECTATOR):
        assert View(g, viewer).face(SERVED[0]) < 0
    play(g, "place oda > B", "home oda")
    turned = [event.place for event in told(g, PieceTurned)]
    assert turned == [*SERVED[:3], BOX, BOX, HAND[0], HAND[0]]
    shown = view_json(View(g, SPECTATOR))["places"]
    assert [shown[f"clan.{name}"] for name in "ABC"] == [["hojo!"], ["mori!"], ["oda!"]]
    assert sorted(shown["box"]) == ["takeda!", "uesugi!"]
    assert sorted(shown["hand.A"]) == ["takeda!", "uesugi!"]


@clause("SHI-65", "SHI-R28")
def test_armies_in_all_provinces_count_but_hands_and_discard_do_not() -> None:
    g = final_turn({"A": "hojo", "B": "hojo*2 mori", "C": "mori*4"}, "hojo mori oda", "oda*2 hojo*2")
    play(g, "place oda > B", "home oda")
    assert g.outcome == Outcome((1,), "troops", (3, 5, 2))
    assert told(g, ClanCounted) == [ClanCounted(0, 0, 3), ClanCounted(1, 1, 5), ClanCounted(2, 2, 2)]


@clause("SHI-66", "SHI-EX7")
def test_a_neutral_clan_on_top_is_passed_over() -> None:
    provinces = {"B": "oda*7 uesugi*6", "C": "takeda*6", "D": "mori*6 hojo*2"}
    g = over(provinces, "takeda uesugi mori hojo", second="home uesugi")
    assert g.outcome == Outcome((1,), "troops", (6, 7, 6, 2))
    assert told(g, NeutralClanCounted) == [NeutralClanCounted(CLANS.index("oda"), 8)]


@clause("SHI-66", "SHI-8")
def test_with_three_players_both_neutral_clans_are_passed_over() -> None:
    outcome = finished({"B": "takeda*9 uesugi*8", "C": "mori*3"}, "hojo mori oda")
    assert outcome == Outcome((1,), "troops", (0, 3, 2))


@clause("SHI-2", "SHI-67")
def test_the_player_whose_clan_has_the_highest_total_wins() -> None:
    outcome = finished({"B": "hojo*2 mori", "C": "hojo*2 mori*2"}, "hojo mori oda")
    assert outcome == Outcome((0,), "troops", (4, 3, 2))


@clause("SHI-68", "SHI-EX8")
def test_between_equal_totals_own_troops_at_home_decide() -> None:
    g = final_turn({"A": "takeda*2 uesugi*7", "B": "takeda*5"}, "takeda uesugi mori", "oda hojo", turn="C")
    play(g, "place oda > A", "home hojo")
    assert g.outcome == Outcome((0,), "tie-break", (7, 7, 0), (2, 0, 0))
    assert told(g, TieBroken) == [TieBroken(0, 2), TieBroken(1, 0)]


@clause("SHI-69", "SHI-R9")
def test_players_still_tied_win_together() -> None:
    outcome = finished({"B": "hojo*3 mori*3"}, "hojo uesugi mori takeda")
    assert outcome == Outcome((0, 2), "shared", (3, 0, 3, 0), (0, 0, 0, 0))


@clause("SHI-R29")
def test_among_three_tied_players_all_with_the_most_at_home_share_the_win() -> None:
    g = final_turn(
        {"A": "hojo*2 mori", "B": "mori*2 hojo", "C": "oda*2"}, "hojo mori oda takeda", "oda uesugi", turn="D"
    )
    play(g, "place oda > A", "home uesugi")
    assert g.outcome == Outcome((0, 1, 2), "shared", (3, 3, 3, 0), (2, 2, 2, 0))
    g = final_turn(
        {"A": "hojo*2 mori", "B": "mori*2 hojo", "C": "oda", "D": "oda"}, "hojo mori oda takeda", turn="D"
    )
    play(g, "place oda > A", "move oda A > B")
    assert g.outcome == Outcome((0, 1), "shared", (3, 3, 3, 0), (2, 2, 1, 0))


@clause("SHI-R30")
def test_troops_of_other_clans_at_home_do_not_break_a_tie() -> None:
    g = final_turn({"A": "mori*2 takeda*6", "B": "hojo*3 mori uesugi"}, "hojo mori oda", "oda*2", turn="C")
    play(g, "place oda > A", "home oda")
    assert g.outcome == Outcome((1,), "tie-break", (3, 3, 2), (0, 1, 0))


@clause("SHI-R31")
def test_if_no_served_clan_has_troops_all_share_the_win() -> None:
    outcome = finished({"B": "takeda*3"}, "hojo mori oda", "place takeda > B", "home uesugi")
    assert outcome == Outcome((0, 1, 2), "shared", (0, 0, 0), (0, 0, 0))


@clause("SHI-70")
def test_a_neutral_clan_with_the_best_total_causes_no_tie() -> None:
    outcome = finished({"B": "takeda*4 mori*4"}, "hojo mori oda")
    assert outcome == Outcome((1,), "troops", (0, 4, 2))


@clause("SHI-71", "SHI-8")
def test_troops_of_a_neutral_clan_attack_and_are_attacked() -> None:
    g = final_turn({"A": "takeda*3", "B": "uesugi*2 mori*2"}, "hojo mori oda")
    play(g, "place oda > C", "home oda", "attack takeda > B.uesugi")
    assert told(g, NeutralClanCounted) == [
        NeutralClanCounted(CLANS.index("takeda"), 3),
        NeutralClanCounted(CLANS.index("uesugi"), 1),
    ]
    assert g.outcome == Outcome((1,), "tie-break", (0, 2, 2), (0, 2, 1))
