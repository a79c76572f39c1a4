"""The end of the game and scoring (SAM-106 to SAM-118)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tatami.games.samurai_sword.events import DeadlyStrike, Defeated, PointsCounted, TeamCounted
from tatami.games.samurai_sword.pieces import NINJA_TEAM, RONINS_TEAM, SHOGUNS_TEAM
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.outcome import Outcome
from tatami.kernel.seats import SPECTATOR, letter
from tests.clauses import clause
from tests.games.samurai_sword.scenes import ROLES, random_play, roles, scene
from tests.games.scenes import asked, play, refusal, sees, size, told

COUNTS = (3, 4, 5, 6, 7)
every_count = pytest.mark.parametrize("seats", COUNTS)

MULTIPLIERS = {
    "shogun": {3: 2, 4: 1, 5: 1, 6: 1, 7: 1},
    "samurai": {4: 2, 5: 1, 6: 2, 7: 1},
    "ninja": {3: 1, 5: 1, 6: 1, 7: 1},
    "ronin": {5: 2, 6: 3, 7: 3},
}
"""Ledger 2.4, without the Ninja of four players."""

SIX = "shogun samurai ronin ninja_1 ninja_2 ninja_3"


def end_of(sit: str, tokens: str, hands: Mapping[str, str] | None = None) -> SamuraiSword:
    """A game that has ended with so many tokens each: the deck took one of everybody, somebody's last."""
    left = [int(number) for number in tokens.split()]
    assert 0 in left
    before = {letter(seat): number + 1 for seat, number in enumerate(left)}
    g = play(scene(sit, hands=hands, honor=before, deck="bo"), "end")
    assert list(g.table.honor) == left
    return g


def outcome(g: SamuraiSword) -> Outcome:
    assert g.outcome is not None
    return g.outcome


def points(g: SamuraiSword) -> list[int]:
    """What was counted for each player, before teams add up."""
    return [event.points for event in told(g, PointsCounted)]


def multipliers(g: SamuraiSword) -> list[int]:
    return [event.multiplier for event in told(g, PointsCounted)]


def totals(g: SamuraiSword) -> dict[int, int]:
    return {event.team: event.points for event in told(g, TeamCounted)}


# --- the end --------------------------------------------------------------------------------------


@clause("SAM-106")
@every_count
def test_the_game_is_over_as_soon_as_somebody_has_no_honor_and_not_before(seats: int) -> None:
    for seed in range(10):
        for g in random_play(seats, seed):
            swordmaster = g.outcome is not None and g.outcome.how == "swordmaster"
            assert (0 in g.table.honor) == (g.outcome is not None) or swordmaster


@clause("SAM-106", "SAM-R30")
def test_the_end_comes_in_the_middle_of_an_effect() -> None:
    # Tea Ceremony draws 3 for A, then 1 for B; the last card of the deck is B's.
    g = scene(4, hands={"A": "tea_ceremony bo"}, deck="bo*4", honor={"D": 1})
    play(g, "play tea_ceremony")
    assert [size(g, f"hand.{name}") for name in "ABCD"] == [4, 2, 1, 1]
    assert outcome(g).how == "honor"


@clause("SAM-106", "SAM-R17")
def test_nobody_draws_for_the_blow_that_ended_the_game() -> None:
    g = scene(4, "tomoe ushiwaka goemon ieyasu", {"A": "katana"}, resilience={"B": 1}, honor={"B": 1})
    deck = size(g, "deck")
    play(g, "attack katana > B", "endure")
    assert (size(g, "hand.A"), size(g, "hand.B"), size(g, "deck")) == (0, 1, deck)
    assert outcome(g).how == "honor"


@clause("SAM-106")
def test_nothing_can_be_done_after_the_end() -> None:
    g = end_of(ROLES[4], "4 0 3 3", {"A": "katana daimyo"})
    for text in ("attack katana > B", "play daimyo", "end", "parry"):
        for name in "ABCD":
            reason = refusal(g, name, text)
            assert reason.code == "game-is-over"
            assert "SAM-106" in reason.clauses
    assert asked(g) == ""


@clause("SAM-107", "SAM-74", "SAM-R97")
@every_count
def test_at_the_end_all_reveal_their_roles_and_hands(seats: int) -> None:
    viewers = [letter(seat) for seat in (*range(seats), SPECTATOR)]
    for g in random_play(seats, 2):
        if g.outcome is not None:
            for viewer in viewers:
                shown = [sees(g, viewer, f"role.{letter(seat)}")[0] for seat in range(seats)]
                assert shown == [f"role:{role}" for role in roles(g)]
                assert not any("?" in sees(g, viewer, f"hand.{letter(seat)}") for seat in range(seats))


# --- points ---------------------------------------------------------------------------------------


@clause("SAM-108", "SAM-128")
@pytest.mark.parametrize("seats", [3, 5, 6, 7])
def test_points_are_honor_times_the_multiplier_of_role_and_number_of_players(seats: int) -> None:
    tokens = [2, 0, 3, 1, 2, 3, 1][:seats]
    g = end_of(ROLES[seats], " ".join(map(str, tokens)))
    times = [MULTIPLIERS[role.partition("_")[0]][seats] for role in ROLES[seats].split()]
    assert multipliers(g) == times
    assert points(g) == [token * factor for token, factor in zip(tokens, times, strict=True)]


@clause("SAM-108", "SAM-109", "SAM-R96")
@pytest.mark.parametrize(
    ("lower", "higher"), [("ninja_1", "ninja_2"), ("ninja_1", "ninja_3"), ("ninja_2", "ninja_3")]
)
def test_with_four_players_only_the_ninja_with_more_stars_scores_double(lower: str, higher: str) -> None:
    g = end_of(f"shogun {lower} samurai {higher}", "1 2 0 2")
    assert multipliers(g) == [1, 1, 2, 2]
    assert points(g) == [1, 2, 0, 4]
    g = end_of(f"shogun {higher} samurai {lower}", "1 2 0 2")
    assert multipliers(g) == [1, 2, 2, 1]


@clause("SAM-110")
@pytest.mark.parametrize(
    "sit",
    [
        "shogun ninja_1 ninja_2",
        "shogun ninja_3 ninja_1",
        "shogun ninja_2 samurai ronin ninja_3",
        "shogun ninja_1 samurai ronin ninja_3",
        ROLES[6],
        ROLES[7],
    ],
)
def test_with_any_other_number_of_players_the_stars_have_no_effect(sit: str) -> None:
    seats = len(sit.split())
    g = end_of(sit, " ".join(["0"] + ["1"] * (seats - 1)))
    ninja = [seat for seat, role in enumerate(sit.split()) if role.startswith("ninja")]
    assert {multipliers(g)[seat] for seat in ninja} == {1}


@clause("SAM-111", "SAM-112", "SAM-113", "SAM-147")
@pytest.mark.parametrize("copies", [1, 2, 3])
@pytest.mark.parametrize("holder", range(6))
def test_each_daimyo_in_hand_is_one_point_never_multiplied_and_nothing_to_the_ronin(
    holder: int, copies: int
) -> None:
    tokens = "2 2 2 0 2 2"
    plain = points(end_of(SIX, tokens))
    g = end_of(SIX, tokens, {letter(holder): f"daimyo*{copies} parry"})
    more = [new - old for new, old in zip(points(g), plain, strict=True)]
    expected = [0] * 6
    expected[holder] = 0 if SIX.split()[holder] == "ronin" else copies
    assert more == expected
    assert told(g, PointsCounted)[holder].daimyo == expected[holder]


@clause("SAM-112", "SAM-113")
def test_daimyo_points_cannot_be_claimed_otherwise() -> None:
    g = scene(5)
    assert "SAM-113" in refusal(g, "D", "score daimyo").clauses
    assert refusal(g, "A", "multiply daimyo").clauses == ("SAM-112",)


@clause("SAM-111", "SAM-R90")
def test_only_a_daimyo_in_a_hand_counts() -> None:
    # The Daimyo that is being played ends the deck and the game; it is not in the hand any more.
    g = scene(4, hands={"A": "daimyo"}, deck="bo", honor={"B": 1})
    play(g, "play daimyo")
    assert told(g, PointsCounted)[0].daimyo == 0


# --- Deadly Strike --------------------------------------------------------------------------------


@clause("SAM-114", "SAM-100", "SAM-R100")
@pytest.mark.parametrize(
    ("sit", "team"),
    [
        ("shogun samurai ninja_1 ninja_2", SHOGUNS_TEAM),
        ("samurai shogun ninja_1 ninja_2", SHOGUNS_TEAM),
        ("samurai samurai shogun ninja_1 ninja_2 ninja_3 ronin", SHOGUNS_TEAM),
        ("ninja_1 ninja_2 shogun samurai", NINJA_TEAM),
        ("ninja_1 ninja_2 shogun", NINJA_TEAM),
    ],
)
@pytest.mark.parametrize("text", ["attack katana > B", "play battle_cry", "play jujutsu"])
def test_a_team_whose_member_ends_the_game_by_defeating_another_loses_3_points(
    sit: str, team: int, text: str
) -> None:
    g = scene(sit, hands={"A": "katana battle_cry jujutsu"}, resilience={"B": 1}, honor={"B": 1})
    play(g, text, "endure")
    assert told(g, DeadlyStrike) == [DeadlyStrike(0, 1, team)]
    names = ("shogun", "samurai") if team == SHOGUNS_TEAM else ("ninja_1", "ninja_2", "ninja_3")
    members = [seat for seat, role in enumerate(sit.split()) if role in names]
    assert totals(g)[team] == sum(points(g)[seat] for seat in members) - 3


@clause("SAM-114")
def test_a_defeat_of_another_team_is_no_deadly_strike() -> None:
    g = scene(4, hands={"A": "katana"}, resilience={"B": 1}, honor={"B": 1})
    play(g, "attack katana > B", "endure")
    assert told(g, DeadlyStrike) == []
    assert totals(g) == {SHOGUNS_TEAM: 6 + 2 * 3, NINJA_TEAM: 2 * 3}


@clause("SAM-114", "SAM-R93")
def test_a_defeat_within_the_team_that_does_not_end_the_game_costs_nothing_at_the_end() -> None:
    g = scene(4, hands={"A": "katana bo"}, resilience={"C": 1, "B": 1}, honor={"B": 1}, play={"A": "focus"})
    play(g, "attack katana > C", "endure", "attack bo > B", "endure")
    assert told(g, Defeated) == [Defeated(2, 0), Defeated(1, 0)]
    assert told(g, DeadlyStrike) == []
    assert totals(g)[SHOGUNS_TEAM] == 7 + 2 * 2


@clause("SAM-114", "SAM-R31")
def test_no_deadly_strike_where_the_deck_ends_the_game_after_a_defeat_within_the_team() -> None:
    g = scene(
        4,
        "tomoe nobunaga goemon ieyasu",
        hands={"A": "katana"},
        resilience={"C": 1},
        honor={"B": 1},
        deck="bo",
    )
    play(g, "attack katana > C", "endure")  # Tomoe draws the last card for it
    assert told(g, Defeated) == [Defeated(2, 0)]
    assert outcome(g).how == "honor"
    assert told(g, DeadlyStrike) == []


@clause("SAM-114", "SAM-R92")
def test_the_ronin_has_no_team_mates_to_strike() -> None:
    sit = "ronin ninja_1 shogun samurai ninja_2"
    for target in "BE":
        g = scene(sit, hands={"A": "katana"}, resilience={target: 1}, honor={target: 1})
        play(g, f"attack katana > {target}", "endure")
        assert told(g, DeadlyStrike) == []


@clause("SAM-114", "SAM-R91")
def test_a_total_may_be_negative() -> None:
    g = scene("ninja_1 ninja_2 shogun", hands={"A": "katana"}, resilience={"B": 1}, honor={"A": 1, "B": 1})
    play(g, "attack katana > B", "endure")
    assert totals(g) == {SHOGUNS_TEAM: 12, NINJA_TEAM: -1}


# --- teams ----------------------------------------------------------------------------------------


@clause("SAM-115", "SAM-11")
def test_points_are_added_up_by_team_and_the_ronin_counts_alone() -> None:
    g = end_of("shogun samurai samurai ronin ninja_1 ninja_2 ninja_3", "2 1 3 2 0 3 1")
    assert totals(g) == {SHOGUNS_TEAM: 6, NINJA_TEAM: 4, RONINS_TEAM: 6}
    assert outcome(g).scores == (6, 6, 6, 6, 4, 4, 4)


@clause("SAM-116")
@pytest.mark.parametrize(
    ("tokens", "winners"), [("5 2 1 0 1 1", (0, 1)), ("0 1 1 4 3 2", (3, 4, 5)), ("1 1 3 0 2 2", (2,))]
)
def test_the_highest_total_wins_by_honor(tokens: str, winners: tuple[int, ...]) -> None:
    result = outcome(end_of(SIX, tokens))
    assert (result.how, result.winners) == ("honor", winners)
    assert result.scores[winners[0]] == max(result.scores)


@clause("SAM-116")
def test_a_single_player_with_more_points_does_not_win_over_a_team() -> None:
    g = end_of(SIX, "0 3 2 2 3 2")  # the Samurai has 6 points, each Ninja at most 3, but 7 together
    assert max(points(g)) == points(g)[1] == 6
    assert outcome(g).winners == (3, 4, 5)


@clause("SAM-117", "SAM-R94", "SAM-R4")
@pytest.mark.parametrize(
    ("tokens", "totals_"),
    [("2 1 1 4 0 0", (4, 4, 3)), ("0 1 1 3 0 0", (2, 3, 3)), ("1 1 1 3 0 0", (3, 3, 3))],
)
def test_the_ninja_win_every_tie(tokens: str, totals_: tuple[int, int, int]) -> None:
    g = end_of(SIX, tokens)
    assert tuple(totals(g)[team] for team in (SHOGUNS_TEAM, NINJA_TEAM, RONINS_TEAM)) == totals_
    assert (outcome(g).how, outcome(g).winners) == ("tie", (3, 4, 5))


@clause("SAM-118", "SAM-111", "SAM-EX5", "SAM-R4")
def test_the_team_of_the_shogun_wins_a_tie_with_the_ronin() -> None:
    g = end_of(SIX, "1 3 3 2 3 0", {"A": "daimyo", "B": "daimyo"})
    assert totals(g) == {SHOGUNS_TEAM: 9, NINJA_TEAM: 5, RONINS_TEAM: 9}
    assert (outcome(g).how, outcome(g).winners) == ("tie", (0, 1))


@clause("SAM-117", "SAM-118")
def test_a_tie_below_the_highest_total_decides_nothing() -> None:
    g = end_of(SIX, "2 3 2 6 0 0")  # 8 for the Shogun's team, 6 each for Ninja and Ronin
    assert totals(g) == {SHOGUNS_TEAM: 8, NINJA_TEAM: 6, RONINS_TEAM: 6}
    assert (outcome(g).how, outcome(g).winners) == ("honor", (0, 1))


@clause("SAM-108", "SAM-128")
def test_the_honor_of_the_shogun_counts_double_with_three_players() -> None:
    g = end_of("shogun ninja_1 ninja_3", "2 0 3")
    assert totals(g) == {SHOGUNS_TEAM: 4, NINJA_TEAM: 3}
    assert outcome(g).winners == (0,)
