"""Refusals say what is true where they are given, and cite the clause at hand."""

from __future__ import annotations

from tatami.games.senji.rules.kami import CardToTake
from tatami.games.senji.rules.spring import spring
from tatami.games.senji.table import Senji
from tests.clauses import clause
from tests.games.senji import scenes_autumn, scenes_winter, scenes_year
from tests.games.senji.scenes_summer import asked, march_to, play, refusal, scene, to_support, why


def battle(attacking: str = "", defending: str = "", **more: object) -> Senji:
    """B attacks echizen of C from owari, with these samurai on either side; A is host, D looks on."""
    facts: dict[str, object] = {
        "hands": {"B": "black_support_1", "C": "yellow_support_2", "D": "yellow_trade_1"},
        "orders": "owari=march nagato=production izumo=production",
    }
    g = scene(
        4,
        units={"B": "owari*4", "C": "echizen*4"},
        samurai=dict.fromkeys(attacking.split(), "B owari") | dict.fromkeys(defending.split(), "C echizen"),
        **(facts | more),  # type: ignore[arg-type]
    )
    moves = [f"{name} to echizen" for name in attacking.split()]
    return march_to(g, "owari", "land", "to echizen 4", *moves)


# --- support --------------------------------------------------------------------------------------


@clause("SEN-204", "SEN-205")
def test_wakizakas_side_is_told_that_the_opponent_commits_first() -> None:
    g = to_support(battle("", "wakizaka"))
    assert asked(g) == "B SupportToCommit"
    reason = refusal(g, "C: support yellow_support_2")
    assert (reason.code, reason.clauses) == ("opponent-commits-first", ("SEN-204", "SEN-205"))
    assert reason.facts["target"] == 1
    play(g, "support dummy")
    assert why(g, "B: support black_support_1") == ("support-is-committed", ("SEN-125",))


@clause("SEN-57", "SEN-R28")
def test_an_empty_hand_is_told_that_its_dummy_is_committed() -> None:
    g = to_support(battle(hands={"B": "", "C": "yellow_support_2"}))
    assert asked(g) == "C SupportToCommit"
    assert why(g, "B: support dummy") == ("dummy-is-committed", ("SEN-57", "SEN-R28"))


@clause("SEN-125", "SEN-118")
def test_support_is_refused_outside_its_step_and_to_those_who_do_not_fight() -> None:
    g = battle()
    assert asked(g) == "C HostageToKill"
    for who in ("B", "C"):
        assert why(g, f"{who}: support dummy") == ("support-comes-later", ("SEN-118", "SEN-125"))
    assert why(g, "D: support dummy") == ("only-who-fights-commits", ("SEN-125",))
    peace = scene(4, orders="owari=march nagato=production")
    for who in ("A", "B"):
        assert why(peace, f"{who}: support dummy") == ("no-battle-to-support", ("SEN-125",))


@clause("SEN-118")
def test_in_a_battle_others_are_told_of_its_steps_not_of_the_hosts_naming() -> None:
    g = battle()
    assert why(g, "B: keep") == ("one-step-after-another", ("SEN-118",))
    assert why(g, "D: land: to owari 1") == ("one-step-after-another", ("SEN-118",))


# --- kami -----------------------------------------------------------------------------------------


@clause("SEN-233")
def test_the_attacker_waits_with_his_kami_until_the_defender_has_decided() -> None:
    g = play(battle(kami={"B": "oda", "C": "hosokawa"}), "spare")
    assert asked(g) == "C KamiToCall"
    assert why(g, "B: kami oda") == ("defender-calls-first", ("SEN-233",))
    play(g, "kami hosokawa")
    assert why(g, "B: kami oda") == ("defender-calls-first", ("SEN-233",)), "he may still think better of it"
    play(g, "keep")
    assert asked(g) == "B KamiToCall"
    assert why(g, "C: kami hosokawa") == ("kami-was-declined", ("SEN-233",))


@clause("SEN-207", "SEN-213")
def test_who_has_no_such_kami_or_does_not_fight_is_told_so() -> None:
    g = play(battle(kami={"B": "oda", "C": "hosokawa", "D": "mori"}), "spare")
    assert why(g, "B: kami baba") == ("not-your-kami", ("SEN-207", "SEN-213"))
    assert why(g, "D: kami mori") == ("kami-of-who-fights", ("SEN-213",))
    assert why(g, "D: kami oda")[0] == "not-your-kami"
    to_support(g)
    assert why(g, "B: kami baba")[0] == "not-your-kami"
    assert why(g, "B: kami oda") == ("no-kami-now", ("SEN-213", "SEN-233"))


@clause("SEN-213", "SEN-R76")
def test_after_the_one_re_roll_of_a_battle_no_kami_helps_whoever_asks() -> None:
    g = play(battle(kami={"B": "oda", "C": "hosokawa"}), "spare", "kami hosokawa", "roll: die 1")
    assert asked(g) == "BC SupportToCommit"
    assert why(g, "B: kami oda")[0] == "one-kami-a-battle"


@clause("SEN-206", "SEN-233")
def test_a_kami_waits_for_yamagata() -> None:
    g = play(battle("yamagata", kami={"B": "oda"}), "spare")
    assert asked(g) == "B DieToReroll"
    assert why(g, "kami oda") == ("no-kami-now", ("SEN-213", "SEN-233"))


# --- Spring and Summer ----------------------------------------------------------------------------


@clause("SEN-77")
def test_a_landless_player_who_says_ready_in_spring_is_told_that_he_lays_no_orders() -> None:
    g = scenes_year.scene(4, (spring, ()), provinces={"A": "hitachi dewa mutsu"}, units={"D": "north_sea 1"})
    reason = scenes_year.refusal(g, "D", "ready")
    assert (reason.code, reason.clauses) == ("no-province-to-order", ("SEN-77",))


@clause("SEN-94", "SEN-R51")
def test_who_skips_a_march_is_told_that_it_may_move_nothing() -> None:
    g = scene(4, units={"B": "owari*4"}, orders="owari=march nagato=production")
    assert why(g, "skip order") == ("order-is-carried-out", ("SEN-92", "SEN-94", "SEN-R51"))
    play(g, "name owari")
    assert why(g, "skip order") == ("march-may-stay", ("SEN-94", "SEN-R51"))


@clause("SEN-110", "SEN-76")
def test_who_skips_a_fleet_is_told_that_it_may_stay() -> None:
    g = play(scene(4, units={"B": "south_sea*2"}, orders="nagato=production"), "name fleet B south_sea")
    assert why(g, "skip order") == ("fleet-may-stay", ("SEN-110", "SEN-76"))


# --- Autumn ---------------------------------------------------------------------------------------


@clause("SEN-203", "SEN-162", "SEN-173")
def test_with_nothing_begun_nobody_is_told_to_finish_it() -> None:
    g = scenes_autumn.acting("A", hands={"A": "green_trade_2"})
    for seat in ("A", "B"):
        assert scenes_autumn.why(g, seat, "swap green_trade_2") == ("no-swap-now", {"SEN-203"})
        assert scenes_autumn.why(g, seat, "post nagato") == ("no-samurai-to-post", {"SEN-162", "SEN-173"})
        taken = ("no-cards-to-take-from", {"SEN-151", "SEN-154", "SEN-209", "SEN-211"})
        assert scenes_autumn.why(g, seat, "take nothing") == taken
        assert scenes_autumn.why(g, seat, "take plum_5") == taken
        assert scenes_autumn.why(g, seat, "show: plum_5") == ("nothing-is-asked-of-you", {"SEN-151"})
    winter = scenes_winter.winter()
    assert scenes_winter.refused(winter, "A", "swap green_trade_2").code == "no-swap-now"
    assert scenes_winter.refused(winter, "A", "take nothing").code == "no-cards-to-take-from"


@clause("SEN-209", "SEN-211")
def test_who_takes_nothing_with_a_kami_is_told_of_the_kami() -> None:
    g = scenes_autumn.acting("A", kami={"A": "akashi daisuke"}, hands={"B": "green_trade_2"})
    scenes_autumn.play(g, "kami akashi > B")
    assert isinstance(g.question, CardToTake)
    assert scenes_autumn.why(g, "A", "take nothing") == ("kami-takes-one", {"SEN-209", "SEN-211"})
    scenes_autumn.play(g, "take green_trade_2", "kami daisuke")
    assert scenes_autumn.why(g, "A", "take nothing") == ("kami-takes-one", {"SEN-209", "SEN-211"})


@clause("SEN-151", "SEN-154")
def test_who_takes_nothing_for_a_trade_card_is_told_of_the_trade() -> None:
    g = scenes_autumn.acting("A", hands={"A": "green_trade_2"}, hanafuda={"B": "iris_1 kiku_1"})
    scenes_autumn.play(g, "trade green_trade_2")
    assert scenes_autumn.why(g, "A", "take nothing") == ("must-take-one", {"SEN-151", "SEN-154"})


@clause("SEN-149")
def test_the_host_waits_with_the_next_call_while_another_acts() -> None:
    g = scenes_autumn.acting("B", host="A")
    assert scenes_autumn.why(g, "A", "call C") == ("another-family-acts", {"SEN-149"})
    assert scenes_autumn.why(g, "C", "call C") == ("host-calls", {"SEN-149", "SEN-37"})


@clause("SEN-208", "SEN-209")
def test_a_kami_called_upon_with_the_wrong_words_is_told_which() -> None:
    g = play(battle(kami={"B": "oda", "C": "hosokawa"}), "spare")
    assert asked(g) == "C KamiToCall"
    assert why(g, "C: kami hosokawa > B") == ("kami-of-another-kind", ("SEN-208",)), "it is battle now"
    winter = scenes_winter.winter(kami={"A": "akashi"})
    assert scenes_winter.refused(winter, "A", "kami akashi").clauses == ("SEN-209", "SEN-208")
