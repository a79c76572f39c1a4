"""The Victory of the Swordmaster (SAM-119 to SAM-122)."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.games.samurai_sword.events import (
    DeadlyStrike,
    Defeated,
    HonorGiven,
    LastOneStanding,
    PointsCounted,
    SwordmasterDenied,
)
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.events import PieceTurned
from tatami.kernel.outcome import Outcome
from tatami.kernel.seats import letter
from tests.clauses import clause
from tests.games.samurai_sword.scenes import ROLES, honor, random_play, scene
from tests.games.scenes import asked, play, refusal, told

COUNTS = (4, 5, 6, 7)
every_count = pytest.mark.parametrize("seats", COUNTS)


def last_opponent(sit: str | int, standing: str = "B", **tokens: int) -> SamuraiSword:
    """A, with 1 Honor, and one other player are the last with Resilience."""
    seats = sit if isinstance(sit, int) else len(sit.split())
    down = {letter(seat): 0 for seat in range(1, seats)} | {standing: 1}
    return scene(
        sit,
        hands={"A": "wakizashi battle_cry jujutsu"},
        resilience=down,
        honor={"A": 1, **tokens},
    )


def outcome(g: SamuraiSword) -> Outcome:
    assert g.outcome is not None
    return g.outcome


@clause("SAM-119", "SAM-120", "SAM-11")
@every_count
@pytest.mark.parametrize("text", ["attack wakizashi > B", "play battle_cry", "play jujutsu"])
def test_the_team_of_the_last_player_with_resilience_wins_at_once_without_counting(
    seats: int, text: str
) -> None:
    g = last_opponent(seats)  # B is a Ninja, and A the Shogun, whose team is far behind in Honor
    play(g, text, "endure")
    assert asked(g) == ""
    assert told(g, LastOneStanding) == [LastOneStanding(0)]
    team = tuple(seat for seat, role in enumerate(ROLES[seats].split()) if role in ("shogun", "samurai"))
    assert (outcome(g).how, outcome(g).winners, outcome(g).scores) == ("swordmaster", team, ())
    assert told(g, PointsCounted) == []


@clause("SAM-119", "SAM-R16")
@every_count
def test_a_player_with_resilience_and_an_empty_hand_is_still_standing(seats: int) -> None:
    down = {letter(seat): 0 for seat in range(2, seats)} | {"B": 1, letter(seats - 1): 1}
    g = scene(seats, hands={"A": "bokken", letter(seats - 1): ""}, resilience=down)
    play(g, "attack bokken > B", "endure")
    assert g.outcome is None
    assert asked(g) == "A PlayPhase"


@clause("SAM-119", "SAM-R15")
@every_count
def test_the_game_never_goes_on_with_a_single_player_who_has_resilience(seats: int) -> None:
    for seed in range(20):
        for g in random_play(seats, seed):
            standing = sum(tokens > 0 for tokens in g.table.resilience)
            assert standing > 1 or (standing == 1 and g.outcome is not None)


@clause("SAM-119", "SAM-121")
def test_nobody_claims_the_victory_without_being_the_last_one() -> None:
    assert {"SAM-119", "SAM-121"} <= set(refusal(last_opponent(4), "A", "claim swordmaster").clauses)


@clause("SAM-120", "SAM-R95")
def test_the_ronin_as_the_last_one_wins_alone() -> None:
    g = last_opponent("ronin ninja_1 shogun samurai ninja_2")
    play(g, "attack wakizashi > B", "endure")
    assert (outcome(g).how, outcome(g).winners) == ("swordmaster", (0,))


@clause("SAM-120", "SAM-R13", "SAM-R12")
def test_the_last_blow_is_a_victory_of_the_swordmaster_although_the_last_honor_would_go() -> None:
    g = last_opponent(4, B=1)
    play(g, "attack wakizashi > B", "endure")
    assert outcome(g).how == "swordmaster"
    assert told(g, HonorGiven) == []
    assert honor(g, "B") == 1


@clause("SAM-121", "SAM-122", "SAM-114", "SAM-R14")
@pytest.mark.parametrize(
    ("sit", "winners"),
    [
        ("shogun samurai ninja_1 ninja_2", (2, 3)),
        ("samurai shogun ninja_1 ninja_2", (2, 3)),
        ("ninja_2 ninja_1 shogun samurai", (2, 3)),
        ("samurai samurai shogun ronin ninja_1 ninja_2 ninja_3", (4, 5, 6)),
    ],
)
@pytest.mark.parametrize("text", ["attack wakizashi > B", "play battle_cry"])
def test_after_a_blow_against_the_own_team_the_game_ends_and_is_scored(
    sit: str, winners: tuple[int, ...], text: str
) -> None:
    g = last_opponent(sit, B=2)
    play(g, text, "endure")
    assert told(g, Defeated) == [Defeated(1, 0)]
    assert told(g, LastOneStanding) == [LastOneStanding(0)]
    assert told(g, SwordmasterDenied) == [SwordmasterDenied(0, 1)]
    assert told(g, HonorGiven) == [HonorGiven(1, 0)]  # the token is handed over all the same
    assert [(strike.by, strike.target) for strike in told(g, DeadlyStrike)] == [(0, 1)]
    assert len(told(g, PointsCounted)) == g.seats
    assert outcome(g).how in ("honor", "tie")
    assert outcome(g).winners == winners


@clause("SAM-122", "SAM-116")
def test_the_striker_may_still_win_by_the_score() -> None:
    g = last_opponent("ninja_2 ninja_1 shogun samurai", A=9, B=2, C=1, D=1)
    play(g, "attack wakizashi > B", "endure")
    assert (outcome(g).how, outcome(g).winners) == ("honor", (0, 1))
    assert outcome(g).scores == (18, 18, 3, 3)  # 10 × 2 + 1 − 3, and 1 + 2 × 1


@clause("SAM-107", "SAM-122", "SAM-R97")
@pytest.mark.parametrize("last_blow", ["swordmaster", "honor"])
@pytest.mark.parametrize("sit", ["shogun samurai ninja_1 ninja_2", "shogun ninja_1 samurai ninja_2"])
def test_roles_and_hands_are_shown_once_whoever_wins(sit: str, last_blow: str) -> None:
    down = {"B": 1, "C": 0, "D": 0}
    hands = {"A": "wakizashi parry", "B": "parry*2 bo"}
    g = scene(sit, hands=hands, resilience=down, options={"last_blow": last_blow})
    play(g, "attack wakizashi > B", "endure")
    assert outcome(g).how == ("swordmaster" if "samurai" not in sit.split()[1] else "honor")
    turned = Counter(g.layout.places[event.place].name for event in told(g, PieceTurned))
    places = ["role.B", "role.C", "role.D", "box", "hand.A", "hand.B", "hand.C", "hand.D"]
    assert turned == dict(zip(places, (1, 1, 1, 1, 1, 3, 1, 1), strict=True))


@clause("SAM-119", "SAM-130", "SAM-R101")
def test_with_three_players_the_game_goes_on() -> None:
    g = last_opponent(3, B=2)
    play(g, "attack wakizashi > B", "endure")
    assert g.table.resilience == (4, 0, 0)
    assert g.outcome is None
    assert refusal(g, "A", "claim swordmaster").clauses == ("SAM-130",)


@clause("SAM-119", "SAM-R13")
def test_with_the_other_reading_the_honor_is_handed_over_first() -> None:
    g = scene(
        4,
        hands={"A": "wakizashi"},
        resilience={"B": 1, "C": 0, "D": 0},
        honor={"B": 1},
        options={"last_blow": "honor"},
    )
    play(g, "attack wakizashi > B", "endure")
    assert (outcome(g).how, honor(g, "B")) == ("honor", 0)
