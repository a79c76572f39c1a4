"""Three players (SAM-123 to SAM-130): the same rules, but for the Shogun."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword import RULES
from tatami.games.samurai_sword.events import HonorPaidToBushido, PointsCounted
from tatami.kernel.outcome import Outcome
from tests.clauses import clause
from tests.games.samurai_sword.scenes import honor, scene, shown, sitting, turn_of
from tests.games.scenes import asked, code, lying, play, refusal, size, told

PLAIN = sitting(A="musashi")
"""A Shogun whose character changes neither draws nor the number of Weapons."""


@clause("SAM-123")
def test_the_shogun_card_goes_to_one_of_three_at_random_and_the_others_are_ninja() -> None:
    shoguns = set()
    for seed in range(20):
        g = RULES.new(3, seed=seed)
        roles = [lying(g, f"role.{seat}")[0] for seat in "ABC"]
        assert sorted(role.rstrip("_123") for role in roles) == ["role:ninja", "role:ninja", "role:shogun"]
        shoguns.add(roles.index("role:shogun"))
        assert shown(g, "spectator", f"role.{'ABC'[g.table.shogun]}") == ["shogun!"]
    assert shoguns == {0, 1, 2}


@clause("SAM-124")
@pytest.mark.parametrize(("seats", "tokens"), [(3, [3, 3, 6]), (4, [3, 3, 3, 5])])
def test_the_shogun_of_three_starts_with_six_honor_and_each_ninja_with_three(
    seats: int, tokens: list[int]
) -> None:
    g = RULES.new(seats, seed=1)
    assert sorted(g.table.honor) == tokens
    assert g.table.honor[g.table.shogun] == max(tokens)


@clause("SAM-125")
def test_everything_else_is_as_with_more_players() -> None:
    g = scene(3, PLAIN, hands={"A": "kiseru bokken", "B": "parry"}, deck="parry katana", honor={"B": 2})
    play(g, "attack kiseru > B", "parry")
    assert code(g, "A", "attack bokken > B") == "harmless-without-cards"
    turn_of(g, "B")
    assert lying(g, "hand.B") == ["katana", "parry"]
    assert [honor(g, seat) for seat in "ABC"] == [5, 1, 2], "the end of the deck costs the Shogun too"


@clause("SAM-126")
@pytest.mark.parametrize(("seats", "turn", "drawn"), [(3, "A", 3), (3, "B", 2), (4, "A", 2)])
def test_the_shogun_of_three_draws_one_card_more_in_every_draw_phase(
    seats: int, turn: str, drawn: int
) -> None:
    g = turn_of(scene(seats, PLAIN), turn)
    assert size(g, f"hand.{turn}") == 1 + drawn
    for seat in "ABC":
        if seat != turn:
            assert size(g, f"hand.{seat}") == 1


@clause("SAM-126")
def test_the_bonus_is_for_the_draw_phase_only() -> None:
    g = play(scene(3, PLAIN, hands={"A": "daimyo"}), "play daimyo")
    assert size(g, "hand.A") == 2


@clause("SAM-127")
@pytest.mark.parametrize(("seats", "turn", "limit"), [(3, "A", 2), (3, "B", 1), (4, "A", 1)])
def test_the_shogun_of_three_may_play_one_weapon_more(seats: int, turn: str, limit: int) -> None:
    g = scene(seats, PLAIN, hands={turn: "bo*4", "C": "parry"}, turn=turn)
    for _ in range(limit):
        play(g, "attack bo > C", "endure")
    reason = refusal(g, turn, "attack bo > C")
    assert (reason.code, reason.facts) == ("weapon-limit", {"played": limit, "limit": limit})


@clause("SAM-128")
def test_the_honor_of_the_shogun_of_three_counts_double() -> None:
    g = scene(3, PLAIN, hands={"A": "bokken"}, honor={"A": 2, "B": 1, "C": 5}, resilience={"B": 1})
    play(g, "attack bokken > B", "endure")
    assert told(g, PointsCounted)[0] == PointsCounted(0, 3, 2, 0, 6)
    assert g.outcome == Outcome((0,), "honor", (6, 5, 5)), "undoubled, 3 against 5 would have lost"


@clause("SAM-129")
@pytest.mark.parametrize(("seats", "holder", "lost"), [(3, "A", 0), (3, "B", 1), (4, "A", 1)])
def test_the_shogun_of_three_never_loses_honor_to_bushido(seats: int, holder: str, lost: int) -> None:
    g = scene(seats, PLAIN, play={holder: "bushido"}, deck="parry*5 katana")
    before = honor(g, holder)
    turn_of(g, holder)
    assert asked(g) == f"{holder} BushidoAnswer"
    play(g, "pay")
    assert honor(g, holder) == before - lost
    assert [event.tokens for event in told(g, HonorPaidToBushido)] == [lost]
    assert (lying(g, "discard")[-1], size(g, f"play.{holder}.bushido")) == ("bushido", 0)


@clause("SAM-129")
def test_not_even_the_last_honor() -> None:
    g = turn_of(scene(3, PLAIN, play={"A": "bushido"}, deck="parry*5 katana", honor={"A": 1}), "A")
    play(g, "pay")
    assert (g.outcome, honor(g, "A")) == (None, 1)


@clause("SAM-130")
@pytest.mark.parametrize("seats", [3, 4])
def test_there_is_no_victory_of_the_swordmaster_with_three(seats: int) -> None:
    others = {"B": 1, "C": 0, "D": 0}
    left = {seat: others[seat] for seat in "BCD"[: seats - 1]}
    g = scene(seats, PLAIN, hands={"A": "bokken"}, resilience=left)
    play(g, "attack bokken > B", "endure")
    if seats == 3:
        assert (g.outcome, honor(g, "A"), honor(g, "B")) == (None, 7, 2)
        assert "SAM-130" in refusal(g, "A", "claim swordmaster").clauses
    else:
        assert g.outcome == Outcome((0, 2), "swordmaster")
