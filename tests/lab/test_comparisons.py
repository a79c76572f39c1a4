"""A simulation beside its baseline."""

from __future__ import annotations

import msgspec
import pytest

from tatami.games import samurai_sword, tenno
from tatami.lab.compare import compare, play_baseline
from tatami.lab.simulate import Simulation, simulate
from tatami.lab.statistics import Ratio


@pytest.fixture(scope="module")
def teams() -> Simulation:
    return simulate(samurai_sword.RULES, ["random"] * 5, 60, seed=2)


def test_beside_itself_everything_is_once(teams: Simulation) -> None:
    compared = play_baseline(samurai_sword.RULES, "random", teams, 1, {}, lambda done: None)
    assert compared.kind == "random"
    assert compared.baseline.seats == teams.seats
    ratios = [compared.by_kind["random"]]
    ratios += [kinds["random"] for values in compared.traits.values() for kinds in values.values()]
    assert len(ratios) == 1 + 4 + 12
    assert all(ratio is not None and ratio.ratio == pytest.approx(1) for ratio in ratios)


def test_a_role_is_compared_with_the_same_role(teams: Simulation) -> None:
    baseline = simulate(samurai_sword.RULES, ["random"] * 5, 60, seed=9)
    compared = compare(teams, baseline)
    for role in ("shogun", "ninja", "ronin"):
        ratio = compared.traits["role"][role]["random"]
        ours, theirs = (found.traits["role"][role]["random"].win_rate.rate for found in (teams, baseline))
        assert ratio is not None
        assert ratio.ratio == pytest.approx(ours / theirs)
        assert ratio.low < ratio.ratio < ratio.high


def test_a_kind_is_compared_seat_by_seat_also_where_it_sits_on_several() -> None:
    """One bot that wins half of the games of four wins twice as often as a bot among its own."""
    result = simulate(tenno.RULES, ["random"] * 4, 8)
    one, three = result.by_kind["random"], result.by_kind["random"]
    one = msgspec.structs.replace(one, seats=1, wins=4.0)
    three = msgspec.structs.replace(three, seats=3, wins=4.0)
    compared = compare(msgspec.structs.replace(result, by_kind={"clever": one, "random": three}), result)
    assert compared.by_kind["clever"] is not None
    assert compared.by_kind["random"] is not None
    assert compared.by_kind["clever"].ratio == pytest.approx(2)
    assert compared.by_kind["random"].ratio == pytest.approx(2 / 3)


def test_what_the_baseline_never_was_or_never_won_has_no_ratio(teams: Simulation) -> None:
    roles = {role: kinds for role, kinds in teams.traits["role"].items() if role != "ronin"}
    lost = msgspec.structs.replace(
        roles["shogun"]["random"], win_rate=msgspec.structs.replace(teams.win_rates[0], rate=0.0)
    )
    roles["shogun"] = {"random": lost}
    baseline = msgspec.structs.replace(teams, traits={**teams.traits, "role": roles})
    compared = compare(teams, baseline).traits["role"]
    assert compared["ronin"] == compared["shogun"] == {"random": None}
    assert isinstance(compared["ninja"]["random"], Ratio)
